import type { Luck, Seat, ViewOf } from '@hoard/kernel';
import { chanceInDuel, chanceToBeat } from '../odds/chances.ts';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';

const MEAN_ROLL = 3.5;
const FACES = 6;

interface Tally {
  happened: number;
  expected: number;
  among: number;
}

const nothing = (): Tally => ({ happened: 0, expected: 0, among: 0 });

const add = (tally: Tally, happened: number, expected: number): void => {
  tally.happened += happened;
  tally.expected += expected;
  tally.among++;
};

const line = (seat: Seat, label: string, tally: Tally): Luck[] => (tally.among === 0 ? [] : [{ seat, label, ...tally }]);

/** What the dice did to each player, against what they should have: rolls, the Dragon's ones, and battles by their exact chance (DA-8.10). */
export function luckOf({ luck: words }: Words, events: readonly Event[], { seats, sight: { dragonDie } }: ViewOf<DragonAttack>): Luck[] {
  const rolls = Array.from({ length: seats }, nothing);
  const fights = Array.from({ length: seats }, nothing);
  const ones = nothing();
  const die = nothing();
  for (const event of events) {
    if (event.t === 'rolled') {
      add(rolls[event.seat]!, event.die, MEAN_ROLL);
      add(ones, event.die === 1 ? 1 : 0, 1 / FACES);
    } else if (event.t === 'dragonDie') add(die, event.die <= dragonDie ? 1 : 0, dragonDie / FACES);
  }
  for (const { seat, won, chance } of battlesIn(events)) add(fights[seat]!, won ? 1 : 0, chance);
  return [
    ...line(-1, words.ones, ones),
    ...line(-1, words.die, die),
    ...rolls.flatMap((tally, seat) => line(seat, words.rolled, tally)),
    ...fights.flatMap((tally, seat) => line(seat, words.fights, tally)),
  ];
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
