import { parseArgs, type ParseArgsConfig } from 'node:util';
// Not the whole kernel: whoever only asks for help waits for nothing else.
import { Problem } from '@hoard/kernel/problem';
import { nearest } from './nearest.ts';

export type Flags = NonNullable<ParseArgsConfig['options']>;

/** Options that are known, only not here: by name, what is to be said of each. */
export type Elsewhere = Readonly<Record<string, string>>;

/** Reads the words after a command. What is not known, lacks its value or is said twice is a Problem. */
export function readWords<const F extends Flags>(args: readonly string[], options: F, elsewhere: Elsewhere = {}) {
  const words = withNegatives(args, options);
  const seen = new Set<string>();
  for (const token of tokensIn(words, options)) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(options, name)) throw unknown(rawName, Object.keys(options), elsewhere);
    if (seen.has(name)) throw new Problem(`${rawName} is there twice; expected it once.`);
    seen.add(name);
    if (options[name]!.type === 'boolean') {
      if (value !== undefined) throw new Problem(`${rawName} takes no value; expected it alone, without =${shortened(value)}.`);
    } else if (value === undefined) throw new Problem(`${rawName}: expected a value after it.`);
    else if (!inlineValue && value.startsWith('-') && value !== '-')
      throw new Problem(`${rawName}: expected a value after it; one that begins with a dash is written ${rawName}=${shortened(value)}.`);
  }
  return parseArgs({ args: words, options, allowPositionals: true, strict: true });
}

/** The words that are neither options nor their values, whatever else is wrong. */
export const positionalsIn = (args: readonly string[], options: Flags): string[] =>
  tokensIn(withNegatives(args, options), options).flatMap((token) => (token.kind === 'positional' ? [token.value] : []));

const tokensIn = (args: readonly string[], options: Flags) =>
  parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true }).tokens;

/** `--players -1` is a wrong number, no second option. */
function withNegatives(args: readonly string[], options: Flags): string[] {
  const words = [...args];
  for (const token of tokensIn(args, options).toReversed())
    if (token.kind === 'option' && token.inlineValue === false && /^-[\d.]/.test(token.value))
      words.splice(token.index, 2, `${token.rawName}=${token.value}`);
  return words;
}

function unknown(option: string, known: readonly string[], elsewhere: Elsewhere): Problem {
  const name = option.replace(/^-+/, '');
  if (Object.hasOwn(elsewhere, name)) return new Problem(`${option} ${elsewhere[name]}`);
  const meant = nearest(name, known);
  if (meant !== null) return new Problem(`Unknown option ${quoted(option)}; did you mean --${meant}?`);
  const other = nearest(name, Object.keys(elsewhere));
  if (other !== null) return new Problem(`Unknown option ${quoted(option)}; --${other} ${elsewhere[other]}`);
  return new Problem(`Unknown option ${quoted(option)}; expected ${listedFlags(known)}.`);
}

/** Options as a sentence names them. */
export const listedFlags = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `--${name}`).join(', ');

/** What was typed, as a sentence shows it: on one line, and not endless. */
export const quoted = (word: string): string => `'${shortened(word)}'`;

const LONGEST_SHOWN = 60;

function shortened(word: string): string {
  const line = word.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
}

/** A whole number of an option, or what holds if it is not given. */
export function wholeNumber(option: string, given: string | undefined, otherwise: number, least: number, most: number): number {
  if (given === undefined) return otherwise;
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Problem(`--${option} is ${quoted(given)}; expected a whole number from ${least} to ${most}.`);
}

/** A path of an option, if it is given. */
export function pathFrom<P extends string | undefined>(option: string, given: P): P {
  if (given?.trim() === '') throw new Problem(`--${option} is empty; expected a path.`);
  return given;
}
