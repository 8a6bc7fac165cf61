import { Engine, Offer, Random, argumentOf, playOut } from '@hoard/kernel';
import { simulate } from '@hoard/kernel/simulator';
import { expect, test } from 'vitest';
import { listWalks, playByHand, startByHand, walk } from '../race/byHand.ts';
import { HOMES } from '../race/map.ts';
import { listPeerMoves, movePeer, startOnPeer } from '../race/onBoardgameIo.ts';
import { race } from '../race/onKernel.ts';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

test.each(seeds)('the kernel and the loop by hand play the same race from seed %i', (seed) => {
  const engine = new Engine(race);
  const onKernel = engine.start({}, HOMES.length);
  const byHand = startByHand();
  const [here, there] = [new Random(seed), new Random(seed)];
  expect(playOut(engine, onKernel, here)).toBe(playByHand(byHand, there));
  expect(onKernel.board).toEqual(byHand.course);
  expect(onKernel.outcome!.places.indexOf(1)).toBe(byHand.winner);
  expect(here.next()).toBe(there.next());
});

test.each(seeds)('all three offer the same walks and come to the same course at every move, with the peer’s dice %i', (seed) => {
  const engine = new Engine(race);
  const random = new Random(seed);
  const offer = new Offer();
  const onKernel = engine.start({}, HOMES.length);
  const byHand = startByHand();
  let onPeer = startOnPeer(seed);
  while (onPeer.ctx.gameover === undefined) {
    const { die, ...course } = onPeer.G;
    expect(onKernel.board).toEqual(course);
    expect(byHand.course).toEqual(course);

    const lane = onKernel.lanes[0]!;
    const seat = Number(onPeer.ctx.currentPlayer);
    engine.draw(onKernel, lane, die - 1);
    byHand.die = die;
    expect(lane.stack[0]!.seat).toBe(seat);
    expect(byHand.turn).toBe(seat);

    const moves = listPeerMoves(onPeer);
    const spaces = moves.map(({ payload }): number => payload.args[0]);
    const walks: number[] = [];
    expect(engine.offer(onKernel, lane, seat, offer).list().map(argumentOf)).toEqual(spaces);
    expect(listWalks(byHand, walks)).toBe(spaces.length);
    expect(walks).toEqual(spaces);

    const pick = random.below(moves.length);
    engine.choose(onKernel, lane, seat, offer.actions[pick]!);
    walk(byHand, walks[pick]!);
    onPeer = movePeer(onPeer, moves[pick]!);
  }
  const { winner } = onPeer.ctx.gameover as { winner: string };
  expect(onKernel.outcome!.places.indexOf(1)).toBe(Number(winner));
  expect(byHand.winner).toBe(Number(winner));
  expect(onKernel.board.runners).toEqual(onPeer.G.runners);
});

test('the race obeys the laws of the kernel', () => {
  expect(simulate(race, { options: {}, seats: HOMES.length, games: 5, seed: 1 }).failure).toBeNull();
});
