import { weightedDie, type Die } from '@hoard/kernel';
import type { Content } from '../content/content.ts';

// HP-22: battle dice that are thrown together.

/** Each outcome is one way they can lie, highest first, weighted by how often it comes. */
export interface BattleThrow extends Die {
  readonly faces: readonly (readonly number[])[];
}

function throwOf(purpose: string, sides: readonly number[], count: number): BattleThrow {
  const ways = new Map<string, { faces: number[]; weight: number }>();
  const fill = (lying: readonly number[]): void => {
    if (lying.length < count) return sides.forEach((face) => fill([...lying, face]));
    const faces = lying.toSorted((one, other) => other - one);
    const known = ways.get(faces.join());
    if (known === undefined) ways.set(faces.join(), { faces, weight: 1 });
    else known.weight++;
  };
  fill([]);
  const all = [...ways.values()];
  return {
    ...weightedDie(
      purpose,
      all.map(({ weight }) => weight),
    ),
    faces: all.map(({ faces }) => faces),
  };
}

const known = new WeakMap<readonly number[], BattleThrow[]>();

/** Made once for each die of a content set and each number of dice. */
function throwing(purpose: string, sides: readonly number[], count: number): BattleThrow {
  let throws = known.get(sides);
  if (throws === undefined) known.set(sides, (throws = []));
  return (throws[count] ??= throwOf(purpose, sides, count));
}

/** HP-22.1. */
export const heroThrow = ({ dice }: Content, count: number): BattleThrow => throwing('hp.hero-dice', dice.hero, count);
/** HP-22.2. */
export const enemyThrow = ({ dice }: Content, count: number): BattleThrow => throwing('hp.enemy-dice', dice.enemy, count);

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
