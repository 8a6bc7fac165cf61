import { expect, test } from 'vitest';
import { FIRES, content, dice, face, idOf, market, table, type HeroGiven } from './table.ts';

// Chapter 2: the turn.

test('SM-2.1 a turn is: trades, the roll, movement, actions, the end', () => {
  const t = table({ heroes: { SW: { at: 'Dragonmarch', goods: { wood: 1 } }, EF: { at: 'Dragonmarch' } } });
  expect(t.keys()).toEqual(['roll', 'trade:1']);
  t.roll(1, 3).choose('pick:3');
  expect(t.keys()).not.toContain('trade:1');
  t.go('G7').go('Dragonmarch');
  expect(t.keys()).not.toContain('sell:wood');
  t.stop();
  expect(t.keys()).toEqual(expect.arrayContaining(['end', 'sell:wood', 'trade:1']));
  expect(t.ends('go')).toEqual([]);
  t.choose('end');
  expect(t.waitingFor).toEqual(['EF']);
});

test('SM-2.2 everybody rolls two movement dice, on foot, on a horse and on a dragon', () => {
  for (const mount of ['foot', 'horse', 'dragon'] as const) {
    const t = table({ heroes: { SW: { mount }, EF: {} } }).roll(5, 2);
    expect(t.told('rolled').map((event) => event.dice)).toEqual([[5, 2]]);
  }
});

test('SM-2.3 the dice are rolled without asking, also by who means to stay', () => {
  const t = table({ heroes: { SW: { at: 'Dragonmarch', gold: 0 }, EF: {} } });
  expect([t.awaited, t.asked]).toEqual(['sm.move-dice', []]);
  t.roll(4, 4).stop();
  expect([t.at('SW'), t.hero('SW').gold]).toEqual(['Dragonmarch', 1]);
  const shared = table({ heroes: { SW: { at: 'H7' }, EF: { at: 'H7', goods: { iron: 1 } } } });
  expect(shared.keys()).toEqual(['roll', 'trade:1']);
});

test('SM-2.4 passing through a domain or Dragonmarch does nothing', () => {
  const t = table({ heroes: { SW: { at: 'G7', gold: 30, goods: { wood: 1 } }, EF: {} } }).points(3, 6);
  t.go('Dragonmarch');
  expect(t.keys().filter((key) => !key.startsWith('go:'))).toEqual(['stop']);
  t.go('H7').stop();
  expect(t.keys()).toEqual(['drop:wood', 'end']);
});

test('SM-2.4 once an action is taken the movement is over', () => {
  const t = table({ heroes: { SW: { at: 'Garndell' }, EF: {} } }).points(5, 6);
  t.stop().choose('buy:wood');
  expect(t.keys()).toEqual(['buy:wood', 'drop:wood', 'end']);
});

test('SM-2.5 any, all or none of what the place offers, in any order', () => {
  const given = { heroes: { SW: { at: 'Garndell', gold: 13 }, EF: {} } };
  const hireFirst = table(given).stay().choose('hire:elves').choose('buy:wood').choose('buy:wood');
  const buyFirst = table(given).stay().choose('buy:wood').choose('hire:elves').choose('buy:wood');
  for (const t of [hireFirst, buyFirst]) expect([t.allies('SW'), t.goods('SW'), t.hero('SW').gold]).toEqual([['elves'], [2, 0, 0], 1]);
  const none = table(given).stay().choose('end');
  expect([none.allies('SW'), none.goods('SW'), none.hero('SW').gold]).toEqual([[], [0, 0, 0], 13]);
});

test('SM-2.6 staying is legal, and so is acting on the same hex turn after turn', () => {
  const t = table({ heroes: { SW: { at: 'Garndell' }, EF: {} } });
  t.stay().choose('buy:wood').choose('end');
  t.stay().choose('end');
  t.stay().choose('buy:wood');
  expect([t.at('SW'), t.goods('SW')]).toEqual(['Garndell', [2, 0, 0]]);
});

test('SM-2.7 an encounter ends the turn at once', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', mount: 'horse' }, EF: {} } }).points(5, 4);
  t.go('Greenhollow', t.finds('W5'));
  expect([t.told('turn').length, t.awaited]).toEqual([2, 'sm.move-dice']);
});

test.each([
  ['won', [4, 4]],
  ['lost', [1, 2]],
])('SM-2.7 a quest fight ends the turn at once: %s', (_, [one, other]) => {
  const t = table({ heroes: { SW: { at: "Old King's Barrow", quest: 'Q4' }, EF: {} } }).stay();
  t.choose('errand', dice(one!, other!), ...(one === 4 ? [t.finds('A2')] : []));
  expect(t.told('turn')).toHaveLength(2);
});

test('SM-2.7 completing a quest ends the turn at once, a step that completes nothing does not', () => {
  const t = table({ heroes: { SW: { at: 'Mossgate', quest: 'Q7' }, EF: {} } });
  t.stay().choose('errand');
  expect([t.told('turn').length, t.waitingFor]).toEqual([1, ['SW']]);
  t.choose('end').stay().choose('end');
  t.points(1, 2).go('Frostgate').stop().choose('errand');
  expect([t.told('questDone').length, t.told('turn').length]).toEqual([1, 4]);
});

test('SM-2.7 the seventh moon ends the turn at once', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 20 }, EF: {} }, moon: 6 }).stay();
  t.choose('hire:elves');
  expect([t.story.at(-2), t.awaited, t.asked]).toEqual(['seventhMoon', 'sm.wave', []]);
});

const OFFERS = {
  Dragonmarch: ['horse', 'quest', 'sell:iron', 'sell:stone', 'sell:wood', 'sellCrystal', 'send:iron', 'send:stone', 'send:wood'],
  Garndell: ['buy:wood', 'hire:elves'],
  Deepmine: ['buy:iron', 'hire:dwarves'],
  Kurun: ['buy:stone', 'hire:giants'],
  Starspire: ['hire:wizards'],
  Wolfcairn: ['hire:barbarians'],
  Gloamfen: ['hire:witches'],
  'Dragon Mountain': [],
  Emberfall: [],
  Mossgate: [],
  Cinderbridge: [],
  'Singing Stones': [],
  G7: [],
};
/** Besides ending the turn and dropping what one carries. */
const special = (keys: readonly string[]): string[] => keys.filter((key) => key !== 'end' && !key.startsWith('drop:'));

test.each(Object.entries(OFFERS))('SM-2.8 what %s offers', (at, offers) => {
  const goods = { wood: 1, iron: 1, stone: 1 };
  const full = table({ heroes: { SW: { at, gold: 40, goods, crystals: 1 }, EF: { at: 'C12' } } }).stay();
  expect(special(full.keys())).toEqual(offers.filter((key) => !key.startsWith('buy:')));
  const empty = table({ heroes: { SW: { at, gold: 40 }, EF: {} } }).stay();
  expect(empty.ends('buy').map((kind) => `buy:${kind}`)).toEqual(offers.filter((key) => key.startsWith('buy:')));
});

test('SM-2.8 Dragon Mountain offers a dragon, the own city relief, any hex a trade and the step that a quest names', () => {
  const rider = table({ heroes: { SW: { at: 'Dragon Mountain', mount: 'horse', gold: 10 }, EF: {} } }).stay();
  expect(special(rider.keys())).toEqual(['dragon:0']);
  expect(
    special(
      table({ heroes: { SW: { gold: 0 }, EF: {} } })
        .stay()
        .keys(),
    ),
  ).toEqual(['relief']);
  const guest = table({ heroes: { SW: { at: 'Emberfall', gold: 0 }, EF: { at: 'C12' } } }).stay();
  expect(special(guest.keys())).toEqual([]);
  expect(
    special(
      table({ heroes: { SW: { at: 'F9' }, EF: { at: 'F9', crystals: 1 } } })
        .stay()
        .keys(),
    ),
  ).toEqual(['trade:1']);
  const singer = table({ heroes: { SW: { at: 'Singing Stones', quest: 'Q12' }, EF: {} } }).stay();
  expect(special(singer.keys())).toEqual(['errand']);
});

/** What a hero is told to do elsewhere: the rule, and the place where it can be done. */
const elsewhere = (hero: HeroGiven): string[] => {
  const t = table({ heroes: { SW: hero, EF: { at: 'C12' } } }).stay();
  const verbs = ['sell:iron', 'send:iron', 'send:stone', 'horse', 'quest', 'dragon:0', 'relief'];
  const denials = verbs.map((key) => t.denial(key)).filter((denial) => denial?.args['at'] !== undefined);
  return denials.map((denial) => `${denial!.rule} ${content.hexes[Number(denial!.args['at'])]!.name}`);
};

test.each<[string, HeroGiven, readonly string[]]>([
  ['goods are sold and sent at Dragonmarch', { at: 'G7', goods: { iron: 1, stone: 1 } }, ['SM-6.7 Dragonmarch', 'SM-7.2 Dragonmarch']],
  ['a city that is full wants no goods', { at: 'G7', goods: { iron: 1 }, strongholds: 3 }, ['SM-6.7 Dragonmarch']],
  [
    'the kind that the city can use is sent',
    { at: 'Mossgate', goods: { iron: 1, stone: 1 }, waiting: { iron: 3 } },
    ['SM-6.7 Dragonmarch', 'SM-7.2 Dragonmarch'],
  ],
  ['horses and quests wait at Dragonmarch', { at: 'Dragon Mountain', gold: 5 }, ['SM-4.2 Dragonmarch', 'SM-10.1 Dragonmarch']],
  ['who cannot pay does not ask for a horse', { at: 'Temple Haven', gold: 4 }, ['SM-10.1 Dragonmarch']],
  ['who holds a quest does not ask for another', { at: 'Stonewood', gold: 4, quest: 'Q6' }, []],
  ['a rider who can pay finds a dragon at its mountain', { at: 'Dragonmarch', mount: 'horse', gold: 10 }, ['SM-4.4 Dragon Mountain']],
  ['a rider who cannot pay does not', { at: 'Dragonmarch', mount: 'horse', gold: 9 }, []],
  ['who has nothing is helped at home', { at: 'Emberfall', gold: 0, quest: 'Q6' }, ['SM-13.1 Stonewood']],
  ['on the open road nobody asks for mounts and quests', { at: 'G7', mount: 'horse', gold: 10 }, []],
  ['nor in a domain, which has its own', { at: 'Garndell', gold: 5 }, []],
  ['what a place offers itself is not elsewhere', { at: 'Dragonmarch', goods: { iron: 1, stone: 1 } }, []],
])('SM-2.8 what only another place offers is told: %s', (_, hero, told) => {
  expect(elsewhere(hero)).toEqual(told);
});

test('SM-2.9 the turn can be ended after the roll, wherever the hero stands and whatever it has', () => {
  for (const { id } of content.hexes.filter((_, hex) => content.isLand[hex])) {
    const t = table({ heroes: { SW: { at: id, gold: 0 }, EF: {} }, cold: FIRES })
      .points(3, 2)
      .stop();
    expect(t.keys(), id).toContain('end');
  }
});

test('SM-2.10 at the end of the turn comes the flee roll, then the overfull inventory, then the next player', () => {
  const heroes = { SW: { at: 'F9', mount: 'dragon', goods: { wood: 2, stone: 2 } }, EF: {} } as const;
  const fled = table({ heroes }).stay().choose('end');
  expect(fled.awaited).toBe('sm.flee-die');
  fled.draw(face(1));
  expect([fled.waitingFor, fled.keys()]).toEqual([['SW'], ['drop:stone', 'drop:wood']]);
  fled.choose('drop:wood');
  expect([fled.goods('SW'), fled.told('turn').length]).toEqual([[1, 0, 2], 2]);
  const stayed = table({ heroes }).stay().choose('end', face(2));
  expect([stayed.goods('SW'), stayed.told('turn').length]).toEqual([[2, 0, 2], 2]);
});

test('SM-2.10 a market roll that is still owed comes before the next player', () => {
  const t = table({ heroes: { SW: { at: 'Dragonmarch', goods: { wood: 1 } }, EF: {} } }).stay();
  t.choose('sell:wood').choose('end', market(6, 5, 4));
  expect([t.board.prices, t.told('turn').length, idOf(t.at('EF'))]).toEqual([[6, 5, 4], 2, 'C14']);
});
