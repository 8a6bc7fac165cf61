import type { BoardGame } from '@hoard/paint';
import { judgementOf } from '../bots/judgement.ts';
import { sevenMoons } from '../game.ts';
import germanRulebook from '../rulebook.de.md?url';
import rulebook from '../rulebook.md?url';
import type { SevenMoons } from '../state/types.ts';
import { EVENTS } from '../telling/events.ts';
import { Answers } from './Answers.tsx';
import { Board } from './Board.tsx';
import { finale } from './finale.ts';
import { sides } from './heroes.ts';
import { lessons } from './lessons.ts';
import { dressOf } from './dress.tsx';
import { placeSignOf } from './placeSigns.ts';
import { speech } from './speech.ts';

/** 7 Moons on the page. */
export const board: BoardGame<SevenMoons> = {
  game: sevenMoons,
  sides,
  variants: async () => (await import('../state/variants.ts')).variants,
  // Where all stand together, whatever one has seen is shown to all (SM-16.7).
  secrets: ({ mode }) => mode === 'competitive',
  rulebook: { en: rulebook, de: germanRulebook },
  lessons,
  learn: (language) => speech.learn(language),
  tellingIn: (language) => speech.in(language).telling,
  purposesIn: async (language) =>
    (await (language === 'en' ? import('../words/purposes.en.ts') : import('../words/purposes.de.ts'))).purposes,
  events: EVENTS,
  judgement: judgementOf(sevenMoons),
  Board,
  dressOf,
  signOf: placeSignOf,
  Answers,
  finale,
};
