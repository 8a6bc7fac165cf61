import { CONSENT } from '../live/timing.ts';
import { Calendar } from './calendar.ts';
import { forgetPerson } from './forgetting.ts';
import type { Rooms } from './rooms.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Where nobody has begun to play, nobody loses a game. */
const GATHERING_KEPT_DAYS = 7;

/** So many of those who were not seen for long are forgotten at once. */
const MOST_FORGOTTEN = 100;

/** For how many days things are kept. */
export interface KeptDays {
  /** A table, after the last time that anything happened there. */
  readonly tables: number;
  /** Somebody who sits at no table, after they were last seen. */
  readonly people: number;
}

export interface Keeping {
  close(): void;
}

/** Once a minute: what nobody is in goes out of memory, who has waited for days is answered for, and what is older than it is kept goes, people who sit nowhere among it. */
export function keepRooms(rooms: Rooms, days: KeptDays): Keeping {
  const calendar = new Calendar();
  const interval = setInterval(() => {
    tidy(rooms, days, calendar.now()).catch((error: unknown) =>
      rooms.log.error({ error: String(error) }, 'what is old could not be tidied'),
    );
  }, MINUTE);
  interval.unref();
  return { close: () => clearInterval(interval) };
}

/** `now` is null where nobody knows how old anything is. */
export async function tidy(rooms: Rooms, { tables, people }: KeptDays, now: number | null): Promise<void> {
  await rooms.rest();
  if (now === null) return;
  const kept = { gathering: Math.min(GATHERING_KEPT_DAYS, tables), playing: tables, over: tables };
  for (const phase of ['gathering', 'playing', 'over'] as const)
    for (const { id } of await rooms.store.idleSince(phase, now - kept[phase] * DAY)) await rooms.remove(await rooms.room(id));
  for (const person of await rooms.store.unseenSince(now - people * DAY, MOST_FORGOTTEN)) await forgetPerson(rooms, person);
  for (const table of await rooms.store.asking())
    // Nor does one that cannot be played hold up the others.
    await (await rooms.roomOf(table)).consent.look(now).catch(() => null);
  for (const table of await rooms.store.idleSince('playing', now - CONSENT))
    // One that cannot be played by the rules of today holds up no other.
    if (table.pace === 'days') await (await rooms.roomOf(table)).play().catch(() => null);
}
