import type { Merit, Seat, StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { adventurerOf, worthOf } from '../rules/01-things.ts';
import { diceOf } from '../rules/08-battle.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';

/** What can speak for a choice; each language has a sentence for each. */
export type MeritName = 'home' | 'carried' | 'companions' | 'unbeaten' | 'wounds' | 'dragon' | 'palace';

const on = (of: (board: Board, seat: Seat) => number, worth: number): Merit<DragonAttack> => ({
  of: ({ board }: StateOf<DragonAttack>, seat) => of(board, seat),
  worth,
});

/** What speaks for a line of play, weighed in gold. */
export const meritsOf = (content: Content): { readonly [name in MeritName]: Merit<DragonAttack> } => ({
  home: on((board, seat) => worthOf(content, adventurerOf(board, seat).home), 1),
  carried: on((board, seat) => worthOf(content, adventurerOf(board, seat).carried), 0.5),
  companions: on((board, seat) => diceOf(board, content, seat), 3),
  unbeaten: on((board, seat) => (adventurerOf(board, seat).resting ? 0 : 1), 4),
  wounds: on((board) => board.wounds, 3),
  dragon: on((board) => board.dragonAt, -1),
  palace: { of: ({ outcome }) => (outcome?.reason === 'fallen' ? 1 : 0), worth: -10 },
});
