import type { Seat } from '@hoard/kernel';
import type { Sound } from '@hoard/paint';
import type { Event } from '../state/events.ts';

const STEP = 210;
const LONGEST_WALK = 1_700;

/** By kind of event, in milliseconds at normal speed; a walk takes as long as its way. */
const DURATION: { readonly [t in Exclude<Event['t'], 'walked'>]: number } = {
  city: 300,
  first: 500,
  secret: 0,
  turn: 350,
  rolled: 1_000,
  rolledAgain: 900,
  found: 500,
  picked: 0,
  flew: 1_500,
  jumped: 900,
  moved: 1_000,
  bandits: 650,
  robbed: 800,
  warded: 700,
  knocked: 900,
  companion: 1_200,
  encounter: 1_900,
  gem: 600,
  option: 600,
  effectDie: 900,
  gold: 500,
  gained: 500,
  dropped: 350,
  crystals: 600,
  artefact: 1_400,
  looked: 900,
  bought: 220,
  sold: 300,
  soldCrystal: 400,
  price: 700,
  market: 1_300,
  horse: 1_000,
  dragon: 2_200,
  dragonRests: 900,
  fled: 1_200,
  sent: 300,
  built: 1_100,
  ally: 1_100,
  moon: 1_500,
  quest: 1_500,
  questStep: 600,
  questDone: 1_500,
  fought: 1_500,
  boosted: 700,
  fightOver: 1_000,
  relief: 700,
  beacon: 1_200,
  story: 1_900,
  proposed: 700,
  refused: 700,
  talked: 300,
  left: 1_200,
  dealt: 1_000,
  dusk: 1_200,
  fireOut: 800,
  longWatch: 1_200,
  seventhMoon: 4_200,
  wave: 3_000,
  lit: 600,
  defended: 1_200,
  dieTurned: 1_200,
  realm: 2_000,
  cityStruck: 1_200,
  chose: 250,
  gaveUp: 1_200,
  cityFell: 2_400,
  ended: 0,
};

/** How long an event wants to be seen at normal speed. */
export const duration = (event: Event): number =>
  event.t === 'walked' ? Math.min(LONGEST_WALK, 150 + STEP * (event.way.length - 1)) : DURATION[event.t];

const SOUND_OF: { readonly [t in Event['t']]?: Sound } = {
  turn: 'turn',
  rolled: 'roll',
  rolledAgain: 'roll',
  bandits: 'roll',
  knocked: 'roll',
  effectDie: 'roll',
  market: 'roll',
  dragonRests: 'roll',
  fought: 'roll',
  defended: 'roll',
  dieTurned: 'roll',
  walked: 'walk',
  jumped: 'walk',
  moved: 'walk',
  flew: 'dragon',
  dragon: 'dragon',
  encounter: 'find',
  story: 'find',
  artefact: 'find',
  quest: 'find',
  companion: 'find',
  found: 'gold',
  sold: 'gold',
  soldCrystal: 'gold',
  relief: 'gold',
  dealt: 'gold',
  built: 'win',
  ally: 'win',
  questDone: 'win',
  robbed: 'lose',
  fled: 'lose',
  gaveUp: 'lose',
  moon: 'dragon',
  seventhMoon: 'fallen',
  cityFell: 'fallen',
};

export const sound = (event: Event): Sound | null => {
  if (event.t === 'realm' || event.t === 'cityStruck') return event.held ? 'win' : 'lose';
  if (event.t === 'fightOver') return event.won ? 'win' : 'lose';
  return SOUND_OF[event.t] ?? null;
};

/** Whose turn an event begins, or null. */
export const turnOf = (event: Event): Seat | null => (event.t === 'turn' ? event.seat : null);
