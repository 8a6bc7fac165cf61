import {
  argumentOf,
  spoken,
  type Action,
  type Bargain,
  type Outcome,
  type Phrases,
  type Seat,
  type Text,
  type ViewOf,
  type Voices,
} from '@hoard/kernel';
import type { Content, Option } from '../content/content.ts';
import { resultOf, realmAttack } from '../rules/14-shadow.ts';
import { tallyOf, type Tally } from '../rules/15-victory.ts';
import { countStanding, defencesOf, heroOf, isSolo, stands, sumOf, together } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { Frame, TradeFrame, WaveFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

/** What somebody gives and what they get for it: rows of the tradable things. */
export interface Deal {
  readonly give: readonly number[];
  readonly get: readonly number[];
}

/** How a wave stands while dice may still be turned. */
export interface Stand {
  readonly total: number;
  readonly realm: number;
  readonly result: number;
  readonly city: number;
}

/** A way out of a question that has several ways in: what `pass` means in each moment that offers it. */
export interface Passing {
  readonly dice: string;
  readonly gate: string;
  readonly goods: string;
  readonly city: string;
  readonly send: string;
  readonly place: string;
  readonly boost: string;
  readonly trade: string;
  readonly light: string;
  readonly rerolls: string;
}

/** What a player is asked, moment by moment. */
export interface Questions {
  open(at: number): string;
  act(at: number, gold: number): string;
  thistledown(dice: readonly number[]): string;
  pick(dice: readonly number[]): string;
  move(points: number, gold: number, flies: boolean): string;
  robbed(): string;
  gate(): string;
  /** `card` is the Wilderness card that asks, or -1. */
  choose(card: number): string;
  goods(left: number): string;
  give(left: number): string;
  city(): string;
  send(left: number): string;
  place(seat: Seat, voices: Voices): string;
  rival(): string;
  price(): string;
  boost(total: number, target: number): string;
  draft(partner: Seat, draft: Deal, voices: Voices): string;
  answer(partner: Seat, offer: Deal, voices: Voices): string;
  drop(tooMuch: number): string;
  light(card: number): string;
  rerolls(stand: Stand): string;
  loss(): string;
}

/** What the page of the end says, part by part. */
export interface Ending {
  readonly tally: { readonly [part in keyof Tally]: (points: number) => string };
  fallen(): string;
  standing(strongholds: number, allies: number): string;
  saved(cities: number, defences: number): string;
  lost(): string;
  /** SM-18.14: by place in the list of titles, the lowest first. */
  called(seat: Seat, title: number, voices: Voices): string;
}

/** All that a language has to say; how it is put together is the same in every language. */
export interface Words extends Phrases<SevenMoons> {
  readonly questions: Questions;
  readonly passing: Passing;
  /** What a card offers, and what it costs. */
  choice(option: Option): string;
  /** One of somebody's dice in a wave is turned: by what, and what it shows. */
  turned(by: 'eye' | 'facet' | 'aegis', shows: number): string;
  readonly ending: Ending;
}

/** The text of the game, from the words of one language. `content` has the names that this language uses. */
export function compose(content: Content, words: Words): Text<SevenMoons> {
  const said = spoken<SevenMoons>(words, verbOf);
  return {
    ...said,

    option: (action, voices, view) => (view && inContext(content, view, action, words)) ?? said.option(action, voices),

    question(view, lane, voices) {
      const stack = view.lanes.find(({ id }) => id === lane)?.stack ?? [];
      const frame = stack.at(-1);
      return frame === undefined ? '' : questionOf(view.sight, content, frame, stack, voices, words.questions);
    },

    aliases(action, voices) {
      const argument = argumentOf(action);
      switch (verbOf(action)) {
        case 'go':
        case 'jump':
        case 'place':
          return [content.hexes[argument]!.name ?? ''];
        case 'trade':
        case 'peek':
          return [voices.nameOf(argument)];
        default:
          return [];
      }
    },

    ending: ({ sight, outcome }, voices) => (outcome === null ? [] : endingOf(sight, content, outcome, voices, words.ending)),
  };
}

/** What an answer means in the moment that offers it, or undefined where it means the same everywhere. */
function inContext(content: Content, view: ViewOf<SevenMoons>, action: Action, words: Words): string | undefined {
  const frame = view.lanes[0]?.stack.at(-1);
  const verb = verbOf(action);
  if (verb === 'pass') return passing(frame, words.passing);
  if (verb === 'option' && frame?.k === 'effects') {
    const effect = content.effects[frame.queue[0] ?? -1];
    const option = effect?.do === 'choose' ? effect.options[argumentOf(action)] : undefined;
    return option && words.choice(option);
  }
  if ((verb === 'eye' || verb === 'facet' || verb === 'aegis') && frame?.k === 'wave')
    return words.turned(verb, frame.dice[view.viewer]?.[argumentOf(action)] ?? 0);
  return undefined;
}

function passing(frame: Frame | undefined, say: Passing): string | undefined {
  switch (frame?.k) {
    case 'journey':
      return frame.at === 'gate' ? say.gate : say.dice;
    case 'effects':
      return frame.at === 'goods' || frame.at === 'city' || frame.at === 'send' || frame.at === 'place' ? say[frame.at] : undefined;
    case 'fight':
      return say.boost;
    case 'trade':
      return say.trade;
    case 'wave':
      return frame.at === 'light' ? say.light : say.rerolls;
    default:
      return undefined;
  }
}

function questionOf(board: Board, content: Content, frame: Frame, stack: readonly Frame[], voices: Voices, ask: Questions): string {
  switch (frame.k) {
    case 'turn': {
      const { at, gold } = heroOf(board, frame.seat);
      return frame.at === 'open' ? ask.open(at) : ask.act(at, gold);
    }
    case 'journey': {
      const { gold, mount } = heroOf(board, frame.seat);
      if (frame.at === 'thistledown' || frame.at === 'pick') return ask[frame.at](frame.dice);
      if (frame.at === 'move') return ask.move(frame.points, gold, mount === 'dragon');
      return frame.at === 'robbed' ? ask.robbed() : ask.gate();
    }
    case 'effects': {
      const encounter = stack.find(({ k }) => k === 'encounter');
      if (frame.at === 'choose') return ask.choose(encounter?.k === 'encounter' ? encounter.card : -1);
      if (frame.at === 'goods' || frame.at === 'give' || frame.at === 'send') return ask[frame.at](frame.left);
      if (frame.at === 'place') return ask.place(frame.seat, voices);
      return frame.at === 'city' || frame.at === 'rival' ? ask[frame.at]() : ask.price();
    }
    case 'fight':
      return ask.boost(frame.total, frame.target);
    case 'trade':
      return talkOf(frame, voices, ask);
    case 'drop': {
      const hero = heroOf(board, frame.seat);
      return ask.drop(sumOf(hero.goods) - content.numbers.capacity[hero.mount]);
    }
    case 'wave':
      return frame.at === 'light' ? ask.light(frame.card) : ask.rerolls(standOf(board, content, frame));
    case 'loss':
      return ask.loss();
    default:
      return '';
  }
}

/** What lies on the table between two who trade, as the one sees it whose word it is. */
function talkOf({ mover, other, speaker, at, offer, draft }: TradeFrame, voices: Voices, ask: Questions): string {
  const moverSpeaks = speaker === mover;
  const partner = moverSpeaks ? other : mover;
  const dealOf = ({ fromMover, fromOther }: Bargain): Deal =>
    moverSpeaks ? { give: fromMover, get: fromOther } : { give: fromOther, get: fromMover };
  return at === 'answer' && offer !== null ? ask.answer(partner, dealOf(offer), voices) : ask.draft(partner, dealOf(draft), voices);
}

/** The realm's total and the result of who is asked, against what attacks. */
export function standOf(board: Board, content: Content, frame: WaveFrame): Stand {
  const seats = board.heroes.flatMap((_, seat) => (stands(board, seat) ? [seat] : []));
  const asked = (board.first + frame.place) % board.heroes.length;
  return {
    total: sumOf(seats.map((seat) => resultOf(board, content, frame, seat))),
    realm: realmAttack(board, content, frame),
    result: resultOf(board, content, frame, asked),
    city: content.shadowCards[frame.card]!.city,
  };
}

const NAME_WIDTH = 17;

/** The last page: who stands, in order, and what each score is made of. */
function endingOf(board: Board, content: Content, { places, scores }: Outcome, voices: Voices, say: Ending): string[] {
  const seats = board.heroes.map((_, seat) => seat);
  const isSaved = countStanding(board) > 0;
  const rows = seats
    .toSorted((one, other) => (places[one]! || Infinity) - (places[other]! || Infinity) || one - other)
    .map((seat) => {
      const name = voices.nameOf(seat).padEnd(NAME_WIDTH);
      const hero = heroOf(board, seat);
      if (!stands(board, seat)) return `-  ${name}${say.fallen()}`;
      if (together(board.mode) && !isSolo(board)) return `-  ${name}${say.standing(hero.strongholds, defencesOf(hero) - hero.strongholds)}`;
      return `${`${places[seat]}.`.padEnd(3)}${name}${String(scores[seat]).padStart(3)}  ${partsOf(tallyOf(board, content, seat), say)}`;
    });
  if (!isSaved) return [say.lost(), ...rows];
  const defences = sumOf(board.heroes.map((hero) => (hero.gone ? 0 : defencesOf(hero))));
  const head = say.saved(countStanding(board), defences);
  return isSolo(board) ? [head, ...rows, say.called(0, titleOf(content, scores[0]!), voices)] : [head, ...rows];
}

const partsOf = (tally: Tally, say: Ending): string =>
  (Object.keys(say.tally) as (keyof Tally)[])
    .filter((part) => tally[part] !== 0)
    .map((part) => say.tally[part](tally[part]))
    .join(' + ');

/** SM-18.14. */
const titleOf = ({ numbers }: Content, points: number): number =>
  Math.max(
    0,
    numbers.soloTitles.findLastIndex((least) => points >= least),
  );
