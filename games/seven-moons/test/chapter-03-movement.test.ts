import { expect, test } from 'vitest';
import { wayTo } from '../rules/03-journey.ts';
import { isLit, isWilderness } from '../rules/things.ts';
import type { Mount } from '../content/content.ts';
import { FIRES, content, dice, face, hexOf, idOf, table, type Goods, type Table } from './table.ts';

// Chapter 3: movement.

/** A hero on a hex, and nobody near. */
interface Alone {
  readonly mount?: Mount;
  readonly gold?: number;
  readonly goods?: Goods;
  readonly artefacts?: readonly string[];
}
const alone = (at: string, hero: Alone = {}, cold: readonly string[] = []): Table =>
  table({ heroes: { SW: { at, gold: 0, ...hero }, EF: {} }, cold });

const pointsOf = (t: Table): number | undefined => t.told('picked')[0]?.points;
/** The rule that is named for them. */
const ruleOf = (t: Table): string | undefined => t.told('picked')[0]?.rule;

/** What lies where the hero may go. */
const terrainsOf = (t: Table): string[] => t.ends('go').map((id) => content.hexes[hexOf(id)]!.terrain);

test('SM-3.1 on foot one of the two dice is picked before the first step, and stands', () => {
  const t = alone('Dragonmarch').roll(4, 2);
  expect(t.keys()).toEqual(['pick:2', 'pick:4']);
  t.choose('pick:2').go('G7');
  expect([pointsOf(t), ruleOf(t), t.ends('pick')]).toEqual([2, 'SM-3.1', []]);
  t.go('G6');
  expect(t.keys()).toEqual(['end']);
  // Of doubles there is nothing to pick.
  expect(pointsOf(alone('Dragonmarch').roll(4, 4))).toBe(4);
});

test('SM-3.2 on a horse the points are the sum of the two dice', () => {
  const t = alone('Dragonmarch', { mount: 'horse' }).roll(4, 2);
  expect([pointsOf(t), ruleOf(t)]).toEqual([6, 'SM-3.2']);
});

test('SM-3.3 on a dragon the points are the sum of the two dice', () => {
  const t = alone('Dragonmarch', { mount: 'dragon' }).roll(3, 2);
  expect([pointsOf(t), ruleOf(t), t.ends('go').includes(idOf('Garndell'))]).toEqual([5, 'SM-3.3', true]);
});

test('SM-3.4 points need not be used, and what is not used is gone', () => {
  const t = alone('Dragonmarch', { mount: 'horse' }).points(6, 4).go('G7').stop();
  expect(t.ends('go')).toEqual([]);
  t.choose('end').stay().choose('end');
  t.points(2, 1);
  expect(t.told('picked').map(({ points }) => points)).toEqual([10, 3, 3]);
});

test('SM-3.5 one point moves to one of the six hexes around, whatever lies there', () => {
  const ring = ['G7', 'G8', 'H7', 'H9', 'J7', 'J8'];
  const nextRing = ['F7', 'F8', 'F9', 'G6', 'G9', 'H6', 'H10', 'J6', 'J9', 'K7', 'K9'];
  const t = alone('Dragonmarch').points(2, 3);
  expect(t.ends('go')).toEqual([...ring, ...nextRing].toSorted());
  t.go('H7');
  expect(t.ends('go')).toEqual(['G6', 'G7', 'H6', 'H8', 'J6', 'J7']);
  t.go('H6');
  expect(t.keys()).toEqual(['end']);
});

test('SM-3.5 one may turn back and enter a hex again', () => {
  const t = alone('Dragonmarch').points(3, 2).go('G7').go('Dragonmarch').go('G7');
  expect([t.at('SW'), t.keys()]).toEqual(['G7', ['end']]);
});

/** By hex: a thousand for each step of the best way to it and one for each wilderness hex, found by trying every step again and again. */
function bestWays(from: number, lit: ReadonlySet<number>): number[] {
  const cost = content.hexes.map((_, hex) => (hex === from ? 0 : Infinity));
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    content.walks.forEach((around, hex) => {
      if (lit.has(hex) && hex !== from) return;
      for (const next of around) {
        const through = cost[hex]! + 1000 + (content.isWild[next] && !lit.has(next) ? 1 : 0);
        if (through >= cost[next]!) continue;
        cost[next] = through;
        isBetter = true;
      }
    });
  }
  return cost;
}

test.each(['Dragonmarch', 'Mossgate', 'H7', 'Kurun'])('SM-3.5 a way of several steps is the safest of the shortest: from %s', (at) => {
  for (const cold of [[], FIRES]) {
    const { board } = alone(at, { gold: 99 }, cold);
    const lit = new Set(content.fires.filter((fire) => isLit(board, content, fire)));
    const best = bestWays(hexOf(at), lit);
    const ends = content.hexes.flatMap((_, hex) => (best[hex]! > 0 && best[hex]! < Infinity ? [hex] : []));
    const ways = ends.map((hex) => wayTo(board, content, board.heroes[0]!, content.hexes.length, hex));
    const dangers = ways.map((way) => way.length * 1000 + way.filter((hex) => isWilderness(board, content, hex)).length);
    expect([ends.length, dangers]).toEqual([content.isLand.filter(Boolean).length - 1, ends.map((hex) => best[hex])]);
    expect(ways.map((way) => way.at(-1))).toEqual(ends);
  }
});

test('SM-3.6 no bandits on roads and bridges, in cities, domains, Dragonmarch and Dragon Mountain, and on gates', () => {
  const safe = content.hexes.filter((_, hex) => content.isSafe[hex]);
  expect(new Set(safe.map(({ terrain }) => terrain))).toEqual(new Set(['road', 'bridge', 'city', 'domain', 'market', 'lair', 'gate']));
  for (const { id } of safe) {
    const from = content.hexes[content.neighbours[hexOf(id)]!.find((hex) => content.isLand[hex])!]!.id;
    const t = alone(from, { gold: 5, goods: { wood: 1 } }, FIRES)
      .points(3, 2)
      .go(id);
    expect([t.at('SW'), t.awaited], id).toEqual([content.hexes[hexOf(id)]!.name ?? id, null]);
  }
});

test('SM-3.6 no dragon flees from a safe hex', () => {
  for (const { id } of content.hexes.filter((_, hex) => content.isSafe[hex])) {
    const t = alone(id, { mount: 'dragon' }).stay().choose('end');
    expect([t.told('dragonRests'), t.told('turn').length], id).toEqual([[], 2]);
  }
});

test.each(['foot', 'horse'] as const)('SM-3.7 nobody enters mountains on a %s; Dragon Mountain is open to all', (mount) => {
  const t = alone('C3', { mount, gold: 40 }).points(5, 4);
  expect(t.why('go:D3')).toBe('SM-3.7');
  expect(terrainsOf(t)).not.toContain('mountain');
  expect(alone('D8', { mount }).points(3, 2).go('Dragon Mountain').at('SW')).toBe('Dragon Mountain');
});

test('SM-3.8 only a dragon crosses water', () => {
  for (const mount of ['foot', 'horse'] as const) {
    const t = alone('D13', { mount, gold: 40 }).points(5, 4);
    expect(t.why('go:D12')).toBe('SM-3.8');
    expect(terrainsOf(t)).not.toContain('water');
  }
  // Over the river it is two steps, around it three.
  expect(alone('D13').points(2, 3).ends('go')).not.toContain('D11');
  expect(alone('D13', { mount: 'dragon' }).points(1, 1).go('D11').at('SW')).toBe('D11');
});

test.each(['foot', 'horse', 'dragon'] as const)('SM-3.9 bridges are crossed like roads: %s', (mount) => {
  const t = alone('F11', { mount, goods: { wood: 1 } })
    .points(2, 1)
    .go('F13');
  expect([t.at('SW'), t.told('bandits')]).toEqual(['F13', []]);
  expect(alone('F11', { mount }).points(2, 1).go('Cinderbridge').at('SW')).toBe('Cinderbridge');
});

test('SM-3.10 a dragon flies over everything, but lands neither on water nor on mountains', () => {
  const t = alone('D13', { mount: 'dragon' }).points(6, 5);
  expect([t.why('go:D12'), t.why('go:D14')]).toEqual(['SM-3.10', 'SM-3.10']);
  for (const terrain of ['water', 'mountain']) expect(terrainsOf(t)).not.toContain(terrain);
  expect(t.keys()).toContain('stop');
});

test('SM-3.11 from a gate one point leads to any other gate', () => {
  for (const gate of ['Frostgate', 'Thorngate', 'Tidegate']) {
    const t = alone('C4').points(2, 3).go('Mossgate').go(gate);
    expect([t.at('SW'), t.keys()]).toEqual([gate, ['end']]);
  }
  // Only from a gate: with two points Mossgate itself is as far as one gets from here.
  const near = alone('C5').points(2, 3).ends('go');
  expect([near.includes(idOf('Mossgate')), near.includes(idOf('Frostgate'))]).toEqual([true, false]);
});

test('SM-3.12 one may jump as often as one has points, from any gate to any other', () => {
  const t = alone('Mossgate').points(4, 3).go('Frostgate').go('Tidegate').go('Thorngate').go('Mossgate');
  expect([t.at('SW'), t.told('walked').length, t.keys()]).toEqual(['Mossgate', 4, ['end']]);
});

test('SM-3.13 a dragon cannot jump, but lands on a gate', () => {
  const t = alone('C4', { mount: 'dragon' }).points(3, 2).go('Mossgate');
  expect(t.at('SW')).toBe('Mossgate');
  for (const gate of ['Frostgate', 'Thorngate', 'Tidegate']) expect(t.why(`go:${idOf(gate)}`)).toBe('SM-3.13');
  expect(t.ends('go')).toContain('C3');
});

test.each(['foot', 'horse'] as const)('SM-3.14 once the points are used up, each gold buys one more step: %s', (mount) => {
  const t = alone('Dragonmarch', { mount, gold: 5 }).points(2, 1);
  const points = mount === 'foot' ? 2 : 3;
  t.go('G6');
  expect(t.hero('SW').gold).toBe(5);
  t.go('F5');
  expect([t.at('SW'), t.hero('SW').gold]).toEqual(['F5', 5 - (4 - points)]);
  expect(t.told('walked').map(({ haste }) => haste)).toEqual([0, 4 - points]);
});

test('SM-3.14 nobody goes further than points and gold reach', () => {
  const t = alone('Dragonmarch', { gold: 2 }).points(2, 6);
  expect([t.ends('go').includes('F5'), t.why('go:D4')]).toEqual([true, 'SM-3.14']);
});

/** At Garndell with the last step. */
const arrived = (): Table =>
  table({ heroes: { SW: { at: 'C4', gold: 3 }, EF: {} } })
    .points(1, 6)
    .go('Garndell');

test('SM-3.14 whoever has no step left is at the place at once, and may hurry on until something is done there', () => {
  const t = arrived();
  expect([t.at('SW'), t.keys().includes('buy:wood'), t.keys().includes('stop')]).toEqual(['Garndell', true, false]);
  t.go('C4');
  expect([t.at('SW'), t.hero('SW').gold, t.told('walked').at(-1)!.haste]).toEqual(['C4', 1, 2]);
  expect(t.ends('go')).toContain('C5');
  // SM-2.4: an action ends the movement.
  expect(arrived().choose('buy:wood').ends('go')).toEqual([]);
  // Whoever stops with steps to spare has given them up.
  expect(
    table({ heroes: { SW: { at: 'C4', gold: 3 }, EF: {} } })
      .points(3, 6)
      .go('Garndell')
      .stop()
      .ends('go'),
  ).toEqual([]);
  // SM-3.17.
  const flyer = table({ heroes: { SW: { at: 'C4', gold: 3, mount: 'dragon' }, EF: {} } });
  expect(flyer.points(1, 1).go('Garndell').ends('go')).toEqual([]);
});

test('SM-3.15 as many extra steps as there is gold', () => {
  const t = alone('Dragonmarch', { gold: 14 }).points(2, 6).go('Stonewood');
  expect([t.at('SW'), t.hero('SW').gold]).toEqual(['Stonewood', 8]);
  t.go('Dragonmarch');
  expect([t.at('SW'), t.hero('SW').gold, t.ends('go')]).toEqual(['Dragonmarch', 0, []]);
});

test('SM-3.15 gold that was stolen on the way buys no step', () => {
  const t = alone('H7', { gold: 2 }).points(2, 6);
  t.go('Wolfcairn', face(3), face(3), face(1));
  expect([t.at('SW'), t.hero('SW').gold, t.keys()]).toEqual(['H4', 0, ['end']]);
});

test('SM-3.15 who pays the last coin and carries nothing has nothing to be stolen', () => {
  const t = alone('H7', { gold: 1 }).points(2, 6);
  t.go('H4', face(3), face(3));
  expect([t.at('SW'), t.hero('SW').gold, t.told('bandits').length, t.keys()]).toEqual(['H4', 0, 2, ['end']]);
});

test('SM-3.16 an extra step may be a jump', () => {
  const t = alone('C5', { gold: 5 }).points(2, 6).go('Mossgate').go('Tidegate');
  expect([t.at('SW'), t.hero('SW').gold]).toEqual(['Tidegate', 4]);
});

test('SM-3.17 gold does not hurry a dragon', () => {
  const t = alone('Dragonmarch', { mount: 'dragon', gold: 40 }).points(2, 1);
  expect([t.why(`go:${idOf('Garndell')}`), t.ends('go').includes('F8')]).toEqual(['SM-3.17', true]);
  t.go('D7');
  expect([t.hero('SW').gold, t.ends('go')]).toEqual([40, []]);
});

test('SM-3.18 on foot, the 1 that is picked finds a gold, even if the hero does not move', () => {
  const t = alone('Dragonmarch').roll(5, 1).choose('pick:1').stop();
  expect([t.hero('SW').gold, t.told('found').length]).toEqual([1, 1]);
});

test('SM-3.18 a 1 that is not picked finds nothing', () => {
  expect(alone('Dragonmarch').roll(5, 1).choose('pick:5').hero('SW').gold).toBe(0);
});

test.each(['foot', 'horse', 'dragon'] as const)('SM-3.19 doubles find a gold: %s', (mount) => {
  expect(alone('Dragonmarch', { mount }).roll(4, 4).hero('SW').gold).toBe(1);
  expect(alone('Dragonmarch', { mount }).points(4, 3).hero('SW').gold).toBe(0);
});

test('SM-3.20 double ones on foot find one gold, and a single 1 finds nothing on a horse or a dragon', () => {
  expect(alone('Dragonmarch').roll(1, 1).hero('SW').gold).toBe(1);
  for (const mount of ['horse', 'dragon'] as const) expect(alone('Dragonmarch', { mount }).roll(1, 4).hero('SW').gold).toBe(0);
});

test('SM-3.21 the find is paid before the first step: it buys a step, and bandits may take it', () => {
  expect(alone('Dragonmarch').roll(1, 2).choose('pick:1').go('G6').hero('SW').gold).toBe(0);
  const t = alone('H7').roll(1, 2).choose('pick:1').go('H6', face(1));
  expect(t.story.filter((word) => ['found', 'bandits', 'robbed'].includes(word))).toEqual(['found', 'bandits', 'robbed']);
});

test('SM-3.22 any number of heroes stand on a hex and pass each other, also in the city of one of them', () => {
  const heroes = { SW: { at: 'C12' }, EF: {}, TH: { at: 'C13' }, FW: {} };
  const t = table({ heroes }).points(2, 1).go('Emberfall').stop();
  expect([t.at('SW'), t.at('EF')]).toEqual(['Emberfall', 'Emberfall']);
  const three = table({ heroes: { ...heroes, FW: { at: 'C13' } } })
    .points(3, 2)
    .go('C13')
    .stop();
  expect([three.at('SW'), three.at('TH'), three.at('FW')]).toEqual(['C13', 'C13', 'C13']);
});

test.each(['foot', 'horse'] as const)('SM-3.23 a lit fire stops who enters it: %s', (mount) => {
  const t = alone('F2', { mount }).points(4, 3);
  t.go("Outlaw's Rest", t.finds('W5'));
  expect([t.at('SW'), t.told('encounter').length, t.told('turn').length]).toEqual(["Outlaw's Rest", 1, 2]);
});

test('SM-3.23 nobody walks through a lit fire, but through a cold one', () => {
  // From F2 to H1 the way through Outlaw's Rest has two steps, the way around it three.
  const t = alone('F2').points(2, 3);
  expect([t.ends('go').includes('H1'), t.why('go:H1'), t.why('go:H8')]).toEqual([false, 'SM-3.23', 'SM-3.14']);
  expect(alone('F2').points(3, 2).go('H1').at('SW')).toBe('H1');
  expect(alone('F2', {}, ["Outlaw's Rest"]).points(2, 3).ends('go')).toContain('H1');
});

test('SM-3.24 who is moved is there without anything that entering brings, and does nothing there', () => {
  const t = table({
    heroes: { SW: { at: 'Garndell', gold: 1 }, EF: { at: 'Mossgate', goods: { wood: 1 } } },
    options: { faerieFolk: true },
  });
  t.points(2, 3).go('Greenhollow', t.finds('W1')).choose('option:1', face(3));
  t.choose(`place:${idOf('Mossgate')}`);
  expect([t.at('SW'), t.hero('SW').gold]).toEqual(['Mossgate', 6]);
  expect([t.told('knocked'), t.told('found'), t.told('bandits')]).toEqual([[], [], []]);
  expect([t.waitingFor, t.keys()]).toEqual([['EF'], ['roll', 'trade:0']]);
});

test('SM-3.24 being moved home ends there: no relief before the next turn', () => {
  const t = table({ heroes: { SW: { at: 'Singing Stones', gold: 0 }, EF: {} }, options: { storyTokens: true } });
  t.stay().choose('claim', t.finds('T8')).choose('option:0');
  expect([t.at('SW'), t.hero('SW').gold, t.told('turn').length]).toEqual(['Stonewood', 0, 2]);
});

test('SM-3.25 bonuses come on top of the die or of the sum, and count for no lucky find', () => {
  const boots = alone('Dragonmarch', { artefacts: ['A2'] })
    .roll(1, 4)
    .choose('pick:1');
  expect([pointsOf(boots), boots.hero('SW').gold]).toEqual([3, 1]);
  expect(pointsOf(alone('Dragonmarch', { mount: 'horse', artefacts: ['A2'] }).roll(3, 1))).toBe(6);
  expect(pointsOf(alone('Dragonmarch', { mount: 'dragon', artefacts: ['A2'] }).roll(3, 1))).toBe(4);
  const faerie = table({ heroes: { SW: { mount: 'dragon', faerie: 'E3' }, EF: {} }, options: { faerieFolk: true } }).roll(3, 1);
  expect([pointsOf(faerie), faerie.hero('SW').gold]).toEqual([5, 9]);
});

test('SM-3.25 a song is for one movement roll only', () => {
  const t = table({ heroes: { SW: { at: 'Mossgate' }, EF: {} }, options: { storyTokens: true } });
  t.stay().choose('claim', t.finds('T6')).choose('end').stay().choose('end');
  t.roll(4, 2).choose('pick:2').stop().choose('end').stay().choose('end').draw(dice(4, 2)).choose('pick:2');
  expect(t.told('picked').map(({ points }) => points)).toEqual([3, 3, 5, 3, 2]);
});
