import type { Merit, Seat, StateOf } from '@hoard/kernel';
import { countBits, heroOf, stands, sumOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';

/** What can speak for a choice; each language has a sentence for each. */
export type MeritName = 'strongholds' | 'allies' | 'goods' | 'gold' | 'crystals' | 'gems' | 'quests' | 'mount' | 'moon' | 'stands';

const on = (of: (board: Board, seat: Seat) => number, worth: number): Merit<SevenMoons> => ({
  of: ({ board }: StateOf<SevenMoons>, seat) => of(board, seat),
  worth,
});

/** What speaks for a line of play, weighed in gold. */
export const merits: { readonly [name in MeritName]: Merit<SevenMoons> } = {
  strongholds: on((board, seat) => heroOf(board, seat).strongholds, 9),
  allies: on((board, seat) => countBits(heroOf(board, seat).allies), 12),
  goods: on((board, seat) => sumOf(heroOf(board, seat).goods) + sumOf(heroOf(board, seat).waiting), 3),
  gold: on((board, seat) => heroOf(board, seat).gold, 1),
  crystals: on((board, seat) => heroOf(board, seat).crystals, 2),
  gems: on((board, seat) => heroOf(board, seat).gems, 2),
  quests: on((board, seat) => heroOf(board, seat).done.length, 8),
  mount: on((board, seat) => (heroOf(board, seat).mount === 'foot' ? 0 : 1), 6),
  moon: on((board) => board.moon, -1),
  // Only in the siege does a city fall that has nothing: before, nobody has built yet.
  stands: on((board, seat) => (board.waves.length === 0 || stands(board, seat) ? 1 : 0), 20),
};
