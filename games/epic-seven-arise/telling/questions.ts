import { argumentOf, frameOf, type Action, type Asked, type FrameAsking, type Voices } from '@hoard/kernel';
import { priceOf } from '../rules/05-merchant.ts';
import type { QuestionName } from '../rules/index.ts';
import { playerOf } from '../rules/things.ts';
import type { Frame } from '../state/frames.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Questions } from '../words/questions.ts';
import type { Words } from '../words/words.ts';
import { effectsInWords } from './cards.ts';
import { heroName, placeName, unitName } from './names.ts';
import { positionIn } from './places.ts';

type Question = Asked<EpicSevenArise>;

/** What somebody is asked; an empty string where nothing is. */
export function questionTold(words: Words, asked: Question, voices: Voices): string {
  const frame = frameOf(asked);
  const ask = frame && ASKING[questionAt(frame)];
  // The frame is the one that the question is about.
  return ask === undefined ? '' : ask(words.questions, { frame: frame as never, asked, voices, words });
}

/** Where a frame asks something. */
const questionAt = ({ k, at }: Frame): QuestionName => `${k}.${at}` as QuestionName;

/** What a question is put together from. */
interface Asking<F extends Frame> {
  readonly frame: F;
  readonly asked: Question;
  readonly voices: Voices;
  readonly words: Words;
}

/** A hero of the party, by place, as its row in the content. */
const heroIn = ({ view: { sight } }: Question, place: number): number => sight.heroes[place]!.id;

/** By question: what its words are told. A question without a row does not compile. */
const ASKING: { readonly [question in QuestionName]: (ask: Questions, asking: Asking<FrameAsking<Frame, question>>) => string } = {
  'setUp.hero': (ask) => ask['setUp.hero'](),
  'redraw.choose': (ask, { asked: { view, seat } }) => ask['redraw.choose'](playerOf(view.sight, seat).secret),
  'circles.choose': (ask, { frame, asked }) => {
    const { tiles, at } = asked.view.sight;
    return ask['circles.choose'](heroIn(asked, frame.hero), tiles[at]!);
  },
  'ballot.vote': (ask, { frame, asked: { view } }) => ask['ballot.vote'](frame.about, view.sight.story, view.sight.ending === 'completed'),
  'concede.answer': (ask) => ask['concede.answer'](),
  'merchant.buy': (ask, { asked: { view, seat } }) => ask['merchant.buy'](playerOf(view.sight, seat).stones),
  'merchant.pay': (ask, { frame, asked: { view }, words }) =>
    ask['merchant.pay'](frame.count * priceOf(view.sight, words.content, frame.item)),
  'drink.use': (ask, { frame }) => ask['drink.use'](frame.left),
  'pick.keep': (ask) => ask['pick.keep'](),
  'pick.order': (ask) => ask['pick.order'](),
  'colour.choose': (ask, { frame }) => ask['colour.choose'](frame.left),
  'forfeit.choose': (ask) => ask['forfeit.choose'](),
  'discard.choose': (ask) => ask['discard.choose'](),
  'heroTurn.act': (ask, { frame, asked }) => ask['heroTurn.act'](heroIn(asked, frame.hero), asked.view.sight.turn?.skills ?? 0),
  'skill.foe': (ask, { frame, asked }) => ask['skill.foe'](heroIn(asked, frame.hero), frame.skill),
  'skill.set': (ask, { frame, asked }) =>
    ask['skill.set'](heroIn(asked, frame.hero), frame.skill, frame.loan < 0 ? frame.laid : [frame.loan, ...frame.laid]),
  'skill.burn': (ask, { frame, asked }) => ask['skill.burn'](heroIn(asked, frame.hero), frame.skill),
  'skill.pay': (ask, { frame, asked, words }) =>
    ask['skill.pay'](words.content.heroes[heroIn(asked, frame.hero)]!.skills[frame.skill]!.burn.colour),
  'artifact.foe': (ask, { frame }) => ask['artifact.foe'](frame.card),
  'effects.other': (ask, { frame, asked }) => ask['effects.other'](heroIn(asked, frame.hero)),
  'effects.hero': (ask, { frame, asked, words }) => ask['effects.hero'](effectsInWords(words, asked.view.sight, frame.queue.slice(0, 1))),
  'effects.circle': (ask, { frame, asked }) => ask['effects.circle'](heroIn(asked, frame.hero)),
  'effects.swap': (ask) => ask['effects.swap'](),
  'effects.peek': (ask) => ask['effects.peek'](),
  'revival.offer': (ask, { frame, asked }) => ask['revival.offer'](heroIn(asked, frame.dead[0]!)),
  'draft.take': (ask, { asked }) => ask['draft.take'](asked.view.sight.battle?.bounty ?? []),
};

/** What an answer means to the question that offers it, or undefined where it means the same everywhere. */
export function meaningOf(words: Words, asked: Question, action: Action): string | undefined {
  const { sight } = asked.view;
  const argument = argumentOf(action);
  const frame = frameOf(asked);
  switch (verbOf(action)) {
    case 'vote':
      return placeName(words, sight, positionIn(sight, words.content, action));
    case 'foe':
      return unitName(words, sight, argument);
    case 'skill': {
      const place = sight.turn?.hero;
      return place === undefined ? undefined : words.content.heroes[sight.heroes[place]!.id]!.skills[argument]!.name;
    }
    case 'onward':
      return sight.ending === 'completed' ? undefined : words.again[argument];
    case 'circle': {
      const numbers = words.content.tiles[sight.tiles[sight.at] ?? -1]?.circles[argument];
      return numbers === undefined ? undefined : words.circle(argument, numbers);
    }
    case 'end':
      return sight.turn === null ? undefined : words.ends(heroName(words, sight, sight.turn.hero));
    case 'decline':
      return frame?.k === 'revival' ? words.declines(heroName(words, sight, frame.dead[0]!)) : undefined;
    default:
      return undefined;
  }
}
