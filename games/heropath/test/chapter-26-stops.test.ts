import { dice, face } from '@hoard/kernel/rehearsal';
import { Offer, viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { heropath } from '../game.ts';
import { falling } from '../rules/20-losses.ts';
import { beginRound } from '../rules/26-lanes.ts';
import { ACTIONS } from '../content/names.ts';
import { stopsAll } from '../rules/beyond.ts';
import { dragonTurn } from '../rules/flights.ts';
import { QUESTIONS } from '../rules/questions.ts';
import { isBattlefield } from '../rules/things.ts';
import { EVERYBODY, GATHERED } from '../state/board.ts';
import { clockOf, clocks, fromDawn, isHeld, laneOf, racing, runOut, seatsOf, secondsOf } from './realTime.ts';
import { STRONG } from './road.ts';
import { card, content, space, table, type HeroGiven, type Table } from './table.ts';
import { aidOf } from '../rules/durations.ts';

// Chapter 26, HP-26.14 to HP-26.33: STOP-EVENT, STOP-HERO, STOP-DRAGON.

/** Seat 0 may perform MAGIC. */
const mage: HeroGiven = { at: 'P18', gems: { vitality: 2, faith: 1, wisdom: 5 }, shown: 'MA22' };
const idle: HeroGiven = { at: 'P18' };

/** Seat 1 has lifted a foot, then seat 0 performs MAGIC. */
const inTheAir = (...paces: string[]): Table => {
  const game = racing({ heroes: [mage, idle, idle] }).chooseAs(1, 'travel');
  for (const id of paces) game.chooseAs(1, `go:${id}`);
  return game.chooseAs(0, 'play:MA22');
};

describe('a STOP', () => {
  test('HP-26.14 freezes all lanes at once, and lets them go on as they were', () => {
    const game = racing({ heroes: [mage, idle, idle] }).chooseAs(2, 'rest');
    game.chooseAs(0, 'pause');
    expect([game.asked, [0, 1, 2].map((seat) => isHeld(game, seat))]).toEqual([[0], [true, true, true]]);
    game.chooseAs(0, 'done');
    expect([game.asked, laneOf(game, 2), clockOf(game).isStopped]).toEqual([[0, 1, 2], 'turn.burn rest.choose', false]);
  });

  test('HP-26.15 who is in the middle of a Travel has 10 seconds to finish it; then the STOP takes effect', () => {
    const game = inTheAir();
    expect([game.asked, game.gems(0).vitality, secondsOf(game, 'feet')]).toEqual([[1], 2, content.numbers.realTime.feet]);
    game.chooseAs(1, 'go:P12').chooseAs(1, 'stop');
    expect([game.asked, game.gems(0).vitality, game.at(1)]).toEqual([[0, 1, 2], 5, 'P12']);
  });

  test('HP-26.15 too slow, he stops in the last space where he may', () => {
    const game = inTheAir('P12');
    const { actions } = game.hero(1);
    runOut(game, 'feet');
    expect([game.at(1), game.hero(1).actions, game.gems(0).vitality, game.asked]).toEqual(['P12', actions, 5, [0, 1, 2]]);
  });

  test('HP-26.15 a space without room is not where he may stop', () => {
    const heroes = [mage, idle, { at: 'P12' }, { at: 'P12' }, { at: 'P12' }];
    const game = racing({ heroes }).chooseAs(1, 'travel').chooseAs(1, 'go:P12').chooseAs(0, 'play:MA22');
    expect(runOut(game, 'feet').at(1)).toBe('P18');
  });

  test('HP-26.15 two who land on the same hidden enemy turn it up once', () => {
    const game = racing({ heroes: [mage, idle, idle], enemies: [{ at: 'P12' }] });
    for (const seat of [1, 2]) game.chooseAs(seat, 'travel').chooseAs(seat, 'go:P12');
    runOut(game.chooseAs(0, 'play:MA22'), 'feet').drawOn();
    expect([game.eventsOf('exposed').length, game.at(1), game.at(2)]).toEqual([1, 'P12', 'P12']);
    game.audit();
  });

  test('HP-26.15 without a pace nothing is spent', () => {
    const game = runOut(inTheAir(), 'feet');
    expect([game.at(1), game.hero(1).actions]).toEqual(['P18', 4]);
  });

  test('HP-26.16 no STOP inside a STOP', () => {
    const game = racing({ heroes: [mage, { at: 'P18', gems: { vitality: 4, wisdom: 5 }, shown: 'MA15' }, idle] });
    game.chooseAs(1, 'travel').chooseAs(0, 'play:MA22');
    expect([game.why('play:MA15', 1), game.why('stopDragon', 1)]).toEqual(['HP-26.16', 'HP-26.16']);
  });

  test('EX-53 feet in the air', () => {
    const game = inTheAir();
    expect([isHeld(game, 1), isHeld(game, 2), clocks(game)]).toEqual([false, true, ['feet']]);
    game.chooseAs(1, 'go:P12').chooseAs(1, 'stop');
    expect(game.story.slice(-6)).toEqual(expect.arrayContaining(['cardPlayed', 'stopEnds']));
    expect(game.keys(2)).toContain('rest');
  });
});

const stopping = (...ids: string[]) => ids.map((id) => stopsAll(content, card(id)));

const lapsed = (game: Table): string => {
  const lane = game.state.lanes.find(({ stack }) => stack.at(-1)!.k === 'shift')!;
  const { actions } = { actions: game.engine.offer(game.state, lane, 0, new Offer()).list() };
  const asked = { view: viewOf(heropath, game.state, 0), lane: lane.id, seat: 0, actions };
  return heropath.keys.keyOf(QUESTIONS['shift.choose'].defaultAnswer(asked)!);
};

describe('STOP-EVENT', () => {
  test('HP-26.17 MAGIC is carried out when all have stopped, then the round goes on', () => {
    const game = racing({ heroes: [mage, idle] }).chooseAs(0, 'play:MA22');
    const [called] = game.eventsOf('stopCalled');
    expect([called!.kind, called!.card, game.gems(0).vitality, game.asked]).toEqual(['event', card('MA22'), 5, [0, 1]]);
    const { story } = game;
    expect(story.indexOf('stopCalled')).toBeLessThan(story.indexOf('cardPlayed'));
    expect(story.at(-1)).toBe('stopEnds');
  });

  test('HP-26.17 also when all turns are over: while somebody lays down what is too much, no round begins over an open window', () => {
    const game = racing({ heroes: [mage, idle] });
    clockOf(game).open = 0;
    game.chooseAs(0, 'play:MA22');
    expect(game.eventsOf('stopCalled').length).toBe(1);
  });

  test('HP-26.18 what concerns only its owner stops nobody; MAGIC, Instants and whatever touches others do', () => {
    expect(stopping('MA22', 'FO01', 'MK07', 'MK06', 'AB16')).toEqual([true, true, true, true, true]);
    expect(stopping('AB22', 'AB29', 'MK12', 'AB01', 'AR01')).toEqual([false, false, false, false, false]);
    const game = racing({ heroes: [{ ...idle, shown: 'AB29' }, idle] }).chooseAs(0, 'play:AB29');
    expect([game.hero(0).actions, game.eventsOf('stopCalled')]).toEqual([5, []]);
  });

  test('HP-26.18 a card that is carried out in a window stops everybody, too', () => {
    const fighter: HeroGiven = { at: 'P18', gems: { vitality: 4, wisdom: 3 }, shown: 'MA08' };
    const game = racing({ heroes: [fighter, { at: 'P12' }], enemies: [{ at: 'P18', kind: 'goblin' }] });
    game.chooseAs(0, 'fight:0').chooseAs(1, 'travel').chooseAs(0, 'play:MA08');
    expect([game.asked, game.eventsOf('stopCalled').length]).toEqual([[1], 1]);
    game.chooseAs(1, 'go:P18').chooseAs(1, 'stop');
    expect(aidOf(game.hero(0).battle).power).toBe(3);
  });

  test('HP-26.18 what waits for a window that does not exist is called at any moment; Off turn cards when the lane is closed', () => {
    const game = fromDawn({ heroes: [{ gems: STRONG, shown: 'MA20 MA28' }, { at: 'P18' }] });
    expect([game.keys(0).includes('play:MA28'), game.keys(0).includes('play:MA20')]).toEqual([true, false]);
    game.chooseAs(0, 'pass').chooseAs(0, 'play:MA20');
    expect([game.hero(1).nextActions, game.eventsOf('stopCalled')[0]!.seat]).toEqual([-1, 0]);
  });

  test('HP-26.19 an Instant stops everybody as soon as it is drawn', () => {
    const heroes = [{ at: 'P18', gems: STRONG, gold: 0 }, { at: 'P12' }];
    const game = racing({ heroes, enemies: [{ at: 'P18', kind: 'goblin' }] }).chooseAs(1, 'travel');
    game.chooseAs(0, 'fight:0', dice(3, 3), dice(2), game.brings('FO01'));
    expect([game.asked, game.hero(0).gold]).toEqual([[1], 0]);
    game.chooseAs(1, 'go:P18').chooseAs(1, 'stop');
    expect(game.hero(0).gold).toBe(2);
  });

  test('HP-26.20 whose 20 seconds have run out inside a STOP-EVENT is given the first answer', () => {
    expect(content.numbers.realTime.event).toBe(20);
    const given = { heroes: [{ ...mage, shown: 'MA12' }, idle], enemies: [{ at: 'P12', kind: 'goblin' }] };
    expect(lapsed(racing(given).chooseAs(0, 'play:MA12'))).toMatch(/^space:/);
    expect(lapsed(table(given).choose('play:MA12'))).toBe('done');
  });

  test("HP-26.21 a Dragon's turn freezes all lanes until it is over; inside a STOP it is part of it", () => {
    const game = racing({ heroes: [{ at: 'P12' }, { at: 'P12' }] });
    dragonTurn(game.board, 1, game.engine);
    game.engine.resume(game.state);
    expect([game.asked, game.keys(1)]).toEqual([[1], ['rock:i', 'rock:ii', 'rock:iii']]);
    const call = racing({ heroes: [{ at: 'P12', gems: STRONG, shown: 'MA28' }, { at: 'P12' }] }).chooseAs(0, 'play:MA28');
    expect([call.asked, call.eventsOf('stopCalled').length]).toEqual([[0], 1]);
  });

  test("HP-26.45 who is not acting burns for himself in every Dragon's turn, who acts once an action", () => {
    const game = racing({ heroes: [{ at: 'P12' }, { at: 'P12' }] })
      .chooseAs(0, 'travel')
      .chooseAs(0, 'go:P18');
    for (const seat of [0, 1]) game.hero(seat).burned = 1;
    clockOf(game).walking = 0;
    dragonTurn(game.board, 1, game.engine);
    game.engine.resume(game.state);
    expect([game.hero(0).burned, game.hero(1).burned]).toEqual([1, 0]);
    game.chooseAs(1, 'rock:i', face(1));
    expect(game.asked).not.toEqual([]);
    const acting = racing({ heroes: [{ at: 'P18' }, { at: 'P18' }] }).chooseAs(1, 'rest');
    for (const seat of [0, 1]) acting.hero(seat).burned = 1;
    acting.chooseAs(0, 'rest').chooseAs(0, 'end');
    expect([acting.hero(0).burned, acting.hero(1).burned]).toEqual([0, 1]);
  });
});

describe('STOP-HERO', () => {
  const pair: HeroGiven = { at: 'P18', gold: 3, food: 1 };
  const holding = (stopHero = 2, heroes = [pair, pair, pair]): Table => racing({ heroes, options: { stopHero } }).chooseAs(0, 'stopHero:2');

  test('HP-26.22 one opponent is held until the lane of the caller is closed; everyone else goes on', () => {
    const game = holding(1);
    expect([game.asked, clockOf(game).heldBy, game.why('stopHero:3', 0)]).toEqual([[0, 2], [-1, 0, -1], 'HP-26.22']);
    game.chooseAs(2, 'rest').chooseAs(0, 'pass');
    expect(game.asked).toEqual([1, 2]);
  });

  test('HP-26.22 nobody else releases whom he holds', () => {
    const game = racing({ heroes: [pair, pair, pair] })
      .chooseAs(1, 'stopHero:3')
      .chooseAs(0, 'pass');
    expect([game.asked, isHeld(game, 2)]).toEqual([[1], true]);
    expect(game.chooseAs(1, 'pass').asked).toEqual([2]);
  });

  test('HP-26.22 a teammate is no opponent', () => {
    const game = racing({ heroes: [pair, pair, pair, pair], options: { competition: 'team' } });
    expect([game.why('stopHero:3', 0), game.why('stopHero:2', 0)]).toEqual(['HP-26.22', undefined]);
  });

  test('HP-26.23 only the caller may encounter whom he holds, each kind once a turn', () => {
    const game = holding();
    expect([game.why('snatch:2-gold', 2), game.why('snatch:3-gold', 0)]).toEqual(['HP-26.11', 'HP-26.11']);
    game.chooseAs(0, 'snatch:2-gold');
    expect([game.hero(0).gold, game.hero(1).gold, game.why('snatch:2-food', 0)]).toEqual([4, 2, 'HP-19.4']);
  });

  test('HP-26.24 the held hero finishes his turn afterwards, and the others wait for him', () => {
    const game = holding().chooseAs(2, 'pass').chooseAs(0, 'pass');
    expect([game.board.round, game.asked]).toEqual([2, [1]]);
    game.chooseAs(1, 'rest').chooseAs(1, 'end');
    expect(game.hero(1).actions).toBe(3);
  });

  test('HP-26.25 a hold is no STOP: who is not held may call one', () => {
    const game = holding(2, [pair, pair, { ...mage, shown: 'MA22' }]).chooseAs(2, 'play:MA22');
    expect([game.gems(2).vitality, game.asked]).toEqual([5, [0, 2]]);
  });

  test('HP-26.26 who holds cannot be held, who is held neither holds nor is held twice', () => {
    const game = holding();
    expect([game.why('stopHero:1', 2), game.why('stopHero:2', 2)]).toEqual(['HP-26.26', 'HP-26.26']);
    expect(isHeld(game, 1)).toBe(true);
  });

  test('HP-26.27 who has closed his lane may be held and encountered all the same', () => {
    const game = racing({ heroes: [pair, pair, pair] })
      .chooseAs(1, 'pass')
      .chooseAs(0, 'stopHero:2')
      .chooseAs(0, 'snatch:2-gold');
    expect([game.hero(0).gold, game.asked]).toEqual([4, [0, 2]]);
  });

  test('HP-26.28 the hold ends with the lane of the caller, also when he falls', () => {
    const game = holding(2, [{ at: 'P18', gems: { vitality: 1 } }, pair, pair]);
    game.board.enemies.push({ unit: 0, at: space('P18'), kind: 0, seenBy: EVERYBODY });
    game.chooseAs(0, 'fight:0', dice(1, 1), dice(5));
    expect([game.at(0), clockOf(game).heldBy, game.asked]).toEqual(['-', [-1, -1, -1], [1, 2]]);
  });

  test('HP-26.29 who is ambushed while he is held sleeps until the next round; what he was at is over', () => {
    const game = racing({ heroes: [pair, pair, pair] })
      .chooseAs(1, 'rest')
      .chooseAs(0, 'stopHero:2')
      .chooseAs(0, 'ambush:2');
    expect([game.at(1), game.hero(1).asleep, laneOf(game, 1)]).toEqual(['G06', true, 'turn.burn']);
    game.chooseAs(0, 'pass');
    expect([game.asked, clockOf(game).open]).toEqual([[2], seatsOf(2)]);
  });

  test('EX-50 STOP-HERO', () => {
    const game = holding(1).chooseAs(0, 'ambush:2');
    expect([game.at(1), game.asked]).toEqual(['G06', [0, 2]]);
    expect([game.why('stopHero:3', 0), game.why('stopHero:1', 2)]).toEqual(['HP-26.22', 'HP-26.26']);
  });
});

/** A space so far from the nearest where the Dragon can be fought. */
const away = (game: Table, distance: number): string =>
  content.map.spaces[
    content.map.walkable.find(
      (one) =>
        Math.min(
          ...content.map.walkable
            .filter((other) => isBattlefield(game.board, content, other))
            .map((other) => content.map.distance[one]![other]!),
        ) === distance,
    )!
  ]!.id;

const bold = (at: string, actions: number): Table => racing({ heroes: [{ at, actions, gems: { vitality: 5, faith: 5 } }, { at: 'P12' }] });

/** After the Gathering Phase. */
const atDusk = (id: string): Table =>
  racing({ heroes: [{ at: id, gems: STRONG }, { at: 'P12' }], dragon: GATHERED, gathered: 1, level: content.numbers.scale.levels });

describe('STOP-DRAGON', () => {
  const [TRAVEL, FIGHT] = [ACTIONS.indexOf('travel'), ACTIONS.indexOf('fight')];
  const [FIVE, SIX] = [5, 6].map((distance) => away(racing(), distance)) as [string, string];

  test('HP-26.30 he may call it at a distance of 5 or less, if he has the actions to get there and fight once', () => {
    expect([bold(FIVE, 3).keys(0).includes('stopDragon'), bold(SIX, 4).why('stopDragon', 0)]).toEqual([true, 'HP-26.30']);
    expect([bold(SIX, 4), bold(FIVE, 2)].map((game) => game.denial('stopDragon', 0)?.args)).toEqual([
      { away: 6, actions: 4 },
      { away: 5, actions: 2 },
    ]);
    const game = bold(FIVE, 4).chooseAs(0, 'travel');
    expect(game.keys(0)).toContain('stopDragon');
  });

  test('HP-26.30 the paces that are left of his Travel count', () => {
    const near = away(racing(), content.numbers.paces.travel);
    expect([bold(near, 1).why('stopDragon', 0), bold(near, 2).chooseAs(0, 'travel').why('stopDragon', 0)]).toEqual(['HP-26.30', undefined]);
  });

  test('EX-51 STOP-DRAGON', () => {
    expect([bold(FIVE, 3).why('stopDragon', 0), bold(FIVE, 2).why('stopDragon', 0)]).toEqual([undefined, 'HP-26.30']);
  });

  test('HP-26.31 all others are frozen; he travels and fights, and where the Dragon can be fought he does', () => {
    const game = bold('U05', 4).chooseAs(0, 'stopDragon');
    expect([game.asked, game.why('rest', 0), game.why('travel', 0), game.why('pass', 0)]).toEqual([
      [0],
      'HP-26.31',
      'HP-26.31',
      'HP-26.31',
    ]);
    expect(game.keys(0)).toEqual(expect.arrayContaining(['dragon', 'finish']));
    game.chooseAs(0, 'dragon', dice(1, 1), dice(5, 5));
    expect([game.asked, game.keys(0).includes('travel'), game.keys(0).includes('dragon')]).toEqual([[0], true, true]);
  });

  test('HP-26.32 it ends when he says so; after a call without a fight he does not call again in this round', () => {
    const game = bold('U05', 4).chooseAs(0, 'stopDragon').chooseAs(0, 'finish');
    expect([game.asked, game.why('stopDragon', 0)]).toEqual([[0, 1], 'HP-26.32']);
    const again = bold('U05', 4).chooseAs(0, 'stopDragon').chooseAs(0, 'dragon', dice(1, 1), dice(5, 5)).chooseAs(0, 'finish');
    expect(again.why('stopDragon', 0)).toBeUndefined();
  });

  test('HP-26.31 with an enemy there he may travel on, too', () => {
    const given = { heroes: [{ at: 'U05', gems: STRONG }, { at: 'P12' }], enemies: [{ at: 'U05', kind: 'goblin' }] };
    expect(racing(given).chooseAs(0, 'stopDragon').keys(0)).toContain('travel');
  });

  test('HP-26.32 in the next round he may call it again, and so may who has called nothing', () => {
    const game = bold('U05', 4).chooseAs(0, 'stopDragon').chooseAs(0, 'finish');
    beginRound(game.board, game.engine);
    expect(clockOf(game).calledInVain).toBe(0);
    expect(clockOf(bold('P18', 1).chooseAs(0, 'rest').chooseAs(0, 'end')).calledInVain).toBe(0);
  });

  test('HP-26.32 who falls in the middle of his Travel, while others land, charges no more', () => {
    const game = racing({ heroes: [{ at: FIVE, gems: STRONG }, { at: 'P18' }] }).chooseAs(1, 'travel');
    game.chooseAs(0, 'travel').chooseAs(0, 'stopDragon').chooseAs(1, 'go:P12');
    expect([game.asked, clockOf(game).isStopped]).toEqual([[1], true]);
    // What another's landing may bring: the Dragon, and its fire.
    game.hero(0).gems.fill(0);
    game.engine.push(falling(game.board, 0, 'HP-20.7'));
    game.engine.resume(game.state);
    expect(game.at(0)).toBe('-');
    game.chooseAs(1, 'stop');
    expect([game.asked, clockOf(game).isStopped, clockOf(game).open]).toEqual([[1], false, seatsOf(1)]);
  });

  test('HP-26.32 it ends when he has no actions left', () => {
    const game = bold('U05', 1).chooseAs(0, 'stopDragon').chooseAs(0, 'dragon', dice(1, 1), dice(5, 5));
    expect([clockOf(game).isStopped, game.asked]).toEqual([false, [1]]);
  });

  test('HP-26.33 after the Gathering Phase the distance is that to the starting space', () => {
    const far =
      content.map.spaces[
        content.map.walkable.find((one) => content.map.spaces[one]!.kind === 'road' && content.map.distance[one]![content.map.start]! > 5)!
      ]!.id;
    expect([atDusk('P18').why('stopDragon', 0), atDusk(far).why('stopDragon', 0)]).toEqual([undefined, 'HP-26.30']);
  });

  test('HP-26.30 actions of one kind count: Travel on the way, Fight there', () => {
    const five = content.map.walkable.find(
      (one) => Math.min(...content.map.flares[0]!.map((flare) => content.map.distance[one]![flare]!)) === 5,
    )!;
    const game = racing({ heroes: [{ at: content.map.spaces[five]!.id, actions: 2 }, idle] });
    const may = (travel: number, fight: number, actions: number): boolean => {
      Object.assign(game.hero(0), { actions, bonus: ACTIONS.map((_, kind) => (kind === TRAVEL ? travel : kind === FIGHT ? fight : 0)) });
      return game.keys(0).includes('stopDragon');
    };
    expect([may(0, 0, 2), may(1, 0, 2), may(0, 1, 2), may(2, 0, 0), may(2, 1, 0), may(3, 0, 1)]).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  test('HP-26.31 on the way he travels; where the Dragon is he fights, if he still can', () => {
    const game = racing({ heroes: [{ at: 'P18', gems: STRONG }, idle] }).chooseAs(0, 'stopDragon');
    expect(game.keys(0)).toEqual(['dropFood', 'dropGold', 'finish', 'travel']);
    const there = racing({ heroes: [{ at: 'U05', gems: STRONG }, idle] }).chooseAs(0, 'stopDragon');
    Object.assign(there.hero(0), { actions: 0 });
    there.hero(0).bonus[TRAVEL] = 1;
    expect([there.why('travel', 0), there.why('dragon', 0)]).toEqual([undefined, 'HP-14.2']);
    there.hero(0).bonus[FIGHT] = 1;
    expect([there.why('travel', 0), there.why('dragon', 0)]).toEqual(['HP-26.31', undefined]);
  });
});
