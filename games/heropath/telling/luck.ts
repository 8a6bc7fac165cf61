import { LuckTally, type Luck, type ViewOf } from '@hoard/kernel';
import { sumOf } from '../rules/dice.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { foughtIn } from './fought.ts';

const meanOf = (faces: readonly number[]): number => sumOf(faces) / faces.length;

/** What the battle dice did for and against each hero, and how many battles they won of those that they should have. */
export function luckOf({ content, luck: labels }: Words, events: readonly Event[], { sight }: ViewOf<Heropath>): Luck[] {
  const { hero, enemy } = content.dice;
  const tally = new LuckTally();
  for (const event of events) {
    if (event.t === 'rolled') for (const die of event.dice) tally.add(labels.heroDice, event.seat, die, meanOf(hero));
    else if (event.t === 'foeRolled') for (const die of event.dice) tally.add(labels.enemyDice, event.seat, die, meanOf(enemy));
  }
  for (const { seat, isWon, chance } of foughtIn(content, events, sight.heroes.length))
    tally.add(labels.battles, seat, isWon ? 1 : 0, chance);
  return tally.lines([labels.battles, labels.heroDice, labels.enemyDice]);
}
