import { randomBytes } from 'node:crypto';
import { NO_WISHES } from '@hoard/kernel';
import type { KeptSeat, KeptTable } from '../store/store.ts';
import { freshToken } from './tickets.ts';

/** A seat where nobody sits, and nobody may. */
export const EMPTY: KeptSeat = {
  person: null,
  name: null,
  isGone: false,
  isMissed: false,
  bot: null,
  keptFor: null,
  isOpen: false,
  link: null,
  contribution: null,
  isMuted: false,
  wishes: NO_WISHES,
};

/** The host of a table that is laid in a terminal, until somebody sits down, or that its host has left as the last. */
export const NOBODY = '';

/** How it is played at a table where nothing else is said. */
export const USUAL = {
  pace: 'off',
  windowSeconds: 4,
  isListed: false,
  hasSpectators: true,
  chat: 'free',
  hasHints: true,
} as const satisfies Partial<KeptTable>;

/** What is said of a table when it is laid. */
type Laid = Pick<KeptTable, 'game' | 'options' | 'host' | 'seats' | keyof typeof USUAL>;

/** A table at which nobody plays yet, with dice of its own. */
export function newTable(laid: Laid): KeptTable {
  const now = Date.now();
  return {
    ...laid,
    id: freshToken(),
    revision: 0,
    phase: 'gathering',
    vote: null,
    rewind: null,
    ballot: null,
    next: null,
    secret: randomBytes(32).toString('hex'),
    madeAt: now,
    changedAt: now,
  };
}

/** The same people and customs once more: everybody's seat is kept for them, bots sit there already. */
export function onceMore(
  { game, options, seats, pace, windowSeconds, isListed, hasSpectators, chat, hasHints }: KeptTable,
  host: string,
): KeptTable {
  return newTable({
    game,
    options,
    host,
    seats: seats.map(({ person, bot, name }) => {
      if (bot !== null) return { ...EMPTY, bot, name };
      return person === null ? { ...EMPTY, isOpen: true } : { ...EMPTY, keptFor: person };
    }),
    pace,
    windowSeconds,
    isListed,
    hasSpectators,
    chat,
    hasHints,
  });
}
