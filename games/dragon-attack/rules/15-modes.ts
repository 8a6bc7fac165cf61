import { fairDie } from '@hoard/kernel';
import type { Board } from '../state/board.ts';

// Chapter 15: modes and options. The solo variant differs in three places, each marked where it happens:
// the Dragon die at the end of a turn (chapter 3), the landing by chance (chapter 12), the result (chapter 14).

/** DA-15.5. */
export const isSolo = (board: Board): boolean => board.dragonDie >= 0;

/** DA-15.6. */
export const DRAGON_DIE = fairDie('da.dragon-die', 6);

/** DA-15.9: the titles and the score from which each is earned. */
const TITLES = [
  { from: 65, title: 'Legend' },
  { from: 50, title: 'Hero of the Age' },
  { from: 35, title: 'Champion of Silverado' },
  { from: 20, title: 'Sword of the Realm' },
  { from: 0, title: 'Lucky Survivor' },
] as const;

export type HonourTitle = (typeof TITLES)[number]['title'];

export const honourTitleOf = (score: number): HonourTitle => TITLES.find(({ from }) => score >= from)!.title;

/** Slaying the Dragon is the victory; a better title is worth something on top of it. */
export const soloReward = (score: number): number => 0.6 + 0.4 * Math.min(1, score / TITLES[0].from);
