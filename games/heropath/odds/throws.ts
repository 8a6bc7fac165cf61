// What dice do together: by sum, how likely it is.

/** By sum: a chance; what is not there never comes. */
export type Spread = readonly number[];

/** Several dice of the same faces, thrown together and added up; `times` is what their sum counts. */
export function spreadOf(faces: readonly number[], dice: number, times = 1): Spread {
  let sums: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next: number[] = [];
    sums.forEach((chance, sum) => {
      for (const face of faces) next[sum + face] = (next[sum + face] ?? 0) + chance / faces.length;
    });
    sums = next;
  }
  if (times === 1) return sums;
  const counted: number[] = [];
  sums.forEach((chance, sum) => (counted[sum * times] = chance));
  return counted;
}

/** How one side fares against another. */
export interface Fortunes {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

/** HP-18.8 to HP-18.10: what one side has beyond the other before the dice decides with them. */
export function fortunes(edge: number, own: Spread, other: Spread): Fortunes {
  let [won, tied, lost] = [0, 0, 0];
  own.forEach((chance, sum) =>
    other.forEach((against, foe) => {
      const both = chance * against;
      const beyond = edge + sum - foe;
      if (beyond > 0) won += both;
      else if (beyond === 0) tied += both;
      else lost += both;
    }),
  );
  return { won, tied, lost };
}

/** Ties are won. */
export const chanceIn = ({ won, tied }: Fortunes): number => won + tied;
