import { questionOf } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { judgementOf } from '../bots/judgement.ts';
import { epicSevenArise } from '../game.ts';
import germanRulebook from '../rulebook.de.md?url';
import rulebook from '../rulebook.md?url';
import type { QuestionName } from '../rules/index.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { EVENTS } from '../telling/events.ts';
import { Answers } from './Answers.tsx';
import { Board } from './Board.tsx';
import { dressOf } from './dress.tsx';
import { finale } from './finale.ts';
import { lessons } from './lessons.ts';
import { speech } from './speech.ts';

/** Questions that are answered on the scene itself. */
const ON_THE_SCENE: ReadonlySet<string> = new Set<QuestionName>([
  'heroTurn.act',
  'setUp.hero',
  'circles.choose',
  'skill.foe',
  'effects.hero',
  'effects.other',
  'merchant.buy',
]);

/** Epic Seven Arise on the page. */
export const board: BoardGame<EpicSevenArise> = {
  game: epicSevenArise,
  theme: 'theme-arise',
  variants: async () => (await import('../state/variants.ts')).variants,
  // Ten cards before the redraw, and what is looked at to keep one, are for one pair of eyes (EA-3.18, EA-5.12).
  secrets: () => true,
  rulebook: { en: rulebook, de: germanRulebook },
  lessons,
  learn: (language) => speech.learn(language),
  tellingIn: (language) => speech.in(language).telling,
  purposesIn: async (language) =>
    (await (language === 'en' ? import('../words/purposes.en.ts') : import('../words/purposes.de.ts'))).purposes,
  events: EVENTS,
  judgement: judgementOf(epicSevenArise),
  Board,
  dressOf,
  isPlayedOn: (asked) => ON_THE_SCENE.has(questionOf(asked)),
  Answers,
  finale,
};
