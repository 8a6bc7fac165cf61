/** A measured value with its 95 % confidence interval, and from how many observations it comes. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** A share with Wilson's interval, which stays between 0 and 1 and is honest about few and rare events. */
export function shareOf(successes: number, trials: number): Estimate {
  const value = successes / trials;
  const spread = 1 + Z ** 2 / trials;
  const middle = (value + Z ** 2 / (2 * trials)) / spread;
  const half = (Z / spread) * Math.sqrt((value * (1 - value)) / trials + Z ** 2 / (4 * trials ** 2));
  // Held within bounds, which rounding would pass by a last digit.
  return { value, low: Math.max(0, Math.min(value, middle - half)), high: Math.min(1, Math.max(value, middle + half)), count: trials };
}

/** How many there are of one thing for each of another, game by game, where it may be more than one: the interval of a ratio of sums. */
export function rateOf(ones: readonly number[], others: readonly number[]): Estimate {
  const games = ones.length;
  const count = others.reduce((sum, x) => sum + x, 0);
  const value = ones.reduce((sum, x) => sum + x, 0) / count;
  const squares = ones.reduce((sum, one, game) => sum + (one - value * others[game]!) ** 2, 0);
  const half = games > 1 ? (Z * Math.sqrt((squares * games) / (games - 1))) / count : Infinity;
  return { value, low: value - half, high: value + half, count };
}

/** A mean with the normal interval: meant for many games, too narrow for fewer than about thirty. */
export function meanOf(values: readonly number[]): Estimate {
  const count = values.length;
  const value = values.reduce((sum, x) => sum + x, 0) / count;
  const squares = values.reduce((sum, x) => sum + (x - value) ** 2, 0);
  const half = count > 1 ? Z * Math.sqrt(squares / (count - 1) / count) : Infinity;
  return { value, low: value - half, high: value + half, count };
}

/** A percentile, with the interval between the two ranks that enclose it in 95 of 100 samples. */
export function percentileOf(values: readonly number[], at: number): Estimate {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const half = Z * Math.sqrt(sorted.length * (at / 100) * (1 - at / 100));
  const rank = (at / 100) * last;
  return { value: atRank(sorted, rank), low: atRank(sorted, rank - half), high: atRank(sorted, rank + half), count: sorted.length };
}

/** The value at a rank from 0; between two ranks in proportion. */
function atRank(sorted: readonly number[], rank: number): number {
  const within = Math.min(Math.max(rank, 0), sorted.length - 1);
  const below = Math.floor(within);
  const lower = sorted[below]!;
  return lower + (within - below) * ((sorted[below + 1] ?? lower) - lower);
}

/** The ratio of two independent shares, with the interval of its logarithm. */
export function ratioOf(one: Estimate, other: Estimate): Estimate {
  const value = one.value / other.value;
  const half = Z * Math.sqrt((1 - one.value) / (one.value * one.count) + (1 - other.value) / (other.value * other.count));
  return { value, low: value * Math.exp(-half), high: value * Math.exp(half), count: one.count + other.count };
}

/** How much more one is than another, if they are independent: each side of the interval adds up as squares do (Newcombe). */
export function differenceOf(one: Estimate, other: Estimate): Estimate {
  const value = one.value - other.value;
  const below = Math.hypot(one.value - one.low, other.high - other.value);
  const above = Math.hypot(one.high - one.value, other.value - other.low);
  return { value, low: value - below, high: value + above, count: one.count + other.count };
}

/** How likely a result at least as unlikely as this one is if every trial succeeds with chance `fair`: the exact two-sided binomial test. */
export function chanceOfLuck(successes: number, trials: number, fair: number): number {
  const observed = logLikelihood(successes, trials, fair);
  let sum = 0;
  for (let k = 0; k <= trials; k++) {
    const log = logLikelihood(k, trials, fair);
    // Equally likely results must count whatever the last digit says.
    if (log <= observed + 1e-9) sum += Math.exp(log);
  }
  return Math.min(1, sum);
}

/** How likely two results at least as different as these are if both kinds of trial succeed equally often: Fisher's exact test, two-sided. */
export function chanceOfSame(one: number, trials: number, other: number, otherTrials: number): number {
  const successes = one + other;
  const log = (k: number): number =>
    logChoices(trials, k) + logChoices(otherTrials, successes - k) - logChoices(trials + otherTrials, successes);
  const observed = log(one);
  let sum = 0;
  for (let k = Math.max(0, successes - otherTrials); k <= Math.min(trials, successes); k++)
    if (log(k) <= observed + 1e-9) sum += Math.exp(log(k));
  return Math.min(1, sum);
}

const logChoices = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

const logLikelihood = (k: number, n: number, p: number): number => logChoices(n, k) + k * Math.log(p) + (n - k) * Math.log(1 - p);

const logFactorials = [0];

function logFactorial(n: number): number {
  for (let k = logFactorials.length; k <= n; k++) logFactorials.push(logFactorials[k - 1]! + Math.log(k));
  return logFactorials[n]!;
}
