import type { Game, Moment, Steps, Types } from '../index.ts';

/** A game that counts how often its rules are asked for anything: work is counted, for time depends on the machine. */
export interface Counting<T extends Types> {
  readonly game: Game<T>;
  /** How many parts of steps ran while something was done. */
  readonly during: (done: () => void) => number;
}

export function counting<T extends Types>(game: Game<T>): Counting<T> {
  let count = 0;
  const momentOf = (moment: Moment<T, T['frame']>): Moment<T, T['frame']> => {
    if (moment.kind === 'deed') return { ...moment, run: (...given) => (count++, moment.run(...given)) };
    if (moment.kind === 'draw')
      return {
        ...moment,
        die: (...given) => (count++, moment.die(...given)),
        drawn: (...given) => (count++, moment.drawn(...given)),
      };
    return {
      ...moment,
      who: (...given) => (count++, moment.who(...given)),
      offer: (...given) => (count++, moment.offer(...given)),
      choose: (...given) => (count++, moment.choose(...given)),
    };
  };
  const stepOf = (step: object): object => Object.fromEntries(Object.entries(step).map(([label, moment]) => [label, momentOf(moment)]));
  const steps = Object.fromEntries(Object.entries(game.steps).map(([kind, step]) => [kind, stepOf(step as object)])) as Steps<T>;
  return {
    game: { ...game, steps },
    during(done) {
      const before = count;
      done();
      return count - before;
    },
  };
}
