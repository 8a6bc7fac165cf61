import { Problem, read, type Seat } from '@hoard/kernel';
import * as v from 'valibot';
import type { Content } from '../content/content.ts';
import { DIFFICULTIES, MODES, REALM_ATTACKS, type Difficulty, type Mode, type RealmAttack } from './choices.ts';

export interface Options {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  /** The character of each seat, or null to be dealt one (SM-1.2). */
  readonly characters: readonly (string | null)[];
  /** The seat that begins, or null to draw it (SM-1.16). */
  readonly first: Seat | null;
  readonly faerieFolk: boolean;
  readonly storyTokens: boolean;
  readonly latePurse: boolean;
  readonly longWatch: boolean;
  readonly realmAttack: RealmAttack;
}

function refuse(field: string, what: string): never {
  throw new Problem(`Options, field '${field}': ${what}`);
}

/** Reads the options of a game (SM-1.1, SM-1.2, SM-1.19); what is not given has its default. */
export function readOptions(given: unknown, seats: number, content: Content): Options {
  const ids = content.characters.map(({ id }) => id);
  if (seats < 1 || seats > ids.length)
    throw new Problem(`Options: ${seats} seats; expected 1 to ${ids.length}, one for each home city (SM-1.2)`);
  const schema = v.strictObject({
    mode: v.optional(v.picklist(MODES), seats === 1 ? 'solo' : 'competitive'),
    difficulty: v.optional(v.picklist(DIFFICULTIES), 'normal'),
    characters: v.optional(v.array(v.nullable(v.picklist(ids))), () => Array.from({ length: seats }, () => null)),
    first: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(seats - 1))), null),
    faerieFolk: v.optional(v.boolean(), false),
    storyTokens: v.optional(v.boolean(), false),
    latePurse: v.optional(v.boolean(), false),
    longWatch: v.optional(v.boolean(), false),
    // Games that were kept before there was a choice have none: they were played by the cities that stand.
    realmAttack: v.optional(v.picklist(REALM_ATTACKS), 'standing'),
  });
  const options = read(schema, 'Options', given ?? {});
  const { mode, difficulty, characters } = options;
  if ((mode === 'solo') !== (seats === 1))
    refuse('mode', `${mode} with ${seats} seats; expected solo for one player, else competitive or co-op (SM-1.1)`);
  if (difficulty === 'gentle' && mode !== 'solo')
    refuse('difficulty', 'gentle is for the solo game only; expected normal, frenzy or darkest (SM-18.6)');
  if (difficulty !== 'normal' && mode === 'competitive')
    refuse('difficulty', `${difficulty} is for co-op and solo games; expected normal (SM-16.3)`);
  if (options.longWatch && mode === 'solo') refuse('longWatch', 'dusk takes its place in the solo game; expected false (SM-18.13)');
  if (options.realmAttack !== 'standing' && mode === 'solo')
    refuse('realmAttack', `${options.realmAttack} in the solo game, which has one city; expected standing (SM-18.11)`);
  if (characters.length !== seats)
    refuse('characters', `${characters.length} characters for ${seats} seats; expected one (or null) for each seat`);
  const chosen = characters.filter((id) => id !== null);
  const twice = chosen.find((id, index) => chosen.indexOf(id) !== index);
  if (twice !== undefined) refuse('characters', `${twice} is chosen twice; expected a different home city for each seat (SM-1.2)`);
  return options;
}
