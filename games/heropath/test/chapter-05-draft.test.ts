import { SPECTATOR, heardBy, viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../content/names.ts';
import { heropath } from '../game.ts';
import { poolOf } from '../rules/cards.ts';
import type { Options } from '../state/options.ts';
import { inTurn, passAll, withCards } from './playing.ts';
import { card, content, idsOf, table, type Table } from './table.ts';

// Chapter 5: the draft.

/** A game whose hands are dealt; what comes is the first or, with another `pick`, any other card of a deck. */
function dealt(seats: number, options: Partial<Options> = {}, pick = (outcomes: number): number => Math.floor(outcomes / 3)): Table {
  const game = table({ fresh: seats, options }).draw(() => 0);
  while (game.frames === 'setUp.hero') game.choose(game.keys()[0]!);
  while (game.awaited !== null) game.draw((die) => pick(die.outcomes));
  return game;
}

const hand = (game: Table, seat: number): number[] => game.board.draft!.hands[seat]!.map((held) => held.card);
const sorted = (list: readonly number[]): number[] => list.toSorted((one, other) => one - other);
const keepKeys = (game: Table, seat: number): string[] => game.keys(seat).filter((key) => key.startsWith('keep:'));

/** Keeps the first so many of what is offered. */
function keep(game: Table, seat: number, count: number): void {
  for (let kept = 0; kept < count; kept++) game.chooseAs(seat, keepKeys(game, seat)[0]!);
  game.chooseAs(seat, 'confirm');
}

function keepAll(game: Table, seats: number, count: number): void {
  for (let seat = 0; seat < seats; seat++) keep(game, seat, count);
}

const decksOf = (cards: readonly number[]): Record<string, number> =>
  Object.fromEntries(DECKS.map((name, deck) => [name, cards.filter((row) => content.cards[row]!.deck === deck).length]));

describe('dealing', () => {
  test('HP-5.1 each is dealt 2 ARMS, 1 MARKET, 2 MAGIC and 4 ABILITIES; FORTUNE takes no part', () => {
    const game = dealt(4);
    for (const seat of [0, 1, 2, 3]) expect(decksOf(hand(game, seat))).toEqual({ arms: 2, market: 1, magic: 2, abilities: 4, fortune: 0 });
    game.audit();
  });

  test('HP-5.7 a player sees his own hand; of the others only the backs', () => {
    const game = dealt(3);
    const { hands } = viewOf(heropath, game.state, 1).sight.draft!;
    expect(hands[1]!.map((held) => held.card)).toEqual(hand(game, 1));
    expect(idsOf(hands[0]!.map((held) => held.card))).toBe('arms arms market abilities abilities abilities abilities magic magic');
    const onlooker = viewOf(heropath, game.state, -1).sight.draft!;
    expect(onlooker.hands.flat().every((held) => held.card < 0)).toBe(true);
  });

  test.each<[number, Partial<Options>]>([
    [2, { morals: 'golden' }],
    [3, { competition: 'co-op' }],
    [1, { competition: 'solo' }],
  ])('HP-5.12 what the mode bars is out before the deal (%i, %o)', (seats, options) => {
    const game = dealt(seats, options);
    const barred = content.cards.flatMap(({ isEncounter }, row) => (isEncounter ? [row] : []));
    expect(barred.length).toBeGreaterThan(0);
    for (const row of barred) {
      expect(poolOf(game.board, content, content.cards[row]!.deck)).not.toContain(row);
      expect(game.board.removed).toContain(row);
    }
  });

  test('HP-29.4 alone 4 ARMS, 4 MAGIC and 6 ABILITIES are drawn; 6 are kept and the rest goes back', () => {
    const game = dealt(1);
    expect(decksOf(hand(game, 0))).toEqual({ arms: 4, market: 0, magic: 4, abilities: 6, fortune: 0 });
    keep(game, 0, 6);
    expect(game.hero(0).shown.length + game.hero(0).hidden.length).toBe(6);
    expect(game.board.draft).toBeNull();
  });

  test('HP-29.15 in Solo a card that deals with another hero may be replaced at once by another of its deck', () => {
    const heroic = content.cards.findIndex(
      ({ deck, dealsWithHeroes, isEncounter, isReplacedInSolo }) =>
        DECKS[deck] === 'magic' && dealsWithHeroes && !isEncounter && !isReplacedInSolo,
    );
    expect(heroic).toBeGreaterThanOrEqual(0);
    const { id } = content.cards[heroic]!;
    const game = table({ fresh: 1 }).draw(() => 0);
    game.choose(game.keys()[0]!);
    while (game.awaited !== null && game.awaited !== 'hp.deal') game.draw(() => 0);
    for (let count = 0; count < 4; count++) game.draw(() => 0);
    game.draw(game.brings(id));
    while (game.awaited !== null) game.draw(() => 0);
    game.choose(`discard:${id}`);
    expect(game.awaited).toBe('hp.deal');
    game.draw((die) => die.outcomes - 1);
    expect(hand(game, 0)).toHaveLength(14);
    expect(hand(game, 0)).not.toContain(heroic);
    expect(game.discard).toBe(id);
  });
});

/** Somebody chooses a hero, and is dealt his hand, which begins with these. */
function dealtFrom(seats: number, ...ids: string[]): Table {
  const game = table({ fresh: seats }).draw(() => 0);
  while (game.frames === 'setUp.hero') game.choose(game.keys()[0]!);
  while (game.awaited !== null && game.awaited !== 'hp.deal') game.draw(() => 0);
  for (const id of ids) game.draw(game.brings(id));
  game.drawOn();
  return game;
}

test('HP-29.15 where several play nothing of the starting hand is replaced', () => {
  const game = dealtFrom(2, 'AR31');
  expect(hand(game, 0)).toContain(card('AR31'));
  expect(game.keys(0).filter((key) => key.startsWith('discard'))).toEqual([]);
});

test('HP-29.15 in Solo a card marked S is replaced in the starting draw, too', () => {
  const game = dealtFrom(1, 'AR23');
  expect([hand(game, 0).includes(card('AR23')), hand(game, 0).length, game.board.removed.includes(card('AR23'))]).toEqual([
    false,
    14,
    true,
  ]);
});

describe('choosing and passing', () => {
  test('HP-5.2 first one card is kept, and eight go to the left', () => {
    const game = dealt(3);
    const before = [0, 1, 2].map((seat) => hand(game, seat));
    const kept = [0, 1, 2].map((seat) => before[seat]![0]!);
    [0, 1, 2].forEach((seat) => game.chooseAs(seat, `keep:${content.cards[kept[seat]!]!.id}`).chooseAs(seat, 'confirm'));
    [0, 1, 2].forEach((seat) => {
      const passed = before[(seat + 2) % 3]!.slice(1);
      expect(sorted(hand(game, seat))).toEqual(sorted([kept[seat]!, ...passed]));
    });
  });

  test('HP-5.3 then two, three and four, chosen anew each time: what was kept may be passed on', () => {
    const game = dealt(3);
    keepAll(game, 3, 1);
    const first = hand(game, 0)[0]!;
    for (const seat of [1, 2]) keep(game, seat, 2);
    const others = keepKeys(game, 0).filter((key) => key !== `keep:${content.cards[first]!.id}`);
    game.chooseAs(0, others[0]!).chooseAs(0, others[1]!).chooseAs(0, 'confirm');
    expect(hand(game, 1)).toContain(first);
    expect([0, 1, 2].map((seat) => hand(game, seat).length)).toEqual([9, 9, 9]);
    keepAll(game, 3, 3);
    keepAll(game, 3, 4);
    expect(game.eventsOf('packPassed').map(({ cards }) => cards.length)).toEqual([8, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 5]);
  });

  test('HP-5.4 the fifth time six are kept, and three go back to their decks', () => {
    const game = dealt(3);
    [1, 2, 3, 4].forEach((count) => keepAll(game, 3, count));
    const rest = hand(game, 0);
    keepAll(game, 3, 6);
    const has = [...game.hero(0).shown, ...game.hero(0).hidden.map((held) => held.card)];
    expect(has).toHaveLength(6);
    expect(rest).toEqual(expect.arrayContaining(has));
    const returned = rest.filter((row) => !has.includes(row));
    for (const row of returned) expect(poolOf(game.board, content, content.cards[row]!.deck)).toContain(row);
    expect(game.board.draft).toBeNull();
  });

  test('HP-5.5 all choose at the same time, and nothing is passed before all have', () => {
    const game = dealt(3);
    expect(game.asked).toEqual([0, 1, 2]);
    keep(game, 2, 1);
    keep(game, 0, 1);
    expect(game.asked).toEqual([1]);
    expect(game.story).not.toContain('packPassed');
    keep(game, 1, 1);
    expect(game.asked).toEqual([0, 1, 2]);
  });

  test('HP-5.5 who has marked enough may think again', () => {
    const game = dealt(2);
    const offered = keepKeys(game, 0);
    for (const key of offered) {
      game.chooseAs(0, key);
      expect(game.keys(0)).toEqual(['again', 'confirm']);
      game.chooseAs(0, 'again');
      expect(keepKeys(game, 0)).toEqual(offered);
    }
  });

  test('HP-5.6 with two players the packs swap', () => {
    const game = dealt(2);
    const kept = [0, 1].map((seat) => card(keepKeys(game, seat)[0]!.slice('keep:'.length)));
    const packs = [0, 1].map((seat) => hand(game, seat).toSpliced(hand(game, seat).indexOf(kept[seat]!), 1));
    expect(sorted(packs[0]!)).not.toEqual(sorted(packs[1]!));
    keepAll(game, 2, 1);
    for (const seat of [0, 1]) expect(sorted(hand(game, seat))).toEqual(sorted([kept[seat]!, ...packs[1 - seat]!]));
  });

  test('HP-5.7 what is passed is known to who passed it and who gets it; what is kept to its keeper alone', () => {
    const game = dealt(3);
    keepAll(game, 3, 1);
    const seenBy = (viewer: number): number[] =>
      viewOf(heropath, game.state, viewer)
        .sight.draft!.hands[1]!.map((held) => held.card)
        .filter((row) => row >= 0);
    expect(seenBy(1)).toHaveLength(9);
    expect(seenBy(0)).toHaveLength(8);
    expect(seenBy(2)).toHaveLength(0);
  });

  test('HP-5.7 what is dealt, passed and kept is told to who holds it; others hear of backs', () => {
    const game = dealt(3);
    [1, 2, 3, 4, 6].forEach((count) => keepAll(game, 3, count));
    // How many cards of seat 1 a viewer hears the names of: dealt to him, passed on by him, kept by him.
    const named = (viewer: number): number[] => {
      const heard = heardBy(game.engine.told!, viewer, 3);
      const cardsOf = (t: 'dealt' | 'packPassed' | 'drafted'): number[] =>
        heard.flatMap((event) => {
          if (event.t !== t || event.seat !== 1) return [];
          return event.t === 'dealt' ? [event.card] : event.cards;
        });
      return [cardsOf('dealt'), cardsOf('packPassed'), cardsOf('drafted')].map((list) => list.filter((row) => row >= 0).length);
    };
    expect([0, 1, 2, SPECTATOR].map(named)).toEqual([
      [0, 0, 0],
      [9, 8 + 7 + 6 + 5, 6],
      [0, 8 + 7 + 6 + 5, 0],
      [0, 0, 0],
    ]);
  });

  test('EX-44 draft arithmetic', () => {
    const game = dealt(3);
    expect(game.board.draft!.hands.flat()).toHaveLength(27);
    [1, 2, 3, 4, 6].forEach((count) => keepAll(game, 3, count));
    expect(game.eventsOf('packPassed').map(({ cards }) => cards.length)).toEqual([8, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 5]);
    expect(game.board.heroes.flatMap(({ shown, hidden }) => [...shown, ...hidden])).toHaveLength(18);
    game.audit();
  });
});

/** Two players who have drafted; the first of them holds these cards. */
function drafted(cards: string): Table {
  const game = dealt(2);
  [1, 2, 3, 4].forEach((count) => keepAll(game, 2, count));
  const wanted = cards.split(' ').map((id) => card(id));
  const { hands } = game.board.draft!;
  const spare = hands[0]!.filter((held) => !wanted.includes(held.card));
  hands[0] = [...wanted.map((row) => ({ card: row, seenBy: 1 })), ...spare.slice(0, 9 - wanted.length)];
  hands[1] = hands[1]!.filter((held) => !wanted.includes(held.card));
  for (const id of cards.split(' ')) game.chooseAs(0, `keep:${id}`);
  while (keepKeys(game, 0).length > 0) game.chooseAs(0, keepKeys(game, 0)[0]!);
  game.chooseAs(0, 'confirm');
  keep(game, 1, Math.min(6, hands[1].length));
  return game;
}

test('HP-5.8 there is no quota: any six may be kept, also six of one category', () => {
  const six = 'AB01 AB02 AB03 AB04 AB05 AB06';
  const game = drafted(six);
  const { shown, hidden } = game.hero(0);
  expect(idsOf([...shown, ...hidden.map((held) => held.card)].toSorted((one, other) => one - other))).toBe(six);
});

describe('arranging', () => {
  test('HP-5.9 all arrange their six cards at the same time, straight into the Armament; then the boards are shown', () => {
    const game = drafted('AR01 AR22 MA01');
    expect(game.asked).toEqual([0, 1]);
    game.chooseAs(0, 'wear:AR01').chooseAs(0, 'wear:AR22-other');
    expect(game.worn(0)).toBe('AR01 AR22 - - -');
    const seen = viewOf(heropath, game.state, 1).sight.heroes[0]!;
    expect(idsOf(seen.worn)).toBe('- - - - -');
    expect([seen.shown, seen.hidden.length]).toEqual([[], 6]);
    expect(seen.hidden.every((held) => held.card < 0)).toBe(true);
    game.chooseAs(0, 'done');
    expect(viewOf(heropath, game.state, 1).sight.heroes[0]!.worn.every((row) => row < 0)).toBe(true);
    game.chooseAs(1, 'done');
    expect(idsOf(viewOf(heropath, game.state, 1).sight.heroes[0]!.worn)).toBe('AR01 AR22 - - -');
  });

  test('HP-5.9 what somebody puts on while all arrange is told to nobody else', () => {
    const game = drafted('AR01 AR22 MA01').chooseAs(0, 'wear:AR01');
    const told = (seat: number) => heardBy(game.engine.told!, seat, 2).filter(({ t }) => t === 'wore');
    expect([told(0).length, told(1), told(SPECTATOR)]).toEqual([1, [], []]);
  });

  test('HP-5.9 who has nothing to wear is asked like everybody else: whether he is shows nobody his cards', () => {
    const game = drafted('AB01 AB02 AB03 AB04 AB05 AB06');
    expect(game.keys(0)).toEqual(['done']);
    expect(game.asked).toContain(0);
  });

  test('HP-5.10 what goes back is in its deck again when the display is laid out', () => {
    const game = dealt(2);
    [1, 2, 3, 4].forEach((count) => keepAll(game, 2, count));
    const returned = card('AR01');
    const { hands } = game.board.draft!;
    const others = hands.map((held) => held.filter((one) => one.card !== returned));
    game.board.draft!.hands = [[{ card: returned, seenBy: 1 }, ...others[0]!.slice(0, 8)], others[1]!];
    const left = (): number => poolOf(game.board, content, DECKS.indexOf('arms')).filter((row) => row === returned).length;
    const before = left();
    for (let kept = 0; kept < 6; kept++)
      game.chooseAs(
        0,
        keepKeys(game, 0).find((key) => key !== 'keep:AR01')!,
      );
    game.chooseAs(0, 'confirm');
    keep(game, 1, 6);
    expect(left()).toBe(before + 1);
    game.chooseAs(0, 'done').chooseAs(1, 'done');
    expect(game.awaited).toBe('hp.display');
    game.draw(game.brings(content.cards[returned]!.id));
    expect(game.board.display[0]).toContain(returned);
  });
});

test('HP-5.11 an Instant that was kept is carried out when its owner’s first turn begins, and is then over', () => {
  const given = { heroes: [{}, { gems: { vitality: 1 }, hidden: 'MA22', shown: 'MK33' }] };
  const instant = { time: 'instant' } as const;
  const game = inTurn(0, given, withCards({ MA22: instant, MK33: instant }));
  expect([game.hidden(1), game.shown(1), game.keys()]).toEqual(['MA22', 'MK33', expect.not.arrayContaining(['play:MA22'])]);
  passAll(game.choose('pass'));
  expect([game.gems(1).vitality, game.hidden(1), game.shown(1), game.discard]).toEqual([5, '', '', 'MK33 MA22']);
  expect(game.story.indexOf('turnBegins')).toBeLessThan(game.story.indexOf('instantDrawn'));
  expect(game.asked).toEqual([1]);
  game.audit();
});
