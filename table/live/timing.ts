import type { Pace } from '../wire/parts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long things take at a table. The real one has the times of people; tests have their own. */
export interface Timing {
  /** What a window for reactions is lengthened by when anybody asks. */
  readonly moreTime: number;
  /** So long bots hold back an answer that would keep somebody from taking back a choice. */
  readonly patience: number;
  /** So long they wait else. */
  readonly botPause: number;
  /** Where all act at the same time, a bot takes as long as a person. */
  atOncePause(seat: number, answers: number): number;
  /** How long a person has for an answer from now on; null where nobody waits with a clock. `lastAt` is when something happened last. */
  answerTime(pace: Pace, kind: 'turn' | 'reply', lastAt: number): number | null;
  /** So long after the connection was lost a bot sits in; null where nobody does. */
  absence(pace: Pace): number | null;
  /** So long after somebody was awaited and did not look they are called. */
  readonly callAfter: number;
  after(milliseconds: number): Promise<void>;
}

/** What somebody may take for a choice of their own turn, and for an answer to others. */
const ANSWERS = {
  off: null,
  relaxed: { turn: 3 * MINUTE, reply: MINUTE },
  brisk: { turn: 45 * SECOND, reply: 20 * SECOND },
  days: { turn: 2 * DAY, reply: 2 * DAY },
} as const;

/** The more there is to choose from, the longer a bot takes; no two of them keep step. */
const AT_ONCE = { least: 900, each: 60, most: 1800, seat: 130 };

export const PEOPLES_TIMING: Timing = {
  moreTime: 12 * SECOND,
  patience: 1500,
  botPause: 0,
  atOncePause: (seat, answers) => Math.min(AT_ONCE.most, AT_ONCE.least + AT_ONCE.each * answers) + AT_ONCE.seat * seat,
  answerTime(pace, kind, lastAt) {
    const time = ANSWERS[pace]?.[kind] ?? null;
    // Days go on while nobody is here, and while no server runs. A clock that was put back makes them no longer.
    return time !== null && pace === 'days' ? Math.min(time, Math.max(MINUTE, lastAt + time - Date.now())) : time;
  },
  absence: (pace) => (pace === 'brisk' ? MINUTE : pace === 'relaxed' ? 3 * MINUTE : null),
  callAfter: 10 * SECOND,
  after: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Two days without an answer count as consent. */
export const CONSENT = 2 * DAY;
