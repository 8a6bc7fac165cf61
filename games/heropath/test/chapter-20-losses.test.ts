import { describe, expect, test } from 'vitest';
import { card, content, space, table, type HeroGiven, type Table } from './table.ts';
import { meeting } from './meeting.ts';
import { challenge, fight as battle, spacesFor, walk } from './road.ts';
import { flare } from '../rules/21-dragon.ts';
import { pacesOf } from '../rules/15-travel.ts';
import { laneOf, racing } from './realTime.ts';
import { dragonTurn } from '../rules/flights.ts';
import { VITALITY } from '../rules/bank.ts';
import { mayAimAt } from '../rules/aims.ts';
import { isIn } from '../rules/things.ts';
import { aboutToLose, amid, inTurn, passAll, reacting } from './playing.ts';
import { dawn, dragon, fight } from '../rules/turnFrames.ts';
import { losing } from '../rules/20-losses.ts';
import { ANYWHERE, DRAGON } from '../content/names.ts';
import { dice, face } from '@hoard/kernel/rehearsal';

// Chapter 20: losing VITALITY, wounds, death.

const gems = (vitality: number, faith: number) => ({ vitality, faith, experience: 1 });

const barrowChill = (vitality: number, faith = 1) =>
  passAll(
    amid(0, [{ k: 'instant', at: 'window', seat: 0, card: content.cards.findIndex(({ id }) => id === 'FO24') }], {
      heroes: [{ at: 'P09', gems: gems(vitality, faith) }, { at: 'F02' }],
      board: (board) => board.inPlay.push(content.cards.findIndex(({ id }) => id === 'FO24')),
    }),
  );

describe('losing', () => {
  test('HP-20.1 eight ways to lose, and what each costs', () => {
    const { battle, tie, evasion, dragon: lost, active, incidental, victim, coop } = content.numbers.losses;
    expect([battle, tie, evasion, lost, active, incidental, victim.bronze, victim.silver]).toEqual([1, 1, 1, 1, 1, 1, 1, 0]);
    expect(coop.incidental).toBe(2);
    const game = aboutToLose([1, 0], 'loss', { heroes: [{ gems: gems(3, 2) }, {}] });
    expect(game.gems(0)).toMatchObject({ vitality: 2, faith: 2 });
    expect(game.eventsOf('lost')).toMatchObject([{ seat: 0, cause: 'loss', vitality: 1, faith: 0, rule: 'HP-20.1' }]);
  });

  test('HP-20.2 a loss of more than 1 is taken gem by gem: first what VITALITY there is', () => {
    const game = aboutToLose([3, 0], 'card', { heroes: [{ gems: gems(2, 2) }, {}] });
    expect(game.gems(0)).toMatchObject({ vitality: 0, faith: 1 });
  });

  test('HP-20.3 without VITALITY he loses FAITH', () => {
    const game = aboutToLose([1, 0], 'card', { heroes: [{ gems: gems(0, 3) }, {}] });
    expect(game.gems(0)).toMatchObject({ vitality: 0, faith: 2 });
  });

  test('HP-20.4 a wounded hero plays on', () => {
    const game = inTurn(0, { heroes: [{ at: 'P09', gems: gems(0, 2) }, { at: 'F02' }] });
    expect(game.keys()).toEqual(expect.arrayContaining(['travel', 'rest', 'pass']));
  });

  test('HP-20.4 he walks as far as anybody else, and may fight', () => {
    const wounded = inTurn(0, { heroes: [{ at: 'P09', gems: gems(0, 2) }, { at: 'F02' }] });
    const whole = inTurn(0, { heroes: [{ at: 'P09', gems: gems(2, 2) }, { at: 'F02' }] });
    expect([pacesOf(wounded.board, wounded.hero(0), wounded.engine), wounded.hero(0).actions]).toEqual([4, 4]);
    for (const game of [wounded, whole]) game.choose('travel').choose('go:P14').choose('go:P09').choose('go:P14').choose('go:P09');
    expect(wounded.story).toEqual(whole.story);
    const beset = inTurn(0, { heroes: [{ at: 'P18', gems: gems(0, 2) }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] });
    expect(beset.keys()).toEqual(expect.arrayContaining(['fight:0', 'travel']));
  });

  test('HP-20.5 he falls without VITALITY and FAITH, and lives with either', () => {
    expect(aboutToLose([1, 0], 'card', { heroes: [{ at: 'P09', gems: gems(1, 0) }, {}] }).at(0)).toBe('-');
    expect(aboutToLose([1, 0], 'card', { heroes: [{ at: 'P09', gems: gems(2, 0) }, {}] }).at(0)).toBe('P09');
    expect(aboutToLose([1, 0], 'card', { heroes: [{ at: 'P09', gems: gems(1, 1) }, {}] }).at(0)).toBe('P09');
  });

  test('HP-20.6 what is beyond the last gem is ignored', () => {
    const game = aboutToLose([9, 0], 'card', { heroes: [{ gems: gems(1, 1) }, {}] });
    expect(game.gems(0)).toMatchObject({ vitality: 0, faith: 0, experience: 1 });
    expect(game.eventsOf('lost')).toMatchObject([{ vitality: 1, faith: 1 }]);
  });

  test('HP-20.7 FAITH lost by a card is FAITH only; who has nothing else falls by it', () => {
    const game = barrowChill(3);
    expect([game.gems(0).vitality, game.gems(0).faith, game.at(0)]).toEqual([3, 0, 'P09']);
    expect(barrowChill(0).at(0)).toBe('-');
    // VITALITY does not take its place.
    expect(barrowChill(3, 0).gems(0).vitality).toBe(3);
  });
});

/** Spaces at distance 7 or more. */
const farFrom = (from: number): string[] =>
  content.map.walkable.filter((one) => content.map.distance[from]![one]! >= 7).map((one) => content.map.spaces[one]!.id);

describe('death', () => {
  test('HP-20.8 a fallen hero is off the map and keeps everything', () => {
    const game = aboutToLose([1, 0], 'card', {
      heroes: [{ at: 'P09', gems: gems(1, 0), gold: 2, food: 1, leeches: 1, shown: 'AR22', hidden: 'MA22' }, {}],
    });
    expect([game.at(0), game.hero(0).gold, game.hero(0).food, game.hero(0).leeches]).toEqual(['-', 2, 1, 1]);
    expect([game.shown(0), game.hidden(0), game.gems(0).experience]).toEqual(['AR22', 'MA22', 1]);
    game.audit();
  });

  test('HP-20.9 he rises on the starting space with one VITALITY more, and plays a full turn', () => {
    const game = amid(0, [dawn(0)], { heroes: [{ fallen: true, gems: gems(0, 0) }, { at: 'F02' }] });
    expect([game.at(0), game.gems(0).vitality, game.gems(0).faith]).toEqual(['P19', 1, 0]);
    expect(game.hero(0).actions).toBe(4);
    // More than he had, not one alone.
    const lively = amid(0, [dawn(0)], { heroes: [{ fallen: true, gems: gems(2, 1) }, { at: 'F02' }] });
    expect([lively.gems(0).vitality, lively.gems(0).faith]).toEqual([3, 1]);
  });

  test('HP-20.10 he rises at that moment, and is not asked', () => {
    const game = amid(0, [dawn(0)], { heroes: [{ fallen: true, gems: gems(0, 0) }, { at: 'F02' }] });
    expect(game.story[0]).toBe('rose');
  });

  test('HP-20.11 who falls in his own turn does not rise in it', () => {
    const game = passAll(aboutToLose([1, 0], 'card', { heroes: [{ at: 'P09', gems: gems(1, 0) }, { at: 'F02' }] }));
    expect(game.at(0)).toBe('-');
    expect(game.asked).toEqual([1]);
    expect(game.story).not.toContain('rose');
  });

  test('HP-20.12 losses with one cause strike all at once; then all who have nothing left fall together', () => {
    const game = aboutToLose([1, 1, 1], 'incidental', {
      heroes: [{ gems: gems(1, 0) }, { gems: gems(1, 0) }, { gems: gems(2, 0) }],
    });
    expect(game.story.filter((t) => t === 'lost' || t === 'fell')).toEqual(['lost', 'lost', 'lost', 'fell', 'fell']);
    expect(game.eventsOf('fell').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('HP-20.13 the player of a fallen hero still places his enemy, measured from the starting space', () => {
    const game = amid(1, [{ ...dragon(1), at: 'enemies', next: 1 }], {
      heroes: [{ fallen: true, gems: gems(0, 0) }, { at: 'F02' }],
    });
    expect(game.asked).toEqual([0]);
    const start = content.map.start;
    const far = content.map.walkable
      .filter((one) => content.map.distance[start]![one]! >= 7)
      .map((one) => `place:${content.map.spaces[one]!.id}`);
    expect(game.keys(0)).toEqual(far.toSorted());
  });

  test('HP-20.13 so does that of a sleeper, measured from the prison', () => {
    const game = amid(0, [{ ...dragon(0), at: 'enemies', next: 1 }], { heroes: [{ at: 'F02' }, { at: 'G06', asleep: true }] });
    expect([game.asked, spacesFor(game, 'place')]).toEqual([[1], farFrom(content.map.prison).toSorted()]);
  });

  test('HP-20.13 both may found a Place-Site, from there', () => {
    const game = amid(0, [{ ...dragon(0), at: 'sites' }], {
      heroes: [
        { fallen: true, gems: gems(0, 0) },
        { at: 'G06', asleep: true },
      ],
    });
    const { start, prison, settlements, spaces } = content.map;
    const ids = new Set(settlements.map((row) => spaces[row]!.id));
    for (const [seat, from, id] of [[0, start, 'PS18'] as const, [1, prison, 'PS17'] as const]) {
      expect(game.asked).toEqual([seat]);
      game.choose('yes').draw(game.brings(id));
      const open = farFrom(from).filter((one) => ids.has(one) && game.board.sites[space(one)] === -1);
      expect(spacesFor(game, 'space')).toEqual(open.toSorted());
      game.choose(game.keys()[0]!);
    }
  });

  test.each([
    ['competitive', 2],
    ['team', 4],
    ['solo', 1],
  ] as const)('HP-20.14 in %s nobody loses by it', (competition, count) => {
    const heroes = Array.from({ length: count }, () => ({ gems: gems(1, 0) }));
    const game = passAll(
      aboutToLose(
        heroes.map(() => 1),
        'incidental',
        { heroes, options: { competition } },
      ),
    );
    expect([game.state.outcome, game.story.filter((t) => t === 'fell').length]).toEqual([null, count]);
    expect(game.story).toContain('rose');
  });

  test('HP-20.14 when all are fallen the game goes on', () => {
    const game = aboutToLose([1, 1], 'incidental', { heroes: [{ gems: gems(1, 0) }, { gems: gems(1, 0) }] });
    passAll(game);
    expect(game.state.outcome).toBeNull();
    expect(game.story).toContain('rose');
  });

  test('HP-20.15 a card that prevents a loss is used in W6; what is prevented was never lost', () => {
    const game = aboutToLose([1, 0], 'loss', { heroes: [{ gems: gems(1, 0), hidden: 'AB33' }, {}] });
    expect(reacting(game)).toEqual([0]);
    game.choose('play:AB33');
    passAll(game);
    expect([game.gems(0).vitality, game.discard]).toEqual([1, 'AB33']);
    expect(game.story).not.toContain('lost');
  });

  test('HP-11.22 who falls over the limit drops the excess where he fell', () => {
    const game = aboutToLose([1, 0], 'card', {
      heroes: [{ at: 'P09', gems: gems(1, 0), shown: 'AR01 AR02 AR06 AR07 AR09 AR10' }, {}],
    });
    expect(game.keys(0)).toContain('drop:AR06');
    game.choose('drop:AR06');
    expect(game.at(0)).toBe('-');
    expect(game.board.piles).toMatchObject([{ at: content.map.spaces.findIndex(({ id }) => id === 'P09'), cards: [{}] }]);
  });
});

describe('what spares without being asked', () => {
  test('HP-18.9 a Halberd spares a tie in every battle, a Spiked Shield one lost battle a turn', () => {
    const skills = { vitality: 3, faith: 1, skills: 4 };
    const tied = aboutToLose([1, 0], 'tie', { heroes: [{ gems: skills, worn: 'AR14' }, {}] });
    expect([tied.gems(0).vitality, tied.eventsOf('spared').length]).toEqual([3, 1]);
    const lost = amid(0, [losing([1, 0], 'loss', 'HP-18.10'), losing([1, 0], 'loss', 'HP-18.10')], {
      heroes: [{ gems: skills, worn: 'AR25' }, {}],
    });
    expect(lost.gems(0).vitality).toBe(2);
  });

  test('HP-21.8 what a cloak spares is no burn', () => {
    const game = aboutToLose([1, 1], 'incidental', {
      heroes: [{ gems: { vitality: 3, faith: 1, experience: 3 }, worn: 'MK35' }, { gems: gems(3, 1) }],
    });
    expect([game.gems(0).vitality, game.gems(1).vitality]).toEqual([3, 2]);
    expect([game.eventsOf('spared').length, game.eventsOf('lost').length]).toEqual([1, 1]);
  });
});

describe('examples', () => {
  test('EX-19 FAITH as a shield', () => {
    const game = aboutToLose([2, 0], 'dragon', { heroes: [{ at: 'P09', gems: gems(1, 2) }, {}] });
    expect([game.gems(0).vitality, game.gems(0).faith, game.at(0)]).toEqual([0, 1, 'P09']);
  });

  test('EX-20 death and return', () => {
    const game = inTurn(0, {
      heroes: [
        { at: 'P09', gems: { faith: 1, wisdom: 2, skills: 1, experience: 3 }, gold: 2, food: 0, leeches: 1, actions: 2 },
        { at: 'F02' },
      ],
      enemies: [{ at: 'P09', kind: 'warlock' }],
    });
    passAll(game.choose(`fight:${game.unitAt('P09')}`, dice(1, 1), dice(5, 5)));
    expect([game.at(0), game.gems(0).faith]).toEqual(['-', 0]);
    expect(game.asked).toEqual([1]);
    passAll(game.choose('pass'));
    expect(game.at(0)).toBe('P19');
    expect(game.gems(0)).toEqual({ vitality: 1, faith: 0, wisdom: 2, skills: 1, experience: 3 });
    expect([game.hero(0).gold, game.hero(0).leeches, game.hero(0).actions]).toEqual([2, 1, 4]);
  });
});

test('HP-20.1 a battle lost to the Dragon costs 1, besides the burn', () => {
  const game = amid(0, [fight(0, DRAGON)], { heroes: [{ at: 'U15', gems: gems(3, 3) }, { at: 'F02' }] });
  passAll(game.draw(dice(1, 1), dice(5, 5)));
  expect(game.eventsOf('lost')[0]).toMatchObject({ cause: 'dragon', vitality: 1 });
});

test('HP-20.8 who is fallen loses nothing', () => {
  const game = aboutToLose([1, 0], 'card', { heroes: [{ fallen: true, gems: { vitality: 2 } }, {}] });
  expect(game.gems(0).vitality).toBe(2);
});

const lossesOf = (game: Table) => game.eventsOf('lost').map(({ cause, vitality }) => [cause, vitality]);
const lively = { vitality: 5, faith: 3 };
const foes = (...kinds: string[]) => kinds.map((kind) => ({ at: 'P18', kind }));

test('HP-20.1 each of the eight costs in play what the rule says', () => {
  const beset = (...kinds: string[]) => table({ heroes: [{ at: 'P18', gems: lively }, {}], enemies: foes(...kinds) });
  expect(lossesOf(battle(beset('goblin'), 'P18', [1, 1], [5]))).toEqual([['loss', 1]]);
  expect(
    lossesOf(battle(table({ heroes: [{ at: 'P18', gems: { ...lively, skills: 3 } }, {}], enemies: foes('goblin') }), 'P18', [2, 2], [5])),
  ).toEqual([['tie', 1]]);
  expect(lossesOf(walk(beset('goblin', 'troll'), 'P12'))).toEqual([
    ['evasion', 1],
    ['evasion', 1],
  ]);
  const fiery = () => table({ heroes: [{ at: 'U05', gems: lively }, {}] });
  expect(lossesOf(challenge(fiery(), [1, 1], [5, 5]))).toEqual([
    ['dragon', 1],
    ['active', 1],
  ]);
  expect(lossesOf(fiery().choose('rest').choose('end'))).toEqual([['active', 1]]);
  const hit = (competition: 'competitive' | 'co-op') => {
    const game = table({ heroes: [{ at: 'P18', gems: lively }, {}], options: { competition } });
    flare(game.board, 3, game.engine);
    game.engine.resume(game.state);
    return lossesOf(game)[0];
  };
  expect([hit('competitive'), hit('co-op')]).toEqual([
    ['incidental', 1],
    ['incidental', 2],
  ]);
  const met = (morals: 'bronze' | 'silver') => lossesOf(passAll(meeting({}, { options: { morals } }).choose('snatch:2-gold')));
  expect([met('bronze'), met('silver')]).toEqual([[['encounter', 1]], []]);
  const storm = { k: 'instant', at: 'window', seat: 0, card: card('FO32') } as const;
  const stormy = amid(0, [storm], {
    heroes: [{ at: 'P18', gems: lively }, { at: 'F02' }],
    board: (board) => board.inPlay.push(card('FO32')),
  });
  expect(lossesOf(passAll(stormy))).toEqual([['card', 1]]);
});

const aimable = (other: HeroGiven): boolean =>
  mayAimAt(table({ heroes: [{ at: 'P18' }, { at: 'P18', ...other }] }).board, content, 0, ANYWHERE, 1);

test('HP-20.8 who is fallen is the target of no card', () => {
  expect([aimable({}), aimable({ fallen: true })]).toEqual([true, false]);
});

test('HP-20.8 who falls asleep in the prison is not asleep any more', () => {
  const game = aboutToLose([0, 1], 'card', { heroes: [{}, { at: 'G06', asleep: true, gems: { vitality: 1 } }] });
  expect([game.at(1), game.hero(1).asleep]).toEqual(['-', false]);
});

test('HP-20.15 a card that keeps from falling leaves 1 FAITH, and does what else it says', () => {
  const game = aboutToLose([3, 0], 'card', { heroes: [{ at: 'P09', gems: { vitality: 1, faith: 2 }, shown: 'MA33' }, {}] });
  passAll(game.choose('play:MA33'));
  expect([game.at(0), game.gems(0).faith, game.gems(0).vitality, game.discard]).toEqual(['P09', 1, 2, 'MA33']);
  expect(game.eventsOf('saved')).toMatchObject([{ seat: 0 }]);
  // It saves once.
  expect(game.hero(0).favour?.savedBy ?? -1).toBe(-1);
});

test('HP-20.15 who would not have fallen keeps what he has', () => {
  const game = aboutToLose([1, 0], 'card', { heroes: [{ at: 'P09', gems: { vitality: 3, faith: 2 }, shown: 'MA33' }, {}] });
  passAll(game);
  expect([game.gems(0).vitality, game.gems(0).faith, game.story.includes('saved')]).toEqual([2, 2, false]);
});

test('HP-20.15 what is spared is asked about no more: W6 names only the rest of the loss', () => {
  const heroes = [
    { gems: { vitality: 3, faith: 1, skills: 4, experience: 3 }, worn: 'MK35', hidden: 'MA33' },
    { gems: gems(0, 2), hidden: 'MA33' },
  ];
  const game = aboutToLose([1, 2], 'incidental', { heroes });
  const open = game.state.lanes.flatMap(({ stack }) => stack).find((frame) => frame.k === 'window');
  expect([open?.k === 'window' && open.losses, reacting(game)]).toEqual([[0, 2], [1]]);
});

test('HP-10.21 a hidden card that spares a loss is shown', () => {
  const game = passAll(aboutToLose([1, 0], 'incidental', { heroes: [{ gems: { vitality: 3, wisdom: 2 }, hidden: 'MA29' }, {}] }));
  expect([game.eventsOf('cardShown').length, game.gems(0).vitality]).toEqual([1, 3]);
});

const burnt = (cause: 'active' | 'incidental' | 'card', vitality: number) => {
  const game = table({ heroes: [{ at: 'P18', gems: { vitality, faith: 3 } }, {}] });
  game.engine.push(losing([1, 0], cause, 'HP-21.3'));
  // The frame below asks for an action: nothing is settled yet.
  game.engine.resume(game.state);
  return game.hero(0).burned;
};

test('HP-21.8 a burn that is paid with FAITH counts as one, and so does that of an Active Flare', () => {
  expect([burnt('active', 2), burnt('active', 0), burnt('incidental', 0), burnt('card', 2)]).toEqual([1, 1, 1, 0]);
});

test('HP-20.8 in Real Time whatever a fallen hero was at is over', () => {
  const heroes = [{ at: 'U15', gems: { vitality: 3 } }, { at: 'P18', gems: { vitality: 1 } }, { at: 'F02' }];
  const game = racing({ heroes }).chooseAs(1, 'rest');
  // He has just healed.
  game.hero(1).gems[VITALITY] = 1;
  dragonTurn(game.board, 0, game.engine);
  game.engine.resume(game.state);
  const plains = content.dice.land.findIndex((regions) => regions.some((region) => isIn(content, space('P18'), region)));
  game.chooseAs(0, 'rock:i', face(plains + 1));
  expect([game.at(1), laneOf(game, 1)]).toEqual(['-', 'turn.burn']);
});
