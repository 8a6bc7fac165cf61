import { LuckTally, SPECTATOR, type Luck, type Seat, type ViewOf } from '@hoard/kernel';
import { chanceInDuel, chanceToBeat } from '../odds/chances.ts';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';

const MEAN_ROLL = 3.5;
const FACES = 6;

/** What the dice did to each player, against what they should have: rolls, the Dragon's ones, and battles by their exact chance (DA-8.10). */
export function luckOf({ luck: labels }: Words, events: readonly Event[], { sight: { dragonDie } }: ViewOf<DragonAttack>): Luck[] {
  const tally = new LuckTally();
  for (const event of events) {
    if (event.t === 'rolled') {
      tally.add(labels.rolled, event.seat, event.die, MEAN_ROLL);
      tally.add(labels.ones, SPECTATOR, event.die === 1 ? 1 : 0, 1 / FACES);
    } else if (event.t === 'dragonDie') tally.add(labels.die, SPECTATOR, event.die <= dragonDie ? 1 : 0, dragonDie / FACES);
  }
  for (const { seat, won, chance } of battlesIn(events)) tally.add(labels.fights, seat, won ? 1 : 0, chance);
  return tally.lines([labels.ones, labels.die, labels.rolled, labels.fights]);
}

interface Battle {
  readonly seat: Seat;
  readonly won: boolean;
  readonly chance: number;
}

/** Every battle that was settled: each counter of the Dragon is one, and a duel is one for either side. */
function battlesIn(events: readonly Event[]): Battle[] {
  const battles: Battle[] = [];
  // The last throws before a battle is settled are those that settled it.
  const dice = new Map<Seat, number>();
  let against = 0;
  for (const event of events) {
    switch (event.t) {
      case 'threw':
        dice.set(event.seat, event.dice.length);
        against = event.against;
        break;
      case 'monsterBeaten':
      case 'wounded':
        battles.push({ seat: event.seat, won: true, chance: chanceToBeat(dice.get(event.seat)!, against) });
        break;
      case 'robbed':
        battles.push({ seat: event.seat, won: false, chance: chanceToBeat(dice.get(event.seat)!, against) });
        break;
      case 'duelWon': {
        const chance = chanceInDuel(dice.get(event.seat)!, dice.get(event.loser)!);
        battles.push({ seat: event.seat, won: true, chance }, { seat: event.loser, won: false, chance: 1 - chance });
        break;
      }
      default:
    }
  }
  return battles;
}
