import type { Game, Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { bareTelling, evenRows } from '../../../kernel/test/examples/bareTelling.ts';

/** A game on the page without any pictures: enough for a table. */
export const bareBoard = <T extends Types>(game: Game<T>, secrets: boolean): BoardGame<T> => ({
  game,
  secrets: () => secrets,
  variants: () => Promise.resolve([]),
  lessons: [],
  rulebook: { en: '', de: '' },
  learn: () => Promise.resolve(),
  tellingIn: () => bareTelling(game),
  events: evenRows<T>(1),
  purposesIn: () => Promise.resolve({}),
  judgement: { estimate: () => [], horizon: 0 },
  Board: () => null,
  dressOf: () => null,
});
