/**
 * Law: what cards do is data. Each pilgrim meets one card, whose effects are done one after another: some at once, some by a die, some
 * by choice, some as the board says.
 */
import * as v from 'valibot';
import {
  choosing,
  defineVerbs,
  effectsFor,
  fairDie,
  keysOf,
  numbered,
  open,
  read,
  vocabularyOf,
  type AnyEffect,
  type Appraisal,
  type EffectOf,
  type EffectSpeech,
  type Price,
  type Reading,
  type Step,
} from '../../index.ts';
import { byScore, each, openGame, type Tiny } from './tinyGame.ts';

export interface Board {
  coins: number[];
  isNight: boolean;
}
type Road = { readonly k: 'road'; at: 'meet'; next: number };
type Meeting = { readonly k: 'meeting'; at: 'next' | 'choose' | 'roll'; readonly seat: number; queue: number[] };
interface Fallen {
  readonly t: 'die';
  readonly rule: string;
  readonly die: number;
}
type Types = Tiny<Board, Road | Meeting, 'option', Fallen>;

const verbs = defineVerbs({ option: 'option' });
const { act } = verbs;
const MOST_OPTIONS = 4;

export interface PilgrimEffects {
  game: Types;
  frame: Meeting;
  reading: Reading;
  appraisal: Appraisal<Types>;
}

export const define = effectsFor<PilgrimEffects>();
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));

const rows = define.rows({
  gain: {
    fields: { n: few },
    does(board, { seat }, { n }) {
      board.coins[seat]! += n;
    },
    worth: ({ n }) => n,
  },
  /** Only who has so much can give it. */
  tithe: {
    fields: { n: few },
    can: (board, seat, { n }) => board.coins[seat]! >= n,
    does(board, { seat }, { n }) {
      board.coins[seat]! -= Math.min(n, board.coins[seat]!);
    },
    worth: ({ n }) => -n,
  },
  dusk: {
    fields: {},
    does(board) {
      board.isNight = true;
    },
    worth: () => 0,
  },
});

const tollFields = { coins: v.optional(few, 0) };

const toll: Price<PilgrimEffects, typeof tollFields> = {
  fields: tollFields,
  isFree: ({ coins }) => coins === 0,
  canPay: (board, seat, { coins }) => board.coins[seat]! >= coins,
  cost: ({ coins }) => coins,
};

const combinators = {
  roll: define.dieBands(6, 'roll'),
  choose: define.choice(toll, MOST_OPTIONS, 'choose'),
  atNight: define.branch({
    fields: ({ effects }: Reading) => ({ does: effects, otherwise: effects }),
    which: ({ isNight }, _, { does, otherwise }) => (isNight ? does : otherwise),
  }),
};

export type Rows = typeof rows;
export type PilgrimEffect = EffectOf<Rows & typeof combinators>;

const list: AnyEffect[] = [];
export const vocabulary = vocabularyOf<PilgrimEffects>({ ...rows, ...combinators }, () => list);
export const effects = vocabulary.reader({}, list);

/** What a pilgrim meets. */
export const CARD = read(effects, 'card', [
  { do: 'gain', n: 2 },
  {
    do: 'choose',
    options: [
      { name: 'Walk on', does: [{ do: 'gain', n: 1 }] },
      { name: 'Pay for the night', coins: 2, does: [{ do: 'dusk' }, { do: 'gain', n: 3 }] },
      { name: 'Give to the shrine', does: [{ do: 'tithe', n: 5 }] },
    ],
  },
  { do: 'atNight', does: [{ do: 'tithe', n: 1 }], otherwise: [] },
  {
    do: 'roll',
    bands: [
      { upTo: 2, does: [] },
      { upTo: 6, does: [{ do: 'gain', n: 3 }] },
    ],
  },
]);

export const english: EffectSpeech<PilgrimEffects, Rows> = {
  effects: { gain: ({ n }) => `gain ${n}`, tithe: ({ n }) => `give ${n}`, dusk: () => 'night falls' },
  combinators: {
    nothing: 'nothing',
    choice: (options) => options.join(' or ') || 'a choice',
    band: (from, upTo, does) => `${from} to ${upTo}: ${does}`,
  },
};

const DIE = fairDie('pilgrim.die', 6);

const meeting: Step<Types, Meeting> = {
  next: { kind: 'deed', rules: ['one after another'], run: vocabulary.run },
  choose: choosing(vocabulary, {
    price: toll,
    rules: ['one option is taken'],
    denial: 'too dear',
    act: act.option,
    taken(board, { seat }, { coins }) {
      board.coins[seat]! -= coins;
    },
  }),
  roll: {
    kind: 'draw',
    rules: ['a die decides'],
    die: () => DIE,
    drawn(board, frame, outcome, flow) {
      flow.tell({ t: 'die', rule: 'a die decides', die: outcome + 1 });
      vocabulary.rolled(board, frame, outcome + 1, flow);
    },
  },
};

const road: Step<Types, Road> = {
  meet: {
    kind: 'deed',
    rules: ['all meet the card, one after another'],
    run(board, frame, flow) {
      if (frame.next === board.coins.length) return flow.finish(byScore('arrived', board.coins));
      flow.push({ k: 'meeting', at: 'next', seat: frame.next++, queue: CARD.slice() });
    },
  },
};

export const pilgrim = openGame<Board, Road | Meeting, 'option', Fallen>('pilgrim', {
  seats: { least: 1, most: 3 },
  keys: keysOf(verbs, { option: numbered(MOST_OPTIONS) }),
  steps: { road, meeting },
  secrecy: {
    board: { coins: open, isNight: open },
    frames: { road: { at: open, next: open }, meeting: { at: open, seat: open, queue: open } },
  },
  setUp: (_options, seats) => ({ board: { coins: each(seats, 0), isNight: false }, frame: { k: 'road', at: 'meet', next: 0 } }),
});
