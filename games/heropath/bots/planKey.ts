import { marksOf } from '../rules/durations.ts';
import { poolNumber } from '../rules/pools.ts';
import { isFaceUp } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import { COMPETITIONS, DIFFICULTIES, MORALS, STYLES } from '../state/choices.ts';
import type { Options } from '../state/options.ts';

/** Two hashes side by side: together they fill a whole number. */
class Key {
  #high = 17;
  #low = 29;

  add(value: number): void {
    this.#high = Math.imul(this.#high ^ value, 0x9e3779b1);
    this.#high ^= this.#high >>> 15;
    this.#low = Math.imul(this.#low + value, 0x85ebca6b);
    this.#low ^= this.#low >>> 13;
  }

  addAll(values: readonly number[]): void {
    for (let i = 0; i < values.length; i++) this.add(values[i]!);
  }

  get value(): number {
    return (this.#high >>> 0) * 2 ** 21 + (this.#low >>> 11);
  }
}

/** What a plan depends on, as one number: where it stays the same, so does the plan, in whichever imagined world. */
export function keyOf(board: Board, hero: Hero): number {
  const key = new Key();
  addTable(key, board.options);
  addPurse(key, hero);
  key.add(board.round * 16 + board.scale.level);
  key.add(board.dragon * 1024 + board.ferry);
  key.add(board.gathered * 64 + board.lasting.length);
  key.addAll(board.sites);
  for (const row of board.display) key.addAll(row);
  for (const enemy of board.enemies)
    key.add(enemy.at * 512 + enemy.kind * 32 + poolNumber(board.poolStarts, enemy.unit) * 2 + (isFaceUp(enemy) ? 1 : 0));
  for (const pool of board.pools) key.addAll(pool);
  key.addAll(board.lyingGold);
  key.addAll(board.lyingFood);
  for (const { at, cards } of board.piles) key.add(at * 64 + cards.length);
  // Of others only what everybody sees: what they hide is imagined anew at every question.
  for (const other of board.heroes) {
    if (other === hero) continue;
    key.add(other.at);
    key.addAll(other.gems);
    key.addAll(other.worn);
  }
  return key.value;
}

function addTable(key: Key, { competition, morals, style, difficulty, lastDusk, lastRound }: Options): void {
  key.add(
    COMPETITIONS.indexOf(competition) * 64 + MORALS.indexOf(morals) * 16 + STYLES.indexOf(style) * 4 + DIFFICULTIES.indexOf(difficulty),
  );
  key.add(lastDusk * 1024 + lastRound);
}

/** Where he stands counts only as far as he has actions left to go elsewhere. */
function addPurse(key: Key, hero: Hero): void {
  const { seat, gems, gold, food, actions, bonus, leeches, worn, attached, shown, hidden } = hero;
  const marks = marksOf(hero);
  key.add(seat * 4096 + gold * 64 + food);
  key.addAll(gems);
  key.add(actions * 64 + leeches * 8 + (marks.rested ? 4 : 0) + marks.again);
  key.addAll(bonus);
  key.addAll(marks.visited);
  key.add(marks.encountered);
  key.addAll(worn);
  key.addAll(attached);
  key.addAll(shown);
  for (const { card } of hidden) key.add(card);
}
