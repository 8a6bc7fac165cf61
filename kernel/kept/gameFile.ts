import * as v from 'valibot';
import { PRINTABLE, read } from '../game/content.ts';
import { LINE, LONGEST_LINE, type OwnWords } from '../game/epilogue.ts';
import { Problem } from '../problem.ts';
import { hasEnded, isId, type GameRecord } from './record.ts';

/** A game as it is kept and passed on. It names its content set, but no folder: a file from a stranger opens nothing. */
export interface GameFile extends GameRecord {
  /** What people put into words of their own when it was over. */
  readonly words?: OwnWords | undefined;
}

const FORMAT = 1;

/** More than any game has; whoever reads a file makes a list of them before the game is known. */
const MOST_SEATS = 100;

/** Deeper than the options of any game go. */
const DEEPEST_OPTIONS = 8;

/** Stands first in the text of a game that goes on: the file has to hold what no player may know. */
const WARNING = 'This game is not over. The file holds its dice and everything hidden: give it to nobody who plays.';

export const LONGEST_NAME = 24;

/** Letters that take one column, and nothing that could steer a terminal. */
export const NAME = new RegExp(
  `^[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}][\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N} .'-]{0,${LONGEST_NAME - 1}}$`,
  'u',
);

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const hexadecimal = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`), `expected ${digits} hexadecimal digits`));
const word = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,100}$/, 'expected a word in plain characters'));
/** Names of content sets: any script, and nothing that could steer a terminal. */
const printable = v.pipe(v.string(), v.regex(PRINTABLE, 'expected characters that can be printed on one line'));

const place = v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'expected the place of a line'));
const line = v.pipe(v.string(), v.regex(LINE, `expected a line of at most ${LONGEST_LINE} characters`));

const name = v.pipe(v.string(), v.regex(NAME, `expected a name of at most ${LONGEST_NAME} letters`));

const choice = v.strictObject({
  seat: whole,
  lane: whole,
  key: word,
  id: v.optional(v.custom<string>(isId, 'expected an id of at most 64 plain letters')),
  by: v.optional(v.literal('clock')),
});
const turnover = v.variant('now', [
  v.strictObject({ seat: whole, now: v.literal('away'), player: word }),
  v.strictObject({ seat: whole, now: v.literal('back'), name: v.optional(name) }),
  v.strictObject({ seat: whole, now: v.literal('gone'), player: word }),
  v.strictObject({ now: v.literal('abandoned') }),
  v.strictObject({ now: v.literal('time'), timer: printable }),
  v.strictObject({ now: v.literal('rewind'), to: whole }),
]);

const options = v.custom<object>(
  (given) => typeof given === 'object' && given !== null && !Array.isArray(given) && isAtMostSoDeep(given, DEEPEST_OPTIONS),
  'expected the options of a game, as an object',
);

const schema = v.strictObject({
  hoard: v.literal(FORMAT),
  game: word,
  version: whole,
  content: printable,
  options,
  seated: v.pipe(v.array(v.strictObject({ name, player: word })), v.maxLength(MOST_SEATS)),
  commitment: hexadecimal(64),
  secret: hexadecimal(64),
  contributions: v.pipe(v.array(hexadecimal(32)), v.maxLength(MOST_SEATS)),
  seed: v.optional(word),
  journal: v.array(v.lazy((entry) => (typeof entry === 'object' && entry !== null && 'now' in entry ? turnover : choice))),
  outcome: v.nullable(
    v.strictObject({ reason: word, places: v.array(v.number()), scores: v.array(v.number()), rewards: v.array(v.number()) }),
  ),
  words: v.optional(v.record(place, line)),
});

/** Reads a game from the text of a file. What is wrong with it is said with the file's name and the field. */
export function parseGame(where: string, text: string): GameFile {
  const parsed = parseJson(where, text);
  if (!(typeof parsed === 'object' && parsed !== null && 'hoard' in parsed && typeof parsed.hoard === 'number')) throw noGame(where);
  if (parsed.hoard > FORMAT)
    throw new Problem(`${where} was written by a newer Hoard (format ${parsed.hoard}); this one reads format ${FORMAT}.`, {
      fault: 'newer',
      args: { where },
    });
  return read(schema, where, withoutNotes(parsed), { fault: 'field', args: { where } });
}

/** What a file says to people, and where older ones say that their content lay on the device of whoever played. */
const NOTES: ReadonlySet<string> = new Set(['warning', 'folder']);

const withoutNotes = (parsed: object): object => Object.fromEntries(Object.entries(parsed).filter(([name]) => !NOTES.has(name)));

/** A game as the text of a file. */
export function printGame({ hoard, ...rest }: GameFile): string {
  return JSON.stringify(hasEnded(rest) ? { hoard, ...rest } : { hoard, warning: WARNING, ...rest });
}

const isAtMostSoDeep = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((part) => isAtMostSoDeep(part, levels - 1)));

/** How every game of Hoard begins, without what may stand between. */
const BEGINNING = '{"hoard":';

/** Of a damaged game the beginning is there, or nothing at all; anything else never was one. */
const beginsAsGame = (text: string): boolean => {
  const begins = text.slice(0, 100).replaceAll(/\s/g, '').slice(0, BEGINNING.length);
  return BEGINNING.startsWith(begins);
};

function parseJson(where: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (!beginsAsGame(text)) throw noGame(where);
    throw new Problem(`${where} is damaged: ${text.length} characters that are not whole JSON; expected a game of Hoard.`, {
      fault: 'damaged',
      args: { where },
    });
  }
}

const noGame = (where: string): Problem =>
  new Problem(`${where} is not a game of Hoard: expected a field 'hoard' with the number ${FORMAT}.`, {
    fault: 'noGameFile',
    args: { where },
  });
