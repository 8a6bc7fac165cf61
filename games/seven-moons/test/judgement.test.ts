import { Engine, Offer, Random, playOut } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import { judgementOf } from '../bots/judgement.ts';
import { styleOf, type PlayStyle } from '../bots/plan.ts';
import { countStanding } from '../rules/things.ts';
import type { Options } from '../state/options.ts';
import { worthOfAlly } from '../bots/worth.ts';
import { content, dice, idOf, table, type Table } from './table.ts';

const judgement = judgementOf(sevenMoons);
const rate = judgement.rate!;

const TEMPERS: Readonly<Record<PlayStyle, number>> = { dragon: 0.05, fires: 0.15, quests: 0.4, trade: 0.8 };

/** What a player of this style likes best of what is offered. */
const likes = (stage: Table, style: PlayStyle = 'trade', seat = stage.asked[0]!): string => likesWith(TEMPERS[style], stage, seat);

function likesWith(temper: number, stage: Table, seat = stage.asked[0]!): string {
  const lane = stage.state.lanes.find(
    (waiting) => stage.engine.askedIn(stage.state, waiting) !== 0 && stage.engine.askedIn(stage.state, waiting) === 1 << seat,
  )!;
  const offer = stage.engine.offer(stage.state, lane, seat, new Offer());
  const ratings: number[] = [];
  rate(stage.state, lane, seat, offer.actions, offer.count, temper, ratings);
  return sevenMoons.keys.keyOf(offer.actions[ratings.indexOf(Math.max(...ratings.slice(0, offer.count)))]!);
}

/** Answers by judgement until somebody else is asked, and tells what was done. */
function playsTurn(stage: Table, style: PlayStyle = 'trade'): string[] {
  const done: string[] = [];
  const [seat] = stage.asked;
  while (stage.awaited === null && stage.asked[0] === seat && done.at(-1) !== 'end') {
    done.push(likes(stage, style));
    stage.choose(done.at(-1)!);
  }
  return done;
}

const atMarket = (): Table => table({ heroes: { SW: { at: 'Dragonmarch', mount: 'horse', gold: 9 }, FW: {} } }).stay();

/** Half of what the quest asks for is there, the rest has to be bought. */
const collecting = (gold: number): Table =>
  table({ heroes: { SW: { at: 'Dragonmarch', mount: 'horse', gold, goods: { wood: 1, stone: 1 }, quest: 'Q6' }, FW: {} } }).stay();

const onMountain = (): Table => table({ heroes: { SW: { at: 'Dragon Mountain', mount: 'horse', gold: 12 }, FW: {} } }).stay();

const beforeTheLast = (mine: number, theirs: number): Table =>
  table({
    heroes: {
      SW: { at: 'Kurun', mount: 'horse', gold: 16, strongholds: mine },
      FW: { strongholds: theirs, allies: ['elves', 'witches', 'dwarves'] },
    },
    moon: 6,
  }).stay();

const partners = (theirs: number): Table =>
  table({
    heroes: { SW: { at: 'Kurun', mount: 'horse', gold: 16, strongholds: 2 }, FW: { strongholds: theirs } },
    moon: 6,
    options: { mode: 'co-op' },
  }).stay();

const givenUp = (strongholds: number): string => {
  const stage = table({
    heroes: { SW: { strongholds, allies: ['witches', 'elves'] }, FW: { strongholds: 2 } },
    moon: 7,
    options: { mode: 'co-op' },
  }).wave('S12', dice(1), dice(1));
  return likes(stage, 'trade', 0);
};

const turnedBy = (die: number): string =>
  likes(table({ heroes: { SW: { mount: 'dragon', strongholds: 2 }, FW: { strongholds: 2 } }, moon: 7 }).wave('S9', dice(die), dice(6)));

const meeting = (options: Partial<Options>): Table =>
  table({
    heroes: {
      SW: { at: 'Dragonmarch', mount: 'horse', gold: 12, goods: { iron: 2 }, strongholds: 3 },
      EF: { at: 'Dragonmarch', mount: 'horse', gold: 20, waiting: { wood: 1, stone: 1 }, strongholds: 2 },
      FW: {},
    },
    options,
  });

test('a temper is a style', () => {
  for (const [style, temper] of Object.entries(TEMPERS)) expect(styleOf(temper)).toBe(style);
});

describe('a trader', () => {
  test('begins with the nearest goods, and fills the inventory', () => {
    const stage = table({ heroes: { SW: {}, FW: {} } }).points(4, 4);
    expect(playsTurn(stage)).toEqual([`go:${idOf('Garndell')}`, 'buy:wood', 'buy:wood', 'buy:wood', 'end']);
  });

  test('buys a horse as soon as it can be paid, and keeps coins for the next load', () => {
    const stage = table({ heroes: { SW: { at: 'Dragonmarch', gold: 6, goods: { wood: 3 } }, FW: {} } }).stay();
    const done = playsTurn(stage);
    expect(done).toContain('horse');
    expect(stage.hero('SW').gold).toBeGreaterThanOrEqual(3);
  });

  test('sends what completes a stronghold rather than sell it, and sells what the city does not need', () => {
    const stage = table({
      heroes: { SW: { at: 'Dragonmarch', mount: 'horse', gold: 12, goods: { stone: 1, wood: 2 }, waiting: { wood: 3, iron: 1 } }, FW: {} },
    }).stay();
    expect(playsTurn(stage).toSorted()).toEqual(['end', 'sell:wood', 'sell:wood', 'send:stone']);
  });

  test('hires with gold in hand, then buys goods', () => {
    const stage = table({ heroes: { SW: { at: 'Kurun', mount: 'horse', gold: 17 }, FW: {} } }).stay();
    expect(playsTurn(stage)).toEqual(['hire:giants', 'buy:stone', 'buy:stone', 'buy:stone', 'buy:stone', 'buy:stone', 'end']);
  });

  test('prefers the people whose shield it knows to be coming', () => {
    const { board } = table({ heroes: { SW: { secrets: ['S1', 'S6'] }, FW: {} } });
    const worth = content.allies.map((_, ally) => worthOfAlly(board, content, 0, ally));
    expect(worth.indexOf(Math.max(...worth))).toBe(content.allies.findIndex(({ id }) => id === 'witches'));
  });

  test('goes home for relief when everything is lost', () => {
    const stage = table({ heroes: { SW: { at: 'Mossgate', gold: 0 }, FW: {} } }).points(3, 3);
    stage.hero('SW').gold = 0;
    expect(likes(stage)).toBe(`go:${idOf('Stonewood')}`);
  });

  test('takes the road around bandits where the points allow it', () => {
    const stage = table({ heroes: { SW: { at: 'Garndell', mount: 'horse', gold: 1, goods: { wood: 5 } }, FW: {} } }).points(5, 4);
    while (stage.awaited === null && stage.at('SW') !== 'Dragonmarch') stage.choose(likes(stage));
    expect(stage.at('SW')).toBe('Dragonmarch');
    expect(stage.told('bandits')).toEqual([]);
  });

  test('neither draws quests nor buys dragons, which others do', () => {
    expect(playsTurn(atMarket())).not.toContain('quest');
    expect(likes(atMarket(), 'quests')).toBe('quest');
    expect(likes(onMountain())).toBe('end');
    expect(likes(onMountain(), 'dragon')).toBe('dragon:0');
  });

  test('SM-10.5 makes room for what a quest gives to carry, with the good that is missed least, when all else is done', () => {
    const stage = table({
      heroes: {
        SW: { at: 'Wolfcairn', mount: 'horse', gold: 12, goods: { iron: 1, stone: 4 }, waiting: { iron: 2 }, quest: 'Q2' },
        FW: {},
      },
    }).stay();
    expect(playsTurn(stage)).toEqual(['hire:barbarians', 'drop:stone', 'errand', 'end']);
  });

  test('keeps what the quest asks for, but not without a coin for the rest of it', () => {
    expect(playsTurn(collecting(1))).toEqual(['end']);
    expect(playsTurn(collecting(0))).toEqual(['sell:wood', 'end']);
  });

  test.each([TEMPERS.trade, judgement.sharpest!])(
    'of temper %f goes for a single good that pays rather than wait with a single coin',
    (temper) => {
      const heroes = { SW: { at: 'Dragonmarch', mount: 'horse', gold: 1, strongholds: 3 }, FW: {} } as const;
      const stage = table({ heroes, prices: { wood: 5, iron: 5, stone: 5 } }).points(3, 2);
      expect(likesWith(temper, stage)).toMatch(/^go:/);
    },
  );

  test('who likes fires goes to one that is near', () => {
    const stage = table({ heroes: { SW: { at: 'Garndell', mount: 'horse', gold: 4, goods: { wood: 5 } }, FW: {} } }).points(2, 1);
    expect(likes(stage, 'fires')).toBe(`go:${idOf('Greenhollow')}`);
  });
});

describe('the seventh moon', () => {
  test('is brought by who is ahead, and put off by who is behind', () => {
    expect(likes(beforeTheLast(3, 1))).toBe('hire:giants');
    expect(playsTurn(beforeTheLast(0, 3))).not.toContain('hire:giants');
  });

  test('is put off among partners until every city has what it can have without a moon', () => {
    expect(likes(partners(2))).toBe('hire:giants');
    expect(playsTurn(partners(0))).not.toContain('hire:giants');
  });
});

describe('in the Shadow Phase', () => {
  test('the ally least likely to match a coming card is given up, before any stronghold', () => {
    const stage = table({
      heroes: { SW: { strongholds: 3, allies: ['witches', 'elves'], secrets: ['S1'] }, FW: { strongholds: 2 } },
      moon: 7,
    }).wave('S12', dice(1), dice(1));
    expect(likes(stage, 'trade', 0)).toBe('yield:elves');
  });

  test('partners rather lose a stronghold than an ally, while it does not cost the bonus', () => {
    expect(givenUp(2)).toBe('yield:stronghold');
    expect(givenUp(3)).not.toBe('yield:stronghold');
  });

  test('SM-14.20 the dragon’s eye turns a die that fails, and leaves one that holds', () => {
    expect(turnedBy(1)).toBe('eye:0');
    expect(turnedBy(5)).toBe('pass');
  });

  test('SM-18.8 with as many gems as waves, one is lit each time', () => {
    expect(likes(table({ heroes: { SW: { strongholds: 2, gems: 6 } }, moon: 7 }).wave('S1'))).toBe('gem');
  });
});

describe('bargaining', () => {
  test('who has no use for a good sells it to who needs it, for a price that both like', () => {
    const stage = meeting({});
    expect(likes(stage)).toBe('trade:1');
    while (stage.told('dealt').length === 0 && stage.asked.length > 0) stage.choose(likes(stage));
    const [deal] = stage.told('dealt');
    expect(deal).toMatchObject({ seat: 0, other: 1, give: [2] });
    expect(deal!.take.length).toBeGreaterThan(3);
    expect(stage.goods('EF')).toEqual([0, 1, 0]);
    expect(stage.goods('SW')).toEqual([0, 1, 0]);
  });

  test('nobody deals in circles, not even with an artefact that makes the way to a quest safer', () => {
    const rider = { at: 'Deepmine', mount: 'horse', gold: 0, goods: { iron: 3 } } as const;
    const stage = table({
      heroes: {
        FW: {},
        SW: { ...rider, artefacts: ['A1'], waiting: { wood: 2 } },
        TH: { ...rider, quest: 'Q6', waiting: { stone: 2 } },
        EF: {},
      },
      turn: 'TH',
      prices: { wood: 1, iron: 4, stone: 6 },
    });
    for (let choice = 0; choice < 60 && stage.awaited === null; choice++) stage.choose(likes(stage, 'trade'));
    expect(stage.told('dealt').length).toBeLessThan(2);
  });

  test('an offer that takes and gives nothing is refused, a present is taken', () => {
    expect(likes(meeting({}).choose('trade:1').choose('give:iron').choose('offer'))).toBe('accept');
    const greedy = table({ heroes: { SW: { at: 'Kurun' }, EF: { at: 'Kurun', goods: { stone: 1 } }, FW: {} } });
    expect(likes(greedy.choose('trade:1').choose('ask:stone').choose('offer'))).toBe('refuse');
  });

  test('between two rivals there is nothing to gain: what helps one hurts the other', () => {
    const stage = table({
      heroes: {
        SW: { at: 'Dragonmarch', gold: 12, goods: { iron: 2 }, strongholds: 3 },
        EF: { at: 'Dragonmarch', gold: 12, waiting: { wood: 1, stone: 1 } },
      },
    });
    expect(likes(stage)).toBe('roll');
  });

  test('who was refused asks no more this turn', () => {
    const stage = meeting({});
    stage.board.refused = 1;
    expect(likes(stage)).toBe('roll');
  });
});

describe('judging a whole game', () => {
  const modes: readonly [number, Partial<Options>][] = [
    [2, {}],
    [3, { faerieFolk: true, storyTokens: true }],
    [4, { mode: 'co-op', difficulty: 'darkest', storyTokens: true }],
    [1, { faerieFolk: true, difficulty: 'frenzy' }],
  ];

  test.each(modes)('%i players, %j: every action has a rating, and the game ends without going in circles', (seats, given) => {
    const engine = new Engine(sevenMoons);
    const random = new Random(4);
    const ratings: number[] = [];
    for (let number = 0; number < 6; number++) {
      const state = engine.start(sevenMoons.readOptions(given, seats), seats);
      const made = playOut(engine, state, random, 6000, (now, lane, seat, { actions, count }) => {
        rate(now, lane, seat, actions, count, random.fraction(), ratings);
        const some = ratings.slice(0, count);
        expect(some.some(Number.isNaN)).toBe(false);
        expect(Math.max(...some)).toBeGreaterThan(Number.NEGATIVE_INFINITY);
        return actions[some.indexOf(Math.max(...some))]!;
      });
      expect(made).toBeLessThan(6000);
      expect(state.outcome!.reason).toBe(countStanding(state.board) > 0 ? 'saved' : 'lost');
    }
  });

  test.each(modes)('%i players, %j: what is expected are rewards, together no more than one among rivals', (seats, given) => {
    const engine = new Engine(sevenMoons);
    const random = new Random(9);
    const state = engine.start(sevenMoons.readOptions({ ...given, longWatch: seats > 1 }, seats), seats);
    while (state.outcome === null) {
      playOut(engine, state, random, 25);
      const rewards = judgement.estimate(state);
      expect(rewards).toHaveLength(seats);
      for (const reward of rewards) expect(reward >= 0 && reward <= 1).toBe(true);
      if (state.board.mode === 'competitive') expect(rewards.reduce((sum, reward) => sum + reward)).toBeLessThanOrEqual(1.000001);
    }
    expect(judgement.estimate(state)).toEqual(state.outcome.rewards);
  });

  test('who has more is expected to win more', () => {
    const { state } = table({ heroes: { SW: { strongholds: 3, allies: ['elves'] }, FW: { strongholds: 1 } }, moon: 5 });
    const [ahead, behind] = judgement.estimate(state);
    expect(ahead!).toBeGreaterThan(2 * behind!);
  });
});
