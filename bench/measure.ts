/** Something that can be done again and again; it returns how many units of work it did. */
export type Work = () => number | Promise<number>;

/** Units a second of processor time, round by round. */
export type Rates = readonly number[];

const WARM_UP_MS = 1_500;
const ROUND_MS = 300;
const ROUNDS = 15;
const BETWEEN_LOOKS_MS = 1;

/** Measures contenders by name. They take turns in short rounds, so that whatever else the machine does meets all alike. */
export async function measure<const N extends string>(contenders: Readonly<Record<N, Work>>): Promise<Readonly<Record<N, Rates>>> {
  const names = Object.keys(contenders) as N[];
  const rates = {} as Record<N, number[]>;
  for (const name of names) {
    rates[name] = [];
    await rateOf(contenders[name], WARM_UP_MS);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) rates[name].push(await rateOf(contenders[name], ROUND_MS));
  }
  return rates;
}

/** By the time that this thread really had, for the machine may be busy with other things. To ask for that takes time, too: not after every game. */
async function rateOf(work: Work, milliseconds: number): Promise<number> {
  const before = process.threadCpuUsage();
  let units = 0;
  for (;;) {
    for (const end = performance.now() + BETWEEN_LOOKS_MS; performance.now() < end;) units += await work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= milliseconds * 1_000) return (units / (user + system)) * 1_000_000;
  }
}

export function median(values: Rates): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1]!;
}

/** How many times as fast one was as another: the median over the rounds, each compared with its neighbour in time. */
export const ratioOf = (one: Rates, other: Rates): number => median(one.map((rate, round) => rate / other[round]!));
