import { vocabularyOf, type EffectOf } from '@hoard/kernel';
import { battle } from './battle.ts';
import { cards } from './cards.ts';
import { enemies } from './enemies.ts';
import { gems } from './gems.ts';
import { heroes } from './heroes.ts';
import { movement } from './movement.ts';
import type { HeropathEffects } from './types.ts';
import { world } from './world.ts';

/** What cards and Place-Sites do, word for word: the vocabulary of the rulebook. A row has all of an effect but its words. */
const rows = { ...gems, ...cards, ...battle, ...enemies, ...movement, ...heroes, ...world };

export type Rows = typeof rows;
export type Effect = EffectOf<typeof rows>;

export const vocabulary = vocabularyOf<HeropathEffects>(rows, ({ effects }) => effects);
