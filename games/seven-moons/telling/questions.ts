import { priceFor } from '../rules/06-market.ts';
import { argumentOf, dealOf, frameOf, partnerOf, stackOf, type Action, type Asked, type FrameAsking, type Voices } from '@hoard/kernel';
import type { QuestionName } from '../rules/index.ts';
import { heroOf } from '../rules/things.ts';
import type { Hero } from '../state/board.ts';
import type { Frame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Questions } from '../words/questions.ts';
import type { Words } from '../words/words.ts';
import { isQuestAt } from './places.ts';
import { standOf } from './siege.ts';

/** What somebody is asked; an empty string where nothing is. */
export function questionTold(words: Words, asked: Asked<SevenMoons>, voices: Voices): string {
  const frame = frameOf(asked);
  const ask = frame && ASKING[questionAt(frame)];
  // The frame is the one that the question is about.
  return ask === undefined
    ? ''
    : ask(words.questions, { frame: frame as never, hero: heroOf(asked.view.sight, asked.seat), asked, voices, words });
}

/** Where a frame asks something. */
const questionAt = ({ k, at }: Frame): QuestionName => `${k}.${at}` as QuestionName;

/** What a question is put together from. */
interface Asking<F extends Frame> {
  readonly frame: F;
  /** Of who is asked. */
  readonly hero: Hero;
  readonly asked: Asked<SevenMoons>;
  readonly voices: Voices;
  readonly words: Words;
}

/** By question: what its words are told. A question without a row does not compile. */
const ASKING: { readonly [question in QuestionName]: (ask: Questions, asking: Asking<FrameAsking<Frame, question>>) => string } = {
  'turn.open': (ask, { hero }) => ask['turn.open'](hero.at),
  'turn.act': (ask, { hero }) => ask['turn.act'](hero.at, hero.gold),
  'journey.thistledown': (ask, { frame }) => ask['journey.thistledown'](frame.dice),
  'journey.pick': (ask, { frame }) => ask['journey.pick'](frame.dice),
  'journey.move': (ask, { frame, hero }) => ask['journey.move'](frame.points, hero.gold, hero.mount === 'dragon'),
  'journey.robbed': (ask) => ask['journey.robbed'](),
  'journey.gate': (ask) => ask['journey.gate'](),
  'effects.choose': (ask, { asked }) => ask['effects.choose'](stackOf(asked).find((frame) => frame.k === 'encounter')?.card ?? -1),
  'effects.goods': (ask, { frame }) => ask['effects.goods'](frame.left),
  'effects.give': (ask, { frame }) => ask['effects.give'](frame.left),
  'effects.city': (ask) => ask['effects.city'](),
  'effects.send': (ask, { frame }) => ask['effects.send'](frame.left),
  'effects.place': (ask, { frame, voices }) => ask['effects.place'](frame.seat, voices),
  'effects.rival': (ask) => ask['effects.rival'](),
  'effects.price': (ask) => ask['effects.price'](),
  'fight.boost': (ask, { frame }) => ask['fight.boost'](frame.total, frame.target),
  'trade.draft': (ask, { frame, asked: { seat }, voices }) =>
    ask['trade.draft'](partnerOf(frame, seat), dealOf(frame, seat, frame.draft), voices),
  'trade.answer': (ask, { frame, asked: { seat }, voices }) =>
    ask['trade.answer'](partnerOf(frame, seat), dealOf(frame, seat, frame.offer ?? frame.draft), voices),
  'drop.choose': (ask) => ask['drop.choose'](),
  'wave.light': (ask, { frame }) => ask['wave.light'](frame.card),
  'wave.rerolls': (ask, { frame, asked: { view, seat }, words }) => ask['wave.rerolls'](standOf(view.sight, words.content, frame, seat)),
  'loss.choose': (ask) => ask['loss.choose'](),
};

/** What an answer means to the question that offers it, or undefined where it means the same everywhere. */
export function meaningOf(words: Words, asked: Asked<SevenMoons>, action: Action): string | undefined {
  const frame = frameOf(asked);
  if (frame === undefined) return undefined;
  const verb = verbOf(action);
  const argument = argumentOf(action);
  if (verb === 'pass') return (words.passing as { readonly [question in QuestionName]?: string })[questionAt(frame)];
  if (verb === 'stop') return stopMeans(words, asked);
  if (verb === 'buy') return words.buying(argument, priceFor(asked.view.sight, words.content, asked.seat, argument));
  if (verb === 'option' && frame.k === 'effects') {
    const effect = words.content.effects[frame.queue[0] ?? -1];
    const option = effect?.do === 'choose' ? effect.options[argument] : undefined;
    return option && words.pricedOption(option);
  }
  if ((verb === 'eye' || verb === 'facet' || verb === 'aegis') && frame.k === 'wave')
    return words.turned[verb](frame.dice[asked.seat]?.[argument] ?? 0);
  return undefined;
}

/** What one can do at once where one stops; undefined where that is nothing. */
function stopMeans({ content, stopping, resources }: Words, { view: { sight }, seat }: Asked<SevenMoons>): string | undefined {
  const hero = heroOf(sight, seat);
  const kind = content.soldAt[hero.at]!;
  const ally = content.allies[content.allyAt[hero.at]!];
  if (isQuestAt(content, hero, hero.at)) return stopping.quest;
  if (hero.at === content.market) return stopping.market;
  if (kind >= 0) return stopping.trade(resources[kind]!, priceFor(sight, content, seat, kind));
  if (ally !== undefined) return stopping.allies(ally.name);
  if (hero.at === content.lair) return stopping.lair;
  return hero.at === content.cities[hero.city] ? stopping.home : undefined;
}
