import { questionRowOf, type Entry, type Match, type Seat, type Types } from '@hoard/kernel';

/** A clock that runs, and what is entered when it has run out. */
interface Running {
  readonly seconds: number;
  readonly entry: Entry;
}

/** The clocks of a table: those that the game has set, and those of the questions to the people at this screen. */
export interface TableClocks {
  /** Something has happened: what runs now goes on running, what no longer does is stopped. */
  look(): void;
  close(): void;
}

export function keepClocks<T extends Types>(match: Match<T>, people: () => readonly Seat[], ring: (entry: Entry) => void): TableClocks {
  const set = new Map<string, ReturnType<typeof setTimeout>>();

  function stop(name: string): void {
    clearTimeout(set.get(name));
    set.delete(name);
  }

  return {
    look() {
      const running = clocksOf(match, people());
      for (const name of set.keys()) if (!running.has(name)) stop(name);
      for (const [name, { seconds, entry }] of running) {
        if (set.has(name)) continue;
        set.set(
          name,
          setTimeout(() => {
            set.delete(name);
            ring(entry);
          }, 1000 * seconds),
        );
      }
    },
    close() {
      for (const name of set.keys()) stop(name);
    },
  };
}

/** By a name that is another whenever the clock is set anew. */
function clocksOf<T extends Types>(match: Match<T>, people: readonly Seat[]): Map<string, Running> {
  const running = new Map<string, Running>();
  for (const { name, seconds } of match.timers()) running.set(name, { seconds, entry: { now: 'time', timer: name } });
  const { game } = match;
  if (!Object.values(game.questions ?? {}).some((row) => row.seconds !== undefined)) return running;
  const table = { content: game.content, seats: match.opening.seats };
  for (const seat of people)
    for (const { lane, token, actions } of match.questions(seat)) {
      const asked = { view: match.view(seat), lane, seat, actions };
      const seconds = questionRowOf(game, asked).seconds?.(asked, table) ?? null;
      const key = seconds === null ? null : match.defaultAnswer(seat, lane);
      if (seconds !== null && key !== null) running.set(`${seat} ${token}`, { seconds, entry: { seat, lane, key, by: 'clock' } });
    }
  return running;
}
