import { only, type Seat, type Seats } from '@hoard/kernel';
import { DRAGON, type Content } from '../content/content.ts';
import type { RegionId, SpaceId } from '../content/ids.ts';
import { EVERYBODY, GATHERED, NOWHERE, type Board, type Enemy, type Hero, type Unit } from '../state/board.ts';

// Who is where, and what everybody asks about it.

export const heroOf = (board: Board, seat: Seat): Hero => board.heroes[seat]!;

/** HP-1.13: N. */
export const playerCount = ({ heroes }: Board): number => heroes.length;

export const isOnMap = ({ at }: Hero): boolean => at !== NOWHERE;
/** HP-20.8; one who was taken off is not even that. */
export const isFallen = ({ at, isOff }: Hero): boolean => at === NOWHERE && !isOff;
/** Neither fallen, nor asleep, nor taken off: he uses cards and is asked (HP-10.20, HP-24.4). */
export const isAwake = ({ at, asleep }: Hero): boolean => at !== NOWHERE && !asleep;

/** HP-1.2, HP-27.1; in Co-op nobody has one. */
export const areOpponents = (one: Hero, other: Hero): boolean => one.team !== other.team;

export const isInTurn = ({ inTurn }: Board, seat: Seat): boolean => (inTurn & only(seat)) !== 0;

/** From where distances of a hero are measured (HP-1.10): a fallen one's from the starting space. */
export const standOf = ({ at }: Hero, { map }: Content): SpaceId => (at === NOWHERE ? map.start : at);

/** HP-1.10. */
export const distanceOf = ({ map }: Content, from: SpaceId, to: SpaceId): number => map.distance[from]![to]!;

export const isIn = ({ map }: Content, space: SpaceId, region: RegionId): boolean => map.spaces[space]!.regions.includes(region);

/** HP-7.4. */
export const isSafe = ({ map }: Content, space: SpaceId): boolean => map.spaces[space]!.kind === 'safe';

/** HP-7.13. */
export const isCave = ({ map }: Content, space: SpaceId): boolean =>
  map.spaces[space]!.regions.some((region) => map.regions[region]!.land === 'cave');

/** HP-21.2; none after the Gathering Phase (HP-13.18). */
export function isActiveFlare({ dragon }: Board, { map }: Content, space: SpaceId): boolean {
  return dragon !== GATHERED && map.spaces[space]!.flare === dragon;
}

/** HP-7.5: whether an Active Flare hurts who is there; a flare space may be a Safe one. */
export const isBurning = (board: Board, content: Content, space: SpaceId): boolean =>
  isActiveFlare(board, content, space) && !isSafe(content, space);

/** HP-13.14: only after the Gathering Phase can a hero be where the Dragon is. */
export const isWithDragon = ({ dragon }: Board, { map }: Content, space: SpaceId): boolean => dragon === GATHERED && space === map.start;

/** Where the Dragon can be fought: HP-21.19, HP-13.19. */
export const isBattlefield = (board: Board, content: Content, space: SpaceId): boolean =>
  isActiveFlare(board, content, space) || isWithDragon(board, content, space);

/** Paces to the nearest space where the Dragon can be fought. */
export const awayFromDragon = (board: Board, content: Content, from: SpaceId): number =>
  content.map.walkable.reduce(
    (least, space) => (isBattlefield(board, content, space) ? Math.min(least, distanceOf(content, from, space)) : least),
    Infinity,
  );

export function heroesAt({ heroes }: Board, space: SpaceId): number {
  let count = 0;
  for (let seat = 0; seat < heroes.length; seat++) if (heroes[seat]!.at === space) count++;
  return count;
}

/** HP-8.15: whether somebody who is not there yet may stop in a space. */
export function hasRoom(board: Board, { map, numbers }: Content, space: SpaceId, seat: Seat): boolean {
  if (space === map.start || space === map.prison) return true;
  let others = 0;
  for (const hero of board.heroes) if (hero.at === space && hero.seat !== seat && !isPassing(board, hero)) others++;
  return others < numbers.space.heroes;
}

/** HP-26.9: who is on his way in Real Time takes up room only where there was some when he came. */
const isPassing = ({ realTime }: Board, { seat, at }: Hero): boolean =>
  realTime !== null && (realTime.walking & only(seat)) !== 0 && realTime.landings[seat] !== at;

/** HP-8.16: the nearest spaces with room for a hero, himself included. */
export function nearestWithRoom(board: Board, content: Content, space: SpaceId, seat: Seat): SpaceId[] {
  const { walkable, distance } = content.map;
  const free = walkable.filter((other) => hasRoom(board, content, other, seat));
  const least = Math.min(...free.map((other) => distance[space]![other]!));
  return free.filter((other) => distance[space]![other] === least);
}

export function enemiesAt({ enemies }: Board, space: SpaceId): number {
  let count = 0;
  for (let place = 0; place < enemies.length; place++) if (enemies[place]!.at === space) count++;
  return count;
}

export const hasEnemy = ({ enemies }: Board, space: SpaceId): boolean => {
  for (let place = 0; place < enemies.length; place++) if (enemies[place]!.at === space) return true;
  return false;
};

/** HP-12.6: everybody sees what it is. */
export const isFaceUp = ({ seenBy }: Enemy): boolean => seenBy === EVERYBODY;

export const findEnemy = ({ enemies }: Board, unit: Unit): Enemy | undefined => enemies.find((enemy) => enemy.unit === unit);

export function enemyOf(board: Board, unit: Unit): Enemy {
  const enemy = findEnemy(board, unit);
  if (enemy === undefined) throw new Error(`No enemy ${unit} on the map`);
  return enemy;
}

/** HP-26.8: in Real Time whom another hero fights is his until the outcome. */
export const isLocked = ({ heroes, realTime }: Board, seat: Seat, unit: Unit): boolean =>
  realTime !== null && heroes.some(({ seat: other, battle }) => other !== seat && battle !== null && battle.foe === unit);

/** What a hero fights: the row of an enemy, or DRAGON. */
export const kindOf = (board: Board, foe: Unit): number => (foe === DRAGON ? DRAGON : enemyOf(board, foe).kind);

/** HP-1.7: everybody who still plays, the acting hero first, then clockwise. */
export function clockwiseFrom({ heroes }: Board, seat: Seat): Seat[] {
  const order: Seat[] = [];
  for (let place = 0; place < heroes.length; place++) {
    const next = (seat + place) % heroes.length;
    if (!heroes[next]!.isOff) order.push(next);
  }
  return order;
}

/** HP-32.11: the first player, and if he was taken off the next seat. */
export const firstPlayer = (board: Board): Seat => clockwiseFrom(board, board.first)[0]!;

/** HP-27.1: all of a hero's side, himself included. */
export function teamOf({ heroes }: Board, seat: Seat): Seats {
  let members = 0;
  for (const hero of heroes) if (hero.team === heroes[seat]!.team && !hero.isOff) members |= only(hero.seat);
  return members;
}

/** A hero stands somewhere else: a battle lost there is no longer the last thing that he did (HP-18.18), and fire is felt (HP-21.5). */
export function putHero(board: Board, content: Content, hero: Hero, space: SpaceId): void {
  hero.at = space;
  hero.streak = null;
  if (isBurning(board, content, space)) board.inFire |= only(hero.seat);
}
