import { Engine, Random, playOut } from '@hoard/kernel';
import { measure } from './measure.ts';
import { playByHand, startByHand } from './race/byHand.ts';
import { HOMES } from './race/map.ts';
import { playOnPeer, startOnPeer } from './race/onBoardgameIo.ts';
import { race } from './race/onKernel.ts';
import { against, type Figure } from './report.ts';

/** Random games of the race from start to end: list the moves, pick one, carry it out. */
export async function playouts(): Promise<Figure[]> {
  const engine = new Engine(race);
  const random = new Random(1);
  let seed = 0;
  const { kernel, peer, byHand } = await measure({
    kernel: () => playOut(engine, engine.start({}, HOMES.length), random),
    peer: () => playOnPeer(startOnPeer(seed++), random).moves,
    byHand: () => playByHand(startByHand(), random),
  });
  return [
    against('race playouts', 'moves/s', kernel, 'boardgame.io', peer, { least: 150 }),
    against('race playouts', 'moves/s', kernel, 'by hand', byHand, { least: 1 / 3 }),
  ];
}
