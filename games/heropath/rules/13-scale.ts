import { type Seat } from '@hoard/kernel';
import type { EnemyKindId } from '../content/ids.ts';
import { GATHERED, type Board } from '../state/board.ts';
import type { Flow } from '../state/types.ts';
import { dragonTurn } from './flights.ts';
import { isOnMap, playerCount } from './things.ts';

// Chapter 13: the Scale of Evil and the Gathering Phase.

/** HP-29.6, HP-30.8: a marker shows the level, and the dead do not move it. */
const hasMarker = ({ options }: Board): boolean => options.competition === 'solo' || options.style === 'mist';

/** HP-13.3: added to the power of every enemy and of the Dragon. */
export const evilForceBase = ({ scale }: Board): number => scale.level;

/** HP-13.1 to HP-13.5, HP-13.9: a dead enemy is put on the Scale; `seat` killed it. */
export function putOnScale(board: Board, seat: Seat, kind: EnemyKindId, flow: Flow): void {
  const { scale } = board;
  const { levels } = flow.content.numbers.scale;
  const skull = levels + 1;
  if (board.gathered > 0) {
    scale.dead[skull]![kind]!++;
    return;
  }
  if (hasMarker(board)) {
    scale.dead[scale.level]![kind]!++;
    return;
  }
  const isFull = scale.level === 0 || scale.received >= playerCount(board);
  if (isFull && scale.level === levels) {
    scale.dead[skull]![kind]!++;
    return gather(board, seat, flow);
  }
  if (!isFull) {
    scale.received++;
    scale.dead[scale.level]![kind]!++;
    return;
  }
  scale.level++;
  scale.received = 1;
  scale.dead[scale.level]![kind]!++;
  flow.tell({ t: 'scaleMoved', rule: 'HP-13.2', level: scale.level });
  if (scale.level >= flow.content.numbers.scale.dragon) dragonTurn(board, seat, flow);
}

/** HP-13.7, HP-13.8: a card moves the Scale. In Solo only downwards, and after the Gathering Phase not at all. */
export function moveScale(board: Board, n: number, flow: Flow): void {
  const { scale } = board;
  if (board.gathered > 0 || (board.options.competition === 'solo' && n > 0)) return;
  const level = Math.max(0, Math.min(flow.content.numbers.scale.levels, scale.level + n));
  if (level === scale.level) return;
  scale.received = level > scale.level ? 0 : playerCount(board);
  scale.level = level;
  flow.tell({ t: 'scaleMoved', rule: n > 0 ? 'HP-13.7' : 'HP-13.8', level });
}

/**
 * HP-30.7, HP-28.34: the Scale rises by itself, and the Dragon flies from the second level on; beyond the last one the Gathering Phase
 * begins. `seat` is its cause.
 */
export function raiseScale(board: Board, seat: Seat, rule: string, flow: Flow): void {
  const { scale } = board;
  const { levels, dragon } = flow.content.numbers.scale;
  if (board.gathered > 0) return;
  if (scale.level === levels) return gather(board, seat, flow);
  scale.level++;
  scale.received = 0;
  flow.tell({ t: 'scaleMoved', rule, level: scale.level });
  if (scale.level >= dragon) dragonTurn(board, seat, flow);
}

/**
 * HP-13.9 to HP-13.13: everybody and the Dragon to the starting space; a new round begins with who caused it. Enemies there make way as
 * soon as the round begins (HP-13.12).
 */
function gather(board: Board, seat: Seat, flow: Flow): void {
  const { start } = flow.content.map;
  board.gathered = board.round;
  board.dragon = GATHERED;
  board.flights.length = 0;
  board.first = seat;
  board.inTurn = 0;
  board.frozen = 0;
  board.inFire = 0;
  for (const hero of board.heroes) {
    hero.battle = null;
    hero.burned = 0;
    hero.streak = null;
    if (!isOnMap(hero)) continue;
    hero.at = start;
    hero.asleep = false;
  }
  // HP-26.44: no STOP outlasts it.
  flow.rewrite(
    ({ k }) => k === 'stop' || k === 'passive',
    () => [],
  );
  flow.unwindTo('rounds');
  flow.tell({ t: 'gathered', rule: 'HP-13.10', seat });
}
