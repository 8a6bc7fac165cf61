import type { Seat, Voices } from '@hoard/kernel';
import type { StopCall } from '../../state/turnEvents.ts';

/** What Real Time shows: what everybody does just now, and what a STOP holds. */
export const lanes = {
  /** The kinds of STOP: on a button, and in full. */
  short: { event: 'Event', hero: 'Hero', dragon: 'Dragon', passive: 'Passive', break: 'Break' } satisfies {
    readonly [kind in StopCall]: string;
  },
  full: {
    event: 'STOP-EVENT',
    hero: 'STOP-HERO',
    dragon: 'STOP-DRAGON',
    passive: 'STOP-PASSIVE',
    break: 'Break',
  } satisfies { readonly [kind in StopCall]: string },
  stops: 'Call a STOP',
  calls: (kind: string) => `call ${kind}`,
  left: (n: number) => `${n} left`,
  whom: 'Whom do you hold?',
  which: 'Which card stops everybody?',
  close: 'Not now',
  wait: 'I wait',
  pause: 'Take a break',
  you: 'You',
  game: 'The game itself',
  /** Why everybody stands still, and what ends it. */
  why: {
    event: (card: string) => (card === '' ? 'Something happens that concerns everybody.' : `${card} is carried out.`),
    flight: () => 'The Dragon has its turn.',
    hero: (target: Seat, voices: Voices) => (target === voices.you ? 'You are held.' : `${voices.nameOf(target)} is held.`),
    dragon: (seat: Seat, voices: Voices) => `Only ${seat === voices.you ? 'you' : voices.nameOf(seat)} may travel and fight.`,
    passive: () => 'Who held back plays one action each in turn.',
    break: () => 'All rest.',
  },
  ends: {
    event: () => 'Then all go on.',
    hero: () => 'Then all others go on.',
    dragon: (seat: Seat, voices: Voices) =>
      `It ends when ${seat === voices.you ? 'you have no actions left, or say so' : `${voices.nameOf(seat)} has no actions left, or says so`}.`,
    passive: () => 'It ends when their actions are used up, or all want free play.',
    break: (seat: Seat, voices: Voices) => `It ends when ${seat === voices.you ? 'you go' : `${voices.nameOf(seat)} goes`} on.`,
  },
  feet: (names: string, count: number) =>
    `${names} ${count === 1 ? 'has' : 'have'} a foot in the air and ${count === 1 ? 'lands' : 'land'} first.`,
  youFirst: 'You have a foot in the air: land now.',
  heldBy: (by: string) => `${by} holds you`,
  heldUntil: (by: string) => `You go on when ${by} has used up all actions.`,
  lastCall: 'All wait for you: last call',
};
