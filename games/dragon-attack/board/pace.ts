import type { Seat } from '@hoard/kernel';
import type { Sound } from '@hoard/paint';
import type { Event } from '../state/events.ts';

const STEP = 230;
const LONGEST_WALK = 1_500;

/** How long an event wants to be seen at normal speed. Nothing waits longer than a second and a half but the great moments. */
export function duration(event: Event): number {
  switch (event.t) {
    case 'rolled':
      return event.die === 1 ? 1_500 : 1_000;
    case 'dragonDie':
      return 1_100;
    case 'walked':
      return Math.min(LONGEST_WALK, 150 + STEP * (event.way.length - 1));
    case 'sailed':
      return 1_500;
    case 'stepped':
      return 400;
    case 'dragonMoved':
      return event.to === 13 ? 3_400 : 2_600;
    case 'stolen':
      return 900;
    case 'turnedOver':
      return 1_500;
    case 'took':
    case 'joined':
    case 'refused':
      return 700;
    case 'meets':
      return 700;
    case 'offered':
    case 'agreed':
      return 900;
    case 'threw':
      return event.foe === 'dragon' ? 2_400 : 1_400;
    case 'equal':
      return 700;
    case 'robbed':
      return event.by === 'dragon' ? 2_200 : 1_200;
    case 'monsterBeaten':
    case 'duelWon':
      return 1_200;
    case 'wounded':
      return 1_500;
    case 'slain':
      return 3_500;
    case 'fallen':
      return 4_500;
    case 'thrown':
      return 900;
    case 'deposited':
      return 1_400;
    case 'turn':
    case 'rests':
      return 400;
    case 'adventurer':
    case 'first':
    case 'stuck':
      return 500;
    case 'ended':
      return 0;
  }
}

const SOUND_OF: { readonly [t in Event['t']]?: Sound } = {
  turn: 'turn',
  rolled: 'roll',
  dragonDie: 'roll',
  threw: 'roll',
  walked: 'walk',
  stepped: 'walk',
  sailed: 'walk',
  turnedOver: 'find',
  joined: 'find',
  took: 'gold',
  agreed: 'gold',
  deposited: 'gold',
  monsterBeaten: 'win',
  duelWon: 'win',
  wounded: 'win',
  robbed: 'lose',
  thrown: 'lose',
  dragonMoved: 'dragon',
  slain: 'slain',
  fallen: 'fallen',
};

export const sound = (event: Event): Sound | null => SOUND_OF[event.t] ?? null;

/** Whose turn an event begins, or null. */
export const turnOf = (event: Event): Seat | null => (event.t === 'turn' ? event.seat : null);
