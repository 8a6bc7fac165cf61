import {
  Engine,
  Offer,
  Problem,
  Random,
  imagine,
  nextLane,
  playOut,
  viewOf,
  type Asked,
  type Judgement,
  type StateOf,
} from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { title, type DragonAttack } from '../../games/dragon-attack/index.ts';
import { table, type Table } from '../../games/dragon-attack/test/table.ts';
import { crypt } from '../../kernel/test/examples/crypt.ts';
import type { TypesOf } from '../../kernel/test/examples/tinyGame.ts';
import { Search, decide, greedyPlayer, playerNamed, randomPlayer, searchPlayer, type Thought } from '../index.ts';
import { SearchThreads } from '../searchThreads.ts';

const { game } = title;
const judgement = title.judgementOf(game);
const quick = { iterations: 300, milliseconds: Infinity };

/** A full party beside a Dragon on its last counter, with everything to win. */
const besideTheDragon = (): Table =>
  table({
    turn: 'red',
    at: { red: 'R40' },
    carried: { red: ['M', 'E', 'D', 'slayer'] },
    home: { red: ['gold 6', 'gold 5'] },
    dragonAt: 7,
    wounds: 3,
  }).roll(2);

/** A lone adventurer beside an unhurt Dragon, with much to lose and much to find. */
const alone = (): Table =>
  table({ turn: 'red', at: { red: 'R40' }, carried: { red: ['gold 6', 'gold 5', 'gold 4'] }, dragonAt: 7 }).roll(2);

function askedAt(t: Table): Asked<DragonAttack> {
  const actions = t.keys().map((key) => game.keys.parse(key)!);
  return { view: viewOf(game, t.state, 0), lane: 0, seat: 0, actions };
}

const triesOf = (thoughts: readonly Thought[]): number => thoughts.reduce((sum, { visits }) => sum + visits, 0);

describe.each([
  ['greedy', () => greedyPlayer(game, judgement, new Random(1), 0.5)],
  ['search', () => searchPlayer(game, judgement, quick, new Random(1))],
])('%s', (_, make) => {
  test('attacks a Dragon that it will slay, and wins', () => {
    expect(game.keys.keyOf(make().choose(askedAt(besideTheDragon())))).toBe('walk:R30');
  });

  test('leaves a Dragon alone that would slay it', () => {
    expect(game.keys.keyOf(make().choose(askedAt(alone())))).not.toBe('walk:R30');
  });
});

type Crypt = TypesOf<typeof crypt>;

const noOpinion: Judgement<Crypt> = {
  horizon: 40,
  estimate: ({ outcome, seats }) => outcome?.rewards.slice() ?? Array.from({ length: seats }, () => 0),
};

test('P15 a player chooses by its view: worlds that differ only in what it cannot know get the same answer', () => {
  const engine = new Engine(crypt);
  const random = new Random(5);
  let compared = 0;
  for (let number = 0; number < 20; number++) {
    const state = engine.start({}, 2);
    while (state.outcome === null) {
      const lane = nextLane(engine, state);
      const die = engine.dieOf(state, lane);
      if (die !== null) {
        engine.draw(state, lane, random.draw(die));
        continue;
      }
      const seat = Math.log2(engine.askedIn(state, lane));
      const actions = engine.offer(state, lane, seat, new Offer()).list();
      const chosenIn = (world: StateOf<Crypt>): number =>
        searchPlayer(crypt, noOpinion, { iterations: 20, milliseconds: Infinity }, new Random(number)).choose({
          view: viewOf(crypt, world, seat),
          lane: lane.id,
          seat,
          actions,
        });
      expect(chosenIn(imagine(crypt, viewOf(crypt, state, seat), random))).toBe(chosenIn(state));
      compared++;
      engine.choose(state, lane, seat, random.pick(actions));
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('search says how often it tried what, and spends its budget while anything is open', () => {
  const asked = askedAt(alone());
  const thoughts = new Search(game, judgement, new Random(1)).think(asked, quick);
  expect(thoughts.map(({ action }) => action)).toEqual(asked.actions);
  expect(triesOf(thoughts)).toBe(quick.iterations);
  for (const { visits, reward } of thoughts) expect(reward).toBeLessThanOrEqual(visits);
});

test('search stops thinking when the case is clear, and before it begins where there is but one answer', () => {
  const endless = { iterations: 1_000_000, milliseconds: Infinity };
  const search = new Search(game, judgement, new Random(1));
  const asked = askedAt(besideTheDragon());
  const thoughts = search.think(asked, endless);
  expect(game.keys.keyOf(decide(thoughts))).toBe('walk:R30');
  expect(triesOf(thoughts)).toBeLessThan(10_000);
  expect(triesOf(search.think({ ...asked, actions: asked.actions.slice(0, 1) }, endless))).toBe(0);
});

const turns = ({ board }: StateOf<DragonAttack>): number => board.turns;

test('where a game has a pulse, every line of play ends on the same beat', () => {
  const ends: number[] = [];
  const timed: Judgement<DragonAttack> = {
    ...judgement,
    pulse: turns,
    horizon: 3,
    estimate(state) {
      if (state.outcome === null) ends.push(turns(state));
      return judgement.estimate(state);
    },
  };
  const t = alone();
  new Search(game, timed, new Random(1)).think(askedAt(t), quick);
  expect(ends.length).toBeGreaterThan(100);
  expect(new Set(ends)).toEqual(new Set([turns(t.state) + 3]));
});

test('what first sight puts at -Infinity is tried all the same, unless the game dismisses it', () => {
  const asked = askedAt(alone());
  const [dismissed] = asked.actions;
  const never: Judgement<DragonAttack> = {
    ...judgement,
    rate(state, lane, seat, actions, count, temper, ratings) {
      judgement.rate!(state, lane, seat, actions, count, temper, ratings);
      for (let i = 0; i < count; i++) if (actions[i] === dismissed) ratings[i] = -Infinity;
    },
  };
  const visitsOf = (rules: Judgement<DragonAttack>): number =>
    new Search(game, rules, new Random(1)).think(asked, quick).find(({ action }) => action === dismissed)!.visits;
  expect(visitsOf(never)).toBeGreaterThan(0);
  expect(visitsOf({ ...never, dismisses: true })).toBe(0);
});

test('the less a point of first sight is worth, the more alike all looks', () => {
  const asked = askedAt(alone());
  const favourite = (sharpness: number): number =>
    Math.max(...new Search(game, { ...judgement, sharpness }, new Random(1)).think(asked, quick).map(({ prior }) => prior));
  expect(favourite(0.1)).toBeLessThan(favourite(0.7));
});

test('search thinks about everything that can be asked', () => {
  const engine = new Engine(game);
  const offer = new Offer();
  const search = new Search(game, judgement, new Random(3));
  for (let number = 0; number < 4; number++) {
    const state = engine.start(game.readOptions({}, 6), 6);
    playOut(engine, state, new Random(number), 300, (now, lane, seat, { actions, count }) => {
      const asked = { view: viewOf(game, now, seat), lane: lane.id, seat, actions: actions.slice(0, count) };
      expect(triesOf(search.think(asked, { iterations: 5, milliseconds: Infinity }))).toBe(count === 1 ? 0 : 5);
      return engine.offer(now, lane, seat, offer).actions[number % offer.count]!;
    });
  }
});

test('the same seed and the same number of lines give the same thoughts', () => {
  const [one, other] = [1, 2].map(() => new Search(game, judgement, new Random(9)).think(askedAt(alone()), quick));
  expect(one).toEqual(other);
});

test('a greedy player keeps its temper: the bold one attacks where the careful one waits', () => {
  const t = table({
    turn: 'red',
    at: { red: 'R40' },
    carried: { red: ['M', 'E'] },
    dragonAt: 7,
    cleared: 'all',
    home: { red: ['gold 5'] },
  }).roll(2);
  const walks = [0, 1].map((temper) => game.keys.keyOf(greedyPlayer(game, judgement, new Random(1), temper).choose(askedAt(t))));
  expect(walks[0]).toBe('walk:R30');
  expect(walks[1]).not.toBe('walk:R30');
});

test('a random player takes any of what is offered', () => {
  const asked = askedAt(besideTheDragon());
  const player = randomPlayer<DragonAttack>(new Random(2));
  const chosen = new Set(Array.from({ length: 400 }, () => player.choose(asked)));
  expect(chosen).toEqual(new Set(asked.actions));
});

test('threads think about one view together', async () => {
  const threads = new SearchThreads({ game: game.id, content: null }, 2, 1);
  try {
    expect(triesOf(await threads.think(askedAt(alone()), quick))).toBe(quick.iterations);
    expect(game.keys.keyOf(await threads.choose(askedAt(besideTheDragon()), quick))).toBe('walk:R30');
  } finally {
    await threads.dismiss();
  }
});

test('a bot that does not exist is named, with those that do', () => {
  for (const name of ['', 'clever', 'search:', 'search:0i', 'search:1h', 'greedy:2']) {
    expect(() => playerNamed(name, game, judgement)).toThrow(Problem);
    expect(() => playerNamed(name, game, judgement)).toThrow('expected random, greedy, or search');
  }
});
