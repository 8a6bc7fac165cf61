import type { Flow, Outcome, Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { adventurerOf, worthOf } from './01-things.ts';
import { isSolo, soloReward } from './15-modes.ts';

// Chapter 14: end of the game.

/** DA-14.1, DA-14.3 to DA-14.10. */
export function dragonSlain(board: Board, slayer: Seat, flow: Flow<DragonAttack>): void {
  flow.tell({ t: 'slain', rule: 'DA-11.6', seat: slayer });
  end(flow, outcomeIfSlain(board, flow.content, slayer), isSolo(board) ? 'DA-15.9' : 'DA-14.1');
}

/** DA-14.2: the Dragon holds the palace; all lose. */
export function kingdomFalls(board: Board, flow: Flow<DragonAttack>): void {
  flow.tell({ t: 'fallen', rule: 'DA-14.2' });
  const scores = board.adventurers.map((_, seat) => homeWorth(board, flow.content, seat));
  end(flow, { reason: 'fallen', places: scores.map(() => 0), scores, rewards: scores.map(() => 0) }, 'DA-14.2');
}

function end(flow: Flow<DragonAttack>, outcome: Outcome & { reason: 'slain' | 'fallen' }, rule: string): void {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  flow.tell({ t: 'ended', rule, reason: outcome.reason, scores: outcome.scores, winners });
  flow.finish(outcome);
}

/** DA-14.3: gold by value and monsters by strength, at home. */
export const homeWorth = (board: Board, content: Content, seat: Seat): number => worthOf(content, adventurerOf(board, seat).home);

/** DA-14.3, DA-14.4: the scores if this seat slew the Dragon now. */
export function scoresIfSlain(board: Board, content: Content, slayer: Seat): number[] {
  const prize = worthOf(content, board.hoard);
  return board.adventurers.map((_, seat) => homeWorth(board, content, seat) + (seat === slayer ? prize : 0));
}

function outcomeIfSlain(board: Board, content: Content, slayer: Seat): Outcome & { reason: 'slain' } {
  const scores = scoresIfSlain(board, content, slayer);
  const winners = winnersOf(board, content, scores, slayer);
  const places = scores.map((score, seat) => (winners.includes(seat) ? 1 : 1 + winners.length + losersAbove(scores, winners, score)));
  const rewards = isSolo(board) ? [soloReward(scores[0]!)] : places.map((place) => (place === 1 ? 1 / winners.length : 0));
  return { reason: 'slain', places, scores, rewards };
}

/** DA-14.7 to DA-14.9: the highest score; among equals the slayer, then the most gold in front, unless the option is off. */
function winnersOf(board: Board, content: Content, scores: readonly number[], slayer: Seat): Seat[] {
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (tied.length === 1 || !board.tieBreak) return tied;
  if (tied.includes(slayer)) return [slayer];
  const gold = tied.map((seat) => worthOf(content, adventurerOf(board, seat).carried));
  return tied.filter((_, index) => gold[index] === Math.max(...gold));
}

/** DA-14.10: those who did not win are ranked by score; equal scores share a place. */
const losersAbove = (scores: readonly number[], winners: readonly Seat[], score: number): number =>
  scores.filter((other, seat) => !winners.includes(seat) && other > score).length;
