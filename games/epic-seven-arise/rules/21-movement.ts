import { argumentOf, only, type Flow } from '@hoard/kernel';
import type { Content, Tile } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import type { CirclesFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { circles } from './frames.ts';
import { placeAt } from './things.ts';

// Chapter 21: movement and circles.

/** The tile that the heroes stand on. */
export const heroTile = (board: Board, content: Content): Tile => content.tiles[board.tiles[board.at]!]!;

const isTaken = (board: Board, circle: number): boolean => board.heroes.some((hero) => hero.circle === circle);

/** EA-21.4: all heroes move to a tile together; they choose circles there. */
export function walkTo(board: Board, to: Position, rule: string, flow: Flow<EpicSevenArise>): void {
  const from = board.at;
  board.at = to;
  for (const hero of board.heroes) hero.circle = -1;
  flow.push(circles());
  if (flow.heard) flow.tell({ t: 'walked', rule, from, ...placeAt(board, to) });
}

export const circleSteps = {
  next: {
    kind: 'deed',
    rules: ['EA-21.5', 'EA-3.14'],
    run(board, frame, flow) {
      const seat = board.order[frame.place];
      if (seat === undefined) return flow.pop();
      frame.hero = board.heroes.findIndex(({ owner, circle }) => owner === seat && circle < 0);
      if (frame.hero < 0) frame.place++;
      else frame.at = 'choose';
    },
  },
  choose: {
    kind: 'decision',
    rules: ['EA-21.5', 'EA-21.6', 'EA-3.14'],
    single: 'taken',
    who: (board, { hero }) => only(board.heroes[hero]!.owner),
    offer(board, _frame, _seat, out, { content }) {
      heroTile(board, content).circles.forEach((_, circle) => {
        if (isTaken(board, circle)) out.deny(act.circle(circle), 'EA-21.5');
        else out.allow(act.circle(circle));
      });
    },
    choose(board, frame, seat, action, flow) {
      const hero = board.heroes[frame.hero]!;
      hero.circle = argumentOf(action);
      frame.at = 'next';
      flow.tell({ t: 'circle', rule: 'EA-21.5', seat, hero: hero.id, tile: board.tiles[board.at]!, circle: hero.circle });
    },
  },
} satisfies Step<CirclesFrame>;
