import { type Answers, type Id, type Seat, type Seats } from '@hoard/kernel';
import type { CardId, DeckId, EnemyKindId, RockId, SpaceId } from '../content/ids.ts';
import type { Options } from './options.ts';

/** A hero of the box, by row. */
export type HeroId = Id<'hero'>;
/** A Place-Site, by row. */
export type SiteId = Id<'site'>;
/** An enemy token on the map, numbered as it was placed. */
export type Unit = Id<'unit'>;

/** No card, no hero, no Place-Site, no enemy. */
export const NONE = -1;
/** Where a fallen hero is, and one who was taken off the map (HP-20.8, HP-32.9). */
export const NOWHERE = -1;
/** The kind of a face-down enemy that nobody has looked at: it is decided when somebody does. */
export const UNDECIDED = -1;
/** Who knows a card or an enemy that lies face up. */
export const EVERYBODY: Seats = -1;
/** In place of a rock: the Dragon sits on the starting space (HP-13.15). */
export const GATHERED = 3;

/** A card that lies face down, and who knows it: its owner (and team), who spied on it, from whom it was stolen. */
export interface HiddenCard {
  readonly card: CardId;
  seenBy: Seats;
}

/** A use that counts against the limit of a clause, or against HP-10.8. */
export interface Spent {
  readonly card: CardId;
  /** Place among the card's clauses. */
  readonly clause: number;
  readonly until: 'action' | 'battle' | 'turn' | 'round';
}

/** HP-14.11: what is counted anew from the start of each own turn (Co-op: round). */
export interface TurnMarks {
  /** The free VITALITY of Rest was had. */
  rested: boolean;
  visited: SiteId[];
  /** Visits that a card allows once more (`again`). */
  again: number;
  encountered: Seats;
  refreshes: number;
  /** Pairs that have exchanged cards in this round (HP-28.23). */
  exchanged: Seats;
}

/**
 * A battle that a hero fights, as far as cards may change it (HP-18.4, HP-18.5). It lies on the board because cards of windows do: the frame
 * of the fight takes it from here. In a Gathering Ritual everybody who takes part has one (HP-28.19).
 */
export interface Battle {
  /** An enemy, or DRAGON. */
  readonly foe: Unit;
  /** Faces that lie on the table. */
  dice: number[];
  foeDice: number[];
  /** Null where no card has changed anything. */
  aid: Aid | null;
}

/** What cards do to a battle. */
export interface Aid {
  /** What they have added: power, dice; what the foe has less: dice, power, Base. */
  power: number;
  extraDice: number;
  fewerFoeDice: number;
  weaken: number;
  calm: number;
  /** A burst was played (one in a battle). */
  hasBurst: boolean;
  /** HP-10.18: the enemy does not go on the Scale. */
  isCaptured: boolean;
}

/** What cards do to the action, or to the loss, that a hero is in: its frame takes it from here. */
export interface Favour {
  /** A step over a black line, over the river, that a card allows now (`cross`). */
  crossing: '' | 'black' | 'river';
  /** Evasions that are spared in this Travel (`spare`). */
  evasions: number;
  /** A card has moved him: his Travel ends where he is (HP-15.15). */
  isMoved: boolean;
  /** Items that have changed hands in this Rest (HP-16.7), and with whom nothing came of it (HP-16.8). */
  traded: number;
  refused: Seats;
  /** The Search die is rolled again (`reroll`). */
  searchesAgain: boolean;
  /** VITALITY that is not lost in the loss going on, and the card by which he does not fall, or NONE (HP-20.15). */
  relief: number;
  savedBy: CardId;
}

/** A card that was played and is not over yet. No two of the same name are (HP-24.8, HP-24.11). */
export interface Play {
  readonly card: CardId;
  /** Who played it; on whom a mirror turned it from then on. */
  seat: Seat;
  clause: number;
  /** Whom it is aimed at: a hero or an enemy; NONE. */
  target: Seat;
  unit: Unit;
  /** What an Encounter is for: a category or a supply. */
  what: number;
  /** The card of the chain that it answers, or NONE. */
  against: CardId;
}

export interface Hero {
  readonly seat: Seat;
  /** Teammates share it; elsewhere everybody has one of their own (Co-op: all share it). */
  readonly team: number;
  /** NONE until chosen (HP-3.3). */
  id: HeroId;
  /** NOWHERE while fallen. */
  at: SpaceId;
  asleep: boolean;
  /** Taken off for good (HP-32.9). */
  isOff: boolean;
  /** By attribute. */
  gems: number[];
  gold: number;
  food: number;
  leeches: number;
  /** By square: the card that is worn there, and what lies on it (HP-11.7). */
  worn: CardId[];
  attached: CardId[];
  /** Resources that lie face up, or are known to all (HP-11.18), lowest first. */
  shown: CardId[];
  /** Resources that lie face down, lowest first. */
  hidden: HiddenCard[];
  /** HP-5.9: his cards are arranged in secret; to others they are still a hand. */
  isArranging: boolean;
  /** Actions left in this turn (Co-op, Real Time: round); and further ones of one kind only, by ACTIONS (HP-30.5, `act`). */
  actions: number;
  bonus: number[];
  /** More or fewer actions in the next turn (`act` out of turn, `stall`). */
  nextActions: number;
  /** Null while nothing is counted. */
  marks: TurnMarks | null;
  /** HP-18.18: the enemy that he lost to with his last action, and how often in a row; null where he did not. */
  streak: { readonly unit: Unit; readonly losses: number } | null;
  spent: Spent[];
  /** Null out of battle. */
  battle: Battle | null;
  /** Null where no card does anything. */
  favour: Favour | null;
  /** VITALITY lost to flares in the action going on (HP-21.8). */
  burned: number;
}

export interface Enemy {
  readonly unit: Unit;
  at: SpaceId;
  /** UNDECIDED while nobody has looked. */
  kind: EnemyKindId;
  /** Who knows what it is: of an exposed one, EVERYBODY. */
  seenBy: Seats;
}

/** Dropped cards of one space, under a number of the Dropped panel (HP-9.6). */
export interface Pile {
  readonly number: number;
  readonly at: SpaceId;
  cards: HiddenCard[];
}

/** HP-13. With a marker (Solo, Mist) its level is the level. */
export interface Scale {
  level: number;
  /** How many dead the level has received (HP-13.6). */
  received: number;
  /** By level, 0 (beside the Scale) to the burning skull: by kind, how many tokens lie there. */
  dead: number[][];
  /** The kind of the token that marks the level, or NONE. */
  marker: EnemyKindId;
}

/** Cards that somebody looks at, to keep some (`look`). */
export interface Look {
  readonly seat: Seat;
  readonly deck: DeckId;
  cards: CardId[];
}

/** What a card does for a while: an effect of the content, on somebody, until a turn ends or begins. */
export interface Lasting {
  /** Place in the content's effects. */
  readonly effect: number;
  readonly on: Seat;
  readonly by: Seat;
  /** `action`: to the end of the Encounter going on; `turn`: of the turn going on; `round`: until the next turn of `by` begins. */
  readonly until: 'action' | 'turn' | 'round';
}

/** The draft (HP-5); null when it is over. */
export interface Draft {
  /** By seat: what is held, and who knows that it is there. */
  hands: HiddenCard[][];
  /** By seat: every card ever held. */
  seen: CardId[][];
  /** How many choices were made. */
  choices: number;
}

/** What only Real Time needs (HP-26); null by turns. */
export interface RealTime {
  /** How often each may still call STOP-HERO, by seat. */
  calls: number[];
  /** Whose lanes are open (HP-26.3); and of them who is in the middle of an action (HP-26.45), of a Travel (HP-26.15). */
  open: Seats;
  acting: Seats;
  walking: Seats;
  /** By seat: where a Travel ends that is cut short (HP-26.15). */
  landings: SpaceId[];
  /** By the seat that is held: who holds it (HP-26.22), or NONE. */
  heldBy: Seat[];
  /** A STOP is going on (HP-26.14), and who called it; NONE where the game has. */
  isStopped: boolean;
  caller: Seat;
  /** Who has called STOP-DRAGON and goes on alone, or NONE; whether he has fought (HP-26.31); who called in vain in this round (HP-26.32). */
  charging: Seat;
  hasFought: boolean;
  calledInVain: Seats;
  /** Who plays in turn under STOP-PASSIVE, and who of them wants to go back to free play (HP-26.36). */
  passive: Seats;
  agreed: Seats;
  /** Who holds back (HP-26.35); the one who is left was called for the last time (HP-26.40). */
  waiting: Seats;
  isLastCall: boolean;
  /** Who sent the last command; by seat, how many; how many STOPs there were: so that every timer has a name of its own. */
  last: Seat;
  commands: number[];
  stops: number;
}

export interface Board {
  readonly options: Options;
  /** From 1; 0 in set-up. */
  round: number;
  /** The first player (HP-3.2, HP-13.13). */
  first: Seat;
  /** Whose turn it is (in a team: who has not finished; Co-op: whose action it is); everybody else is off turn (HP-27.8, HP-28.14). */
  inTurn: Seats;
  /** Who rose at the start and has not finished a turn since (HP-7.11). */
  risen: Seats;
  /** Who has touched an Active Flare in the action going on (HP-21.5). */
  inFire: Seats;
  /** Whose gear screen is open out of turn (HP-32.16). */
  gearing: Seats;
  /** Neither gear nor drops: the victim of an announced Encounter, who loses cards, all in a Ritual (HP-9.2, HP-11.15, HP-11.16). */
  frozen: Seats;
  /** By seat. */
  heroes: Hero[];
  /** Whose players have left; they are taken off as soon as what is going on is over (HP-32.9). */
  leaving: Seats;
  enemies: Enemy[];
  nextUnit: Unit;
  /**
   * Tokens whose kind is not decided, by kind: those of the first pool, and one more for each time that dead enemies were mixed anew
   * (HP-12.17). A hidden enemy is any of its pool; the rest of the last one is the stockpile.
   */
  pools: number[][];
  /** By pool: the first enemy that is drawn from it. */
  poolStarts: Unit[];
  /** How many tokens of the last pool are still in the stockpile. */
  stock: number;
  scale: Scale;
  /** The round in which the Gathering Phase began, or 0. */
  gathered: number;
  dragon: RockId;
  /** Dragon's turns that wait, by the hero who set them off (HP-21.18). */
  flights: Seat[];
  ferry: SpaceId;
  /** By space. What stands nowhere is in the pouch. */
  sites: SiteId[];
  /** By space: what lies there (HP-9.7). */
  lyingGold: number[];
  lyingFood: number[];
  /** Oldest first. */
  piles: Pile[];
  /** By deck but FORTUNE: its squares, and last its open top card; NONE for a gap. */
  display: CardId[][];
  discard: CardId[];
  /** Barred by the mode (HP-5.12). */
  removed: CardId[];
  /** Cards that lie nowhere for a moment: drawn and being read, played and waiting in a chain. */
  inPlay: CardId[];
  plays: Play[];
  /** What a card was aimed at last: a hero or an enemy; NONE. Everybody saw it, also where nothing came of it. */
  aimed: { target: Seat; unit: Unit };
  looks: Look[];
  lasting: Lasting[];
  draft: Draft | null;
  /** HP-25.3: by seat, SKILLS among the free gems; NONE before it is chosen. Sealed until all have. */
  splits: number[];
  answers: Answers;
  /** By seat: votes on a wish (HP-28.10). */
  votes: number[];
  /** Discoveries over all heroes (HP-30.7). */
  discoveries: number;
  realTime: RealTime | null;
}
