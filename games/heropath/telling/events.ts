import type { EventRows, Gait, Motion, Seat } from '@hoard/kernel';
import { DRAGON, type SpaceId } from '../content/content.ts';
import type { Event } from '../state/events.ts';

/** What a board calls a hero, and an enemy. */
export const figureOf = (seat: Seat): string => `seat-${seat}`;
export const tokenOf = (unit: number): string => `unit-${unit}`;

interface Moved {
  readonly seat: Seat;
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** A hero gets from one space to another. */
const moving =
  (gait: Gait) =>
  ({ seat, from, to }: Moved): Motion => ({ who: figureOf(seat), way: [from, to], gait });

/** By this rule somebody takes what the Search die has shown, and everybody was told. */
const FOUND = 'HP-22.3';

const isDragon = ({ kind }: { readonly kind: number }): boolean => kind === DRAGON;

/** How each kind of event is shown, heard and dwelt upon. */
export const EVENTS: EventRows<Event> = {
  // Set-up.
  firstPlayer: { pace: 700, weight: 1 },
  heroChosen: { pace: 600, sound: 'find' },
  ready: { pace: 150, weight: -1 },
  split: { pace: 400 },
  markerDrawn: { pace: 600 },
  enemiesLaid: { pace: 500, weight: -1 },
  caveGuarded: { pace: 800, sound: 'dragon', weight: 1 },
  siteLaid: { pace: 200, weight: -1 },
  // What nobody sees is one line.
  dealt: {
    pace: 120,
    weight: -1,
    fold: (earlier, later) => (earlier.seat === later.seat && earlier.card < 0 && later.card < 0 ? later : null),
  },
  packPassed: { pace: 300, weight: -1 },
  drafted: { pace: 300, weight: -1 },
  arranged: { pace: 600 },
  replaced: { pace: 400 },
  // Decks and gear.
  drew: { pace: 700, sound: 'find', weight: 1 },
  turnedUp: { pace: 250, weight: -1 },
  slid: { pace: 150, weight: -1 },
  cardBarred: { pace: 300, weight: -1 },
  deckRenewed: { pace: 400 },
  refreshed: { pace: 500, sound: 'gold' },
  wore: { pace: 450, sound: 'walk' },
  attached: { pace: 450, sound: 'find' },
  tookOff: { pace: 300 },
  gearOpened: { pace: 0, weight: -1, isSilent: true },
  gearClosed: { pace: 0, weight: -1, isSilent: true },
  // Rounds and turns.
  roundBegins: { pace: 600, weight: 1, is: 'round' },
  turnBegins: { pace: 500, sound: 'turn', weight: 1, is: 'turn' },
  rose: { pace: 1_100, sound: 'find', weight: 2 },
  woke: { pace: 800, weight: 1 },
  passed: { pace: 300 },
  rested: { pace: 450 },
  turnEnds: { pace: 100, weight: -1 },
  // Travel.
  stepped: {
    pace: 420,
    sound: 'walk',
    motion: moving('hop'),
    // A way of several paces is one line.
    fold: (earlier, later) => (earlier.seat === later.seat && earlier.to === later.from ? { ...later, from: earlier.from } : null),
  },
  sailed: { pace: 1_000, sound: 'walk', weight: 1, motion: moving('glide') },
  landed: { pace: 1_300, sound: 'walk', weight: 1, motion: moving('fly') },
  moved: { pace: 900, sound: 'walk', weight: 1, motion: moving('fly') },
  balloonRolled: { pace: 1_000, sound: 'roll', weight: 1 },
  evaded: { pace: 600, weight: 1 },
  droppedSupply: { pace: 300 },
  collectedSupply: {
    pace: 350,
    sound: 'gold',
    fold: (earlier, later) =>
      earlier.seat === later.seat && earlier.at === later.at
        ? { ...later, gold: earlier.gold + later.gold, food: earlier.food + later.food }
        : null,
  },
  droppedCard: { pace: 400 },
  collectedCard: { pace: 600, sound: 'find' },
  pileLost: { pace: 500 },
  lookedAtPile: { pace: 400, weight: -1 },
  // Gems and supply.
  gained: { pace: 550, sound: 'find', weight: 1 },
  supplied: { pace: 450, sound: 'gold', weight: ({ rule }) => (rule === FOUND ? -1 : 0) },
  ate: { pace: 350 },
  searched: { pace: 900, sound: 'roll', weight: 1 },
  // Places.
  visited: { pace: 500 },
  siteDrawn: { pace: 500, weight: -1 },
  discovered: { pace: 1_500, sound: 'find', weight: 2 },
  founded: { pace: 800, sound: 'find', weight: 1 },
  // Enemies.
  exposed: { pace: 900, sound: 'dragon', weight: 1 },
  enemyPlaced: { pace: 500, sound: 'walk', motion: ({ unit, at }) => ({ who: tokenOf(unit), way: [-1, at], gait: 'fling' }) },
  enemyMoved: {
    pace: 600,
    sound: 'walk',
    motion: ({ unit, from, to }) => ({ who: tokenOf(unit), way: [from, to], gait: 'glide' }),
    fold: (earlier, later) => (earlier.unit === later.unit && earlier.to === later.from ? { ...later, from: earlier.from } : null),
  },
  banished: { pace: 800, sound: 'win', weight: 1 },
  slain: { pace: 1_000, sound: 'win', weight: 1 },
  stockRefilled: { pace: 700, weight: 1 },
  // Battles.
  battleBegins: { pace: (event) => (isDragon(event) ? 2_200 : 900), sound: 'dragon', weight: (event) => (isDragon(event) ? 3 : 1) },
  rolled: { pace: 900, sound: 'roll', weight: 1 },
  foeRolled: { pace: 900, sound: 'roll', weight: 1 },
  battleWon: {
    pace: (event) => (isDragon(event) ? 3_000 : 1_300),
    sound: (event) => (isDragon(event) ? 'slain' : 'win'),
    weight: (event) => (isDragon(event) ? 3 : 2),
  },
  battleTied: {
    pace: (event) => (isDragon(event) ? 3_000 : 1_300),
    sound: (event) => (isDragon(event) ? 'slain' : 'win'),
    weight: (event) => (isDragon(event) ? 3 : 2),
  },
  battleLost: { pace: (event) => (isDragon(event) ? 2_000 : 1_200), sound: 'lose', weight: 2 },
  // The Scale and the Dragon.
  scaleMoved: { pace: 1_400, sound: 'dragon', weight: 2 },
  gathered: { pace: 2_600, sound: 'fallen', weight: 3 },
  dragonTurn: { pace: 1_200, sound: 'dragon', weight: 2 },
  dragonFlew: { pace: 1_800, sound: 'dragon', weight: 2 },
  flare: { pace: 1_600, sound: 'fallen', weight: 2 },
  // Together.
  ritualCalled: { pace: 2_000, sound: 'dragon', weight: 3 },
  summoned: { pace: 700, sound: 'walk', motion: moving('fly') },
  returned: { pace: 500, motion: moving('fly') },
  ritualLost: { pace: 2_000, sound: 'lose', weight: 3 },
  ritualWon: { pace: 3_000, sound: 'slain', weight: 3 },
  wished: { pace: 400 },
  wishGranted: { pace: 300 },
  wishRefused: { pace: 400 },
  stopCalled: { pace: 1_600, sound: 'turn', weight: 2 },
  stopEnds: { pace: 200 },
  waits: { pace: 100 },
  lastCall: { pace: 600 },
  cutShort: { pace: 500 },
  wantsFreePlay: { pace: 200 },
  actionsForfeited: { pace: 400 },
  leaves: { pace: 600, weight: 1 },
  takenOff: { pace: 1_200, sound: 'fallen', weight: 2 },
  ranked: { pace: 1_200, sound: 'roll', weight: 1 },
  // Cards and windows.
  cardPlayed: { pace: 1_000, sound: 'find', weight: 1 },
  cardShown: { pace: 600 },
  cardCancelled: { pace: 1_000, sound: 'lose', weight: 1 },
  cardTurned: { pace: 1_000, sound: 'find', weight: 1 },
  instantDrawn: { pace: 1_600, sound: 'find', weight: 1 },
  aimed: { pace: 600, weight: ({ target }) => (target < 0 ? -1 : 1) },
  noReactions: { pace: 0, weight: -1, isSilent: true },
  paid: { pace: 350, sound: 'gold' },
  discarded: { pace: 250, weight: -1 },
  // Losses.
  lost: { pace: 800, sound: 'lose', weight: 1 },
  spared: { pace: 600, sound: 'find' },
  fell: { pace: 1_900, sound: 'fallen', weight: 3 },
  saved: { pace: 1_300, sound: 'win', weight: 2 },
  // Encounters.
  ambush: { pace: 1_300, sound: 'lose', weight: 2 },
  thievery: { pace: 1_100, sound: 'lose', weight: 2 },
  snatching: { pace: 1_000, sound: 'lose', weight: 2 },
  encounterFailed: { pace: 900, sound: 'win', weight: 1 },
  imprisoned: { pace: 1_400, sound: 'lose', weight: 2 },
  stole: { pace: 900, sound: 'gold', weight: 1 },
  stoleSupply: { pace: 700, sound: 'gold', weight: 1 },
  // What cards do.
  lostGems: { pace: 600, sound: 'lose', weight: 1 },
  turnedGems: { pace: 700, sound: 'find', weight: 1 },
  forfeited: { pace: 500, sound: 'lose' },
  leeches: { pace: 600 },
  bought: { pace: 800, sound: 'gold', weight: 1 },
  sold: { pace: 600, sound: 'gold' },
  looked: { pace: 400 },
  kept: { pace: 600, sound: 'find' },
  spied: { pace: 600 },
  scried: { pace: 600 },
  veiled: { pace: 300 },
  rerolled: { pace: 800, sound: 'roll', weight: 1 },
  fixed: { pace: 600, sound: 'roll', weight: 1 },
  duel: { pace: 1_400, sound: 'roll', weight: 2 },
  switched: { pace: 300 },
  actions: { pace: 600, weight: 1 },
  lasting: { pace: 700, weight: 1 },
  sitesSwapped: { pace: 900, weight: 1 },
  // Trade.
  traded: { pace: 600, sound: 'gold', weight: 1 },
  gave: { pace: 350, sound: 'gold' },
  tradeOffered: { pace: 400, is: 'offer' },
  tradeRefused: { pace: 400 },
};
