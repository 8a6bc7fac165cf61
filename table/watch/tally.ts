import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What is counted while a server runs, for whoever watches over it. It counts, and never names anybody. */
export interface Tally {
  readonly type: string;
  chose(milliseconds: number): void;
  refused(why: string): void;
  sent(bytes: number): void;
  connected(change: 1 | -1): void;
  called(call: string, status: number): void;
  /** All of it as Prometheus reads it. */
  text(): Promise<string>;
}

/** What is looked up when somebody asks. */
interface Looked {
  readonly rooms: () => number;
  readonly games: () => number;
}

export function newTally({ rooms, games }: Looked): Tally {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const choices = new Histogram({
    name: 'hoard_choice_seconds',
    help: 'From a choice of a person to when it lasts',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  });
  const refusals = new Counter({
    name: 'hoard_refusals_total',
    help: 'Requests that were refused, by why',
    labelNames: ['why'],
    registers,
  });
  // Sent many times for every choice: it is summed up here, and counted when somebody asks.
  let unsummed = 0;
  registry.registerMetric(
    new Counter({
      name: 'hoard_sent_bytes_total',
      help: 'Sent over sockets',
      registers: [],
      collect() {
        this.inc(unsummed);
        unsummed = 0;
      },
    }),
  );
  const guests = new Gauge({ name: 'hoard_connections', help: 'Sockets that are open', registers });
  const calls = new Counter({ name: 'hoard_calls_total', help: 'Calls over HTTP', labelNames: ['call', 'status'], registers });
  const counted = (name: string, help: string, look: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(look());
      },
    });
  counted('hoard_tables_in_memory', 'Tables that somebody is at, or was lately', rooms);
  counted('hoard_games_in_memory', 'Games that are played or watched now', games);
  return {
    type: registry.contentType,
    chose: (milliseconds) => choices.observe(milliseconds / 1000),
    refused: (why) => refusals.inc({ why }),
    sent: (count) => void (unsummed += count),
    connected: (change) => guests.inc(change),
    called: (call, status) => calls.inc({ call, status }),
    text: () => registry.metrics(),
  };
}
