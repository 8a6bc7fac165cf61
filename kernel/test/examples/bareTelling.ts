import type { EventRows, Game, Telling, Types } from '../../index.ts';

/** What a tiny game tells, as far as a test needs words at all: keys for answers, and whatever the test adds. */
export const bareTelling = <T extends Types>(game: Game<T>, own: Partial<Telling<T>> = {}): Telling<T> => ({
  event: ({ t }) => t,
  question: () => '',
  option: (action) => game.keys.keyOf(action),
  aliases: () => [],
  denial: ({ rule }) => rule,
  preset: (name) => name,
  groups: ({ actions }) => [{ title: 'Do', items: actions.map((action) => ({ action, text: game.keys.keyOf(action), note: '' })) }],
  glance: () => '',
  most: () => 1,
  preview: () => [],
  merit: (name) => name,
  places: () => [],
  sheets: () => [],
  bargain: () => null,
  ending: () => [],
  nearly: () => [],
  standings: () => [],
  luck: () => [],
  epilogue: () => null,
  ...own,
});

/** Every kind of event is shown alike, for so many milliseconds. */
export const evenRows = <T extends Types>(pace: number): EventRows<T['event']> =>
  new Proxy({}, { get: () => ({ pace }) }) as EventRows<T['event']>;
