import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Engine, Match, Random, SPECTATOR, fairDie, imagine, open, viewOf, type Draw, type Game, type Types } from '../index.ts';
import { bazaar } from './examples/bazaar.ts';
import { council } from './examples/council.ts';
import { sealedCrossroads } from './examples/crossroads.ts';
import { crypt } from './examples/crypt.ts';
import { lastWord } from './examples/lastWord.ts';
import { passedPacks } from './examples/passedPacks.ts';
import { pokerFace } from './examples/pokerFace.ts';
import { sealedBids } from './examples/sealedBids.ts';
import { copy, type TypesOf } from './examples/tinyGame.ts';
import { whispers } from './examples/whispers.ts';
import { catchLeaks, expectLeaksCaught, leaksOf, type Leak } from './leaks.ts';
import { play } from './sending.ts';

type LastWord = TypesOf<typeof lastWord>;
type Optionless = Types & { options: Record<string, never> };

const pathsOf = <T extends Types>(game: Game<T>): string[] => leaksOf(game).map(({ path }) => path);

test.each([
  ['crypt', pathsOf(crypt), ['board.next.kind', 'board.kept[][].kind', 'board.pool']],
  ['sealed-bids', pathsOf(sealedBids), ['board.bids', 'frames.bid.weighed']],
  ['last-word', pathsOf(lastWord), ['board.objections']],
  ['whispers', pathsOf(whispers), ['frames.talk.at', 'frames.talk.asked', 'frames.talk.offered', 'frames.talk.offers']],
  ['bazaar', pathsOf(bazaar), ['frames.haggle.speaker', 'frames.haggle.offer', 'frames.haggle.draft']],
  ['sealed-crossroads', pathsOf(sealedCrossroads), ['board.votes']],
  ['poker-face', pathsOf(pokerFace), ['board.hands', 'board.answers.given', 'board.answers.marked', 'board.deck']],
  ['passed-packs', pathsOf(passedPacks), ['board.hands', 'board.seen', 'frames.pick.at', 'frames.pick.kept']],
  ['council, which has no secrets,', pathsOf(council), []],
])('%s has a leak for every veil', (_name, paths, expected) => expect(paths).toEqual(expected));

test('a leak opens one veil, and nothing else', () => {
  const { state } = play(new Match(sealedBids, { options: {}, seats: 3, secret: '8'.repeat(64) }), '0:bid:3 0:confirm 1:bid:2');
  const [bids, weighed] = leaksOf(sealedBids).map(({ game }) => viewOf(game, state, SPECTATOR));
  const veiled = viewOf(sealedBids, state, SPECTATOR);
  expect(bids).toEqual({ ...veiled, sight: { ...veiled.sight, bids: [3, 0, 0] } });
  expect([bids!.sight.bids, veiled.sight.bids]).toEqual([
    [3, 0, 0],
    [-1, 0, 0],
  ]);
  expect(bids!.sight.bids).not.toBe(state.board.bids);
  expect([weighed, veiled].map((view) => view!.lanes.map(({ stack }) => stack[0]))).toMatchObject([
    [{}, { seat: 1, weighed: 2 }, { seat: 2, weighed: 0 }],
    [{}, { seat: 1, weighed: -1 }, { seat: 2, weighed: 0 }],
  ]);
  expect(weighed!.sight).toEqual(veiled.sight);
});

const notices = <T extends Optionless>(game: Game<T>): void => {
  const leaks = expectLeaksCaught(game, {}, game.seats.most, { seed: 1 });
  expect(leaks.length).toBeGreaterThan(0);
  // Two thousand games are for big boards; here each is seen at once.
  for (const { games } of leaks) expect(games).toBeLessThan(20);
};

describe('a law notices every leak', () => {
  test('of crypt', () => notices(crypt));
  test('of sealed-bids', () => notices(sealedBids));
  test('of last-word', () => notices(lastWord));
  test('of whispers', () => notices(whispers));
  test('of bazaar', () => notices(bazaar));
  test('of sealed-crossroads', () => notices(sealedCrossroads));
  test('of poker-face', () => notices(pokerFace));
  test('of passed-packs', () => notices(passedPacks));
});

describe('what no law notices is said', () => {
  const printed = vi.spyOn(console, 'log');
  beforeEach(() => void printed.mockReset().mockImplementation(() => {}));
  afterAll(() => printed.mockRestore());

  /** A council that writes its elections in another way: a veil with nothing behind it. */
  const coded: typeof council = {
    ...council,
    secrecy: { ...council.secrecy, board: { ...council.secrecy.board, election: (election) => -1 - election } },
    imagine({ sight }) {
      if (sight.election >= 0) throw new TypeError('what is this?');
      return { ...copy(sight), election: -1 - sight.election };
    },
  };

  test('where nothing was hidden, nothing is noticed; that nobody can imagine it any more does not count', () => {
    const [{ game }] = leaksOf(coded) as [Leak<TypesOf<typeof council>>];
    expect(() => imagine(game, viewOf(game, new Engine(game).start({}, 3), 0), new Random(1))).toThrow(TypeError);
    expect(catchLeaks(coded, {}, 3, { seed: 1, games: 10 })).toEqual([{ path: 'board.election', law: null, games: 10 }]);
    expect(() => expectLeaksCaught(coded, {}, 3, { seed: 1, games: 10 })).toThrow(
      'council: secrets: 0 of 1 leaks caught; nobody noticed board.election',
    );
    expect(printed).toHaveBeenCalledExactlyOnceWith('council: secrets: 0 of 1 leaks caught');
  });

  test('a game that has no veil at all has no secrets', () => {
    expect(() => expectLeaksCaught(council, {}, 3, { seed: 1 })).toThrow(
      'council: secrets: 0 of 0 leaks caught; expected a game that has secrets',
    );
  });

  test('a game that breaks another law is no leak', () => {
    const broken: typeof lastWord = {
      ...lastWord,
      setUp() {
        throw new Error('no word is the last');
      },
    };
    expect(() => catchLeaks(broken, {}, 2, { seed: 1 })).toThrow(
      "last-word breaks the law 'starts' with seed 1, leak or no leak: no word is the last",
    );
  });

  test('a game that breaks a law of secrecy anyway hides nothing: no leak of it counts as caught', () => {
    const { board, frames } = sealedBids.secrecy;
    const leaking: typeof sealedBids = { ...sealedBids, secrecy: { board, frames: { ...frames, bid: { ...frames.bid, weighed: open } } } };
    expect(() => catchLeaks(leaking, {}, 2, { seed: 1 })).toThrow(
      /^sealed-bids breaks the law 'toldAlikeSeesAlike' with seed 1, leak or no leak: What seat -1 sees/,
    );
  });

  test('secrets that only some tables have are found among the variants', () => {
    const deal = lastWord.steps.turn.deal as Draw<LastWord, Extract<LastWord['frame'], { k: 'turn' }>>;
    const nothing = fairDie('last-word.nothing', 1);
    const die: typeof deal.die = (board, frame, table) => (table.seats > 2 ? deal.die(board, frame, table) : nothing);
    const dealing: typeof lastWord = {
      ...lastWord,
      steps: { ...lastWord.steps, turn: { ...lastWord.steps.turn, deal: { ...deal, die } } },
    };
    const lawsAt = (...seats: number[]): (string | null)[] =>
      catchLeaks(dealing, {}, 2, { seed: 1, games: 20, variants: seats.map((count) => ({ options: {}, seats: count })) }).map(
        ({ law }) => law,
      );
    expect(lawsAt()).toEqual([null]);
    expect(lawsAt(2, 3)).toEqual(['toldAlikeSeesAlike']);
  });
});
