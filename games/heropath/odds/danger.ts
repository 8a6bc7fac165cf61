import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { EnemyKindId } from '../content/ids.ts';
import { poolNumber, tokensIn } from '../rules/pools.ts';
import { UNDECIDED, type Board, type Enemy } from '../state/board.ts';
import { clashWithKind, oddsOf } from './clash.ts';
import { chanceIn } from './throws.ts';

/** Of which kinds a hidden enemy may be, and how likely each is: by what has not been seen of its pool. */
export function kindsOf({ pools, poolStarts }: Board, { kind, unit }: Enemy): { readonly kind: EnemyKindId; readonly chance: number }[] {
  if (kind !== UNDECIDED) return [{ kind, chance: 1 }];
  const left = pools[poolNumber(poolStarts, unit)]!;
  const all = tokensIn(left);
  return left.flatMap((count, row) => (count === 0 ? [] : [{ kind: row, chance: count / all }]));
}

/** The chance to win or tie against an enemy whatever it is: certain of its kind, or on the mean over those that it may be. */
export const chanceAgainst = (board: Board, content: Content, seat: Seat, enemy: Enemy): number =>
  kindsOf(board, enemy).reduce(
    (sum, { kind, chance }) => sum + chance * chanceIn(oddsOf(content, clashWithKind(board, content, seat, kind))),
    0,
  );
