import type { Seat } from '@hoard/kernel';
import { liveryOf, type Livery } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import type { HeroId } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import { HERO_COLOURS } from './Portrait.tsx';
import { SIGN_PICTURES } from './signPictures.ts';

/** The id by which pictures know a hero. */
export const heroKey = (hero: HeroId): string => content.heroes[hero]!.id;

/** The heroes of a player, by place in the party. */
export const heroesOf = ({ heroes }: Board, seat: Seat): number[] => heroes.flatMap(({ owner }, place) => (owner === seat ? [place] : []));

/** Who stands for a player: the hero that comes first on the cards; null before one is chosen. */
export function faceOfSeat(board: Board, seat: Seat): string | null {
  const hero = board.heroes.find(({ owner }) => owner === seat);
  return hero === undefined ? null : heroKey(hero.id);
}

/** The colour of a player is that of the first hero. */
export function liveryOfSeat(board: Board, seat: Seat, name: string): Livery {
  const hero = faceOfSeat(board, seat);
  return { ...liveryOf('white', SIGN_PICTURES.crown, name.charAt(0)), css: (hero !== null && HERO_COLOURS[hero]) || '#8a7a5a' };
}
