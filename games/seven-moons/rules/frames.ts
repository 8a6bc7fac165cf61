import { newTalk, type Seat } from '@hoard/kernel';
import type {
  DropFrame,
  EffectsFrame,
  EncounterFrame,
  ErrandFrame,
  FightFrame,
  JourneyFrame,
  LossFrame,
  ShadowFrame,
  TradeFrame,
  TurnFrame,
  WaveFrame,
} from '../state/frames.ts';

// How each part of the game begins. Kept apart from the chapters, which lead into one another.

export const newTurn = (seat: Seat): TurnFrame => ({ k: 'turn', at: 'begin', seat, die: 0 });

export const journey = (seat: Seat): JourneyFrame => ({ k: 'journey', at: 'throw', seat, dice: [], die: 0, points: 0, way: [] });

export const encounter = (seat: Seat): EncounterFrame => ({ k: 'encounter', at: 'fire', seat, card: -1 });

export const effects = (seat: Seat, queue: readonly number[], rule: string): EffectsFrame => ({
  k: 'effects',
  at: 'next',
  seat,
  rule,
  queue: queue.slice(),
  left: 0,
  owner: -1,
  looked: 0,
  place: -1,
});

const fight = (seat: Seat, target: number, lost: readonly number[]): Omit<FightFrame, 'won' | 'quest' | 'rule'> => ({
  k: 'fight',
  at: 'throw',
  seat,
  target,
  total: 0,
  lost: lost.slice(),
});

/** SM-10.9: a fight that a card or a token asks for; what is won is gained by its rule. */
export const cardFight = (seat: Seat, target: number, won: readonly number[], lost: readonly number[], rule: string): FightFrame => ({
  ...fight(seat, target, lost),
  won: won.slice(),
  quest: false,
  rule,
});

/** SM-10.9: a fight that is the step of a quest; who wins it has done the step. */
export const questFight = (seat: Seat, target: number, lost: readonly number[]): FightFrame => ({
  ...fight(seat, target, lost),
  won: [],
  quest: true,
  rule: 'SM-10.8',
});

export const trade = (mover: Seat, other: Seat): TradeFrame => ({ k: 'trade', at: 'draft', ...newTalk(mover, other) });

export const wave = (seats: number): WaveFrame => {
  const each = (): number[] => Array.from({ length: seats }, () => 0);
  return {
    k: 'wave',
    at: 'turnOver',
    card: -1,
    cities: 0,
    place: 0,
    dice: each().map(() => []),
    changed: each(),
    used: each(),
    die: 0,
    by: 'eye',
  };
};

/** SM-10.1: a Quest card is drawn. */
export const questDraw = (seat: Seat): EffectsFrame => ({ ...effects(seat, [], 'SM-10.1'), at: 'quest' });

/** SM-19.2: a story token is turned up. */
export const storyDraw = (seat: Seat): EffectsFrame => ({ ...effects(seat, [], 'SM-19.3'), at: 'story' });

export const errand = (seat: Seat): ErrandFrame => ({ k: 'errand', at: 'done', seat });

export const drop = (seat: Seat): DropFrame => ({ k: 'drop', at: 'choose', seat });

export const shadowPhase = (): ShadowFrame => ({ k: 'shadow', at: 'begin' });

export const loss = (seat: Seat): LossFrame => ({ k: 'loss', at: 'choose', seat });
