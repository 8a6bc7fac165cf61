import { argumentOf, fairDie, only, type Action, type Offer } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { SpaceId } from '../content/ids.ts';
import type { Board, Hero } from '../state/board.ts';
import type { TravelFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { collectItem, dropItem, hasItems, isCollecting, isDrop, lookAtPile, offerCollecting, offerDrops } from './09-items.ts';
import { arriveAt } from './arrival.ts';
import { losingOf } from './20-losses.ts';
import { offerCards, playOpenly } from './10-cards.ts';
import { exchange, offerExchanges } from './16-trade.ts';
import { makeCall, noteCommand, offerCharge } from './26-lanes.ts';
import { isShut, paceLimit, standingPaces } from './standing.ts';
import { findEnemy, hasRoom, heroOf, isAwake, isCave, isFaceUp, nearestWithRoom, putHero } from './things.ts';
import { favourOf, favouring } from './durations.ts';

// Chapters 8 and 15: paces, rides, and what they cost.

/** HP-12.21, HP-12.22, HP-15.1. */
export function pacesOf(board: Board, hero: Hero, { content }: Pick<Table, 'content'>): number {
  const { paces, leeches } = content.numbers;
  const walking = paces.travel - hero.leeches * leeches.paces + standingPaces(board, content, hero);
  return Math.max(paces.least, Math.min(walking, paceLimit(board, content, hero)));
}

/** The paces that he has left in a Travel. */
export const pacesLeft = (board: Board, { walked, hasRidden }: TravelFrame, hero: Hero, table: Pick<Table, 'content'>): number =>
  hasRidden ? 0 : Math.max(0, pacesOf(board, hero, table) - walked);

const isBridge = ({ map }: Content, one: SpaceId, other: SpaceId): boolean =>
  map.bridges.some(({ between: [from, to] }) => (from === one && to === other) || (from === other && to === one));

/** HP-8.6: one pace over a path, a gate or a bridge; a closed bridge leads nowhere. */
export const isPassable = (board: Board, content: Content, from: SpaceId, to: SpaceId): boolean =>
  !isShut(board, content, 'bridges') || !isBridge(content, from, to);

/** HP-8.8. */
export const canSail = (board: Board, content: Content, space: SpaceId): boolean =>
  space === board.ferry && !isShut(board, content, 'ferry');

/** HP-8.11. */
const canFly = (board: Board, content: Content, space: SpaceId): boolean =>
  content.map.balloons.includes(space) && !isShut(board, content, 'balloon');

/** HP-8.15: whether a Travel that is in a space with so many paces left can still end somewhere. */
function canEndFrom(board: Board, hero: Hero, space: SpaceId, paces: number, content: Content): boolean {
  if (hasRoom(board, content, space, hero.seat) || canSail(board, content, space) || canFly(board, content, space)) return true;
  return paces > 0 && canLeave(board, hero, space, paces, content);
}

/** Whether a pace leads on from a space to where the Travel can end. */
function canLeave(board: Board, hero: Hero, space: SpaceId, paces: number, content: Content): boolean {
  for (const next of content.map.neighbours[space]!)
    if (isPassable(board, content, space, next) && canEndFrom(board, hero, next, paces - 1, content)) return true;
  return false;
}

/** HP-8.17. */
export function canTravel(board: Board, hero: Hero, table: Table): boolean {
  const { content } = table;
  if (canSail(board, content, hero.at) || canFly(board, content, hero.at)) return true;
  return canLeave(board, hero, hero.at, pacesOf(board, hero, table), content);
}

/** HP-15.6, HP-15.7, HP-15.10, HP-15.14: exposed enemies where he sets off are evaded, each once. */
function leaveSpace(board: Board, frame: TravelFrame, hero: Hero): void {
  for (const enemy of board.enemies)
    if (enemy.at === hero.at && isFaceUp(enemy) && !frame.evaded.includes(enemy.unit)) frame.evaded.push(enemy.unit);
}

const balloonDie = fairDie('hp.balloon', 6);

/** HP-8.12, HP-8.13: where a balloon may land. */
export function landings(board: Board, hero: Hero, face: number, { content }: Table): SpaceId[] {
  const { map, dice } = content;
  const regions = dice.land[face]!;
  return map.walkable.filter(
    (space) =>
      map.spaces[space]!.regions.some((region) => regions.includes(region)) &&
      !isCave(content, space) &&
      hasRoom(board, content, space, hero.seat),
  );
}

/** HP-8.1 to HP-8.6: the next pace. */
function offerPaces(board: Board, hero: Hero, left: number, out: Offer, { content }: Table): void {
  const { neighbours, acrossWalls, acrossWater } = content.map;
  if (left > 0)
    for (const space of neighbours[hero.at]!) {
      if (!isPassable(board, content, hero.at, space)) out.deny(act.go(space), 'HP-8.6');
      else if (canEndFrom(board, hero, space, left - 1, content)) out.allow(act.go(space));
      else out.deny(act.go(space), 'HP-8.15');
    }
  const { crossing } = favourOf(hero);
  if (left === 0 || crossing === '') return;
  for (const space of (crossing === 'black' ? acrossWalls : acrossWater)[hero.at]!)
    if (canEndFrom(board, hero, space, left - 1, content)) out.allow(act.go(space));
}

export const travels = {
  begin: {
    kind: 'deed',
    rules: ['HP-14.16', 'HP-15.15'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      if (!isAwake(hero) || (frame.walked === 0 && !frame.hasRidden && !favourOf(hero).isMoved && !canTravel(board, hero, flow)))
        return flow.pop();
      frame.at = favourOf(hero).isMoved ? 'over' : 'on';
      lookAtPile(board, frame.seat, flow);
    },
  },
  // Where no pace, no ride and nothing to collect is left he stops. What lies face down with him may give him more paces, and nobody shall
  // see from it whether it does: then he says himself that he stops.
  on: {
    kind: 'deed',
    rules: ['HP-15.3', 'HP-32.5'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      const { content } = flow;
      if (frame.hasRidden) {
        frame.at = hasItems(board, hero.at) ? 'step' : 'arrive';
        return;
      }
      const isAtEnd = hero.hidden.length === 0 && frame.walked > 0 && frame.walked >= pacesOf(board, hero, flow);
      const mayGoOn = canSail(board, content, hero.at) || canFly(board, content, hero.at) || hasItems(board, hero.at);
      frame.at = isAtEnd && !mayGoOn ? 'arrive' : 'step';
    },
  },
  step: {
    kind: 'decision',
    rules: ['HP-8.1', 'HP-8.5', 'HP-8.8', 'HP-8.11', 'HP-8.15', 'HP-9.3', 'HP-15.1', 'HP-15.2', 'HP-15.3', 'HP-15.4'],
    who: (_, { seat }) => only(seat),
    offer(board, frame, seat, out, table) {
      const { content } = table;
      const hero = heroOf(board, seat);
      const left = pacesLeft(board, frame, hero, table);
      offerPaces(board, hero, left, out, table);
      if (!frame.hasRidden && canSail(board, content, hero.at))
        for (const space of content.map.riverside)
          if (space !== hero.at && hasRoom(board, content, space, seat)) out.allow(act.sail(space));
      if (!frame.hasRidden && canFly(board, content, hero.at)) out.allow(act.balloon());
      offerCollecting(board, hero, out);
      if (frame.walked === 0 && !frame.hasRidden) out.deny(act.stop(), 'HP-15.2');
      else if (hasRoom(board, content, hero.at, seat) || out.count === 0) out.allow(act.stop());
      else out.deny(act.stop(), 'HP-8.15');
      offerCards(board, seat, 'travel', out, table);
      offerCharge(board, hero, left, pacesOf(board, hero, table), out, table);
      offerExchanges(board, seat, out, table);
      offerDrops(hero, out, table);
    },
    choose(board, frame, seat, action, flow) {
      const hero = heroOf(board, seat);
      frame.at = 'on';
      noteCommand(board, seat, action);
      if (makeCall(board, seat, action, flow)) {
        // Others with a foot in the air come first, and he may have fallen or been carried off when he goes on.
        frame.at = 'begin';
        return;
      }
      if (isDrop(action)) return dropItem(board, seat, action, flow);
      if (isCollecting(action)) return collectItem(board, seat, action, flow);
      move(board, frame, hero, action, flow);
    },
  },
  balloon: {
    kind: 'draw',
    rules: ['HP-8.11', 'HP-22.4', 'HP-22.8'],
    die: () => balloonDie,
    drawn(_board, frame, face, flow) {
      frame.face = face;
      frame.at = 'fly';
      flow.tell({ t: 'balloonRolled', rule: 'HP-8.11', seat: frame.seat, face });
    },
  },
  fly: {
    kind: 'decision',
    rules: ['HP-8.12', 'HP-8.13', 'HP-7.13'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, { face }, seat, out, table) {
      const hero = heroOf(board, seat);
      for (const space of landings(board, hero, face, table)) out.allow(act.land(space));
      if (!out.allows(act.land(hero.at))) out.allow(act.land(hero.at));
    },
    choose(board, frame, seat, action, flow) {
      const hero = heroOf(board, seat);
      const from = hero.at;
      leaveSpace(board, frame, hero);
      putHero(board, flow.content, hero, argumentOf(action));
      frame.hasRidden = true;
      frame.at = 'on';
      flow.tell({ t: 'landed', rule: 'HP-8.12', seat, from, to: hero.at });
      lookAtPile(board, seat, flow);
    },
  },
  arrive: {
    kind: 'deed',
    rules: ['HP-8.14', 'HP-8.16', 'HP-12.6', 'HP-15.5', 'HP-15.9', 'HP-17.2'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      frame.at = 'over';
      // Only a card that shortened the way can leave him where there is no room.
      if (!hasRoom(board, flow.content, hero.at, frame.seat))
        putHero(board, flow.content, hero, nearestWithRoom(board, flow.content, hero.at, frame.seat)[0]!);
      if (board.realTime !== null) board.realTime.landings[frame.seat] = hero.at;
      frame.evaded = frame.evaded.filter((unit) => findEnemy(board, unit)?.at !== hero.at);
      lookAtPile(board, frame.seat, flow);
      arriveAt(board, frame.seat, 'HP-12.6', flow);
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-15.11', 'HP-15.12', 'HP-15.16'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      flow.pop();
      const enemies = Math.max(0, frame.evaded.length - favourOf(hero).evasions);
      if (enemies === 0 || !isAwake(hero)) return;
      // HP-15.11: each is a loss of its own, with a window of its own.
      const { evasion } = flow.content.numbers.losses;
      for (let enemy = 0; enemy < enemies; enemy++) flow.push(losingOf(board, frame.seat, evasion, 'evasion', 'HP-15.10'));
      flow.tell({ t: 'evaded', rule: 'HP-15.10', seat: frame.seat, enemies });
    },
  },
} satisfies Step<TravelFrame>;

function move(board: Board, frame: TravelFrame, hero: Hero, action: Action, flow: Flow): void {
  const { seat, at: from } = hero;
  const to: SpaceId = argumentOf(action);
  switch (verbOf(action)) {
    case 'go':
      leaveSpace(board, frame, hero);
      if (!flow.content.map.neighbours[from]!.includes(to)) favouring(hero).crossing = '';
      putHero(board, flow.content, hero, to);
      frame.walked++;
      // HP-26.15: where he stops if he is too slow.
      if (board.realTime !== null && hasRoom(board, flow.content, to, seat)) board.realTime.landings[seat] = to;
      flow.tell({ t: 'stepped', rule: 'HP-15.3', seat, from, to });
      return lookAtPile(board, seat, flow);
    case 'sail':
      leaveSpace(board, frame, hero);
      putHero(board, flow.content, hero, to);
      board.ferry = to;
      frame.hasRidden = true;
      if (board.realTime !== null) board.realTime.landings[seat] = to;
      flow.tell({ t: 'sailed', rule: 'HP-8.9', seat, from, to });
      return lookAtPile(board, seat, flow);
    case 'balloon':
      frame.at = 'balloon';
      return;
    case 'exchange':
      return exchange(board, seat, action, flow);
    case 'play':
      frame.at = 'begin';
      return playOpenly(board, seat, argumentOf(action), 'travel', flow);
    default:
      frame.at = 'arrive';
  }
}
