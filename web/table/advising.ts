import type { Asked, Types } from '@hoard/kernel';
import { hasTriedEnough, type Deliberation } from '@hoard/players';
import type { TableBots } from './bots.ts';

/** Who waits for advice. */
export interface Advised {
  /** So many courses of the game have been tried so far. */
  readonly onProgress: (tries: number) => void;
  /** Whether somebody still waits for it. */
  readonly isWanted: () => boolean;
}

/** An adviser thinks for so many moments at least, and for so many at most. */
const LEAST_MOMENTS = 6;
const MOST_MOMENTS = 48;

/** Thinks moment by moment, until enough was tried to say something, or nobody waits any more. */
export async function adviseOn<T extends Types>(
  bots: Pick<TableBots<T>, 'advise'>,
  asked: Asked<T>,
  { onProgress, isWanted }: Advised,
): Promise<Deliberation> {
  let known = await bots.advise(asked, false);
  let tries = triesIn(known);
  for (let moment = 1; moment < MOST_MOMENTS && isWanted(); moment++) {
    if (moment >= LEAST_MOMENTS && hasTriedEnough(known.thoughts)) break;
    onProgress(tries);
    known = await bots.advise(asked, true);
    const now = triesIn(known);
    // Nothing is left to find out, or nobody tries anything here.
    if (now === tries) break;
    tries = now;
  }
  return known;
}

const triesIn = ({ thoughts }: Deliberation): number => thoughts.reduce((sum, { visits }) => sum + visits, 0);
