import { type Flow } from '@hoard/kernel';
import type { Content, Side } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import { STATUS } from '../content/names.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import type { EffectNamed } from './effects/index.ts';
import { together } from './frames.ts';
import { changeSouls } from './purse.ts';
import { chapterOf, has, livingPlayers, skullLimitOf } from './things.ts';

/** EA-17.2: the tokens that lie on a tile, as bits: those of the Skull table and of Story cards. */
export function tileStatuses(board: Board, content: Content, position: Position, side: Side): number {
  const tile = board.tiles[position]!;
  if (tile < 0) return 0;
  const { terrain } = content.tiles[tile]!;
  let bits = 0;
  for (const row of chapterOf(board, content).skullTable)
    if (row.terrain === terrain && row.side === side && board.skulls >= row.skulls) bits |= row.status;
  for (const place of board.tileEffects) {
    const laid = content.effects[place] as EffectNamed<'tile'>;
    if (laid.terrain === terrain && laid.side === side) bits |= laid.status;
  }
  return bits;
}

/** What black tokens on the heroes' tile bring. */
export const tokensHere = (board: Board, content: Content): number => tileStatuses(board, content, board.at, 'black');

/**
 * EA-17.1, EA-17.10: Skulls come or go, and the tokens on all tiles with them, also in the middle of a battle (EA-17.5). Whether
 * all have lost is looked at after the effect.
 */
export function addSkulls(board: Board, count: number, rule: string, flow: Flow<EpicSevenArise>): void {
  const skulls = Math.max(0, board.skulls + count);
  const n = skulls - board.skulls;
  if (n === 0) return;
  const before = tokensHere(board, flow.content);
  board.skulls = skulls;
  flow.tell({ t: 'skulls', rule, n, skulls, limit: skullLimitOf(board, flow.content) });
  tokensLaid(board, before, flow);
}

/** EA-17.6: those that came to lie on the heroes' tile and act once, do so now. */
export function tokensLaid(board: Board, before: number, flow: Flow<EpicSevenArise>): void {
  actOnce(board, tokensHere(board, flow.content) & ~before, 'EA-17.6', flow);
}

/** EA-18.13: Lose 2 Souls and Discard 1, once for each player who has a hero there. */
export function actOnce(board: Board, statuses: number, rule: string, flow: Flow<EpicSevenArise>): void {
  if ((statuses & (STATUS.drain | STATUS.discard)) === 0) return;
  const seats = livingPlayers(board);
  if ((statuses & STATUS.drain) !== 0)
    for (const seat of board.order) if (has(seats, seat)) changeSouls(board, seat, -flow.content.numbers.souls.drain, rule, flow);
  if ((statuses & STATUS.discard) !== 0) flow.push(together('discard', seats, 'punishment', rule));
}
