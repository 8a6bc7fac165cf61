import { vocabularyOf, type EffectOf } from '@hoard/kernel';
import { army } from './army.ts';
import { branches, combinators } from './branches.ts';
import { company } from './company.ts';
import { goods } from './goods.ts';
import { purse } from './purse.ts';
import { travel } from './travel.ts';
import type { SevenMoonsEffects } from './types.ts';

/** What cards and tokens do, word for word: the effect vocabulary of the rulebook. A row has all of an effect but its words. */
const rows = { ...purse, ...goods, ...company, ...army, ...travel, ...branches };
const all = { ...rows, ...combinators };

/** The effects that each language has words for. */
export type Rows = typeof rows;
export type EffectName = keyof typeof all;
export type EffectNamed<N extends EffectName> = EffectOf<typeof all, N>;
export type Effect = EffectNamed<EffectName>;

/** What somebody may choose on a card. */
export type Option = EffectNamed<'choose'>['options'][number];

export const vocabulary = vocabularyOf<SevenMoonsEffects>(all, ({ effects }) => effects);
