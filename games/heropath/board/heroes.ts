import type { Seat } from '@hoard/kernel';
import { liveryOf, type Livery } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Board, HeroId } from '../state/board.ts';
import { FACES } from './pictures.ts';

/** By row of the content: every hero has a colour and a shape of his own. */
const COLOURS: Readonly<Record<string, string>> = {
  warrior: 'red',
  dwarf: 'violet',
  elf: 'blue',
  sorcerer: 'green',
  giant: 'amber',
  wizard: 'white',
};

/** What a hero wears; before one is chosen, nobody's. */
export function liveryOfHero(hero: HeroId): Livery {
  const { id = '', name = '?' } = content.heroes[hero] ?? {};
  return liveryOf(COLOURS[id] ?? 'white', FACES[id] ?? FACES['warrior']!, name.charAt(0));
}

export const liveryOfSeat = ({ heroes }: Board, seat: Seat): Livery => liveryOfHero(heroes[seat]?.id ?? -1);
