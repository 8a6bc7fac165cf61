import { dice } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { aiding } from '../rules/durations.ts';
import { GATHERED } from '../state/board.ts';
import { HERO, coop, evening, ritual } from './coop.ts';
import { passAll } from './playing.ts';
import { WEAK } from './road.ts';
import { card, space } from './table.ts';

// HP-28.17 to HP-28.22, HP-28.31: the Gathering Ritual.

test('HP-28.1 all win together', () => {
  const heroes = [{ at: 'U05', gems: HERO }, { gems: HERO }, { gems: HERO }];
  const game = ritual(
    { heroes },
    [
      [3, 3],
      [3, 3],
      [3, 3],
    ],
    [2, 2],
  );
  expect(game.state.outcome).toMatchObject({ reason: 'slain', places: [1, 1, 1], rewards: [1, 1, 1] });
});

test('HP-28.17 the Ritual is called from an Active Flare space without enemies, and is the only way', () => {
  const game = coop({ heroes: [{ at: 'U05' }, {}, {}] });
  expect([game.keys().includes('ritual'), game.why('dragon')]).toEqual([true, 'HP-28.17']);
  expect(coop({ heroes: [{ at: 'U05' }, {}, {}], enemies: [{ at: 'U05', kind: 'troll' }] }).why('ritual')).toBe('HP-12.12');
  expect(coop().denial('ritual')).toMatchObject({ rule: 'HP-28.17', args: { away: 5 } });
});

test('HP-28.18 everybody else jumps to an Active Flare space, awake, without evading or exposing', () => {
  const heroes = [{ at: 'U05' }, { at: 'G06', asleep: true }, { at: 'P18' }, { fallen: true, gems: { skills: 1 } }];
  const game = coop({ heroes, enemies: [{ at: 'P18', kind: 'troll' }, { at: 'U14' }] }).choose('ritual');
  expect(game.asked).toEqual([1, 2]);
  expect(game.keys(1)).toEqual(['space:U05', 'space:U10', 'space:U14', 'space:U15']);
  game.chooseAs(1, 'space:U14').chooseAs(2, 'space:U14');
  expect([game.hero(1).asleep, game.enemiesAt('U14'), game.hero(1).actions, game.at(3)]).toEqual([false, ['?'], 4, '-']);
});

test('HP-28.19 the Dragon’s total is multiplied by N, the heroes’ are added', () => {
  const heroes = [{ at: 'U05', gems: WEAK }, { gems: WEAK }, { fallen: true, gems: { skills: 1 } }];
  const game = ritual(
    { heroes, level: 4 },
    [
      [1, 1],
      [2, 2],
    ],
    [3, 4],
  );
  expect(game.eventsOf('ritualLost')[0]).toMatchObject({ total: 5 + 2 + 5 + 4, foeTotal: (15 + 7 + 4) * 3 });
});

test('HP-28.20 equal or higher: the party wins', () => {
  const heroes = [{ at: 'U05', gems: HERO }, { gems: { ...HERO, wisdom: 0 } }];
  const game = ritual(
    { heroes, level: 2 },
    [
      [3, 3],
      [3, 2],
    ],
    [3, 3],
  );
  expect(game.state.outcome?.reason ?? game.eventsOf('ritualLost')[0]).toBe('slain');
});

test('HP-28.20 a tie is enough, and one less is not', () => {
  const heroes = [{ at: 'U05', gems: WEAK }, { gems: WEAK }];
  const against = (power: number) => {
    const game = coop({ heroes }).choose('ritual').chooseAs(1, 'space:U05');
    aiding(game.hero(0).battle!).power = power;
    return game.draw(dice(1, 1), dice(1, 1), dice(5, 5));
  };
  // Twice 15 and 10 against twice 5 and 2.
  expect(against(50 - 14).eventsOf('ritualWon')).toMatchObject([{ total: 50, foeTotal: 50 }]);
  expect(against(49 - 14).eventsOf('ritualLost')).toMatchObject([{ total: 49, foeTotal: 50 }]);
});

const wise = (wisdom: number) => ({ vitality: 5, faith: 5, experience: 5, skills: 5, wisdom });

test('EX-54 a Ritual won by a tie: 78 against 78', () => {
  const heroes = [{ at: 'U05', gems: wise(1) }, { gems: wise(1) }, { gems: wise(1) }];
  const game = ritual(
    { heroes, level: 4 },
    [
      [3, 3],
      [3, 2],
      [2, 2],
    ],
    [3, 4],
  );
  expect(game.eventsOf('ritualWon')[0]).toMatchObject({ total: 78, foeTotal: 78 });
});

test('HP-28.21 a lost Ritual costs everybody 2, and all return where they came from', () => {
  const heroes = [
    { at: 'U05', gems: { vitality: 5, faith: 1 } },
    { at: 'P18', gems: { vitality: 5, faith: 1 } },
    { at: 'P14', gems: { vitality: 5, faith: 1 } },
  ];
  const game = ritual(
    { heroes },
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    [5, 5],
  );
  expect([0, 1, 2].map((seat) => [game.gems(seat).vitality, game.at(seat)])).toEqual([
    [3, 'U05'],
    [3, 'P18'],
    [3, 'P14'],
  ]);
  expect(game.board.sites[space('P14')]).toBe(-1);
});

test('EX-55 a Ritual with a gap: 59 against 78', () => {
  const gems = { vitality: 5, faith: 5, experience: 5, skills: 5, wisdom: 5 };
  const heroes = [{ at: 'U05', gems: { ...gems, wisdom: 4 } }, { gems }, { fallen: true, gems: { skills: 1 } }];
  const game = ritual(
    { heroes, level: 4 },
    [
      [3, 2],
      [3, 2],
    ],
    [3, 4],
  );
  expect(game.eventsOf('ritualLost')[0]).toMatchObject({ total: 59, foeTotal: 78 });
  expect([game.gems(0).vitality, game.gems(1).vitality, game.at(1)]).toEqual([3, 3, 'P19']);
});

test('HP-28.22 who called may call again while he has actions', () => {
  const heroes = [{ at: 'U05', gems: { vitality: 5, faith: 5 } }, { gems: { vitality: 5, faith: 5 } }];
  const game = ritual(
    { heroes, options: { trust: true } },
    [
      [1, 1],
      [1, 1],
    ],
    [5, 5],
  );
  game.choose('after');
  expect(game.keys()).toContain('ritual');
});

test('HP-28.31 after the Gathering Phase the Ritual is called at the start, costs 1, and no enemy comes', () => {
  const heroes = [{ gems: { vitality: 5, faith: 1 } }, { at: 'P18', gems: { vitality: 5, faith: 1 } }];
  const game = coop({ heroes, dragon: GATHERED, gathered: 1 }).choose('ritual', dice(1, 1), dice(1, 1), dice(5, 5));
  expect([game.gems(0).vitality, game.gems(1).vitality, game.at(1)]).toEqual([4, 4, 'P18']);
  expect(evening({ dragon: GATHERED, gathered: 1, stock: 3, sites: { P14: 'PS09' } }).enemiesAt('P14')).toEqual([]);
});

test('HP-28.17 the Ritual costs the caller an action, and nobody else', () => {
  const heroes = [{ at: 'U05', gems: WEAK }, { gems: WEAK }];
  expect(
    [0, 1].map(
      (seat) =>
        ritual(
          { heroes },
          [
            [1, 1],
            [1, 1],
          ],
          [5, 5],
        ).hero(seat).actions,
    ),
  ).toEqual([3, 4]);
  expect(coop({ heroes }).choose('ritual').eventsOf('ritualCalled')).toMatchObject([{ seat: 0 }]);
  expect(coop({ heroes: [{ at: 'U05', actions: 0 }, {}] }).why('ritual')).toBe('HP-14.2');
});

test('HP-28.18 each comes to the space of his choice', () => {
  const game = coop({ heroes: [{ at: 'U05' }, { at: 'P18' }, { at: 'P18' }] }).choose('ritual');
  game.chooseAs(1, 'space:U10').chooseAs(2, 'space:U15');
  expect([game.at(0), game.at(1), game.at(2)]).toEqual(['U05', 'U10', 'U15']);
  expect(game.eventsOf('summoned').map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [1, space('P18'), space('U10')],
    [2, space('P18'), space('U15')],
  ]);
});

test('HP-28.18 as many as like to come to one space', () => {
  const game = coop({ heroes: [{ at: 'U05' }, {}, {}, {}, {}] }).choose('ritual');
  for (const seat of [1, 2, 3, 4]) game.chooseAs(seat, 'space:U05');
  expect([0, 1, 2, 3, 4].map((seat) => game.at(seat))).toEqual(Array(5).fill('U05'));
});

test('HP-28.19 who is fallen rolls no dice, whatever his seat', () => {
  const heroes = [{ fallen: true, gems: { skills: 1 } }, { at: 'U05', gems: WEAK }, { gems: WEAK }];
  const game = ritual(
    { heroes, turn: 1 },
    [
      [1, 1],
      [2, 2],
    ],
    [5, 5],
  );
  expect(game.eventsOf('rolled').map(({ seat, dice: own }) => [seat, own])).toEqual([
    [1, [1, 1]],
    [2, [2, 2]],
  ]);
  expect(game.eventsOf('foeRolled')).toMatchObject([{ dice: [5, 5] }]);
});

test('HP-28.19 what calms the Base counts before the multiplication, what weakens the Dragon after it', () => {
  const heroes = [{ at: 'U05', gems: WEAK }, { gems: WEAK }];
  const calmed = coop({ heroes, level: 4 }).choose('ritual').chooseAs(1, 'space:U05');
  aiding(calmed.hero(0).battle!).calm = 2;
  aiding(calmed.hero(1).battle!).calm = 1;
  aiding(calmed.hero(1).battle!).weaken = 3;
  calmed.draw(dice(1, 1), dice(1, 1), dice(5, 5));
  expect(calmed.eventsOf('ritualLost')[0]!.foeTotal).toBe((15 + 10 + 4 - 3) * 2 - 3);
  const beyond = coop({ heroes, level: 1 }).choose('ritual').chooseAs(1, 'space:U05');
  aiding(beyond.hero(0).battle!).calm = 5;
  beyond.draw(dice(1, 1), dice(1, 1), dice(5, 5));
  expect(beyond.eventsOf('ritualLost')[0]!.foeTotal).toBe((15 + 10) * 2);
});

test('HP-31.4 the basic power of a level is multiplied with the rest', () => {
  const heroes = [{ at: 'U05', gems: WEAK }, { gems: WEAK }];
  const game = ritual(
    { heroes, level: 4, options: { difficulty: 'inferno' } },
    [
      [1, 1],
      [1, 1],
    ],
    [5, 5],
  );
  expect(game.eventsOf('ritualLost')[0]!.foeTotal).toBe((19 + 10 + 4) * 2);
});

test('HP-28.19 cards of W5 change the dice of their owner', () => {
  const heroes = [{ at: 'U05', gems: { ...WEAK, skills: 2 }, shown: 'AB31' }, { gems: WEAK }];
  const game = ritual(
    { heroes },
    [
      [1, 1],
      [1, 1],
    ],
    [5, 5],
  );
  expect(game.keys(0)).toContain('play:AB31');
  game.chooseAs(0, 'play:AB31');
  passAll(game);
  expect(game.eventsOf('ritualLost')[0]!.total).toBe(7 + (1 + 3) + 5 + 2);
});

test('HP-28.21 who falls in it does not return, and who called stays where he is', () => {
  const heroes = [
    { at: 'U05', gems: { vitality: 5, faith: 1 } },
    { at: 'P18', gems: { vitality: 1 } },
    { at: 'P14', gems: WEAK },
  ];
  const game = ritual(
    { heroes },
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    [5, 5],
  );
  expect([game.at(0), game.at(1), game.at(2)]).toEqual(['U05', '-', 'P14']);
  expect(game.eventsOf('returned').map(({ seat, from, to }) => [seat, from, to])).toEqual([[2, space('U14'), space('P14')]]);
  expect([game.board.heroes.map(({ battle }) => battle), game.board.frozen]).toEqual([[null, null, null], 0]);
});

test('HP-28.21 the burn is included', () => {
  const heroes = [{ at: 'U05', gems: { vitality: 5, faith: 1 } }, { gems: WEAK }];
  const game = ritual(
    { heroes },
    [
      [1, 1],
      [1, 1],
    ],
    [5, 5],
  );
  expect([game.gems(0).vitality, game.eventsOf('lost').map(({ seat, cause }) => [seat, cause])]).toEqual([
    3,
    [
      [0, 'ritual'],
      [1, 'ritual'],
    ],
  ]);
});

test('HP-28.22 each call costs an action, and the last action is the last call', () => {
  const heroes = [
    { at: 'U05', actions: 1, gems: { vitality: 5, faith: 5 } },
    { actions: 0, gems: { vitality: 5, faith: 5 } },
  ];
  const game = ritual(
    { heroes, stock: 3 },
    [
      [1, 1],
      [1, 1],
    ],
    [5, 5],
  );
  expect([game.board.round, game.hero(0).actions]).toEqual([3, 4]);
});

test('HP-10.21 hidden cards whose help counts in a Ritual are shown', () => {
  const heroes = [{ at: 'U05', gems: { ...WEAK, wisdom: 5 }, hidden: 'AB10' }, { gems: WEAK }];
  const game = passAll(coop({ heroes }).choose('ritual').chooseAs(1, 'space:U05'));
  passAll(game.draw(dice(1, 1), dice(1, 1), dice(5, 5)));
  expect(game.eventsOf('cardShown').map((event) => event.card)).toEqual([card('AB10')]);
  expect(game.eventsOf('ritualLost')[0]!.total).toBe(10 + 3 + 2 + 5 + 2);
});
