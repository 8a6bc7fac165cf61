import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, Types } from '../index.ts';
import { simulate, type Simulated, type Simulation } from '../laws/simulator.ts';

const FAILURES = fileURLToPath(new URL('../../failures/', import.meta.url));

/** Plays random games under all laws. A game that breaks one is kept as a file that `hoard replay` reads, and named in the error. */
export function expectLawful<T extends Types>(game: Game<T>, simulation: Simulation<T>, folder = FAILURES): Simulated {
  const simulated = simulate(game, simulation);
  if (simulated.failure === null) return simulated;
  const { law, message, record } = simulated.failure;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${game.id}-${law.replaceAll(' ', '-')}-${simulation.seed}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  throw new Error(`${game.id} breaks the law '${law}': ${message}\nReplay it from ${file}`);
}
