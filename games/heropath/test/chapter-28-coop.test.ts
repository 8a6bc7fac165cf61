import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { marking } from '../rules/durations.ts';
import { dragonTurn } from '../rules/flights.ts';
import { isFaceUp } from '../rules/things.ts';
import { GATHERED } from '../state/board.ts';
import { agree, coop, evening } from './coop.ts';
import { laid } from './laid.ts';
import { fight, spacesFor, STRONG, walk, WEAK } from './road.ts';
import { content, kind, space, type Given, type Table } from './table.ts';

// Chapter 28: Co-op. The Ritual has a file of its own.

test('HP-28.2 Settlements, Safe spaces and balloons have an enemy too, and the stockpile is empty from the start', () => {
  const { board } = laid(3, { competition: 'co-op' });
  const { lairs, caveMouth, settlements, safe, balloons } = content.map;
  const filled = new Set([...lairs, caveMouth, ...settlements, ...safe, ...balloons]);
  expect(filled.size).toBe(48);
  expect(board.enemies.map(({ at }) => at).toSorted((one, other) => one - other)).toEqual(
    [...filled].toSorted((one, other) => one - other),
  );
  expect(board.stock).toBe(0);
  expect(board.enemies.filter(isFaceUp).map(({ at }) => at)).toEqual([caveMouth]);
});

test('HP-28.3 there is no Encounter', () => {
  expect(
    coop()
      .keys()
      .filter((key) => /ambush|thieve|snatch/.test(key)),
  ).toEqual([]);
  expect(coop().why('ambush:2')).toBe('HP-28.3');
  const rich = coop({ heroes: [{ at: 'P18' }, { at: 'P18', gold: 2, shown: 'AR01' }] });
  expect(['ambush:2', 'thieve:2-equipment', 'snatch:2-gold'].map((key) => rich.why(key))).toEqual(['HP-28.3', 'HP-28.3', 'HP-28.3']);
});

test('HP-28.6 the nearest Place-Site to the hero of the first player, wherever the others are', () => {
  const sites = { P14: 'PS09', R01: 'PS01' };
  const game = evening({ heroes: [{ at: 'R01' }, {}, {}], stock: 3, sites });
  expect([game.enemiesAt('R01'), game.enemiesAt('P14'), game.board.stock]).toEqual([['?'], [], 2]);
});

test('HP-28.6 the first player makes a Special Enemy Move at the end of a round', () => {
  const game = evening({ stock: 3, sites: { P14: 'PS09' } });
  expect(game.enemiesAt('P14')).toEqual(['?']);
});

test('HP-28.7 the Place-Site comes before the enemy', () => {
  const game = walk(coop({ enemies: [{ at: 'P14' }] }), 'P14');
  expect(game.awaited).toBe('hp.place-site');
  expect(game.draw(game.brings('PS09')).awaited).toBe('hp.enemy');
  const there = coop({ heroes: [{ at: 'P14' }, {}, {}], sites: { P14: 'PS09' }, enemies: [{ at: 'P14', kind: 'troll' }] });
  expect(there.why('visit')).toBe('HP-12.12');
});

test('HP-28.8 the same enemy is fought by one after the other', () => {
  const game = coop({ heroes: [{ at: 'P18', gems: WEAK }, { at: 'P18', gems: WEAK }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] });
  fight(game, 'P18', [1, 1], [5]);
  expect([game.asked, game.keys().includes('fight:0')]).toEqual([[1], true]);
});

test('HP-28.8 of several enemies in a space each fights which he likes', () => {
  const enemies = [
    { at: 'P18', kind: 'goblin' },
    { at: 'P18', kind: 'troll' },
  ];
  expect(coop({ heroes: [{ at: 'P18' }, { at: 'P18' }, {}], enemies }).keys()).toEqual(expect.arrayContaining(['fight:0', 'fight:1']));
});

test('HP-28.9 one action each, round and round, until everybody has had four', () => {
  const game = coop({ heroes: [{ at: 'P18' }, { at: 'P18' }, { at: 'P18' }], stock: 5 });
  const order: number[] = [];
  while (game.board.round === 2) {
    order.push(game.asked[0]!);
    game.choose('rest').choose('end');
  }
  expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
});

test('HP-28.9 who has only an action of one kind left has his turn, too', () => {
  const game = coop({ heroes: [{ at: 'P18', actions: 1 }, { actions: 0 }, { actions: 0 }] });
  game.hero(1).bonus[0] = 1;
  game.choose('rest').choose('end');
  expect([game.asked, game.why('rest')]).toEqual([[1], 'HP-14.2']);
});

test('HP-28.9 nobody starts the next round before all have had theirs', () => {
  const game = coop({
    heroes: [
      { at: 'P18', actions: 1 },
      { at: 'P18', actions: 0 },
      { at: 'P18', actions: 2 },
    ],
    stock: 5,
  });
  game.choose('rest').choose('end').choose('rest').choose('end');
  expect([game.asked, game.board.round]).toEqual([[2], 2]);
  game.choose('rest').choose('end');
  expect(game.board.round).toBe(3);
});

test('HP-28.10 with the consent of all a player acts once more, or lets the next one go first', () => {
  const more = agree(coop({ heroes: [{ at: 'P18' }, {}, {}] }).choose('more'), 1, 2)
    .choose('rest')
    .choose('end');
  expect(more.asked).toEqual([0]);
  expect(more.choose('rest').choose('end').asked).toEqual([1]);
  const refused = coop({ heroes: [{ at: 'P18' }, {}, {}] })
    .choose('more')
    .chooseAs(1, 'agree')
    .chooseAs(2, 'refuse');
  expect(refused.choose('rest').choose('end').asked).toEqual([1]);
  const after = agree(coop().choose('after'), 1, 2);
  expect([after.asked, after.hero(0).actions]).toEqual([[1], 4]);
});

test('HP-28.11 one "no" refuses, and then he must act; trust grants everything', () => {
  const game = coop().choose('after').chooseAs(1, 'agree').chooseAs(2, 'refuse');
  expect([game.asked, game.why('after'), game.why('more')]).toEqual([[0], 'HP-28.11', 'HP-28.11']);
  const round = coop({ options: { trust: true } })
    .choose('after')
    .choose('after')
    .choose('after');
  expect([round.asked, round.why('after')]).toEqual([[0], 'HP-28.11']);
});

test('HP-28.11 the wish is put to all others at the same time, and everybody hears of it', () => {
  const game = coop().choose('more');
  expect([game.asked, game.eventsOf('wished')]).toMatchObject([[1, 2], [{ seat: 0, wish: 'more' }]]);
  game.chooseAs(2, 'agree');
  expect(game.asked).toEqual([1]);
  game.chooseAs(1, 'agree');
  expect([game.asked, game.eventsOf('wishGranted').length, game.eventsOf('wishRefused').length]).toEqual([[0], 1, 0]);
});

test('HP-28.11 a refused wish gives nothing, and the next action may be wished for anew', () => {
  const game = coop({ heroes: [{ at: 'P18' }, { at: 'P18' }, { at: 'P18' }] }).choose('more');
  game.chooseAs(1, 'refuse').chooseAs(2, 'agree');
  expect([game.eventsOf('wishRefused').length, game.asked]).toEqual([1, [0]]);
  expect(game.choose('rest').choose('end').asked).toEqual([1]);
  for (const seat of [1, 2]) game.chooseAs(seat, 'rest').chooseAs(seat, 'end');
  expect([game.asked, game.keys().includes('more'), game.keys().includes('after')]).toEqual([[0], true, true]);
});

test('HP-28.11 without trust silence grants nothing; with it nobody is asked', () => {
  expect(coop().choose('after').asked).toEqual([1, 2]);
  expect(coop({ options: { trust: true } }).choose('after').asked).toEqual([1]);
});

test('HP-28.11 whenever letting others go first has gone once around, who began must act; an action in between begins anew', () => {
  const game = coop({ heroes: [{ at: 'P18' }, { at: 'P18' }, { at: 'P18' }], options: { trust: true } });
  game.choose('after').choose('after').choose('after').choose('rest').choose('end');
  expect(game.asked).toEqual([1]);
  game.choose('after').choose('after').choose('after');
  expect([game.asked, game.why('after')]).toEqual([[1], 'HP-28.11']);
});

test('HP-28.11 who has no action left cannot be let go first', () => {
  const heroes = [{}, { actions: 0 }, {}];
  const game = coop({ heroes, options: { trust: true } })
    .choose('after')
    .choose('after');
  expect([game.asked, game.why('after')]).toEqual([[0], 'HP-28.11']);
});

test('HP-28.12 what a card gives is had once, and then the next player comes', () => {
  const game = coop({ heroes: [{ at: 'P18', shown: 'FO49' }, {}, {}] }).choose('play:FO49');
  game.choose('more').chooseAs(1, 'refuse').chooseAs(2, 'refuse');
  game.choose('rest').choose('end').choose('rest').choose('end');
  expect([game.asked, game.hero(0).actions]).toEqual([[1], 3]);
});

test('HP-28.12 a Travel that a card gives is performed at once, too', () => {
  const game = coop({ heroes: [{ at: 'P18', shown: 'FO46' }, {}, {}] }).choose('play:FO46');
  game.choose('rest').choose('end');
  expect([game.asked, game.hero(0).actions, game.hero(0).bonus[0]]).toEqual([[0], 3, 1]);
});

test('HP-28.12 nobody has more than four actions in a round, but for what a card gives, which is done at once', () => {
  expect(coop({ heroes: [{ actions: 1 }, {}, {}] }).why('more')).toBe('HP-28.12');
  const game = coop({ heroes: [{ at: 'P18' }, {}, {}] });
  game.hero(0).actions++;
  game.choose('rest').choose('end');
  expect(game.asked).toEqual([1]);
  const given = coop({ heroes: [{ at: 'P18', shown: 'FO49' }, {}, {}] }).choose('play:FO49');
  expect(given.hero(0).actions).toBe(5);
  expect(given.choose('rest').choose('end').asked).toEqual([0]);
});

test('HP-28.12 an action that a card has given does not shorten the next round', () => {
  const game = coop({ heroes: [{ at: 'P18', actions: 1, shown: 'FO49' }, { actions: 0 }, { actions: 0 }], stock: 5 });
  game.choose('play:FO49').choose('rest').choose('end').choose('rest').choose('end');
  expect([game.board.round, game.hero(0).actions]).toEqual([3, 4]);
});

test('HP-28.13 limits are reset, the fallen rise and sleepers wake at the start of a round', () => {
  const game = evening({
    stock: 5,
    heroes: [{}, { fallen: true, gems: { skills: 1 } }, { at: 'G06', asleep: true }],
    board: ({ heroes }) => (marking(heroes[0]!).again = 1),
  });
  expect([game.at(1), game.board.round, game.hero(0).actions]).toEqual(['P19', 3, 4]);
  expect([game.hero(0).marks, game.hero(2).asleep]).toEqual([null, false]);
});

test('HP-28.14 a hero is off turn whenever it is not his action', () => {
  const game = coop({ heroes: [{ at: 'P18' }, {}, {}] });
  expect(game.board.inTurn).toBe(1);
  expect(game.choose('rest').choose('end').board.inTurn).toBe(2);
});

test('HP-28.14 his gear may be changed between his actions, until the next one begins', () => {
  const game = coop({ heroes: [{ at: 'P18', shown: 'AR01' }, {}] });
  expect(game.choose('rest').choose('end').board.gearing).toBe(0b01);
  // The second hero has acted, too: it is the first one's action again.
  expect([game.choose('pass').asked, game.board.gearing & 0b01]).toEqual([[0], 0]);
});

test('HP-28.15 after two losses in a row the enemy is not moved, and the EXPERIENCE is gained', () => {
  const game = coop({ heroes: [{ at: 'P18', gems: WEAK }, { at: 'P10' }, { at: 'P10' }], enemies: [{ at: 'P18', kind: 'goblin' }] });
  fight(game, 'P18', [1, 1], [5]).choose('rest').choose('end').choose('rest').choose('end');
  fight(game, 'P18', [1, 1], [5]);
  expect([game.enemiesAt('P18'), game.gems(0).experience, game.hero(0).streak]).toEqual([['goblin'], 1, null]);
  expect([game.asked, game.frames.includes('shift')]).toEqual([[1], false]);
});

/** He has lost to the goblin beside him, and it is his again. */
const beaten = (): Table => {
  const heroes = [
    { at: 'P18', gems: WEAK },
    { at: 'P10', actions: 2 },
  ];
  const game = coop({ heroes, enemies: [{ at: 'P18', kind: 'goblin' }], options: { trust: true } });
  return fight(game, 'P18', [1, 1], [5]).choose('rest').choose('end');
};

test('HP-28.15 to wait for others does not break the row, another action does', () => {
  const waited = fight(beaten().choose('after').choose('rest').choose('end'), 'P18', [1, 1], [5]);
  expect(waited.gems(0).experience).toBe(1);
  const evaded = beaten().choose('travel').choose('go:P12').choose('go:P18').choose('stop').choose('rest').choose('end');
  expect(fight(evaded, 'P18', [1, 1], [5]).gems(0).experience).toBe(0);
});

test('HP-28.16 beside an enemy he may let others go first, but his actions must be used to fight or evade', () => {
  const game = coop({ enemies: [{ at: 'P19', kind: 'goblin' }] });
  expect(game.keys()).toContain('after');
  expect([game.why('pass'), game.why('rest')]).toEqual(['HP-14.7', 'HP-12.12']);
});

test('EX-16 Tom waits for Nicole, and must use his fourth action', () => {
  const heroes = [
    { at: 'P18', gems: { vitality: 4, faith: 2 }, actions: 3 },
    { at: 'P18', gems: WEAK, actions: 1 },
  ];
  const game = coop({ heroes, enemies: [{ at: 'P18', kind: 'warlock' }], options: { trust: true } });
  game.choose('more');
  fight(fight(game, 'P18', [1, 1], [5, 5]), 'P18', [1, 1], [5, 5]);
  expect([game.gems(0).vitality, game.gems(0).experience, game.enemiesAt('P18')]).toEqual([2, 1, ['warlock']]);
  fight(game, 'P18', [1, 1], [5, 5]);
  expect([game.asked, game.hero(0).actions, game.why('pass')]).toEqual([[0], 1, 'HP-14.7']);
});

const awaitedAfter = (round: number, players = 3) =>
  evening({ heroes: Array.from({ length: players }, () => ({})), round, gathered: 3, dragon: GATHERED }).awaited;

test('HP-28.23 up to 2 cards of each deck', () => {
  const game = coop({ heroes: [{ at: 'P18', shown: 'AR01 AR02 AR06 MK01' }, { at: 'P18' }] }).choose('exchange:2');
  game.choose('give:AR01').choose('give:AR02');
  expect([game.why('give:AR06'), game.keys().includes('give:MK01')]).toEqual(['HP-27.4', true]);
});

test('HP-28.23 he exchanges with whom he passes in his Travel, in the space or next to it', () => {
  const game = coop({ heroes: [{ at: 'P18' }, { at: 'P07' }] }).choose('travel');
  expect(game.why('exchange:2')).toBe('HP-28.23');
  expect(game.choose('go:P12').keys()).toContain('exchange:2');
  expect(game.choose('go:P07').keys()).toContain('exchange:2');
});

test('HP-28.24 the party loses when all are fallen, and at the end of the last round after the Gathering Phase', () => {
  const heroes = [
    { at: 'P18', gems: { vitality: 1 } },
    { fallen: true, gems: { skills: 1 } },
  ];
  const game = fight(coop({ heroes, enemies: [{ at: 'P18', kind: 'warlock' }] }), 'P18', [1, 1], [5, 5]);
  game.draw(dice(1, 1), dice(1, 1));
  expect(game.state.outcome).toMatchObject({ reason: 'fallen', rewards: [0, 0] });
  expect([awaitedAfter(7), awaitedAfter(8)]).toEqual([null, 'hp.hero-dice']);
  expect([awaitedAfter(4, 6), awaitedAfter(5, 6)]).toEqual([null, 'hp.hero-dice']);
  // Before the Gathering Phase only the cap of HP-32.1 ends it.
  expect([evening({ round: 20, stock: 5 }).awaited, evening({ round: 60, stock: 5 }).awaited]).toEqual([null, 'hp.hero-dice']);
});

const flying = (given: Given = {}): Table => {
  const game = coop(given);
  dragonTurn(game.board, 0, game.engine);
  game.engine.resume(game.state);
  return game;
};

test('HP-28.25 the Dragon flies from rock to rock', () => {
  expect([0, 1, 2].map((dragon) => flying({ dragon }).board.dragon)).toEqual([1, 2, 0]);
});

test('HP-28.26 the flare costs 2; then Special Enemy Moves, then Place-Sites', () => {
  const heroes = [{ at: 'P01', gems: { vitality: 4, faith: 1 } }, { at: 'R01' }, { at: 'R01' }];
  const game = flying({ heroes, stock: 5, sites: { P14: 'PS09', R01: 'PS01' } }).draw(face(4));
  expect(game.gems(0).vitality).toBe(2);
  expect(game.enemiesAt('R01').length + game.enemiesAt('P14').length).toBe(3);
  expect(game.keys()).toEqual(['no', 'yes']);
});

test('HP-28.26 two players draw a Place-Site, beginning with who triggered it', () => {
  const game = flying({ stock: 5, sites: { P14: 'PS09' } }).draw(face(4));
  const drawing: number[] = [];
  while (game.frames.includes('found')) {
    drawing.push(...game.asked);
    game.choose('no');
  }
  expect(drawing).toEqual([0, 1]);
});

test('HP-28.27 never more than 2 in one action', () => {
  const heroes = [{ at: 'D06', gems: { vitality: 5, faith: 5, skills: 5, wisdom: 5 } }, { at: 'R01' }];
  const game = coop({ heroes, enemies: [{ at: 'D06', kind: 'goblin' }], level: 1, received: 2, dragon: 0, stock: 5 });
  fight(game, 'D06', [1, 1], [2], game.brings('FO39')).draw(face(2));
  while (game.frames.includes('dragon')) game.choose(game.keys().includes('no') ? 'no' : game.keys()[0]!);
  expect(game.gems(0).vitality).toBe(3);
});

test('HP-28.27 an Incidental Flare, too, takes only what is left of the 2', () => {
  const game = flying({ heroes: [{ at: 'P01', gems: { vitality: 4, faith: 1 } }, { at: 'R01' }] });
  game.hero(0).burned = 1;
  expect(game.draw(face(4)).gems(0).vitality).toBe(3);
});

const fromStart = (id: string) => content.map.distance[content.map.start]![space(id)]!;

test('HP-28.28 the nearest Place-Site that is not full; of several the player chooses', () => {
  const sites = { P14: 'PS01', P08: 'PS02', R33: 'PS03' };
  const full = [
    { at: 'P14', kind: 'troll' },
    { at: 'P14', kind: 'goblin' },
  ];
  const game = evening({ stock: 3, sites, enemies: full });
  const nearest = Math.min(fromStart('P08'), fromStart('R33'));
  const expected = ['P08', 'R33'].filter((id) => fromStart(id) === nearest);
  if (expected.length > 1) expect(spacesFor(game, 'place')).toEqual(expected);
  else expect(game.enemiesAt(expected[0]!)).toEqual(['?']);
});

test('HP-28.28 a full one is passed over for the next nearest', () => {
  const sites = { P14: 'PS01', P08: 'PS02', R01: 'PS03' };
  const nearer = fromStart('P14') < fromStart('P08') ? 'P14' : 'P08';
  const farther = nearer === 'P14' ? 'P08' : 'P14';
  expect(fromStart(farther)).toBeLessThan(fromStart('R01'));
  const enemies = [
    { at: nearer, kind: 'troll' },
    { at: nearer, kind: 'goblin' },
  ];
  expect(evening({ stock: 3, sites, enemies }).enemiesAt(farther)).toEqual(['?']);
});

const fromSheepwalk = (id: string) => content.map.distance[space('P04')]![space(id)]!;

test('EX-56 she chooses between the two at distance 3', () => {
  const sites = { P14: 'PS01', P08: 'PS02', R33: 'PS03' };
  const heroes = [{ at: 'P04' }, {}, {}];
  const enemies = [
    { at: 'P08', kind: 'troll' },
    { at: 'P08', kind: 'goblin' },
    { at: 'P14', kind: 'goblin' },
  ];
  expect([fromSheepwalk('P08'), fromSheepwalk('P14'), fromSheepwalk('R33')]).toEqual([1, 2, 2]);
  expect(spacesFor(evening({ stock: 3, sites, heroes, enemies }), 'place')).toEqual(['P14', 'R33']);
});

test('HP-28.29 with an empty stockpile the lowest level comes back', () => {
  const game = evening({ stock: 0, level: 2, dead: { 1: 'troll', 2: 'goblin' }, sites: { P14: 'PS09' } });
  expect([game.enemiesAt('P14'), game.board.scale.dead[1]![kind('troll')], game.board.scale.level]).toEqual([['?'], 0, 2]);
});

test('HP-28.30 what a fallen hero had left of the round is lost', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 1 } }, { at: 'P10' }];
  const game = fight(coop({ heroes, enemies: [{ at: 'P18', kind: 'warlock' }] }), 'P18', [1, 1], [5, 5]);
  game.choose('rest').choose('end');
  expect([game.asked, game.at(0)]).toEqual([[1], '-']);
});

test('HP-28.33 a card marked H has no victim', () => {
  const heroes = [
    { at: 'P18', gems: STRONG, shown: 'MA19 MA15' },
    { at: 'P18', gems: STRONG },
  ];
  expect(
    coop({ heroes })
      .keys()
      .filter((key) => key.startsWith('play')),
  ).toEqual(['play:MA15']);
});
