import type { Flow } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';

// Chapter 9: the Moonrise Track.

/** SM-9.2, SM-9.7: one moon closer, not beyond the last. */
export function advance(board: Board, rule: string, flow: Flow<SevenMoons>): void {
  const { last } = flow.content.numbers.moons;
  board.quiet = -1;
  if (board.moon === last) return;
  board.moon++;
  flow.tell({ t: 'moon', rule, moon: board.moon });
}

/** SM-9.9: at the end of a round, if nobody has stirred the army for so long. */
export function longWatch(board: Board, flow: Flow<SevenMoons>): void {
  board.quiet++;
  if (!board.longWatch || board.quiet < flow.content.numbers.moons.longWatch) return;
  flow.tell({ t: 'longWatch', rule: 'SM-9.9' });
  advance(board, 'SM-9.9', flow);
  board.quiet = 0;
}
