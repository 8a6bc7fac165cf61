import { LuckTally, type Luck } from '@hoard/kernel';
import { chanceIn, fortunes, spreadOf } from '../odds/throws.ts';
import { sumOf } from '../rules/dice.ts';
import type { Event } from '../state/events.ts';
import type { Words } from '../words/words.ts';

const meanOf = (faces: readonly number[]): number => sumOf(faces) / faces.length;

/** What the battle dice did for and against each hero, and how many battles they won of those that they should have. */
export function luckOf({ content, luck: labels }: Words, events: readonly Event[]): Luck[] {
  const { hero, enemy } = content.dice;
  const tally = new LuckTally();
  /** What lies on the table, as it is told. */
  let own: readonly number[] = [];
  let foes: readonly number[] = [];
  for (const event of events) {
    if (event.t === 'rolled') {
      own = event.dice;
      for (const die of event.dice) tally.add(labels.heroDice, event.seat, die, meanOf(hero));
    } else if (event.t === 'foeRolled') {
      foes = event.dice;
      for (const die of event.dice) tally.add(labels.enemyDice, event.seat, die, meanOf(enemy));
    } else if (event.t === 'battleWon' || event.t === 'battleTied' || event.t === 'battleLost') {
      const edge = event.total - sumOf(own) - (event.foeTotal - sumOf(foes));
      const chance = chanceIn(fortunes(edge, spreadOf(hero, own.length), spreadOf(enemy, foes.length)));
      tally.add(labels.battles, event.seat, event.t === 'battleLost' ? 0 : 1, chance);
    }
  }
  return tally.lines([labels.battles, labels.heroDice, labels.enemyDice]);
}
