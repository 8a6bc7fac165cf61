import { questionOf, type Asked } from '@hoard/kernel';
import type { Lesson } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import { BLUE, RED } from '../content/names.ts';
import type { QuestionName } from '../rules/index.ts';
import { bossIn } from '../rules/fighters.ts';
import { chapterOf, playerOf } from '../rules/things.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { LESSON_TEXTS } from './lessonTexts.ts';
import { voteFor } from './mapView.ts';

type Ask = Asked<EpicSevenArise>;

/** Only the first chapter teaches. */
const isAsked = (asked: Ask, question: QuestionName): boolean => asked.view.sight.chapter === 0 && questionOf(asked) === question;

/** In a hero's turn, before its skill is used: a blow is proposed, and ends what is taught. */
const mayStrike = (asked: Ask): boolean => isAsked(asked, 'heroTurn.act') && asked.actions.some((action) => verbOf(action) === 'skill');

const frameAbout = (asked: Ask): string | undefined => {
  const frame = asked.view.lanes.find(({ id }) => id === asked.lane)?.stack.at(-1);
  return frame?.k === 'ballot' ? frame.about : undefined;
};

const openTiles = (asked: Ask): number[] =>
  chapterOf(asked.view.sight, content).positions.flatMap((_, position) => (voteFor(asked, position) === null ? [] : [position]));

const handOf = ({ view, seat }: Ask) => playerOf(view.sight, seat).hand.map((card) => content.cards[card]!);

/** EA-7.21: whether a round against a boss has ended in Dread. */
const hasDread = ({ view: { sight } }: Ask): boolean =>
  sight.battle !== null && sight.battle.round > content.numbers.dread && bossIn(sight, content) !== undefined;

const same = (text: Lesson<EpicSevenArise>['mouse']) => ({ mouse: text, touch: text });

/** The teaching prompts of the first chapter, each at the moment that it speaks of. */
export const lessons: readonly Lesson<EpicSevenArise>[] = [
  {
    id: 'explore',
    points: ({ asked, considered }) =>
      isAsked(asked, 'ballot.vote') && frameAbout(asked) === 'explore' && considered === null ? { spaces: openTiles(asked) } : null,
    ...same(LESSON_TEXTS.explore),
    done: (event, seat) => event.t === 'voted' && event.seat === seat,
  },
  {
    id: 'skills',
    points: ({ asked }) => (mayStrike(asked) ? 'main' : null),
    ...same(LESSON_TEXTS.skills),
    done: (event, seat) => event.t === 'set' && event.seat === seat,
  },
  {
    id: 'colours',
    points: ({ asked }) =>
      mayStrike(asked) && handOf(asked).some(({ kind, colour }) => kind === 'skill' && (colour === BLUE || colour === RED)) ? 'main' : null,
    ...same(LESSON_TEXTS.colours),
    done: (event, seat) => event.t === 'set' && event.seat === seat,
  },
  {
    id: 'souls',
    points: ({ asked }) => (mayStrike(asked) && playerOf(asked.view.sight, asked.seat).souls >= 2 ? 'main' : null),
    ...same(LESSON_TEXTS.souls),
    done: (event, seat) => event.t === 'set' && event.seat === seat,
  },
  {
    id: 'attacks',
    points: ({ asked }) => (mayStrike(asked) && asked.view.sight.attacks.length > 0 ? 'main' : null),
    ...same(LESSON_TEXTS.attacks),
    done: (event, seat) => event.t === 'set' && event.seat === seat,
  },
  {
    id: 'dread',
    points: ({ asked }) => (mayStrike(asked) && hasDread(asked) ? 'main' : null),
    ...same(LESSON_TEXTS.dread),
    done: (event, seat) => event.t === 'set' && event.seat === seat,
  },
  {
    id: 'circles',
    points: ({ asked }) => (isAsked(asked, 'circles.choose') && asked.view.sight.rounds > 0 ? 'main' : null),
    ...same(LESSON_TEXTS.circles),
    done: (event, seat) => event.t === 'circle' && event.seat === seat,
  },
  {
    id: 'merchant',
    points: ({ asked }) => (isAsked(asked, 'merchant.buy') ? 'main' : null),
    ...same(LESSON_TEXTS.merchant),
    done: (event, seat) => (event.t === 'bought' || event.t === 'passed') && event.seat === seat,
  },
  {
    id: 'artifact',
    points: ({ asked }) => (mayStrike(asked) && handOf(asked).some(({ kind }) => kind === 'artifact') ? 'main' : null),
    ...same(LESSON_TEXTS.artifact),
    done: (event, seat) => event.t === 'set' && event.seat === seat,
  },
];
