import type { Seat, StateOf } from '@hoard/kernel';
import { chanceToSlay } from '../odds/chances.ts';
import { PALACE, type Content } from '../content/content.ts';
import type { Distances } from './distances.ts';
import { adventurerOf, dragonSpace, leftHandOf, worthOf } from '../rules/01-things.ts';
import { turnIn } from '../rules/03-turn.ts';
import { diceOf } from '../rules/08-battle.ts';
import { diceAgainstDragon } from '../rules/11-dragon-battle.ts';
import { scoresIfSlain } from '../rules/14-end.ts';
import { isSolo, soloReward } from '../rules/15-modes.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';

// Who is likely to win, judged by the board alone: a logistic model of what becomes of such boards among greedy players.
// Each seat and the Dragon pull towards their own victory; the weights were fitted to positions from 9,000 of their games.

/** The chance that a roll carries a player so many steps. */
const IN_REACH = [0, 5 / 6, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6];

/** What all pulls depend on: how near the Dragon is to the palace (0 to 1), the hoard in tens, and who moves next. */
interface Situation {
  readonly board: Board;
  readonly doom: number;
  readonly hoard: number;
  readonly next: Seat;
}

/** By seat: the reward to be expected. */
export function expectedRewards(state: StateOf<DragonAttack>, content: Content, distance: Distances): number[] {
  const { board } = state;
  const situation = { board, doom: board.dragonAt / PALACE, hoard: worthOf(content, board.hoard) / 10, next: nextToMove(state) };
  const rewards: number[] = [];
  let bestChance = 0;
  let whole = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const slaying = chanceToSlay(content, diceAgainstDragon(board, content, seat), board.wounds);
    const weight = Math.exp(pullOf(situation, content, distance, seat, slaying));
    bestChance = Math.max(bestChance, slaying);
    rewards.push(weight);
    whole += weight;
  }
  whole += Math.exp(pullOfDragon(situation, bestChance));
  const prize = isSolo(board) ? soloReward(worthOf(content, adventurerOf(board, 0).home) + worthOf(content, board.hoard)) : 1;
  for (let seat = 0; seat < state.seats; seat++) rewards[seat]! *= prize / whole;
  return rewards;
}

function pullOf({ board, doom, hoard, next }: Situation, content: Content, distance: Distances, seat: Seat, slaying: number): number {
  const { home, carried, resting, at } = adventurerOf(board, seat);
  const reach = resting || board.dragonAt === 0 ? 0 : reachOver(distance(at, dragonSpace(board, content)));
  const [winning, losing] = wouldWin(board, content, seat) ? [slaying, 0] : [0, slaying];
  return (
    (0.508 - 0.089 * doom) * (worthOf(content, home) / 10) +
    (0.281 - 0.063 * doom) * (worthOf(content, carried) / 10) +
    (1.104 - 1.281 * doom + 0.101 * hoard) * slaying +
    (0.229 - 0.316 * doom) * (diceOf(board, content, seat) - 1) +
    (3.872 * doom - 0.282) * winning +
    (0.542 * winning + 0.528 * losing) * reach -
    (resting ? 0.054 + 0.277 * doom : 0) +
    (seat === next ? 0.097 + 0.186 * winning * reach : 0)
  );
}

function pullOfDragon({ board, doom }: Situation, bestChance: number): number {
  const seats = board.adventurers.length;
  return 0.549 + 1.095 * doom + 2.149 * doom ** 2 + (0.027 - 0.683 * doom) * bestChance + (2.713 * doom - 3.853) / seats;
}

const reachOver = (steps: number): number => IN_REACH[steps] ?? 0.15 * 0.8 ** (steps - 6);

function wouldWin(board: Board, content: Content, seat: Seat): boolean {
  const scores = scoresIfSlain(board, content, seat);
  return scores.every((score) => score <= scores[seat]!);
}

/** Whose roll comes next, or -1 before the first turn. */
function nextToMove({ board, lanes }: StateOf<DragonAttack>): Seat {
  const turn = turnIn(lanes);
  if (turn === null) return -1;
  return ['begin', 'roll', 'die', 'move'].includes(turn.at) ? turn.seat : leftHandOf(board, turn.seat);
}
