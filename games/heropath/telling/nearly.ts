import { percent, type ViewOf } from '@hoard/kernel';
import { DRAGON } from '../content/content.ts';
import { dragonOdds } from '../odds/dragon.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';

/** Where the Dragon has won: the best challenge, and how strong they were at the end. */
export function nearlyOf({ content, language, end: say }: Words, events: readonly Event[], { sight, outcome }: ViewOf<Heropath>): string[] {
  if (outcome === null || outcome.places.some((place) => place > 0)) return [];
  const challenges = events.flatMap((event) => {
    if (event.t === 'ritualLost' || (event.t === 'battleLost' && event.kind === DRAGON)) return [event];
    return [];
  });
  const [best] = challenges.toSorted((one, other) => one.foeTotal - one.total - (other.foeTotal - other.total));
  const chance = Math.max(...sight.heroes.map(({ seat }) => dragonOdds(sight, content, seat).now));
  return [best === undefined ? say.neverTried : say.nearestBattle(best.total, best.foeTotal), say.bestChance(percent(chance, language))];
}
