import { newTalk, type Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type {
  DragonBattleFrame,
  DragonFrame,
  DuelFrame,
  MeetingFrame,
  MonsterFrame,
  SearchFrame,
  ThrownFrame,
  TurnFrame,
} from '../state/frames.ts';

// How each part of the game begins. Kept apart from the chapters, which lead into one another.

export const newTurn = (board: Board, seat: Seat): TurnFrame => ({
  k: 'turn',
  at: 'begin',
  seat,
  from: board.adventurers[seat]!.at,
  sailed: false,
  roll: 0,
});

export const dragonMoves = (by: Seat, byDie: boolean): DragonFrame => ({ k: 'dragon', at: 'fly', by, byDie, fought: 0 });

export const search = (seat: Seat): SearchFrame => ({ k: 'search', at: 'look', seat });

/** DA-7.4: an offer each, and one more by who met the other. */
const MOST_OFFERS = 3;

export const meeting = (mover: Seat): MeetingFrame => ({
  k: 'meeting',
  at: 'whom',
  ...newTalk(mover, -1),
  offersLeft: MOST_OFFERS,
});

export const monsterBattle = (seat: Seat): MonsterFrame => ({ k: 'monster', at: 'throw', seat });

export const duel = (mover: Seat, other: Seat): DuelFrame => ({ k: 'duel', at: 'moverThrows', mover, other, high: 0 });

export const dragonBattle = (seat: Seat, lastStand: boolean): DragonBattleFrame => ({ k: 'dragonBattle', at: 'throw', seat, lastStand });

export const thrown = (victim: Seat, chooser: Seat, margin: number): ThrownFrame => ({
  k: 'thrown',
  at: chooser === victim ? 'landingByChance' : 'landing',
  victim,
  chooser,
  margin,
});
