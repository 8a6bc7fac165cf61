import { open, openTalk, type Secrecy } from '@hoard/kernel';
import type { DragonAttack } from './types.ts';

// All of it is public, and said to be; what nobody has turned over is in no place at all (DA-2.6). Who adds a secret says here who may see it.

export const secrecy: Secrecy<DragonAttack> = {
  board: {
    tieBreak: open,
    dragonDie: open,
    adventurers: [{ hero: open, at: open, resting: open, carried: open, home: open }],
    order: open,
    turns: open,
    unknown: open,
    pool: open,
    piles: [{ space: open, counters: open }],
    hoard: open,
    dragonAt: open,
    wounds: open,
  },
  frames: {
    setUp: { at: open, seat: open },
    turn: { at: open, seat: open, from: open, sailed: open, roll: open },
    dragon: { at: open, by: open, byDie: open, fought: open },
    search: { at: open, seat: open },
    meeting: { at: open, ...openTalk, offersLeft: open },
    monster: { at: open, seat: open },
    duel: { at: open, mover: open, other: open, high: open },
    dragonBattle: { at: open, seat: open, lastStand: open },
    thrown: { at: open, victim: open, chooser: open, margin: open },
  },
};
