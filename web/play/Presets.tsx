import { capitalised, questionOf, type Types } from '@hoard/kernel';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

interface PresetsProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly asking: OpenQuestion;
}

/** Answers that can be given once and for all, where a question has some; until somebody wants to be asked again. */
export function Presets<T extends Types>({ model, asking }: PresetsProps<T>) {
  const { play } = words.value;
  const { presets = {}, lulls = {} } = model.rowOf(asking);
  const names = Object.keys(presets).filter((name) => !(name in lulls));
  if (names.length === 0) return null;
  const question = questionOf(model.askedIn(asking));
  const chosen = model.presetFor(asking);
  return (
    <>
      <Lulls model={model} asking={asking} />
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
    </>
  );
}

/** Quick switches: this question and those that follow are answered for a while. */
function Lulls<T extends Types>({ model, asking }: PresetsProps<T>) {
  const names = Object.keys(model.rowOf(asking).lulls ?? {});
  if (names.length === 0) return null;
  return (
    <div class="answers plain lulls">
      {names.map((name) => (
        <button key={name} type="button" class="button" onClick={() => model.lull(asking, name)}>
          {capitalised(model.telling.value.preset(name))}
        </button>
      ))}
    </div>
  );
}

/** Whoever gave such answers can be asked again at any time. */
export function AskAgain<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { presets, lulls, armed } = model.wishes.value;
  const count = Object.keys(presets).length + Object.keys(lulls).length + armed.length;
  if (count === 0) return null;
  return (
    <button type="button" class="button quiet" onClick={() => model.askAgain()}>
      {words.value.play.askAgain(count)}
    </button>
  );
}
