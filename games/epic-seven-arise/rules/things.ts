import type { Seat, Seats } from '@hoard/kernel';
import type { Chapter, Content } from '../content/content.ts';
import type { HeroId, Position } from '../content/ids.ts';
import type { Foe } from '../state/battleEvents.ts';
import type { Monster } from '../state/battle.ts';
import type { Board, Hero, Player } from '../state/board.ts';
import type { At } from '../state/events.ts';

// What the chapters ask of the board.

export const playerOf = (board: Board, seat: Seat): Player => board.players[seat]!;

export const chapterOf = (board: Board, content: Content): Chapter => content.chapters[board.chapter]!;

/** EA-2.17: the scores from which a single player's title is silver, and gold. */
export const gradesOf = (board: Board, content: Content): Content['numbers']['grades'] =>
  chapterOf(board, content).grades ?? content.numbers.grades;

/** EA-1.9: rank 1 is highest; here it is place 0. */
export const placeOf = (board: Board, seat: Seat): number => board.order.indexOf(seat);

export const isSolo = (board: Board): boolean => board.players.length === 1;

export const sumOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

export const has = (bits: number, row: number): boolean => ((bits >>> row) & 1) === 1;

/** EA-1.15. */
export const isLiving = (hero: Hero): boolean => hero.health > 0;

/** The place of a hero among those of the party, or -1. */
export const placeOfHero = (board: Board, id: HeroId): number => board.heroes.findIndex((hero) => hero.id === id);

export const mostHealthOf = (content: Content, hero: Hero): number => content.heroes[hero.id]!.health;

/** Players with at least one living hero. */
export function livingPlayers(board: Board): Seats {
  let seats = 0;
  for (const hero of board.heroes) if (isLiving(hero)) seats |= 1 << hero.owner;
  return seats;
}

/** EA-2.12: where health matters, that of the player's weakest hero. */
export function healthOf(board: Board, seat: Seat): number {
  let least = Infinity;
  for (const { owner, health } of board.heroes) if (owner === seat && health < least) least = health;
  return least;
}

/** EA-20.3, EA-20.6: each Skystone is a point; each set of three colours is worth more. */
export function scoreOf(content: Content, { stones }: Player): number {
  return sumOf(stones) + content.numbers.skystones.set * Math.min(...stones);
}

/** EA-17.9, EA-2.18. */
export const skullLimitOf = (board: Board, content: Content): number =>
  chapterOf(board, content).skullLimit + content.numbers.skullLimit[board.difficulty];

/** EA-1.8: in the order of the Setting table. */
export const neighboursOf = (board: Board, content: Content, position: Position): readonly Position[] =>
  chapterOf(board, content).neighbours[position]!;

export const hasMonsters = (board: Board, position: Position): boolean => {
  for (const monster of board.monsters) if (monster.at === position) return true;
  return false;
};

/** A place for an event, with the tile that lies there. */
export const placeAt = (board: Board, position: Position): At => ({ position, tile: board.tiles[position]! });

/** A monster for an event; where several of its kind stand together, which of them it is: by its unit, so that none is renamed when another dies. */
export function foeOf(board: Board, monster: Monster): Foe {
  const alike = board.monsters.filter(({ kind, at }) => kind === monster.kind && at === monster.at);
  return { unit: monster.unit, kind: monster.kind, nth: alike.length < 2 ? 0 : monster.unit + 1 };
}

/** EA-2.14: who has two heroes where everybody else has one, or null. */
export const pairOf = ({ players, party, heroes }: Board): Seat | null =>
  players.length > 1 && party === players.length + 1
    ? (players.find(({ seat }) => heroes.filter(({ owner }) => owner === seat).length > 1)?.seat ?? null)
    : null;
