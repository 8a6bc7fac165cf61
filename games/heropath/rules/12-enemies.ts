import { argumentOf, only, type Die, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { SpaceId } from '../content/ids.ts';
import { EVERYBODY, GATHERED, UNDECIDED, type Board, type Enemy, type Unit } from '../state/board.ts';
import type { ExposeFrame, PlaceFrame, ShiftFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { poolNumber, takeToken, tokenDie, tokensIn } from './pools.ts';
import { distanceOf, enemiesAt, enemyOf, findEnemy, heroOf, isFaceUp, isWithDragon, standOf } from './things.ts';
import { expose } from './turnFrames.ts';

// Chapter 12: enemies on the map. What a hidden one is nobody knows until somebody looks; then it is drawn from its pool.

/** What a hidden enemy may be. */
export const kindDie = (board: Board, unit: Unit): Die => tokenDie(board.pools[poolNumber(board.poolStarts, unit)]!);

/** Decides what a hidden enemy is. */
export function decideKind(board: Board, unit: Unit, outcome: number): void {
  enemyOf(board, unit).kind = takeToken(board.pools[poolNumber(board.poolStarts, unit)]!, outcome);
}

/** HP-12.6 to HP-12.8: the hidden enemies of a space are turned up. */
export function exposeAt(board: Board, space: SpaceId, rule: string, flow: Flow): void {
  let hidden: Unit[] | null = null;
  for (const enemy of board.enemies) if (enemy.at === space && !isFaceUp(enemy)) (hidden ??= []).push(enemy.unit);
  if (hidden !== null) flow.push(expose(hidden, rule));
}

function turnUp(board: Board, frame: ExposeFrame, flow: Flow): void {
  const enemy = enemyOf(board, frame.units.shift()!);
  enemy.seenBy = EVERYBODY;
  frame.at = 'next';
  // Where somebody had looked before no die falls, and yet it is seen only now.
  flow.seal(frame.rule);
  flow.tell({ t: 'exposed', rule: frame.rule, unit: enemy.unit, kind: enemy.kind, at: enemy.at });
}

export const exposes = {
  next: {
    kind: 'deed',
    rules: ['HP-12.6', 'HP-12.7', 'HP-12.8', 'HP-12.20'],
    run(board, frame, flow) {
      const [unit] = frame.units;
      if (unit === undefined) return flow.pop();
      const enemy = findEnemy(board, unit);
      if (enemy === undefined || isFaceUp(enemy)) frame.units.shift();
      else if (enemy.kind === UNDECIDED) frame.at = 'kind';
      else {
        // Some have looked at it before, and now everybody sees it.
        flow.seal(frame.rule);
        turnUp(board, frame, flow);
      }
    },
  },
  kind: {
    kind: 'draw',
    rules: ['HP-3.13', 'HP-12.16'],
    die: (board, { units }) => kindDie(board, units[0]!),
    drawn(board, frame, outcome, flow) {
      decideKind(board, frame.units[0]!, outcome);
      turnUp(board, frame, flow);
    },
  },
} satisfies Step<ExposeFrame>;

/** HP-12.4, HP-12.5: whether one more enemy may be in a space. */
export const takesEnemy = (board: Board, content: Content, space: SpaceId): boolean =>
  !isWithDragon(board, content, space) && enemiesAt(board, space) < content.numbers.space.enemies;

/** HP-12.17: the stockpile is what is left of the last pool; an empty one is filled from the lowest level of the Scale. */
function refillStock(board: Board, flow: Flow): boolean {
  if (board.stock > 0) return true;
  const { dead } = board.scale;
  const level = dead.findIndex((tokens) => tokensIn(tokens) > 0);
  if (level < 0) return false;
  board.stock = tokensIn(dead[level]!);
  board.pools.push(dead[level]!.slice());
  board.poolStarts.push(board.nextUnit);
  dead[level]!.fill(0);
  flow.tell({ t: 'stockRefilled', rule: 'HP-12.17', level, tokens: board.stock });
  return true;
}

/** Whether an enemy could be drawn: HP-12.18. */
export const hasTokens = ({ stock, scale }: Board): boolean => stock > 0 || scale.dead.some((tokens) => tokensIn(tokens) > 0);

/** HP-12.2, HP-12.16: a token of the stockpile, unseen, is set face down. */
export function bringIn(board: Board, seat: Seat, space: SpaceId, rule: string, flow: Flow): void {
  if (!refillStock(board, flow)) return;
  board.stock--;
  const unit = board.nextUnit++;
  board.enemies.push({ unit, at: space, kind: UNDECIDED, seenBy: 0 });
  flow.tell({ t: 'enemyPlaced', rule, seat, unit, at: space });
}

/** HP-12.14: spaces that an enemy may be moved to with one step. */
const stepsOf = (board: Board, content: Content, { at }: Enemy): SpaceId[] =>
  content.map.neighbours[at]!.filter((space) => takesEnemy(board, content, space));

function moveEnemy(board: Board, seat: Seat, unit: Unit, to: SpaceId, rule: string, flow: Flow): void {
  const enemy = enemyOf(board, unit);
  const from = enemy.at;
  enemy.at = to;
  // HP-18.18: a move of either of them starts the count anew.
  for (const hero of board.heroes) if (hero.streak?.unit === unit) hero.streak = null;
  // What lies face down is not told, whoever has looked at it.
  flow.tell({ t: 'enemyMoved', rule, seat, unit, kind: isFaceUp(enemy) ? enemy.kind : UNDECIDED, from, to });
}

/** HP-12.13 to HP-12.15: an enemy is moved step by step. */
export const shifts = {
  choose: {
    kind: 'decision',
    rules: ['HP-12.14', 'HP-12.15', 'HP-18.22'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, { unit, left, mayStop }, _seat, out, { content }) {
      const enemy = findEnemy(board, unit);
      const steps = enemy === undefined || left === 0 ? [] : stepsOf(board, content, enemy);
      for (const space of steps) out.allow(act.space(space));
      if (mayStop || steps.length === 0) out.allow(act.done());
    },
    choose(board, frame, seat, action, flow) {
      if (verbOf(action) === 'done') return flow.pop();
      frame.left--;
      if (frame.left === 0) flow.pop();
      moveEnemy(board, seat, frame.unit, argumentOf(action), 'HP-12.14', flow);
    },
  },
} satisfies Step<ShiftFrame>;

/** Takes an enemy off the map; it must have been seen. */
export function removeEnemy(board: Board, unit: Unit): Enemy {
  const enemy = enemyOf(board, unit);
  board.enemies.splice(board.enemies.indexOf(enemy), 1);
  for (const hero of board.heroes) if (hero.streak?.unit === unit) hero.streak = null;
  return enemy;
}

/** HP-10.18: an enemy is put face up beside the Scale. A hidden one is turned up first (`exposeAt`, `expose`). */
export function banish(board: Board, unit: Unit, rule: string, flow: Flow): void {
  const { kind, at } = removeEnemy(board, unit);
  board.scale.dead[0]![kind]!++;
  flow.tell({ t: 'banished', rule, unit, kind, at });
}

/** HP-21.13, HP-21.14: where somebody may set an enemy: far enough away, or else as far as can be. */
function placesFor(board: Board, { from, distance, isExact }: PlaceFrame, { content }: Table): SpaceId[] {
  const stand = standOf(heroOf(board, from), content);
  const free = content.map.walkable.filter((space) => takesEnemy(board, content, space));
  if (isExact) return free.filter((space) => distanceOf(content, stand, space) === distance);
  const far = free.filter((space) => distanceOf(content, stand, space) >= distance);
  if (far.length > 0) return far;
  const farthest = Math.max(...free.map((space) => distanceOf(content, stand, space)));
  return free.filter((space) => distanceOf(content, stand, space) === farthest);
}

const isHidden = (enemy: Enemy): boolean => !isFaceUp(enemy);

/** HP-21.13, `spawn`: enemies are brought in; in Adventurous a hidden one may be exposed and moved instead (HP-30.15). */
export const places = {
  next: {
    kind: 'deed',
    rules: ['HP-12.18', 'HP-12.19', 'HP-13.17'],
    run(board, frame, flow) {
      const mayExpose = board.options.style === 'adventurous' && board.enemies.some(isHidden);
      const mayPlace = hasTokens(board) && placesFor(board, frame, flow).length > 0;
      if (frame.left === 0 || board.dragon === GATHERED || (!mayExpose && !mayPlace)) return flow.pop();
      frame.left--;
      frame.at = 'choose';
    },
  },
  choose: {
    kind: 'decision',
    rules: ['HP-12.2', 'HP-12.3', 'HP-12.4', 'HP-12.5', 'HP-21.13', 'HP-21.14', 'HP-21.15', 'HP-30.15', 'HP-30.16'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, _seat, out, table) {
      if (hasTokens(board)) for (const space of placesFor(board, frame, table)) out.allow(act.place(space));
      if (board.options.style !== 'adventurous') return;
      for (const enemy of board.enemies) if (isHidden(enemy)) out.allow(act.expose(enemy.unit));
    },
    choose(board, frame, seat, action, flow) {
      frame.at = 'next';
      if (verbOf(action) === 'place') return bringIn(board, seat, argumentOf(action), frame.rule, flow);
      frame.unit = argumentOf(action);
      frame.at = 'move';
      flow.push(expose([frame.unit], 'HP-30.15'));
    },
  },
  move: {
    kind: 'decision',
    rules: ['HP-30.15'],
    who: (_, { seat }) => only(seat),
    offer(board, { unit }, _seat, out, { content }) {
      for (const space of stepsOf(board, content, enemyOf(board, unit))) out.allow(act.space(space));
      out.allow(act.done());
    },
    choose(board, frame, seat, action, flow) {
      frame.at = 'next';
      if (verbOf(action) === 'space') moveEnemy(board, seat, frame.unit, argumentOf(action), 'HP-30.15', flow);
    },
  },
} satisfies Step<PlaceFrame>;
