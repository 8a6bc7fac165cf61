import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import type { Event } from '../state/events.ts';

/** What the events of a game add up to. */
export type Tally = {
  turns: number;
  /** Actions of turns that were played to their last action: of such a turn all are known. */
  actions: number;
  travels: number;
  rests: number;
  visits: number;
  fights: number;
  encounters: number;
  ambushes: number;
  thefts: number;
  snatches: number;
  /** Battles against enemies, and those that were won or tied. */
  battles: number;
  battlesWon: number;
  dragonBattles: number;
  /** Games in which somebody challenged the Dragon, and those in which the first to do so slew it. */
  challenged: number;
  firstChallengeWon: number;
  rituals: number;
  deaths: number;
  bought: number;
  goldSpent: number;
  discoveries: number;
  dragonTurns: number;
  /** The stockpile was filled from the Scale. */
  restocked: number;
  [site: `site.${string}.${'placed' | 'visited'}`]: number;
};

/** A tally, and what is known of each seat. */
export interface Count {
  readonly tally: Tally;
  /** Who played first. */
  first: Seat;
  readonly fallen: Set<Seat>;
  /** By seat: cards that he drafted, drew, bought, took or was given. */
  readonly held: Set<number>[];
}

/** The turn that the events are telling of. */
interface Turn {
  seat: Seat;
  actions: number;
  rests: number;
  visits: number;
  fights: number;
  encounters: number;
  isWhole: boolean;
}

function nothingYet(content: Content): Tally {
  const tally: Tally = {
    turns: 0,
    actions: 0,
    travels: 0,
    rests: 0,
    visits: 0,
    fights: 0,
    encounters: 0,
    ambushes: 0,
    thefts: 0,
    snatches: 0,
    battles: 0,
    battlesWon: 0,
    dragonBattles: 0,
    challenged: 0,
    firstChallengeWon: 0,
    rituals: 0,
    deaths: 0,
    bought: 0,
    goldSpent: 0,
    discoveries: 0,
    dragonTurns: 0,
    restocked: 0,
  };
  for (const { id } of content.sites) for (const part of ['placed', 'visited'] as const) tally[`site.${id}.${part}`] = 0;
  return tally;
}

/** `actionsInTurn`: as many as a turn has (HP-14.2, HP-29.5). */
export function countOf(content: Content, events: readonly Event[], seats: number, actionsInTurn: number): Count {
  const count: Count = {
    tally: nothingYet(content),
    first: 0,
    fallen: new Set(),
    held: Array.from({ length: seats }, () => new Set<number>()),
  };
  const turn: Turn = { seat: -1, actions: 0, rests: 0, visits: 0, fights: 0, encounters: 0, isWhole: false };
  for (const event of events) {
    countTurn(count.tally, event, turn, actionsInTurn);
    countBattle(count, event);
    countPlaces(count.tally, content, event);
    countCards(count, event);
  }
  return count;
}

function countTurn(tally: Tally, event: Event, turn: Turn, actionsInTurn: number): void {
  switch (event.t) {
    case 'turnBegins':
      tally.turns++;
      Object.assign(turn, { seat: event.seat, actions: actionsInTurn, rests: 0, visits: 0, fights: 0, encounters: 0, isWhole: true });
      break;
    case 'rested':
      tally.rests++;
      turn.rests++;
      break;
    case 'visited':
      tally.visits++;
      turn.visits++;
      break;
    case 'battleBegins':
      turn.fights++;
      break;
    case 'ambush':
    case 'thievery':
    case 'snatching':
      tally.encounters++;
      tally[event.t === 'ambush' ? 'ambushes' : event.t === 'thievery' ? 'thefts' : 'snatches']++;
      if (event.seat === turn.seat) turn.encounters++;
      break;
    case 'actions':
      if (event.seat === turn.seat) turn.actions += event.n;
      break;
    // Who passes, falls or sleeps has actions left.
    case 'passed':
    case 'fell':
    case 'imprisoned':
      if (event.seat === turn.seat) turn.isWhole = false;
      break;
    case 'turnEnds':
      if (event.seat === turn.seat) endTurn(tally, turn);
      break;
    default:
  }
}

/** What was no Rest, Visit, Fight or Encounter was a Travel. */
function endTurn(tally: Tally, turn: Turn): void {
  if (!turn.isWhole) return;
  tally.actions += turn.actions;
  tally.fights += turn.fights;
  tally.travels += Math.max(0, turn.actions - turn.rests - turn.visits - turn.fights - turn.encounters);
  turn.isWhole = false;
}

function countBattle({ tally, fallen }: Count, event: Event): void {
  switch (event.t) {
    case 'battleWon':
    case 'battleTied':
    case 'battleLost': {
      const isWon = event.t !== 'battleLost';
      if (event.kind !== DRAGON) {
        tally.battles++;
        if (isWon) tally.battlesWon++;
      } else challenge(tally, isWon);
      break;
    }
    case 'ritualLost':
    case 'ritualWon':
      tally.rituals++;
      challenge(tally, event.t === 'ritualWon');
      break;
    case 'fell':
      tally.deaths++;
      fallen.add(event.seat);
      break;
    case 'dragonTurn':
      tally.dragonTurns++;
      break;
    case 'stockRefilled':
      tally.restocked = 1;
      break;
    default:
  }
}

function challenge(tally: Tally, isWon: boolean): void {
  if (tally.challenged === 0 && isWon) tally.firstChallengeWon = 1;
  tally.challenged = 1;
  tally.dragonBattles++;
}

function countPlaces(tally: Tally, { sites }: Content, event: Event): void {
  switch (event.t) {
    case 'siteLaid':
    case 'discovered':
    case 'founded':
      tally[`site.${sites[event.site]!.id}.placed`] = 1;
      if (event.t === 'discovered') tally.discoveries++;
      break;
    case 'visited':
      tally[`site.${sites[event.site]!.id}.visited`] = 1;
      break;
    default:
  }
}

function countCards(count: Count, event: Event): void {
  const { held, tally } = count;
  switch (event.t) {
    case 'firstPlayer':
      count.first = event.seat;
      break;
    case 'drafted':
      for (const card of event.cards) held[event.seat]!.add(card);
      break;
    case 'bought':
      tally.bought++;
      tally.goldSpent += event.gold;
      held[event.seat]!.add(event.card);
      break;
    case 'drew':
    case 'kept':
    case 'stole':
    case 'collectedCard':
    case 'cardPlayed':
      held[event.seat]!.add(event.card);
      break;
    default:
  }
}
