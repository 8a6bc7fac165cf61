import type { Luck, Seat } from '@hoard/kernel';
import { chanceOfAtLeast } from '../odds/chances.ts';
import type { Event } from '../state/events.ts';
import type { Words } from '../words/words.ts';

const MEAN = 3.5;

interface Tally {
  happened: number;
  expected: number;
  among: number;
}

type Measure = 'moves' | 'robbed' | 'defence' | 'fights';
const MEASURES: readonly Measure[] = ['moves', 'robbed', 'defence', 'fights'];

/** What the dice did to each player, against what they should have. */
export function luckOf({ content, luck: labels }: Words, events: readonly Event[], seats: number): Luck[] {
  const tallies = MEASURES.map(() => Array.from({ length: seats }, (): Tally => ({ happened: 0, expected: 0, among: 0 })));
  const add = (measure: Measure, seat: Seat, happened: number, expected: number): void => {
    const tally = tallies[MEASURES.indexOf(measure)]![seat]!;
    tally.happened += happened;
    tally.expected += expected;
    tally.among++;
  };
  for (const event of events) {
    if (event.t === 'rolled') for (const die of event.dice) add('moves', event.seat, die, MEAN);
    else if (event.t === 'defended') for (const die of event.dice) add('defence', event.seat, die, MEAN);
    else if (event.t === 'bandits') {
      const { robbedUpTo } = content.numbers.die;
      add('robbed', event.seat, event.die <= robbedUpTo ? 1 : 0, robbedUpTo / 6);
    } else if (event.t === 'fought') {
      const total = event.dice.reduce((sum, die) => sum + die, event.bonus);
      add('fights', event.seat, total >= event.target ? 1 : 0, chanceOfAtLeast(event.dice.length, event.target - event.bonus));
    }
  }
  return MEASURES.flatMap((measure, row) =>
    tallies[row]!.flatMap((tally, seat) => (tally.among === 0 ? [] : [{ seat, label: labels[measure], ...tally }])),
  );
}
