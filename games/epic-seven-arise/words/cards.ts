import type { EffectSpeech } from '@hoard/kernel';
import type { Condition, Lasting, Mission, Objective, SettingRule, Status, Terrain } from '../content/content.ts';
import type { Rows } from '../rules/effects/index.ts';
import type { AriseEffects } from '../rules/effects/types.ts';

/** What things are called where a card is read: positions by the tiles that lie there, effects in words. */
export interface CardNames {
  readonly place: (position: number) => string;
  readonly does: (effects: readonly number[]) => string;
}

type Said<X, By extends keyof X> = {
  readonly [name in X[By] & string]: (said: Extract<X, { readonly [by in By]: name }>, names: CardNames) => string;
};

/** What a language says of all that is printed on cards and tokens. What lacks its words does not compile. */
export interface CardWords extends EffectSpeech<AriseEffects, Rows> {
  readonly lasting: Said<Lasting, 'lasts'>;
  readonly missions: Said<Mission, 'is'>;
  readonly objectives: Said<Objective, 'is'>;
  readonly conditions: Said<Condition, 'is'>;
  readonly settings: Said<SettingRule, 'rule'>;
  /** Tokens on tiles of a terrain. */
  readonly tokens: (terrain: Terrain, side: 'white' | 'black', status: Status) => string;
  readonly fromSkulls: (skulls: number, does: string) => string;
}
