import { describe, expect, test } from 'vitest';
import { dice } from '@hoard/kernel/rehearsal';
import { viewOf } from '@hoard/kernel';
import { DRAGON, WINDOWS } from '../content/names.ts';
import { heropath } from '../game.ts';
import { dropItem } from '../rules/09-items.ts';
import { openWindow } from '../rules/windowFrame.ts';
import { dragon, fight } from '../rules/turnFrames.ts';
import type { WindowFrame } from '../state/cardFrames.ts';
import { act } from '../state/verbs.ts';
import { card, content, idsOf, table, type Given, type HeroGiven, type Table } from './table.ts';
import { racing } from './realTime.ts';
import { aboutToLose, amid, inTurn, passAll, reacting, withCards } from './playing.ts';

// Chapter 24: reaction windows.

const gems = { vitality: 3, faith: 3, wisdom: 3, skills: 3, experience: 3 };
const EMPTY = table().board;

/** A window of the first hero's turn; three heroes side by side unless it is said. */
const windowed = (window: WindowFrame['window'], heroes: readonly HeroGiven[], given: Given = {}): Table =>
  amid(0, [openWindow(EMPTY, window, 0)], { ...given, heroes: heroes.map((hero) => ({ at: 'P09', gems, ...hero })) });

/** The frame of the window that is open. */
const open = (game: Table): WindowFrame =>
  game.state.lanes.flatMap(({ stack }) => stack).findLast((frame) => frame.k === 'window') as WindowFrame;

const isOpen = (game: Table): boolean => game.state.lanes.some(({ stack }) => stack.some(({ k }) => k === 'reaction'));

describe('which windows', () => {
  test('HP-24.1 out of turn a card is used in a window and nowhere else', () => {
    const game = inTurn(0, {
      heroes: [
        { at: 'P09', gems },
        { at: 'P09', gems, shown: 'MK33' },
      ],
    });
    expect(game.asked).toEqual([0]);
  });

  test('HP-24.2 eight windows; 3 and 9 are not in use', () => {
    expect(WINDOWS.filter((window) => window !== 'open')).toEqual(['w1', 'w2', 'w4', 'w5', 'w6', 'w7', 'w8', 'w10']);
  });

  test("HP-24.3 a card works in the windows that it names; one that adds power in its owner's own W4", () => {
    const both: HeroGiven = { shown: 'MK33 MK34' };
    expect(windowed('w8', [{}, both]).keys(1)).toEqual(['pass', 'play:MK33']);
    expect(windowed('w10', [{}, both]).keys(1)).toEqual(['pass', 'play:MK33', 'play:MK34']);
    const own = amid(0, [fight(0, 0)], {
      heroes: [{ at: 'P09', gems, hidden: 'MA08' }, { at: 'F02' }],
      enemies: [{ at: 'P09', kind: 'goblin' }],
    });
    expect(own.keys(0)).toContain('play:MA08');
  });

  test('HP-24.20 in open play the acting player may play a card, and W7 opens', () => {
    const game = inTurn(0, {
      heroes: [
        { at: 'P09', gems, shown: 'MK33' },
        { at: 'P09', gems, hidden: 'AB12' },
      ],
    });
    game.choose('play:MK33');
    // No ABILITIES card answers bandages: nobody could react.
    expect([isOpen(game), game.gems(0).vitality]).toEqual([false, 5]);
    const magic = inTurn(0, {
      heroes: [
        { at: 'P09', gems, hidden: 'MA22' },
        { at: 'P09', gems, hidden: 'MA12' },
      ],
    });
    magic.choose('play:MA22');
    expect([open(magic).window, reacting(magic)]).toEqual(['w7', [1]]);
    expect(passAll(magic).gems(0).vitality).toBe(5);
  });
});

describe('who is asked', () => {
  test('HP-24.4 who could use a card by what everybody knows, whatever he holds', () => {
    expect(reacting(windowed('w1', [{}, { shown: 'MK33' }, {}]))).toEqual([1]);
    // A MAGIC card that lies face down may be one for W1.
    expect(reacting(windowed('w1', [{}, { hidden: 'MA08' }, {}]))).toEqual([1]);
    expect(isOpen(windowed('w1', [{}, {}, {}]))).toBe(false);
    expect(reacting(windowed('w1', [{}, { shown: 'MK33', asleep: true, at: 'G06' }, { shown: 'MA22' }]))).toEqual([2]);
    expect(reacting(windowed('w1', [{}, { shown: 'MK33', fallen: true }, { shown: 'MA22' }]))).toEqual([2]);
  });

  test('HP-24.5 first those named, then clockwise from the acting hero; in W7 the player of the card last', () => {
    const three = [{ shown: 'MK33' }, { shown: 'MA22' }, { shown: 'FO41' }];
    const game = windowed('w1', three);
    for (const [seat, id] of [
      [2, 'FO41'],
      [1, 'MA22'],
      [0, 'MK33'],
    ] as const)
      game.chooseAs(seat, `play:${id}`);
    expect(open(game).chain.map(({ seat }) => seat)).toEqual([0]);
  });

  test('HP-24.6 one card, or a pass', () => {
    const game = windowed('w1', [{}, { shown: 'MK33 MA22' }]);
    expect(game.keys(1)).toEqual(['pass', 'play:MA22', 'play:MK33']);
  });

  test('HP-24.6 whoever has dropped the card meanwhile (HP-9.2) has passed', () => {
    const game = windowed('w1', [{ shown: 'MA22' }, { shown: 'MK33' }, {}]).chooseAs(1, 'play:MK33');
    dropItem(game.board, 1, act.drop(card('MK33')), game.engine);
    game.chooseAs(0, 'pass');
    expect([isOpen(game), game.story.filter((t) => t === 'cardPlayed'), game.board.piles.length]).toEqual([false, [], 1]);
  });

  test('HP-24.18 to the others everybody who listens looks alike', () => {
    const game = windowed('w1', [{}, { shown: 'MK33' }, {}]);
    const lanes = viewOf(heropath, game.state, 0).lanes.filter(({ stack }) => stack.at(-1)?.k === 'reaction');
    expect(lanes.map(({ stack }) => (stack.at(-1) as { seat: number }).seat)).toEqual([0, 1, 2]);
    expect(viewOf(heropath, game.state, 2).sight.answers.given.slice(0, 2)).toEqual([-3, -3]);
    // Nor do they see from what is told who has answered.
    const listening = game.state.lanes.filter(({ stack }) => stack.at(-1)?.k === 'reaction');
    expect(listening.map((lane) => game.engine.isFaceless(lane))).toEqual([true, true, true]);
  });

  test('HP-24.19 W6 asks only who would lose, and several at the same time', () => {
    const heroes = [
      { gems, hidden: 'AB33' },
      { gems, hidden: 'AB32' },
      { gems, hidden: 'AB31' },
    ];
    const game = aboutToLose([1, 1, 0], 'loss', { heroes });
    expect(reacting(game)).toEqual([0, 1]);
    game.chooseAs(0, 'play:AB33');
    passAll(game);
    expect([game.gems(0).vitality, game.gems(1).vitality]).toEqual([3, 2]);
  });
});

describe('the chain', () => {
  test('HP-24.7 after a card all are asked again; it closes when all have passed since', () => {
    const game = windowed('w1', [{}, { shown: 'MK33' }, { shown: 'MA22' }]);
    game.chooseAs(1, 'play:MK33').chooseAs(2, 'pass');
    expect([open(game).chain.length, reacting(game)]).toEqual([1, [2]]);
    expect(game.gems(1).vitality).toBe(3);
    game.chooseAs(2, 'pass');
    expect(game.gems(1).vitality).toBe(5);
  });

  test('HP-24.8 a card once in a chain; cards of the same name count as one', () => {
    const game = windowed('w1', [{}, { shown: 'MK33 MK33', gems: { ...gems, vitality: 1 } }, { shown: 'MA22' }]);
    game.chooseAs(1, 'play:MK33').chooseAs(2, 'pass');
    expect(game.asked.includes(1) ? game.keys(1) : ['pass']).toEqual(['pass']);
    passAll(game);
    expect([game.gems(1).vitality, game.shown(1)]).toEqual([3, 'MK33']);
  });

  test('HP-24.9 first cancellations from the last back, then the others as they were played', () => {
    const game = windowed('w1', [{}, { shown: 'MA22', gems: { ...gems, vitality: 1 } }, { shown: 'MA26' }]);
    // Nobody else can do anything before there is a card to cancel.
    game.chooseAs(1, 'play:MA22').chooseAs(2, 'play:MA26');
    passAll(game);
    expect([game.gems(1).vitality, game.discard.split(' ').toSorted().join(' ')]).toEqual([1, 'MA22 MA26']);
    expect(game.eventsOf('cardCancelled')).toMatchObject([{ seat: 1, card: card('MA22') }]);
  });

  test('HP-24.10 where cards do not contradict, all count', () => {
    const game = windowed('w1', [{}, { shown: 'MK33', gems: { ...gems, vitality: 1 } }, { shown: 'MA22', gems: { ...gems, vitality: 1 } }]);
    game.chooseAs(1, 'play:MK33').chooseAs(2, 'play:MA22').chooseAs(2, 'play:MA22');
    passAll(game);
    expect([game.gems(1).vitality, game.gems(2).vitality]).toEqual([3, 4]);
  });

  test('HP-24.11 a card that is being played is not played in a window that springs from it', () => {
    const game = inTurn(0, {
      heroes: [
        { at: 'P09', gems, hidden: 'MA28 MA22' },
        { at: 'F02', gems, hidden: 'MA12' },
      ],
    });
    passAll(game.choose('play:MA28')).choose('rock:i');
    expect(game.board.plays.map((play) => idsOf([play.card]))).toEqual(['MA28']);
    expect([open(game).window, idsOf(open(game).spent)]).toEqual(['w8', 'MA28']);
    expect(game.keys(0)).toEqual(['pass', 'play:MA22']);
  });

  test('HP-24.12 answers are sealed; the first card counts, later ones are put back, still marked', () => {
    const game = windowed('w1', [{}, { shown: 'MK33' }, { shown: 'MA22' }]);
    game.chooseAs(2, 'play:MA22');
    expect(game.board.plays).toEqual([]);
    game.chooseAs(1, 'play:MK33');
    expect(open(game).chain.map((played) => played.card)).toEqual([card('MK33')]);
    expect([game.board.answers.marked[2], game.shown(2)]).toEqual([card('MA22'), 'MA22']);
  });

  test('HP-24.21 a window that takes the victim away makes the Encounter fail', () => {
    const game = inTurn(0, {
      heroes: [
        { at: 'P09', gems },
        { at: 'P09', gems, hidden: 'MA15' },
      ],
    });
    game.choose('ambush:2').chooseAs(1, 'play:MA15');
    passAll(game).choose('space:P10');
    expect([game.at(1), game.story.includes('encounterFailed'), game.hero(0).actions]).toEqual(['P10', true, 3]);
  });

  test('HP-24.22 who is fallen or asleep is asked no more', () => {
    expect(reacting(windowed('w10', [{}, { fallen: true, shown: 'MK33' }, { shown: 'MK34' }]))).toEqual([2]);
  });

  test('HP-24.23 the end of the game ends all windows', () => {
    const game = amid(0, [fight(0, DRAGON)], {
      heroes: [{ at: 'U15', gems: { vitality: 5, faith: 5, wisdom: 5, skills: 5, experience: 5 } }, { at: 'F02' }],
    });
    game.draw(dice(3, 3), dice(2, 2));
    passAll(game).drawOn();
    expect([game.state.outcome?.reason, game.state.lanes]).toEqual(['slain', []]);
    // Also one in which another hero thinks about his own battle.
    const mighty = { vitality: 5, faith: 5, wisdom: 5, skills: 5, experience: 5 };
    const race = racing({
      heroes: [
        { at: 'U05', gems: mighty },
        { at: 'P18', gems, shown: 'MA08' },
      ],
      enemies: [{ at: 'P18', kind: 'goblin' }],
    }).chooseAs(1, 'fight:0');
    expect(isOpen(race)).toBe(true);
    race.chooseAs(0, 'dragon', dice(3, 3), dice(2, 2)).drawOn();
    expect([race.state.outcome?.reason, race.state.lanes]).toEqual(['slain', []]);
  });

  test('HP-24.24 what is carried out stays so: the card is on the Discard Pile', () => {
    const game = windowed('w1', [{}, { shown: 'MK33' }]);
    passAll(game.chooseAs(1, 'play:MK33'));
    expect([game.discard, game.board.plays, game.board.inPlay]).toEqual(['MK33', [], []]);
    game.audit();
  });

  test('HP-24.24 who has looked at the cards of another cannot take that back', () => {
    const game = inTurn(0, {
      heroes: [
        { at: 'P18', shown: 'MK07' },
        { at: 'P18', hidden: 'AR01' },
      ],
    });
    game.engine.sealed = null;
    passAll(game.choose('play:MK07'));
    expect([game.eventsOf('spied').length, game.engine.sealed]).toEqual([1, 'HP-24.24']);
  });
});

const beforeTheDragon = (hero: HeroGiven, discard = ''): Table =>
  amid(0, [fight(0, DRAGON)], {
    heroes: [
      { at: 'U15', gems: { vitality: 4 } },
      { at: 'P09', ...hero },
    ],
    discard,
  });

/** Healing Light does what another card does: of each of them there is but one. */
const doubling = (id: string) => withCards({ MA22: { ...content.cards[card(id)]!, id: 'MA22' } });

/** The first has played against the second, who can cancel it; the third can cancel that. */
const prevailing = (): Table =>
  inTurn(
    0,
    {
      heroes: [
        { at: 'P09', gems, hidden: 'MA19' },
        { at: 'P04', gems, hidden: 'MA26' },
        { at: 'P04', gems, hidden: 'MA22' },
      ],
    },
    doubling('MA26'),
  )
    .choose('play:MA19')
    .choose('aim:2');

describe('examples', () => {
  test('EX-36 last played prevails', () => {
    const cancelled = prevailing().chooseAs(1, 'play:MA26').chooseAs(2, 'pass');
    passAll(cancelled);
    expect(cancelled.board.lasting).toEqual([]);
    const game = prevailing().chooseAs(1, 'play:MA26').chooseAs(2, 'pass').chooseAs(2, 'play:MA22').choose('choose:MA26');
    passAll(game);
    expect(game.board.lasting).toMatchObject([{ on: 1, by: 0, until: 'round' }]);
    expect(game.eventsOf('cardCancelled').map((event) => idsOf([event.card]))).toEqual(['MA26']);
  });

  test('EX-37 contradiction without cancelling', () => {
    const game = amid(
      0,
      [{ ...dragon(0), at: 'wings' }],
      {
        heroes: [
          { at: 'P09', gems },
          { at: 'F02', gems, hidden: 'MA28' },
          { at: 'F10', gems, hidden: 'MA22' },
        ],
        dragon: 2,
      },
      doubling('MA28'),
    );
    game.chooseAs(1, 'play:MA28').chooseAs(2, 'pass').chooseAs(2, 'play:MA22');
    passAll(game);
    game.choose('rock:i');
    expect(game.board.dragon).toBe(0);
    game.choose('rock:ii');
    expect([game.board.dragon, game.eventsOf('dragonFlew').map(({ seat }) => seat)]).toEqual([1, [1, 2]]);
  });

  test('EX-63 asked whatever he holds', () => {
    const wise = { gems: { ...gems, wisdom: 2 } };
    expect(reacting(beforeTheDragon({ ...wise, hidden: 'MA36' }))).toEqual([1]);
    expect(reacting(beforeTheDragon({ ...wise, hidden: 'MA12' }))).toEqual([1]);
    expect(reacting(beforeTheDragon({ ...wise, hidden: 'MA12' }, 'MA36'))).toEqual([]);
    expect(reacting(beforeTheDragon({ gems: { ...gems, wisdom: 1 }, hidden: 'MA12' }))).toEqual([]);
    // A Mirror helps with requirements.
    expect(reacting(beforeTheDragon({ gems: { ...gems, wisdom: 1 }, hidden: 'MA12', shown: 'FO39' }))).toEqual([1]);
  });

  test('EX-66 Burial Rites', () => {
    const game = amid(0, [fight(0, 0)], {
      heroes: [
        { at: 'P09', gems: { vitality: 3, faith: 2, skills: 5, experience: 2 }, hidden: 'FO54' },
        { at: 'F02', gems },
      ],
      enemies: [{ at: 'P09', kind: 'troll' }],
      level: 3,
      received: 2,
    });
    passAll(game).draw(dice(3, 3), dice(3));
    passAll(game);
    expect(game.eventsOf('battleTied').length).toBe(1);
    expect([game.gems(0).vitality, game.asked, game.keys(0)]).toEqual([2, [0], ['pass', 'play:FO54']]);
    game.choose('play:FO54', game.brings('FO01'));
    passAll(game);
    expect([game.gems(0).faith, game.gems(0).experience, game.board.scale.level]).toEqual([3, 3, 3]);
    expect(game.board.scale.dead[0]!.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(game.story).not.toContain('dragonFlew');
  });
});

test('HP-24.2 every window that a card names is one of them', () => {
  for (const { clauses } of content.cards)
    for (const { windows } of clauses) for (const window of windows) expect(WINDOWS).toContain(window);
});

const listeners = (losses: number[]) =>
  aboutToLose(losses, 'loss', { heroes: [0, 1, 2].map(() => ({ gems, hidden: 'AB33' })) }).state.lanes.flatMap(({ stack }) =>
    stack[0]?.k === 'reaction' ? [stack[0].seat] : [],
  );

test('HP-24.19 only who would lose has a lane in W6, whatever the others hold', () => {
  expect([listeners([0, 1, 0]), listeners([0, 1, 1]), listeners([1, 0, 0])]).toEqual([[1], [1, 2], [0]]);
});

test('HP-26.13 W7 opens for all, inside the STOP; for what stops nobody it does not open', () => {
  const holder: HeroGiven = { at: 'P18', gems, hidden: 'MA26' };
  const listeners = (key: string) =>
    racing({ heroes: [{ at: 'P18', gems, shown: 'MA22 AB29' }, holder, holder] })
      .chooseAs(0, key)
      .state.lanes.flatMap(({ stack }) => (stack[0]?.k === 'reaction' ? [stack[0].seat] : []));
  expect([listeners('play:MA22'), listeners('play:AB29')]).toEqual([[0, 1, 2], []]);
});

test('HP-26.13 W2 opens only for Encounters, and asks only the victim', () => {
  const holder: HeroGiven = { at: 'P18', gems, gold: 2, hidden: 'AB28 MA19' };
  const game = racing({ heroes: [{ at: 'P18', gems }, holder, holder] });
  const listeners = () => game.state.lanes.flatMap(({ stack }) => (stack[0]?.k === 'reaction' ? [stack[0].seat] : []));
  game.chooseAs(0, 'stopHero:2');
  expect(listeners()).toEqual([]);
  game.chooseAs(0, 'snatch:2-gold');
  expect(listeners()).toEqual([1]);
  const resting = racing({ heroes: [{ at: 'P18', gems }, holder, holder] }).chooseAs(0, 'rest');
  expect(resting.frames.includes('window')).toBe(false);
});

test('HP-24.4 that only one of two is possible tells nobody what makes it so: it is asked all the same', () => {
  // Nothing on display with ARMS can be paid, unless by a discount that nobody else has seen.
  const display = { market: 'MK24 MK31', arms: 'AR13 AR30' };
  const game = table({ heroes: [{ at: 'P18', gold: 2, shown: 'MK11' }, {}], display }).choose('play:MK11');
  expect([game.asked, game.keys(), game.why('clause:1')]).toEqual([[0], ['clause:0'], 'HP-1.5']);
});
