import type { Content, Lasting } from '../content/content.ts';
import { STATUS } from '../content/names.ts';
import type { Monster } from '../state/battle.ts';
import type { Board, Hero } from '../state/board.ts';
import { tileStatuses } from './17-skulls.ts';
import { isBoss, strengthOf, valuesOf } from './monsters.ts';

// What heroes and monsters are worth in battle: printed values, tokens on them, tokens on their tile, Equipment.

type Modified = Extract<Lasting, { lasts: 'mod' }>['of'];
type Cheapened = Extract<Lasting, { lasts: 'cost' }>['of'];

/** What attached Equipment adds (EA-12.10). */
export function modOf(content: Content, { equipment }: Hero, of: Modified): number {
  let sum = 0;
  for (const card of equipment)
    for (const lasting of content.cards[card]!.lasting) if (lasting.lasts === 'mod' && lasting.of === of) sum += lasting.n;
  return sum;
}

export function costOf(content: Content, { equipment }: Hero, of: Cheapened): number {
  let sum = 0;
  for (const card of equipment)
    for (const lasting of content.cards[card]!.lasting) if (lasting.lasts === 'cost' && lasting.of === of) sum += lasting.n;
  return sum;
}

/** Statuses that a hero's Equipment keeps away, as bits. */
export function immunitiesOf(content: Content, { equipment }: Hero): number {
  let bits = 0;
  for (const card of equipment) for (const lasting of content.cards[card]!.lasting) if (lasting.lasts === 'immune') bits |= lasting.to;
  return bits;
}

/** What the tile does to a hero who stands on it (EA-17.4). */
const fromTile = (board: Board, content: Content, hero: Hero): number =>
  tileStatuses(board, content, board.at, 'black') & ~immunitiesOf(content, hero);

/** Whether a status is on a hero or on the hero's tile. */
export const suffers = (board: Board, content: Content, hero: Hero, status: number): boolean =>
  ((hero.statuses | fromTile(board, content, hero)) & status) !== 0;

/** How often a status counts: a token on the combatant and the same from the tile add up (EA-18.2). */
const timesOf = (statuses: number, onTile: number, status: number): number =>
  ((statuses & status) !== 0 ? 1 : 0) + ((onTile & status) !== 0 ? 1 : 0);

export function heroSpeed(board: Board, content: Content, hero: Hero): number {
  const slowed = timesOf(hero.statuses, fromTile(board, content, hero), STATUS.slow);
  return Math.max(0, content.heroes[hero.id]!.speed + modOf(content, hero, 'speed') - slowed);
}

export const heroArmour = (content: Content, hero: Hero): number => content.heroes[hero.id]!.armour + modOf(content, hero, 'armour');

/** EA-18.7. */
export const heroPower = (board: Board, content: Content, hero: Hero): number =>
  timesOf(hero.statuses, fromTile(board, content, hero), STATUS.power);

export function monsterSpeed(board: Board, content: Content, { kind, statuses, at }: Monster): number {
  return Math.max(0, content.monsters[kind]!.speed - timesOf(statuses, tileStatuses(board, content, at, 'white'), STATUS.slow));
}

export function monsterArmour(board: Board, content: Content, monster: Monster): number {
  const hardened = timesOf(monster.statuses, tileStatuses(board, content, monster.at, 'white'), STATUS.harden);
  return Math.max(0, valuesOf(content, monster.kind, board.skulls).armour + hardened - monster.sunder);
}

/** What is added to every damage number of a monster. */
export function monsterBonus(board: Board, content: Content, monster: Monster): number {
  const power = timesOf(monster.statuses, tileStatuses(board, content, monster.at, 'white'), STATUS.power);
  const party = isBoss(content, monster.kind) ? strengthOf(board, content).damage : 0;
  return valuesOf(content, monster.kind, board.skulls).bonus + power + party;
}
