import { everyone, viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOfAtLeast } from '../odds/chances.ts';
import { sevenMoons } from '../game.ts';
import { fightOdds, survivalOdds, waveOdds, wayOdds } from '../odds/odds.ts';
import { content, hexOf, rowOf, table, type HeroGiven, type Table } from './table.ts';

const card = (id: string): number => rowOf(content.shadowCards, id);

/** From Dragonmarch the short cut to Garndell crosses three wilderness hexes. */
const shortCut = (hero: HeroGiven, points: number) =>
  wayOdds(table({ heroes: { SW: { at: 'Dragonmarch', ...hero } } }).board, content, 0, points, hexOf('Garndell'));

const chances = (hero: HeroGiven, target: number) => fightOdds(content, table({ heroes: { SW: hero } }).board, 0, target);

const two = (sw: HeroGiven, fw: HeroGiven): Table => table({ heroes: { SW: sw, FW: fw } });

const againstWerewolves = (sw: string[], fw: string[]): number =>
  waveOdds(two({ strongholds: 1, allies: sw }, { strongholds: 1, allies: fw }).board, content, card('S1')).realm;

test('SM-14.12 the odds of a wave go by the Realm Attack that the table plays', () => {
  const walls = { strongholds: 1 };
  const odds = (realmAttack: 'standing' | 'printed') =>
    waveOdds(table({ heroes: { SW: walls, TH: walls, FW: walls }, options: { realmAttack } }).board, content, card('S4'));
  expect([odds('standing').attack, odds('printed').attack]).toEqual([9, 8]);
  expect(odds('standing').realm).toBeCloseTo(chanceOfAtLeast(3, 9), 12);
  expect(odds('printed').realm).toBeCloseTo(chanceOfAtLeast(3, 8), 12);
});

describe('bandits on a way', () => {
  test('SM-5.1 whoever has plenty is robbed on each of three hexes with a chance of a third', () => {
    const odds = shortCut({ mount: 'horse', gold: 9 }, 5);
    expect(odds).toMatchObject({ rolls: 3, haste: 0 });
    expect(odds.way).toHaveLength(5);
    expect(odds.robbed).toBeCloseTo(19 / 27, 12);
    expect(odds.lost).toBeCloseTo(1, 12);
  });

  test('SM-5.3 who has one coin loses it once', () => {
    const { robbed, lost } = shortCut({ gold: 1 }, 5);
    expect(robbed).toBeCloseTo(19 / 27, 12);
    expect(lost).toBeCloseTo(19 / 27, 12);
  });

  test('SM-3.15 coins that were paid for steps cannot be stolen: the third roll is made only by who lost nothing before', () => {
    const { haste, robbed, lost } = shortCut({ gold: 3 }, 2);
    expect(haste).toBe(3);
    expect(robbed).toBeCloseTo(19 / 27, 12);
    expect(lost).toBeCloseTo(22 / 27, 12);
  });

  test('SM-4.7 nobody robs a dragon, and the Cloak of Dusk hides a walker', () => {
    expect(shortCut({ mount: 'dragon', gold: 9 }, 5)).toMatchObject({ rolls: 0, robbed: 0, lost: 0 });
    expect(shortCut({ gold: 9, artefacts: ['A1'] }, 5)).toMatchObject({ rolls: 0, robbed: 0, lost: 0 });
  });
});

describe('SM-10.9 a fight, as the rulebook has it', () => {
  test.each([
    [7, 21 / 36, 30 / 36],
    [8, 15 / 36, 26 / 36],
    [9, 10 / 36, 21 / 36],
  ])('against %i: on foot, and on a dragon', (target, walking, riding) => {
    expect(chances({}, target)).toEqual([expect.closeTo(walking, 12)]);
    expect(chances({ mount: 'dragon' }, target)).toEqual([expect.closeTo(riding, 12)]);
  });

  test('SM-11.4 every crystal adds two', () => {
    expect(chances({ crystals: 2 }, 9)).toEqual([10 / 36, 21 / 36, 30 / 36].map((chance) => expect.closeTo(chance, 12)));
  });
});

describe('SM-14.11 one wave', () => {
  test('the Werewolves, with none, one and two matching allies', () => {
    expect(againstWerewolves([], [])).toBe(0);
    expect(againstWerewolves(['witches'], [])).toBeCloseTo(35 / 216, 12);
    expect(againstWerewolves(['witches'], ['witches'])).toBeCloseTo(chanceOfAtLeast(4, 14), 12);
    expect(againstWerewolves(['witches'], ['witches'])).toBeCloseTo(0.556, 3);
  });

  test('SM-14.18 three strongholds add one to the realm and to the own walls', () => {
    const { attack, realm, cities } = waveOdds(two({ strongholds: 3 }, { strongholds: 1 }).board, content, card('S10'));
    expect(attack).toBe(10);
    expect(realm).toBeCloseTo(10 / 36, 12);
    expect(cities).toEqual([expect.closeTo(4 / 6, 12), expect.closeTo(3 / 6, 12)]);
  });

  test('a city that has fallen neither helps nor counts', () => {
    const { attack, cities } = waveOdds(two({ strongholds: 1 }, {}).board, content, card('S10'));
    expect(attack).toBe(5);
    expect(cities[1]).toBe(0);
  });
});

describe('the coming waves', () => {
  test('a city with nothing has no chance, and more defences are better', () => {
    const { board, state } = table({
      heroes: { SW: {}, EF: { strongholds: 1 }, FW: { strongholds: 3, allies: ['elves', 'dwarves', 'giants', 'witches'] } },
    });
    expect(board.moon).toBe(0);
    const { cities, realm, defences } = survivalOdds(sevenMoons, viewOf(sevenMoons, state, 0), 200);
    expect(cities[0]).toBe(0);
    expect(cities[2]).toBeGreaterThan(cities[1]!);
    expect(realm).toBeGreaterThanOrEqual(cities[2]!);
    expect(defences[2]).toBeGreaterThan(defences[1]!);
  });

  test('one known card against one wall: as often as a die says', () => {
    const { board, state } = table({ heroes: { SW: { strongholds: 1 } } });
    // Rustfang Goblin Riders against one city: realm 4, walls 3.
    board.shadow = [{ card: card('S4'), owner: -1, seenBy: everyone(1) }];
    const { games, cities } = survivalOdds(sevenMoons, viewOf(sevenMoons, state, 0), 600);
    expect(games).toBe(600);
    expect(Math.abs(cities[0]! - 1 / 2)).toBeLessThan(0.06);
  });
});
