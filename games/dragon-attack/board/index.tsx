import type { BoardGame } from '@hoard/paint';
import { dragonAttack } from '../game.ts';
import germanRulebook from '../rulebook.de.md?url';
import rulebook from '../rulebook.md?url';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { variants } from '../state/variants.ts';
import { bargain, isOffer, isTalk } from './bargain.ts';
import { Board } from './Board.tsx';
import { finale } from './finale.ts';
import { sides } from './heroes.ts';
import { lessons } from './lessons.ts';
import { luckOf } from './luck.ts';
import { recalled } from './memory.ts';
import { duration, sound, turnOf } from './pace.ts';
import { places } from './places.ts';
import { glance, odds } from './prospects.ts';
import { Sheets } from './Sheets.tsx';
import { standings } from './standings.ts';
import { speech } from './words.ts';

const { content } = dragonAttack;

/** Steps on the board are seen before they are taken, and nobody stumbles into a duel. */
const CONFIRMED: ReadonlySet<DragonAttack['verb']> = new Set(['walk', 'sail', 'step', 'throw', 'fight']);

/** Dragon Attack! on the page. */
export const dragonAttackBoard: BoardGame<DragonAttack> = {
  game: dragonAttack,
  sides,
  variants,
  secrets: () => false,
  rulebook: { en: rulebook, de: germanRulebook },
  lessons,
  learn: (language) => speech.learn(language),
  textIn: (language) => speech.in(language).text,
  Board,
  Sheets,
  odds: (view, seat, action, language, memory) => odds(dragonAttack, recalled(view, content, memory), seat, action, language),
  glance: (view, seat, action, language, memory) => glance(dragonAttack, recalled(view, content, memory), seat, action, language),
  places: (view, language, memory) => places(view, content, language, memory),
  duration,
  sound,
  turnOf,
  confirms: (_, __, action) => CONFIRMED.has(verbOf(action)),
  bargain,
  isTalk,
  isOffer,
  finale,
  standings: (view, language) => standings(view, content, language),
  luck: (events, { seats, sight }, language) => luckOf(events, seats, sight.dragonDie, language),
};
