import type { Action } from '@hoard/kernel';

// The race of actions to be chosen: each is held against what looked best at first sight, under the same luck.

/** What search found out about one action. */
export interface Thought {
  readonly action: Action;
  /** How often it was tried. */
  readonly visits: number;
  /** The sum of what it brought. */
  readonly reward: number;
  /** How good it looked at first sight, as a share of all. */
  readonly prior: number;
  /** By how much more it brought than first sight under the same luck, summed, and the squares of it; absent where nobody compared. */
  readonly gain?: number;
  readonly spread?: number;
  /** The same for everything else that speaks for it, by name. */
  readonly merits?: Readonly<Record<string, Margin>>;
}

/** By how much more of a merit an action brought than first sight under the same luck, summed, and the squares of it. */
export interface Margin {
  readonly gain: number;
  readonly spread: number;
  /** What one of it weighs beside the others; below 0 where less is better. */
  readonly worth: number;
}

/** What a bot chose, and what it found out about everything that may be done; nothing where it did not search. */
export interface Deliberation {
  readonly action: Action;
  readonly thoughts: readonly Thought[];
}

/** First sight counts like so many tries: a dice game is noisy, and a guess is no reason. */
const TRUST = 80;
/** What an action loses, as first sight has it, when it looks worse by a factor of e. */
const HANDICAP = 0.02;
/** An action is out of the race when it is behind by so many standard errors. */
const SURE = 2;
/** A smaller gain is not worth finding out. */
const TRIFLE = 0.01;
/** Every action is tried so often, however bad it looks. */
const FEWEST_TRIES = 8;
/** So few tries say little about how much a gain varies: some more are assumed, which varied as usual. */
const ASSUMED = 4;
const USUAL_SPREAD = 0.2;

/** What an action is believed to gain over the favourite: what it was seen to gain, and what first sight says. */
function believedGain({ visits, prior, gain = 0 }: Thought, favourite: Thought): number {
  return (gain - TRUST * HANDICAP * Math.log(favourite.prior / prior)) / (visits + TRUST);
}

/** The least and the most that an action gains over the favourite, by what was seen alone. */
function seenGain({ visits, gain = 0, spread = 0 }: Thought): readonly [least: number, most: number] {
  if (visits < FEWEST_TRIES) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const variance = (spread + ASSUMED * USUAL_SPREAD ** 2) / (visits + ASSUMED);
  const error = SURE * Math.sqrt(variance / visits);
  return [gain / visits - error, gain / visits + error];
}

/** What may still turn out to be the best, and in front of it the favourite, which all are held against; that alone once all is clear. */
export function stillOpen<T extends Thought>(racing: readonly T[]): T[] {
  const [favourite, ...others] = racing;
  const lead = Math.max(0, ...others.map((thought) => seenGain(thought)[0]));
  const open = others.filter((thought) => seenGain(thought)[1] > lead + TRIFLE);
  const isClear = open.length === 1 && lead > 0 && believedGain(open[0]!, favourite!) > 0;
  return isClear ? [favourite!] : [favourite!, ...open];
}

/** The favourite of first sight, unless something else is believed to be better. */
export function decide(thoughts: readonly Thought[]): Action {
  const favourite = thoughts.reduce((best, thought) => ((thought.prior - best.prior || thought.visits - best.visits) > 0 ? thought : best));
  let chosen = favourite;
  let highest = 0;
  for (const thought of thoughts) {
    const gain = believedGain(thought, favourite);
    if (gain > highest) [chosen, highest] = [thought, gain];
  }
  return chosen.action;
}
