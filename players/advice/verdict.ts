import type { Action } from '@hoard/kernel';
import { decide, type Margin, type Thought } from '../race.ts';
import { ENOUGH_TRIES } from './attention.ts';

// What an adviser may say after a search: nothing that the tries do not bear out.

/** So many standard errors make a difference sure. */
const SURE = 2;
/** A smaller difference is none to a person. */
const TRIFLE = 0.01;
/** The smallest difference in a merit that is worth a word, weighed like the merits. */
const WORTH_A_WORD = 0.3;
/** So many others are listed at most. */
const LISTED = 3;

/** What an adviser has found out. */
export interface Verdict {
  readonly action: Action;
  /** Whether there was anything else to do. */
  readonly isOnly: boolean;
  /** The chance to win with it; null where it was not tried often enough to tell. */
  readonly chance: number | null;
  /** How many lines of play it follows from. */
  readonly tries: number;
  /** What is about as good, as far as the tries can tell. */
  readonly equals: readonly Action[];
  /** What is surely worse, the best first. */
  readonly others: readonly { readonly action: Action; readonly chance: number }[];
  /** What the advised action surely has over the best of what is worse, or over an equal; null where nothing is sure. */
  readonly reason: { readonly merit: string; readonly amount: number; readonly than: Action } | null;
}

/** A difference, and how far it can be off. */
interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** Of what is about equal it is what the one who is asked sees emphasised, so that no two voices speak: that is given up only for what is surely better. */
export function verdictOn(thoughts: readonly Thought[], emphasised: Action | null = null): Verdict {
  const decided = thoughts.find(({ action }) => action === decide(thoughts))!;
  const isOnly = thoughts.length === 1;
  const tries = thoughts.reduce((sum, { visits }) => sum + visits, 0);
  const tried = thoughts.filter(({ visits }) => visits >= ENOUGH_TRIES);
  const shown = thoughts.find(({ action }) => action === emphasised);
  if (!tried.includes(decided))
    return { action: (shown ?? decided).action, isOnly, chance: null, tries, equals: [], others: [], reason: null };
  const chanceOf = chancesBy(tried);
  // First sight may have had a say in the decision: what was then seen to be surely better has the last word.
  const betterThan = (one: Thought): Thought[] => tried.filter((thought) => isSure(difference(thought, one)));
  const best = betterThan(decided).reduce((most, thought) => (chanceOf(thought) > chanceOf(most) ? thought : most), decided);
  const advised = shown !== undefined && tried.includes(shown) && betterThan(shown).length === 0 ? shown : best;
  const rest = tried.filter((thought) => thought !== advised).toSorted((a, b) => chanceOf(b) - chanceOf(a));
  const worse = rest.filter((thought) => isSure(difference(advised, thought)));
  const equals = rest.filter((thought) => !worse.includes(thought));
  return {
    action: advised.action,
    isOnly,
    chance: chanceOf(advised),
    tries,
    equals: equals.slice(0, LISTED).map(({ action }) => action),
    others: worse.slice(0, LISTED).map((thought) => ({ action: thought.action, chance: chanceOf(thought) })),
    // Where nothing is surely worse, equals may still differ in what they bring.
    reason: (worse.length > 0 ? worse.slice(0, 1) : equals).map((other) => reasonFor(advised, other)).find(Boolean) ?? null,
  };
}

/** The chance that each brings: what the one tried most often has brought, and what it was seen to gain on that under the same luck. */
function chancesBy(tried: readonly Thought[]): (thought: Thought) => number {
  const standard = tried.reduce((most, thought) => ((thought.prior - most.prior || thought.visits - most.visits) > 0 ? thought : most));
  const base = (standard.reward - (standard.gain ?? 0)) / standard.visits;
  return ({ visits, reward, gain }) => Math.min(1, Math.max(0, gain === undefined ? reward / visits : base + gain / visits));
}

const isSure = ({ mean, error }: Difference): boolean => mean > Math.max(TRIFLE, SURE * error);

function difference(one: Thought, other: Thought): Difference {
  if (one.gain === undefined || other.gain === undefined)
    return between({ mean: one.reward / one.visits, error: noise(one) }, { mean: other.reward / other.visits, error: noise(other) });
  return between(
    mean(one.visits, { gain: one.gain, spread: one.spread ?? 0 }),
    mean(other.visits, { gain: other.gain, spread: other.spread ?? 0 }),
  );
}

const between = (one: Difference, other: Difference): Difference => ({
  mean: one.mean - other.mean,
  error: Math.hypot(one.error, other.error),
});

/** How far the mean of what was won or lost can be off, where nothing was compared. */
const noise = ({ reward, visits }: Thought): number => Math.sqrt(((reward / visits) * (1 - reward / visits)) / visits);

function mean(visits: number, { gain, spread }: Pick<Margin, 'gain' | 'spread'>): Difference {
  const average = gain / visits;
  return { mean: average, error: Math.sqrt(Math.max(0, spread / visits - average ** 2) / visits) };
}

/** What weighs most of all that the one surely has more of than the other, or less where less is better. */
function reasonFor(one: Thought, other: Thought): Verdict['reason'] {
  const found = Object.entries(one.merits ?? {}).flatMap(([merit, margin]) => {
    const opposite = other.merits?.[merit];
    if (opposite === undefined) return [];
    const { mean: more, error } = between(mean(one.visits, margin), mean(other.visits, opposite));
    const weight = more * margin.worth;
    return weight >= WORTH_A_WORD && Math.abs(more) > SURE * error ? [{ merit, amount: Math.abs(more), weight }] : [];
  });
  const best = found.toSorted((a, b) => b.weight - a.weight)[0];
  return best === undefined ? null : { merit: best.merit, amount: best.amount, than: other.action };
}
