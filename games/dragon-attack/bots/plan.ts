import type { SpaceId } from '../content/ids.ts';
import type { Seat } from '@hoard/kernel';
import { chanceInDuel, chanceToBeat, chanceToSlay } from '../odds/chances.ts';
import type { Content } from '../content/content.ts';
import type { Distances } from './distances.ts';
import type { Manner } from './manner.ts';
import { adventurerOf, dragonSpace, gateOf, partyOf, pileOn, worthOf } from '../rules/01-things.ts';
import { diceOf } from '../rules/08-battle.ts';
import { diceAgainstDragon } from '../rules/11-dragon-battle.ts';
import { scoresIfSlain } from '../rules/14-end.ts';
import type { Board } from '../state/board.ts';

// What a player wants, in points: what a counter, a companion or a lost turn is worth.

const DRAGON_SLAYER = 4;
const BOAT = 1.5;
/** A turn spent resting. */
const REST = 2;
/** What gold in front is worth beside gold at home. */
const AT_RISK = 0.6;
/** The more gold one carries, the more it wants to be home. */
const WORRY = 0.15;
/** The prize that makes everything else look small. */
const SLAYING = 60;
/** What is left of a prize, by the steps to it. */
const FADED = Float64Array.from({ length: 128 }, (_, steps) => 0.84 ** steps);
/** How likely a stronger player nearby strikes, for each step that is left of a full roll. */
const THREAT = 0.06;

/** What a player wants, worked out once for a question. */
export interface Plan {
  readonly seat: Seat;
  readonly dice: number;
  /** The classes in the party, as bits. */
  readonly party: number;
  /** The value of the gold in front. */
  readonly gold: number;
  /** What a lost battle would cost. */
  readonly stake: number;
  /** What an unknown counter is worth on average. */
  readonly unknown: number;
  readonly chanceToSlay: number;
  readonly wantsDragon: boolean;
  /** What attacking the Dragon is worth. */
  readonly dragon: number;
  /** Spaces worth going to, beside the unknown counters, and how much. */
  readonly goals: readonly Goal[];
}

interface Goal {
  readonly space: SpaceId;
  readonly value: number;
}

/** The state of mind that the rest of a plan follows from. */
type Means = Pick<Plan, 'seat' | 'dice' | 'party' | 'gold' | 'stake'>;

export function planner(content: Content, distance: Distances, manner: Manner) {
  const inHand = content.counters.map((counter) => {
    if (counter.kind === 'gold') return AT_RISK * counter.value;
    if (counter.kind === 'character') return manner.companion;
    if (counter.kind === 'dragonSlayer') return DRAGON_SLAYER;
    return counter.kind === 'boat' ? BOAT : 0;
  });
  const strength = content.counters.map((counter) => (counter.kind === 'monster' ? counter.strength : 0));

  /** By space: where counters are laid out, nearest first. */
  const laidAround = content.spaces.map((_, from) =>
    content.laid.filter((space) => distance(from, space) >= 0).toSorted((a, b) => distance(from, a) - distance(from, b)),
  );

  return { planFor, prospect, danger, duelling, worthOfPile, worthInHand };

  function planFor(board: Board, seat: Seat, temper: number): Plan {
    const { carried } = adventurerOf(board, seat);
    const means = {
      seat,
      dice: diceOf(board, content, seat),
      party: partyOf(board, content, seat),
      gold: worthOf(content, carried),
      stake: REST + worthInHand(carried),
    };
    const slaying = chanceToSlay(content, diceAgainstDragon(board, content, seat), board.wounds);
    const wantsDragon = board.dragonAt > 0 && slaying >= threshold(board, temper) && (inDanger(board) || wouldWin(board, seat));
    const dragon = SLAYING * slaying;
    const unknown = worthUnknown(board, means);
    const goals = goalsOf(board, means);
    if (wantsDragon) goals.push({ space: dragonSpace(board, content), value: dragon });
    return { ...means, unknown, chanceToSlay: slaying, wantsDragon, dragon, goals };
  }

  function goalsOf(board: Board, means: Means): Goal[] {
    const goals: Goal[] = [];
    for (const { space } of board.piles) {
      const value = worthOfPile(board, means, space);
      if (value > 0) goals.push({ space, value });
    }
    if (means.gold > 0) goals.push({ space: gateOf(board, content, means.seat), value: depositing(means) });
    return goals;
  }

  /** The best that lies ahead of a space, nearer things first; `except` is already counted. */
  function prospect(board: Board, plan: Plan, from: number, except: number): number {
    let best = unknownAhead(board, plan, from, except);
    for (const { space, value } of plan.goals) {
      if (space === except || value <= best) continue;
      const worth = value * FADED[distance(from, space)]!;
      if (worth > best) best = worth;
    }
    return best;
  }

  /** All unknown counters promise the same: the nearest is the best. */
  function unknownAhead(board: Board, { unknown }: Plan, from: number, except: number): number {
    if (unknown <= 0) return 0;
    for (const space of laidAround[from]!) {
      if (board.unknown[space] === 1 && space !== except) return unknown * FADED[distance(from, space)]!;
    }
    return 0;
  }

  /** What the Dragon's next step and stronger players nearby threaten. */
  function danger(board: Board, plan: Plan, space: SpaceId): number {
    let risk = 0;
    if (content.path[board.dragonAt + 1] === space && !plan.wantsDragon) {
      const comes = 1 - (5 / 6) ** Math.max(1, board.adventurers.length - 1);
      risk += comes * (1 - plan.chanceToSlay) * plan.stake;
    }
    if (plan.stake === REST) return risk;
    for (let other = 0; other < board.adventurers.length; other++) {
      const { at, resting } = adventurerOf(board, other);
      const steps = distance(at, space);
      if (other === plan.seat || resting || steps > 6) continue;
      risk += THREAT * (7 - steps) * chanceInDuel(diceOf(board, content, other), plan.dice) * (plan.stake - REST);
    }
    return risk;
  }

  /** The expected gain of a duel. */
  function duelling(board: Board, { dice, party, stake }: Means, other: Seat): number {
    const chance = chanceInDuel(dice, diceOf(board, content, other));
    const spoils = REST / 2 + manner.spoils * worthTaken(party, adventurerOf(board, other).carried);
    return chance * spoils - (1 - chance) * stake;
  }

  /** An open monster with what it holds, or characters that wait for a party. */
  function worthOfPile(board: Board, { dice, party, stake }: Means, space: SpaceId): number {
    const { counters } = pileOn(board, space)!;
    const loot = worthTaken(party, counters);
    const foe = strength[counters[0]!]!;
    if (foe === 0) return loot;
    const chance = chanceToBeat(dice, foe);
    return chance * (foe + loot) - (1 - chance) * stake;
  }

  /** What has not turned up yet, on average. */
  function worthUnknown({ pool }: Board, { dice, party, stake }: Means): number {
    let sum = 0;
    for (const counter of pool) {
      const foe = strength[counter]!;
      const chance = foe === 0 ? 1 : chanceToBeat(dice, foe);
      if (foe > 0) sum += chance * foe - (1 - chance) * stake;
      else if ((party & content.classOfCounter[counter]!) === 0) sum += inHand[counter]!;
    }
    return pool.length === 0 ? 0 : sum / pool.length;
  }

  /** What a party can take of some counters: everything but characters without a place. */
  function worthTaken(party: number, counters: readonly number[]): number {
    let sum = 0;
    for (const counter of counters) if ((party & content.classOfCounter[counter]!) === 0) sum += inHand[counter]!;
    return sum;
  }

  function worthInHand(counters: readonly number[]): number {
    return worthTaken(0, counters);
  }

  function wouldWin(board: Board, seat: Seat): boolean {
    const scores = scoresIfSlain(board, content, seat);
    return scores.every((score, other) => other === seat || score < scores[seat]!);
  }
}

/** What bringing the gold home adds to its worth. */
export const depositing = ({ gold }: Pick<Plan, 'gold'>): number => (1 - AT_RISK) * gold + WORRY * gold * gold;

/** The chance to slay at which a player attacks: 35 % to 70 % by temper, falling to nothing as the Dragon nears the palace. */
function threshold({ dragonAt }: Board, temper: number): number {
  const haste = Math.min(1, Math.max(0, (dragonAt - 7) / 5));
  return (0.35 + 0.35 * temper) * (1 - haste);
}

/** The Dragon is so near that slaying it matters more than who wins. */
const inDanger = ({ dragonAt }: Board): boolean => dragonAt >= 10;
