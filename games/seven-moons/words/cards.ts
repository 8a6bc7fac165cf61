import type { EffectSpeech } from '@hoard/kernel';
import type { ArtefactPower, Faerie } from '../content/content.ts';
import type { Rows } from '../rules/effects/index.ts';
import type { SevenMoonsEffects } from '../rules/effects/types.ts';

type Powers<P extends { readonly power: string }> = { readonly [power in P['power']]: (power: Extract<P, { power: power }>) => string };

/** What a language says of all that cards, tokens, artefacts and faeries do. What lacks its words does not compile. */
export interface CardWords extends EffectSpeech<SevenMoonsEffects, Rows> {
  readonly artefacts: Powers<ArtefactPower>;
  readonly faeries: Powers<Faerie>;
  /** Several powers of one artefact. */
  readonly and: (powers: readonly string[]) => string;
}
