import { defineVerbs, type Action, type Seat, type Seats, type Step as KernelStep } from '@hoard/kernel';
import { MOUNTS, type Content } from '../content/content.ts';

export { MOUNTS };

export const MODES = ['competitive', 'co-op', 'solo'] as const;
export type Mode = (typeof MODES)[number];

/** Gentle is for one player alone (SM-18.6). */
export const DIFFICULTIES = ['gentle', 'normal', 'frenzy', 'darkest'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** SM-14.12: what the realm must hold against: more where more cities stand, or the one number on the card. */
export const REALM_ATTACKS = ['standing', 'printed'] as const;
export type RealmAttack = (typeof REALM_ATTACKS)[number];

/** SM-4.1: on foot, on a horse or on a dragon, never two at once. */
export type Mount = (typeof MOUNTS)[number];

/** One player's hero and the city it speaks for. Cards, tokens and places are rows of the content's lists; sets of them are bits. */
export interface Hero {
  /** The character, and with it the home city; -1 until one is dealt (SM-1.2). */
  city: number;
  at: number;
  mount: Mount;
  gold: number;
  /** By kind: carried in the inventory. */
  goods: number[];
  /** By kind: waiting in the city space (SM-7.6). */
  waiting: number[];
  strongholds: number;
  allies: number;
  crystals: number;
  artefacts: number;
  /** The unfinished quest, or -1. */
  quest: number;
  /** How many of its steps are done. */
  step: number;
  /** Where the last of them was done, or -1. */
  steppedAt: number;
  /** The quests that are finished. */
  done: number[];
  /** The faerie companion, or -1. */
  faerie: number;
  stories: number[];
  gems: number;
  /** Points that the next movement roll is given on top (T6). */
  song: number;
  /** The player has left (SM-20.11). */
  gone: boolean;
}

/**
 * One of the cards that attack. Nobody knows which it is until somebody looks: it is then drawn from those that are not
 * accounted for, and whoever looked knows it.
 */
export interface ShadowCard {
  /** -1 until somebody looks. */
  card: number;
  /** Whose secret it is, or -1 for the Shadow deck and for the row of the Shadow Phase (SM-14.2). */
  owner: Seat;
  seenBy: Seats;
}

export interface Board {
  mode: Mode;
  difficulty: Difficulty;
  faerieFolk: boolean;
  storyTokens: boolean;
  latePurse: boolean;
  longWatch: boolean;
  realmAttack: RealmAttack;
  /** By seat. */
  heroes: Hero[];
  /** Who had the first turn. */
  first: Seat;
  /** Turns begun so far; the round, counted from 1. */
  turns: number;
  round: number;
  /** What was done this turn that is done only once, as bits; see the chapter of the turn. */
  did: number;
  /** Proposals that were refused this turn (SM-12.10). */
  refused: number;
  /** Trades that were begun this turn. */
  talks: number;
  /** Who knows how many proposals were refused: the active player, and to whom the latest proposal was made. */
  talkers: Seats;
  /** The moon the Shadow Army has reached: 0 to 7. */
  moon: number;
  /** Full rounds in a row without an advance; -1 if there was one in this round (SM-9.9). */
  quiet: number;
  /** By kind of resource. */
  prices: number[];
  pool: number[];
  /** By people: tokens that nobody has. */
  allies: number[];
  crystals: number;
  artefacts: number[];
  faeries: number[];
  /** Cards that have not been drawn, in no order: chance decides when one is (SM-1.6, SM-1.7). */
  wilderness: number[];
  wildernessGone: number[];
  quests: number[];
  /** Those of players who left (SM-20.11): they come back when no other is left (SM-10.13). */
  questsGone: number[];
  /** Campfires that are lit, as bits of the content's list (SM-1.11). */
  fires: number;
  /** Story tokens that nobody has claimed, and the sites that still have one, as bits (SM-19.1). */
  stories: number[];
  sites: number;
  /** The cards that attack, until they are turned over. */
  shadow: ShadowCard[];
  /** Those that were turned over, oldest first. */
  waves: number[];
  /** The Aegis has been used (A5). */
  aegisSpent: boolean;
  /** By seat: what is given up in this wave, -1 before it is chosen. Sealed until all have chosen (SM-14.23). */
  losses: number[];
}

export interface Options {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  /** The character of each seat, or null to be dealt one (SM-1.2). */
  readonly characters: readonly (string | null)[];
  /** The seat that begins, or null to draw it (SM-1.16). */
  readonly first: Seat | null;
  readonly faerieFolk: boolean;
  readonly storyTokens: boolean;
  readonly latePurse: boolean;
  readonly longWatch: boolean;
  readonly realmAttack: RealmAttack;
}

export interface SetUpFrame {
  readonly k: 'setUp';
  at: 'city' | 'first' | 'deal' | 'begin';
  /** The seat, or the card, that comes next. */
  next: number;
}

export interface TurnFrame {
  readonly k: 'turn';
  at: 'begin' | 'open' | 'settle' | 'act' | 'scales' | 'market' | 'landed' | 'flee' | 'overfull' | 'dusk' | 'goesOut' | 'over';
  readonly seat: Seat;
  /** The market die that is rolled again (A3). */
  die: number;
}

export interface JourneyFrame {
  readonly k: 'journey';
  at:
    | 'throw'
    | 'thistledown'
    | 'again'
    | 'thrown'
    | 'pick'
    | 'move'
    | 'walk'
    | 'bandits'
    | 'robbed'
    | 'gate'
    | 'visit'
    | 'companion'
    | 'arrive';
  readonly seat: Seat;
  dice: number[];
  /** The one that is rolled again (E1). */
  die: number;
  points: number;
  /** The hexes that are still to be entered, nearest first. */
  way: number[];
}

export interface EncounterFrame {
  readonly k: 'encounter';
  at: 'fire' | 'draw' | 'resolved';
  readonly seat: Seat;
  card: number;
}

/** Effects of a card, one after another. */
export interface EffectsFrame {
  readonly k: 'effects';
  at:
    | 'next'
    | 'choose'
    | 'roll'
    | 'goods'
    | 'give'
    | 'city'
    | 'send'
    | 'place'
    | 'rival'
    | 'peek'
    | 'look'
    | 'artefact'
    | 'faerie'
    | 'quest'
    | 'story'
    | 'price';
  readonly seat: Seat;
  /** The rule by which they are done: a card, a token, a reward, or a fight that was lost. */
  readonly rule: string;
  /** Rows of the content's effects that are still to be done. The first is being done. */
  queue: number[];
  /** How many things are still to be gained, given, sent or looked at. */
  left: number;
  /** Whose secret cards are looked at; -1 for the Shadow deck. */
  owner: Seat;
  /** Which of the cards were looked at, as bits, and which is looked at now. */
  looked: number;
  place: number;
}

export interface FightFrame {
  readonly k: 'fight';
  at: 'throw' | 'boost' | 'settle';
  readonly seat: Seat;
  readonly target: number;
  total: number;
  /** Rows of effects. */
  readonly won: number[];
  readonly lost: number[];
  /** A step of a quest, which is done when it is won. */
  readonly quest: boolean;
  /** The rule by which what is won is gained. */
  readonly rule: string;
}

/** A step of a quest that is being taken (SM-10.4). */
export interface ErrandFrame {
  readonly k: 'errand';
  at: 'done';
  readonly seat: Seat;
}

/** What each of two players would give: rows of the list of tradable things, gold one by one. */
export interface Bargain {
  fromMover: number[];
  fromOther: number[];
}

export interface TradeFrame {
  readonly k: 'trade';
  at: 'draft' | 'answer';
  readonly mover: Seat;
  readonly other: Seat;
  /** Who is asked. */
  speaker: Seat;
  offer: Bargain | null;
  draft: Bargain;
}

export interface DropFrame {
  readonly k: 'drop';
  at: 'choose';
  readonly seat: Seat;
}

export interface ShadowFrame {
  readonly k: 'shadow';
  at: 'begin' | 'next';
}

export interface WaveFrame {
  readonly k: 'wave';
  at: 'turnOver' | 'identify' | 'light' | 'throw' | 'whose' | 'rerolls' | 'again' | 'realm' | 'realmLost' | 'city' | 'cityLost';
  card: number;
  /** How many cities stood when it was turned over (SM-14.12). */
  cities: number;
  /** Whose dice come next, counted from the first player; during a re-roll, whose. */
  place: number;
  /** By seat: its dice. The ally's is the second, a gem's the last. */
  dice: number[][];
  /** By seat: dice that were changed, as bits (SM-14.21). */
  changed: number[];
  /** By seat: what was used in this wave, as bits. */
  used: number[];
  /** The die that is being rolled again, and by what. */
  die: number;
  by: 'eye' | 'crystal';
}

export interface LossFrame {
  readonly k: 'loss';
  at: 'choose';
  readonly seat: Seat;
}

export type Frame =
  | SetUpFrame
  | TurnFrame
  | JourneyFrame
  | EncounterFrame
  | EffectsFrame
  | FightFrame
  | ErrandFrame
  | TradeFrame
  | DropFrame
  | ShadowFrame
  | WaveFrame
  | LossFrame;

export type Event = { readonly rule: string } & (
  | { readonly t: 'city'; readonly seat: Seat; readonly city: number }
  | { readonly t: 'first'; readonly seat: Seat }
  | { readonly t: 'secret'; readonly seat: Seat; /** -1 for whoever may not know. */ readonly card: number }
  | { readonly t: 'turn'; readonly seat: Seat; readonly turn: number; readonly round: number }
  | { readonly t: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly t: 'rolledAgain'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'found'; readonly seat: Seat }
  | { readonly t: 'picked'; readonly seat: Seat; readonly points: number }
  | { readonly t: 'walked'; readonly seat: Seat; readonly way: readonly number[]; readonly haste: number }
  | { readonly t: 'flew'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'jumped'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'bandits'; readonly seat: Seat; readonly hex: number; readonly die: number }
  | { readonly t: 'robbed'; readonly seat: Seat; /** 0 is gold, then resources by kind. */ readonly loot: number }
  | { readonly t: 'warded'; readonly seat: Seat }
  | { readonly t: 'knocked'; readonly seat: Seat; readonly die: number }
  | { readonly t: 'companion'; readonly seat: Seat; readonly faerie: number }
  | { readonly t: 'encounter'; readonly seat: Seat; readonly card: number; readonly hex: number }
  | { readonly t: 'gem'; readonly seat: Seat }
  | { readonly t: 'option'; readonly seat: Seat; readonly effect: number; readonly option: number }
  | { readonly t: 'effectDie'; readonly seat: Seat; readonly die: number }
  | {
      readonly t: 'gold';
      readonly seat: Seat;
      /** Negative where it is lost or paid. */
      readonly gold: number;
      /** It was taken: nobody chose to pay. */
      readonly forced?: true;
    }
  | { readonly t: 'gained'; readonly seat: Seat; readonly kind: number }
  | { readonly t: 'dropped'; readonly seat: Seat; readonly kind: number; /** Whether it had to be. */ readonly forced: boolean }
  | { readonly t: 'crystals'; readonly seat: Seat; readonly count: number }
  | { readonly t: 'artefact'; readonly seat: Seat; readonly artefact: number }
  | {
      readonly t: 'looked';
      readonly seat: Seat;
      /** Whose secret card; -1 for the Shadow deck. */ readonly owner: Seat;
      readonly card: number;
      /** Which of the cards that attack; both are -1 for whoever may not know. */
      readonly place: number;
    }
  | { readonly t: 'bought'; readonly seat: Seat; readonly kind: number; readonly price: number }
  | { readonly t: 'sold'; readonly seat: Seat; readonly kind: number; readonly price: number }
  | { readonly t: 'soldCrystal'; readonly seat: Seat; readonly price: number }
  | { readonly t: 'price'; readonly seat: Seat; readonly kind: number; readonly price: number }
  | { readonly t: 'market'; readonly seat: Seat; readonly prices: readonly number[] }
  | { readonly t: 'horse'; readonly seat: Seat; readonly price: number }
  | { readonly t: 'dragon'; readonly seat: Seat; readonly gold: number; readonly crystals: number; readonly gems: number }
  | { readonly t: 'dragonRests'; readonly seat: Seat; readonly die: number }
  | { readonly t: 'fled'; readonly seat: Seat }
  | { readonly t: 'sent'; readonly seat: Seat; readonly kind: number }
  | { readonly t: 'built'; readonly seat: Seat; readonly strongholds: number }
  | { readonly t: 'ally'; readonly seat: Seat; readonly ally: number; readonly price: number }
  | { readonly t: 'moon'; readonly moon: number }
  | { readonly t: 'quest'; readonly seat: Seat; readonly quest: number }
  | { readonly t: 'questStep'; readonly seat: Seat; readonly quest: number; readonly step: number }
  | { readonly t: 'questDone'; readonly seat: Seat; readonly quest: number }
  | { readonly t: 'fought'; readonly seat: Seat; readonly dice: readonly number[]; readonly bonus: number; readonly target: number }
  | { readonly t: 'boosted'; readonly seat: Seat; readonly by: 'crystal' | 'nettle'; readonly total: number }
  | { readonly t: 'fightOver'; readonly seat: Seat; readonly won: boolean; readonly total: number; readonly target: number }
  | { readonly t: 'relief'; readonly seat: Seat }
  | { readonly t: 'beacon'; readonly seat: Seat; readonly moon: number }
  | { readonly t: 'story'; readonly seat: Seat; readonly story: number; readonly hex: number; readonly round: number }
  | {
      readonly t: 'proposed';
      readonly seat: Seat;
      readonly other: Seat;
      readonly give: readonly number[];
      readonly take: readonly number[];
      /** How many proposals were refused before in this turn (SM-12.10). */
      readonly refused: number;
    }
  | { readonly t: 'refused'; readonly seat: Seat; readonly other: Seat }
  | { readonly t: 'talked'; readonly seat: Seat; readonly other: Seat }
  | { readonly t: 'dealt'; readonly seat: Seat; readonly other: Seat; readonly give: readonly number[]; readonly take: readonly number[] }
  | { readonly t: 'left'; readonly seat: Seat }
  | { readonly t: 'dusk'; readonly turn: number }
  | { readonly t: 'fireOut'; readonly fire: number }
  | { readonly t: 'longWatch' }
  | { readonly t: 'seventhMoon' }
  | { readonly t: 'wave'; readonly card: number; readonly number: number; readonly cities: number; readonly realm: number }
  | { readonly t: 'lit'; readonly seat: Seat }
  | { readonly t: 'defended'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly t: 'dieTurned'; readonly seat: Seat; readonly by: 'eye' | 'crystal' | 'aegis'; readonly from: number; readonly to: number }
  | { readonly t: 'realm'; readonly total: number; readonly attack: number; readonly held: boolean }
  | { readonly t: 'cityStruck'; readonly seat: Seat; readonly result: number; readonly attack: number; readonly held: boolean }
  | { readonly t: 'chose'; readonly seat: Seat }
  | { readonly t: 'gaveUp'; readonly seat: Seat; /** An ally's row, or STRONGHOLD. */ readonly piece: number }
  | { readonly t: 'cityFell'; readonly seat: Seat }
  | {
      readonly t: 'ended';
      readonly reason: EndReason;
      readonly scores: readonly number[];
      readonly standing: readonly Seat[];
      readonly winners: readonly Seat[];
    }
);

export type EndReason = 'saved' | 'lost';

/** In place of an ally's row: a stronghold is given up. */
export const STRONGHOLD = 6;

export const verbs = defineVerbs({
  roll: null,
  dewdrop: null,
  again: 'die',
  pick: 'face',
  go: 'hex',
  jump: 'hex',
  stop: null,
  lose: 'loot',
  ward: null,
  visit: null,
  pass: null,
  sell: 'good',
  close: null,
  scales: 'good',
  sellCrystal: null,
  send: 'good',
  horse: null,
  dragon: 'die',
  lure: null,
  quest: null,
  errand: null,
  buy: 'good',
  hire: 'ally',
  relief: null,
  beacon: null,
  claim: null,
  drop: 'good',
  end: null,
  option: 'option',
  take: 'good',
  lay: 'good',
  place: 'hex',
  peek: 'seat',
  price: 'good',
  spend: null,
  nettle: null,
  trade: 'seat',
  give: 'thing',
  ask: 'thing',
  offer: null,
  accept: null,
  refuse: null,
  counter: null,
  gem: null,
  eye: 'die',
  facet: 'die',
  aegis: 'die',
  yield: 'piece',
});
export const { act } = verbs;
export const verbOf = (action: Action): SevenMoons['verb'] => verbs.verbOf(action);

export interface SevenMoons {
  board: Board;
  frame: Frame;
  event: Event;
  sight: Board;
  options: Options;
  content: Content;
  verb: (typeof verbs.list)[number];
}

export type Step<F extends Frame> = KernelStep<SevenMoons, F>;
