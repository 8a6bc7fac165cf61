import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Count } from './company.ts';

/** Outside of the project's own packages: nothing of it is installed before it is measured, and none of its scripts is run. */
const FOLDER = new URL('../colyseus/', import.meta.url);

type RunOnColyseus = (wish: { readonly address: string; readonly tables: number; readonly count: Count }) => Promise<void>;

/** Lets four run at each table of Colyseus' server. */
export const runOnColyseus: RunOnColyseus = async (wish) => {
  const runners = (await import(new URL('runners.js', FOLDER).href)) as { readonly runOnColyseus: RunOnColyseus };
  await runners.runOnColyseus(wish);
};

/** Fetches the packages of Colyseus, as its lockfile names them, unless they are there. */
export function installColyseus(): void {
  if (existsSync(new URL('node_modules/@colyseus/core', FOLDER))) return;
  const options = { cwd: fileURLToPath(FOLDER), stdio: 'ignore', shell: process.platform === 'win32' } as const;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], options);
  if (status !== 0) throw new Error(`Colyseus could not be installed: npm ci in ${options.cwd} ended with ${status}`);
}
