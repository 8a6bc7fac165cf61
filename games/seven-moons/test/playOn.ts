import { Random } from '@hoard/kernel';
import { sevenMoons } from '../game.ts';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { Table } from './table.ts';

/** One choice or draw: the board before and after it, and what happened. */
export interface Happened {
  readonly before: Board;
  readonly after: Board;
  readonly events: readonly Event[];
}

/** Plays a position to its end by chance, always the same for the same seed. */
export function* playOn(t: Table, seed: number): Generator<Happened> {
  const random = new Random(seed);
  while (t.state.outcome === null) {
    const before = sevenMoons.copyBoard(t.board);
    const told = t.engine.told!.length;
    if (t.awaited !== null) t.draw(({ outcomes }) => random.below(outcomes));
    else {
      const seat = random.pick(t.asked);
      t.chooseAs(seat, random.pick(t.keys(seat)));
    }
    yield { before, after: t.board, events: t.engine.told!.slice(told).map(({ event }) => event) };
  }
}
