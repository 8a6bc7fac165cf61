import { questionRowOf, type Entry, type Match, type Seat, type Types } from '@hoard/kernel';
import type { Clock } from '@hoard/paint';

/** A clock that runs, and what is entered when it has run out. */
interface Running extends Omit<Clock, 'since'> {
  readonly entry: Entry;
}

/** The clocks of a table: those that the game has set, and those of the questions to the people at this screen. */
export interface TableClocks {
  /** Something has happened: what runs now goes on running, what no longer does is stopped. Says which clocks run. */
  look(): readonly Clock[];
  /** Stops all of them; who looks again sets them anew. */
  stop(): void;
}

interface SetClock {
  readonly clock: Clock;
  readonly timeout: ReturnType<typeof setTimeout>;
}

export function keepClocks<T extends Types>(match: Match<T>, people: () => readonly Seat[], ring: (entry: Entry) => void): TableClocks {
  const set = new Map<string, SetClock>();

  function stop(name: string): void {
    clearTimeout(set.get(name)?.timeout);
    set.delete(name);
  }

  return {
    look() {
      const running = clocksOf(match, people());
      for (const name of set.keys()) if (!running.has(name)) stop(name);
      for (const [name, { entry, ...clock }] of running) {
        if (set.has(name)) continue;
        const timeout = setTimeout(() => {
          set.delete(name);
          ring(entry);
        }, 1000 * clock.seconds);
        set.set(name, { clock: { ...clock, since: performance.now() }, timeout });
      }
      return [...set.values()].map(({ clock }) => clock);
    },
    stop() {
      for (const name of set.keys()) stop(name);
    },
  };
}

/** By a name that is another whenever the clock is set anew. */
function clocksOf<T extends Types>(match: Match<T>, people: readonly Seat[]): Map<string, Running> {
  const running = new Map<string, Running>();
  for (const { name, seconds } of match.timers())
    running.set(name, { seconds, lane: null, timer: name, entry: { now: 'time', timer: name } });
  const { game } = match;
  if (!Object.values(game.questions ?? {}).some((row) => row.seconds !== undefined)) return running;
  const table = { content: game.content, seats: match.opening.seats };
  for (const seat of people)
    for (const { lane, token, actions } of match.questions(seat)) {
      const asked = { view: match.view(seat), lane, seat, actions };
      const seconds = questionRowOf(game, asked).seconds?.(asked, table) ?? null;
      const key = seconds === null ? null : match.defaultAnswer(seat, lane);
      if (seconds !== null && key !== null)
        running.set(`${seat} ${token}`, { seconds, lane, timer: null, entry: { seat, lane, key, by: 'clock' } });
    }
  return running;
}
