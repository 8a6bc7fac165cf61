import { SPECTATOR, heardBy, only, viewOf } from '@hoard/kernel';
import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { heropath } from '../game.ts';
import { walk } from './road.ts';
import { passAll } from './playing.ts';
import { fromDawn, racing } from './realTime.ts';
import { card, cards, content, idsOf, space, table } from './table.ts';

// Chapter 9: dropping and collecting.

test('HP-9.1 GOLD, FOOD and every card but ABILITIES may be dropped', () => {
  const game = table({ heroes: [{ gold: 1, food: 1, shown: 'MK01 AB12' }, {}] });
  expect(game.keys()).toEqual(expect.arrayContaining(['dropGold', 'dropFood', 'drop:MK01']));
  expect(game.why('drop:AB12')).toBe('HP-9.1');
  expect(
    table({ heroes: [{ worn: 'AR02' }, {}] })
      .choose('drop:AR02')
      .worn(0),
  ).toBe('- - - - -');
  const enchanted = table({ heroes: [{ worn: 'AR02+MA01', hidden: 'MA01' }, {}] }).choose('drop:MA01');
  expect([enchanted.worn(0), idsOf(enchanted.hero(0).attached), enchanted.hidden(0)]).toEqual(['AR02 - - - -', 'MA01 - - - -', '']);
  enchanted.choose('drop:MA01');
  expect([enchanted.worn(0), idsOf(enchanted.hero(0).attached)]).toEqual(['AR02 - - - -', '- - - - -']);
});

test('HP-9.2 dropping is no action', () => {
  const game = table({ heroes: [{ gold: 2 }, {}] }).choose('dropGold');
  expect([game.hero(0).gold, game.hero(0).actions]).toEqual([1, 4]);
  expect(game.lyingAt('P19')).toEqual({ gold: 1, food: 0 });
});

test('HP-9.10 in Real Time who stands still in the middle of a Rest sees what others drop beside him', () => {
  const game = racing({ heroes: [{ at: 'P18', hidden: 'AR01' }, { at: 'P18' }] }).chooseAs(1, 'rest');
  // Under STOP-PASSIVE it is the turn of one alone.
  game.board.inTurn = only(0);
  game.chooseAs(0, 'drop:AR01');
  expect(game.board.piles[0]!.cards).toEqual([{ card: card('AR01'), seenBy: 0b11 }]);
});

/** What bars the way back to who has dropped a card. */
const sealedBy = (held: { worn: string; hidden?: string }, id: string): string | null => {
  const game = table({ heroes: [held, {}] });
  game.engine.sealed = null;
  game.choose(`drop:${id}`);
  return game.engine.sealed;
};

test('HP-9.2 of two copies the one that lies face down is dropped first: it cannot be taken back to see which it was', () => {
  expect([sealedBy({ worn: 'AR02+MA01', hidden: 'MA01' }, 'MA01'), sealedBy({ worn: 'AR02+MA01' }, 'MA01')]).toEqual(['HP-9.2', 'HP-9.2']);
  expect([sealedBy({ worn: 'AR02' }, 'AR02'), sealedBy({ worn: 'AR05' }, 'AR05')]).toEqual(['HP-9.2', null]);
});

test('HP-9.3 items are collected where a Travel starts, passes and stops, and in a Rest', () => {
  const goods = [
    { at: 'P19', gold: 1 },
    { at: 'P18', gold: 2 },
    { at: 'P11', food: 1 },
  ];
  const game = table({ heroes: [{ gold: 0, food: 0 }, {}], goods })
    .choose('travel')
    .choose('collectGold');
  game.choose('go:P18').choose('collectGold').choose('go:P11').choose('collectFood').choose('stop');
  expect([game.hero(0).gold, game.hero(0).food]).toEqual([3, 1]);
  expect(goods.map(({ at }) => game.lyingAt(at))).toEqual(goods.map(() => ({ gold: 0, food: 0 })));
  expect(table({ goods }).keys()).not.toContain('collectGold');
  expect(table({ goods }).choose('rest').keys()).toContain('collectGold');
});

test('HP-9.3 where his last pace leads items are collected, too', () => {
  const game = table({ goods: [{ at: 'P06', gold: 1 }] }).choose('travel');
  game.choose('go:P18').choose('go:P11').choose('go:P10').choose('go:P06');
  expect(game.keys()).toContain('collectGold');
  const afar = table({ goods: [{ at: 'G01', gold: 1 }] }).choose('travel');
  afar.choose('go:P18').choose('go:P11').choose('go:P12').choose('go:G01');
  expect(afar.choose('collectGold').lyingAt('G01')).toEqual({ gold: 0, food: 0 });
});

test('HP-9.3 where the ferry or a balloon sets him down he stops, and collects before an enemy is exposed', () => {
  const piles = [
    { at: 'R02', cards: 'MA22', seenBy: only(1) },
    { at: 'R20', cards: 'MA12', seenBy: only(1) },
  ];
  const given = { goods: [{ at: 'R02', gold: 2 }], piles, enemies: [{ at: 'R02' }, { at: 'R20' }] };
  const ferry = table({ heroes: [{ at: 'R26', gold: 0, food: 0 }, {}], ...given })
    .choose('travel')
    .choose('sail:R02');
  expect(ferry.keys()).toEqual(['collect:MA22', 'collectGold', 'stop']);
  expect(ferry.choose('collectGold').choose('collect:MA22').awaited).toBe('hp.enemy');
  expect([ferry.hero(0).gold, ferry.hidden(0)]).toEqual([2, 'MA22']);
  const balloon = table({ heroes: [{ at: 'P06', gold: 0, food: 0 }, {}], ...given })
    .choose('travel')
    .choose('balloon', face(4));
  expect(balloon.choose('land:R20').keys()).toEqual(['collect:MA12', 'stop']);
  expect(balloon.choose('stop').awaited).toBe('hp.enemy');
});

test('HP-9.4 enemies do not hinder who travels through', () => {
  const game = table({ goods: [{ at: 'P18', gold: 1 }], enemies: [{ at: 'P18', kind: 'troll' }] });
  expect(game.choose('travel').choose('go:P18').keys()).toContain('collectGold');
});

test('HP-9.5 a hero takes all, some or none of what lies there', () => {
  const game = table({ heroes: [{}, {}], piles: [{ at: 'P18', cards: 'MK01 MK04' }] })
    .choose('travel')
    .choose('go:P18');
  expect(game.keys()).toEqual(expect.arrayContaining(['collect:MK01', 'collect:MK04', 'stop']));
  expect(game.choose('collect:MK04').choose('stop').shown(0)).toBe('MK04');
  expect(idsOf(game.board.piles[0]!.cards.map((lying) => lying.card))).toBe('MK01');
});

test('HP-9.6 cards of one space share a number of the Dropped panel', () => {
  const game = table({ heroes: [{ shown: 'MK01 MK04' }, {}] })
    .choose('drop:MK01')
    .choose('drop:MK04');
  expect(game.board.piles.map(({ number, at, cards }) => [number, at, cards.length])).toEqual([[1, space('P19'), 2]]);
});

test('HP-9.6 they lie face down: who has not seen them sees their decks', () => {
  const game = table({ heroes: [{ hidden: 'MA22 MA08' }, {}] })
    .choose('drop:MA22')
    .choose('drop:MA08');
  const lying = (viewer: number) => idsOf(viewOf(heropath, game.state, viewer).sight.piles[0]!.cards.map((one) => one.card));
  expect([0, 1, SPECTATOR].map(lying)).toEqual(['MA08 MA22', 'magic magic', 'magic magic']);
});

test('HP-9.7 GOLD and FOOD lie in the open without a number', () => {
  const game = table({ heroes: [{ gold: 1, food: 1 }, {}] })
    .choose('dropGold')
    .choose('dropFood');
  expect([game.lyingAt('P19'), game.board.piles]).toEqual([{ gold: 1, food: 1 }, []]);
  const { lyingGold, lyingFood } = viewOf(heropath, game.state, SPECTATOR).sight;
  expect([lyingGold[space('P19')], lyingFood[space('P19')]]).toEqual([1, 1]);
});

test('HP-9.8 with its last card a pile gives its number back', () => {
  const game = table({ piles: [{ at: 'P18', cards: 'MK01', number: 1 }] })
    .choose('travel')
    .choose('go:P18')
    .choose('collect:MK01');
  expect(game.board.piles).toEqual([]);
});

test('HP-9.9 without a free number the oldest pile is lost', () => {
  const piles = ['P01', 'P04', 'P08', 'P11', 'P12'].map((at, place) => ({ at, cards: 'MK04', number: ((place + 2) % 5) + 1 }));
  const removedOther = table({
    heroes: [{ shown: 'MK01' }, {}],
    piles: piles.map((pile, place) => ({ ...pile, cards: `MK0${place + 5}` })),
  });
  const game = removedOther.choose('drop:MK01');
  expect(game.discard).toBe('MK05');
  expect(game.board.piles.at(-1)).toMatchObject({ number: 3, at: space('P19') });
});

test('EX-47 the sixth pile takes the number of the oldest, and its two cards are lost', () => {
  const ids = ['MK05 MK06', 'MK07', 'MK08', 'MK09', 'MK10'];
  const piles = ['P01', 'P04', 'P08', 'P11', 'P12'].map((at, place) => ({ at, cards: ids[place]!, number: [3, 1, 2, 4, 5][place]! }));
  const game = table({ heroes: [{}, { shown: 'MK01' }], piles, turn: 1 }).choose('drop:MK01');
  expect(game.discard).toBe('MK05 MK06');
  expect(game.board.piles.at(-1)).toMatchObject({ number: 3, at: space('P19') });
});

test('HP-9.10 only who may collect looks; the others see how many of which deck', () => {
  const game = table({ heroes: [{}, {}, {}], piles: [{ at: 'P18', cards: 'MA08 AR22', seenBy: only(1) }] });
  expect(viewOf(heropath, game.state, 0).sight.piles[0]!.cards[0]!.card).toBeLessThan(0);
  game.choose('travel').choose('go:P18');
  const lying = (viewer: number) => idsOf(viewOf(heropath, game.state, viewer).sight.piles[0]!.cards.map((one) => one.card));
  expect([0, 1, 2, SPECTATOR].map(lying)).toEqual(['AR22 MA08', 'AR22 MA08', 'arms magic', 'arms magic']);
  const looked = game.engine.told!.filter(({ event }) => event.t === 'lookedAtPile');
  expect([0, 2].map((seat) => heardBy(looked, seat, 3))).toMatchObject([
    [{ seat: 0, cards: cards('MA08 AR22') }],
    [{ seat: 0, cards: [] }],
  ]);
});

test('HP-9.10 of equal cards in a pile whoever has seen one takes the collected one to be that', () => {
  const game = table({ heroes: [{}, {}, {}], piles: [{ at: 'P18', cards: 'MA18 MA18' }] });
  const [pile] = game.board.piles;
  pile!.cards.forEach((lying, place) => (lying.seenBy = only(1 + place)));
  game.choose('travel').choose('go:P18').choose('collect:MA18');
  const collected = game.engine.told!.filter(({ event }) => event.t === 'collectedCard');
  expect([1, 2].map((seat) => heardBy(collected, seat, 3))).toMatchObject([[{ card: card('MA18') }], [{ card: card('MA18') }]]);
  expect([game.hero(0).hidden[0]!.seenBy, pile!.cards.map(({ seenBy }) => seenBy)]).toEqual([0b111, [only(0)]]);
});

test('HP-9.11 what must be dropped lies in his own space', () => {
  const game = table({ heroes: [{ at: 'P18', shown: 'MK01 MK04 MK05 MK06 MK07 MK08', actions: 1 }, {}] }).choose('pass');
  game.choose('drop:MK05');
  expect(game.board.piles[0]).toMatchObject({ at: space('P18') });
});

test('HP-9.13 where several items qualify the hero who drops chooses', () => {
  const game = table({ heroes: [{ shown: 'MK01 MK04 MK05 MK06 MK07 MK08', actions: 1 }, {}] }).choose('pass');
  expect(game.keys()).toEqual(['MK01', 'MK04', 'MK05', 'MK06', 'MK07', 'MK08'].map((id) => `drop:${id}`));
});

test('HP-9.14 an ABILITIES card that must go is discarded', () => {
  const game = table({ heroes: [{ shown: 'AB12 AB13 AB14 AB15 AB16 AB17', actions: 1 }, {}] })
    .choose('pass')
    .choose('drop:AB14');
  expect([game.discard, game.board.piles]).toEqual(['AB14', []]);
});

test('HP-9.15 collecting may exceed the limit until the end of the turn', () => {
  const game = table({ heroes: [{ shown: 'MK01 MK04 MK05 MK06 MK07', actions: 1 }, {}], piles: [{ at: 'P18', cards: 'MK08' }] });
  game.choose('travel').choose('go:P18').choose('collect:MK08');
  expect(game.shown(0).split(' ')).toHaveLength(6);
  game.choose('stop');
  if (game.frames.endsWith('turn.act')) game.choose('end');
  expect(game.frames).toContain('limit.choose');
});

test('HP-1.14 an item is a coin, a meal or a card, never an ABILITIES card', () => {
  const game = table({ heroes: [{ gold: 1, food: 1, hidden: 'AB12 MA08' }, {}] });
  expect(game.keys().filter((key) => key.startsWith('drop'))).toEqual(['drop:MA08', 'dropFood', 'dropGold']);
});

test('EX-2 a card is collected in passing, at no pace, and its number is free', () => {
  const game = table({ heroes: [{}, {}], piles: [{ at: 'P14', cards: 'AR22', number: 1 }], sites: { P14: 'PS09' }, turn: 1 });
  game.choose('travel').choose('go:P14').choose('collect:AR22').choose('go:P09').choose('go:P04').choose('go:P01');
  if (game.frames.endsWith('travel.step')) game.choose('stop');
  expect([game.shown(1), game.board.piles, game.at(1)]).toEqual(['AR22', [], 'P01']);
});

test('HP-1.16 what is eaten goes to the bank, what is found comes from it', () => {
  const game = walk(table({ heroes: [{ gems: { vitality: 2, faith: 1 }, food: 1 }, {}] }), 'P18')
    .choose('rest')
    .choose('eat');
  expect([game.hero(0).food, game.gems(0).vitality]).toEqual([0, 5]);
});

test('HP-9.10 who is carried off by a card in his Rest looks at what lies there before he may collect it', () => {
  const haven = content.map.spaces[content.map.safe[0]!]!.id;
  const heroes = [{ at: 'P18', gems: { vitality: 3, wisdom: 3 }, shown: 'MA15' }, {}];
  const game = table({ heroes, piles: [{ at: haven, cards: 'MA08', seenBy: 0b10 }] });
  game.choose('rest').choose('play:MA15').choose(`space:${haven}`);
  expect([game.keys().includes('collect:MA08'), game.board.piles[0]!.cards[0]!.seenBy]).toEqual([true, 0b11]);
});

test('HP-9.2 what is dropped is gone from his board: GOLD, FOOD, cards face up and face down', () => {
  const game = table({ heroes: [{ gold: 1, food: 2, hidden: 'MA22', shown: 'MA11' }, {}] });
  game.choose('dropFood').choose('dropGold').choose('drop:MA22').choose('drop:MA11');
  expect([game.hero(0).gold, game.hero(0).food, game.hidden(0), game.shown(0)]).toEqual([0, 1, '', '']);
  expect([game.lyingAt('P19'), game.board.piles[0]!.cards.length]).toEqual([{ gold: 1, food: 1 }, 2]);
  expect(game.why('dropGold')).toBeUndefined();
  expect(game.keys()).not.toContain('dropGold');
});

test('HP-9.2 out of turn he may drop, too; not while he is asleep, nor while an Encounter against him is going on', () => {
  const heroes = [{ at: 'P09', gold: 2, food: 0 }, { at: 'P09', gold: 2, hidden: 'AB28' }, { at: 'P09' }];
  const game = fromDawn({ heroes, first: 1, options: { turns: 'turns' } }).chooseAs(1, 'pass');
  passAll(game);
  expect([game.keys(1).includes('dropGold'), game.board.frozen]).toEqual([true, 0]);
  game.chooseAs(2, 'snatch:2-gold');
  expect([game.keys(1).includes('dropGold'), game.board.frozen]).toEqual([false, only(1)]);
  passAll(game);
  expect([game.keys(1).includes('dropGold'), game.board.frozen, game.hero(1).gold]).toEqual([true, 0, 1]);
  game.hero(1).asleep = true;
  expect(game.asked).not.toContain(1);
});

test('HP-9.2 out of turn he may drop also where an animal is all that he has; for ABILITIES nobody is asked', () => {
  const asked = ['MK01', 'AB12', ''].map((shown) => {
    const heroes = [{ at: 'P09' }, { at: 'P11', gold: 0, food: 0, shown }, { at: 'P12' }];
    const game = fromDawn({ heroes, first: 1, options: { turns: 'turns' } }).chooseAs(1, 'pass');
    passAll(game);
    return game.asked.includes(1) && game.keys(1).includes(`drop:${shown}`);
  });
  expect(asked).toEqual([true, false, false]);
});

test('HP-9.10 whoever stands there in his turn looks at what is dropped face down; nobody else does', () => {
  const heroes = [{ at: 'P18', hidden: 'MA22' }, { at: 'P18' }, { at: 'P12' }];
  const game = racing({ heroes }).chooseAs(0, 'drop:MA22');
  expect(game.board.piles[0]!.cards).toEqual([{ card: card('MA22'), seenBy: only(0) | only(1) }]);
  const byTurn = table({ heroes }).choose('drop:MA22');
  expect(byTurn.board.piles[0]!.cards).toEqual([{ card: card('MA22'), seenBy: only(0) }]);
});

test('HP-9.10 a traveller looks where he sets out and where he stops', () => {
  const piles = [
    { at: 'P19', cards: 'MA22', seenBy: only(1) },
    { at: 'P18', cards: 'MA12', seenBy: only(1) },
  ];
  const game = table({ piles }).choose('travel');
  const knownTo0 = () => game.board.piles.map(({ cards }) => (cards[0]!.seenBy & only(0)) !== 0);
  expect(knownTo0()).toEqual([true, false]);
  game.choose('go:P18').choose('stop');
  expect(knownTo0()).toEqual([true, true]);
});

/** What a traveller is asked after these choices, and who then knows the card that lies in a space. */
const seenAfter = (at: string, pile: string, ...choices: string[]) => {
  const game = table({ heroes: [{ at }, {}], piles: [{ at: pile, cards: 'MA22', seenBy: only(1) }] }).choose('travel');
  for (const key of choices) game.choose(key, ...(key === 'balloon' ? [face(4)] : []));
  return [game.frames.split(' ').at(-1), game.board.piles[0]!.cards[0]!.seenBy];
};

test('HP-9.10 who is set down by the ferry or a balloon looks before he collects', () => {
  expect(seenAfter('R26', 'R02', 'sail:R02')).toEqual(['travel.step', only(0) | only(1)]);
  expect(seenAfter('P06', 'R20', 'balloon', 'land:R20')).toEqual(['travel.step', only(0) | only(1)]);
});
