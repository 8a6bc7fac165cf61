import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { put, walk, WEAK } from './road.ts';
import { amid, passAll } from './playing.ts';
import { content, space, table, type Given, type HeroGiven } from './table.ts';
import { pacesOf } from '../rules/15-travel.ts';
import { travel } from '../rules/turnFrames.ts';
import { favourOf, favouring } from '../rules/durations.ts';
import type { Board } from '../state/board.ts';
import { racing } from './realTime.ts';

// Chapter 15: Travel.

/** A way out of the fire: to a neighbour, or its neighbour, where none burns. */
const out = (id: string): string[] => {
  const { spaces, neighbours, flares } = content.map;
  const cool = (row: number): boolean => !flares[0]!.includes(row) && spaces[row]!.kind === 'road';
  for (const first of neighbours[space(id)]!) {
    if (cool(first)) return [spaces[first]!.id];
    const second = neighbours[first]!.find(cool);
    if (second !== undefined) return [spaces[first]!.id, spaces[second]!.id];
  }
  throw new Error(`No way out of the fire from ${id}`);
};

const enemies = (...list: [at: string, kind?: string][]) => list.map(([at, kind]) => (kind === undefined ? { at } : { at, kind }));
const given = (at: string, ...list: [at: string, kind?: string][]): Given => ({
  heroes: [{ at, gems: WEAK }, {}],
  enemies: enemies(...list),
});

test('HP-15.1 up to 4 paces, and never fewer than 1', () => {
  const game = walk(table(), 'P18', 'P12', 'P06', 'P16');
  expect([game.at(0), game.frames]).toEqual(['P16', 'rounds.next turn.act']);
  const slow = table({ heroes: [{ leeches: 2, worn: 'AR30', gems: { vitality: 3, experience: 4, skills: 3 } }, {}] });
  slow.board.lasting.push({ effect: content.effects.findIndex((one) => one.do === 'pace' && one.n === -1), on: 0, by: 1, until: 'round' });
  expect(walk(slow, 'P18').at(0)).toBe('P18');
});

const pacesWith = (hero: HeroGiven): number => {
  const game = table({ heroes: [hero, {}] });
  return pacesOf(game.board, game.hero(0), game.engine);
};

test('HP-15.1 cards add paces, and leeches and cards take them', () => {
  const strong = { vitality: 3, experience: 4, skills: 3 };
  expect([{}, { shown: 'MK01' }, { worn: 'AR30', gems: strong }, { shown: 'MK01', leeches: 2 }].map(pacesWith)).toEqual([4, 5, 3, 3]);
});

test('HP-15.2 a Travel has at least one pace or a ride', () => {
  expect(table().choose('travel').why('stop')).toBe('HP-15.2');
  const ride = table({ heroes: [{ at: 'P06' }, {}] }).choose('travel');
  expect([ride.why('stop'), ride.keys().includes('balloon')]).toEqual(['HP-15.2', true]);
  expect(
    table({ heroes: [{ at: 'R26' }, {}] })
      .choose('travel')
      .choose('sail:R03').frames,
  ).toBe('rounds.next turn.act');
});

test('HP-15.3 he goes pace by pace and may stop after any', () => {
  const game = table().choose('travel').choose('go:P18');
  expect(game.keys()).toEqual(expect.arrayContaining(['go:P12', 'stop']));
  expect(game.choose('stop').at(0)).toBe('P18');
});

test('HP-15.4 he stops where fewer than three others are', () => {
  const game = table({ heroes: [{}, { at: 'P18' }, { at: 'P18' }, { at: 'P18' }] })
    .choose('travel')
    .choose('go:P18');
  expect(game.why('stop')).toBe('HP-8.15');
});

test('HP-15.5 when he stops hidden enemies are exposed, then a Settlement gets its Place-Site', () => {
  const game = walk(table(given('P19', ['P14'])), 'P14');
  game.draw(game.brings('troll'), game.brings('PS09'));
  expect(game.story.slice(-2)).toEqual(['exposed', 'discovered']);
});

test('HP-15.6 enemies where he began are evaded', () => {
  expect(walk(table(given('P18', ['P18', 'troll'], ['P18', 'goblin'])), 'P12').gems(0).vitality).toBe(2);
});

test('HP-15.7 exposed enemies on the way are evaded', () => {
  expect(walk(table(given('P19', ['P18', 'troll'])), 'P18', 'P12').gems(0).vitality).toBe(3);
});

test('HP-15.8 hidden ones sleep on', () => {
  const game = walk(table(given('P19', ['P18'])), 'P18', 'P12');
  expect([game.gems(0).vitality, game.enemiesAt('P18')]).toEqual([4, ['?']]);
});

test('HP-15.9 enemies where he stops are not evaded, even where he began', () => {
  expect(walk(table(given('P18', ['P18', 'troll'])), 'P12', 'P18').gems(0).vitality).toBe(4);
});

test('HP-15.10 1 VITALITY for each, once in a Travel however often it is passed', () => {
  expect(walk(table(given('P18', ['P18', 'troll'])), 'P12', 'P18', 'P12').gems(0).vitality).toBe(3);
});

test('HP-15.11 it is paid at the end of the Travel', () => {
  const game = table(given('P18', ['P18', 'troll']))
    .choose('travel')
    .choose('go:P12');
  expect(game.gems(0).vitality).toBe(4);
  expect(game.choose('stop').gems(0).vitality).toBe(3);
  // Separate losses of 1.
  const two = walk(
    table({ ...given('P18', ['P18', 'troll'], ['P18', 'goblin']), heroes: [{ at: 'P18', gems: { vitality: 1, faith: 3 } }, {}] }),
    'P12',
  );
  expect(two.eventsOf('lost').map(({ vitality, faith }) => [vitality, faith])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('HP-15.12 a hero may evade even if it kills him', () => {
  const game = walk(table({ heroes: [{ at: 'P18', gems: { vitality: 1 } }, {}], enemies: enemies(['P18', 'troll']) }), 'P12');
  expect([game.at(0), game.eventsOf('fell')[0]!.at]).toEqual(['-', space('P12')]);
});

test('HP-15.12 the arrival is settled before he falls', () => {
  const game = walk(table({ heroes: [{ at: 'P18', gems: { vitality: 1 } }, {}], enemies: enemies(['P18', 'troll'], ['P12']) }), 'P12');
  expect(game.at(0)).toBe('P12');
  game.draw(game.brings('goblin'));
  expect([game.enemiesAt('P12'), game.at(0)]).toEqual([['goblin'], '-']);
});

test('HP-15.13 who rides from a space evades the enemies there', () => {
  const game = table(given('P06', ['P06', 'troll']))
    .choose('travel')
    .choose('balloon', face(2))
    .choose('land:D13');
  expect(game.gems(0).vitality).toBe(3);
  expect(
    table(given('R26', ['R26', 'troll']))
      .choose('travel')
      .choose('sail:R03')
      .gems(0).vitality,
  ).toBe(3);
});

test('HP-15.14 what counts is whether it was exposed when he left', () => {
  const game = table(given('P19', ['P18', 'troll']))
    .choose('travel')
    .choose('go:P18')
    .choose('go:P12');
  game.board.enemies[0]!.seenBy = 1;
  expect(game.choose('stop').gems(0).vitality).toBe(3);
});

test('HP-15.15 a card that moves him ends the Travel; he pays for what he had evaded by walking', () => {
  const game = table({ ...given('P19', ['P18', 'troll'], ['P12', 'goblin']), goods: [{ at: 'P12', gold: 1 }] });
  game.choose('travel').choose('go:P18').choose('go:P12');
  // As a card does it: he is carried off, and his Travel goes on after the card.
  put(game, 0, 'R01');
  favouring(game.hero(0)).isMoved = true;
  game.state.lanes[0]!.stack.at(-1)!.at = 'begin';
  game.engine.resume(game.state);
  expect([game.at(0), game.gems(0).vitality, game.frames]).toEqual(['R01', 3, 'rounds.next turn.act']);
});

test('HP-15.16 evasion is part of the same action', () => {
  expect(walk(table(given('P18', ['P18', 'troll'])), 'P12').hero(0).actions).toBe(3);
});

const burntOn = (at: string, ...way: string[]) => 4 - walk(table(given(at)), ...way).gems(0).vitality;

test('HP-15.17 through the fire: one burn at the end, whether he starts, passes or stops there', () => {
  expect(burntOn('U05', 'U04')).toBe(1);
  expect(burntOn('U04', 'U14', 'U18')).toBe(1);
  expect(burntOn('U04', 'U05', 'U14')).toBe(1);
  expect(burntOn('U04', 'U13')).toBe(0);
});

test('EX-17 a costly walk: the Troll and the Goblin, not the hidden one, and the Skeleton waits', () => {
  const game = walk(table(given('P19', ['P19', 'troll'], ['P11'], ['P06', 'goblin'], ['P16', 'skeleton'])), 'P11', 'P06', 'P16');
  expect([game.gems(0).vitality, game.enemiesAt('P11'), game.why('pass')]).toEqual([2, ['?'], 'HP-14.7']);
});

test('EX-18 there and back costs nothing, and once more costs 1', () => {
  const start = given('P18', ['P18', 'troll']);
  expect(walk(table(start), 'P12', 'P18').gems(0).vitality).toBe(4);
  expect(walk(table(start), 'P12', 'P18', 'P12').gems(0).vitality).toBe(3);
});

/** The end of a Travel on which two enemies were evaded. */
const evading = (hero: HeroGiven, evasions = 0) =>
  amid(0, [{ ...travel(0), at: 'over', evaded: [0, 1] }], {
    heroes: [{ at: 'P18', gems: { vitality: 5, faith: 1 }, ...hero }, {}],
    enemies: [
      { at: 'P12', kind: 'goblin' },
      { at: 'P12', kind: 'troll' },
    ],
    board: ({ heroes }) => void (favouring(heroes[0]!).evasions = evasions),
  }).gems(0).vitality;

test('HP-15.16 what a card lets him evade costs nothing, and who was carried off pays nothing', () => {
  expect([evading({}), evading({}, 1), evading({}, 3), evading({ at: 'G06', asleep: true })]).toEqual([3, 4, 5, 5]);
});

/** The last pace is done. */
const atEnd = (at: string, more: Given = {}) =>
  amid(0, [{ ...travel(0), at: 'on', walked: 4 }], { ...more, heroes: more.heroes ?? [{ at }, {}] });

const offered = (at: string, more?: Given) => {
  const game = atEnd(at, more);
  return game.frames.endsWith('travel.step') ? game.keys().filter((key) => !key.startsWith('drop')) : [];
};

test('HP-15.3 after the last pace he still takes a ride or collects what lies there; where there is nothing, he has stopped', () => {
  const balloon = content.map.spaces[content.map.balloons[0]!]!.id;
  expect(offered('P18')).toEqual([]);
  expect(offered(balloon)).toEqual(['balloon', 'stop']);
  expect(offered('P18', { goods: [{ at: 'P18', gold: 1 }] })).toEqual(['collectGold', 'stop']);
  expect(offered('P18', { goods: [{ at: 'P18', food: 1 }] })).toEqual(['collectFood', 'stop']);
  expect(offered('P18', { piles: [{ at: 'P18', cards: 'MK01' }] })).toEqual(['collect:MK01', 'stop']);
  expect(offered('R26', { ferry: 'R26' })).toEqual(expect.arrayContaining(['sail:R33', 'stop']));
});

test('HP-15.3 with a card face down he says himself that he stops; and not before the last pace', () => {
  const hidden = atEnd('P18', { heroes: [{ at: 'P18', hidden: 'MA22' }, {}] });
  expect([
    hidden.frames.endsWith('travel.step'),
    hidden.keys().includes('stop'),
    hidden.keys().some((key) => key.startsWith('go:')),
  ]).toEqual([true, true, false]);
  const third = amid(0, [{ ...travel(0), at: 'on', walked: 3 }], { heroes: [{ at: 'P18' }, {}] });
  expect(third.keys()).toEqual(expect.arrayContaining(['go:P12', 'stop']));
});

test('HP-15.3 between paces he may drop, collect and use cards', () => {
  const game = table({ heroes: [{ gold: 1, shown: 'MK17' }, {}], goods: [{ at: 'P18', food: 1 }] })
    .choose('travel')
    .choose('go:P18');
  expect(game.keys()).toEqual(expect.arrayContaining(['dropGold', 'collectFood', 'play:MK17']));
  expect(game.choose('play:MK17').keys()).toEqual(expect.arrayContaining(['go:P12', 'stop']));
});

test('HP-15.15 a card that he plays between paces ends his Travel', () => {
  const hero = { at: 'P19', shown: 'MA15', gems: { ...WEAK, wisdom: 1 } };
  const game = table({ heroes: [hero, {}], enemies: enemies(['P18', 'troll'], ['P12', 'goblin']) });
  passAll(game.choose('travel')).choose('go:P18').choose('go:P12');
  passAll(game.choose('play:MA15')).choose('space:P10');
  expect([game.at(0), game.gems(0).vitality, game.frames]).toEqual(['P10', WEAK.vitality - 1, 'rounds.next turn.act']);
});

test('HP-15.15 whom a card moves before his first pace has travelled; whom it puts to sleep has not', () => {
  const moved = amid(0, [travel(0)], { heroes: [{ at: 'P18' }, {}], board: (board) => void (favouring(board.heroes[0]!).isMoved = true) });
  expect([moved.frames, moved.at(0)]).toEqual(['rounds.next turn.act', 'P18']);
  const asleep = amid(0, [travel(0)], { heroes: [{ at: 'G06', asleep: true }, {}] });
  expect([asleep.asked, asleep.story.includes('stepped')]).toEqual([[1], false]);
  const late = amid(0, [{ ...travel(0), walked: 2, evaded: [0] }], {
    heroes: [{ at: 'P18', gems: WEAK }, {}],
    enemies: [{ at: 'P12', kind: 'troll' }],
    board: (board) => void (favouring(board.heroes[0]!).isMoved = true),
  });
  expect([late.frames, late.gems(0).vitality]).toEqual(['rounds.next turn.act', 3]);
});

test('HP-15.17 it burns once, at the end of that action and not of the next', () => {
  const game = walk(table({ heroes: [{ at: 'U05', gems: WEAK }, {}] }), ...out('U05'));
  expect([game.gems(0).vitality, game.board.inFire & 1]).toEqual([3, 0]);
  game.choose('rest').choose('end');
  expect(game.eventsOf('lost').length).toBe(1);
});

test('HP-15.17 in Real Time one does not put out the fire of another', () => {
  const game = racing({ heroes: [{ at: 'P18' }, { at: 'P18' }] });
  game.board.inFire = 2;
  for (const seat of [0, 1]) game.hero(seat).burned = 1;
  game.chooseAs(0, 'rest').chooseAs(0, 'end');
  expect([game.board.inFire, game.hero(0).burned, game.hero(1).burned]).toEqual([2, 0, 1]);
});

test('HP-8.9 nobody sails to where there is no room', () => {
  const game = table({ ferry: 'R26', heroes: [{ at: 'R26' }, { at: 'R33' }, { at: 'R33' }, { at: 'R33' }] }).choose('travel');
  expect(game.keys().filter((key) => key.startsWith('sail:')).length).toBeGreaterThan(1);
  expect(game.keys()).not.toContain('sail:R33');
});

test('HP-8.6 a closed bridge is closed from both banks', () => {
  const shut = content.effects.findIndex((effect) => effect.do === 'shut' && effect.what === 'bridges');
  for (const { between } of content.map.bridges) {
    const [one, other] = between.map((row) => content.map.spaces[row]!.id) as [string, string];
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const closed = (board: Board): void => void board.lasting.push({ effect: shut, on: -1, by: 1, until: 'round' });
      expect(
        table({ heroes: [{ at: from }, {}] })
          .choose('travel')
          .keys(),
      ).toContain(`go:${to}`);
      expect(
        table({ heroes: [{ at: from }, {}], board: closed })
          .choose('travel')
          .why(`go:${to}`),
      ).toBe('HP-8.6');
    }
  }
});

test('HP-8.5 a card that lets him cross a black line does so once', () => {
  const from = content.map.walkable.find((row) => content.map.acrossWalls[row]!.length > 0)!;
  const to = content.map.acrossWalls[from]![0]!;
  const game = table({ heroes: [{ at: content.map.spaces[from]!.id, shown: 'MK10' }, {}] })
    .choose('travel')
    .choose('play:MK10');
  game.choose(`go:${content.map.spaces[to]!.id}`);
  expect(favourOf(game.hero(0)).crossing).toBe('');
  const ordinary = table({ heroes: [{ at: content.map.spaces[from]!.id, shown: 'MK10' }, {}] })
    .choose('travel')
    .choose('play:MK10');
  ordinary.choose(`go:${content.map.spaces[content.map.neighbours[from]![0]!]!.id}`);
  expect(favourOf(ordinary.hero(0)).crossing).toBe('black');
});
