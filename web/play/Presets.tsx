import { questionOf, type Types } from '@hoard/kernel';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** Answers that can be given once and for all, where a question has some; until somebody wants to be asked again. */
export function Presets<T extends Types>({ model, asking }: { readonly model: PlayModel<T>; readonly asking: OpenQuestion }) {
  const { play } = words.value;
  const names = Object.keys(model.rowOf(asking).presets ?? {});
  if (names.length === 0) return null;
  const question = questionOf(model.askedIn(asking));
  const chosen = model.presets.value.get(question) ?? null;
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
            onClick={() => model.preset(question, name)}
          >
            {name === null ? play.askMe : model.telling.value.preset(name)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Whoever gave such answers can be asked again at any time. */
export function AskAgain<T extends Types>({ model: { presets } }: { readonly model: PlayModel<T> }) {
  const count = presets.value.size;
  if (count === 0) return null;
  return (
    <button type="button" class="button quiet" onClick={() => (presets.value = new Map())}>
      {words.value.play.askAgain(count)}
    </button>
  );
}
