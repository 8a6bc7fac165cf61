import { Problem, read } from '@hoard/kernel';
import * as v from 'valibot';
import type { Content } from '../content/content.ts';
import { LEVELS, type Level } from './choices.ts';

export interface Options {
  /** The colour that each seat has chosen, or null to be given a free one by chance (DA-2.2). */
  readonly colours: readonly (string | null)[];
  /** DA-14.8. */
  readonly tieBreak: boolean;
  /** Solo only (DA-15.7). */
  readonly level: Level;
}

/** Reads the options of a game (DA-2.2, DA-14.8, DA-15.7); what is not given has its default. */
export function readOptions(given: unknown, seats: number, content: Content): Options {
  const colours = content.heroes.map((hero) => hero.colour);
  const schema = v.strictObject({
    colours: v.optional(v.array(v.nullable(v.picklist(colours))), () => Array.from({ length: seats }, () => null)),
    tieBreak: v.optional(v.boolean(), true),
    level: v.optional(v.picklist(LEVELS), 'knight'),
  });
  if (seats < 1 || seats > colours.length)
    throw new Problem(`Options: ${seats} seats; expected 1 to ${colours.length}, one for each player counter (DA-2.1)`);
  const options = read(schema, 'Options', given ?? {});
  if (options.colours.length !== seats) {
    throw new Problem(
      `Options, field 'colours': ${options.colours.length} colours for ${seats} seats; expected one (or null) for each seat`,
    );
  }
  const chosen = options.colours.filter((colour) => colour !== null);
  const twice = chosen.find((colour, index) => chosen.indexOf(colour) !== index);
  if (twice !== undefined)
    throw new Problem(`Options, field 'colours': ${twice} is chosen twice; expected a different player counter for each seat (DA-2.2)`);
  return options;
}
