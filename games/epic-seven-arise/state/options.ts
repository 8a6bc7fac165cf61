import { Problem, read, whole, type Seat } from '@hoard/kernel';
import * as v from 'valibot';
import { CHAPTERS, DIFFICULTIES, MODES, PARTIES, type Difficulty, type Mode, type Party } from './choices.ts';

export interface Options {
  readonly mode: Mode;
  /** From 1; a campaign begins with the first. */
  readonly chapter: number;
  /** Heroes in the party. */
  readonly heroes: Party;
  readonly difficulty: Difficulty;
  /** EA-2.19, for a single player. */
  readonly echoes: boolean;
  /** Who takes two heroes where one player does, or null to draw it (EA-2.4, EA-2.5). */
  readonly pair: Seat | null;
}

function refuse(field: string, what: string): never {
  throw new Problem(`Options, field '${field}': ${what}`);
}

export const MOST_SEATS = 4;

/** Reads the options of a game; what is not given has its default (EA-2.2, EA-2.18, EA-2.19). */
export function readOptions(given: unknown, seats: number): Options {
  if (!(seats >= 1 && seats <= MOST_SEATS)) throw new Problem(`Options: ${seats} seats; expected 1 to ${MOST_SEATS} (EA-2.1)`);
  const schema = v.strictObject({
    mode: v.optional(v.picklist(MODES), 'chapter'),
    chapter: v.optional(whole(1, CHAPTERS), 1),
    heroes: v.optional(v.picklist(PARTIES), 4),
    difficulty: v.optional(v.picklist(DIFFICULTIES), 'standard'),
    echoes: v.optional(v.boolean(), false),
    pair: v.optional(v.nullable(whole(0, seats - 1)), null),
  });
  const options = read(schema, 'Options', given ?? {});
  const { mode, chapter, heroes, echoes, pair } = options;
  if (mode === 'campaign' && chapter !== 1)
    refuse('chapter', `${chapter} in a campaign; expected 1, where every campaign begins (EA-23.1)`);
  if (heroes === 3 && seats === MOST_SEATS) refuse('heroes', `3 with ${seats} players; expected 4, one for each player (EA-2.3)`);
  if (echoes && seats > 1) refuse('echoes', `true with ${seats} players; expected false: Echoes are for a single player (EA-2.19)`);
  if (pair !== null && heroes !== seats + 1)
    refuse(
      'pair',
      `${pair} with ${heroes} heroes for ${seats} players; expected null: only with one hero more than players does one of them take two (EA-2.4)`,
    );
  return options;
}
