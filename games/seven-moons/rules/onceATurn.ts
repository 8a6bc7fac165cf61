import type { Board } from '../state/board.ts';

/** What is done only once a turn; bits of the board's `did`. */
export const ONCE_A_TURN = {
  /** The turn is over once what is going on is finished (SM-2.7). */
  ended: 1,
  sold: 2,
  /** The market dice have been rolled: nothing more is sold (SM-6.10). */
  closed: 4,
  /** The Scales were used: something must be sold (A3). */
  scales: 8,
  drewQuest: 16,
  step: 32,
  relief: 64,
  beacon: 128,
  claimed: 256,
  /** The power of the faerie (SM-17.6). */
  power: 512,
  /** The roll for a faerie (SM-17.3). */
  visited: 1024,
  /** A Wilderness card was resolved (SM-4.10). */
  encounter: 2048,
  /** Gold or goods were given up without need (SM-13.5). */
  gaveAway: 4096,
  /** All steps are walked and nothing else was done yet: gold buys more of them (SM-3.14). */
  spent: 8192,
} as const;

export const wasDone = (board: Board, what: number): boolean => (board.did & what) !== 0;
