import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { ACTIONS } from '../content/names.ts';
import { newBattle } from '../rules/18-fight.ts';
import { encounter } from '../rules/19-encounter.ts';
import { fight as battle, rest, travel } from '../rules/turnFrames.ts';
import { fight, put, STRONG, walk, WEAK } from './road.ts';
import { amid, passAll, reacting } from './playing.ts';
import { fromDawn } from './realTime.ts';
import { content, space, table, type Given, type HeroGiven, type Table } from './table.ts';
import { marksOf } from '../rules/durations.ts';
import { EVERYBODY } from '../state/board.ts';

// Chapter 14: the turn.

const [TRAVEL, REST, FIGHT] = (['travel', 'rest', 'fight'] as const).map((kind) => ACTIONS.indexOf(kind)) as [number, number, number];

test('HP-14.1 a round is one turn of every hero, clockwise from the first player', () => {
  const game = table({ heroes: [{}, {}, {}], first: 1, turn: 1 });
  const order = [game.asked[0]];
  for (let turns = 0; turns < 3; turns++) order.push(game.choose('pass').asked[0]);
  expect([order, game.board.round]).toEqual([[1, 2, 0, 1], 3]);
});

test('HP-14.2 a hero has four actions', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}] });
  for (const left of [3, 2, 1]) {
    game.choose('rest').choose('end');
    expect(game.hero(0).actions).toBe(left);
  }
  game.choose('rest').choose('end');
  expect([game.asked, game.hero(1).actions]).toEqual([[1], 4]);
});

test('HP-14.3 five kinds of action', () => {
  expect(ACTIONS).toEqual(['travel', 'rest', 'visit', 'fight', 'encounter']);
  expect(table({ heroes: [{ at: 'P18' }, { at: 'P18' }] }).keys()).toEqual(expect.arrayContaining(['travel', 'rest', 'ambush:2']));
  expect(table({ heroes: [{ at: 'P14' }, {}], sites: { P14: 'PS09' } }).keys()).toContain('visit');
  expect(table({ heroes: [{ at: 'U05' }, {}] }).keys()).toContain('dragon');
  expect(table({ heroes: [{ at: 'P18' }, {}], enemies: [{ at: 'P18', kind: 'troll' }] }).keys()).toContain('fight:0');
});

test('HP-14.4 any number of options within one action', () => {
  const game = table({ heroes: [{ at: 'P18', food: 1, gems: { vitality: 1, faith: 1 } }, {}], goods: [{ at: 'P18', gold: 1 }] });
  game.choose('rest').choose('eat').choose('search', face(4)).choose('collectGold').choose('end');
  expect(game.hero(0).actions).toBe(3);
});

test('HP-14.5 a turn starts: rising, waking, hidden enemies exposed, a Place-Site drawn', () => {
  const asleep = table({ heroes: [{ actions: 1 }, { at: 'G06', asleep: true }], enemies: [{ at: 'G06' }] }).choose('pass');
  asleep.draw(asleep.brings('troll'));
  expect(asleep.story.slice(-3)).toEqual(['turnBegins', 'woke', 'exposed']);
  const fallen = table({ heroes: [{ actions: 1 }, { fallen: true }], enemies: [{ at: 'P19', kind: 'troll' }] });
  put(fallen, 0, 'P18');
  expect(fallen.choose('pass').at(1)).toBe('P19');
  const settled = table({ heroes: [{ actions: 1 }, { at: 'P14' }], enemies: [{ at: 'P14' }] }).choose('pass');
  settled.draw(settled.brings('troll'), settled.brings('PS09'));
  expect(settled.story.slice(-2)).toEqual(['exposed', 'discovered']);
});

test('HP-14.5 W1 opens before hidden enemies are exposed', () => {
  const heroes = [{ at: 'R01' }, { at: 'P18', shown: 'MA15', gems: { vitality: 3, wisdom: 1 } }];
  const game = table({ heroes, enemies: [{ at: 'P18' }] }).choose('pass');
  const opened = (): unknown =>
    game.state.lanes.flatMap(({ stack }) => stack.flatMap((frame) => (frame.k === 'window' ? [frame.window] : [])));
  expect(opened()).toEqual(['w10']);
  game.chooseAs(1, 'pass');
  expect([opened(), game.awaited, game.story.includes('exposed')]).toEqual([['w1'], null, false]);
  game.chooseAs(1, 'pass');
  expect(game.awaited).toBe('hp.enemy');
});

test('HP-14.6 with an enemy in his space his next action is Fight or Travel', () => {
  const game = table({ heroes: [{ at: 'P14' }, {}], sites: { P14: 'PS09' }, enemies: [{ at: 'P14', kind: 'troll' }] });
  expect(game.keys().filter((key) => !key.startsWith('drop'))).toEqual(['fight:0', 'travel']);
  const road = table({ heroes: [{ at: 'P18' }, { at: 'P18' }], enemies: [{ at: 'P18', kind: 'troll' }] });
  expect(road.keys().filter((key) => !key.startsWith('drop'))).toEqual(['fight:0', 'travel']);
});

test('HP-14.7 a hero may pass, unless he could fight or travel from an enemy or the Dragon', () => {
  expect(table().choose('pass').asked).toEqual([1]);
  expect(table({ enemies: [{ at: 'P19', kind: 'troll' }] }).why('pass')).toBe('HP-14.7');
  expect(table({ dragon: 3, gathered: 1 }).why('pass')).toBe('HP-14.7');
});

test('EX-48 passing is not fleeing', () => {
  const game = table({ heroes: [{ at: 'P18', actions: 1 }, {}], enemies: [{ at: 'P18', kind: 'warlock' }] });
  expect([game.why('pass'), game.keys().includes('travel'), game.keys().includes('fight:0')]).toEqual(['HP-14.7', true, true]);
});

test('HP-14.8 passing in the fire burns once', () => {
  const game = table({ heroes: [{ at: 'U05', gems: { vitality: 3, faith: 1 } }, {}] }).choose('pass');
  expect([game.gems(0).vitality, game.asked]).toEqual([2, [1]]);
});

test('HP-14.9 evasion is lost before the burn, and he falls when nothing is left', () => {
  const given: Given = { heroes: [{ at: 'U04', gems: { vitality: 1, faith: 1 } }, {}], enemies: [{ at: 'U04', kind: 'troll' }] };
  const game = walk(table(given), 'U05');
  expect(game.eventsOf('lost').map(({ cause, vitality, faith }) => [cause, vitality, faith])).toEqual([
    ['evasion', 1, 0],
    ['active', 0, 1],
  ]);
  expect(game.at(0)).toBe('-');
});

test('HP-14.10 after the last action come the card limit and the next hero', () => {
  const game = table({ heroes: [{ shown: 'MK01 MK04 MK05 MK08 MK10 MK14', actions: 1, at: 'P18' }, {}] }).choose('pass');
  expect(game.frames).toContain('limit.choose');
  expect(game.choose('drop:MK04').asked).toEqual([1]);
});

test('HP-14.10 W10 comes between the card limit and the next turn', () => {
  const over = { shown: 'MK01 MK04 MK05 MK08 MK10 MK14', at: 'P18' };
  const game = table({ heroes: [over, { shown: 'MA30', gems: { vitality: 3, wisdom: 2 } }] }).choose('pass');
  expect([game.asked, reacting(game)]).toEqual([[0], []]);
  game.choose('drop:MK04');
  expect([reacting(game), game.story.includes('turnBegins')]).toEqual([[1], false]);
  expect(passAll(game).story.at(-1)).toBe('turnBegins');
});

test.each([
  ['travel', 'rest'],
  ['rest', 'travel'],
] as const)('HP-14.2 a further action that is only for %s is not for %s', (kind, other) => {
  const game = table({
    heroes: [{ at: 'P18', actions: 0 }, {}],
    board: ({ heroes }) => void (heroes[0]!.bonus[ACTIONS.indexOf(kind)] = 1),
  });
  expect([game.keys().includes(kind), game.why(other)]).toEqual([true, 'HP-14.2']);
});

test('HP-14.11 limits are counted anew in each own turn', () => {
  const game = table({ heroes: [{ at: 'P18', gems: WEAK, actions: 1 }, {}] })
    .choose('rest')
    .choose('end');
  expect(marksOf(game.hero(0)).rested).toBe(true);
  game.choose('pass');
  expect([game.asked, game.hero(0).marks]).toEqual([[0], null]);
});

test('HP-14.11 the streak of lost battles is not counted anew', () => {
  const game = table({ heroes: [{}, {}], enemies: [{ at: 'P18', kind: 'troll' }] });
  game.hero(1).streak = { unit: 0, losses: 1 };
  expect(game.choose('pass').asked).toEqual([1]);
  expect(game.hero(1).streak).toEqual({ unit: 0, losses: 1 });
});

test('HP-14.12 after a Dragon’s turn the hero’s turn goes on where it was', () => {
  const game = table({
    heroes: [{ at: 'G05', gems: STRONG, actions: 2 }, {}],
    enemies: [{ at: 'G05', kind: 'goblin' }],
    level: 1,
    received: 2,
  });
  fight(game, 'G05', [1, 1], [2], game.brings('FO39')).choose('rock:ii', face(1)).choose('place:R01').choose('place:R02');
  expect(game.choose('no').choose('no').hero(0).actions).toBe(1);
  expect(game.asked).toEqual([0]);
});

test('HP-14.13 when the acting hero falls his turn ends', () => {
  const game = table({ heroes: [{ at: 'P18', gems: { vitality: 1 } }, {}], enemies: [{ at: 'P18', kind: 'warlock' }] });
  game.choose('fight:0', dice(1, 1), dice(2, 2));
  expect([game.at(0), game.asked]).toEqual(['-', [1]]);
});

test('HP-14.14 when he is sent to the prison his turn ends too', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}] }).choose('rest');
  put(game, 0, 'G06');
  game.hero(0).asleep = true;
  expect(game.choose('end').asked).toEqual([1]);
});

test('HP-14.15 an action is used up when it is declared', () => {
  expect(table().choose('travel').hero(0).actions).toBe(3);
});

test.each([
  ['rest', {}],
  ['visit', { heroes: [{ at: 'P14' }, {}], sites: { P14: 'PS09' } }],
  ['fight:0', { enemies: [{ at: 'P18', kind: 'troll' }] }],
  ['dragon', { heroes: [{ at: 'U05' }, {}] }],
  ['ambush:2', {}],
] as const)('HP-14.15 an action is used up when it is declared: %s', (key, given) => {
  expect(
    table({ heroes: [{ at: 'P18' }, { at: 'P18' }], ...given })
      .choose(key)
      .hero(0).actions,
  ).toBe(3);
});

test('HP-14.16 an action that has become impossible is spent', () => {
  const game = table({ heroes: [{ at: 'P18', actions: 3 }, {}] });
  // As after a window in which an enemy came.
  game.state.lanes[0]!.stack.at(-1)!.at = 'burn';
  game.state.lanes[0]!.stack.push(rest(0));
  game.board.enemies.push({ unit: 0, at: space('P18'), kind: 0, seenBy: EVERYBODY });
  game.engine.resume(game.state);
  expect([game.frames, game.hero(0).actions, game.story]).toEqual(['rounds.next turn.act', 3, []]);
});

const CAP = content.effects.findIndex((effect) => effect.do === 'cap' && effect.n === 1);

const left = (game: Table): unknown => [game.frames, game.hero(0).actions];

test('HP-14.16 a Travel that leads nowhere any more, a Fight and an Encounter with nobody are spent', () => {
  const slowed = amid(0, [travel(0)], {
    heroes: [{ at: 'G06', actions: 3 }, { at: 'G05' }, { at: 'G05' }, { at: 'G05' }],
    board: (board) => void board.lasting.push({ effect: CAP, on: 0, by: 1, until: 'round' }),
  });
  const alone = amid(0, [{ ...battle(0, 0), at: 'compare' }], {
    heroes: [{ at: 'P18', actions: 3 }, {}],
    enemies: [{ at: 'P12', kind: 'troll' }],
    board: ({ heroes }) => void (heroes[0]!.battle = newBattle(0)),
  });
  const missed = amid(0, [encounter(0, 1, 'ambush', -1, false)], { heroes: [{ at: 'P18', actions: 3 }, { at: 'P12' }] });
  expect([slowed, alone, missed].map(left)).toEqual([1, 2, 3].map(() => ['rounds.next turn.act', 3]));
});

test('HP-32.2 there is always a legal choice', () => {
  for (const at of content.map.walkable) {
    const { id } = content.map.spaces[at]!;
    const game = table({ heroes: [{ at: id }, { at: 'P19' }], sites: { [id]: 'PS09' } });
    expect(game.keys().length).toBeGreaterThan(0);
  }
});

test('HP-32.2 he passes where neither an enemy nor the Dragon is, and beside an enemy when he can neither fight nor travel', () => {
  expect(table({ heroes: [{ at: 'P18' }, {}] }).keys()).toContain('pass');
  const beset = table({ heroes: [{ at: 'P18' }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] });
  expect(beset.why('pass')).toBe('HP-14.7');
  Object.assign(beset.hero(0), { actions: 0 });
  beset.hero(0).bonus[ACTIONS.indexOf('rest')] = 1;
  expect([beset.keys().includes('pass'), beset.why('travel'), beset.why('fight:0')]).toEqual([true, 'HP-14.2', 'HP-14.2']);
});

test('HP-1.7 the acting hero goes first, then clockwise', () => {
  const game = table({
    heroes: [{}, {}, { at: 'G05', gems: STRONG }],
    turn: 2,
    enemies: [{ at: 'G05', kind: 'goblin' }],
    level: 1,
    received: 3,
  });
  fight(game, 'G05', [1, 1], [2], game.brings('FO39')).choose('rock:ii', face(1));
  const placing = [];
  for (let turns = 0; turns < 3; turns++) {
    placing.push(game.asked[0]);
    game.choose(game.keys()[0]!);
  }
  expect(placing).toEqual([2, 0, 1]);
});

test('HP-1.18 the acting hero is the one whose turn it is', () => {
  const game = table({ heroes: [{}, {}, {}], turn: 1 });
  expect([game.asked, game.board.inTurn]).toEqual([[1], 1 << 1]);
});

test('HP-14.5 actions that a card has cost are missing once', () => {
  const game = table({ heroes: [{}, {}] });
  game.hero(1).nextActions = -1;
  game.choose('pass');
  expect([game.hero(1).actions, game.hero(1).nextActions]).toEqual([content.numbers.actions.turn - 1, 0]);
});

test('HP-14.10 at the end of his turn nothing is left of actions of one kind, nor of the peace of who has risen', () => {
  const game = table({ heroes: [{ hasRisen: true }, {}] });
  game.hero(0).bonus[0] = 1;
  game.choose('pass');
  expect([game.hero(0).bonus.every((more) => more === 0), game.board.risen]).toEqual([true, 0]);
});

test('HP-14.15 an action of one kind only is used up before one of any kind', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}] });
  game.hero(0).bonus[TRAVEL] = 2;
  walk(game, 'P12');
  expect([game.hero(0).actions, game.hero(0).bonus[TRAVEL]]).toEqual([4, 1]);
});

test('HP-14.7 nobody passes while he could still fight or evade; with nothing of the kind left he may', () => {
  const enemies = [{ at: 'P18', kind: 'goblin' }];
  const left = (kind: number | null, beset = true): string | undefined => {
    const game = table({ heroes: [{ at: 'P18', actions: kind === null ? 1 : 0 }, {}], ...(beset ? { enemies } : {}) });
    if (kind !== null) game.hero(0).bonus[kind] = 1;
    return game.why('pass');
  };
  expect([left(null), left(TRAVEL), left(FIGHT), left(REST)]).toEqual(['HP-14.7', 'HP-14.7', 'HP-14.7', undefined]);
  expect([left(null, false), left(TRAVEL, false)]).toEqual([undefined, undefined]);
});

test('HP-14.10 what lasts for a turn is over with it, and what is left of one kind is lost', () => {
  const lasting = [
    { effect: 0, on: 0, by: 0, until: 'turn' },
    { effect: 0, on: 0, by: 1, until: 'round' },
  ] as const;
  const game = table({ heroes: [{}, {}], board: (board) => void (board.lasting = lasting.slice()) });
  game.hero(0).bonus[FIGHT] = 1;
  game.choose('rest').choose('end');
  expect(game.board.lasting).toEqual(lasting);
  game.choose('pass');
  // The turn of seat 1 has begun: what he brought about until then is over, too (HP-14.11).
  expect([game.board.lasting, game.hero(0).bonus[FIGHT], game.asked]).toEqual([[], 0, [1]]);
});

const spent = (until: 'turn' | 'round' | 'battle') => ({ card: 0, clause: 0, until });

test('HP-14.11 what may be used once a turn is fresh when it begins', () => {
  const game = table({ heroes: [{}, {}] });
  game.hero(1).spent = [spent('turn'), spent('round')];
  game.hero(0).spent = [spent('turn')];
  game.choose('pass');
  expect([game.hero(1).spent, game.hero(0).spent]).toEqual([[], [spent('turn')]]);
});

test('HP-10.8 what may be used once an action is fresh after it', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}] });
  game.hero(0).spent = [{ card: 0, clause: 0, until: 'action' }];
  game.board.lasting = [{ effect: 0, on: 0, by: 0, until: 'action' }];
  game.choose('rest').choose('end');
  expect([game.hero(0).spent, game.board.lasting]).toEqual([[], []]);
});

test('HP-10.3 after his last action a hero may still use a card, and nothing else', () => {
  const heroes = [
    { at: 'P18', actions: 1, shown: 'MA22' },
    { at: 'P18', gold: 2 },
  ];
  const game = table({ heroes }).choose('rest').choose('end');
  expect(game.asked).toEqual([0]);
  expect(game.keys()).toEqual(expect.arrayContaining(['end', 'play:MA22']));
  expect(game.keys().filter((key) => /ambush|snatch|thieve|travel|rest|pass/.test(key))).toEqual([]);
  expect(passAll(game.choose('end')).asked).toEqual([1]);
  expect(
    table({ heroes: [{ at: 'P18', actions: 1 }, {}] })
      .choose('rest')
      .choose('end').asked,
  ).toEqual([1]);
});

test('HP-7.11 who rose is not set upon at the start until his turn is over', () => {
  const game = table({ heroes: [{}, { fallen: true, gems: { skills: 1 } }] }).choose('pass');
  expect([game.at(1), game.board.risen]).toEqual(['P19', 2]);
  expect(game.choose('pass').board.risen).toBe(0);
});

test('HP-11.14 his gear screen closes when his turn begins', () => {
  const game = fromDawn({ heroes: [{}, {}], options: { turns: 'turns' } }).choose('pass');
  expect(game.board.gearing).toBe(1);
  expect(game.chooseAs(1, 'pass').board.gearing).toBe(2);
});

const windows = (hidden: string, gems: HeroGiven['gems'], ...keys: string[]): string[] => {
  const game = table({ heroes: [{ at: 'P18' }, { at: 'P18', hidden, ...(gems && { gems }) }] });
  for (const key of keys) game.chooseAs(0, key);
  return game.state.lanes.flatMap(({ stack }) => stack.flatMap((frame) => (frame.k === 'window' ? [frame.window] : [])));
};

test('HP-24.2 W2 opens for a Travel and a Rest, W10 at the end of a turn', () => {
  const wise = { vitality: 3, wisdom: 3 };
  expect([windows('MA19', wise, 'travel'), windows('MA19', wise, 'rest'), windows('MA19', wise, 'pass')]).toEqual([
    ['w2'],
    ['w2'],
    ['w10'],
  ]);
});

test('HP-17.9 a card that allows a Visit once more allows it once', () => {
  const game = table({ heroes: [{ at: 'P14', gold: 5 }, {}], sites: { P14: 'PS02' } })
    .choose('visit')
    .choose('end');
  expect(game.why('visit')).toBe('HP-17.9');
  game.hero(0).marks!.again = 1;
  game.choose('visit').choose('end');
  expect([game.hero(0).marks!.again, game.why('visit')]).toEqual([0, 'HP-17.9']);
});
