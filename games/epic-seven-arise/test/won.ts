import { table, type Given, type PlayerGiven, type Table } from './table.ts';

/** Four players; the third leads Ysarre, who is fast and has a pair in hand. */
const ARMED: readonly PlayerGiven[] = [{}, {}, { hand: 'g1 g1' }, {}];

/**
 * A battle on a tile that one blow decides: a lone monster with a single point of health, and Ysarre with a pair. It is won, and the game
 * stands at the next question.
 */
export function won(at: string, given: Given = {}, kind = 'husk'): Table {
  const t = table({ players: ARMED, monsters: [{ kind, at, health: 1 }], phase: 'fight', ...given });
  t.settle();
  while (t.question === 'ballot.vote' && t.told('battle').length === 0) t.vote(at).settle();
  return t.choose('skill:1').settle();
}
