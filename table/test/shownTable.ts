import type { TableShown } from '../wire/parts.ts';

/** What everybody sees of a table at which a game is played, but for what a test is about. */
export const shownTable = (given: Partial<TableShown>): TableShown => ({
  id: 'T'.repeat(22),
  game: 'race',
  phase: 'playing',
  options: {},
  seats: [],
  pace: 'off',
  windowSeconds: 4,
  vote: null,
  isListed: false,
  hasSpectators: true,
  spectators: 0,
  chat: 'free',
  hasHints: true,
  commitment: '',
  contributions: [],
  next: null,
  madeAt: 0,
  changedAt: 0,
  ...given,
});
