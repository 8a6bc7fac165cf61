import type { EventRows, Seat } from '@hoard/kernel';
import type { KindRow } from '../content/ids.ts';
import type { Event } from '../state/events.ts';

/** A walk takes as long as its way, in milliseconds at normal speed. */
const STEP = 210;
const LONGEST_WALK = 1_700;

/** What a board calls the figure of a hero. */
export const figureOf = (seat: Seat): string => `seat-${seat}`;

/** What one person does with one kind of thing by the same rule. */
interface Lot {
  readonly rule: string;
  readonly seat: Seat;
  readonly kind?: KindRow;
  readonly count?: number;
}

const isSame = (one: Lot, other: Lot): boolean => one.rule === other.rule && one.seat === other.seat && one.kind === other.kind;

const sameGoods = <L extends Lot>(earlier: L, later: L): L | null =>
  isSame(earlier, later) ? { ...later, count: (earlier.count ?? 1) + 1 } : null;

const sameDeal = <L extends Lot & { readonly price: number }>(earlier: L, later: L): L | null =>
  isSame(earlier, later) ? { ...later, count: (earlier.count ?? 1) + 1, price: earlier.price + later.price } : null;

/** How each kind of event is shown, heard and dwelt upon. */
export const EVENTS: EventRows<Event> = {
  city: { pace: 300 },
  first: { pace: 500 },
  secret: { pace: 0 },
  turn: { pace: 350, sound: 'turn', weight: -1, is: 'turn' },
  rolled: { pace: 1_000, sound: 'roll', weight: 1 },
  rolledAgain: { pace: 900, sound: 'roll' },
  found: { pace: 500, sound: 'gold' },
  picked: { pace: 0, weight: -1 },
  walked: {
    pace: ({ way }) => Math.min(LONGEST_WALK, 150 + STEP * (way.length - 1)),
    sound: 'walk',
    motion: ({ seat, way }) => ({ who: figureOf(seat), way, gait: 'hop' }),
  },
  flew: { pace: 1_500, sound: 'dragon', motion: ({ seat, from, to }) => ({ who: figureOf(seat), way: [from, to], gait: 'fly' }) },
  jumped: { pace: 900, sound: 'walk', motion: ({ seat, from, to }) => ({ who: figureOf(seat), way: [from, to], gait: 'glide' }) },
  moved: { pace: 1_000, sound: 'walk', motion: ({ seat, from, to }) => ({ who: figureOf(seat), way: [from, to], gait: 'glide' }) },
  bandits: { pace: 1_100, sound: 'roll', weight: 1 },
  robbed: { pace: 800, sound: 'lose' },
  warded: { pace: 700 },
  knocked: { pace: 1_400, sound: 'roll' },
  companion: { pace: 1_200, sound: 'find', weight: 1 },
  encounter: { pace: 1_900, sound: 'find', weight: 2 },
  gem: { pace: 600 },
  option: { pace: 600 },
  effectDie: { pace: 1_500, sound: 'roll' },
  gold: { pace: 500 },
  gained: { pace: 500 },
  dropped: { pace: 350, fold: sameGoods },
  crystals: { pace: 600 },
  artefact: { pace: 1_400, sound: 'find', weight: 1 },
  looked: { pace: 900 },
  bought: { pace: 220, fold: sameDeal },
  sold: { pace: 300, sound: 'gold', fold: sameDeal },
  soldCrystal: { pace: 400, sound: 'gold', fold: sameDeal },
  price: { pace: 700 },
  market: { pace: 1_300, sound: 'roll', weight: 1 },
  horse: { pace: 1_000 },
  dragon: { pace: 2_200, sound: 'dragon', weight: 2 },
  dragonRests: { pace: 1_400, sound: 'roll' },
  fled: { pace: 1_200, sound: 'lose', weight: 2 },
  sent: { pace: 300, fold: sameGoods },
  built: { pace: 1_100, sound: 'win', weight: 1 },
  ally: { pace: 1_100, sound: 'win', weight: 1 },
  moon: { pace: 1_500, sound: 'dragon', weight: 2 },
  quest: { pace: 1_500, sound: 'find' },
  questStep: { pace: 600 },
  questDone: { pace: 1_500, sound: 'win', weight: 2 },
  fought: { pace: 1_000, sound: 'roll', weight: 1 },
  boosted: { pace: 700 },
  fightOver: { pace: 900, sound: ({ won }) => (won ? 'win' : 'lose'), weight: 2 },
  relief: { pace: 700, sound: 'gold' },
  beacon: { pace: 1_200 },
  story: { pace: 1_900, sound: 'find' },
  proposed: { pace: 700, is: 'offer' },
  refused: { pace: 700 },
  talked: { pace: 300, weight: -1 },
  left: { pace: 1_200 },
  dealt: { pace: 1_000, sound: 'gold' },
  dusk: { pace: 1_200, weight: 1 },
  fireOut: { pace: 800 },
  longWatch: { pace: 1_200 },
  seventhMoon: { pace: 4_200, sound: 'fallen', weight: 3 },
  wave: { pace: 3_000, weight: 2 },
  lit: { pace: 600 },
  defended: { pace: 1_200, sound: 'roll', weight: 1 },
  dieTurned: { pace: 1_200, sound: 'roll', weight: 1 },
  realm: { pace: 2_000, sound: ({ held }) => (held ? 'win' : 'lose'), weight: 2 },
  cityStruck: { pace: 1_200, sound: ({ held }) => (held ? 'win' : 'lose'), weight: 1 },
  chose: { pace: 250 },
  gaveUp: { pace: 1_200, sound: 'lose', weight: 1 },
  cityFell: { pace: 2_400, sound: 'fallen', weight: 3 },
  ended: { pace: 0, weight: 3 },
};
