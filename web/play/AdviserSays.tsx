import type { Action, Types } from '@hoard/kernel';
import { adviceIn, verdictOn, type Deliberation, type Verdict } from '@hoard/players';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** What an adviser makes of its thoughts. Where it could not search, there is only what it would do at first sight. */
export const verdictIn = ({ action, thoughts }: Deliberation, emphasised: Action | null): Verdict =>
  verdictOn(thoughts.length > 0 ? thoughts : [{ action: emphasised ?? action, visits: 0, reward: 0, prior: 1 }], emphasised);

/** What the adviser would do, and why. */
export function AdviserSays<T extends Types>({ model, verdict }: { readonly model: PlayModel<T>; readonly verdict: Verdict }) {
  const { considered, hint } = model;
  const { play } = words.value;
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
