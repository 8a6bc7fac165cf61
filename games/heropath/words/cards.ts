import type { EffectOf } from '@hoard/kernel';
import type { Condition } from '../content/conditions.ts';
import type { CardId, Content, Effect, Trigger } from '../content/content.ts';
import type { Rows } from '../rules/effects/index.ts';

/** What a language says of all that is printed on cards and Place-Sites. What lacks its words does not compile. */
export interface CardWords {
  readonly effects: { readonly [name in keyof Rows]: (effect: EffectOf<Rows, name>) => string };
  /** Before what a card does: `before the dice of your battle`; empty where it goes without saying. */
  readonly triggers: { readonly [trigger in Trigger]: string };
  readonly conditions: { readonly [is in Condition['is']]: (condition: Extract<Condition, { readonly is: is }>) => string };
  readonly or: (one: string, other: string) => string;
  /** A condition turned round. */
  readonly not: (condition: string) => string;
}

/** What an effect does, in a few words. */
const effectInWords = ({ effects }: CardWords, effect: Effect): string => (effects[effect.do] as (effect: Effect) => string)(effect);

/** What effects do: `gain 2 VITALITY; draw a MAGIC card`. What begins alike is said once. */
export function effectsInWords(words: CardWords, effects: readonly Effect[]): string {
  const said: string[] = [];
  for (const effect of effects) {
    const one = effectInWords(words, effect);
    const lead = /^[^:]+: /.exec(one)?.[0];
    if (lead !== undefined && said.at(-1)?.startsWith(lead)) said[said.length - 1] += `, ${one.slice(lead.length)}`;
    else said.push(one);
  }
  return said.join('; ');
}

/** What an Instant does. */
export function instantInWords(words: CardWords, { cards, effects }: Content, card: CardId): string {
  const { does, or } = cards[card]!.clauses[0]!;
  const [one, other] = [does, or].map((some) =>
    effectsInWords(
      words,
      some.map((place) => effects[place]!),
    ),
  );
  return other === '' ? one! : words.or(one!, other!);
}

/** What lasts for a while, as whom it lasts for is told of it. */
export function lastingInWords(words: CardWords, effect: Effect): string {
  if (effect.do === 'cap') return words.effects.cap({ ...effect, to: { who: 'self' }, for: undefined });
  return effectInWords(words, 'for' in effect ? { ...effect, for: undefined } : effect);
}

/** What a clause depends on, in a few words. */
export function conditionInWords({ conditions, not }: CardWords, condition: Condition): string {
  const said = (conditions[condition.is] as (condition: Condition) => string)(condition);
  return condition.not ? not(said) : said;
}
