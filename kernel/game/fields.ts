import * as v from 'valibot';

// What fields of content files are read with, in every game.

export const text = v.pipe(v.string(), v.nonEmpty());
export const flag = v.optional(v.boolean(), false);
export const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A word that rules know by its place in a list. */
export const placeIn = <const Word extends string>(words: readonly Word[]) =>
  v.pipe(
    v.picklist(words),
    v.transform((word) => words.indexOf(word)),
  );

/** A thing that a file names and that rules know by its row; `first` is the row of the first name. */
export const rowOf = (names: readonly (string | undefined)[], what: string, first = 0) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => names.includes(name),
      ({ input }) => `'${input}' is unknown; expected ${what}`,
    ),
    v.transform((name) => names.indexOf(name) + first),
  );
