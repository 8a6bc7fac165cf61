import { argumentOf, questionOf, type Asked } from '@hoard/kernel';
import type { Lesson } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { QuestionName } from '../rules/index.ts';
import { hasEnemy } from '../rules/things.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { LESSON_TEXTS } from './lessonTexts.ts';

type Ask = Asked<Heropath>;

const isAsked = (asked: Ask, question: QuestionName): boolean => questionOf(asked) === question;

/** The spaces that can be walked to now. */
const ways = ({ actions }: Ask): number[] => actions.flatMap((action) => (verbOf(action) === 'go' ? [argumentOf(action)] : []));

const offers = ({ actions }: Ask, verb: Heropath['verb']): boolean => actions.some((action) => verbOf(action) === verb);

const heroOf = ({ view, seat }: Ask) => view.sight.heroes[seat]!;

const same = (text: Lesson<Heropath>['mouse']) => ({ mouse: text, touch: text });

/** A first game, one thing at a time, each at the moment that it speaks of. */
export const lessons: readonly Lesson<Heropath>[] = [
  {
    id: 'hero',
    points: ({ asked }) => (isAsked(asked, 'setUp.hero') ? 'main' : null),
    ...same(LESSON_TEXTS.hero),
    done: (event, seat) => event.t === 'heroChosen' && event.seat === seat,
  },
  {
    id: 'draft',
    points: ({ asked }) => (isAsked(asked, 'keep.choose') ? 'main' : null),
    ...same(LESSON_TEXTS.draft),
    done: (event, seat) => event.t === 'drafted' && event.seat === seat,
  },
  {
    id: 'gear',
    points: ({ asked }) => (isAsked(asked, 'gear.change') && heroOf(asked).isArranging ? 'main' : null),
    ...same(LESSON_TEXTS.gear),
    done: (event, seat) => event.t === 'ready' && event.seat === seat,
  },
  {
    id: 'travel',
    points: ({ asked }) => (isAsked(asked, 'turn.act') && offers(asked, 'travel') && !offers(asked, 'fight') ? 'main' : null),
    ...same(LESSON_TEXTS.travel),
    done: (event, seat) => event.t === 'stepped' && event.seat === seat,
  },
  {
    id: 'way',
    points: ({ asked, considered }) =>
      isAsked(asked, 'travel.step') && considered === null && ways(asked).length > 0 ? { spaces: ways(asked) } : null,
    ...LESSON_TEXTS.way,
    done: (event, seat) => event.t === 'stepped' && event.seat === seat,
  },
  {
    id: 'fight',
    points: ({ asked }) =>
      isAsked(asked, 'turn.act') && offers(asked, 'fight') && hasEnemy(asked.view.sight, heroOf(asked).at) ? 'main' : null,
    ...same(LESSON_TEXTS.fight),
    done: (event, seat) => event.t === 'battleBegins' && event.seat === seat,
  },
  {
    id: 'visit',
    points: ({ asked }) => (isAsked(asked, 'visit.choose') ? 'main' : null),
    ...same(LESSON_TEXTS.visit),
    done: (event, seat) => event.t === 'visited' && event.seat === seat,
  },
  {
    id: 'dragon',
    points: ({ asked }) => (isAsked(asked, 'turn.act') && asked.view.sight.scale.level >= content.numbers.scale.dragon ? 'main' : null),
    ...same(LESSON_TEXTS.dragon),
    done: (event) => event.t === 'turnEnds',
  },
];
