import type { Seat } from '@hoard/kernel';
import { ANY, ARTIFACT_PRIZE, SKILL_CARD_PRIZE, SKYSTONES, type Content } from '../content/content.ts';
import { gradesOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { Manner } from './manner.ts';

// What Skystones are worth to who has some already: each is a point, and three colours make a set (EA-20.3).

/** Points, and what begun sets promise: `hope` is how much of a set counts that is nearly there. */
export function promiseOf({ numbers }: Content, stones: readonly number[], hope: number): number {
  let sum = 0;
  let least = Infinity;
  for (const count of stones) {
    sum += count;
    if (count < least) least = count;
  }
  let begun = 0;
  for (const count of stones) if (count > least) begun++;
  const progress = begun / stones.length;
  return sum + numbers.skystones.set * (least + hope * progress * progress);
}

/** Points that put one player well ahead of another. */
const LEAD = 5;
const LEAST_STAKE = 0.25;

/** Alone: what a point counts on the way to the best grade, and beyond it (EA-2.17). */
const SOLO = { below: 0.35, above: 0.12 };

/** How much a point matters: most where a player is one of two who may be champion, least where that is settled. */
export function stakeOf(board: Board, content: Content, seat: Seat, { hope }: Manner): number {
  const { players } = board;
  const own = promiseOf(content, players[seat]!.stones, hope);
  if (players.length === 1) return own < gradesOf(board, content).gold ? SOLO.below : SOLO.above;
  let all = 0;
  for (const { stones } of players) all += Math.exp((promiseOf(content, stones, hope) - own) / LEAD);
  const title = 1 / all;
  return LEAST_STAKE + 4 * title * (1 - title);
}

const changed: number[] = [];

/** What it means to have more (or fewer) of one colour. */
export function gainOf(content: Content, stones: readonly number[], colour: number, count: number, { hope }: Manner): number {
  for (let row = 0; row < stones.length; row++) changed[row] = stones[row]!;
  changed.length = stones.length;
  changed[colour]! += count;
  return promiseOf(content, changed, hope) - promiseOf(content, stones, hope);
}

/** What a prize of a kill or a bounty is worth to a player, in health. */
export function worthOfPrize(board: Board, content: Content, seat: Seat, prize: number, manner: Manner): number {
  if (prize === SKILL_CARD_PRIZE) return manner.skillCard;
  if (prize === ARTIFACT_PRIZE) return manner.artifact;
  const { stones } = board.players[seat]!;
  if (prize !== ANY) return manner.point * gainOf(content, stones, prize, 1, manner);
  let best = 0;
  for (let colour = 0; colour < SKYSTONES.length; colour++) best = Math.max(best, gainOf(content, stones, colour, 1, manner));
  return manner.point * best;
}

/** What all stones of a colour are worth that are paid for a revival (EA-15.8). */
export const worthOfLosing = (content: Content, stones: readonly number[], colour: number, manner: Manner): number =>
  -gainOf(content, stones, colour, -stones[colour]!, manner);
