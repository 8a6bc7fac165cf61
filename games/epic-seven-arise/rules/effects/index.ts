import { vocabularyOf, type EffectOf } from '@hoard/kernel';
import { attacks } from './attacks.ts';
import { care } from './care.ts';
import { damage } from './damage.ts';
import { purse } from './purse.ts';
import { story } from './story.ts';
import type { AriseEffects } from './types.ts';

/** What skills, cards, tokens and chapters do, word for word: the effect vocabulary of the rulebook. A row has all of an effect but its words. */
const rows = { ...damage, ...care, ...purse, ...attacks, ...story };

/** The effects that each language has words for. */
export type Rows = typeof rows;
type EffectName = keyof Rows;
export type EffectNamed<N extends EffectName> = EffectOf<Rows, N>;
export type Effect = EffectNamed<EffectName>;

export const vocabulary = vocabularyOf<AriseEffects>(rows, ({ effects }) => effects);
