import { readFileSync, readdirSync } from 'node:fs';
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

/** What a module of that name exports under it, as data; null where it is more than that. */
async function asData(path: string, name: string): Promise<string | null> {
  const { [name]: content } = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  const source = JSON.stringify(content);
  return isDeepStrictEqual(JSON.parse(source), withoutGaps(content)) ? source : null;
}

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
    const source = await asData(id, name);
    if (source === null) return null;
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

/** What the effects of cards are made of, by game. */
const EFFECTS = /^(.*\/games\/[\w-]+\/)rules\/effects\/\w+\.ts$/;

/** By which fields an effect is read from a file. */
const FIELDS = /^( +fields: )(?:\(.*\) => \()?\{.*\}\)?,$/gm;

/** What describes data does nothing by itself: where nothing is read by it, it can go. */
const DESCRIPTIONS = /(?<!function )\b((?:v\.\w+|whole|placeIn|placeOr|numberOr)\()/g;

/** Leaves them out of the page where the content of the game travels as data: nobody there reads it. */
export const fieldsOfEffects = (): Plugin => ({
  name: 'fields-of-effects',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    const [, game] = EFFECTS.exec(id) ?? [];
    if (game === undefined || !(await travelsAsData(`${game}content/`))) return null;
    return { code: code.replace(FIELDS, '$1{},').replace(DESCRIPTIONS, '/* @__PURE__ */ $1'), map: null };
  },
});

async function travelsAsData(folder: string): Promise<boolean> {
  for (const file of readdirSync(folder)) {
    const [, , name] = CONTENT.exec(folder + file) ?? [];
    if (name !== undefined && readFileSync(folder + file, 'utf8').includes("with { type: 'json' }"))
      return (await asData(folder + file, name)) !== null;
  }
  return false;
}
