import type { BoardGame, Language } from '@hoard/paint';
import type { Text } from '@hoard/kernel';
import { dragonAttack } from '../index.ts';
import { judgementOf } from '../judgement.ts';
import germanRulebook from '../rulebook.de.md?url';
import rulebook from '../rulebook.md?url';
import { german } from '../text/de.ts';
import { english } from '../text/en.ts';
import { verbOf, type DragonAttack } from '../types.ts';
import { bargain } from './bargain.ts';
import { Board } from './Board.tsx';
import { colours } from './heroes.ts';
import { lessons } from './lessons.ts';
import { luckOf } from './luck.ts';
import { duration, sound, turnOf } from './pace.ts';
import { places } from './places.ts';
import { glance, odds } from './prospects.ts';
import { Sheets } from './Sheets.tsx';
import { shown } from './shown.ts';
import { standings } from './standings.ts';
import { variants } from './variants.ts';

const { content } = dragonAttack;

const TEXTS: Readonly<Record<Language, Text<DragonAttack>>> = { en: english(content), de: german(content) };

/** Steps on the board are seen before they are taken, and nobody stumbles into a duel. */
const CONFIRMED: ReadonlySet<DragonAttack['verb']> = new Set(['walk', 'sail', 'step', 'throw', 'fight']);

/** Dragon Attack! on the page. */
export const dragonAttackBoard: BoardGame<DragonAttack> = {
  game: dragonAttack,
  colours,
  variants,
  secrets: false,
  rulebook: { en: rulebook, de: germanRulebook },
  lessons,
  judgementOf,
  textIn: (language) => TEXTS[language],
  Board,
  Sheets,
  odds: (view, seat, action, language) => odds(dragonAttack, view, seat, action, language),
  glance: (view, seat, action, language) => glance(dragonAttack, view, seat, action, language),
  places: (view, language) => places(view, content, language),
  duration,
  sound,
  turnOf,
  shown: (view, event) => shown(view, event, content),
  confirms: (_, __, action) => CONFIRMED.has(verbOf(action)),
  bargain,
  standings: (view, language) => standings(view, content, language),
  luck: (events, { seats, sight }, language) => luckOf(events, seats, sight.dragonDie, language),
};
