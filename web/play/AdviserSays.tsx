import type { Types } from '@hoard/kernel';
import { adviceIn, verdictOn, type Deliberation } from '@hoard/players';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** What the adviser would do, and why. */
export function AdviserSays<T extends Types>({
  model,
  hint: { action, thoughts },
}: {
  readonly model: PlayModel<T>;
  readonly hint: Deliberation;
}) {
  const { considered, hint } = model;
  const { play } = words.value;
  // Where the adviser could not search, there is only what it would do at first sight.
  const verdict = verdictOn(thoughts.length > 0 ? thoughts : [{ action, visits: 0, reward: 0, prior: 1 }]);
  const { headline, reasons, others } = adviceIn(language.value, verdict, {
    option: (answer) => model.option(answer),
    merit: (name, amount) => model.telling.value.merit(name, amount),
  });
  return (
    <>
      <p>
        <strong>{headline}</strong>
      </p>
      {reasons.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {others.length > 0 && (
        <details>
          <summary>{play.adviserOthers}</summary>
          <ul>
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      <div class="answers plain">
        <button type="button" class="button" onClick={() => (considered.value = verdict.action)}>
          {play.consider}
        </button>
        <button type="button" class="button quiet" onClick={() => (hint.value = null)}>
          {play.dismiss}
        </button>
      </div>
    </>
  );
}
