import type { Seat, Seats } from '@hoard/kernel';
import type { CardId, SpaceId } from '../content/ids.ts';
import type { SiteId, Unit } from './board.ts';
import type { OpenPlay } from './cardFrames.ts';

/** The bottom of the stack once the game has begun: it forks the main line and the lanes beside it, and waits for ever. */
export interface TableFrame {
  readonly k: 'table';
  at: 'open' | 'wait';
}

/** The main line of play: round after round (HP-14.1), as the competition has it. */
export interface RoundsFrame {
  readonly k: 'rounds';
  at: 'begin' | 'next' | 'gather' | 'clear' | 'dusk' | 'evil' | 'end';
  /** Whose turn comes next, counted from the first player (Team: teams; Co-op: actions). */
  place: number;
  /** The Gathering Phase was heeded: a new round began with it (HP-13.13). */
  isGathered: boolean;
  /** Co-op: how many have let others go first since the last action, and how many actions all had left then (HP-28.11). */
  deferred: number;
  acts: number;
}

/** HP-14.5: a turn begins for one hero. */
export interface DawnFrame {
  readonly k: 'dawn';
  at: 'rise' | 'window' | 'expose';
  readonly seat: Seat;
}

/** HP-14.10: a turn ends for one hero. */
export interface DuskFrame {
  readonly k: 'dusk';
  at: 'limit' | 'window' | 'over';
  readonly seat: Seat;
}

/** The actions of one hero (Team: of a team, HP-27.5; Co-op: one action, HP-28.9). */
export interface TurnFrame {
  readonly k: 'turn';
  at: 'start' | 'ready' | 'act' | 'wished' | 'burn' | 'acted' | 'over';
  /** Who acts; in a team whoever acted last. */
  seat: Seat;
  /** Everybody whose turn it is. */
  readonly members: Seats;
  /** Who has said to have finished. */
  done: Seats;
  /** Co-op: actions until somebody else comes; those he had when it was last looked (HP-28.12). */
  left: number;
  had: number;
  /** Co-op: what he wishes, whether one was refused before this action, and whether he may let others go first (HP-28.10, HP-28.11). */
  wish: '' | 'more' | 'after';
  isRefused: boolean;
  mayDefer: boolean;
}

/** HP-15. */
export interface TravelFrame {
  readonly k: 'travel';
  at: 'begin' | 'on' | 'step' | 'balloon' | 'fly' | 'arrive' | 'over';
  readonly seat: Seat;
  walked: number;
  /** The ferry or a balloon has set him down: all that is left is to collect there (HP-8.9, HP-8.14, HP-9.3). */
  hasRidden: boolean;
  /** Enemies that were evaded, each once (HP-15.10). */
  evaded: Unit[];
  /** The face of the Balloon die, or -1. */
  face: number;
}

/** HP-16. */
export interface RestFrame {
  readonly k: 'rest';
  at: 'begin' | 'ready' | 'choose' | 'search' | 'again' | 'found';
  readonly seat: Seat;
  ate: boolean;
  /** The face of the Search die that was not taken yet, or -1. */
  face: number;
  searched: boolean;
}

/** HP-17.7. */
export interface VisitFrame {
  readonly k: 'visit';
  at: 'begin' | 'choose';
  readonly seat: Seat;
  readonly site: SiteId;
  /** By activity: how often it was used. */
  used: number[];
}

/** HP-17.2: a Place-Site is drawn for a space; `isDiscovery` where a hero came upon it. */
export interface DiscoverFrame {
  readonly k: 'discover';
  at: 'draw' | 'bonus';
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly isDiscovery: boolean;
}

/** Hidden enemies are turned up one by one: what they are is decided now, unless somebody has looked. */
export interface ExposeFrame {
  readonly k: 'expose';
  at: 'next' | 'kind';
  units: Unit[];
  readonly rule: string;
}

/** HP-18: a battle of one hero against an enemy, or DRAGON. What is rolled and added lies on the board (`Hero.battle`). */
export interface FightFrame {
  readonly k: 'fight';
  at: 'before' | 'roll' | 'foeRoll' | 'after' | 'compare' | 'won' | 'reward' | 'scale' | 'push' | 'over';
  readonly seat: Seat;
  readonly foe: Unit;
  /** 1 won, 0 tied, -1 lost; 2 before it stands. */
  result: number;
}

/** HP-28.17. By seat where it says so. */
export interface RitualFrame {
  readonly k: 'ritual';
  at: 'gather' | 'before' | 'roll' | 'foeRoll' | 'after' | 'compare' | 'home';
  readonly seat: Seat;
  /** Whose dice come next. */
  next: Seat;
  /** Where each came from, by seat; NOWHERE for who takes no part. */
  from: SpaceId[];
  /** Faces of the Dragon's dice; all else lies with those who fight (`Hero.battle`). */
  foeDice: number[];
}

/** A summoned hero's lane (HP-28.18). */
export interface SummonFrame {
  readonly k: 'summon';
  at: 'choose';
  readonly seat: Seat;
}

/** HP-21.11 to HP-21.17 (Co-op HP-28.26, Solo HP-29.10). */
export interface DragonFrame {
  readonly k: 'dragon';
  at: 'begin' | 'fly' | 'wings' | 'flare' | 'burn' | 'enemies' | 'sites' | 'expose' | 'over';
  /** The activating hero. */
  readonly seat: Seat;
  /** Whose enemy or Place-Site comes next, counted from the activating hero; flares that were rolled. */
  next: number;
  face: number;
  /** Solo: hidden enemies that were chosen to be exposed (HP-29.12). */
  chosen: Unit[];
}

/** HP-21.13, `spawn`: somebody brings in an enemy: at this distance from a hero, or further where `isExact` is not set. */
export interface PlaceFrame {
  readonly k: 'place';
  at: 'next' | 'choose' | 'move';
  readonly seat: Seat;
  readonly from: Seat;
  readonly distance: number;
  readonly isExact: boolean;
  left: number;
  /** HP-30.15: the enemy that was exposed and may be moved, or NONE. */
  unit: Unit;
  readonly rule: string;
}

/** HP-28.6. */
export interface EnemyMoveFrame {
  readonly k: 'enemyMove';
  at: 'choose';
  readonly seat: Seat;
}

/** HP-21.16, `found`: whether to draw a Place-Site, then where it goes. */
export interface FoundFrame {
  readonly k: 'found';
  at: 'next' | 'offer' | 'draw' | 'choose';
  readonly seat: Seat;
  readonly distance: number;
  /** Whether it may be declined. */
  readonly isFree: boolean;
  site: SiteId;
  left: number;
}

/** HP-12.14: an enemy is moved step by step. */
export interface ShiftFrame {
  readonly k: 'shift';
  at: 'choose';
  readonly seat: Seat;
  readonly unit: Unit;
  left: number;
  readonly mayStop: boolean;
}

/** HP-11.20: what is over the limit goes. */
export interface LimitFrame {
  readonly k: 'limit';
  at: 'choose';
  readonly seat: Seat;
}

/** HP-23.3: everybody else rolls for the places behind the winner. */
export interface FinaleFrame {
  readonly k: 'finale';
  at: 'next' | 'roll' | 'over';
  /** Nobody where the Dragon has won (HP-23.8). */
  readonly winners: Seats;
  readonly reason: 'slain' | 'lastDusk' | 'fallen' | 'evil' | 'alone';
  next: Seat;
  /** By seat. */
  totals: number[];
}

/** HP-28.10: whether somebody agrees to a wish. */
export interface ConsentFrame {
  readonly k: 'consent';
  at: 'vote';
  readonly seat: Seat;
  readonly wish: 'more' | 'after';
}

/** HP-26.14: a STOP. Its lane holds the others until it is over; what it was called for happens in it. */
export interface StopFrame {
  readonly k: 'stop';
  at: 'wait' | 'does' | 'charge' | 'break' | 'over';
  readonly kind: StopKind;
  readonly seat: Seat;
  /** The card that is performed, drawn or carried out, and where it is played; NONE. */
  readonly card: CardId;
  readonly during: OpenPlay;
  /** Whom STOP-HERO holds, or NONE. */
  readonly target: Seat;
}

/** HP-26.17 to HP-26.21: a card is performed, an Instant drawn, a card of a window carried out, the Dragon flies; HP-26.22, HP-26.30, HP-26.41. */
export type StopKind = 'play' | 'instant' | 'clause' | 'flight' | 'hero' | 'dragon' | 'break';

/** HP-26.36: those who hold back play one action each. */
export interface PassiveFrame {
  readonly k: 'passive';
  at: 'wait' | 'begin' | 'next' | 'over';
  /** Whose action it is, or NONE; how many there were. */
  seat: Seat;
  members: Seats;
  acts: number;
}

export type TurnFrames =
  | TableFrame
  | RoundsFrame
  | DawnFrame
  | DuskFrame
  | TurnFrame
  | TravelFrame
  | RestFrame
  | VisitFrame
  | DiscoverFrame
  | ExposeFrame
  | FightFrame
  | RitualFrame
  | SummonFrame
  | DragonFrame
  | PlaceFrame
  | EnemyMoveFrame
  | FoundFrame
  | ShiftFrame
  | LimitFrame
  | FinaleFrame
  | ConsentFrame
  | StopFrame
  | PassiveFrame;
