import { Engine, endingsOf, viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { DRAGON } from '../content/content.ts';
import { heropath } from '../game.ts';
import { clashWith, fightOdds, oddsOf, powerOf, totalOf } from '../odds/clash.ts';
import { chanceAgainst, kindsOf } from '../odds/danger.ts';
import { dragonOdds, threatOf } from '../odds/dragon.ts';
import { duelOdds } from '../odds/duel.ts';
import { flareChance } from '../odds/fire.ts';
import { chanceIn, fortunes, spreadOf } from '../odds/throws.ts';
import { priceOf, routesOf } from '../odds/ways.ts';
import { clashWithCard } from '../odds/withCard.ts';
import { fight } from '../rules/turnFrames.ts';
import { amid, inTurn } from './playing.ts';
import { card, content, kind, space, type Table } from './table.ts';

const { hero, enemy } = content.dice;

/** What the rules make of a battle: how likely it is won and tied. Once it is lost they go on. */
function fought(t: Table): number[] {
  const leaves = endingsOf(new Engine(heropath), t.state, ({ lanes, outcome }) => {
    const top = lanes.flatMap(({ stack }) => stack).find((frame) => frame.k === 'fight');
    return outcome !== null || top === undefined || (top.k === 'fight' && top.result !== 2);
  });
  const sum = (wanted: number): number =>
    leaves.reduce((all, { state, probability }) => {
      const frame = state.lanes.flatMap(({ stack }) => stack).find((one) => one.k === 'fight');
      return all + (frame?.k === 'fight' && frame.result === wanted ? probability : 0);
    }, 0);
  return [sum(1), sum(0)];
}

/** In how many of so many ways a hero wins or ties, from 4 less than the other to 7 more. */
const table = (dice: number, ways: number): number[] =>
  Array.from({ length: 12 }, (_, place) => Math.round(ways * chanceIn(fortunes(place - 4, spreadOf(hero, 2), spreadOf(enemy, dice)))));

/** What a draught of 3 VITALITY adds in a battle to whoever has so much of it. */
function healedAt(vitality: number): number {
  const { board } = inTurn(0, { board: ({ heroes }) => void (heroes[0]!.gems[0] = vitality) });
  const clash = clashWith(board, content, 0, DRAGON);
  const healed = clashWithCard(content, board.heroes[0]!, clash, card('FO41'));
  return healed === null ? 0 : powerOf(healed.hero.summands) - powerOf(clash.hero.summands);
}

const from = (t: Table, paces = 4) => routesOf(t.board, content, t.board.heroes[0]!, paces, []);

describe('battles', () => {
  test('EX-62 the chance to win or tie by what one has beyond the other', () => {
    expect(table(1, 216)).toEqual([4, 20, 56, 108, 160, 196, 212, 216, 216, 216, 216, 216]);
    expect(table(2, 1296)).toEqual([0, 0, 4, 28, 104, 264, 508, 788, 1032, 1192, 1268, 1292]);
  });

  test('EX-62 the Warrior against each kind at Base 0', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior', at: 'P01' }, {}], enemies: [{ at: 'P01', kind: 'goblin' }] });
    expect(chanceIn(fightOdds(t.board, content, 0, t.unitAt('P01')))).toBeCloseTo(160 / 216, 12);
  });

  test('HP-18.4 HP-18.5 the odds are what the rules make of it, with gear and Base', () => {
    const given = { heroes: [{ hero: 'warrior', at: 'P01', worn: 'AR01' }, {}], level: 2, enemies: [{ at: 'P01', kind: 'skeleton' }] };
    const t = amid(0, [{ ...fight(0, 0), at: 'before' }], given);
    const { won, tied, lost } = fightOdds(t.board, content, 0, 0);
    const [really, drawn] = fought(t);
    expect(won).toBeCloseTo(really!, 9);
    expect(tied).toBeCloseTo(drawn!, 9);
    expect(won + tied + lost).toBeCloseTo(1, 9);
  });

  test('HP-18.4 HP-18.5 every summand has a line', () => {
    const t = inTurn(0, {
      heroes: [{ hero: 'warrior', at: 'P01', worn: 'AR01' }, {}],
      level: 3,
      enemies: [{ at: 'P01', kind: 'werewolf' }],
    });
    const { hero: own, foe } = clashWith(t.board, content, 0, 0);
    expect(own.summands).toEqual([
      { from: 'gems', value: 10, card: -1 },
      { from: 'card', value: 1, card: card('AR01') },
    ]);
    expect(foe.summands.map(({ from, value }) => [from, value])).toEqual([
      ['foe', 10],
      ['base', 3],
    ]);
    expect([own.dice, foe.dice, totalOf(own)]).toEqual([2, 2, null]);
  });

  test('HP-22.7 once dice lie only what cards change is open', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior', at: 'P01' }, {}], enemies: [{ at: 'P01', kind: 'goblin' }] });
    const clash = clashWith(t.board, content, 0, 0);
    const lying = { ...clash, hero: { ...clash.hero, thrown: [3, 2] }, foe: { ...clash.foe, thrown: [5] } };
    expect(oddsOf(content, lying)).toEqual({ won: 0, tied: 1, lost: 0 });
    expect([totalOf(lying.hero), totalOf(lying.foe)]).toEqual([15, 15]);
  });

  test('HP-11.18 what lies face down with another counts for nothing in what one sees', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior' }, { hero: 'dwarf', hidden: 'AB01' }] });
    const { sight } = viewOf(heropath, t.state, 0);
    expect(powerOf(clashWith(sight, content, 1, DRAGON).hero.summands)).toBe(10);
  });

  test('a card that brings gems brings their power, as far as there is room for them (HP-1.8)', () => {
    expect([1, 2, 3, 4, 5].map(healedAt)).toEqual([3, 3, 2, 1, 0]);
  });
});

describe('the Dragon', () => {
  test('HP-21.20 HP-21.23 now and one level later, through the fire that has to be walked into', () => {
    const gems = { vitality: 5, faith: 5, experience: 5, skills: 3, wisdom: 3 };
    const t = inTurn(0, { heroes: [{ hero: 'warrior', at: 'P01', gems }, {}], level: 2 });
    const { power, foe, fire, now, later, turnsLeft, byLevel } = dragonOdds(t.board, content, 0);
    expect([power, foe, fire, turnsLeft]).toEqual([21, 17, 1, -1]);
    expect(now).toBeCloseTo(788 / 1296, 12);
    expect(later).toBeCloseTo(508 / 1296, 12);
    expect(byLevel).toHaveLength(11);
  });

  test('HP-21.23 who stands in the fire has paid for it', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior', at: 'U10' }, {}] });
    expect(dragonOdds(t.board, content, 0).fire).toBe(0);
  });

  test('HP-28.19 in Co-op all who stand strike at one that counts as often as they are', () => {
    const t = inTurn(0, {
      options: { competition: 'co-op' },
      heroes: [{ hero: 'warrior' }, { hero: 'dwarf' }, { hero: 'elf', fallen: true }],
      level: 4,
    });
    expect(dragonOdds(t.board, content, 0)).toMatchObject({ power: 20, foe: 57, now: 0 });
  });

  test('HP-29.9 alone the turns that are left are counted', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior' }], level: 4 });
    expect(dragonOdds(t.board, content, 0).turnsLeft).toBe(6);
  });

  test('HP-21.19 how soon somebody could strike: two travels and a blow fit into one turn', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior' }, { hero: 'dwarf', at: 'U10' }], dragon: 2 });
    expect(threatOf(t.board, content, 0)).toMatchObject({ turns: 1 });
    expect(content.map.distance[content.map.start]![space('U10')]).toBeGreaterThan(0);
  });
});

describe('what may come', () => {
  test('HP-12.6 a hidden enemy is any of those that nobody has seen; one that was looked at is what it is', () => {
    const t = inTurn(0, {
      heroes: [{ hero: 'warrior', at: 'P01' }, {}],
      enemies: [{ at: 'P02' }, { at: 'P04', kind: 'warlock', seenBy: 1 }],
    });
    const [unseen, seen] = viewOf(heropath, t.state, 0).sight.enemies;
    expect(kindsOf(viewOf(heropath, t.state, 0).sight, unseen!).map(({ chance }) => chance)).toHaveLength(content.enemies.length);
    expect(kindsOf(viewOf(heropath, t.state, 0).sight, seen!)).toEqual([{ kind: kind('warlock'), chance: 1 }]);
    expect(kindsOf(viewOf(heropath, t.state, 1).sight, seen!).length).toBe(1);
    const mean = kindsOf(viewOf(heropath, t.state, 0).sight, unseen!).reduce((sum, { chance }) => sum + chance, 0);
    expect(mean).toBeCloseTo(1, 12);
    expect(chanceAgainst(viewOf(heropath, t.state, 0).sight, content, 0, seen!)).toBeCloseTo(4 / 1296, 12);
  });

  test('HP-21.6 HP-21.7 which share of the flare die burns a space', () => {
    expect(flareChance(content, content.map.safe[0]!)).toBe(0);
    expect(flareChance(content, content.map.prison)).toBe(0);
    expect(flareChance(content, space('D05'))).toBeCloseTo(2 / 6, 12);
    expect(flareChance(content, space('P02'))).toBeGreaterThanOrEqual(3 / 6);
  });

  test('HP-22.1 a bout in the Arena has the same dice', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior' }, {}] });
    expect(chanceIn(duelOdds(t.board, content, 0, 10))).toBeCloseTo(160 / 216, 12);
  });
});

describe('ways', () => {
  test('HP-15.1 as far as the paces lead, and no further', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior' }, {}] });
    const { distance, start } = content.map;
    from(t).forEach((route, to) =>
      expect(route !== undefined).toBe(to !== start && distance[start]![to]! >= 0 && distance[start]![to]! <= 4),
    );
  });

  test('HP-15.6 HP-15.9 HP-15.10 enemies that are left behind cost one each, those where he stops nothing', () => {
    const at = content.map.spaces[content.map.start]!.id;
    const [near] = content.map.neighbours[content.map.start]!;
    const id = content.map.spaces[near!]!.id;
    const t = inTurn(0, {
      heroes: [{ hero: 'warrior' }, {}],
      enemies: [
        { at, kind: 'goblin' },
        { at: id, kind: 'troll' },
      ],
    });
    expect(from(t)[near!]).toEqual({ way: [near], evaded: 1, burns: false });
  });

  test('HP-15.17 HP-21.3 the fire costs once, and is gone around where there is a way', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior', at: 'U10' }, {}], dragon: 0 });
    for (const route of from(t)) if (route !== undefined) expect([route.burns, priceOf(content, route)]).toEqual([true, 1]);
  });
});
