import * as v from 'valibot';
import { PRINTABLE, read } from './content.ts';
import { LINE, LONGEST_LINE, type OwnWords } from './epilogue.ts';
import { Problem } from './problem.ts';
import type { GameRecord } from './record.ts';

/** Somebody at the table: a `person`, or a bot by its kind. */
export interface Seated {
  readonly name: string;
  readonly player: string;
}

/** A game as it is kept and passed on: its record, and who sits where. A record without a table, such as the laboratory writes, is one too. */
export interface GameFile extends GameRecord {
  readonly table?:
    | {
        readonly seated: readonly Seated[];
        /** The folder of the content set, where it is not the one in the box. */
        readonly content?: string | undefined;
        /** What they put into words of their own when it was over. */
        readonly words?: OwnWords | undefined;
      }
    | undefined;
}

const FORMAT = 1;

/** More than any game has; whoever reads a file makes a list of them before the game is known. */
const MOST_SEATS = 100;

/** Letters that take one column, and nothing that could steer a terminal. */
export const NAME =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}][\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N} .'-]{0,15}$/u;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits'));
const word = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,100}$/, 'expected a word in plain characters'));
/** Names of folders: any script, and nothing that could steer a terminal. */
const printable = v.pipe(v.string(), v.regex(PRINTABLE, 'expected characters that can be printed on one line'));

const place = v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'expected the place of a line'));
const line = v.pipe(v.string(), v.regex(LINE, `expected a line of at most ${LONGEST_LINE} characters`));

const schema = v.strictObject({
  hoard: v.literal(FORMAT),
  game: word,
  version: whole,
  content: printable,
  options: v.unknown(),
  seats: v.pipe(whole, v.maxValue(MOST_SEATS)),
  commitment: hexadecimal,
  secret: hexadecimal,
  journal: v.array(v.strictObject({ seat: whole, lane: whole, key: word })),
  outcome: v.nullable(
    v.strictObject({ reason: word, places: v.array(v.number()), scores: v.array(v.number()), rewards: v.array(v.number()) }),
  ),
  table: v.optional(
    v.strictObject({
      seated: v.array(v.strictObject({ name: v.pipe(v.string(), v.regex(NAME, 'expected a name of at most 16 letters')), player: word })),
      content: v.optional(printable),
      words: v.optional(v.record(place, line)),
    }),
  ),
});

/** Reads a game from the text of a file. What is wrong with it is said with the file's name and the field. */
export function parseGame(where: string, text: string): GameFile {
  const parsed = parseJson(where, text);
  const format = typeof parsed === 'object' && parsed !== null && 'hoard' in parsed ? parsed.hoard : undefined;
  if (typeof format !== 'number')
    throw new Problem(`${where} is not a game of Hoard: expected a field 'hoard' with the number ${FORMAT}.`, {
      fault: 'noGameFile',
      args: { where },
    });
  if (format > FORMAT)
    throw new Problem(`${where} was written by a newer Hoard (format ${format}); this one reads format ${FORMAT}.`, {
      fault: 'newer',
      args: { where },
    });
  const file = read(schema, where, parsed, { fault: 'field', args: { where } });
  if (file.table !== undefined && file.table.seated.length !== file.seats)
    throw new Problem(`${where}, field 'table.seated': ${file.table.seated.length} names for ${file.seats} seats; expected one for each.`, {
      fault: 'names',
      args: { where, names: file.table.seated.length, seats: file.seats },
    });
  return file;
}

function parseJson(where: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`${where} is damaged: ${text.length} characters that are not whole JSON; expected a game of Hoard.`, {
      fault: 'damaged',
      args: { where },
    });
  }
}
