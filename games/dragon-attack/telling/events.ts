import type { EventRows, Motion, Seat } from '@hoard/kernel';
import { PALACE, type Content } from '../content/content.ts';
import type { Event } from '../state/events.ts';
import { waterway } from './waterway.ts';

const STEP = 230;
const LONGEST_WALK = 1_500;

const walker = (seat: Seat): string => `seat-${seat}`;

const hop = (seat: Seat, way: readonly number[]): Motion => ({ who: walker(seat), way, gait: 'hop' });

/** How each kind of event is shown, heard and dwelt upon. Nothing waits longer than a second and a half but the great moments. */
export const eventsOf = (content: Content): EventRows<Event> => ({
  adventurer: { pace: 500 },
  first: { pace: 500 },
  // That a turn begins goes without saying: the roll tells whose it is.
  turn: { pace: 400, sound: 'turn', weight: -1, is: 'turn' },
  rests: { pace: 400 },
  rolled: { pace: ({ die }) => (die === 1 ? 1_500 : 1_000), sound: 'roll', weight: ({ die }) => (die === 1 ? 3 : 1) },
  walked: {
    pace: ({ way }) => Math.min(LONGEST_WALK, 150 + STEP * (way.length - 1)),
    sound: 'walk',
    motion: ({ seat, way }) => hop(seat, way),
  },
  stepped: { pace: 400, sound: 'walk', motion: ({ seat, from, to }) => hop(seat, [from, to]) },
  sailed: {
    pace: 1_500,
    sound: 'walk',
    motion: ({ seat, from, to }) => ({ who: walker(seat), way: waterway(content, from, to), gait: 'glide' }),
  },
  stuck: { pace: 500 },
  dragonMoved: {
    pace: ({ to }) => (to === PALACE ? 3_400 : 2_600),
    sound: 'dragon',
    weight: 2,
    motion: ({ to, space }) => ({ who: 'dragon', way: [content.path[to - 1]!, space], gait: 'fly' }),
  },
  dragonDie: { pace: 1_100, sound: 'roll' },
  stolen: { pace: 900, weight: 1 },
  turnedOver: { pace: 1_500, sound: 'find', weight: 1 },
  took: { pace: 700, sound: 'gold' },
  joined: { pace: 700, sound: 'find' },
  refused: { pace: 700 },
  meets: { pace: 700 },
  offered: { pace: 900, is: 'offer' },
  agreed: { pace: 900, sound: 'gold' },
  // A fight is over in two seconds, its throws and what comes of them together.
  threw: { pace: ({ foe }) => ({ dragon: 2_400, monster: 900, player: 550 })[foe], sound: 'roll', weight: 2 },
  equal: { pace: 600, weight: 1 },
  monsterBeaten: { pace: 1_000, sound: 'win', weight: 1 },
  duelWon: { pace: 900, sound: 'win', weight: 2 },
  robbed: { pace: ({ by }) => (by === 'dragon' ? 2_200 : 1_000), sound: 'lose', weight: 2 },
  wounded: { pace: 1_500, sound: 'win', weight: 3 },
  slain: { pace: 3_500, sound: 'slain', weight: 3 },
  fallen: { pace: 4_500, sound: 'fallen', weight: 3 },
  thrown: {
    pace: 900,
    sound: 'lose',
    motion: ({ victim, from, to }) => ({ who: walker(victim), way: [from, to], gait: 'fling' }),
  },
  deposited: { pace: 1_400, sound: 'gold', weight: 1 },
  ended: { pace: 0 },
});
