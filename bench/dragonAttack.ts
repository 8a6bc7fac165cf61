import { dragonAttack } from '@hoard/games/dragon-attack';
import { Engine, Random, playOut } from '@hoard/kernel';
import { measure, median } from './measure.ts';
import { alone, wanted, type Figure } from './report.ts';

const SEATS = 4;
const SAMPLED_GAMES = 200;

/** Random games of Dragon Attack! on one core, and how large its states get. */
export async function dragonAttackPlayouts(): Promise<Figure[]> {
  const engine = new Engine(dragonAttack);
  const options = dragonAttack.readOptions({}, SEATS);
  const random = new Random(1);
  const measured = await measure({ decisions: () => playOut(engine, engine.start(options, SEATS), random) });
  const decisions = median(measured.decisions);

  let played = 0;
  let largest = 0;
  for (let game = 0; game < SAMPLED_GAMES; game++) {
    const state = engine.start(options, SEATS);
    while (state.outcome === null) {
      played += playOut(engine, state, random, 1);
      largest = Math.max(largest, Buffer.byteLength(JSON.stringify(state)));
    }
  }
  return [
    wanted('Dragon Attack! playouts', decisions, 'decisions/s', { least: 150_000 }),
    alone('Dragon Attack! playouts', (decisions * SAMPLED_GAMES) / played, 'games/s'),
    wanted('Dragon Attack! largest state', largest, 'bytes of JSON', { most: 4_096 }),
  ];
}
