import type { Seat } from '@hoard/kernel';
import { NONE, type Board, type Hero, type Lasting } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/cardFrames.ts';
import type { Flow } from '../../state/types.ts';

/** What an effect does for a while: the one that is being done, on a hero, or on nobody in particular. */
export function last(board: Board, frame: EffectsFrame, on: Hero | null, until: Lasting['until'], flow: Flow): void {
  const effect = frame.queue[0]!;
  const seat: Seat = on === null ? NONE : on.seat;
  board.lasting.push({ effect, on: seat, by: frame.seat, until });
  flow.tell({ t: 'lasting', rule: frame.rule, seat, card: frame.card, effect });
}
