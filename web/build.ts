import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LAST_FILE } from './compressed.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where the built page lies. */
export const PAGE = fileURLToPath(new URL('./dist', import.meta.url));

/** What the page is made of; tests and what is built do not count. */
const SOURCES = '{web,paint,games,players,kernel,table}/**/*.{ts,tsx,css,html,json,md,svg,webmanifest,webp}';
const NOT_SOURCES = ['**/node_modules', '**/dist', '**/test'];

/** Builds the page, unless what is there is newer than everything it is made of. Returns whether it had to. */
export async function buildPage(): Promise<boolean> {
  if (isBuilt(PAGE)) return false;
  const { build } = await import('vite');
  await build({ configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)), logLevel: 'warn' });
  return true;
}

/** Whether all of the page is in a folder, and newer than everything it is made of. */
export function isBuilt(folder: string): boolean {
  const newest = Math.max(...globSync(SOURCES, { cwd: ROOT, exclude: NOT_SOURCES }).map((file) => changed(ROOT + file)));
  return changed(`${folder}/${LAST_FILE}`) > newest;
}

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
