import { expect, test } from 'vitest';
import { pointsOf } from '../rules/15-victory.ts';
import { countBits } from '../rules/things.ts';
import { content, dice, face, idOf, rowOf, table, type City, type Given, type HeroGiven, type Table } from './table.ts';

// Worked examples X1, X4, X21 to X35, X37 and X38 of the rulebook, number by number. X2 to X20 and X36 are in examples-01-09.test.ts.

const siege = (heroes: Given['heroes'], given: Partial<Given> = {}): Table => table({ heroes, moon: 7, ...given });
const defences = (t: Table, city: City): [number, string[]] => [t.hero(city).strongholds, t.allies(city)];

test('X1 the Werewolves: Emma of Stonewood and George of Temple Haven', () => {
  const t = siege({ SW: { strongholds: 2, allies: ['elves'] }, TH: { strongholds: 2, allies: ['witches'] } });
  t.wave('S1', dice(6), dice(3, 1));
  expect(t.told('wave')).toMatchObject([{ number: 1, cities: 2, realm: 14 }]);
  expect(t.told('realm')).toMatchObject([{ total: 10, attack: 14, held: false }]);
  t.chooseFor('SW', 'yield:elves').chooseFor('TH', 'yield:stronghold');
  expect(t.told('cityStruck')).toMatchObject([
    { seat: 0, result: 6, attack: 5, held: true },
    { seat: 1, result: 4, attack: 5, held: false },
  ]);
  t.chooseFor('TH', 'yield:witches');
  expect([defences(t, 'SW'), defences(t, 'TH')]).toEqual([
    [2, []],
    [1, []],
  ]);
  // Both stand; the next card is turned.
  expect([t.told('cityFell'), t.awaited]).toEqual([[], 'sm.wave']);
});

test('X4 scoring: 30 + 15 + 10 - 5 = 50', () => {
  const city: HeroGiven = { strongholds: 2, allies: ['elves', 'giants', 'witches'], done: ['Q1', 'Q2'], quest: 'Q3' };
  expect(pointsOf(table({ heroes: { SW: city, TH: {} } }).board, content, 0)).toBe(50);
});

test('X21 a quest fight saved by a crystal', () => {
  const hero: HeroGiven = { at: "Old King's Barrow", quest: 'Q4', mount: 'dragon', crystals: 1 };
  const t = table({ heroes: { SW: hero, TH: {} } })
    .stay()
    .choose('errand', dice(2, 3));
  expect(t.told('fought')).toMatchObject([{ bonus: 2, target: 8 }]);
  t.choose('spend', t.finds('A5'));
  expect(t.told('boosted')).toMatchObject([{ total: 9 }]);
  expect([t.hero('SW').artefacts, t.hero('SW').done, t.hero('SW').crystals]).toEqual([1 << 4, [3], 0]);
  // The turn is over: all that is left is whether the dragon stays.
  expect(t.draw(face(4)).told('turn').at(-1)!.seat).toBe(1);
});

test('X22 trading a quest: its token needs a space', () => {
  const cask: HeroGiven = { at: 'Kurun', quest: 'Q2', step: 1 };
  const full: HeroGiven = { at: 'Kurun', goods: { wood: 3 } };
  const t = table({ heroes: { SW: cask, TH: full } })
    .choose('trade:1')
    .choose('give:quest')
    .choose('offer');
  expect([t.waitingFor, t.why('accept')]).toEqual([['TH'], 'SM-12.8']);
  t.choose('drop:wood').choose('accept');
  expect([t.hero('TH').quest, t.hero('TH').step, t.goods('TH'), t.hero('SW').quest]).toEqual([1, 1, [2, 0, 0], -1]);
  const both = table({ heroes: { SW: cask, TH: { at: 'Kurun', quest: 'Q7' } } })
    .choose('trade:1')
    .choose('give:quest');
  expect(both.why('offer')).toBe('SM-12.9');
  expect(both.choose('ask:quest').keys()).toContain('offer');
});

test.each([
  ['elves', 5, true],
  ['stronghold', 4, false],
])('X23 the bonus is lost in mid-wave: who gives up %s has %i', (piece, result, held) => {
  const t = siege({ SW: { strongholds: 3, allies: ['elves'] }, TH: { strongholds: 2 } }).wave('S2', dice(4), dice(5));
  expect(t.told('realm')).toMatchObject([{ total: 10, attack: 11, held: false }]);
  expect(t.choose(`yield:${piece}`).told('cityStruck')[0]).toMatchObject({ result, attack: 5, held });
});

test("X24 the ally's die stays", () => {
  const t = siege({ SW: { strongholds: 1, allies: ['dwarves'] }, TH: { strongholds: 2 } }).wave('S11', dice(1, 1), dice(2));
  expect(t.told('realm')).toMatchObject([{ held: false }]);
  t.choose('yield:dwarves');
  expect(t.told('cityStruck')[0]).toMatchObject({ seat: 0, result: 2, attack: 2, held: true });
});

test('X25 falling in mid-wave', () => {
  const t = siege({ SW: { allies: ['elves'] }, TH: { strongholds: 2 }, FW: { strongholds: 2 } }).wave('S10', dice(1), dice(4), dice(4));
  expect(t.told('realm')).toMatchObject([{ total: 9, attack: 11, held: false }]);
  expect(t.told('cityFell')).toMatchObject([{ seat: 0 }]);
  expect(t.told('cityStruck').map(({ seat }) => seat)).toEqual([1, 2]);
  expect(t.wave('S4').told('wave').at(-1)!.cities).toBe(2);
});

test('X26 the number changes: Siege Worms', () => {
  expect(content.shadowCards[rowOf(content.shadowCards, 'S11')]!.realm).toEqual([6, 13, 14, 16]);
});

test("X27 the dragon's eye", () => {
  const t = siege({ SW: { strongholds: 2, mount: 'dragon' }, TH: { strongholds: 2 } })
    .wave('S9', dice(3), dice(6))
    .choose('eye:0', face(2));
  expect(t.told('realm')).toMatchObject([{ total: 8 }]);
  expect(t.told('cityStruck')[0]).toMatchObject({ result: 2, attack: 4, held: false });
});

test('X28 nobody home', () => {
  const t = siege({ SW: { strongholds: 1 }, TH: {}, FW: { allies: ['elves'] }, EF: { strongholds: 2 } });
  expect(t.told('cityFell')).toMatchObject([{ seat: 1 }]);
  expect(t.wave('S11').told('wave')).toMatchObject([{ cities: 3, realm: 14 }]);
});

test('X29 all fall on the last card', () => {
  const t = siege({ SW: { strongholds: 1 }, TH: { allies: ['elves'] } });
  for (const card of ['S2', 'S4', 'S6', 'S9', 'S10']) t.wave(card, dice(6), dice(6));
  expect([t.board.waves.length, defences(t, 'SW'), defences(t, 'TH')]).toEqual([5, [1, []], [0, ['elves']]]);
  t.wave('S7', dice(5), dice(6));
  expect(t.state.outcome).toMatchObject({ reason: 'lost', places: [0, 0] });
});

test('X30 sole survivor with nothing to show', () => {
  const t = siege({ SW: { allies: ['elves'], quest: 'Q3' }, TH: {} });
  t.board.shadow.length = 1;
  t.wave('S4', dice(6));
  expect(t.state.outcome).toMatchObject({ reason: 'saved', scores: [0, 0], places: [1, 0], rewards: [1, 0] });
});

test('X31 a tie of 40 points goes to the strongholds', () => {
  const t = siege({
    SW: { strongholds: 2, allies: ['elves', 'giants'] },
    TH: { strongholds: 1, allies: ['elves', 'giants', 'witches'], done: ['Q1', 'Q2'] },
  });
  t.board.shadow.length = 1;
  t.wave('S4', dice(6), dice(6));
  expect(t.state.outcome).toMatchObject({ scores: [40, 40], places: [1, 2] });
});

test('X32 Goblin Camp on the sixth moon, co-op', () => {
  const heroes = { SW: { at: 'Garndell', gold: 5, strongholds: 1 }, TH: { strongholds: 1 } };
  const t = table({ heroes, moon: 6, options: { mode: 'co-op' } }).points(3, 2);
  t.go('Greenhollow', t.finds('W2'));
  expect([t.board.moon, t.awaited, t.told('effectDie'), t.hero('SW').gold]).toEqual([7, 'sm.wave', [], 5]);
});

test('X33 four players, Darkest Night', () => {
  const city: HeroGiven = { strongholds: 1 };
  const t = siege({ SW: city, TH: city, FW: city, EF: city }, { options: { mode: 'co-op', difficulty: 'darkest' } });
  expect([t.board.shadow.length, content.shadowCards.length - t.board.shadow.length]).toEqual([8, 4]);
  for (const card of ['S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10', 'S11']) {
    expect(t.state.outcome).toBeNull();
    t.wave(card, dice(6), dice(6), dice(6), dice(6));
  }
  expect(t.state.outcome).toMatchObject({ reason: 'saved', places: [1, 1, 1, 1] });
});

test('X34 gate farming', () => {
  const t = table({ heroes: { SW: { at: 'Mossgate', mount: 'horse', gold: 0 }, TH: {} }, options: { faerieFolk: true } });
  t.points(4, 3).go('Frostgate').choose('visit', face(4)).go('Mossgate');
  expect([t.at('SW'), t.told('knocked').length, t.keys().includes('visit')]).toEqual(['Mossgate', 1, false]);
});

test('X35 solo dusk', () => {
  const t = table({ heroes: { SW: {} }, turns: 7, moon: 3, cold: ['Greenhollow', 'Mirror Isle', 'Marshlight'] }).stay();
  t.choose('end', t.finds("Giant's Hearth"));
  expect([t.told('dusk'), t.board.moon, countBits(t.board.fires)]).toEqual([[expect.objectContaining({ turn: 8 })], 4, 5]);
});

/** The apprentice is brought home under the sixth moon. */
const rewarded = (option: number): Table =>
  table({ heroes: { SW: { at: 'Starspire', quest: 'Q8', step: 1, gold: 0 }, TH: {} }, moon: 6 })
    .stay()
    .choose('errand')
    .choose(`option:${option}`);

test('X37 free wizards, or the game goes on', () => {
  const joined = rewarded(0);
  expect([joined.allies('SW'), joined.hero('SW').done, joined.board.moon, joined.awaited]).toEqual([['wizards'], [7], 7, 'sm.wave']);
  const paid = rewarded(1);
  expect([paid.hero('SW').gold, paid.hero('SW').done, paid.board.moon, paid.awaited]).toEqual([8, [7], 6, 'sm.move-dice']);
});

const hexAt = (q: number, r: number): string => content.hexes.find((hex) => hex.q === q && hex.r === r)!.id;

test('X38 a dragon over the lake', () => {
  const flyer: HeroGiven = { at: 'Marshlight', mount: 'dragon', gold: 0 };
  const given: Partial<Given> = { cold: ['Marshlight'] };
  const t = table({ heroes: { SW: flyer, TH: {} }, ...given }).roll(1, 1);
  expect(t.hero('SW').gold).toBe(1);
  for (const water of [hexAt(-2, 5), hexAt(-3, 5)]) expect(t.why(`go:${water}`)).toBe('SM-3.10');
  expect([t.keys().includes('stop'), t.ends('go').includes(idOf("Giant's Hearth"))]).toEqual([true, false]);
  const farther = table({ heroes: { SW: flyer, TH: {} }, ...given }).roll(2, 1);
  expect(farther.ends('go')).toContain(idOf("Giant's Hearth"));
});
