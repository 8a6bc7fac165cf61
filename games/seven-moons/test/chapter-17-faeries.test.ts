import { expect, test } from 'vitest';
import { content, face, idOf, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 17: faerie folk. What each faerie does is in faeries.test.ts, with SM-17.6.

const begins = (hero: HeroGiven = {}, given: Partial<Given> = {}): Table =>
  table({ heroes: { SW: { gold: 0, ...hero }, TH: {} }, options: { faerieFolk: true }, ...given });

const ALL = [...content.faeries.keys()];

test('SM-17.1 if the faerie folk are used all go into the bag, else none', () => {
  expect(begins().board.faeries).toEqual(ALL);
  expect(begins({}, { options: {} }).board.faeries).toEqual([]);
});

test.each([
  [4, false],
  [5, true],
  [6, true],
])('SM-17.2 who enters a gate may roll; a %i brings a faerie: %s', (die, comes) => {
  const t = begins().points(3, 2).go('Mossgate');
  expect([t.at('SW'), t.keys()]).toEqual(['Mossgate', ['pass', 'visit']]);
  t.choose('visit', face(die));
  expect(t.awaited === 'sm.faerie').toBe(comes);
  if (comes) expect(t.draw(t.finds('E6')).told('companion')).toMatchObject([{ seat: 0, faerie: 5 }]);
});

test('SM-17.2 a jump enters a gate too; without the faerie folk nobody is asked', () => {
  const t = begins({ at: 'Mossgate' }).points(3, 2).go('Tidegate');
  expect([t.at('SW'), t.keys()]).toEqual(['Tidegate', ['pass', 'visit']]);
  expect(begins({}, { options: {} }).points(3, 2).go('Mossgate').keys()).not.toContain('visit');
});

test('SM-17.2 standing on a gate is not entering it', () => {
  const t = begins({ at: 'Mossgate' }).stay();
  expect([t.told('knocked'), t.keys()]).toEqual([[], ['end']]);
});

test('SM-17.3 one roll a turn; who passes may still roll at the next gate', () => {
  const rider = { at: 'Mossgate', mount: 'horse' } as const;
  const t = begins(rider).points(4, 3).go('Frostgate').choose('visit', face(1)).go('Tidegate');
  expect([t.keys().includes('visit'), t.told('knocked').length]).toEqual([false, 1]);
  expect(begins(rider).points(4, 3).go('Frostgate').choose('pass').go('Tidegate').keys()).toEqual(['pass', 'visit']);
  // And again in the next turn.
  t.stop().choose('end').stay().choose('end').points(3, 2);
  expect(t.go('Mossgate').keys()).toEqual(['pass', 'visit']);
});

test('SM-17.4 the faerie stays for the rest of the game', () => {
  const t = begins().points(3, 2).go('Mossgate').choose('visit', face(6));
  t.draw(t.finds('E3')).stop().choose('end');
  for (let turn = 0; turn < 4; turn++) t.stay().choose('end');
  expect([t.hero('SW').faerie, t.board.faeries]).toEqual([2, ALL.filter((faerie) => faerie !== 2)]);
});

test('SM-17.5 who has a companion does not roll again', () => {
  const t = begins({ faerie: 'E4' }).points(3, 2).go('Mossgate');
  expect(t.keys()).not.toContain('visit');
});

test('SM-17.6 the power is used once, and only in the own turns', () => {
  const t = begins({ faerie: 'E4', at: 'Garndell', gold: 9 }).stay().choose('buy:wood').choose('buy:wood');
  expect(t.told('bought').map(({ price }) => price)).toEqual([0, 1]);
  const other = table({ heroes: { SW: {}, TH: { faerie: 'E8', gold: 0 } }, options: { faerieFolk: true } });
  expect(other.awaited).toBe('sm.move-dice');
  expect(other.stay().choose('end').keys()).toEqual(['dewdrop', 'roll']);
});

test('SM-17.7 a hero on a dragon makes no faerie roll', () => {
  const t = begins({ mount: 'dragon' }).points(3, 2).go('Mossgate').stop();
  expect([t.at('SW'), t.told('knocked'), t.keys()]).toEqual(['Mossgate', [], ['end']]);
});

test('SM-17.8 the roll costs no point and does not end the movement', () => {
  const t = begins().points(3, 2).go('Mossgate').choose('visit', face(1));
  const plain = begins({}, { options: {} }).points(3, 2).go('Mossgate');
  expect(t.keys()).toEqual(plain.keys());
  expect(t.ends('go')).toContain(idOf('Frostgate'));
});

test('SM-17.8 on the way the walk goes on after the roll', () => {
  const t = begins({ at: 'Stonewood' }).points(4, 2).go('Mossgate').choose('pass');
  expect(t.go('Garndell').at('SW')).toBe('Garndell');
  const through = begins({ at: 'Mossgate', mount: 'horse' }).points(6, 5).go('Gloamfen').choose('visit', face(2));
  expect([through.at('SW'), through.told('knocked').length]).toEqual(['Gloamfen', 1]);
});

test('SM-17.8 being placed on a gate is not entering', () => {
  const t = begins({ at: 'Garndell', gold: 1 }).points(3, 2);
  t.go('Greenhollow', t.finds('W1'))
    .choose('option:1', face(6))
    .choose(`place:${idOf('Tidegate')}`);
  expect([t.at('SW'), t.told('knocked'), t.awaited]).toEqual(['Tidegate', [], 'sm.move-dice']);
});

test('SM-17.9 there are more faeries than players', () => {
  expect(content.faeries.length).toBeGreaterThanOrEqual(2 * content.characters.length);
});
