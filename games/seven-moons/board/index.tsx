import type { BoardGame } from '@hoard/paint';
import { sevenMoons } from '../game.ts';
import germanRulebook from '../rulebook.de.md?url';
import rulebook from '../rulebook.md?url';
import type { SevenMoons } from '../state/types.ts';
import { variants } from '../state/variants.ts';
import { Answers } from './Answers.tsx';
import { bargain, isOffer, isTalk } from './bargain.ts';
import { Board } from './Board.tsx';
import { finale } from './finale.ts';
import { sides } from './heroes.ts';
import { lessons } from './lessons.ts';
import { luckOf } from './luck.ts';
import { duration, sound, turnOf } from './pace.ts';
import { places } from './places.ts';
import { confirms, glance, odds } from './prospects.ts';
import { Sheets } from './Sheets.tsx';
import { standings } from './standings.ts';
import { speech } from './words.ts';

/** 7 Moons on the page. */
export const sevenMoonsBoard: BoardGame<SevenMoons> = {
  game: sevenMoons,
  sides,
  variants,
  // Where all stand together, whatever one has seen is shown to all (SM-16.7).
  secrets: ({ mode }) => mode === 'competitive',
  rulebook: { en: rulebook, de: germanRulebook },
  lessons,
  learn: (language) => speech.learn(language),
  textIn: (language) => speech.in(language).text,
  Board,
  Sheets,
  Answers,
  odds,
  glance,
  places,
  duration,
  sound,
  turnOf,
  confirms,
  bargain,
  isTalk,
  isOffer,
  finale,
  standings,
  luck: (events, { seats }, language) => luckOf(events, seats, language),
};
