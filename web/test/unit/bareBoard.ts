import type { Game, Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';

/** A game on the page without any pictures: enough for a table. */
export const bareBoard = <T extends Types>(game: Game<T>, secrets: boolean): BoardGame<T> => ({
  game,
  secrets: () => secrets,
  sides: { option: '', label: { en: '', de: '' }, any: { en: '', de: '' }, choices: [] },
  variants: [],
  lessons: [],
  rulebook: { en: '', de: '' },
  learn: () => Promise.resolve(),
  textIn: () => ({
    event: ({ t }) => t,
    question: () => '',
    option: (action) => game.keys.keyOf(action),
    aliases: () => [],
    denial: ({ rule }) => rule,
    ending: () => [],
  }),
  Board: () => null,
  Sheets: () => null,
  odds: () => [],
  places: () => [],
  duration: () => 1,
  sound: () => null,
  turnOf: () => null,
  confirms: () => false,
  glance: () => '',
  bargain: () => null,
  isTalk: () => false,
  isOffer: () => false,
  standings: () => [],
  luck: () => [],
});
