import { Random, likelihood, only } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { FIRES, content, dice, face, hexOf, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 5: wilderness and encounters.

const alone = (hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table => table({ heroes: { SW: hero, EF: {} }, ...given });

/** Somebody beside Greenhollow enters it and turns over this card; then the die that it asks for. */
function encounter(card: string, hero: HeroGiven = {}, ...rolled: number[]): Table {
  const t = alone({ at: 'Garndell', ...hero }).points(3, 2);
  t.go('Greenhollow');
  if (hero.mount === 'dragon') t.stop();
  return t.draw(t.finds(card), ...rolled.map(face));
}

test.each(['foot', 'horse'] as const)('SM-5.1 bandits are rolled for on every wilderness hex that is entered: %s', (mount) => {
  const t = alone({ at: 'H7', mount }).points(3, 2).go('H4');
  expect(t.awaited).toBe('sm.bandit-die');
  t.draw(face(3), face(4), face(5));
  expect(t.told('bandits').map(({ hex, die }) => [content.hexes[hex]!.id, die])).toEqual([
    ['H6', 3],
    ['H5', 4],
    ['H4', 5],
  ]);
});

test('SM-5.2 on a 1 or 2 one gold or one resource is lost, as the player chooses', () => {
  for (const die of [1, 2]) {
    const t = alone({ at: 'H7', goods: { wood: 1, stone: 1 } })
      .points(3, 2)
      .go('H6', face(die));
    expect([t.waitingFor, t.keys()]).toEqual([['SW'], ['lose:gold', 'lose:stone', 'lose:wood']]);
    t.choose(die === 1 ? 'lose:gold' : 'lose:stone');
    expect([t.hero('SW').gold, t.goods('SW')]).toEqual(die === 1 ? [8, [1, 0, 1]] : [9, [1, 0, 0]]);
  }
});

test('SM-5.2 on a 3 to 6 nothing is lost', () => {
  for (const die of [3, 4, 5, 6]) {
    const t = alone({ at: 'H7', goods: { wood: 1 } })
      .points(3, 2)
      .go('H6', face(die));
    expect([t.hero('SW').gold, t.goods('SW'), t.told('robbed')]).toEqual([9, [1, 0, 0], []]);
  }
});

test('SM-5.3 who has neither gold nor resources is left alone', () => {
  const t = alone({ at: 'H7', gold: 0 }).points(3, 2).go('H4');
  expect([t.at('SW'), t.told('bandits')]).toEqual(['H4', []]);
  expect(
    alone({ at: 'H7', gold: 0, goods: { iron: 1 } })
      .points(3, 2)
      .go('H4').awaited,
  ).toBe('sm.bandit-die');
});

test('SM-5.4 crystals, artefacts, quest tokens, gems and goods that wait in the city bring no bandits', () => {
  const treasures = { gold: 0, crystals: 2, artefacts: ['A5'], quest: 'Q2', step: 1, gems: 3, waiting: { wood: 1 } };
  const t = alone({ at: 'H7', ...treasures })
    .points(3, 2)
    .go('H4');
  expect([t.at('SW'), t.told('bandits')]).toEqual(['H4', []]);
});

test('SM-5.4 bandits take only gold and resources', () => {
  const treasures = { gold: 1, goods: { iron: 1 }, crystals: 2, artefacts: ['A5'], quest: 'Q2', step: 1, waiting: { wood: 1 } };
  const t = alone({ at: 'H7', ...treasures })
    .points(3, 2)
    .go('H4', face(1));
  expect(t.keys()).toEqual(['lose:gold', 'lose:iron']);
});

test('SM-5.5 stolen gold goes to the treasury, stolen goods to the pool', () => {
  const gold = alone({ at: 'H7', gold: 1 }).points(3, 2).go('H6', face(1));
  expect(gold.board.heroes.map((hero) => hero.gold)).toEqual([0, 9]);
  const goods = alone({ at: 'H7', gold: 0, goods: { iron: 1 } })
    .points(3, 2)
    .go('H6', face(1));
  expect([goods.goods('SW'), goods.board.pool]).toEqual([
    [0, 0, 0],
    [18, 18, 18],
  ]);
});

test('SM-5.6 no roll for beginning a turn in the wilderness or staying there', () => {
  const t = alone({ at: 'H6' }).stay().choose('end');
  expect(t.told('bandits')).toEqual([]);
  expect(alone({ at: 'H6' }).points(3, 2).go('H7').told('bandits')).toEqual([]);
});

test('SM-5.6 every fresh entry is a roll, also by haste', () => {
  const t = alone({ at: 'H7' }).points(2, 3).go('H6', face(6)).go('H7').go('H6', face(6));
  expect([t.told('bandits').length, t.hero('SW').gold]).toEqual([2, 8]);
});

test('SM-5.7 a robbery does not end the movement', () => {
  const t = alone({ at: 'H7', gold: 3 }).points(4, 2).go('Wolfcairn', face(1));
  expect([t.at('SW'), t.ends('go').includes('H3')]).toEqual(['H6', true]);
  t.go('Wolfcairn', face(6), face(6));
  expect([t.at('SW'), t.hero('SW').gold]).toEqual(['Wolfcairn', 2]);
});

test('SM-5.8 who enters a lit fire removes its token and resolves a Wilderness card', () => {
  const t = encounter('W5');
  expect([t.told('encounter')[0]!.hex, t.hero('SW').crystals]).toEqual([hexOf('Greenhollow'), 2]);
  expect([t.board.fires, t.board.wilderness.length]).toEqual([0b111111110, content.wildernessCards.length - 1]);
  expect(content.fires[0]).toBe(hexOf('Greenhollow'));
});

test.each(['foot', 'horse'] as const)('SM-5.9 a walker cannot decline an encounter: %s', (mount) => {
  const t = alone({ at: 'Garndell', mount }).points(3, 2).go('Greenhollow');
  expect([t.awaited, t.asked]).toEqual(['sm.wilderness-card', []]);
});

test('SM-5.9 the card may let one do nothing', () => {
  const t = encounter('W1');
  expect(t.keys()).toEqual(['option:0', 'option:1']);
  t.choose('option:0');
  expect([t.hero('SW').gold, t.at('SW'), t.told('turn').length]).toEqual([9, 'Greenhollow', 2]);
});

test('SM-5.10 a dragon flies past a lit fire, and meets what is there only where it ends its movement', () => {
  const t = alone({ at: 'Garndell', mount: 'dragon' }).points(3, 2).go('Greenhollow').go('C6').stop();
  expect([t.told('encounter'), t.board.fires]).toEqual([[], 0b111111111]);
  expect(encounter('W5', { mount: 'dragon' }).hero('SW').crystals).toBe(2);
});

test('SM-5.11 after the card the turn is over: no movement, no action, no trade', () => {
  const heroes = { SW: { at: 'Garndell', goods: { wood: 1 } }, EF: { at: 'Greenhollow' } };
  const t = table({ heroes }).points(3, 2);
  t.go('Greenhollow', t.finds('W5'));
  expect([t.waitingFor, t.told('turn').length]).toEqual([['EF'], 2]);
});

test('SM-5.12 no bandits at a lit fire; without its token it is ordinary wilderness', () => {
  expect(encounter('W5').told('bandits')).toEqual([]);
  for (const fire of FIRES) {
    const from = content.hexes[content.neighbours[hexOf(fire)]!.find((hex) => content.isLand[hex])!]!.id;
    const t = alone({ at: from }, { cold: FIRES }).points(3, 2).go(fire);
    expect([t.awaited, t.told('encounter')], fire).toEqual(['sm.bandit-die', []]);
  }
  const dragon = alone({ at: 'Greenhollow', mount: 'dragon' }, { cold: ['Greenhollow'] })
    .stay()
    .choose('end');
  expect(dragon.awaited).toBe('sm.flee-die');
});

test('SM-5.13 a fire that is out stays out, and with all nine gone no card is drawn any more', () => {
  const t = encounter('W5').stay().choose('end').points(3, 2).go('Garndell').go('Greenhollow');
  expect(t.awaited).toBe('sm.bandit-die');
  t.draw(face(6)).stop();
  expect([t.told('encounter').length, t.board.wilderness.length, t.keys()]).toEqual([1, content.wildernessCards.length - 1, ['end']]);
  const last = alone({ at: 'Garndell', gold: 0 }, { cold: FIRES }).points(3, 2).go('Greenhollow').stop();
  expect([last.board.fires, last.keys()]).toEqual([0, ['end']]);
});

test('SM-5.14 a resolved card lies face up among the discards', () => {
  const t = encounter('W5');
  expect([t.board.wildernessGone.map((card) => content.wildernessCards[card]!.id), t.board.wilderness.includes(4)]).toEqual([
    ['W5'],
    false,
  ]);
  expect(encounter('W1').choose('option:0').board.wildernessGone).toEqual([0]);
});

test('SM-5.14 an empty deck is made of the discards again; without any, two gold are gained', () => {
  const t = alone({ at: 'Garndell' });
  t.board.wildernessGone = t.board.wilderness.splice(0);
  t.points(3, 2).go('Greenhollow');
  const die = t.engine.dieOf(t.state, t.state.lanes[0]!)!;
  expect([die.outcomes, likelihood(die, 0), t.board.wildernessGone]).toEqual([
    content.wildernessCards.length,
    1 / content.wildernessCards.length,
    [],
  ]);
  const none = alone({ at: 'Garndell' });
  none.board.wilderness = [];
  none.points(3, 2).go('Greenhollow');
  expect([none.hero('SW').gold, none.told('encounter'), none.told('turn').length]).toEqual([11, [], 2]);
});

test('SM-5.15 what a card asks for is done as far as possible, the rest is skipped', () => {
  const robbed = encounter('W3', { goods: { iron: 1 } }).choose('option:1', face(2));
  expect([robbed.goods('SW'), robbed.told('turn').length]).toEqual([[0, 0, 0], 2]);
  expect(encounter('W3').choose('option:1', face(2)).told('turn')).toHaveLength(2);
  const poor = encounter('W10', { gold: 1 }).draw(dice(1, 2));
  expect([poor.hero('SW').gold, poor.told('turn').length]).toEqual([0, 2]);
  const full = encounter('W7', { goods: { wood: 3 } }).choose('option:0');
  expect([full.why('take:iron'), full.keys()]).toEqual(['SM-6.3', ['drop:wood', 'pass']]);
});

test('SM-5.15 an option that cannot be paid cannot be chosen', () => {
  const t = encounter('W4', { gold: 2 });
  expect([t.keys(), t.why('option:0')]).toEqual([['option:1', 'option:2'], 'SM-5.15']);
  const tender = encounter('W11', { gold: 0 });
  // Only leaving is left: it is taken without asking.
  expect([tender.told('option').map(({ option }) => option), tender.hero('SW').crystals]).toEqual([[3], 0]);
});

test.each(content.wildernessCards.map(({ id }) => id))('SM-5.16 %s concerns only the hero who entered', (card) => {
  const other: HeroGiven = { gold: 4, goods: { wood: 1, iron: 1 }, waiting: { stone: 1 }, crystals: 1, mount: 'horse' };
  for (let seed = 1; seed <= 8; seed++) {
    const t = table({ heroes: { SW: { at: 'Garndell', goods: { stone: 2 } }, EF: other, TH: other } }).points(3, 2);
    const others = (): string => JSON.stringify([t.hero('EF'), t.hero('TH')]);
    const before = others();
    const entered = JSON.stringify(t.hero('SW'));
    const random = new Random(seed);
    t.go('Greenhollow', t.finds(card));
    while (t.told('turn').length === 1) {
      if (t.awaited !== null) t.draw(({ outcomes }) => random.below(outcomes));
      else t.choose(random.pick(t.keys()));
    }
    expect(others()).toBe(before);
    expect(JSON.stringify(t.hero('SW'))).not.toBe(entered);
  }
});

test('SM-5.16 a card that names others may let the hero see what is theirs, and nobody else', () => {
  const t = encounter('W2').draw(face(1), face(1), face(6));
  expect(t.told('looked')).toMatchObject([{ seat: 0, owner: 1 }]);
  expect(t.board.shadow.filter(({ owner, seenBy }) => owner === 1 && seenBy !== 0).map(({ seenBy }) => seenBy)).toEqual([only(0)]);
});

test('SM-5.17 the five landmarks are wilderness: bandits on entry, a flee roll for a dragon', () => {
  expect(content.landmarks).toHaveLength(5);
  for (const landmark of content.landmarks) {
    const { id } = content.hexes[landmark]!;
    const from = content.hexes[content.neighbours[landmark]!.find((hex) => content.isSafe[hex])!]!.id;
    expect(alone({ at: from }).points(3, 2).go(id).awaited, id).toBe('sm.bandit-die');
    expect(alone({ at: id, mount: 'dragon' }).stay().choose('end').awaited, id).toBe('sm.flee-die');
    expect(alone({ at: id }).stay().keys(), id).toEqual(['end']);
  }
});
