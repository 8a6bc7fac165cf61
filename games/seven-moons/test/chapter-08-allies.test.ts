import { expect, test } from 'vitest';
import { playOn } from './playOn.ts';
import { content, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 8: allies.

const alone = (hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table => table({ heroes: { SW: hero, EF: {} }, ...given }).stay();
const PEOPLES = [
  ['elves', 'Garndell'],
  ['dwarves', 'Deepmine'],
  ['giants', 'Kurun'],
  ['wizards', 'Starspire'],
  ['barbarians', 'Wolfcairn'],
  ['witches', 'Gloamfen'],
] as const;

/** The Lost Apprentice is handed over at Starspire: the wizards for nothing, or gold. */
const apprentice = (hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table =>
  alone({ at: 'Starspire', quest: 'Q8', step: 1, ...hero }, given).choose('errand');

test('SM-8.1 six peoples, each hired in its own domain and nowhere else', () => {
  const hired = content.hexes.flatMap(({ id, name }, hex) => {
    if (!content.isLand[hex] || content.fireAt[hex]! >= 0) return [];
    return alone({ at: id, gold: 10 })
      .ends('hire')
      .map((ally) => [ally, name]);
  });
  expect(Object.fromEntries(hired)).toEqual(Object.fromEntries(PEOPLES));
  expect(hired).toHaveLength(PEOPLES.length);
});

test('SM-8.2 the giants live where stone is sold, the dwarves where iron is', () => {
  expect(alone({ at: 'Kurun', gold: 20 }).keys()).toEqual(['buy:stone', 'end', 'hire:giants']);
  expect(alone({ at: 'Deepmine', gold: 20 }).keys()).toEqual(['buy:iron', 'end', 'hire:dwarves']);
});

test.each(PEOPLES)('SM-8.3 ten gold bring the %s of %s into the city', (ally, at) => {
  const t = alone({ at, gold: 12 });
  const tokens = t.board.allies.slice();
  t.choose(`hire:${ally}`);
  expect([t.allies('SW'), t.hero('SW').gold, t.hero('EF').gold]).toEqual([[ally], 2, 9]);
  expect(t.board.allies).toEqual(tokens.map((count, row) => (content.allies[row]!.id === ally ? count - 1 : count)));
  expect(alone({ at, gold: 9 }).why(`hire:${ally}`)).toBe('SM-20.7');
});

test('SM-8.4 nobody has two of a people', () => {
  const t = alone({ at: 'Garndell', gold: 40 }).choose('hire:elves');
  expect(t.why('hire:elves')).toBe('SM-8.4');
  t.choose('end').stay().choose('end').stay();
  expect([t.why('hire:elves'), t.hero('SW').gold]).toEqual(['SM-8.4', 30]);
});

test('SM-8.5 with no token left a people cannot be hired or gained', () => {
  expect(alone({ at: 'Starspire', gold: 40 }, { tokens: { wizards: 0 } }).why('hire:wizards')).toBe('SM-8.5');
  const free = apprentice({ gold: 0 }, { tokens: { wizards: 0 } });
  expect([free.allies('SW'), free.hero('SW').gold]).toEqual([[], 8]);
});

test('SM-8.6 an ally in a city advances the army by one, paid or free', () => {
  expect(alone({ at: 'Gloamfen', gold: 10 }, { moon: 2 }).choose('hire:witches').board.moon).toBe(3);
  const free = apprentice({ gold: 0 }, { moon: 2 }).choose('option:0');
  expect([free.allies('SW'), free.board.moon, free.hero('SW').gold]).toEqual([['wizards'], 3, 0]);
});

test('SM-8.7 hiring and buying go together on one visit', () => {
  const t = alone({ at: 'Deepmine', gold: 12 }).choose('buy:iron').choose('hire:dwarves').choose('buy:iron');
  expect([t.allies('SW'), t.goods('SW'), t.hero('SW').gold]).toEqual([['dwarves'], [0, 2, 0], 0]);
});

test('SM-8.8 allies fill no inventory', () => {
  const t = alone({ at: 'Garndell', gold: 13, allies: ['dwarves', 'giants', 'witches'] }).choose('hire:elves');
  expect(t.choose('buy:wood').choose('buy:wood').choose('buy:wood').goods('SW')).toEqual([3, 0, 0]);
});

test('SM-8.8 allies cannot be moved, traded or dismissed', () => {
  const allies = PEOPLES.map(([ally]) => ally);
  expect(alone({ allies }).keys()).toEqual(['end']);
  const t = table({ heroes: { SW: { allies, gold: 0 }, EF: { at: 'Stonewood', gold: 0, goods: { wood: 1 } } } })
    .stay()
    .choose('trade:1');
  expect(t.keys()).toEqual(['ask:wood', 'pass']);
});

test('SM-8.8 no ally is lost before the Shadow Phase, whatever happens', () => {
  const rich = { mount: 'dragon', gold: 40, goods: { wood: 2 }, allies: ['elves', 'witches'] } as const;
  for (const seed of [81, 82, 83]) {
    const t = table({ heroes: { SW: rich, EF: rich }, options: { storyTokens: true, faerieFolk: true, longWatch: true } });
    for (const { before, after } of playOn(t, seed)) {
      if (after.moon === 7) break;
      after.heroes.forEach(({ allies }, seat) => expect(allies & before.heroes[seat]!.allies).toBe(before.heroes[seat]!.allies));
    }
  }
});

test('SM-8.9 a free ally that cannot be placed leaves the alternative of the card', () => {
  expect(apprentice({}).keys()).toEqual(['option:0', 'option:1']);
  expect(apprentice({}).choose('option:0').told('ally')).toMatchObject([{ rule: 'SM-8.9', price: 0 }]);
  // With one option left it is taken without asking.
  const owned = apprentice({ gold: 0, allies: ['wizards'] });
  expect([owned.allies('SW'), owned.hero('SW').gold, owned.board.moon]).toEqual([['wizards'], 8, 0]);
  const gone = apprentice({ gold: 0 }, { tokens: { wizards: 0 } });
  expect([gone.allies('SW'), gone.hero('SW').gold, gone.board.moon]).toEqual([[], 8, 0]);
});
