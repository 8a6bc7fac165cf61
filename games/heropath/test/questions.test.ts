import { NO_WISHES, Offer, holds, questionRowOf, standingAnswer, topicOf, viewOf, type Asked, type Seat, type Wishes } from '@hoard/kernel';
import { dice } from '@hoard/kernel/rehearsal';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/playedGame.ts';
import { DRAGON } from '../content/names.ts';
import { heropath } from '../game.ts';
import { USUAL, everywhere, passingBy } from '../rules/24-presets.ts';
import { warningOf, type Warning } from '../rules/32-warnings.ts';
import { QUESTIONS } from '../rules/questions.ts';
import { fight } from '../rules/turnFrames.ts';
import { openWindow } from '../rules/windowFrame.ts';
import type { WindowFrame } from '../state/cardFrames.ts';
import type { Heropath } from '../state/types.ts';
import { coop } from './coop.ts';
import { aboutToLose, amid } from './playing.ts';
import { STRONG } from './road.ts';
import { content, space, table, type Given, type HeroGiven, type Table } from './table.ts';

// What is answered for somebody: when time has run out, and by what he has said once and for all.

/** What a seat is asked, in the order in which it is offered. */
function askedOf({ engine, state }: Table, seat: Seat): Asked<Heropath> {
  const lane = state.lanes.find((one) => holds(engine.askedIn(state, one), seat))!;
  return { view: viewOf(heropath, state, seat), lane: lane.id, seat, actions: engine.offer(state, lane, seat, new Offer(), false).list() };
}

const rules = { content, seats: 3 };
const keyOf = (action: number | null): string | null => (action === null ? null : heropath.keys.keyOf(action));

/** What the clock answers for a seat. */
function lapsed(game: Table, seat: Seat): string | null {
  const asked = askedOf(game, seat);
  return keyOf(questionRowOf(heropath, asked).defaultAnswer?.(asked, rules) ?? null);
}

/** The clock answers for a seat as often as it is asked, until somebody else is or the question is another. */
function runOut(game: Table, seat: Seat, ends: () => boolean): string[] {
  const answers: string[] = [];
  while (!ends() && answers.length < 20) {
    answers.push(lapsed(game, seat)!);
    game.chooseAs(seat, answers.at(-1)!);
    game.drawOn();
  }
  return answers;
}

test('whatever is answered for somebody is offered there', () => {
  const given = new Set<string>();
  for (const [seats, options] of [
    [1, { lastRound: 12 }],
    [3, { lastRound: 3, style: 'adventurous' }],
  ] as const)
    for (const { asked, question } of playedGame(heropath, 5, seats, options)) {
      const { defaultAnswer, presets = {} } = questionRowOf(heropath, asked);
      for (const answer of [defaultAnswer, ...Object.values(presets)]) {
        const action = answer?.(asked, { content, seats }) ?? null;
        if (action === null) continue;
        expect(question.actions).toContain(action);
        given.add(keyOf(action)!.split(':')[0]!);
      }
    }
  expect([...given]).toEqual(expect.arrayContaining(['keep', 'confirm', 'pass', 'stop', 'end', 'done']));
});

describe('the clock', () => {
  test('HP-5.13 what is marked stays, and what is missing comes from the front of the hand', () => {
    const game = table({ fresh: 2 }).draw(() => 0);
    while (game.frames === 'setUp.hero') game.choose(game.keys()[0]!);
    game.drawOn();
    const keepOne = (seat: Seat): void => {
      game.chooseAs(seat, lapsed(game, seat)!).chooseAs(seat, 'confirm');
    };
    for (const seat of [0, 1]) keepOne(seat);
    // Now two are kept: he has marked the last card of his hand.
    const hand = game.board.draft!.hands[0]!.map(({ card }) => card);
    game.chooseAs(0, `keep:${content.cards[hand.at(-1)!]!.id}`);
    expect(lapsed(game, 0)).toBe(`keep:${content.cards[hand[0]!]!.id}`);
    game.chooseAs(0, lapsed(game, 0)!);
    expect(lapsed(game, 0)).toBe('confirm');
    game.chooseAs(0, 'confirm');
    expect(game.board.draft!.hands[0]!.slice(0, 2).map(({ card }) => card)).toEqual([hand.at(-1), hand[0]]);
  });

  test('HP-24.13 in a window the answer is a pass, whatever could be played', () => {
    const game = windowed('w1', [{}, { shown: 'MK33' }]);
    expect([game.keys(1), lapsed(game, 1)]).toEqual([['pass', 'play:MK33'], 'pass']);
  });

  test('HP-32.8 the action is ended at the first legal point, and the rest of the turn is passed', () => {
    const resting = table({ heroes: [{ at: 'P18', food: 2, gems: { vitality: 1 } }, {}] }).choose('rest');
    expect(runOut(resting, 0, () => resting.asked[0] !== 0)).toEqual(['end', 'pass']);
    const setOff = table({ heroes: [{ at: 'P18' }, {}] }).choose('travel');
    const answers = runOut(setOff, 0, () => setOff.asked[0] !== 0);
    // Who has set off makes one pace: he cannot stop where he is.
    expect([answers[0]!.startsWith('go:'), answers.slice(1)]).toEqual([true, ['stop', 'pass']]);
  });

  test('HP-32.8 a Visit, too, is ended before anything is bought in it', () => {
    const game = table({ heroes: [{ at: 'P14', gold: 9, food: 9 }, {}], sites: { P14: 'PS01' } }).choose('visit');
    expect(runOut(game, 0, () => game.asked[0] !== 0)).toEqual(['end', 'pass']);
  });

  test('HP-32.8 where passing is not legal the hero fights', () => {
    const game = table({ heroes: [{ at: 'P18', gems: STRONG }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] });
    expect([game.why('pass'), lapsed(game, 0)]).toEqual(['HP-14.7', 'fight:0']);
  });

  test('HP-28.11 silence refuses a wish', () => {
    expect(lapsed(coop().choose('more'), 1)).toBe('refuse');
  });

  test('no answer is given where no rule sets a time', () => {
    expect(Object.entries(QUESTIONS).flatMap(([name, row]) => (row.defaultAnswer === null ? [name] : []))).toEqual([
      'setUp.hero',
      'split.choose',
      'aside.idle',
      'stop.break',
    ]);
  });
});

const gems = { vitality: 3, faith: 3, wisdom: 3, skills: 3, experience: 3 };
const EMPTY = table().board;

/** A window of the first hero, who is where nobody else is unless it is said. */
const windowed = (window: WindowFrame['window'], heroes: readonly HeroGiven[], about: Parameters<typeof openWindow>[3] = {}): Table =>
  amid(0, [openWindow(EMPTY, window, 0, about)], {
    heroes: heroes.map((hero, seat) => ({ at: seat === 0 ? 'P09' : 'F02', gems, ...hero })),
  });

/** Whether a preset lets the second player be asked. */
function isAsked(game: Table, preset: keyof (typeof QUESTIONS)['reaction.answer']['presets'], seat: Seat = 1): boolean {
  return QUESTIONS['reaction.answer'].presets[preset](askedOf(game, seat)) === null;
}

const passes = (game: Table, wishes: typeof USUAL): boolean => passingBy(wishes)(askedOf(game, 1)) !== null;

const ready: HeroGiven = { shown: 'MK33' };
const battle = (foe: number, other: HeroGiven = {}, given: Given = {}): Table =>
  amid(0, [fight(0, foe)], {
    heroes: [
      { at: foe === DRAGON ? 'U15' : 'P09', gems },
      { at: 'F02', gems, hidden: 'MA36', ...other },
    ],
    enemies: [{ at: 'P09', kind: 'goblin' }],
    ...given,
  });

/** Whether the second player is answered for by what he said. */
const isPassed = (game: Table, wishes: Wishes): boolean => standingAnswer(heropath, wishes, askedOf(game, 1)) !== null;

/** By what the quick switch of the third player knows the action that is going on. */
const going = (actor: Seat, change: (game: Table) => void = () => {}): string => {
  const game = amid(actor, [openWindow(EMPTY, 'w1', actor)], {
    heroes: [ready, ready, ready].map((hero) => ({ at: 'P09', gems, ...hero })),
  });
  change(game);
  return QUESTIONS['reaction.answer'].lulls.thisAction(askedOf(game, 2));
};

/** The dice of a battle of the first player lie on the table. */
const afterDice = (foe: number): Table => {
  const heroes = [{ at: foe === DRAGON ? 'U15' : 'P09', gems, shown: 'AB31' }, { at: 'F02' }];
  return amid(0, [fight(0, foe)], { heroes, enemies: [{ at: 'P09', kind: 'goblin' }] }).draw(dice(1, 1), () => 0);
};

describe('presets', () => {
  test('HP-24.14 each window is set apart: always, when it concerns me, never', () => {
    const [first, last] = [windowed('w1', [{}, ready]), windowed('w10', [{}, ready])];
    const wishes = { ...everywhere('never'), w10: 'always' } as const;
    expect([passes(first, wishes), passes(last, wishes)]).toEqual([true, false]);
    const near = windowed('w1', [{}, { ...ready, at: 'P09' }]);
    const onlyNear = { ...everywhere('never'), w1: 'concerning' } as const;
    expect([passes(first, onlyNear), passes(near, onlyNear)]).toEqual([true, false]);
  });

  test('HP-24.14 what is said of one window leaves the others as they usually are', () => {
    const [first, last] = [windowed('w1', [{}, ready]), windowed('w10', [{}, ready])];
    const said = { ...NO_WISHES, presets: { [topicOf('reaction.answer', 'w1')]: null } };
    expect([isPassed(first, NO_WISHES), isPassed(last, NO_WISHES)]).toEqual([true, true]);
    expect([isPassed(first, said), isPassed(last, said)]).toEqual([false, true]);
  });

  test('HP-24.17 what he wishes lies nowhere on the board, and counts from the next window on', () => {
    const game = windowed('w1', [{}, ready]);
    const before = JSON.stringify(game.state);
    expect([passes(game, everywhere('never')), passes(game, everywhere('always'))]).toEqual([true, false]);
    expect(JSON.stringify(game.state)).toBe(before);
    const asked = askedOf(game, 1);
    expect(keyOf(passingBy(everywhere('never'))(asked))).toBe('pass');
  });

  test('HP-24.14 everything passes until my turn', () => {
    const game = windowed('w1', [ready, { ...ready, at: 'P09' }]);
    expect([isAsked(game, 'untilMyTurn', 0), isAsked(game, 'untilMyTurn', 1)]).toEqual([true, false]);
  });

  test('HP-24.14 a quick switch lasts for the action of who acts, or until my turn comes', () => {
    const { lulls, usual } = QUESTIONS['reaction.answer'];
    const at = (seat: Seat, actions: number, who: Seat = 0): string[] => {
      const game = windowed('w1', [ready, ready, ready]);
      game.board.heroes[0]!.actions = actions;
      game.board.first = who;
      return [lulls.thisAction(askedOf(game, seat)), lulls.untilMyTurn(askedOf(game, seat))];
    };
    expect(at(1, 3)).not.toEqual(at(1, 2));
    expect(at(1, 3)[1]).toBe(at(1, 2)[1]);
    // He who has had his turn in this round waits for the next one.
    expect(Number(at(2, 3, 2)[1])).toBe(Number(at(2, 3)[1]) + 1);
    expect(usual).toBe('usual');
  });

  test('HP-24.14 to let this action pass is to let no other pass: not of another hero, nor of another round, nor one of a kind of its own', () => {
    const others = [going(1), going(0, ({ board }) => board.round++), going(0, (game) => (game.hero(0).bonus[0] = 1))];
    expect(new Set([going(0), ...others]).size).toBe(4);
    expect(going(0)).toBe(going(0));
  });

  test('HP-24.15 the usual: W6 and one’s own battles always; W2, W7 and others’ battles when they concern me; W1, W8, W10 never', () => {
    const near = { ...ready, at: 'P09' };
    for (const window of ['w1', 'w8', 'w10'] as const) expect(isAsked(windowed(window, [{}, near]), 'usual'), window).toBe(false);
    expect(isAsked(aboutToLose([0, 1], 'loss', { heroes: [{ gems }, { gems, hidden: 'AB33', at: 'F02' }] }), 'usual')).toBe(true);
    const own = amid(0, [fight(0, 0)], {
      heroes: [{ at: 'P09', gems, hidden: 'MA08' }, { at: 'F02' }],
      enemies: [{ at: 'P09', kind: 'goblin' }],
    });
    expect([isAsked(own, 'usual', 0), isAsked(own, 'never', 0)]).toEqual([true, false]);
    expect([isAsked(battle(0), 'usual'), isAsked(battle(0, { at: 'P09' }), 'usual')]).toEqual([false, true]);
    const [always, concerning, never] = ['always', 'concerning', 'never'] as const;
    expect(USUAL).toEqual({
      own: always,
      w6: always,
      w2: concerning,
      w4: concerning,
      w5: concerning,
      w7: concerning,
      w1: never,
      w8: never,
      w10: never,
    });
  });

  test('HP-24.16 it concerns the victim, who would lose, who is there; and everybody if the Dragon is fought', () => {
    expect(isAsked(windowed('w1', [{}, ready]), 'concerning')).toBe(false);
    expect(isAsked(windowed('w1', [{}, ready], { concerned: 1 }), 'concerning')).toBe(true);
    expect(isAsked(windowed('w1', [{}, ready], { losses: [0, 1] }), 'concerning')).toBe(true);
    expect(isAsked(windowed('w1', [{}, ready], { losses: [1, 0] }), 'concerning')).toBe(false);
    expect(isAsked(windowed('w1', [{}, { ...ready, at: 'P09' }]), 'concerning')).toBe(true);
    // No preset but the quick switch is deaf to the Dragon.
    expect([isAsked(battle(DRAGON), 'never'), isAsked(battle(0), 'never'), isAsked(battle(DRAGON), 'untilMyTurn')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('HP-24.16 W5 of one’s own is one’s own battle, and the Dragon is the Dragon there as well', () => {
    const deaf = passingBy({ ...everywhere('always'), own: 'never' });
    const passesIn = (game: Table): boolean => deaf(askedOf(game, 0)) !== null;
    expect([passesIn(afterDice(0)), passesIn(afterDice(DRAGON))]).toEqual([true, false]);
  });

  test('HP-24.16 it concerns whom a card of the chain is aimed at', () => {
    const game = windowed('w1', [{}, ready, { at: 'F02', shown: 'FO50' }]);
    expect(isAsked(game, 'concerning')).toBe(false);
    game.chooseAs(1, 'pass').chooseAs(2, 'play:FO50');
    expect(game.board.plays).toMatchObject([{ seat: 2, target: 1 }]);
    expect(isAsked(game, 'concerning')).toBe(true);
  });

  test('HP-24.16 it does not concern whoever declares an action: the card could have been played before', () => {
    const game = windowed('w2', [{ shown: 'MA15' }, { ...ready, at: 'P09' }], { deed: 'travel' });
    expect([isAsked(game, 'usual', 0), isAsked(game, 'concerning', 0)]).toEqual([false, false]);
    expect(passingBy(everywhere('always'))(askedOf(game, 0))).toBeNull();
  });

  test('EX-38 do not ask me', () => {
    const [goblin, dragon] = [battle(0), battle(DRAGON)];
    expect([isAsked(goblin, 'concerning'), isAsked(dragon, 'concerning'), isAsked(dragon, 'untilMyTurn')]).toEqual([false, true, false]);
  });
});

/** What somebody is warned of before he does something; his page asks him twice then, and only then. */
function warned(game: Table, key: string, seat: Seat = 0): Warning | null {
  const [asked, action] = [askedOf(game, seat), heropath.keys.parse(key)!];
  expect(asked.actions).toContain(action);
  const warning = warningOf(asked, action, rules);
  expect(questionRowOf(heropath, asked).confirms?.(asked, action, rules) ?? false).toBe(warning !== null);
  return warning;
}

const fleeing = (vitality: number): Table =>
  table({ heroes: [{ at: 'P18', gems: { vitality } }, {}], enemies: [{ at: 'P18', kind: 'troll' }] })
    .choose('travel')
    .choose('go:P12');

const resting = (vitality: number): Table => table({ heroes: [{ at: 'P18', food: 1, gems: { vitality } }, {}] }).choose('rest');

const visiting = (hero: HeroGiven, id = 'PS02') =>
  warned(
    table({
      heroes: [{ at: 'P14', gems: { vitality: 5, faith: 5 }, gold: 0, food: 0, ...hero }, {}],
      sites: { P14: id },
      display: { arms: 'AR08 AR17' },
    }),
    'visit',
  );

describe('warnings', () => {
  test('HP-32.6 before he burns', () => {
    const inFire = table({ heroes: [{ at: 'U05' }, {}] });
    expect([warned(inFire, 'pass'), warned(inFire, 'travel'), warned(inFire, 'dragon')]).toEqual(['burns', 'burns', null]);
    expect(warned(table(), 'pass')).toBeNull();
    const next = content.map.neighbours[space('U05')]!.find((one) => !content.map.flares[0]!.includes(one))!;
    const near = table({ heroes: [{ at: content.map.spaces[next]!.id }, {}] }).choose('travel');
    expect(near.keys().flatMap((key) => (key.startsWith('go:') && warned(near, key) !== null ? [key] : []))).toContain('go:U05');
    // The fire that he has come from has burnt him already.
    near.choose('go:U05').choose(`go:${content.map.spaces[next]!.id}`);
    expect(warned(near, 'go:U05')).toBeNull();
  });

  test('HP-15.12 HP-32.6 before he stops where it costs his last gem', () => {
    expect([warned(fleeing(1), 'stop'), warned(fleeing(2), 'stop')]).toEqual(['falls', null]);
    // Back where the enemy is nobody was evaded.
    expect(warned(fleeing(1).choose('go:P18'), 'stop')).toBeNull();
  });

  test('HP-17.14 before a Visit in which nothing at all is possible', () => {
    expect(visiting({})).toBe('nothing');
    // An activity, a refresh, a card: each is something.
    expect([
      visiting({}, 'PS15'),
      visiting({ gems: { vitality: 5, experience: 1 } }),
      visiting({ gold: 1 }),
      visiting({ shown: 'FO45' }),
    ]).toEqual([null, null, null, null]);
  });

  test('HP-32.6 before a meal is wasted', () => {
    // The rest itself has given one.
    expect([warned(resting(3), 'eat'), warned(resting(2), 'eat')]).toEqual(['wastes', null]);
  });
});
