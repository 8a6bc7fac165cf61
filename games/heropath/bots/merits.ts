import type { Merit, Seat, StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { FAITH, VITALITY } from '../rules/bank.ts';
import { basicPower } from '../rules/standing.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { edgeOverDragon } from './might.ts';
import { cardsOf } from './worth.ts';

/** What can speak for a choice; each language has a sentence for each. */
export type MeritName = 'edge' | 'life' | 'learning' | 'gold' | 'food' | 'cards' | 'evil';

const on = (of: (board: Board, hero: Hero) => number, worth: number): Merit<Heropath> => ({
  of: ({ board }: StateOf<Heropath>, seat: Seat) => of(board, board.heroes[seat]!),
  worth,
});

const lifeOf = ({ gems }: Hero): number => gems[VITALITY]! + gems[FAITH]!;

/** What speaks for a line of play, weighed in GOLD. */
export const meritsIn = (content: Content): { readonly [name in MeritName]: Merit<Heropath> } => ({
  /** How near he is to the Dragon's power, with all that he wears and would play. */
  edge: on((board, hero) => edgeOverDragon(board, content, hero), 3),
  /** VITALITY and FAITH. */
  life: on((_, hero) => lifeOf(hero), 1.5),
  /** All other gems. */
  learning: on((_, hero) => basicPower(hero) - lifeOf(hero), 4),
  gold: on((_, { gold }) => gold, 1),
  food: on((_, { food }) => food, 1),
  cards: on((_, hero) => cardsOf(hero).length, 1.5),
  evil: on((board) => evilForceBase(board), -2),
});
