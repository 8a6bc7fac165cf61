import type { Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { Flow } from '../state/types.ts';
import { exposeAt } from './12-enemies.ts';
import { discoverAt } from './17-sites.ts';
import { heroOf, isAwake } from './things.ts';

/** HP-17.6, HP-28.7: what a hero comes upon where he stands: hidden enemies are exposed, then a Place-Site is drawn; in Co-op first. */
export function arriveAt(board: Board, seat: Seat, rule: string, flow: Flow): void {
  const hero = heroOf(board, seat);
  if (!isAwake(hero)) return;
  const isCoop = board.options.competition === 'co-op';
  // What is pushed last comes first.
  if (isCoop) exposeAt(board, hero.at, rule, flow);
  discoverAt(board, seat, hero.at, flow);
  if (!isCoop) exposeAt(board, hero.at, rule, flow);
}
