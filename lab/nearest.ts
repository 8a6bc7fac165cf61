/** Shorter beginnings could be anything. */
const SHORTEST_BEGINNING = 3;
const MOST_MISTAKES = 2;

/** The known word that a mistyped or shortened one is likely to mean, or null. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const word = typed.toLowerCase();
  const begun = known.filter((other) => word.length >= SHORTEST_BEGINNING && other.startsWith(word));
  if (begun.length === 1) return begun[0]!;
  const [best] = known
    .map((other) => ({ other, mistakes: mistakesBetween(word, other) }))
    // In a short word two mistakes leave nothing that could be recognised.
    .filter(({ other, mistakes }) => mistakes <= Math.min(MOST_MISTAKES, Math.floor(Math.max(word.length, other.length) / 3)))
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return best?.other ?? null;
}

/** How many letters were left out, added, mistaken, or swapped with the next. */
export function mistakesBetween(one: string, other: string): number {
  // Whatever is much longer is no slip of the fingers, and must not cost more to be told so.
  if (Math.abs(one.length - other.length) > MOST_MISTAKES) return Infinity;
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const [above, before] = [rows[row - 1]!, rows[row - 2]];
    const counts = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      counts.push(
        Math.min(
          above[column]! + 1,
          counts[column - 1]! + 1,
          above[column - 1]! + (isSame ? 0 : 1),
          isSwapped && before !== undefined ? before[column - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(counts);
  }
  return rows.at(-1)!.at(-1)!;
}
