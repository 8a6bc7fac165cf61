import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Drawings of a game, which its board knows by name. */
const DRAWINGS = /\/games\/([\w-]+)\/board\/(\w*pictures)\.ts$/i;

/**
 * Lets the drawings of a game travel as the data that they are, not as script: they are half of what a board weighs, and nothing in them
 * is to be run. Who plays waits for them as for any other part of the board; tests read the files as they stand.
 */
export const drawings = (): Plugin => ({
  name: 'drawings',
  apply: 'build',
  async transform(_code, id) {
    const [, game, name] = DRAWINGS.exec(id) ?? [];
    if (game === undefined) return null;
    const exported = { ...((await import(pathToFileURL(id).href)) as object) };
    const file = this.emitFile({ type: 'asset', name: `${game}-${name}.json`, source: JSON.stringify(exported) });
    const names = Object.keys(exported).join(', ');
    return { code: `export const { ${names} } = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`, map: null };
  },
});
