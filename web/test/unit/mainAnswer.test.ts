import { title as dragonAttack, type DragonAttack } from '@hoard/games/dragon-attack';
import { title as sevenMoons, type SevenMoons } from '@hoard/games/seven-moons';
import {
  Match,
  Random,
  argumentOf,
  imagine,
  listSeats,
  questionOf,
  questionRowOf,
  type Action,
  type Asked,
  type Game,
  type Judgement,
  type Title,
  type Types,
} from '@hoard/kernel';
import { greedyPlayer } from '@hoard/players';
import { expect, test } from 'vitest';
import { mainAnswer } from '../../play/mainAnswer.ts';

const POSITIONS = 1_000;
/** One choice in so many is made by chance, so that games go everywhere and still get somewhere. */
const WHIM = 4;
const VOICES = { nameOf: (seat: number) => `Player ${seat}`, you: -1 };

interface Position<T extends Types> {
  readonly asked: Asked<T>;
  readonly main: Action;
}

/** Positions in which there is something to decide, and what is emphasised in each. */
function* positionsOf<T extends Types>(title: Title<T>, tables: readonly (readonly [number, object])[]): Generator<Position<T>> {
  const { game } = title;
  const judgement = title.judgementOf(game);
  const telling = title.tellingOf(game);
  for (let seed = 1; ; seed++) {
    const random = new Random(seed);
    const greedy = greedyPlayer(game, judgement, random);
    const [seats, options] = tables[seed % tables.length]!;
    const match = new Match(game, { options: game.readOptions(options, seats), seats, secret: seed.toString(16).padStart(64, '0') });
    while (match.state.outcome === null) {
      const seat = listSeats(match.asked())[0]!;
      const { lane, token, actions } = match.questions(seat)[0]!;
      const asked: Asked<T> = { view: match.view(seat), lane, seat, actions };
      const told = telling.groups(asked, VOICES).flatMap(({ items }) => items.map(({ action }) => action));
      expect(new Set(told)).toEqual(new Set(actions));
      if (actions.length > 1) yield { asked, main: mainAnswer({ game, judgement }, asked, told)! };
      const chosen = random.below(WHIM) === 0 ? random.pick(actions) : greedy.choose(asked);
      const answer = match.choose(seat, lane, token, game.keys.keyOf(chosen));
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    }
  }
}

/** The answers that a greedy player values more than this one, however it imagines what it does not know. */
function betterThan<T extends Types>(game: Game<T>, { rate }: Judgement<T>, { asked, main }: Position<T>): Action[] {
  const worlds = [11, 12, 13].map((seed) => {
    const state = imagine(game, asked.view, new Random(seed));
    const ratings: number[] = [];
    rate!(
      state,
      state.lanes.find(({ id }) => id === asked.lane)!,
      asked.seat,
      asked.actions,
      asked.actions.length,
      0.5,
      ratings,
    );
    return new Map(asked.actions.map((action, index) => [action, ratings[index]!]));
  });
  return asked.actions.filter((action) => worlds.every((ratings) => ratings.get(action)! > ratings.get(main)!));
}

function expectBest<T extends Types>(title: Title<T>, tables: readonly (readonly [number, object])[]): void {
  const { game } = title;
  const judgement = title.judgementOf(game);
  let endings = 0;
  for (const position of positionsOf(title, tables).take(POSITIONS)) {
    const { asked, main } = position;
    const better = betterThan(game, judgement, position).map((action) => game.keys.keyOf(action));
    expect([game.keys.keyOf(main), better]).toEqual([game.keys.keyOf(main), []]);
    expect(asked.actions).toContain(main);
    if (game.keys.verbOf(main) === questionRowOf(game, asked).ending?.verb) endings++;
  }
  // It happens, and only then when nothing is better.
  expect(endings).toBeGreaterThan(0);
}

test('Dragon Attack!: nothing that is offered is better than what is emphasised, and no ending before it', () => {
  expectBest<DragonAttack>(dragonAttack, [
    [4, {}],
    [2, {}],
    [1, {}],
  ]);
});

test('7 Moons: nothing that is offered is better than what is emphasised, and no ending before it', () => {
  expectBest<SevenMoons>(sevenMoons, [
    [3, { faerieFolk: true, storyTokens: true }],
    [2, { mode: 'co-op' }],
    [1, {}],
  ]);
});

test('7 Moons: an emphasised way is not one part of it after another, and says where it leads', () => {
  const { game } = sevenMoons;
  const telling = sevenMoons.tellingOf(game);
  const { rate } = sevenMoons.judgementOf(game);
  let stretches = 0;
  for (const { asked, main } of positionsOf(sevenMoons, [[3, {}]])) {
    const { view, seat, actions } = asked;
    if (game.keys.verbOf(main) !== 'go' || questionOf(asked) !== 'journey.move') continue;
    const state = imagine(game, view, new Random(1));
    const ratings: number[] = [];
    rate!(
      state,
      state.lanes.find(({ id }) => id === asked.lane)!,
      seat,
      actions,
      actions.length,
      0.5,
      ratings,
    );
    const most = ratings[actions.indexOf(main)];
    const stepsOf = (action: Action): number => Number.parseInt(telling.glance(asked, action, VOICES), 10);
    const longer = actions.filter((action, index) => ratings[index] === most && stepsOf(action) > stepsOf(main));
    expect(longer.map((action) => telling.glance(asked, action, VOICES)).filter((note) => note.includes('towards'))).toEqual([]);
    if (game.content.hexes[argumentOf(main)]!.name !== undefined) continue;
    expect(telling.glance(asked, main, VOICES)).toMatch(/towards [A-Z]/);
    if (++stretches === 100) break;
  }
});

test('in a robbery the truce is never emphasised', () => {
  const { keys } = dragonAttack.game;
  let meetings = 0;
  for (const { asked, main } of positionsOf(dragonAttack, [[6, {}]])) {
    if (!asked.actions.some((action) => keys.keyOf(action) === 'fight')) continue;
    expect(keys.keyOf(main)).toMatch(/^(fight|accept)$/);
    if (++meetings === 50) break;
  }
});

test('of equals the one that is told first is emphasised, and an ending last', () => {
  const { game } = dragonAttack;
  const [position] = positionsOf(dragonAttack, [[2, {}]]).take(1);
  const { asked } = position!;
  const judgement = { estimate: () => [], horizon: 0 };
  expect(mainAnswer({ game, judgement }, asked, asked.actions.toReversed())).toBe(asked.actions.at(-1));
});
