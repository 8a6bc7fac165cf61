import type { CardId } from '../content/ids.ts';
import { foeDice, foePower } from '../rules/18-fight.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { isUnknown } from '../rules/cards.ts';
import { findEnemy, isFaceUp } from '../rules/things.ts';
import { UNDECIDED, type Board, type Enemy, type Unit } from '../state/board.ts';
import type { Words } from '../words/words.ts';

/** An enemy as it is seen: with its power, the Base included; by its kind where somebody has looked; or only that something hides there. */
export function enemyInWords({ content, here: say, names }: Words, board: Board, enemy: Enemy): string {
  const { kind } = enemy;
  if (kind === UNDECIDED) return say.hidden;
  if (!isFaceUp(enemy)) return say.seen(names.kind(kind));
  return say.exposed(names.kind(kind), foePower(board, content, kind) + evilForceBase(board), foeDice(content, kind, 0));
}

/** The kind of an enemy, or that nobody knows it. */
export function unitName({ names, meanings }: Words, board: Board, unit: Unit): string {
  const enemy = findEnemy(board, unit);
  return enemy === undefined || enemy.kind === UNDECIDED ? meanings.hidden : names.kind(enemy.kind);
}

/** A card that may be unknown: then by its deck. */
export const cardName = ({ names, sheet, decks }: Words, card: CardId): string =>
  isUnknown(card) ? sheet.hidden(1, decks[-2 - card]!) : names.card(card);
