import { throwOf, type Seat, type Throw } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { adventurerOf } from './01-things.ts';

// Chapter 8: battle, common rules.

const MOST_DICE = 5;

const throwsFor = (purpose: string): readonly Throw[] =>
  Array.from({ length: MOST_DICE + 1 }, (_, count) => throwOf(purpose, Math.max(1, count)));

/** By number of dice. Each kind of battle draws for itself. */
export const MONSTER_DICE = throwsFor('da.monster-dice');
export const DUEL_DICE = throwsFor('da.duel-dice');
export const DRAGON_DICE = throwsFor('da.dragon-dice');

/** DA-8.2: one die for each member of the party, the player counter included. */
export function diceOf(board: Board, content: Content, seat: Seat): number {
  let dice = 1;
  for (const counter of adventurerOf(board, seat).carried) if (content.classOfCounter[counter] !== 0) dice++;
  return dice;
}

/** DA-8.3: only the highest die counts; a throw lies highest first. */
export const highestOf = (dice: Throw, outcome: number): number => dice.faces[outcome]![0]!;
