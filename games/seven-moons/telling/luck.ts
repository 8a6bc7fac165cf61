import { LuckTally, type Luck } from '@hoard/kernel';
import { chanceOfAtLeast } from '../odds/chances.ts';
import type { Event } from '../state/events.ts';
import type { Words } from '../words/words.ts';

const MEAN = 3.5;

/** What the dice did to each player, against what they should have. */
export function luckOf({ content, luck: labels }: Words, events: readonly Event[]): Luck[] {
  const { robbedUpTo } = content.numbers.die;
  const tally = new LuckTally();
  for (const event of events) {
    if (event.t === 'rolled') for (const die of event.dice) tally.add(labels.moves, event.seat, die, MEAN);
    else if (event.t === 'defended') for (const die of event.dice) tally.add(labels.defence, event.seat, die, MEAN);
    else if (event.t === 'bandits') tally.add(labels.robbed, event.seat, event.die <= robbedUpTo ? 1 : 0, robbedUpTo / 6);
    else if (event.t === 'fought') {
      const total = event.dice.reduce((sum, die) => sum + die, event.bonus);
      const chance = chanceOfAtLeast(event.dice.length, event.target - event.bonus);
      tally.add(labels.fights, event.seat, total >= event.target ? 1 : 0, chance);
    }
  }
  return tally.lines([labels.moves, labels.robbed, labels.defence, labels.fights]);
}
