import type { Die } from '../engine/dice.ts';
import type { Engine } from '../engine/engine.ts';
import type { StateOf, Types } from '../game/game.ts';
import type { KeyedChance } from './keyedChance.ts';

/** So many draws in a row without a question mean dice that never come to rest. */
const MOST_DRAWS = 10_000;

/** One draw of chance, for whoever wants to check it. */
export interface Drawn {
  readonly purpose: string;
  readonly outcome: number;
  readonly of: Die;
}

/** The dice of a match: what they are thrown with, and how each fell. */
export class Draws<T extends Types> {
  /** Every draw so far, in order. */
  readonly drawn: Drawn[] = [];
  readonly #engine: Engine<T>;
  readonly #chance: KeyedChance;
  readonly #spend: () => void;

  constructor(engine: Engine<T>, chance: KeyedChance, spend: () => void) {
    this.#engine = engine;
    this.#chance = chance;
    this.#spend = spend;
  }

  /** Throws whatever the state waits for, and whatever that leads to, until all lanes wait for people. */
  settle(state: StateOf<T>): void {
    const most = this.drawn.length + MOST_DRAWS;
    for (let i = 0; i < state.lanes.length;) {
      const lane = state.lanes[i]!;
      const die = this.#engine.dieOf(state, lane);
      if (die === null) {
        i++;
        continue;
      }
      if (this.drawn.length === most) throw new Error(`The dice of ${this.#engine.game.id} do not come to rest: ${die.purpose}`);
      this.#spend();
      const outcome = this.#chance.draw(die);
      this.drawn.push({ purpose: die.purpose, outcome, of: die });
      this.#engine.draw(state, lane, outcome);
      // A draw may end lanes or wake earlier ones.
      i = 0;
    }
  }
}
