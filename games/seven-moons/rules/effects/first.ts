import type { Content } from '../../content/content.ts';
import type { EffectsFrame } from '../../state/frames.ts';
import type { EffectName, EffectNamed } from './index.ts';

/** The effect that is being done, in a moment that only an effect of that name leads to. */
export const firstEffect = <N extends EffectName>(content: Content, frame: EffectsFrame): EffectNamed<N> =>
  content.effects[frame.queue[0]!] as EffectNamed<N>;
