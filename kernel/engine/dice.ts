/** What chance may decide: one of `outcomes` results, equally likely or by weight. */
export interface Die {
  /** Names the draw in the keyed stream and in the report of a verified game: `da.move-die`. */
  readonly purpose: string;
  readonly outcomes: number;
  /** The sum of the weights: how many equally likely tickets there are. */
  readonly tickets: number;
  /** The first ticket that is past each outcome, or null where every outcome has one ticket. */
  readonly upTo: readonly number[] | null;
}

const PURPOSE = /^[a-z][a-z0-9.-]*$/;

function checked(die: Die): Die {
  if (!PURPOSE.test(die.purpose)) throw new Error(`A die's purpose is lower case words with dots and dashes, not '${die.purpose}'`);
  if (!(die.tickets >= 1 && die.tickets <= 2 ** 31)) throw new Error(`Die ${die.purpose} has ${die.tickets} tickets; expected 1 to 2^31`);
  const parts = [die.tickets, ...(die.upTo ?? [])].find((tickets) => !Number.isInteger(tickets));
  if (parts !== undefined) throw new Error(`Die ${die.purpose} has ${parts} tickets; expected whole ones`);
  return die;
}

export const fairDie = (purpose: string, outcomes: number): Die => checked({ purpose, outcomes, tickets: outcomes, upTo: null });

export function weightedDie(purpose: string, weights: readonly number[]): Die {
  let sum = 0;
  const upTo = weights.map((weight) => (sum += weight));
  return checked({ purpose, outcomes: weights.length, tickets: sum, upTo });
}

/** A family of fair dice that differ only in size: drawing from a pool that shrinks. Each is made once, so that play allocates nothing. */
export function drawFrom(purpose: string): (size: number) => Die {
  const dice: Die[] = [];
  return (size) => (dice[size] ??= fairDie(purpose, size));
}

/** Several six-sided dice thrown together. Each outcome is one way they can lie, highest first, weighted by how often it comes. */
export interface Throw extends Die {
  readonly faces: readonly (readonly number[])[];
}

export function throwOf(purpose: string, count: number, sides = 6): Throw {
  const faces: number[][] = [];
  const weights: number[] = [];
  const fill = (lying: number[], highest: number): void => {
    if (lying.length === count) {
      faces.push(lying);
      weights.push(arrangements(lying));
      return;
    }
    for (let face = highest; face >= 1; face--) fill([...lying, face], face);
  };
  fill([], sides);
  return { ...weightedDie(purpose, weights), faces };
}

/** In how many orders these faces can fall. */
function arrangements(faces: readonly number[]): number {
  let ways = 1;
  let run = 0;
  faces.forEach((face, index) => {
    run = face === faces[index - 1] ? run + 1 : 1;
    ways = (ways * (index + 1)) / run;
  });
  return ways;
}

/** The outcome that a ticket from 0 to `die.tickets` - 1 stands for. */
export function outcomeOf(die: Die, ticket: number): number {
  const upTo = die.upTo;
  if (upTo === null) return ticket;
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle]! > ticket) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How likely an outcome is. */
export function likelihood(die: Die, outcome: number): number {
  if (die.upTo === null) return 1 / die.tickets;
  return (die.upTo[outcome]! - (outcome === 0 ? 0 : die.upTo[outcome - 1]!)) / die.tickets;
}
