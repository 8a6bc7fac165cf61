import { spawn } from 'node:child_process';

/** What opens an address, by operating system. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Opens an address in the browser, where there is a screen to show it on. It is a courtesy: without one nothing is said. */
export function openBrowser(address: string): void {
  const { env, platform } = process;
  const opener = OPENERS[platform];
  const hasScreen = platform !== 'linux' || env['DISPLAY'] !== undefined || env['WAYLAND_DISPLAY'] !== undefined;
  if (opener === undefined || !hasScreen || env['CI'] !== undefined) return;
  const [command, ...words] = opener;
  const child = spawn(command, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
