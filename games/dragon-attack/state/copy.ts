import { copyTalk } from '@hoard/kernel';
import type { Board } from './board.ts';
import type { Frame } from './frames.ts';

/** A copy that shares nothing. Written by hand: search copies a board for every line it thinks through. */
export function copyBoard(board: Board): Board {
  return {
    tieBreak: board.tieBreak,
    dragonDie: board.dragonDie,
    adventurers: board.adventurers.map(({ hero, at, resting, carried, home }) => ({
      hero,
      at,
      resting,
      carried: carried.slice(),
      home: home.slice(),
    })),
    order: board.order.slice(),
    turns: board.turns,
    unknown: board.unknown.slice(),
    pool: board.pool.slice(),
    piles: board.piles.map(({ space, counters }) => ({ space, counters: counters.slice() })),
    hoard: board.hoard.slice(),
    dragonAt: board.dragonAt,
    wounds: board.wounds,
  };
}

export const copyFrame = (frame: Frame): Frame => (frame.k === 'meeting' ? copyTalk(frame) : { ...frame });
