import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { enemyThrow, heroThrow, sumOf } from '../rules/dice.ts';
import { banish } from '../rules/12-enemies.ts';
import { heroTotal, slay } from '../rules/18-fight.ts';
import { challenge, fight, spacesFor, STRONG, walk, WEAK } from './road.ts';
import { passAll } from './playing.ts';
import { content, kind, table, type Given, type Table } from './table.ts';
import { aiding } from '../rules/durations.ts';

// Chapter 18: Fight.

const gems = (count: number) => ({ vitality: 4, faith: 3, experience: Math.min(4, count - 7), skills: Math.max(0, count - 11) });

/** A hero on the road P18 with so many gems, and enemies there. */
const facing = (count: number, kinds: string, given: Given = {}): Table =>
  table({
    ...given,
    heroes: [{ at: 'P18', gems: gems(count), ...given.heroes?.[0] }, ...(given.heroes?.slice(1) ?? [{}])],
    enemies: kinds.split(' ').map((id) => ({ at: 'P18', kind: id })),
  });

test('HP-18.1 a Fight is against one exposed enemy in his space', () => {
  const game = table({
    heroes: [{ at: 'P18' }, {}],
    enemies: [{ at: 'P18', kind: 'troll' }, { at: 'P12', kind: 'goblin' }, { at: 'P18' }],
  });
  expect(game.keys().filter((key) => key.startsWith('fight'))).toEqual(['fight:0']);
});

test('HP-18.2 two enemies are fought one by one, in the order the hero likes', () => {
  const game = facing(20, 'troll goblin');
  expect(game.keys()).toEqual(expect.arrayContaining(['fight:0', 'fight:1']));
  game.choose('fight:1', dice(3, 3), dice(2), game.brings('FO39'));
  expect([game.enemiesAt('P18'), game.hero(0).actions]).toEqual([['troll'], 3]);
});

test('HP-18.3 declare, dice of both sides, compare, outcome', () => {
  expect(fight(facing(8, 'warlock'), 'P18', [1, 1], [2, 2]).story).toEqual(['battleBegins', 'rolled', 'foeRolled', 'battleLost', 'lost']);
});

test('HP-18.4 the hero’s total: gems, two dice, and what he wears and leads', () => {
  const game = facing(9, 'troll', { heroes: [{ worn: 'AR26', shown: 'FO44' }, {}] });
  fight(game, 'P18', [3, 2], [5]);
  expect(game.eventsOf('battleLost')[0]!.total).toBe(9 + 5 + 1 + 1);
});

test('HP-18.4 what he plays in the battle counts too: power, and a die more', () => {
  const heroes = [{ worn: 'AR11', shown: 'AB30', gems: gems(9) }, {}];
  const game = facing(9, 'troll', { heroes }).choose('fight:0').choose('play:AR11').choose('play:AB30');
  game.draw(dice(3, 2, 1), dice(4));
  expect(game.eventsOf('battleWon')[0]).toMatchObject({ total: 9 - 1 + 3 + 2 + 1 + 3 });
});

test('HP-18.5 the enemy’s total: basic power, dice, Base', () => {
  expect(fight(facing(8, 'skeleton', { level: 3 }), 'P18', [1, 1], [5, 5]).eventsOf('battleLost')[0]!.foeTotal).toBe(8 + 10 + 3);
});

test('HP-18.6 bonuses that need no decision are counted, bursts are not', () => {
  const game = facing(9, 'troll', { heroes: [{ worn: 'AR26 AR11' }, {}] }).choose('fight:0');
  const total = (): number => heroTotal(content, game.hero(0), kind('troll'));
  expect(total()).toBe(10);
  // The Iron Cap is no card to be played; the Throwing Knives are.
  expect(game.keys(0)).toEqual(['pass', 'play:AR11']);
  expect(() => game.chooseAs(0, 'play:AR26')).toThrow(/may not 'play:AR26'/);
  passAll(game.chooseAs(0, 'play:AR11'));
  expect(total()).toBe(13);
});

test('HP-18.3 HP-18.6 W4 before the dice, for what is used up; W5 after them, for what says so', () => {
  const game = facing(9, 'troll', { heroes: [{ worn: 'AR11 MK28' }, {}] }).choose('fight:0');
  expect([game.awaited, game.keys(0)]).toEqual([null, ['pass', 'play:AR11']]);
  game.choose('pass', dice(1, 1), dice(5));
  expect([game.keys(0), game.story.includes('battleLost')]).toEqual([['pass', 'play:MK28'], false]);
  expect(game.choose('pass').story).toContain('battleLost');
});

test('HP-18.7 gems and Base count when the totals are compared', () => {
  const game = facing(8, 'troll').choose('fight:0', dice(1, 1));
  game.hero(0).gems[4] = 5;
  game.board.scale.level = 2;
  game.draw(dice(5));
  expect(game.eventsOf('battleLost')[0]).toMatchObject({ total: 15, foeTotal: 19 });
});

test('HP-18.8 the higher total wins', () => {
  expect(fight(facing(12, 'goblin'), 'P18', [2, 2], [5]).story).toContain('battleWon');
});

test('HP-18.9 a tie is a victory that costs 1 VITALITY', () => {
  const game = fight(facing(11, 'goblin'), 'P18', [2, 2], [5]);
  expect([game.story.includes('battleTied'), game.gems(0).vitality]).toEqual([true, 3]);
  game.draw(game.brings('FO39'));
  expect(game.enemiesAt('P18')).toEqual([]);
});

test('HP-18.10 a loss costs 1 VITALITY, and the enemy stays', () => {
  const game = fight(facing(8, 'goblin'), 'P18', [1, 1], [5]);
  expect([game.gems(0).vitality, game.enemiesAt('P18')]).toEqual([3, ['goblin']]);
});

const experienceAfter = (experience: number) =>
  fight(
    table({ heroes: [{ at: 'P18', gems: { ...STRONG, experience } }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] }),
    'P18',
    [1, 1],
    [2],
  ).gems(0).experience;

test('HP-18.11 a victory gives 1 EXPERIENCE, at most 5', () => {
  expect([experienceAfter(3), experienceAfter(5)]).toEqual([4, 5]);
});

test('HP-18.12 a victory gives the top FORTUNE card, read aloud', () => {
  const game = fight(facing(20, 'goblin'), 'P18', [1, 1], [2]);
  expect(game.awaited).toBe('hp.card');
  expect(game.draw(game.brings('FO47')).shown(0)).toBe('FO47');
});

test('HP-18.13 the dead enemy goes on the Scale', () => {
  const game = facing(20, 'goblin');
  fight(game, 'P18', [1, 1], [2], game.brings('FO39'));
  expect(game.board.scale.dead[1]![kind('goblin')]).toBe(1);
});

test('HP-18.14 tie, EXPERIENCE, FORTUNE, Scale, Dragon', () => {
  const game = facing(12, 'goblin', { level: 1, received: 2 });
  fight(game, 'P18', [2, 2], [5], game.brings('FO39'));
  expect(game.story.slice(3)).toEqual(['battleTied', 'lost', 'gained', 'drew', 'slain', 'scaleMoved', 'dragonTurn']);
  expect(game.frames).toContain('dragon.fly');
});

test('HP-18.14 what a tie costs, then a single-use card for the victory, and only then EXPERIENCE', () => {
  const game = facing(11, 'goblin', { heroes: [{ shown: 'FO54' }, {}] });
  fight(game, 'P18', [2, 2], [5]);
  const before = game.story.length;
  expect([game.story.slice(3), game.gems(0).experience, game.keys()]).toEqual([['battleTied', 'lost'], 4, ['pass', 'play:FO54']]);
  game.choose('play:FO54').draw(game.brings('FO39'));
  expect(game.story.slice(before)).toEqual(['cardPlayed', 'gained', 'gained', 'drew', 'banished']);
});

test('EX-31 the card’s Dragon’s turn comes before the dead enemy on the Scale, and that one’s after it', () => {
  const game = facing(22, 'goblin', { level: 4, received: 2 });
  fight(game, 'P18', [1, 1], [2], game.brings('FO26'));
  expect([game.frames.includes('dragon.fly'), game.board.scale.level]).toEqual([true, 4]);
  const { vitality } = game.gems(0);
  game.choose('rock:i', face(4)).choose(game.keys()[0]!).choose(game.keys()[0]!);
  game.choose('no').choose('no');
  expect([game.frames.includes('dragon.fly'), game.board.scale.level]).toEqual([true, 5]);
  game.choose('rock:i', face(4));
  expect(game.gems(0).vitality).toBe(vitality - 1);
});

test('HP-18.15 killed by a tie: the enemy is dead, EXPERIENCE is gained, no card is drawn', () => {
  const game = table({ heroes: [{ at: 'P18', gems: { faith: 1, skills: 5, wisdom: 5 } }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] });
  fight(game, 'P18', [2, 2], [5]);
  expect([game.at(0), game.gems(0).experience, game.story.includes('drew'), game.board.scale.level]).toEqual(['-', 1, false, 1]);
});

test('EX-24 killed by a tie that opens a level: the Dragon flies, steered by the fallen hero’s player', () => {
  const heroes = [{ at: 'P18', gems: { faith: 1, skills: 5, wisdom: 5 } }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'goblin' }], level: 1, received: 2 });
  fight(game, 'P18', [3, 2], [5]);
  expect([game.board.scale.level, game.asked, game.at(0)]).toEqual([2, [0], '-']);
  game.choose('rock:ii', face(1));
  expect(
    spacesFor(game, 'place').every(
      (id) => content.map.distance[content.map.start]![content.map.spaces.findIndex((row) => row.id === id)]! >= 7,
    ),
  ).toBe(true);
  game.choose(game.keys()[0]!).choose(game.keys()[0]!).choose('no').choose('no');
  expect(game.asked).toEqual([1]);
});

test('HP-18.16 after a loss he may fight again or travel', () => {
  expect(fight(facing(8, 'goblin'), 'P18', [1, 1], [5]).keys()).toEqual(expect.arrayContaining(['fight:0', 'travel']));
});

test('HP-18.17 the second loss in a row: 1 VITALITY, 1 EXPERIENCE, and he moves the enemy', () => {
  const game = fight(fight(facing(8, 'goblin'), 'P18', [1, 1], [5]), 'P18', [1, 1], [5]);
  expect([game.gems(0).vitality, game.gems(0).experience]).toEqual([2, 2]);
  expect(spacesFor(game, 'space')).toEqual(['P11', 'P12', 'P19']);
  expect(game.choose('space:P12').enemiesAt('P12')).toEqual(['goblin']);
  // One step, and he goes on with his turn.
  expect(game.frames).toBe('rounds.next turn.act');
});

test('HP-18.18 in a row: two successive actions of that hero', () => {
  const game = fight(facing(8, 'goblin'), 'P18', [1, 1], [5]);
  walk(game, 'P12', 'P18');
  fight(game, 'P18', [1, 1], [5]);
  expect(game.frames).toBe('rounds.next turn.act');
});

test('EX-21 two losses over two turns', () => {
  const game = fight(facing(8, 'crocodile-man', { heroes: [{ actions: 1 }, {}] }), 'P18', [1, 1], [5]).choose('pass');
  fight(game, 'P18', [1, 1], [5]);
  expect([game.gems(0).vitality, game.gems(0).experience, game.frames.includes('shift.choose')]).toEqual([2, 2, true]);
  expect(game.choose('space:P12').hero(0).streak).toBeNull();
});

test('EX-22 not in a row: X, Y, X costs 3 and moves nobody', () => {
  const game = facing(8, 'goblin troll');
  for (const unit of [0, 1, 0]) game.choose(`fight:${unit}`, dice(1, 1), dice(5));
  expect([game.gems(0).vitality, game.gems(0).experience, game.frames]).toEqual([1, 1, 'rounds.next turn.act']);
});

test('HP-18.19 then the count starts at zero', () => {
  const game = fight(fight(facing(8, 'goblin'), 'P18', [1, 1], [5]), 'P18', [1, 1], [5]).choose('space:P12');
  expect(game.hero(0).streak).toBeNull();
});

test('HP-18.20 who falls by it still gains the EXPERIENCE and moves the enemy', () => {
  const game = table({ heroes: [{ at: 'P18', gems: { vitality: 2 } }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] });
  fight(fight(game, 'P18', [1, 1], [5]), 'P18', [1, 1], [5]);
  expect([game.at(0), game.gems(0).experience, game.frames.includes('shift.choose')]).toEqual(['-', 1, true]);
});

test('HP-18.21 where the enemy cannot move the EXPERIENCE is gained all the same', () => {
  const enemies = [
    { at: 'G06', kind: 'goblin' },
    { at: 'G05', kind: 'troll' },
    { at: 'G05', kind: 'troll' },
  ];
  const game = table({ heroes: [{ at: 'G06', gems: WEAK }, {}], enemies });
  fight(fight(game, 'G06', [1, 1], [5]), 'G06', [1, 1], [5]);
  expect([game.enemiesAt('G06'), game.gems(0).experience]).toEqual([['goblin'], 1]);
});

test('EX-23 nowhere to push: V -1, E +1, the enemy stays', () => {
  const enemies = [
    { at: 'G06', kind: 'goblin' },
    { at: 'G05', kind: 'troll' },
    { at: 'G05', kind: 'troll' },
  ];
  const game = fight(table({ heroes: [{ at: 'G06', gems: WEAK }, {}], enemies }), 'G06', [1, 1], [5]);
  const { vitality } = game.gems(0);
  fight(game, 'G06', [1, 1], [5]);
  expect([game.gems(0).vitality, game.gems(0).experience, game.enemiesAt('G06')]).toEqual([vitality - 1, 1, ['goblin']]);
});

test('HP-18.22 it may be moved on top of another hero, and stays exposed', () => {
  const game = facing(8, 'goblin', { heroes: [{}, { at: 'P12' }] });
  fight(fight(game, 'P18', [1, 1], [5]), 'P18', [1, 1], [5]).choose('space:P12');
  expect(game.enemiesAt('P12')).toEqual(['goblin']);
});

test('HP-18.23 the Dragon gives neither EXPERIENCE nor card, and two losses to it move nothing', () => {
  const game = table({ heroes: [{ at: 'U05', gems: { vitality: 5, faith: 5 } }, {}] });
  challenge(challenge(game, [1, 1], [2, 2]), [1, 1], [2, 2]);
  expect([game.gems(0).experience, game.board.dragon, game.frames]).toEqual([0, 0, 'rounds.next turn.act']);
  const slain = challenge(table({ heroes: [{ at: 'U05', gems: STRONG }, {}] }), [3, 3], [2, 2]);
  expect([slain.gems(0).experience, slain.awaited, slain.story.includes('gained')]).toEqual([STRONG.experience, 'hp.hero-dice', false]);
});

test('EX-10 win by one: 19 against 18', () => {
  const heroes = [{ at: 'P18', worn: 'AR15', gems: { vitality: 4, faith: 3, skills: 2, experience: 2 } }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'werewolf' }], level: 2, received: 1 });
  fight(game, 'P18', [3, 3], [4, 2], game.brings('FO39'));
  expect(game.eventsOf('battleWon')[0]).toMatchObject({ total: 19, foeTotal: 18 });
  expect([game.gems(0).vitality, game.gems(0).experience, game.shown(0), game.board.scale.received]).toEqual([4, 3, 'FO39', 2]);
});

test('EX-11 the same with 10 gems is a tie', () => {
  const heroes = [{ at: 'P18', worn: 'AR15', gems: { vitality: 4, faith: 3, skills: 2, experience: 1 } }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'werewolf' }], level: 2, received: 1 });
  fight(game, 'P18', [3, 3], [4, 2], game.brings('FO39'));
  expect([game.eventsOf('battleTied')[0]!.total, game.gems(0).vitality, game.gems(0).experience]).toEqual([18, 3, 2]);
});

/** Of how many equally likely throws a hero wins or ties, by how much stronger he is before the dice. */
function wins(lead: number, count: number): number {
  const [own, other] = [heroThrow(content, 2), enemyThrow(content, count)];
  const weight = ({ upTo }: typeof own, place: number) => upTo![place]! - (place === 0 ? 0 : upTo![place - 1]!);
  let sum = 0;
  own.faces.forEach((faces, place) =>
    other.faces.forEach((foe, row) => {
      if (lead + sumOf(faces) >= sumOf(foe)) sum += weight(own, place) * weight(other, row);
    }),
  );
  return sum;
}

test('EX-62 the odds of one and of two enemy dice', () => {
  const leads = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7];
  expect(leads.map((lead) => wins(lead, 1))).toEqual([4, 20, 56, 108, 160, 196, 212, 216, 216, 216, 216, 216]);
  expect(leads.map((lead) => wins(lead, 2))).toEqual([0, 0, 4, 28, 104, 264, 508, 788, 1032, 1192, 1268, 1292]);
});

test('HP-22.1 the Hero Battle die: two dice give 2 to 6', () => {
  const { faces, upTo } = heroThrow(content, 2);
  const ways = [0, 0, 0, 0, 0, 0, 0];
  faces.forEach((lying, place) => (ways[sumOf(lying)]! += upTo![place]! - (place === 0 ? 0 : upTo![place - 1]!)));
  expect(ways.slice(2)).toEqual([4, 8, 12, 8, 4]);
});

test('HP-22.2 the Enemy Battle die: two dice give 4 to 10', () => {
  const { faces, upTo } = enemyThrow(content, 2);
  const ways = Array<number>(11).fill(0);
  faces.forEach((lying, place) => (ways[sumOf(lying)]! += upTo![place]! - (place === 0 ? 0 : upTo![place - 1]!)));
  expect(ways.slice(4)).toEqual([1, 4, 8, 10, 8, 4, 1]);
});

test('HP-22.6 a special die is a third Hero Battle die', () => {
  const game = facing(8, 'troll').choose('fight:0');
  aiding(game.hero(0).battle!).extraDice = 1;
  game.draw(dice(3, 3, 3), dice(5));
  expect(game.eventsOf('battleTied')[0]!.total).toBe(17);
});

test('HP-22.8 every roll is told with all faces', () => {
  const game = fight(facing(8, 'warlock'), 'P18', [3, 1], [5, 2]);
  expect([game.eventsOf('rolled')[0]!.dice, game.eventsOf('foeRolled')[0]!.dice]).toEqual([
    [3, 1],
    [5, 2],
  ]);
});

test('HP-4.5 basic power is the number of all gems', () => {
  expect(fight(facing(9, 'troll'), 'P18', [1, 1], [5]).eventsOf('battleLost')[0]!.total).toBe(11);
});

test('HP-20.11 a slain enemy without a battle is rewarded like a victory', () => {
  const game = facing(8, 'troll');
  slay(game.board, 0, 0, game.engine);
  game.engine.resume(game.state);
  game.draw(game.brings('FO39'));
  expect([game.gems(0).experience, game.board.scale.level, game.shown(0), game.hero(0).streak]).toEqual([2, 1, 'FO39', null]);
});

test('HP-18.14 what a card of multiple use does after a victory it does by itself, as often as its limit says', () => {
  const game = facing(20, 'goblin goblin', { heroes: [{ shown: 'MK18', gold: 0 }, {}] });
  game.choose('fight:0', dice(3, 3), dice(2), game.brings('FO39'));
  expect([game.hero(0).gold, game.shown(0).includes('MK18')]).toEqual([1, true]);
  // The Bard sings once in a turn.
  game.choose('fight:1', dice(3, 3), dice(2), game.brings('FO40'));
  expect([game.enemiesAt('P18'), game.hero(0).gold]).toEqual([[], 1]);
});

/** A victory of somebody who may learn from it. */
function learning(experience: number): Table {
  const heroes = [{ at: 'P18', gems: { vitality: 5, faith: 5, experience, skills: 3, wisdom: 3 }, hidden: 'AB24' }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'goblin' }] }).choose('fight:0');
  passAll(game).draw(dice(3, 3), dice(2));
  return passAll(game);
}

test('HP-18.14 Hard Lessons: its owner chooses what he learns, if he has experience enough; then all have seen the card', () => {
  const game = learning(5);
  expect([game.keys(), game.shown(0)]).toEqual([['clause:0', 'clause:1'], 'AB24']);
  game.choose('clause:1');
  expect([game.gems(0).skills, game.gems(0).wisdom]).toEqual([3, 4]);
  const novice = learning(3);
  expect([novice.hidden(0), novice.gems(0).skills, novice.gems(0).wisdom]).toEqual(['AB24', 3, 3]);
});

test('HP-18.18 who goes away has not lost twice in a row', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}] });
  game.hero(0).streak = { unit: 0, losses: 1 };
  walk(game, 'P12');
  expect(game.hero(0).streak).toBeNull();
});

test('HP-18.18 nor who has lost against an enemy that is gone', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}], enemies: [{ at: 'P12', kind: 'goblin' }] });
  game.hero(0).streak = { unit: game.unitAt('P12'), losses: 1 };
  banish(game.board, game.unitAt('P12'), 'HP-10.18', game.engine);
  expect(game.hero(0).streak).toBeNull();
});

/** A lost battle, unless something happens before it is compared. */
const gone = (spoil: (game: Table) => void): [string[], number] => {
  const game = facing(9, 'goblin').choose('fight:0');
  spoil(game);
  game.draw(dice(1, 1), dice(5));
  return [game.story.filter((t) => t.startsWith('battle')), game.gems(0).vitality];
};

test('HP-18.3 a card of the windows may take one of the two away: then there is no battle', () => {
  expect(gone(() => {})).toEqual([['battleBegins', 'battleLost'], 3]);
  expect(gone((game) => (game.board.enemies[0]!.at = content.map.start))).toEqual([['battleBegins'], 4]);
});

/** What is told of a battle with these dice, and its rule. */
const outcomeOf = (own: number[]) => {
  const game = fight(facing(10, 'goblin'), 'P18', own, [4]);
  return game.events.flatMap(({ t, rule }) => (/^battle[WTL]/.test(t) ? [[t, rule]] : []));
};

test('HP-18.8 HP-18.9 HP-18.10 what came of it is told by its own rule', () => {
  expect([outcomeOf([3, 3]), outcomeOf([2, 2]), outcomeOf([1, 1])]).toEqual([
    [['battleWon', 'HP-18.8']],
    [['battleTied', 'HP-18.9']],
    [['battleLost', 'HP-18.10']],
  ]);
});
