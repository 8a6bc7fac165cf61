import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

/** Drawings of a game, and texts of its lessons, which its board knows by name; and the signs that all boards and the play screen use. */
const DRAWINGS = /\/(?:games\/([\w-]+)\/board\/(\w*(?:pictures|drawings)|lessonTexts)|(web)\/play\/(signs)|(paint)\/(icons))\.ts$/i;

/**
 * Lets the drawings of a game travel as the data that they are, not as script: they are half of what a board weighs, and nothing in them
 * is to be run. Who plays waits for them as for any other part of the board; tests read the files as they stand.
 */
export const drawings = (): Plugin => ({
  name: 'drawings',
  apply: 'build',
  async transform(_code, id) {
    const [room, name] = (DRAWINGS.exec(id) ?? []).slice(1).filter((part) => part !== undefined);
    if (room === undefined) return null;
    const exported = { ...((await import(pathToFileURL(id).href)) as object) };
    const file = this.emitFile({ type: 'asset', name: `${room}-${name}.json`, source: JSON.stringify(exported) });
    const names = Object.keys(exported).join(', ');
    return { code: `export const { ${names} } = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`, map: null };
  },
});

/** Without fields that hold nothing: data leaves them out, and who reads them finds nothing either way. */
const withoutGaps = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, held]) => (held === undefined ? [] : [[name, withoutGaps(held)]])));
};

/** The module of a content set, named after it. */
const CONTENT = /\/games\/([\w-]+)\/content\/(\w+)\.ts$/;

/**
 * Lets the content that comes with a game travel as data, read and checked when the page is built: nobody who plays has to load what
 * checks it. Its files, which a set of one's own may replace, are for the command only. Content that is more than data is script as ever.
 */
export const contents = (): Plugin => ({
  name: 'contents',
  apply: 'build',
  // Before types and attributes are taken out of it.
  enforce: 'pre',
  async transform(code, id) {
    const [, game, name] = CONTENT.exec(id) ?? [];
    if (game === undefined || name === undefined || !code.includes("with { type: 'json' }")) return null;
    const { [name]: content } = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
    const source = JSON.stringify(content);
    if (!isDeepStrictEqual(JSON.parse(source), withoutGaps(content))) return null;
    const file = this.emitFile({ type: 'asset', name: `${game}-content.json`, source });
    return { code: `export const ${name} = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`, map: null };
  },
});

/** What holds the laws of a game against its states: for tests, simulations and the command. */
const AUDIT = /\/games\/[\w-]+\/state\/audit\.ts$/;

/** Leaves out of the page what nobody calls who plays. */
export const audits = (): Plugin => ({
  name: 'audits',
  apply: 'build',
  enforce: 'pre',
  transform: (_code, id) => (AUDIT.test(id) ? { code: 'export const audit = () => {};', map: null } : null),
});

/** The rules that a step carries out by itself, or a die is thrown for. Those of a decision are told with its question. */
const RULES_OF_STEPS = /(kind: '(?:deed|draw)',\s*)rules: \[[^\]]*\],/g;

/** Leaves them out of the page: they are for who reads the rules, and for the tests. */
export const rulesOfSteps = (): Plugin => ({
  name: 'rules-of-steps',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/\/games\/[\w-]+\/rules\//.test(id) ? { code: code.replace(RULES_OF_STEPS, '$1'), map: null } : null),
});
