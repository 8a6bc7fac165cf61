import type { CardId, Position } from '../content/ids.ts';
import { foeOf } from '../rules/things.ts';
import type { Monster } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';

/** What lies at a place of the map. */
export const placeName = ({ names }: Words, board: Board, position: Position): string => {
  const tile = board.tiles[position]!;
  return tile < 0 ? '' : names.tile(tile);
};

/** A monster, told apart from others of its kind there. */
export const monsterName = ({ names }: Words, board: Board, monster: Monster): string => names.foe(foeOf(board, monster));

/** By its unit. */
export function unitName(words: Words, board: Board, unit: number): string {
  const monster = board.monsters.find((one) => one.unit === unit);
  return monster === undefined ? '' : monsterName(words, board, monster);
}

/** A hero of the party, by place. */
export const heroName = ({ names }: Words, board: Board, place: number): string => names.hero(board.heroes[place]!.id);

/** A card that may be unknown: then by its deck. */
export const cardName = ({ names, sheet }: Words, card: CardId): string => (card < 0 ? sheet.decks[-1 - card]! : names.card(card));
