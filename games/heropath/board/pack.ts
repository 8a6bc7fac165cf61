import { argumentOf, frameOf, type Action, type Asked } from '@hoard/kernel';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { CardId } from '../content/ids.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

interface Pack {
  readonly hand: readonly CardId[];
  /** What was kept in the choice before: it lies first. */
  readonly before: readonly CardId[];
  /** How many are kept this time. */
  readonly most: number;
}

/** The pack that somebody chooses from, or null. */
export function packOf(asked: Asked<Heropath>): Pack | null {
  const { draft, options } = asked.view.sight;
  const frame = frameOf(asked);
  if (draft === null || frame?.k !== 'keep') return null;
  const { keep, soloKeep } = content.numbers.draft;
  const [before, most] = options.competition === 'solo' ? [0, soloKeep] : [keep[draft.choices - 1] ?? 0, keep[draft.choices]!];
  const held = draft.hands[asked.seat]!.map(({ card }) => card);
  // Who answers card by card has chosen some already.
  const isOpen = (card: CardId): boolean => !frame.kept.includes(card);
  return { hand: held.filter(isOpen), before: held.slice(0, before).filter(isOpen), most: most - frame.kept.length };
}

/** The cards that somebody means to keep. */
export const markedIn = (planned: readonly Action[]): CardId[] =>
  planned.filter((action) => verbOf(action) === 'keep').map((action) => argumentOf(action));
