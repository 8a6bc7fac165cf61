import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { Problem, type ProblemOptions } from '../problem.ts';

/** Reads the rows of a content file. What is wrong is said with file, row, field, and what was expected. */
export function readRows<S extends v.GenericSchema<unknown, { readonly id: string }>>(
  schema: S,
  file: string,
  given: unknown,
): v.InferOutput<S>[] {
  if (!Array.isArray(given)) throw new Problem(`${file}: expected a list of rows, got ${given === null ? 'null' : typeof given}`);
  const rows = given.map((row: unknown, index) => read(schema, `${file}, ${nameOf(row, index)}`, row));
  const ids = rows.map((row) => row.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Problem(`${file}: the id '${twice}' stands twice; expected each id once`);
  return rows;
}

/** How many rows a file may have, and why: the rule that asks for so many, or for no more. */
export interface Extent {
  readonly least: number;
  readonly most: number;
  readonly why: string;
}

/** A deck is as large as its file; a set that the rules could not play is refused with what they need. */
export function checkExtent(file: string, rows: readonly unknown[], { least, most, why }: Extent): void {
  if (rows.length >= least && rows.length <= most) return;
  throw new Problem(`${file}: ${rows.length} rows; expected ${least === most ? least : `${least} to ${most}`}, ${why}`);
}

/** Reads one value from outside. `where` begins the sentence if something is wrong. */
export function read<S extends v.GenericSchema>(schema: S, where: string, given: unknown, problem: ProblemOptions = {}): v.InferOutput<S> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue);
  // Only what is said in other languages, too, needs the field apart from the message.
  const named = problem.fault === undefined ? problem : { ...problem, args: { ...problem.args, field: field ?? '' } };
  throw new Problem(`${where}${field === null ? '' : `, field '${field}'`}: ${inWords(issue.message)}`, named);
}

/** What is wrong with a value, for people: the library's own sentences are for programmers. */
const inWords = (message: string): string =>
  message
    .replace(/^Invalid key: Expected never but received .*$/s, 'there is no such field; expected none of that name')
    .replace(/^Invalid key: Expected .* but received undefined$/s, 'expected it to be there')
    .replace(/^Invalid integer: Received (.*)$/s, (_, got: string) => `expected a whole number, got ${shortened(got)}`)
    .replace(
      /^Invalid [a-z ]+: Expected (.*) but received (.*)$/s,
      (_, expected: string, got: string) => `expected ${termsOf(expected)}, got ${got === 'undefined' ? 'nothing' : shortened(got)}`,
    );

const TERMS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
};

/** `("wood" | "iron")` as `"wood" or "iron"`, `<=10` as `at most 10`. */
const termsOf = (expected: string): string =>
  expected
    .replace(/^\((.*)\)$/s, '$1')
    .split(' | ')
    .map((term) => TERMS[term] ?? term.replace(/^<=/, 'at most ').replace(/^>=/, 'at least ').replace(/^!/, 'anything but '))
    .join(' or ');

const shortened = (got: string): string => (got.length > 40 ? `${got.slice(0, 40)}…` : got);

/**
 * A hash by which a content set is known: 128 bits, so that nobody can make two sets that pass for one another. Fields that only say
 * what something is called or looks like are left out: whoever renames a monster can play every kept game on.
 */
export function fingerprint(data: unknown, looks: ReadonlySet<string>): string {
  const decisive = JSON.stringify(data, (field, value: unknown) => (looks.has(field) ? undefined : value));
  return bytesToHex(sha256(utf8ToBytes(decisive))).slice(0, 32);
}

function nameOf(row: unknown, place: number): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' ? id : `row ${place + 1}`;
}

/** One line in any script, without control and format characters. */
export const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** The files of a content set of one's own; what is not given is as in the box. A game file names the set: the name must be readable there. */
export function withParts<F extends object>(name: string, box: F, given: Readonly<Record<string, unknown>>): F {
  if (!PRINTABLE.test(name))
    throw new Problem(`${JSON.stringify(name)} is no name for a content set: expected characters that can be printed`);
  const parts = Object.keys(box);
  const unknown = Object.keys(given).find((file) => !parts.includes(file));
  if (unknown !== undefined) throw new Problem(`${name}/${unknown}.json: no such part; expected ${parts.join('.json, ')}.json`);
  return { ...box, ...given };
}
