import { questionOf, type Types } from '@hoard/kernel';
import { words } from '../words/words.ts';
import type { PresetsProps } from './PresetList.tsx';

/** The answers that can be given once and for all. */
export function Presets<T extends Types>({ model, asking, names }: PresetsProps<T>) {
  const { play } = words.value;
  const asked = model.askedIn(asking);
  const question = questionOf(asked);
  const chosen = model.standing.presetFor(asked);
  return (
    <div class="answers" role="group" aria-label={play.presets}>
      {[null, ...names].map((name) => (
        <button
          key={name}
          type="button"
          class="button answer"
          aria-pressed={chosen === name}
          onClick={() => model.standing.preset(question, name)}
        >
          {name === null ? play.askMe : model.telling.value.preset(name)}
        </button>
      ))}
    </div>
  );
}
