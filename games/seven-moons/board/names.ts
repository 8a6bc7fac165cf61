import type { Seat } from '@hoard/kernel';
import type { Language } from '@hoard/paint';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { speech, wordsIn } from './words.ts';

/** The content of the box in a language: the same rows, other names. */
export const contentIn = (language: Language): Content => speech.in(language).content;

/** Names in German sentences bring their article along; on a map they stand alone. */
const bare = (name: string): string => name.replace(/^(der|die|das) /, '');

/** What a hex is called. */
export function hexName(hex: number, language: Language): string {
  const { id, name } = contentIn(language).hexes[hex]!;
  return name === undefined ? wordsIn(language).here.hex(id) : bare(name);
}

/** A range, river, lake or sea. */
export const regionName = (hex: number, language: Language): string => bare(contentIn(language).hexes[hex]!.region ?? '');

export const kindName = (kind: number, language: Language): string => wordsIn(language).resources[kind]!;

export const allyName = (ally: number, language: Language): string => contentIn(language).allies[ally]!.name;

/** The home city of a seat, which its hero speaks for. */
export function cityName(board: Board, seat: Seat, language: Language): string {
  const content = contentIn(language);
  const hex = content.cities[board.heroes[seat]!.city];
  return hex === undefined ? '' : hexName(hex, language);
}

/** Goods by kind, as words: `2 wood, 1 stone`. */
export const goodsNames = (goods: readonly number[], language: Language): string =>
  goods.flatMap((count, kind) => (count > 0 ? [`${count} ${kindName(kind, language)}`] : [])).join(', ');
