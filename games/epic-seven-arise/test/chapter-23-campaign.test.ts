import { viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { ARTIFACT, EQUIPMENT, SKILL } from '../rules/cards.ts';
import { readBonuses } from '../rules/04-story.ts';
import { receive } from '../rules/frames.ts';
import { DIFFICULTIES } from '../state/choices.ts';
import { cards, content, keysOf, rowOf, table, type Given, type Table } from './table.ts';
import { won } from './won.ts';

// Chapter 23: Campaign Mode.

const campaign = (given: Given = {}): Table =>
  table({
    ...given,
    options: { mode: 'campaign', ...given.options },
    board(board) {
      board.kept = board.players.map(({ seat, deck, secret }) => ({ seat, deck: deck.slice(), secret: secret.slice() }));
      given.board?.(board);
    },
  });

/** A chapter of a campaign was won; bonus rewards whose condition holds are given. */
const wonChapter = (chapter: number, given: Given = {}): Table =>
  campaign({
    ...given,
    chapter,
    over: 'completed',
    board(board) {
      given.board?.(board);
      readBonuses(board, content);
    },
  });

/** Whoever is offered cards keeps the first; the Merchant is passed by. */
function through(t: Table): Table {
  for (let asked = 0; asked < 200; asked++) {
    t.settle();
    if (t.question.startsWith('pick') || t.question === 'circles.choose') t.choose(t.keys()[0]!);
    else if (t.question === 'redraw.choose') t.chooseAs(t.asked[0]!, 'keepCards');
    else if (t.question === 'merchant.buy') t.choose('pass');
    else break;
  }
  return t;
}

/** All votes of the interlude go to this. */
function all(t: Table, key: string): Table {
  while (t.state.outcome === null && t.question === 'ballot.vote' && t.keys(t.asked[0]).includes(key)) t.chooseAs(t.asked[0]!, key);
  return t;
}

const owned = (t: Table, seat: number): string => {
  const { hand, deck, secret, area } = t.player(seat);
  return keysOf([...hand, ...deck, ...secret, ...area].toSorted((one, other) => one - other));
};

test('EA-23.1 the chapters are played in order with the same players and heroes', () => {
  const t = through(wonChapter(1));
  expect(t.keys(0)).toEqual(['abstain', 'onward:giveUp', 'onward:goOn', 'onward:gentle', 'onward:grim'].toSorted());
  all(t, 'onward:goOn').settle();
  expect([t.board.chapter, t.told('chapter').at(-1)]).toMatchObject([1, { chapter: 1, attempt: 1 }]);
  expect(t.board.heroes.map(({ id }) => content.heroes[id]!.name)).toEqual(['Ras', 'Brannoch', 'Ysarre', 'Mirelle']);
  expect(() => epicSevenArise.readOptions({ mode: 'campaign', chapter: 2 }, 4)).toThrow(
    "Options, field 'chapter': 2 in a campaign; expected 1, where every campaign begins (EA-23.1)",
  );
});

test('EA-23.2 Equipment that has left the game is not in the deck again', () => {
  const t = all(through(wonChapter(1, { board: (board) => board.removed.push(...cards('Q03 Q07')) })), 'onward:goOn');
  // One of each player's free cards is Equipment as well: fewer than 5 Skulls.
  expect([t.board.removed, t.board.stock[EQUIPMENT]]).toEqual([cards('Q03 Q07'), 15 - 2 - 4]);
  t.audit();
});

test('EA-23.3 everybody keeps all cards: deck, hand and action area together', () => {
  const t = through(
    wonChapter(3, {
      players: [{ hand: 'r4 A01', deck: 'g2', secret: 'b7', area: 'g5 g6' }, {}, {}, {}],
      board: (board) => (board.gate = 0),
    }),
  );
  const before = owned(t, 0);
  expect(before.split(' ').length).toBe(7);
  all(t, 'onward:goOn').settle();
  expect([owned(t, 0), t.player(0).hand, t.player(0).area]).toEqual([before, [], []]);
  t.audit();
  through(t);
  expect([t.player(0).hand.length, owned(t, 0)]).toEqual([5, before]);
});

test('EA-23.4 health carries over, but at least half of what is printed, rounded up', () => {
  const heroes = { Ras: { health: 7 }, Brannoch: { health: 2 }, Ysarre: { health: 1 }, Mirelle: { health: 8 } };
  const t = all(through(wonChapter(1, { heroes })), 'onward:goOn');
  expect(['Ras', 'Brannoch', 'Ysarre', 'Mirelle'].map((name) => t.hero(name).health)).toEqual([7, 7, 4, 8]);
});

test('EA-23.5 Skystones, Souls, potions, Skulls and the friendship order are set up anew', () => {
  const players = [{ stones: [5, 0, 0] as const, souls: 4, potions: 2 }, {}, {}, {}];
  const t = all(
    through(wonChapter(1, { players, skulls: 4, order: [3, 2, 1, 0], heroes: { Brannoch: { health: 7 }, Ras: { health: 5 } } })),
    'onward:goOn',
  );
  expect([t.player(0).souls, t.player(0).potions, t.board.potions, t.board.skulls]).toEqual([0, 0, 4, 0]);
  t.settle();
  expect(t.board.players.map(({ stones }) => stones.reduce((sum, count) => sum + count))).toEqual([2, 2, 2, 2]);
  // Ras 5, Brannoch 7, the others 8.
  expect(t.board.order.slice(0, 2)).toEqual([0, 1]);
});

test('EA-23.6 only chapter 1 deals cards; the decks are what nobody owns, with the discard pile shuffled in', () => {
  const t = all(
    through(wonChapter(3, { players: [{ deck: 'r1 r2 A04' }, {}, {}, {}], discards: 'A05 A06', board: (board) => (board.gate = 3) })),
    'onward:goOn',
  );
  t.settle();
  expect([t.told('dealt'), t.question, t.board.discards]).toEqual([[], 'merchant.buy', []]);
  expect([t.board.stock[SKILL], t.board.stock[ARTIFACT], t.board.stock[EQUIPMENT]]).toEqual([58, 30, 11]);
  expect(
    through(table({ fresh: 4, options: { mode: 'campaign' } }).heroes('Ras', 'Brannoch', 'Ysarre', 'Mirelle')).told('dealt'),
  ).toHaveLength(4);
});

test('EA-23.7 before round 1 of each chapter the Merchant is open', () => {
  const t = all(through(wonChapter(1)), 'onward:goOn').settle();
  expect([t.told('merchant').at(-1), t.board.round]).toMatchObject([{ open: true }, 1]);
  const single = table({ fresh: 4 }).heroes('Ras', 'Brannoch', 'Ysarre', 'Mirelle');
  expect(through(single).told('merchant')).toEqual([]);
});

test('EA-23.8 friendship order, Skystones, shopping, circles, hands: in this order', () => {
  const t = through(all(through(wonChapter(1)), 'onward:goOn'));
  const steps = t.story.slice(t.story.lastIndexOf('chapter'));
  const order = ['ranked', 'stones', 'merchant', 'circle', 'drew', 'round'].map((kind) => steps.indexOf(kind));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order[0]).toBeGreaterThan(0);
});

test('EA-23.9 bonus rewards are given when a chapter is won, in final friendship order', () => {
  const t = wonChapter(1, { order: [2, 0, 3, 1], skulls: 5 });
  t.settle();
  expect([t.asked, t.told('bonus')]).toMatchObject([[2], [{ row: 0 }]]);
  expect(campaign({ over: 'dead', board: (board) => readBonuses(board, content) }).told('bonus')).toEqual([]);
  through(t);
  // With 5 Skulls there is no Equipment.
  expect([0, 1, 2, 3].map((seat) => owned(t, seat).split(' ').length)).toEqual([1, 1, 1, 1]);
  const better = through(wonChapter(1, { skulls: 4 }));
  expect(
    [0, 1, 2, 3].map(
      (seat) =>
        owned(better, seat)
          .split(' ')
          .filter((key) => key.startsWith('Q')).length,
    ),
  ).toEqual([1, 1, 1, 1]);
  const lamps = (found: string[]): number[] => {
    const two = through(wonChapter(2, { found, order: [3, 2, 1, 0] }));
    return [0, 1, 2, 3].map(
      (seat) =>
        owned(two, seat)
          .split(' ')
          .filter((key) => key.startsWith('Q')).length,
    );
  };
  expect([lamps(['2a', '2b', '2c']), lamps(['2a', '2b'])]).toEqual([
    [0, 0, 1, 1],
    [0, 0, 0, 1],
  ]);
});

test('EA-23.10 where no Equipment is left a free card is a Skill Point card; where none of those is left, nothing', () => {
  const equipment = content.cards.flatMap(({ id, kind }) => (kind === 'equipment' ? [id] : [])).join(' ');
  const t = campaign({ players: [{ deck: equipment }, {}, {}, {}], stack: [receive(EQUIPMENT, 0b0010, 'EA-23.10', 'skill')] });
  t.draw(...t.all('r1 r2 r3'));
  expect([t.asked, t.keys()]).toEqual([[1], ['keep:r1', 'keep:r2', 'keep:r3']]);
  const everything = content.cards
    .flatMap(({ id, kind, count }) => (kind === 'artifact' ? [] : Array.from({ length: count }, () => id)))
    .join(' ');
  const none = campaign({ players: [{ deck: everything }, {}, {}, {}], stack: [receive(EQUIPMENT, 0b0010, 'EA-23.10', 'skill')] });
  expect(none.told('soldOut').map(({ deck }) => deck)).toEqual([EQUIPMENT, SKILL]);
  const two = campaign({
    players: [{ deck: equipment.split(' ').slice(2).join(' ') }, {}, {}, {}],
    stack: [receive(EQUIPMENT, 0b0010, 'EA-23.10', 'skill')],
  });
  two.settle();
  expect(two.keys()).toEqual(['keep:Q01', 'keep:Q02']);
  // Chapter 1 gives everybody a Skill Point card, and with few Skulls Equipment: instead of it another one.
  const bonus = through(wonChapter(1, { players: [{ deck: equipment }, {}, {}, {}], skulls: 4 }));
  expect([1, 2, 3].map((seat) => owned(bonus, seat).split(' ').length)).toEqual([2, 2, 2]);
});

const SCORES = [
  { stones: [2, 2, 2] as const },
  { stones: [4, 4, 0] as const },
  { stones: [1, 0, 0] as const },
  { stones: [9, 0, 0] as const },
];

test('EA-23.11 the score of a chapter that was won is written down', () => {
  expect(campaign({ players: SCORES, over: 'skulls' }).board.sheet).toEqual([]);
  const t = through(wonChapter(1, { players: SCORES, board: (board) => (board.attempts = 2) }));
  expect(t.board.sheet).toEqual([{ chapter: 0, difficulty: 'standard', attempts: 2, scores: [12, 8, 1, 9], champions: 0b0001 }]);
  const last = through(
    wonChapter(6, {
      chapter: 6,
      players: SCORES.map((player, seat) => ({ ...player, contribution: seat })),
      clean: ['6a', '6b', '6c'],
      found: ['6a', '6b', '6c'],
    }),
  );
  // Chapter 6: 3 points more for who contributed most to the last battle, 2 for everybody with three clean Seals.
  expect(last.board.sheet.at(-1)!.scores).toEqual([14, 10, 3, 14]);
});

const sheet = (...rows: number[][]) =>
  rows.map((scores, chapter) => ({
    chapter,
    difficulty: 'standard' as const,
    attempts: 1,
    scores,
    champions: 1 << scores.indexOf(Math.max(...scores)),
  }));

test('EA-23.12 after chapter 6 the highest sum wins the campaign; ties by chapters won as Grand Champion, then shared', () => {
  const places = (...rows: number[][]): readonly number[] =>
    through(wonChapter(6, { players: SCORES.map(() => ({})), board: (board) => (board.sheet = sheet(...rows)) })).state.outcome!.places;
  // Chapter 6 gives each tied player 1 point for their contribution: nothing changes.
  expect(places([5, 1, 1, 1], [1, 4, 1, 1], [1, 4, 1, 1])).toEqual([2, 1, 3, 3]);
  expect(places([9, 1, 0, 0], [0, 4, 0, 0], [0, 4, 0, 0])).toEqual([2, 1, 3, 3]);
  expect(places([3, 2, 0, 0], [2, 3, 0, 0])).toEqual([1, 1, 3, 3]);
  // Two chapters won are less than a higher sum.
  expect(places([9, 1, 0, 0], [0, 2, 0, 0], [0, 2, 0, 0])).toEqual([1, 2, 3, 3]);
  const t = through(wonChapter(6, { players: SCORES }));
  expect(t.state.outcome).toMatchObject({ reason: 'campaign' });
  expect(t.told('campaignEnded')).toMatchObject([{ won: true }]);
});

const lost = (given: Given = {}): Table => campaign({ ...given, over: 'dead' });

test('EA-23.13 a lost chapter is played again from its start with all heroes at full health; its points do not count', () => {
  const players = [{ deck: 'g1 g2', hand: 'r7 A03', stones: [7, 0, 0] as const, souls: 3 }, { secret: 'b1' }, {}, {}];
  const t = lost({
    chapter: 2,
    players,
    heroes: {
      Ras: { health: 1, shields: 2, extra: 3, statuses: ['slow'], taunt: true, thorns: 1, equipment: 'Q02' },
      Mirelle: { health: 0 },
    },
    board(board) {
      board.kept[0]!.deck = cards('g1 g2');
      board.kept[1]!.secret = cards('b1');
      board.keptRemoved = cards('Q01');
      board.removed = cards('Q01 Q03');
    },
  });
  expect([t.told('ended')[0]!.reason, t.board.sheet, t.keys(0)]).toEqual([
    'dead',
    [],
    ['abstain', 'onward:gentle', 'onward:giveUp', 'onward:goOn', 'onward:grim'],
  ]);
  all(t, 'onward:goOn');
  expect([t.board.chapter, t.board.attempts, owned(t, 0), owned(t, 1), t.player(0).souls, t.board.removed]).toEqual([
    1,
    2,
    'g1 g2',
    'b1',
    0,
    cards('Q01'),
  ]);
  expect(t.board.heroes.map(({ health }) => health)).toEqual([10, 13, 8, 8]);
  expect(t.hero('Ras')).toMatchObject({ shields: 0, extra: 0, statuses: 0, taunt: false, thorns: 0, equipment: [] });
  t.settle().audit();
  expect(t.told('chapter')).toMatchObject([{ chapter: 1, attempt: 2 }]);
});

test('EA-23.13 chapter 1 is dealt anew, and giving up ends the campaign without a champion', () => {
  const t = lost({ players: [{ deck: 'g1' }, {}, {}, {}], board: (board) => board.kept.forEach((kept) => (kept.deck = [])) });
  all(t, 'onward:goOn').settle();
  expect([t.question, t.told('dealt').length]).toEqual(['redraw.choose', 4]);
  const given = all(lost({ board: (board) => (board.sheet = sheet([4, 3, 2, 1])) }), 'onward:giveUp');
  expect(given.state.outcome).toEqual({ reason: 'givenUp', places: [0, 0, 0, 0], scores: [4, 3, 2, 1], rewards: [0, 0, 0, 0] });
});

/** The last battle of chapter 1 in a campaign is won. */
function wonLast(given: Given): Table {
  const t = won('H', {
    ...given,
    story: '4A',
    at: 'E',
    round: 5,
    options: { mode: 'campaign' },
    monsters: [{ kind: 'grubmaw', at: 'H', health: 1 }],
    board: (board) => (board.kept = board.players.map(({ seat }) => ({ seat, deck: [], secret: [] }))),
  });
  for (let asked = 0; asked < 80 && !t.keys(t.asked[0]).includes('onward:goOn'); asked++)
    t.chooseAs(t.asked[0]!, t.keys(t.asked[0])[0]!).settle();
  return t;
}

test('EA-23.9 whether a bonus is deserved is read when the last objective is completed', () => {
  expect([wonLast({ skulls: 4 }).told('bonus').length, wonLast({ skulls: 5 }).told('bonus').length]).toEqual([2, 1]);
});

test('EA-23.14 who revived after the last battle starts the next chapter at full health', () => {
  const t = wonLast({ heroes: { Brannoch: { health: 0 }, Ras: { health: 9 } } });
  expect([t.told('revived').length, t.told('ended')[0]!.reason]).toEqual([1, 'completed']);
  all(t, 'onward:goOn');
  expect([t.board.chapter, t.hero('Brannoch').health, t.hero('Ras').health]).toEqual([1, 13, 9]);
});

/** Places in a campaign that these seats have left. */
const left = (...seats: number[]): readonly number[] =>
  through(
    wonChapter(6, {
      players: SCORES,
      board: (board) => seats.forEach((seat) => (board.players[seat]!.gone = true)),
    }),
  ).state.outcome!.places;

test('EA-24.11 who has left a campaign cannot win it', () => {
  expect([left()[0], left(0)]).toEqual([1, [4, 2, 3, 1]]);
  expect(left(0, 1, 2, 3)).not.toContain(1);
});

test('EA-23.15 deck, hero and score stay with the seat, whoever sits there', () => {
  const t = through(wonChapter(1, { players: SCORES }));
  const before = [owned(t, 0), t.board.sheet];
  all(t, 'onward:goOn');
  expect([owned(t, 0), t.board.sheet, t.hero('Ras').owner]).toEqual([...before, 0]);
});

test('EA-23.16 in single-chapter play Equipment is not used', () => {
  const t = table({ fresh: 4 });
  expect(t.board.stock[EQUIPMENT]).toBe(0);
  t.board.players[0]!.deck = cards('Q01');
  expect(() => t.audit()).toThrow('EA-23.16');
});

test('EA-23.17 the difficulty changes only if all vote for it; the score sheet notes it', () => {
  const t = lost();
  for (const seat of [0, 1, 2, 3]) t.chooseAs(seat, 'onward:gentle');
  expect([t.board.difficulty, t.told('difficulty')]).toMatchObject(['gentle', [{ difficulty: 'gentle' }]]);
  // Once between two attempts; then the group goes on.
  expect(t.keys(0)).toEqual(['abstain', 'onward:giveUp', 'onward:goOn']);
  const divided = lost();
  for (const seat of [0, 1, 2]) divided.chooseAs(seat, 'onward:grim');
  divided.chooseAs(3, 'abstain');
  expect([divided.board.difficulty, divided.board.attempts, divided.told('difficulty')]).toEqual(['standard', 2, []]);
  const noted = through(wonChapter(1, { options: { difficulty: 'grim' } }));
  expect(noted.board.sheet[0]!.difficulty).toBe('grim');
  expect(DIFFICULTIES).toContain(noted.board.difficulty);
});

test('what others owned at the start of a chapter stays as secret as it was', () => {
  const t = campaign({ players: [{ secret: 'b1 A02 Q03' }, {}, {}, {}] });
  expect(viewOf(epicSevenArise, t.state, 1).sight.kept[0]!.secret).toEqual([-1, -2, -3]);
  expect(viewOf(epicSevenArise, t.state, 0).sight.kept[0]!.secret).toEqual(cards('b1 A02 Q03'));
  expect(rowOf(content.cards, 'b1')).toBe(cards('b1')[0]);
});
