import type { BoardGame } from '@hoard/paint';
import { judgementOf } from '../bots/judgement.ts';
import { heropath } from '../game.ts';
import germanRulebook from '../rulebook.de.md?url';
import rulebook from '../rulebook.md?url';
import type { Heropath } from '../state/types.ts';
import { EVENTS } from '../telling/events.ts';
import { Answers } from './Answers.tsx';
import { Board } from './Board.tsx';
import { dressOf } from './dress.tsx';
import { finale } from './finale.ts';
import { lessons } from './lessons.ts';
import { isPlayedOn, wantsRoom } from './playedOn.ts';
import { speech } from './speech.ts';

/** Heropath on the page. */
export const board: BoardGame<Heropath> = {
  game: heropath,
  theme: 'theme-heropath',
  variants: async () => (await import('../state/variants.ts')).variants,
  // Cards lie face down, and packs are passed on; who wins and loses together may see each other's.
  secrets: ({ competition }) => competition !== 'co-op',
  rulebook: { en: rulebook, de: germanRulebook },
  lessons,
  learn: (language) => speech.learn(language),
  tellingIn: (language) => speech.in(language).telling,
  purposesIn: async (language) =>
    (await (language === 'en' ? import('../words/purposes.en.ts') : import('../words/purposes.de.ts'))).purposes,
  events: EVENTS,
  judgement: judgementOf(heropath),
  Board,
  dressOf,
  isPlayedOn,
  wantsRoom,
  Answers,
  recapsTurns: true,
  keysIn: async (view, language) => (await import('./stopKeys.ts')).stopKeysIn(view, language),
  finale,
};
