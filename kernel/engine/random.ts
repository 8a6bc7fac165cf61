import { outcomeOf, type Die } from './dice.ts';

/** Decides draws. Whoever drives a game brings one: keyed for a real game, fast for search, scripted for tests. */
export interface Chance {
  draw(die: Die): number;
}

/** A small fast generator (sfc32) for search and simulation. Its state can be guessed: never for a real game. */
export class Random implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number, stream = 0) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 2 ** 32) | 0;
    this.#c = stream | 0;
    for (let i = 0; i < 15; i++) this.next();
  }

  /** The next 32 bits. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    return Math.floor((this.next() / 2 ** 32) * limit);
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    return this.next() / 2 ** 32;
  }

  draw(die: Die): number {
    return outcomeOf(die, this.below(die.tickets));
  }

  pick<X>(list: readonly X[]): X {
    return list[this.below(list.length)]!;
  }

  shuffle<X>(list: X[]): X[] {
    for (let last = list.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [list[last], list[other]] = [list[other]!, list[last]!];
    }
    return list;
  }
}
