import type { Luck } from '@hoard/kernel';
import type { Event } from '../state/events.ts';
import type { Words } from '../words/words.ts';

/** What the dice of monsters and the attack cards did, against what was to be expected. */
export function luckOf({ content, luck: labels }: Words, events: readonly Event[]): Luck[] {
  const hits = { happened: 0, expected: 0, among: 0 };
  const dice = { happened: 0, expected: 0, among: 0 };
  // The tile on which the heroes stand, and who stands where: told as it happens.
  let tile = -1;
  const standing = new Map<number, number>();
  for (const event of events) {
    if (event.t === 'walked') tile = event.tile;
    else if (event.t === 'chapter') {
      tile = -1;
      standing.clear();
    } else if (event.t === 'circle' || event.t === 'stepped') standing.set(event.hero, event.circle);
    else if (event.t === 'dice') {
      for (const die of event.dice) dice.happened += die;
      dice.expected += 3.5 * event.dice.length;
      dice.among += event.dice.length;
    } else if (event.t === 'attack') {
      const circles = content.tiles[tile]?.circles;
      if (circles === undefined || event.taunted) continue;
      hits.happened += event.hero >= 0 ? 1 : 0;
      hits.expected += [...new Set(standing.values())].reduce((sum, circle) => sum + (circles[circle]?.length ?? 0), 0) / 12;
      hits.among++;
    }
  }
  return [
    { seat: -1, label: labels.hits, ...hits },
    { seat: -1, label: labels.monsterDice, ...dice },
  ].filter(({ among }) => among > 0);
}
