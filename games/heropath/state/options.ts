import { Problem, read, whole } from '@hoard/kernel';
import * as v from 'valibot';
import type { Numbers } from '../content/numbers.ts';
import {
  ATTRIBUTE_MODES,
  COMPETITIONS,
  DIFFICULTIES,
  LEAVERS,
  MORALS,
  STYLES,
  TURN_MODES,
  type AttributeMode,
  type Competition,
  type Difficulty,
  type Leavers,
  type Moral,
  type Style,
  type TurnMode,
} from './choices.ts';

export interface Options {
  readonly attributes: AttributeMode;
  /** Bronze where there are no Encounters anyway (HP-2.4). */
  readonly morals: Moral;
  readonly turns: TurnMode;
  readonly competition: Competition;
  readonly style: Style;
  readonly difficulty: Difficulty;
  /** Members of a team (HP-2.7); 1 where there are none. */
  readonly teamSize: number;
  /** Giant and Wizard join the pool (HP-2.9). */
  readonly expansion: boolean;
  /** Calls of STOP-HERO for each (HP-26.22). */
  readonly stopHero: number;
  /** Every wish is granted (HP-28.11). */
  readonly trust: boolean;
  /** HP-32.1: rounds after the Gathering Phase and in all, or 0 for no cap. */
  readonly lastDusk: number;
  readonly lastRound: number;
  /** HP-32.9: whether a computer player has the hero of a player who leaves, or nobody. */
  readonly leavers: Leavers;
}

export const MOST_SEATS = 6;
/** A host may raise the caps of HP-32.1 so far. */
const MOST_ROUNDS = 500;

function refuse(field: string, what: string): never {
  throw new Problem(`Options, field '${field}': ${what}`);
}

const schemaFor = ({ realTime, lastDusk }: Numbers) =>
  v.strictObject({
    attributes: v.optional(v.picklist(ATTRIBUTE_MODES), ATTRIBUTE_MODES[0]),
    morals: v.optional(v.picklist(MORALS), MORALS[0]),
    turns: v.optional(v.picklist(TURN_MODES), TURN_MODES[0]),
    competition: v.optional(v.picklist(COMPETITIONS)),
    style: v.optional(v.picklist(STYLES), STYLES[0]),
    difficulty: v.optional(v.picklist(DIFFICULTIES), DIFFICULTIES[0]),
    teamSize: v.optional(whole(1, MOST_SEATS)),
    expansion: v.optional(v.boolean()),
    stopHero: v.optional(whole(realTime.stopHero.least, realTime.stopHero.most), realTime.stopHero.usual),
    trust: v.optional(v.boolean(), false),
    lastDusk: v.optional(whole(0, MOST_ROUNDS), lastDusk.gathered),
    lastRound: v.optional(whole(0, MOST_ROUNDS), lastDusk.rounds),
    leavers: v.optional(v.picklist(LEAVERS), LEAVERS[0]),
  });

/** Reads the options of a game; what is not given is as in the classic game (HP-2.2), and alone as in Solo. */
export function readOptions(given: unknown, seats: number, numbers: Numbers): Options {
  if (!(seats >= 1 && seats <= MOST_SEATS)) throw new Problem(`Options: ${seats} seats; expected 1 to ${MOST_SEATS} (HP-1.3)`);
  const options = read(schemaFor(numbers), 'Options', given ?? {});
  const competition = options.competition ?? (seats === 1 ? 'solo' : 'competitive');
  checkSeats(competition, seats, numbers);
  checkStandAlone(competition, options);
  const teamSize = readTeamSize(options.teamSize, competition, seats, numbers);
  const isForced = seats >= numbers.players.expansion;
  if (isForced && options.expansion === false)
    refuse('expansion', `false with ${seats} players; expected true: there are not enough heroes without it (HP-2.9)`);
  const { attributes, morals, turns, style, difficulty, stopHero, trust, lastDusk, lastRound, leavers } = options;
  const expansion = isForced || (options.expansion ?? false);
  // One order, whatever was given: a replay reads them once more, and must come to the same state.
  return { attributes, morals, turns, competition, style, difficulty, teamSize, expansion, stopHero, trust, lastDusk, lastRound, leavers };
}

/** HP-1.3, HP-2.7. */
function checkSeats(competition: Competition, seats: number, { players }: Numbers): void {
  const refuseSeats = (expected: string): never => refuse('competition', `'${competition}' with ${seats} players; expected ${expected}`);
  if (competition === 'team') {
    const sizes = players.teams.map((row) => row.players);
    if (!sizes.includes(seats)) refuseSeats(`${sizes.join(' or ')} (HP-2.7)`);
    return;
  }
  const { least, most } = competition === 'solo' ? players.solo : competition === 'co-op' ? players.coop : players.competitive;
  if (seats < least || seats > most) refuseSeats(least === most ? `${least} (HP-2.3)` : `${least} to ${most} (HP-2.3)`);
}

/** HP-2.4, HP-2.5: Co-op and Solo have neither morals nor styles, and an order of play of their own. */
function checkStandAlone(competition: Competition, { morals, style, turns }: Pick<Options, 'morals' | 'style' | 'turns'>): void {
  if (competition !== 'co-op' && competition !== 'solo') return;
  const locked = (field: string, value: string, only: string, rule: string): void => {
    if (value !== only) refuse(field, `'${value}' with '${competition}'; expected '${only}' (${rule})`);
  };
  locked('morals', morals, MORALS[0], 'HP-2.4');
  locked('style', style, STYLES[0], 'HP-2.4');
  locked('turns', turns, TURN_MODES[0], 'HP-2.5');
}

/** HP-2.7. */
function readTeamSize(given: number | undefined, competition: Competition, seats: number, { players }: Numbers): number {
  if (competition !== 'team') {
    if (given !== undefined && given !== 1)
      refuse('teamSize', `${given} with '${competition}'; expected 1: only teams have members (HP-2.7)`);
    return 1;
  }
  const sizes = players.teams.find((row) => row.players === seats)!.sizes;
  const size = given ?? sizes[0]!;
  if (!sizes.includes(size)) refuse('teamSize', `${size} with ${seats} players; expected ${sizes.join(' or ')} (HP-2.7)`);
  return size;
}
