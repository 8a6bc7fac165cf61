import { Random, type Die } from '@hoard/kernel';

/**
 * Luck that can be had again. Under the same seed the dice of one purpose fall alike, throw by throw, whatever is done in between:
 * two choices tried under the same luck differ by what they are worth, and hardly by chance.
 */
export class CommonLuck extends Random {
  readonly #seed: number;
  readonly #byPurpose = new Map<string, Random>();

  constructor(seed: number) {
    super(seed);
    this.#seed = seed;
  }

  override draw(die: Die): number {
    let dice = this.#byPurpose.get(die.purpose);
    if (dice === undefined) this.#byPurpose.set(die.purpose, (dice = new Random(this.#seed, streamOf(die.purpose))));
    return dice.draw(die);
  }
}

/** A number of its own for each purpose; 0 is the stream for everything else. */
function streamOf(purpose: string): number {
  let stream = 1;
  for (let i = 0; i < purpose.length; i++) stream = (31 * stream + purpose.charCodeAt(i)) | 0;
  return stream;
}
