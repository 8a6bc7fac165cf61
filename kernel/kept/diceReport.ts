import type { Drawn } from '../match/draws.ts';

/** How chance decided one kind of question over a game. */
export interface DiceReport {
  readonly purpose: string;
  readonly count: number;
  /** How often each face came, where every draw was a fair die with the same few faces; else null. */
  readonly faces: readonly number[] | null;
}

/** A die with no more faces than this is told face by face. */
const FEW_FACES = 6;

/** All draws of a game by their purpose, in the order of the alphabet. */
export const diceReports = (drawn: readonly Drawn[]): DiceReport[] =>
  [...Map.groupBy(drawn, ({ purpose }) => purpose)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([purpose, draws]) => ({ purpose, count: draws.length, faces: facesOf(draws) }));

function facesOf(drawn: readonly Drawn[]): number[] | null {
  const { outcomes, upTo } = drawn[0]!.of;
  if (outcomes > FEW_FACES || upTo !== null || drawn.some(({ of }) => of.outcomes !== outcomes)) return null;
  return Array.from({ length: outcomes }, (_, face) => drawn.filter(({ outcome }) => outcome === face).length);
}
