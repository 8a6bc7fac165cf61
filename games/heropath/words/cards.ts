import type { EffectOf } from '@hoard/kernel';
import type { Condition } from '../content/conditions.ts';
import type { Effect, Trigger } from '../content/content.ts';
import type { Rows } from '../rules/effects/index.ts';

/** What a language says of all that is printed on cards and Place-Sites. What lacks its words does not compile. */
export interface CardWords {
  readonly effects: { readonly [name in keyof Rows]: (effect: EffectOf<Rows, name>) => string };
  /** Before what a card does: `before the dice of your battle`; empty where it goes without saying. */
  readonly triggers: { readonly [trigger in Trigger]: string };
  readonly conditions: { readonly [is in Condition['is']]: (condition: Extract<Condition, { readonly is: is }>) => string };
  /** A condition turned round. */
  readonly not: (condition: string) => string;
}

/** What an effect does, in a few words. */
export const effectInWords = ({ effects }: CardWords, effect: Effect): string => (effects[effect.do] as (effect: Effect) => string)(effect);

/** What a clause depends on, in a few words. */
export function conditionInWords({ conditions, not }: CardWords, condition: Condition): string {
  const said = (conditions[condition.is] as (condition: Condition) => string)(condition);
  return condition.not ? not(said) : said;
}
