import { argumentOf, frameOf, type Action, type Asked, type FrameAsking, type Seat, type Voices } from '@hoard/kernel';
import { CATEGORIES, DRAGON, SUPPLIES } from '../content/content.ts';
import { pacesLeft } from '../rules/15-travel.ts';

import type { QuestionName } from '../rules/index.ts';
import { findEnemy, heroOf, isFaceUp, isWithDragon } from '../rules/things.ts';
import { keptAt } from '../rules/05-draft.ts';
import { excessIn } from '../rules/11-board.ts';
import { NONE, type Board, type Hero, type Unit } from '../state/board.ts';
import type { EffectsFrame, Frame } from '../state/frames.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Questions } from '../words/questions.ts';
import type { Words } from '../words/words.ts';
import { clauseInWords, doesInWords } from './cards.ts';
import { outerFrame } from './frames.ts';
import { unitName } from './names.ts';
import { FELLOWSHIP } from '../state/keys.ts';

type Question = Asked<Heropath>;

/** What somebody is asked; an empty string where nothing is. */
export function questionTold(words: Words, asked: Question, voices: Voices): string {
  const frame = frameOf(asked);
  const ask = frame && ASKING[questionAt(frame)];
  if (ask === undefined) return '';
  const board = asked.view.sight;
  // The frame is the one that the question is about.
  return ask(words.questions, { frame: frame as never, board, hero: heroOf(board, asked.seat), asked, voices, words });
}

/** Where a frame asks something. */
const questionAt = ({ k, at }: Frame): QuestionName => `${k}.${at}` as QuestionName;

/** What a question is put together from. */
interface Asking<F extends Frame> {
  readonly frame: F;
  readonly board: Board;
  /** Of who is asked. */
  readonly hero: Hero;
  readonly asked: Question;
  readonly voices: Voices;
  readonly words: Words;
}

/** The kinds of exposed enemies in a hero's space; DRAGON where he stands before it. */
function foesAt(board: Board, { content }: Words, { at }: Hero): number[] {
  const enemies = board.enemies.flatMap((enemy) => (enemy.at === at && isFaceUp(enemy) ? [enemy.kind] : []));
  return isWithDragon(board, content, at) ? [...enemies, DRAGON] : enemies;
}

const kindIn = (board: Board, unit: Unit): number => (unit === DRAGON ? DRAGON : (findEnemy(board, unit)?.kind ?? NONE));

/** The effect that asks. */
const effectIn = ({ content }: Words, { queue }: EffectsFrame) => content.effects[queue[0]!]!;

/** By question: what its words are told. A question without a row does not compile. */
const ASKING: { readonly [question in QuestionName]: (ask: Questions, asking: Asking<FrameAsking<Frame, question>>) => string } = {
  'setUp.hero': (ask) => ask['setUp.hero'](),
  'split.choose': (ask, { words }) => ask['split.choose'](words.content.numbers.equivalent.free),
  'keep.choose': (ask, { frame, board, words }) => ask['keep.choose'](frame.kept.length, keptAt(board, words.content)),
  'keep.confirm': (ask, { frame }) => ask['keep.confirm'](frame.kept),
  // Alone there is nobody to hide it from.
  'gear.change': (ask, { board, hero }) => ask['gear.change'](hero.isArranging && board.heroes.length > 1),
  'aside.idle': (ask) => ask['aside.idle'](),
  'draw.replace': (ask, { frame }) => ask['draw.replace'](frame.card),
  'turn.act': (ask, { board, hero, words }) =>
    ask['turn.act'](hero.actions + hero.bonus.reduce((sum, more) => sum + more, 0), foesAt(board, words, hero)),
  'travel.step': (ask, { frame, board, hero, words }) => ask['travel.step'](pacesLeft(board, frame, hero, words)),
  'travel.fly': (ask, { frame }) => ask['travel.fly'](frame.face),
  'rest.choose': (ask) => ask['rest.choose'](),
  'rest.found': (ask, { frame }) => ask['rest.found'](frame.face),
  'visit.choose': (ask, { frame }) => ask['visit.choose'](frame.site),
  'fight.won': (ask, { frame, board }) => ask['fight.won'](kindIn(board, frame.foe)),
  'limit.choose': (ask, { words: { content }, hero }) =>
    ask['limit.choose'](CATEGORIES.map((_, category) => excessIn(content, hero, category))),
  'shift.choose': (ask, { frame, board }) => ask['shift.choose'](kindIn(board, frame.unit), frame.left),
  'place.choose': (ask, { frame, voices }) => ask['place.choose'](frame.distance, frame.isExact, frame.from, frame.seat, voices),
  'place.move': (ask, { frame, board }) => ask['place.move'](kindIn(board, frame.unit)),
  'found.offer': (ask) => ask['found.offer'](),
  'found.choose': (ask, { frame }) => ask['found.choose'](frame.site),
  'dragon.fly': (ask) => ask['dragon.fly'](),
  'dragon.expose': (ask) => ask['dragon.expose'](),
  'consent.vote': (ask, { frame, asked, voices }) => ask['consent.vote'](wisherIn(asked) ?? frame.seat, frame.wish, voices),
  'stop.wait': (ask) => ask['stop.wait'](),
  'stop.charge': (ask) => ask['stop.charge'](),
  'stop.break': (ask) => ask['stop.break'](),
  'passive.wait': (ask) => ask['passive.wait'](),
  'enemyMove.choose': (ask) => ask['enemyMove.choose'](),
  'summon.choose': (ask, { asked, frame, voices }) => ask['summon.choose'](outerFrame(asked.view, 'ritual')?.seat ?? frame.seat, voices),
  'card.clause': (ask, { frame }) => ask['card.clause'](frame.card),
  'card.target': (ask, { frame }) => ask['card.target'](frame.card),
  'pay.choose': (ask, { frame }) => ask['pay.choose'](frame.due),
  'instant.accept': (ask, { frame, words }) => {
    const clause = words.content.cards[frame.card]!.clauses.find(({ when }) => when === 'draw')!;
    return ask['instant.accept'](frame.card, words.costOf(clause.cost), doesInWords(words, clause.does));
  },
  'encounter.card': (ask, { frame, voices }) => ask['encounter.card'](frame.seat, frame.what, voices),
  'trade.talk': (ask, { frame, asked: { seat }, voices }) =>
    ask['trade.talk'](seat === frame.mover ? frame.other : frame.mover, frame.offer !== null, frame.kind, voices),
  'reaction.answer': (ask, { frame, board, voices }) =>
    ask['reaction.answer']({ ...frame, kind: frame.window === 'w4' || frame.window === 'w5' ? kindIn(board, frame.foe) : NONE }, voices),
  'effects.or': (ask) => ask['effects.or'](),
  'effects.attribute': (ask, { frame, words }) => {
    const effect = effectIn(words, frame);
    return ask['effects.attribute'](effect.do === 'gain' ? effect.n : 1);
  },
  'effects.amount': (ask, { frame, words }) => {
    const effect = effectIn(words, frame);
    return effect.do === 'turn' ? ask['effects.amount'](effect.from, effect.into) : '';
  },
  'effects.hero': (ask, { frame, words }) => ask['effects.hero'](doesInWords(words, frame.queue.slice(0, 1))),
  'effects.enemy': (ask, { frame, words }) => {
    const does = effectIn(words, frame).do;
    return ask['effects.enemy'](does === 'scry' || does === 'veil' ? does : 'expose', frame.left);
  },
  'effects.space': (ask) => ask['effects.space'](),
  'effects.card': (ask, { frame, words }) => {
    const effect = effectIn(words, frame);
    return effect.do === 'drop' || effect.do === 'discard' ? ask['effects.card'](effect.do, effect.of, frame.left) : '';
  },
  'effects.drop': (ask, { frame }) => ask['effects.drop'](frame.chosen[0] ?? NONE),
  'effects.buy': (ask, { frame, hero }) => ask['effects.buy'](frame.left, hero.gold),
  'effects.sell': (ask, { frame }) => ask['effects.sell'](frame.left),
  'effects.keep': (ask, { frame, words }) => {
    const effect = effectIn(words, frame);
    return effect.do === 'look' ? ask['effects.keep'](effect.deck, frame.left) : '';
  },
  'effects.deck': (ask) => ask['effects.deck'](),
  'effects.die': (ask, { frame, words }) => {
    const effect = effectIn(words, frame);
    return ask['effects.die'](effect.do === 'fix' ? effect.face : 0);
  },
  'effects.rock': (ask) => ask['effects.rock'](),
  'effects.loot': (ask, { frame, words, voices }) => {
    const effect = effectIn(words, frame);
    return effect.do === 'steal' ? ask['effects.loot'](frame.seat, effect.what - SUPPLIES.length, voices) : '';
  },
  'effects.swap': (ask, { frame }) => ask['effects.swap'](frame.chosen[0] ?? NONE),
};

/** Who has made the wish that is voted on (HP-28.10). */
function wisherIn({ view }: Question): Seat | undefined {
  const turn = outerFrame(view, 'turn');
  return turn === undefined || turn.wish === '' ? undefined : turn.seat;
}

/** What an answer means to the question that offers it, or undefined where it means the same everywhere. */
export function meaningOf(words: Words, asked: Question, action: Action): string | undefined {
  const { content, meanings: say, names } = words;
  const board = asked.view.sight;
  const hero = heroOf(board, asked.seat);
  const frame = frameOf(asked);
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'split':
      return say.split(row, content.numbers.equivalent.free - row);
    case 'fight':
      return say.fight(kindIn(board, row));
    case 'visit': {
      const site = board.sites[hero.at] ?? NONE;
      return site === NONE ? undefined : say.visit(site);
    }
    case 'takeOff':
      return say.takeOff(hero.worn[row]!);
    case 'enemy':
    case 'expose': {
      const at = findEnemy(board, row)?.at;
      return at === undefined ? undefined : say.enemy(unitName(words, board, row), names.space(at));
    }
    case 'activity':
      return frame?.k === 'visit' ? names.activity(frame.site, row) : undefined;
    case 'clause':
      return frame === undefined ? undefined : clauseMeans(words, hero, frame, row);
    case 'rock':
      return row === board.dragon ? say.stay(names.rock(row)) : undefined;
    default:
      return frame === undefined ? undefined : plainly(words, frame, action);
  }
}

/** What is told for a number: a clause of a card, an alternative, gems, a die. */
function clauseMeans(words: Words, { battle }: Hero, frame: Frame, row: number): string | undefined {
  const { content, meanings: say } = words;
  if (frame.k === 'card')
    return row === FELLOWSHIP
      ? say.fellowship(content.numbers.coop.fellowship)
      : clauseInWords(words, content.cards[frame.card]!.clauses[row]!);
  if (frame.k !== 'effects') return undefined;
  if (frame.at === 'or') return doesInWords(words, row === 0 ? frame.queue : frame.or);
  return frame.at === 'die' ? say.die(battle?.dice[row] ?? 0) : say.amount(row);
}

/** Yes, no and the like. */
function plainly({ content, costOf, meanings: say }: Words, frame: Frame, action: Action): string | undefined {
  switch (verbOf(action)) {
    case 'end':
      return frame.k === 'rest' ? say.endRest : frame.k === 'visit' ? say.endVisit : say.endTurn;
    case 'discard':
      return frame.k === 'keep' ? say.exchange(argumentOf(action)) : undefined;
    case 'done':
      return frame.k === 'gear' ? say.closeGear : undefined;
    case 'yes':
      if (frame.k === 'draw') return say.replace;
      if (frame.k === 'found') return say.drawSite;
      return frame.k === 'instant'
        ? say.pay(costOf(content.cards[frame.card]!.clauses.find(({ when }) => when === 'draw')!.cost))
        : undefined;
    case 'no':
      return frame.k === 'draw' ? say.keepIt : frame.k === 'found' ? say.noSite : frame.k === 'instant' ? say.payNot : undefined;
    case 'confirm':
      return frame.k === 'rest' ? say.takeIt : undefined;
    case 'pass':
      return frame.k === 'reaction' || frame.k === 'fight' ? say.playNone : undefined;
    case 'refuse':
      return frame.k === 'trade' ? say.breakOff : undefined;
    default:
      return undefined;
  }
}
