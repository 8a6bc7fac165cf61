import { only, type Seat, type Seats } from '@hoard/kernel';
import type { SpaceId } from '../content/ids.ts';
import { NONE, NOWHERE, type SiteId, type Unit } from '../state/board.ts';
import type {
  DawnFrame,
  DiscoverFrame,
  DragonFrame,
  DuskFrame,
  EnemyMoveFrame,
  ExposeFrame,
  FightFrame,
  FinaleFrame,
  FoundFrame,
  LimitFrame,
  PlaceFrame,
  RestFrame,
  RitualFrame,
  RoundsFrame,
  ShiftFrame,
  SummonFrame,
  TravelFrame,
  TurnFrame,
  VisitFrame,
} from '../state/turnFrames.ts';

// How each frame of rounds, actions and battles begins.

export const rounds = (): RoundsFrame => ({ k: 'rounds', at: 'begin', place: 0, isGathered: false, deferred: 0, acts: 0 });
export const dawn = (seat: Seat): DawnFrame => ({ k: 'dawn', at: 'rise', seat });
export const dusk = (seat: Seat): DuskFrame => ({ k: 'dusk', at: 'limit', seat });
export const turn = (seat: Seat, members: Seats = only(seat), had = 0, mayDefer = false): TurnFrame => ({
  k: 'turn',
  at: 'start',
  seat,
  members,
  done: 0,
  left: 1,
  had,
  wish: '',
  isRefused: false,
  mayDefer,
});
export const travel = (seat: Seat): TravelFrame => ({ k: 'travel', at: 'begin', seat, walked: 0, hasRidden: false, evaded: [], face: -1 });
export const rest = (seat: Seat): RestFrame => ({ k: 'rest', at: 'begin', seat, ate: false, face: -1, searched: false });
/** A turn that has nothing left but to end. */
export const ended = (seat: Seat): TurnFrame => ({ ...turn(seat), at: 'ready', done: only(seat) });
export const visit = (seat: Seat, site: SiteId, activities: number): VisitFrame => ({
  k: 'visit',
  at: 'begin',
  seat,
  site,
  used: Array.from({ length: activities }, () => 0),
});
export const discover = (seat: Seat, space: SpaceId): DiscoverFrame => ({ k: 'discover', at: 'draw', seat, space, isDiscovery: true });
export const expose = (units: Unit[], rule: string): ExposeFrame => ({ k: 'expose', at: 'next', units, rule });
export const fight = (seat: Seat, foe: Unit): FightFrame => ({ k: 'fight', at: 'before', seat, foe, result: 2 });
/** `from` says who takes part, by seat (HP-28.18): the first of them rolls first. */
export const ritual = (seat: Seat, from: SpaceId[]): RitualFrame => ({
  k: 'ritual',
  at: 'gather',
  seat,
  next: from.findIndex((space) => space !== NOWHERE),
  from,
  foeDice: [],
});
export const summon = (seat: Seat): SummonFrame => ({ k: 'summon', at: 'choose', seat });
export const dragon = (seat: Seat): DragonFrame => ({ k: 'dragon', at: 'begin', seat, next: 0, face: -1, chosen: [] });
export const place = (seat: Seat, from: Seat, distance: number, isExact: boolean, left: number, rule: string): PlaceFrame => ({
  k: 'place',
  at: 'next',
  seat,
  from,
  distance,
  isExact,
  left,
  unit: NONE,
  rule,
});
export const enemyMove = (seat: Seat): EnemyMoveFrame => ({ k: 'enemyMove', at: 'choose', seat });
export const found = (seat: Seat, distance: number, isFree: boolean, left = 1): FoundFrame => ({
  k: 'found',
  at: 'next',
  seat,
  distance,
  isFree,
  site: NONE,
  left,
});
export const shift = (seat: Seat, unit: Unit, left: number, mayStop: boolean): ShiftFrame => ({
  k: 'shift',
  at: 'choose',
  seat,
  unit,
  left,
  mayStop,
});
export const limit = (seat: Seat): LimitFrame => ({ k: 'limit', at: 'choose', seat });
export const finale = (winners: Seats, reason: FinaleFrame['reason'], seats: number): FinaleFrame => ({
  k: 'finale',
  at: 'next',
  winners,
  reason,
  next: 0,
  totals: Array.from({ length: seats }, () => 0),
});
