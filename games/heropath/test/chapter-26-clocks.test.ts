import { only, type Seat } from '@hoard/kernel';
import { dice, face } from '@hoard/kernel/rehearsal';
import { describe, expect, test } from 'vitest';
import { abandon, cutShort } from '../rules/26-lanes.ts';
import { newBattle } from '../rules/18-fight.ts';
import { favouring } from '../rules/durations.ts';
import { ACTIONS } from '../content/names.ts';
import { NOWHERE } from '../state/board.ts';
import { allWait, clockOf, clocks, fromDawn, isHeld, laneOf, racing, runOut, seatsOf } from './realTime.ts';
import { STRONG } from './road.ts';
import { card, content, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 26: what a clock, a STOP or a fall leaves behind of what somebody was at.

const on = (actions: number): HeroGiven => ({ at: 'P18', actions, gold: 3 });
const [TRAVEL, FIGHT] = [ACTIONS.indexOf('travel'), ACTIONS.indexOf('fight')];
const GOBLIN = [{ at: 'P18', kind: 'goblin' }];
/** He has a card to think about in a battle. */
const thinker: HeroGiven = { at: 'P18', gems: { vitality: 4, wisdom: 1 }, shown: 'MA08' };

/** Everybody holds back; the manager has called STOP-PASSIVE. */
const passive = (given: Given = {}): Table => {
  const game = racing({ heroes: [on(4), on(4)], ...given });
  return allWait(game, ...game.asked.toReversed()).chooseAs(0, 'stopPassive');
};

const namesOf = (game: Table, kind: string): string[] =>
  game.engine.game.timers!.running(game.state).flatMap(({ name }) => (name.startsWith(kind) ? [name] : []));

/** The last one whose lane is open. */
const straggler = (given: Given = {}): Table => racing({ heroes: [on(4), on(4)], ...given }).chooseAs(1, 'pass');

describe('who stands idle', () => {
  test('HP-26.35 every command sets his clock anew, and so does every STOP', () => {
    const game = racing({ heroes: [on(4), on(4)] });
    const before = namesOf(game, 'idle');
    game.chooseAs(0, 'rest');
    expect(namesOf(game, 'idle')).toEqual([expect.not.stringContaining(before[0]!), before[1]]);
    game.chooseAs(0, 'end').chooseAs(0, 'pause').chooseAs(0, 'done');
    expect(namesOf(game, 'idle')).not.toContain(before[1]);
  });

  test('HP-26.35 in every action a command is one: a pace, a thing in a Rest or a Visit', () => {
    const game = racing({ heroes: [on(4), { at: 'P14', gold: 9 }, on(4)], sites: { P14: 'PS02' } });
    const commands = (seat: Seat) => clockOf(game).commands[seat];
    game.chooseAs(0, 'travel').chooseAs(0, 'go:P12').chooseAs(1, 'visit').chooseAs(1, 'end').chooseAs(2, 'rest').chooseAs(2, 'end');
    expect([commands(0), commands(1), commands(2)]).toEqual([2, 2, 2]);
  });

  test('HP-26.35 that somebody waits is told, whether he says so or his time runs out', () => {
    const game = racing({ heroes: [on(4), on(4)] }).chooseAs(0, 'wait');
    runOut(game, 'idle', 1);
    expect(game.eventsOf('waits').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('HP-26.35 nobody holds back in a battle, and who is held is not waited for', () => {
    const fighting = racing({ heroes: [thinker, { at: 'P12' }], enemies: GOBLIN })
      .chooseAs(0, 'fight:0')
      .chooseAs(1, 'wait');
    runOut(fighting, 'idle', 0);
    expect(clocks(fighting)).toEqual([]);
    const held = allWait(racing({ heroes: [on(4), on(4), on(4)] }).chooseAs(0, 'stopHero:3'), 0, 1);
    expect([clocks(held), held.why('stopPassive', 0)]).toEqual([['stalled'], undefined]);
  });

  test('HP-26.35 while all have stopped no clock of free play runs', () => {
    const game = racing({ heroes: [on(4), on(4)] }).chooseAs(0, 'pause');
    expect(clocks(game)).toEqual([]);
    expect(clocks(fromDawn({ heroes: [{ shown: 'MA20', gems: STRONG }, {}] }))).toEqual(['idle']);
  });
});

const lost = (given: Given, arrange: (game: Table) => void = () => {}): [number, boolean] => {
  const game = passive(given);
  const [seat] = game.asked as [Seat];
  arrange(game);
  runOut(game, 'action');
  return [game.hero(seat).actions, game.story.includes('battleBegins')];
};

describe('STOP-PASSIVE', () => {
  test('HP-26.36 who stood idle in the middle of an action has ended it; who is held has not', () => {
    const game = racing({ heroes: [on(4), on(4), on(4)] })
      .chooseAs(1, 'rest')
      .chooseAs(2, 'rest')
      .chooseAs(0, 'stopHero:3');
    runOut(game.chooseAs(0, 'wait'), 'idle', 1);
    runOut(game, 'stalled');
    expect(game.eventsOf('cutShort').map(({ seat }) => seat)).toEqual([1]);
    expect([laneOf(game, 0), laneOf(game, 1), laneOf(game, 2)]).toEqual(['turn.ready', 'turn.burn', 'turn.burn rest.choose']);
  });

  test('HP-26.36 who has only an action of one kind left plays it, too', () => {
    const game = racing({ heroes: [on(1), on(1)] });
    game.hero(1).actions = 0;
    game.hero(1).bonus[TRAVEL] = 1;
    allWait(game, 1, 0).chooseAs(0, 'stopPassive').chooseAs(0, 'rest').chooseAs(0, 'end');
    expect([game.asked, game.why('rest', 1)]).toEqual([[1], 'HP-14.2']);
  });

  test('HP-26.36 free play goes on in the same round, and nobody holds back any more', () => {
    const game = passive();
    game.chooseAs(game.asked[0]!, 'agree').chooseAs(game.asked[0]!, 'agree');
    expect([game.board.round, game.asked, clockOf(game).waiting, clockOf(game).agreed]).toEqual([2, [0, 1], 0, 0]);
    expect([game.eventsOf('wantsFreePlay').length, game.eventsOf('stopEnds').map(({ kind }) => kind)]).toEqual([2, ['passive']]);
    expect([0, 1].map((seat) => game.hero(seat).actions)).toEqual([4, 4]);
  });

  test('HP-26.36 there is no STOP-DRAGON inside it', () => {
    const game = passive({
      heroes: [
        { ...on(4), at: 'U05' },
        { ...on(4), at: 'U05' },
      ],
    });
    expect(game.keys(game.asked[0])).not.toContain('stopDragon');
  });

  test('HP-26.22 a hold outlasts the actions of its caller under STOP-PASSIVE', () => {
    const game = allWait(racing({ heroes: [on(4), on(4), on(4)] }).chooseAs(0, 'stopHero:3'), 1, 0).chooseAs(0, 'stopPassive');
    game.chooseAs(0, 'rest').chooseAs(0, 'end').chooseAs(1, 'rest').chooseAs(1, 'end');
    expect([clockOf(game).heldBy, isHeld(game, 2), game.asked]).toEqual([[-1, -1, 0], true, [0]]);
  });

  test('HP-26.37 nobody who has finished is encountered, nor does he encounter anybody', () => {
    const game = racing({ heroes: [on(4), on(4), on(4)] }).chooseAs(2, 'pass');
    allWait(game, 1, 0).chooseAs(0, 'stopPassive');
    expect(['ambush:2', 'ambush:3', 'snatch:2-gold', 'snatch:3-gold'].map((key) => game.why(key, 0))).toEqual([
      undefined,
      'HP-26.11',
      undefined,
      'HP-26.11',
    ]);
    clockOf(game).passive = seatsOf(1, 2);
    expect([game.why('ambush:2', 0), game.why('ambush:3', 0)]).toEqual(['HP-26.11', 'HP-26.11']);
  });

  test('HP-26.37 who charges the Dragon encounters nobody, not even whom he holds', () => {
    const game = racing({ heroes: [{ ...on(4), at: 'U05' }, { ...on(4), at: 'U05' }, on(4)] }).chooseAs(0, 'stopHero:2');
    expect(game.why('snatch:2-gold', 0)).toBeUndefined();
    expect(
      game
        .chooseAs(0, 'stopDragon')
        .keys(0)
        .filter((key) => key.startsWith('snatch')),
    ).toEqual([]);
  });

  test('HP-26.38 only that action is lost: his lane stays open, and he comes again', () => {
    const game = passive();
    const [seat] = game.asked as [Seat];
    const clock = namesOf(game, 'action');
    runOut(game, 'action');
    expect([clockOf(game).open, game.eventsOf('actionsForfeited')]).toMatchObject([seatsOf(0, 1), [{ rule: 'HP-26.38', seat, n: 1 }]]);
    expect(namesOf(game, 'action')).not.toEqual(clock);
    runOut(game, 'action');
    expect([game.asked, game.hero(seat).actions, game.story.includes('turnEnds')]).toEqual([[seat], 3, false]);
  });

  test('HP-26.38 an action of one kind is lost only when there is no other', () => {
    const game = passive();
    const [seat] = game.asked as [Seat];
    game.hero(seat).bonus[TRAVEL] = 1;
    runOut(game, 'action');
    expect([game.hero(seat).actions, game.hero(seat).bonus[TRAVEL]]).toEqual([3, 1]);
    game.hero(seat).actions = 0;
    runOut(runOut(game, 'action'), 'action');
    expect([game.hero(seat).actions, game.hero(seat).bonus[TRAVEL]]).toEqual([0, 0]);
  });

  test('HP-26.38 he fights only what lies open in his own space, that nobody else fights, and with an action', () => {
    const enemies = GOBLIN;
    const heroes = [
      { ...on(4), gems: STRONG },
      { ...on(4), at: 'P12' },
    ];
    expect(lost({ heroes, enemies })).toEqual([3, true]);
    expect(lost({ heroes, enemies: [{ at: 'P10', kind: 'goblin' }] })).toEqual([3, false]);
    expect(lost({ heroes, enemies }, (game) => (game.board.enemies[0]!.seenBy = only(1)))).toEqual([3, false]);
    expect(lost({ heroes, enemies }, (game) => (game.hero(1).battle = newBattle(0)))).toEqual([3, false]);
    expect(lost({ heroes, enemies }, (game) => (game.hero(0).actions = 0))).toEqual([0, false]);
  });

  test('HP-26.38 in a battle there is no clock for the action', () => {
    const game = passive({ heroes: [thinker, { ...on(4), at: 'P12' }], enemies: GOBLIN });
    expect(clocks(game)).toEqual(['action']);
    game.chooseAs(0, 'fight:0');
    expect([laneOf(game, 0), game.asked, clocks(game)]).toEqual(['turn.ready', [0], []]);
  });
});

describe('the last one', () => {
  test('HP-26.40 his lane closes as it does for everybody else, and actions of one kind are lost, too', () => {
    const game = straggler();
    game.hero(0).bonus[FIGHT] = 1;
    runOut(runOut(game, 'straggler'), 'lastCall');
    expect(game.eventsOf('actionsForfeited')).toMatchObject([{ rule: 'HP-26.40', seat: 0, n: 4 }]);
    expect([game.eventsOf('turnEnds').map(({ seat }) => seat), game.hero(0).bonus[FIGHT]]).toEqual([[1, 0], 0]);
  });

  test('HP-26.40 with an enemy in his space he fights it instead', () => {
    const game = straggler({
      heroes: [
        { ...on(4), gems: STRONG },
        { ...on(4), at: 'P12' },
      ],
      enemies: GOBLIN,
    });
    runOut(runOut(game, 'straggler'), 'lastCall').draw(dice(3, 3), dice(2), game.brings('FO39'));
    expect([game.enemiesAt('P18'), game.hero(0).actions, game.board.round]).toEqual([[], 3, 2]);
  });

  test('HP-26.40 nobody is called in the middle of a battle', () => {
    const game = straggler({ heroes: [thinker, { ...on(4), at: 'P12' }], enemies: GOBLIN }).chooseAs(0, 'fight:0');
    expect([game.asked, clocks(game)]).toEqual([[0], []]);
    // Nor because another, whom he holds, stands idle.
    const held = racing({ heroes: [{ ...on(4), at: 'P12' }, thinker], enemies: GOBLIN })
      .chooseAs(1, 'stopHero:1')
      .chooseAs(1, 'fight:0');
    expect([held.asked, clocks(held)]).toEqual([[1], []]);
  });

  test('HP-26.40 who charges the Dragon alone is called, too, and his charge is over', () => {
    const game = racing({ heroes: [{ at: 'U05', gems: STRONG }, on(4)] }).chooseAs(0, 'stopDragon');
    expect([clocks(game), clockOf(game).isStopped]).toEqual([['straggler'], true]);
    runOut(runOut(game, 'straggler'), 'lastCall');
    expect([clockOf(game).charging, clockOf(game).isStopped, game.asked]).toEqual([-1, false, [1]]);
  });
});

/** Seat 1 has lifted a foot where he stands, and seat 2 rests, when seat 0 calls a break. */
const lifted = (at: string, ...paces: string[]): Table => {
  const game = racing({ heroes: [on(4), { at, gems: { vitality: 4, faith: 2 } }, on(4)] })
    .chooseAs(2, 'rest')
    .chooseAs(1, 'travel');
  for (const id of paces) game.chooseAs(1, `go:${id}`);
  return game.chooseAs(0, 'pause');
};

describe('feet in the air', () => {
  test('HP-26.15 who has not taken a pace has not acted: nothing burns', () => {
    const game = runOut(lifted('U05'), 'feet');
    expect([game.gems(1).vitality, game.hero(1).actions, game.at(1)]).toEqual([4, 4, 'U05']);
    expect(game.eventsOf('cutShort')).toMatchObject([{ rule: 'HP-26.15', seat: 1 }]);
  });

  test('HP-26.15 who has, arrives: what he finds there is drawn', () => {
    const game = runOut(lifted('P19', 'P14'), 'feet');
    expect([game.at(1), game.awaited]).toEqual(['P14', 'hp.place-site']);
  });

  test('HP-26.15 it lands nobody else', () => {
    const game = runOut(lifted('P18', 'P12'), 'feet');
    expect([laneOf(game, 1), laneOf(game, 2), game.eventsOf('cutShort').length]).toEqual(['turn.ready', 'turn.burn rest.choose', 1]);
  });

  test('HP-26.15 who has landed is stopped like everybody else, and goes on with them', () => {
    const game = lifted('P18', 'P12');
    expect([isHeld(game, 1), isHeld(game, 2), game.asked]).toEqual([false, true, [1]]);
    game.chooseAs(1, 'stop');
    expect([isHeld(game, 1), game.asked]).toEqual([true, [0]]);
    expect(game.chooseAs(0, 'done').asked).toEqual([0, 1, 2]);
  });

  test('HP-26.15 STOP-PASSIVE waits for who stands idle in mid-Travel, too', () => {
    const game = racing({ heroes: [on(4), on(4)] })
      .chooseAs(0, 'travel')
      .chooseAs(0, 'go:P12')
      .chooseAs(1, 'wait');
    runOut(runOut(game, 'idle', 0), 'stalled');
    expect([clockOf(game).passive, game.asked, clocks(game)]).toEqual([0, [0], ['feet']]);
    runOut(game, 'feet');
    expect([clockOf(game).passive, game.at(0), game.asked.length, isHeld(game, 0)]).toEqual([seatsOf(0, 1), 'P12', 1, true]);
  });

  test('HP-26.15 who called an earlier STOP has feet like everybody else in the next', () => {
    const mage = { at: 'P18', gems: { vitality: 2, faith: 1, wisdom: 5 }, shown: 'MA22' };
    const game = racing({ heroes: [on(4), mage] })
      .chooseAs(0, 'pause')
      .chooseAs(0, 'done')
      .chooseAs(0, 'travel');
    game.chooseAs(1, 'play:MA22');
    expect([game.asked, isHeld(game, 0), clocks(game)]).toEqual([[0], false, ['feet']]);
  });

  test('HP-26.15 the balloon has risen: he lands where he is, and the Travel is spent', () => {
    const [balloon] = content.map.balloons as [number];
    const at = content.map.spaces[balloon]!.id;
    const game = racing({ heroes: [on(4), { at }, on(4)] })
      .chooseAs(1, 'travel')
      .chooseAs(1, 'balloon', face(1));
    runOut(game.chooseAs(0, 'pause'), 'feet');
    expect([game.at(1), game.hero(1).actions]).toEqual([at, 3]);
  });

  test('HP-26.15 who stands where the ferry has set him down has arrived there, and the Travel is spent', () => {
    const goods = [{ at: 'R02', gold: 1 }];
    const game = racing({ heroes: [on(4), { at: 'R26' }, on(4)], goods })
      .chooseAs(1, 'travel')
      .chooseAs(1, 'sail:R02');
    expect(game.keys(1)).toContain('collectGold');
    runOut(game.chooseAs(0, 'pause'), 'feet');
    expect([game.at(1), game.hero(1).actions]).toEqual(['R02', 3]);
  });

  test('HP-26.15 who calls the STOP himself waits where he is, in mid-Travel, and goes on afterwards', () => {
    const game = racing({ heroes: [{ at: 'P18', gems: STRONG, shown: 'FO46' }, on(4)] })
      .chooseAs(0, 'travel')
      .chooseAs(0, 'go:P12');
    game.chooseAs(0, 'stopDragon');
    expect([laneOf(game, 0), game.asked, clockOf(game).charging]).toEqual(['turn.burn travel.step', [0], 0]);
  });
});

describe('what is broken off', () => {
  test('HP-26.29 who was idle loses no action by it, and nobody else is disturbed', () => {
    const game = racing({ heroes: [on(4), on(4), on(4)] })
      .chooseAs(2, 'rest')
      .chooseAs(0, 'stopHero:2')
      .chooseAs(0, 'ambush:2');
    expect([laneOf(game, 1), laneOf(game, 2), game.eventsOf('cutShort')]).toEqual(['turn.ready', 'turn.burn rest.choose', []]);
  });

  test('HP-26.29 his remaining actions are lost: he sleeps until the next round', () => {
    const game = racing({ heroes: [on(4), on(4), on(4)] })
      .chooseAs(0, 'stopHero:2')
      .chooseAs(0, 'ambush:2')
      .chooseAs(0, 'pass');
    expect([game.asked, game.hero(1).asleep]).toEqual([[2], true]);
    game.chooseAs(2, 'pass');
    expect([game.board.round, game.asked, game.hero(1).asleep, game.hero(1).actions]).toEqual([3, [0, 1, 2], false, 4]);
  });

  test('HP-26.29 in a lane or a STOP of his own his deeds see to it themselves', () => {
    const game = racing({ heroes: [on(4), on(4), on(4)] })
      .chooseAs(0, 'rest')
      .chooseAs(1, 'rest');
    clockOf(game).caller = 0;
    for (const seat of [0, 1]) {
      game.hero(seat).at = NOWHERE;
      cutShort(game.board, seat, game.engine);
    }
    expect([laneOf(game, 0), laneOf(game, 1)]).toEqual(['turn.burn rest.choose', 'turn.burn']);
  });

  test('HP-26.29 nothing is left of a battle, of cards that he had played, of what he looked at', () => {
    const game = racing({ heroes: [on(4), on(4), on(4)] });
    const { board } = game;
    const looks = [0, 1].map((seat) => ({ seat, deck: 0, cards: [] }));
    const play = { clause: 0, target: -1, unit: -1, what: -1, against: -1 };
    board.looks = looks;
    board.plays = [
      { ...play, card: card('MA22'), seat: 0 },
      { ...play, card: card('MA12'), seat: 1 },
    ];
    board.inPlay = [card('MA22'), card('MA12')];
    board.frozen = seatsOf(0, 2);
    clockOf(game).heldBy = [-1, -1, 1];
    game.hero(1).battle = newBattle(0);
    favouring(game.hero(1)).evasions = 1;
    abandon(board, game.hero(1), game.engine);
    expect([game.hero(1).battle, game.hero(1).favour, board.looks, board.frozen]).toEqual([null, null, [looks[0]], seatsOf(0)]);
    expect([board.plays.map(({ seat }) => seat), board.inPlay, game.discard]).toEqual([[0], [card('MA22')], 'MA12']);
  });
});
