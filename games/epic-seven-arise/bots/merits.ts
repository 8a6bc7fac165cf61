import type { Merit, Seat, StateOf } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';

/** What can speak for a choice; each language has a sentence for each. */
export type MeritName = 'stones' | 'sets' | 'health' | 'living' | 'souls' | 'potions' | 'foes' | 'skulls';

const on = (of: (board: Board, seat: Seat) => number, worth: number): Merit<EpicSevenArise> => ({
  of: ({ board }: StateOf<EpicSevenArise>, seat) => of(board, seat),
  worth,
});

/** What speaks for a line of play, weighed in points of health. */
export const merits: { readonly [name in MeritName]: Merit<EpicSevenArise> } = {
  stones: on(({ players }, seat) => players[seat]!.stones.reduce((sum, count) => sum + count, 0), 2),
  sets: on(({ players }, seat) => Math.min(...players[seat]!.stones), 6),
  /** Of the whole party. */
  health: on(({ heroes }) => heroes.reduce((sum, { health }) => sum + health, 0), 0.8),
  living: on(({ heroes }) => heroes.filter(({ health }) => health > 0).length, 4),
  souls: on(({ players }, seat) => players[seat]!.souls, 0.6),
  potions: on(({ players }, seat) => players[seat]!.potions, 3),
  /** The health that all monsters on the map have left. */
  foes: on(({ monsters }) => monsters.reduce((sum, { health }) => sum + health, 0), -0.4),
  skulls: on(({ skulls }) => skulls, -5),
};
