import type { SpaceId } from '../content/ids.ts';
import { argumentOf, type Action, type Game, type Judgement, type Rate, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { distancesOn, type Distances } from './distances.ts';
import { expectedRewards } from './estimate.ts';
import { SHARP, USUAL, type Manner } from './manner.ts';
import { meritsOf } from './merits.ts';
import { depositing, planner, type Plan } from './plan.ts';
import { adventurerOf, dragonSpace, gateOf, pileOn } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import type { MeetingFrame } from '../state/frames.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

/** What a prize further on is worth beside one at hand. */
const LATER = 0.8;
/** A boat is used only where it leads to something clearly better. */
const RELUCTANCE_TO_SAIL = 0.5;

/** How to play Dragon Attack! well. */
export function judgementOf({ content }: Game<DragonAttack>): Judgement<DragonAttack> {
  const distances = distancesOn(content);
  const usual = raterOf(content, distances, USUAL);
  const sharp = raterOf(content, distances, SHARP);
  return {
    horizon: 4,
    merits: meritsOf(content),
    // Attacks at a chance of 11 %.
    sharpest: -0.69,
    rate: (state, lane, seat, actions, count, temper, ratings) =>
      (temper < 0 ? sharp : usual)(state, lane, seat, actions, count, temper, ratings),
    estimate: (state) => state.outcome?.rewards.slice() ?? expectedRewards(state, content, distances),
  };
}

/** First sight, in a manner of its own. */
function raterOf(content: Content, distances: Distances, manner: Manner): Rate<DragonAttack> {
  const { planFor, prospect, danger, duelling, worthOfPile, worthInHand } = planner(content, distances, manner);
  return ({ board }, lane, seat, actions, count, temper, ratings) => {
    const frame = lane.stack.at(-1)!;
    const plan = planFor(board, frame.k === 'thrown' ? frame.victim : seat, temper);
    for (let i = 0; i < count; i++) ratings[i] = rateOne(board, plan, actions[i]!, frame.k === 'meeting' ? frame : null);
  };

  function rateOne(board: Board, plan: Plan, action: Action, meeting: MeetingFrame | null): number {
    const space = argumentOf(action);
    const { at } = adventurerOf(board, plan.seat);
    switch (verbOf(action)) {
      case 'roll':
        return prospect(board, plan, at, at) + RELUCTANCE_TO_SAIL;
      case 'sail':
        return prospect(board, plan, space, -1);
      case 'walk':
        return arriving(board, plan, space) + LATER * prospect(board, plan, space, space) - danger(board, plan, space);
      case 'step':
        return stepping(board, plan, space);
      case 'stay':
        return stepping(board, plan, at);
      case 'throw':
        // The plan is the victim's: what is good for it is bad for the chooser.
        return -prospect(board, plan, space, -1);
      case 'meet':
        return duelling(board, plan, space);
      case 'fight':
        return duelling(board, plan, plan.seat === meeting!.mover ? meeting!.other : meeting!.mover);
      case 'accept':
        return bargaining(plan.seat, meeting!);
      case 'give':
      case 'ask':
      case 'offer':
        // It judges offers but makes none.
        return Number.NEGATIVE_INFINITY;
      default:
        // Neither good nor bad, for all it knows: search finds out what comes of it.
        return 0;
    }
  }

  /** What happens at once when a move ends here (DA-3.6). */
  function arriving(board: Board, plan: Plan, space: SpaceId): number {
    if (space === dragonSpace(board, content)) return plan.wantsDragon ? plan.dragon : -plan.stake - plan.dragon;
    let value = 0;
    if (board.unknown[space] === 1) value += plan.unknown;
    else if (pileOn(board, space) !== undefined) value += worthOfPile(board, plan, space);
    const met = board.adventurers.findIndex((other, seat) => seat !== plan.seat && other.at === space);
    if (met >= 0) value += duelling(board, plan, met);
    return space === gateOf(board, content, plan.seat) ? value + depositing(plan) : value;
  }

  function stepping(board: Board, plan: Plan, space: SpaceId): number {
    const home = space === gateOf(board, content, plan.seat) ? depositing(plan) : 0;
    return home + LATER * prospect(board, plan, space, space) - danger(board, plan, space);
  }

  function bargaining(seat: Seat, { offer, mover }: MeetingFrame): number {
    const [gives, gets] = seat === mover ? [offer!.fromMover, offer!.fromOther] : [offer!.fromOther, offer!.fromMover];
    return worthInHand(gets) - worthInHand(gives);
  }
}
