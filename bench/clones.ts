import { Engine, Random, cloneState, playOut, type StateOf } from '@hoard/kernel';
import { measure, type Work } from './measure.ts';
import { HOMES } from './race/map.ts';
import { race, type Race } from './race/onKernel.ts';
import { against, type Figure } from './report.ts';

const MID_GAME = 60;
const CLONES_A_RUN = 100;

/** Copies of one position in the middle of a race. */
export async function clones(): Promise<Figure[]> {
  const engine = new Engine(race);
  const state = engine.start({}, HOMES.length);
  playOut(engine, state, new Random(1), MID_GAME);
  const by = (clone: (state: StateOf<Race>) => unknown): Work => {
    return () => {
      for (let i = 0; i < CLONES_A_RUN; i++) clone(state);
      return CLONES_A_RUN;
    };
  };
  const { own, structured, json } = await measure({
    own: by((original) => cloneState(race, original)),
    structured: by((original) => structuredClone(original)),
    json: by((original) => JSON.parse(JSON.stringify(original))),
  });
  return [
    against('race clone', 'clones/s', own, 'structuredClone', structured, null),
    against('race clone', 'clones/s', own, 'JSON round trip', json, null),
  ];
}
