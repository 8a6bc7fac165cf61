import type { BoardGame } from '@hoard/paint';
import { judgementOf } from '../bots/judgement.ts';
import { dragonAttack } from '../game.ts';
import germanRulebook from '../rulebook.de.md?url';
import rulebook from '../rulebook.md?url';
import type { DragonAttack } from '../state/types.ts';
import { Board } from './Board.tsx';
import { EVENTS } from './events.ts';
import { finale } from './finale.ts';
import { sides } from './heroes.ts';
import { lessons } from './lessons.ts';
import { dressOf } from './dress.tsx';
import { speech } from './speech.ts';

/** Dragon Attack! on the page. */
export const board: BoardGame<DragonAttack> = {
  game: dragonAttack,
  sides,
  variants: async () => (await import('../state/variants.ts')).variants,
  secrets: () => false,
  rulebook: { en: rulebook, de: germanRulebook },
  lessons,
  learn: (language) => speech.learn(language),
  tellingIn: (language) => speech.in(language).telling,
  purposesIn: async (language) =>
    (await (language === 'en' ? import('../words/purposes.en.ts') : import('../words/purposes.de.ts'))).purposes,
  events: EVENTS,
  judgement: judgementOf(dragonAttack),
  Board,
  dressOf,
  finale,
};
