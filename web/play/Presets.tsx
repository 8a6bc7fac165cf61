import { questionOf, type Types } from '@hoard/kernel';
import type { Asking } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { Sitting } from './sitting.ts';

/** Answers that can be given once and for all, where a question has some; until somebody wants to be asked again. */
export function Presets<T extends Types>({ sitting, asking }: { readonly sitting: Sitting<T>; readonly asking: Asking }) {
  const { play } = words.value;
  const names = Object.keys(sitting.rowOf(asking).standing ?? {});
  if (names.length === 0) return null;
  const question = questionOf(sitting.askedIn(asking));
  const chosen = sitting.presets.value.get(question) ?? null;
  return (
    <details class="presets">
      <summary>{play.presets}</summary>
      <div class="answers" role="group" aria-label={play.presets}>
        {[null, ...names].map((name) => (
          <button
            key={name}
            type="button"
            class="button answer"
            aria-pressed={chosen === name}
            onClick={() => sitting.preset(question, name)}
          >
            {name === null ? play.askMe : sitting.telling.value.standing(name)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Whoever gave such answers can be asked again at any time. */
export function AskAgain<T extends Types>({ sitting: { presets } }: { readonly sitting: Sitting<T> }) {
  const count = presets.value.size;
  if (count === 0) return null;
  return (
    <button type="button" class="button quiet" onClick={() => (presets.value = new Map())}>
      {words.value.play.askAgain(count)}
    </button>
  );
}
