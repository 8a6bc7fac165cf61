import { argumentOf, fairDie, holds, only } from '@hoard/kernel';
import { ROCKS, type Content } from '../content/content.ts';
import type { RegionId, SpaceId } from '../content/ids.ts';
import type { Board, Enemy, Hero } from '../state/board.ts';
import type { DragonFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { placesSites } from './17-sites.ts';
import { losing, losingOf } from './20-losses.ts';
import { openWindow } from './windowFrame.ts';
import { clockwiseFrom, isBurning, isFaceUp, isIn, isOnMap, isSafe } from './things.ts';
import { dragon, enemyMove, expose, found, place } from './turnFrames.ts';

// Chapter 21: the Dragon.

const isCoop = ({ options }: Board): boolean => options.competition === 'co-op';
const isSolo = ({ options }: Board): boolean => options.competition === 'solo';

/** The faces of the Balloon die and of the Dragon Flare die (HP-22.4). */
export const flareDie = fairDie('hp.flare', 6);

const isHit = (content: Content, space: SpaceId, regions: readonly RegionId[]): boolean =>
  regions.some((region) => isIn(content, space, region));

/** HP-21.6 to HP-21.8: who loses VITALITY to an Incidental Flare, and how much. Everybody at the same time (HP-21.12). */
export function flare(board: Board, face: number, flow: Flow): void {
  const { losses: numbers } = flow.content.numbers;
  const [loss, cap] = isCoop(board) ? [numbers.coop.incidental, numbers.coop.burns] : [numbers.incidental, numbers.burns];
  const regions = flow.content.dice.land[face]!;
  const losses = board.heroes.map((hero) => {
    if (!isOnMap(hero) || isSafe(flow.content, hero.at) || !isHit(flow.content, hero.at, regions)) return 0;
    return Math.max(0, Math.min(loss, cap - hero.burned));
  });
  if (losses.some((lost) => lost > 0)) flow.push(losing(losses, 'incidental', 'HP-21.6'));
}

/** HP-21.3, HP-21.8: what an action in the fire costs at its end. */
export function burn(board: Board, hero: Hero, flow: Flow): void {
  if (!isOnMap(hero)) return;
  if (!holds(board.inFire, hero.seat) && !isBurning(board, flow.content, hero.at)) return;
  const { losses: numbers } = flow.content.numbers;
  const lost = Math.min(numbers.active, (isCoop(board) ? numbers.coop.burns : numbers.burns) - hero.burned);
  if (lost > 0) flow.push(losingOf(board, hero.seat, lost, 'active', 'HP-21.3'));
}

export const dragons = {
  begin: {
    kind: 'deed',
    rules: ['HP-21.9', 'HP-21.10', 'HP-26.45'],
    run(board, frame, flow) {
      frame.at = 'fly';
      // HP-26.45: who is not acting burns for himself in every Dragon's turn.
      for (const hero of board.heroes) if (board.realTime !== null && !holds(board.realTime.acting, hero.seat)) hero.burned = 0;
      flow.tell({ t: 'dragonTurn', rule: 'HP-21.9', seat: frame.seat });
    },
  },
  fly: {
    kind: 'decision',
    rules: ['HP-21.1', 'HP-21.10', 'HP-21.11', 'HP-28.25'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, _frame, _seat, out) {
      if (isCoop(board)) return out.allow(act.rock((board.dragon + 1) % ROCKS.length));
      for (let rock = 0; rock < ROCKS.length; rock++) out.allow(act.rock(rock));
    },
    choose(board, frame, seat, action, flow) {
      const from = board.dragon;
      board.dragon = argumentOf(action);
      frame.at = 'wings';
      flow.tell({ t: 'dragonFlew', rule: 'HP-21.11', seat, from, rock: board.dragon });
    },
  },
  wings: {
    kind: 'deed',
    rules: ['HP-21.12', 'HP-24.2'],
    run(board, frame, flow) {
      frame.at = 'flare';
      flow.push(openWindow(board, 'w8', frame.seat));
    },
  },
  flare: {
    kind: 'draw',
    rules: ['HP-21.6', 'HP-21.12', 'HP-22.4', 'HP-22.8'],
    die: () => flareDie,
    drawn(_board, frame, face, flow) {
      frame.face = face;
      frame.at = 'burn';
      flow.tell({ t: 'flare', rule: 'HP-21.12', face });
    },
  },
  burn: {
    kind: 'deed',
    rules: ['HP-21.7', 'HP-21.8', 'HP-22.5', 'HP-29.10', 'HP-29.11'],
    run(board, frame, flow) {
      frame.next++;
      // HP-29.11: no action is going on, so that each roll burns on its own.
      if (isSolo(board)) for (const hero of board.heroes) hero.burned = 0;
      const isOver = !isSolo(board) || frame.next === flow.content.numbers.solo.flares;
      frame.at = !isOver ? 'flare' : isSolo(board) ? 'expose' : 'enemies';
      if (isOver) frame.next = 0;
      flare(board, frame.face, flow);
    },
  },
  // HP-28.26: Special Enemy Moves in Co-op.
  enemies: {
    kind: 'deed',
    rules: ['HP-21.13', 'HP-20.13', 'HP-28.26', 'HP-32.11'],
    run(board, frame, flow) {
      const seat = clockwiseFrom(board, frame.seat)[frame.next++];
      if (seat === undefined) {
        frame.at = 'sites';
        frame.next = 0;
      } else flow.push(isCoop(board) ? enemyMove(seat) : place(seat, seat, flow.content.numbers.dragon.distance, false, 1, 'HP-21.13'));
    },
  },
  sites: {
    kind: 'deed',
    rules: ['HP-21.16', 'HP-21.17', 'HP-27.10', 'HP-30.3', 'HP-30.11'],
    run(board, frame, flow) {
      const { founders, distance } = flow.content.numbers.dragon;
      const seat = clockwiseFrom(board, frame.seat)[frame.next];
      if (seat === undefined || frame.next++ === founders || !placesSites(board)) frame.at = 'over';
      else flow.push(found(seat, distance, true));
    },
  },
  // HP-29.12: in each of Forest, Mountains and Plains.
  expose: {
    kind: 'decision',
    rules: ['HP-29.12', 'HP-29.14'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, _seat, out, table) {
      for (const enemy of board.enemies) if (mayBeExposed(board, frame, enemy, table)) out.allow(act.expose(enemy.unit));
      if (out.count === 0) out.allow(act.done());
    },
    choose(_board, frame, _seat, action, flow) {
      if (verbOf(action) === 'expose') {
        frame.chosen.push(argumentOf(action));
        return;
      }
      frame.at = 'over';
      if (frame.chosen.length > 0) flow.push(expose(frame.chosen.slice(), 'HP-29.12'));
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-14.12', 'HP-21.18'],
    run(board, _frame, flow) {
      board.flights.shift();
      const [next] = board.flights;
      if (next === undefined) flow.pop();
      else flow.become(dragon(next));
    },
  },
} satisfies Step<DragonFrame>;

const EXPOSING_LANDS = ['forest', 'mountains', 'plains'] as const;

/** Whether a hidden enemy lies in a land of which fewer than two were chosen; one that lies in two lands counts in each of them. */
function mayBeExposed(board: Board, { chosen }: DragonFrame, enemy: Enemy, { content }: Table): boolean {
  const { unit, at } = enemy;
  if (isFaceUp(enemy) || chosen.includes(unit)) return false;
  return EXPOSING_LANDS.some((land) => {
    if (!liesIn(content, at, land)) return false;
    const inLand = board.enemies.filter((enemy) => chosen.includes(enemy.unit) && liesIn(content, enemy.at, land));
    return inLand.length < content.numbers.solo.exposed;
  });
}

const liesIn = ({ map }: Content, space: SpaceId, land: (typeof EXPOSING_LANDS)[number]): boolean =>
  map.spaces[space]!.regions.some((region) => map.regions[region]!.land === land);
