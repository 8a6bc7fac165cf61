import { Offer, SPECTATOR, viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { DECKS, type Deck } from '../content/names.ts';
import { heropath } from '../game.ts';
import { drawCards, isExposed, offerRefreshes, refill, refreshByVisitor, refreshDisplay, takeFromDisplay } from '../rules/06-decks.ts';
import { goodsFor } from '../rules/effects/goods.ts';
import { accountedIn, discardFrom, poolOf } from '../rules/cards.ts';
import type { Frame } from '../state/frames.ts';
import { act } from '../state/verbs.ts';
import { card, cards, content, site, table, type Given, type Table } from './table.ts';
import { marksOf } from '../rules/durations.ts';

// Chapter 6: decks and exposed cards.

const deckRow = (deck: Deck): number => DECKS.indexOf(deck);

/** The first player changes gear, and above it a frame is worked through: when it has ended he is asked again. */
const after = (frame: Frame, given: Given = {}): Table =>
  table({ ...given, stack: [{ k: 'gear', at: 'change', seat: 0, rule: 'HP-11.14' }, frame] });

const drawing = (deck: Deck, count: number, given: Given = {}): Table => after(drawCards(0, deckRow(deck), count, 'HP-6.6'), given);

/** A table on which the first player changes gear, so that nothing else goes on. */
const quiet = (given: Given = {}): Table => table({ ...given, stack: [{ k: 'gear', at: 'change', seat: 0, rule: 'HP-11.14' }] });

/** Runs a deed of the rules that may go into frames, on the main line. */
function run(game: Table, deed: (game: Table) => void): Table {
  // The engine is a flow as long as it has a lane: it entered this one when the state was resumed.
  deed(game);
  game.engine.resume(game.state);
  return game;
}

/** All copies of the cards of a deck but these. */
const allBut = (deck: Deck, kept: string): string =>
  poolOf(quiet({ display: { arms: '- - -', market: '- - -', abilities: '- - -', magic: '- - -' } }).board, content, deckRow(deck))
    .map((row) => content.cards[row]!.id)
    .filter((id) => !kept.split(' ').includes(id))
    .join(' ');

const size = (deck: Deck): number => {
  const { from, to } = content.decks[deck];
  return content.cards.slice(from, to).reduce((sum, { count }) => sum + count, 0);
};

test('HP-6.1 five decks: 40, 40, 40, 40 and 60 cards', () => {
  expect(DECKS.map(size)).toEqual([40, 40, 40, 40, 60]);
});

describe('the display', () => {
  test('HP-6.2 FORTUNE is never on display, and is drawn unseen', () => {
    expect(quiet().board.display).toHaveLength(4);
    const game = drawing('fortune', 1);
    expect(game.awaited).toBe('hp.card');
    game.draw(game.brings('FO39'));
    expect(game.shown(0)).toBe('FO39');
  });

  test('HP-6.3 each other deck shows two squares and its top card', () => {
    const game = after(refill(deckRow('magic')), { display: { magic: '- - -' } });
    game.draw(game.brings('MA01'), game.brings('MA02'), game.brings('MA03'));
    expect(game.display('magic')).toBe('MA01 MA02 MA03');
    expect(game.awaited).toBeNull();
    expect(table({ fresh: 2 }).board.display.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });

  test('HP-6.4 where a square is emptied the top card slides into it, and the next is turned up', () => {
    const game = run(quiet({ display: { arms: 'AR01 AR02 AR03' } }), ({ board, engine }) => takeFromDisplay(board, card('AR01'), engine));
    expect(game.display('arms')).toBe('AR03 AR02 -');
    game.draw(game.brings('AR04'));
    expect(game.display('arms')).toBe('AR03 AR02 AR04');
  });

  test('HP-6.4 where the top card is taken only the next is turned up', () => {
    const game = run(quiet({ display: { arms: 'AR01 AR02 AR03' } }), ({ board, engine }) => takeFromDisplay(board, card('AR03'), engine));
    game.draw(game.brings('AR05'));
    expect(game.display('arms')).toBe('AR01 AR02 AR05');
  });

  test('HP-6.5 any exposed card of a deck can be chosen, and no other', () => {
    const { board } = quiet({ display: { arms: 'AR01 AR02 AR03' } });
    expect(['AR01', 'AR02', 'AR03', 'AR04'].map((id) => isExposed(board, content, card(id)))).toEqual([true, true, true, false]);
    expect(isExposed(board, content, card('FO01'))).toBe(false);
    const rich = quiet({ heroes: [{ gold: 30 }, {}], display: { arms: 'AR01 AR02 AR03' } });
    expect(goodsFor(rich.board, content, rich.hero(0), { deck: deckRow('arms'), less: 0 })).toEqual(cards('AR01 AR02 AR03'));
  });
});

describe('drawing', () => {
  test('HP-6.6 from a deck on display the open top card is drawn, and the next is turned up before anything else', () => {
    const game = drawing('magic', 2, { display: { magic: 'MA01 MA02 MA05' } });
    expect(game.shown(0)).toBe('');
    game.draw(game.brings('MA07'));
    expect(game.shown(0)).toBe('MA05');
    game.draw(game.brings('MA01'));
    expect(game.shown(0)).toBe('MA05 MA07');
    expect(game.display('magic')).toBe('MA01 MA02 MA01');
    game.audit();
    const fortune = drawing('fortune', 1);
    expect(fortune.draw(fortune.brings('FO39')).shown(0)).toBe('FO39');
  });

  test('HP-6.13 what is drawn or taken in the open is known to all', () => {
    const game = drawing('fortune', 1);
    game.draw(game.brings('FO39'));
    expect(game.eventsOf('drew')).toEqual([{ t: 'drew', rule: 'HP-6.6', seat: 0, deck: deckRow('fortune'), card: card('FO39') }]);
    const magic = drawing('magic', 1, { display: { magic: 'MA01 MA02 MA05' } }).draw(() => 0);
    expect([magic.shown(0), magic.hidden(0)]).toEqual(['MA05', '']);
  });

  test('HP-6.13 what is bought everybody knows, MAGIC too', () => {
    const heroes = [{ at: 'P14', gold: 9 }, {}];
    const game = table({ heroes, sites: { P14: 'PS05' }, display: { magic: 'MA01 MA05 MA08' } });
    game.choose('visit').choose('activity:1').choose('buy:MA08');
    expect([game.shown(0), game.hidden(0)]).toEqual(['MA08', '']);
  });

  test('HP-6.8 an empty deck is made anew of its discards', () => {
    const game = drawing('fortune', 1, { discard: 'FO39 AR01', removed: allBut('fortune', 'FO39').concat(' FO39') });
    expect(game.eventsOf('deckRenewed')).toHaveLength(1);
    expect(game.discard).toBe('AR01');
    game.draw(game.brings('FO39'));
    expect(game.shown(0)).toBe('FO39');
  });

  test('HP-6.9 where the Discard Pile has none either, nothing is drawn', () => {
    const game = drawing('fortune', 3, { removed: allBut('fortune', '') });
    expect(game.awaited).toBeNull();
    expect([game.shown(0), game.hidden(0)]).toEqual(['', '']);
    const arms = drawing('arms', 1, { display: { arms: '- - -' }, removed: allBut('arms', '') });
    expect(arms.shown(0)).toBe('');
  });

  test('HP-6.9 gaps in the display stay until there is a card again', () => {
    const removed = allBut('arms', 'AR01 AR02 AR04');
    const given = { display: { arms: 'AR01 AR02 AR04' }, removed: `${removed} AR02` };
    const game = run(quiet(given), ({ board, engine }) => takeFromDisplay(board, card('AR01'), engine));
    expect(game.display('arms')).toBe('AR04 AR02 -');
    game.board.discard.push(card('AR01'));
    run(game, ({ engine }) => engine.push(refill(deckRow('arms'))));
    game.draw(game.brings('AR01'));
    expect(game.display('arms')).toBe('AR04 AR02 AR01');
  });

  test('HP-6.9 a gap is filled before the next action is chosen', () => {
    const game = table({ display: { arms: '- - -' }, removed: allBut('arms', '') }).choose('rest');
    game.board.removed.splice(game.board.removed.indexOf(card('AR01')), 1);
    game.board.discard.push(card('AR01'));
    expect(game.choose('end').awaited).toBe('hp.display');
    game.draw(game.brings('AR01'));
    expect([game.display('arms'), game.asked]).toEqual(['AR01 - -', [0]]);
  });
});

test('HP-6.7 used cards go to one common Discard Pile', () => {
  const game = quiet({ heroes: [{ shown: 'FO39', hidden: 'MA05' }, {}] });
  discardFrom(game.board, content, 0, card('FO39'));
  discardFrom(game.board, content, 0, card('MA05'));
  expect(game.discard).toBe('FO39 MA05');
  expect([game.shown(0), game.hidden(0)]).toEqual(['', '']);
  for (const viewer of [0, 1, SPECTATOR]) expect(viewOf(heropath, game.state, viewer).sight.discard).toEqual(cards('FO39 MA05'));
});

describe('refreshing', () => {
  const smith = site('PS01');

  /** What a visitor, of the Blacksmith or another Place-Site, may refresh; and why not. */
  function refreshes(game: Table, where = smith): { allowed: string[]; denied: Record<string, string> } {
    const out = new Offer().reset(true);
    offerRefreshes(game.board, 0, where, out, game.engine);
    const keyOf = (action: number): string => game.engine.game.keys.keyOf(action);
    return {
      allowed: out.list().map(keyOf),
      denied: Object.fromEntries(out.denials.map(({ action, rule }) => [keyOf(action), rule])),
    };
  }

  test('HP-6.10 for 1 GOLD a visitor discards all exposed cards of a deck, and new ones are turned up', () => {
    const game = quiet({ heroes: [{ gold: 3 }, {}], display: { arms: 'AR01 AR02 AR03' } });
    run(game, ({ board, engine }) => refreshByVisitor(board, 0, act.refresh(deckRow('arms')), engine));
    game.draw(game.brings('AR04'), game.brings('AR05'), game.brings('AR06'));
    expect([game.display('arms'), game.discard, game.hero(0).gold]).toEqual(['AR04 AR05 AR06', 'AR01 AR02 AR03', 2]);
    expect(refreshes(quiet({ heroes: [{ gold: 0 }, {}] })).denied['refresh:arms']).toBe('HP-6.10');
  });

  test('HP-6.10 it is offered during a Visit', () => {
    const game = table({ heroes: [{ at: 'P14', gold: 1 }, {}], sites: { P14: 'PS01' } });
    expect(game.keys()).not.toContain('refresh:arms');
    game.choose('visit').choose('refresh:arms').drawOn();
    expect([game.hero(0).gold, game.frames]).toEqual([0, 'rounds.next turn.burn visit.choose']);
  });

  test('HP-6.11 only a deck in which the Place-Site deals', () => {
    const { allowed, denied } = refreshes(quiet({ heroes: [{ gold: 1 }, {}] }));
    expect(allowed).toEqual(['refresh:arms']);
    expect(denied).toEqual({ 'refresh:market': 'HP-6.11', 'refresh:abilities': 'HP-6.11', 'refresh:magic': 'HP-6.11' });
  });

  test('HP-6.11 where animals are sold MARKET, in a caravan every deck, in an inn none', () => {
    const game = quiet({ heroes: [{ gold: 1 }, {}] });
    expect(['PS15', 'PS04', 'PS09'].map((id) => refreshes(game, site(id)).allowed)).toEqual([
      ['refresh:market'],
      ['refresh:arms', 'refresh:market', 'refresh:abilities', 'refresh:magic'],
      [],
    ]);
  });

  test('HP-6.12 twice in a turn at most', () => {
    const game = quiet({ heroes: [{ gold: 9 }, {}] });
    for (const count of [1, 2]) {
      expect(refreshes(game).allowed).toEqual(['refresh:arms']);
      run(game, ({ board, engine }) => refreshByVisitor(board, 0, act.refresh(deckRow('arms')), engine));
      game.drawOn();
      expect(marksOf(game.hero(0)).refreshes).toBe(count);
    }
    expect(refreshes(game).denied['refresh:arms']).toBe('HP-6.12');
    expect(refreshes(game, site('PS03')).denied['refresh:market']).toBe('HP-6.12');
  });

  test('HP-6.12 and in his next turn again', () => {
    const game = table({ heroes: [{ at: 'P14', gold: 9 }, {}], sites: { P14: 'PS01' } }).choose('visit');
    for (const _ of [1, 2]) game.choose('refresh:arms').drawOn();
    expect(game.why('refresh:arms')).toBe('HP-6.12');
    game.choose('end').choose('pass').choose('pass').choose('visit');
    expect(game.keys()).toContain('refresh:arms');
  });

  test('HP-6.12 what a card refreshes costs nothing and does not count', () => {
    const game = quiet({ heroes: [{ gold: 0 }, {}] });
    run(game, ({ board, engine }) => refreshDisplay(board, 0, deckRow('arms'), 'HP-6.12', engine)).drawOn();
    expect(game.hero(0)).toMatchObject({ gold: 0, marks: null });
  });
});

test('HP-6.14 a barred card that turns up after all is discarded and replaced on the spot', () => {
  const barred = content.cards.findIndex(({ isEncounter, deck }) => isEncounter && DECKS[deck] === 'abilities');
  const { id } = content.cards[barred]!;
  const game = after(refill(deckRow('abilities')), {
    options: { morals: 'golden' },
    display: { abilities: 'AB01 AB02 -' },
    board: (board) => board.removed.splice(board.removed.indexOf(barred), 1),
  });
  game.draw(game.brings(id));
  expect([game.display('abilities'), game.discard]).toEqual(['AB01 AB02 -', id]);
  game.draw(game.brings('AB03'));
  expect(game.display('abilities')).toBe('AB01 AB02 AB03');
});

test('HP-6.14 and so is one that comes to a hand', () => {
  const barred = content.cards.findIndex(({ isEncounter, deck }) => isEncounter && DECKS[deck] === 'fortune');
  const game = drawing('fortune', 1, {
    options: { morals: 'golden' },
    board: (board) => board.removed.splice(board.removed.indexOf(barred), 1),
  });
  game.draw(game.brings(content.cards[barred]!.id));
  expect(game.discard).toBe(content.cards[barred]!.id);
  game.draw(game.brings('FO39'));
  expect(game.shown(0)).toBe('FO39');
});

test('HP-29.15 in Solo a card marked S is always replaced, and does not come back', () => {
  const game = drawing('fortune', 1, { heroes: [{}] });
  game.draw(game.brings('FO28'));
  expect(game.board.removed).toContain(card('FO28'));
  game.draw(game.brings('FO39'));
  expect(game.shown(0)).toBe('FO39');
});

test.each([
  ['arms', 'AR23', 'AR01 AR02 -', 'AR03'],
  ['arms', 'AR27', 'AR01 AR02 -', 'AR03'],
  ['market', 'MK27', 'MK01 MK02 -', 'MK03'],
  ['magic', 'MA35', 'MA01 MA02 -', 'MA03'],
] as const)('HP-29.15 in Solo %s shows another card instead of %s, which is marked S', (deck, id, shown, next) => {
  const game = after(refill(deckRow(deck)), { heroes: [{}], display: { [deck]: shown } });
  game.draw(game.brings(id));
  expect([game.display(deck), game.board.removed.includes(card(id))]).toEqual([shown, true]);
  game.draw(game.brings(next));
  expect(game.display(deck)).toBe(shown.replace('-', next));
});

test('HP-29.15 in Solo a card that deals with another hero may be replaced by the next of its deck', () => {
  const heroic = content.cards.findIndex(
    ({ dealsWithHeroes, isReplacedInSolo, isEncounter, deck, time }) =>
      dealsWithHeroes && !isReplacedInSolo && !isEncounter && DECKS[deck] === 'fortune' && time !== 'instant',
  );
  const { id } = content.cards[heroic]!;
  const kept = drawing('fortune', 1, { heroes: [{}] });
  kept.draw(kept.brings(id)).choose('no');
  expect(kept.shown(0)).toBe(id);
  const game = drawing('fortune', 1, { heroes: [{}] });
  game.draw(game.brings(id)).choose('yes');
  game.draw(game.brings('FO39'));
  expect([game.shown(0), game.discard]).toEqual(['FO39', id]);
});

test('HP-1.9 every card is in one place: what is nowhere else is in its deck', () => {
  const game = quiet({
    heroes: [{ worn: 'AR02+MA01', shown: 'AR01', hidden: 'MA05' }, {}],
    discard: 'AR22',
    piles: [{ at: 'D05', cards: 'AR23' }],
  });
  const accounted = accountedIn(game.board, content);
  for (const row of cards('AR02 MA01 AR01 MA05 AR22 AR23')) expect(accounted[row]).toBeGreaterThan(0);
  DECKS.forEach((name, deck) => {
    const { from, to } = content.decks[name];
    let all = 0;
    for (let row = from; row < to; row++) all += content.cards[row]!.count - accounted[row]!;
    expect(poolOf(game.board, content, deck)).toHaveLength(all);
  });
});
