import { dice } from '@hoard/kernel/rehearsal';
import { Match, Offer } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/content.ts';
import { heropath } from '../game.ts';
import { isLocked } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import { act } from '../state/verbs.ts';
import { allWait, clockOf, fromDawn, isHeld, laneOf, racing, seatsOf } from './realTime.ts';
import { STRONG } from './road.ts';
import { content, type Given } from './table.ts';

// Chapter 26, HP-26.1 to HP-26.13: lanes.

describe('a round', () => {
  test('HP-26.1 all perform their actions at the same time', () => {
    expect(racing().asked).toEqual([0, 1, 2]);
  });

  test('HP-26.2 each has a lane of his own, with his own actions and questions, on one shared board', () => {
    const game = racing().chooseAs(1, 'rest').chooseAs(2, 'travel');
    expect([0, 1, 2].map((seat) => laneOf(game, seat))).toEqual(['turn.act', 'turn.burn rest.choose', 'turn.burn travel.step']);
    expect(game.board.heroes.map(({ actions }) => actions)).toEqual([4, 3, 3]);
  });

  test('HP-26.3 it ends when every lane is closed, and only then the next begins', () => {
    const game = racing().chooseAs(0, 'pass').chooseAs(2, 'pass');
    expect([game.board.round, game.asked]).toEqual([2, [1]]);
    game.chooseAs(1, 'pass');
    expect([game.board.round, game.asked, clockOf(game).open]).toEqual([3, [0, 1, 2], seatsOf(0, 1, 2)]);
  });

  test('HP-26.4 before the lanes open what begins a turn is done for all in turn order', () => {
    const game = racing({ first: 1, heroes: [{ fallen: true }, { asleep: true, at: 'G06' }, { fallen: true }] });
    for (const seat of game.asked) game.chooseAs(seat, 'pass');
    const dawn = game.events.flatMap((event) => (event.t === 'rose' || event.t === 'woke' ? [`${event.t} ${event.seat}`] : []));
    expect([dawn, game.asked]).toEqual([
      ['woke 1', 'rose 2', 'rose 0'],
      [0, 1, 2],
    ]);
  });

  test('HP-26.5 commands are carried out one after the other as they arrive', () => {
    const game = racing({ goods: [{ at: 'P18', gold: 1 }] });
    game.chooseAs(2, 'travel').chooseAs(0, 'travel').chooseAs(2, 'collectGold');
    expect(game.keys(0)).not.toContain('collectGold');
    expect(clockOf(game).commands).toEqual([1, 0, 2]);
  });

  test('HP-26.6 a command is judged by the state it meets: what is gone is refused and costs nothing', () => {
    const game = racing({ goods: [{ at: 'P18', gold: 2 }] });
    game.chooseAs(0, 'travel').chooseAs(1, 'rest');
    const before = game.hero(1).gold;
    game.chooseAs(0, 'collectGold');
    expect(() => game.chooseAs(1, 'collectGold')).toThrow('not offered');
    expect([game.hero(1).gold, laneOf(game, 1)]).toEqual([before, 'turn.burn rest.choose']);
  });

  test('HP-26.6 a bargain is off as soon as one of the two has gone', () => {
    const game = racing({ heroes: [{ at: 'P18' }, { at: 'P18' }] });
    game.chooseAs(0, 'rest').chooseAs(0, 'trade:2').chooseAs(0, 'give:gold').chooseAs(0, 'offer');
    const talk = game.state.lanes.find(({ stack }) => stack.at(-1)?.k === 'trade')!;
    const accepts = (): boolean => game.engine.offer(game.state, talk, 1, new Offer()).allows(act.accept());
    expect(accepts()).toBe(true);
    const spoilt = (spoil: (hero: Hero) => void, seat: number): boolean => {
      const before = structuredClone(game.hero(seat));
      spoil(game.hero(seat));
      const is = !accepts();
      Object.assign(game.hero(seat), before);
      return is;
    };
    expect([
      spoilt((hero) => (hero.at = content.map.start), 1),
      spoilt((hero) => (hero.asleep = true), 1),
      spoilt((hero) => (hero.gold = 0), 0),
      accepts(),
    ]).toEqual([true, true, true, true]);
  });

  test('HP-26.6 so it is when the other no longer has what was asked for', () => {
    const game = racing({ heroes: [{ at: 'P18' }, { at: 'P18', gold: 1 }] });
    game.chooseAs(0, 'rest').chooseAs(0, 'trade:2').chooseAs(0, 'ask:gold').chooseAs(0, 'offer');
    const talk = game.state.lanes.find(({ stack }) => stack.at(-1)?.k === 'trade')!;
    game.hero(1).gold = 0;
    expect(game.engine.offer(game.state, talk, 1, new Offer()).allows(act.accept())).toBe(false);
  });

  test('HP-26.7 a Travel is lifted, walked pace by pace and stopped in a lane of its own', () => {
    const game = racing().chooseAs(0, 'travel').chooseAs(1, 'travel').chooseAs(0, 'go:P12').chooseAs(1, 'go:P19');
    expect([game.at(0), game.at(1), laneOf(game, 0)]).toEqual(['P12', 'P19', 'turn.burn travel.step']);
    game.chooseAs(0, 'stop');
    expect([laneOf(game, 0), laneOf(game, 1)]).toEqual(['turn.act', 'turn.burn travel.step']);
  });

  test('HP-26.46 nothing can ever be taken back', () => {
    const options = heropath.readOptions({ turns: 'real time' }, 2);
    const match = new Match(heropath, { options, seats: 2, secret: '5'.repeat(64) });
    expect(match.undoBar(0)).toBe('final');
    const byTurn = new Match(heropath, { options: heropath.readOptions({}, 2), seats: 2, secret: '5'.repeat(64) });
    expect(byTurn.undoBar(0)).toBe('nothing');
  });
});

const isBuying = (effect: Effect): boolean => effect.do === 'buy' && effect.deck === 0;

/** Seat 0 fights a goblin, and has a card to think about. */
const fighting = () =>
  racing({
    heroes: [
      { at: 'P18', gems: { vitality: 4, wisdom: 1 }, shown: 'MA08' },
      { at: 'P18', gems: STRONG, shown: 'MA12' },
    ],
    enemies: [{ at: 'P18', kind: 'goblin' }],
  }).chooseAs(0, 'fight:0');

/** Which of two enemies somebody may not touch. */
const locked = (board: Board, seat: number): boolean[] => [0, 1].map((unit) => isLocked(board, seat, unit));

describe('one board for all', () => {
  test('HP-26.8 an enemy that is fought is locked: nobody else fights or moves it', () => {
    const game = fighting();
    expect([laneOf(game, 0), game.why('fight:0', 1)]).toEqual(['turn.burn fight.roll window.read', 'HP-26.8']);
    expect(game.keys(1)).not.toContain('play:MA12');
    game.chooseAs(0, 'pass', dice(1, 1), dice(2));
    expect(game.keys(1)).toEqual(expect.arrayContaining(['fight:0', 'play:MA12']));
  });

  test('HP-26.8 only that enemy, only for others, and only in Real Time', () => {
    const game = racing({
      heroes: [{ at: 'P18', gems: { vitality: 4, wisdom: 1 }, shown: 'MA08' }, { at: 'P18' }],
      enemies: [
        { at: 'P18', kind: 'goblin' },
        { at: 'P18', kind: 'troll' },
      ],
    }).chooseAs(0, 'fight:0');
    expect([game.why('fight:0', 1), game.why('fight:1', 1)]).toEqual(['HP-26.8', undefined]);
    expect([locked(game.board, 1), locked(game.board, 0)]).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(locked({ ...game.board, realTime: null }, 1)).toEqual([false, false]);
  });

  test('HP-26.8 who fights is out of reach', () => {
    const game = racing({
      heroes: [
        { at: 'P12', gold: 2 },
        { at: 'P18', gold: 2, gems: { vitality: 4, wisdom: 1 }, shown: 'MA08' },
      ],
      enemies: [{ at: 'P18', kind: 'goblin' }],
    });
    game.chooseAs(1, 'fight:0').chooseAs(0, 'stopHero:2');
    game.hero(0).at = game.hero(1).at;
    expect(game.why('snatch:2-gold', 0)).toBe('HP-26.8');
  });

  test('HP-26.9 what there is once goes to whoever comes first', () => {
    const game = racing({ ferry: 'R26', heroes: [{ at: 'R26' }, { at: 'R26' }] });
    game.chooseAs(0, 'travel').chooseAs(1, 'travel');
    expect(game.keys(0).some((key) => key.startsWith('sail:'))).toBe(true);
    game.chooseAs(1, 'sail:R33');
    expect(game.keys(0).some((key) => key.startsWith('sail:'))).toBe(false);
  });

  test('EX-49 two buyers of the same exposed sword', () => {
    // Both visit a Place-Site that deals in ARMS.
    const dealers = content.sites.flatMap(({ id, activities }) => {
      const activity = activities.findIndex(({ does }) => does.some((place) => isBuying(content.effects[place]!)));
      return activity < 0 ? [] : [{ id, activity }];
    });
    const [one, other] = [dealers[0]!, dealers[1]!];
    const heroes = [
      { at: 'P14', gold: 9 },
      { at: 'R21', gold: 9 },
    ];
    const game = racing({ heroes, sites: { P14: one.id, R21: other.id } });
    game.chooseAs(0, 'visit').chooseAs(0, `activity:${one.activity}`).chooseAs(1, 'visit').chooseAs(1, `activity:${other.activity}`);
    const sword = game.keys(1).find((key) => key.startsWith('buy:AR') && game.keys(0).includes(key))!;
    game.chooseAs(0, sword).drawOn();
    expect(game.shown(0)).toContain(sword.slice('buy:'.length));
    expect(() => game.chooseAs(1, sword)).toThrow('may not');
    expect([game.hero(1).gold, game.display('arms').includes('-'), laneOf(game, 1)]).toEqual([
      9,
      false,
      'turn.burn visit.choose effects.buy',
    ]);
  });

  test('HP-26.10 from the closing of his lane on he is off turn: he changes his gear and calls Off turn cards', () => {
    const given = { heroes: [{ at: 'P18', gems: STRONG, shown: 'AR01 MA20' }, { at: 'P18' }] };
    const game = fromDawn(given);
    expect(game.keys(0)).not.toContain('play:MA20');
    game.chooseAs(0, 'pass');
    expect([game.board.inTurn, game.keys(0)]).toEqual([seatsOf(1), expect.arrayContaining(['wear:AR01', 'play:MA20'])]);
    // Also who has nothing to wear and nothing to drop.
    const bare = fromDawn({ heroes: [{ at: 'P18', gems: STRONG, gold: 0, food: 0, shown: 'MA20' }, { at: 'P18' }] });
    expect(bare.chooseAs(0, 'pass').keys(0)).toContain('play:MA20');
  });

  test('HP-26.11 nobody is encountered but under STOP-HERO and STOP-PASSIVE', () => {
    const game = racing();
    expect([game.why('ambush:2', 0), game.why('snatch:2-gold', 0)]).toEqual(['HP-26.11', 'HP-26.11']);
  });

  test('HP-26.12 one trades with whoever is there, whatever his lane', () => {
    const game = racing({ heroes: [{ at: 'P18' }, { at: 'P18' }, { at: 'P18' }] })
      .chooseAs(1, 'pass')
      .chooseAs(2, 'travel');
    expect(game.chooseAs(0, 'rest').keys(0)).toEqual(expect.arrayContaining(['trade:2', 'trade:3']));
  });

  test('HP-26.13 in battles only the fighting hero is asked, and before actions nobody', () => {
    const cards = { at: 'P18', gems: STRONG, shown: 'MA08 MA15 MA22' };
    const game = racing({ heroes: [cards, { ...cards, shown: 'MA19 MA23 MA24' }], enemies: [{ at: 'P18', kind: 'goblin' }] });
    game.chooseAs(0, 'fight:0');
    const listeners = game.state.lanes.flatMap(({ stack }) => (stack[0]?.k === 'reaction' ? [stack[0].seat] : []));
    expect(listeners).toEqual([0]);
    game.chooseAs(1, 'travel');
    expect(laneOf(game, 1)).toBe('turn.burn travel.step');
  });

  test('HP-26.42 the card limit is checked when a lane closes, and only its own', () => {
    const many = 'AB01 AB02 AB03 AB04 AB05 AB06';
    const game = racing({
      heroes: [
        { at: 'P18', shown: many },
        { at: 'P18', shown: 'MA08 MA09 MA10 MA11 MA12 MA13' },
      ],
    });
    game.chooseAs(0, 'pass');
    expect([laneOf(game, 0), laneOf(game, 1)]).toEqual(['turn.ready dusk.window limit.choose', 'turn.act']);
  });

  test('HP-26.43 the first who slays the Dragon ends the game, and all later commands lapse', () => {
    const mighty = { at: 'U05', gems: { vitality: 5, faith: 5, experience: 5, skills: 5, wisdom: 5 } };
    const game = racing({ heroes: [mighty, mighty] }).chooseAs(1, 'dragon', dice(3, 3), dice(2, 2), dice(1, 1));
    expect([game.state.outcome?.places, game.asked]).toEqual([[2, 1], []]);
  });

  test('HP-26.44 the Gathering Phase stops everything, closes all lanes and starts a new round for all', () => {
    const game = racing({
      heroes: [{ at: 'P12' }, { at: 'P18', gems: STRONG }, { at: 'P12' }],
      enemies: [{ at: 'P18', kind: 'goblin' }],
      level: content.numbers.scale.levels,
      received: 3,
    });
    game.chooseAs(0, 'travel').chooseAs(2, 'rest').chooseAs(1, 'fight:0', dice(1, 1), dice(2), game.brings('FO39'));
    expect([game.board.round, game.board.first, game.asked]).toEqual([3, 1, [0, 1, 2]]);
    const atStart = [content.map.spaces[content.map.start]!.id, 'turn.act', false];
    expect([0, 1, 2].map((seat) => [game.at(seat), laneOf(game, seat), isHeld(game, seat)])).toEqual([atStart, atStart, atStart]);
  });
});

describe('from round to round', () => {
  const on = { at: 'P18', gold: 3 };

  test('HP-26.4 nothing of the last round is left', () => {
    const game = racing({ heroes: [on, on] });
    Object.assign(clockOf(game), { agreed: 1, waiting: 3, isLastCall: true, calledInVain: 3, heldBy: [-1, 0] });
    game.board.lasting = [
      { effect: 0, on: 0, by: 4, until: 'turn' },
      { effect: 0, on: 0, by: 5, until: 'round' },
    ];
    clockOf(game).open = 0;
    game.chooseAs(0, 'pass').chooseAs(1, 'pass');
    expect(clockOf(game)).toMatchObject({ agreed: 0, waiting: 0, isLastCall: false, calledInVain: 0, heldBy: [-1, -1], passive: 0 });
    expect([game.board.round, game.board.lasting.map(({ until }) => until)]).toEqual([3, ['round']]);
  });

  test('HP-26.22 nobody holds himself, nor who was taken off', () => {
    const game = racing({ heroes: [on, on, on] });
    game.hero(2).isOff = true;
    expect(game.keys(0).filter((key) => key.startsWith('stopHero'))).toEqual(['stopHero:2']);
  });

  test('HP-26.44 it ends STOP-DRAGON, too, whose caller brought it about', () => {
    const game = racing({
      heroes: [{ at: 'U05', gems: STRONG }, on],
      enemies: [{ at: 'U05', kind: 'goblin' }],
      level: content.numbers.scale.levels,
      received: 2,
    });
    game.chooseAs(0, 'stopDragon').chooseAs(0, 'fight:0', dice(1, 1), dice(2), game.brings('FO39'));
    expect([game.board.round, game.asked, clockOf(game).isStopped, clockOf(game).charging]).toEqual([3, [0, 1], false, -1]);
    expect(game.state.lanes.some(({ stack }) => stack[0]?.k === 'stop')).toBe(false);
  });

  test('HP-26.44 it ends a STOP that is going on', () => {
    const given: Given = {
      heroes: [
        { ...on, gems: STRONG },
        { ...on, at: 'P12' },
      ],
      enemies: [{ at: 'P18', kind: 'goblin' }],
      level: content.numbers.scale.levels,
      received: 2,
    };
    const game = allWait(racing(given), 1, 0).chooseAs(0, 'stopPassive').chooseAs(0, 'fight:0', dice(1, 1), dice(2));
    game.draw(game.brings('FO39'));
    expect([game.board.round, game.asked, clockOf(game).isStopped, clockOf(game).passive]).toEqual([3, [0, 1], false, 0]);
    expect(game.state.lanes.some(({ stack }) => stack[0]?.k === 'passive')).toBe(false);
    expect([0, 1].map((seat) => [game.hero(seat).battle, isHeld(game, seat), game.at(seat)])).toEqual([
      [null, false, 'P19'],
      [null, false, 'P19'],
    ]);
  });
});
