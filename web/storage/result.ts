import type { GameRecord, Seat } from '@hoard/kernel';

/** How a kept game ended: who won, and by how much. */
export interface Result {
  /** Empty where all have lost. */
  readonly winners: readonly Seat[];
  readonly isCommon: boolean;
  /** What the winners have, and the best of the others; null where nothing is counted. */
  readonly points: number | null;
  readonly next: number | null;
}

/** The result in the text of a game; null where it has none, or cannot be read. */
export function resultIn(text: string): Result | null {
  try {
    const { outcome } = JSON.parse(text) as Pick<GameRecord, 'outcome'>;
    if (outcome === null) return null;
    const { places, scores } = outcome;
    const seats = places.map((_, seat) => seat);
    const winners = seats.filter((seat) => places[seat] === 1);
    const others = seats.filter((seat) => places[seat] !== 1).map((seat) => scores[seat]!);
    const points = winners.length === 0 ? 0 : scores[winners[0]!]!;
    return {
      winners,
      isCommon: seats.length > 1 && (winners.length === 0 || winners.length === seats.length),
      points: points > 0 ? points : null,
      next: others.length > 0 ? Math.max(...others) : null,
    };
  } catch {
    return null;
  }
}
