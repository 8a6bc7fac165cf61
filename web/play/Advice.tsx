import { capitalised, percent, type Types } from '@hoard/kernel';
import type { Deliberation, Thought } from '@hoard/players';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

const OTHERS = 3;

/** What a bot would do here, and why. */
export function Advice<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { play } = words.value;
  const hint = model.hint.value;
  if (hint === null) return null;
  return (
    <aside class="advice" aria-live="polite">
      {hint === 'thinking' ? <p>{play.adviserThinks}</p> : <Reasons model={model} hint={hint} />}
    </aside>
  );
}

/** How much of a win it brought on average. */
const expected = ({ reward, visits }: Thought): number => reward / Math.max(1, visits);

function Reasons<T extends Types>({ model, hint: { action, thoughts } }: { readonly model: PlayModel<T>; readonly hint: Deliberation }) {
  const { considered, hint } = model;
  const { play } = words.value;
  const chosen = thoughts.find((thought) => thought.action === action);
  const others = thoughts
    .filter((thought) => thought !== chosen && thought.visits > 0)
    .toSorted((a, b) => expected(b) - expected(a))
    .slice(0, OTHERS);
  return (
    <>
      <p>
        <strong>{play.adviserWould(model.option(action))}</strong> {thoughts.length === 1 && play.adviserOnly}
        {thoughts.length > 1 && chosen !== undefined && play.adviserWhy(chosen.visits, percent(expected(chosen), language.value))}
      </p>
      {others.length > 0 && (
        <>
          <p>{play.adviserOthers}</p>
          <ul>
            {others.map((thought) => (
              <li key={thought.action}>
                {play.adviserLine(capitalised(model.option(thought.action)), percent(expected(thought), language.value))}
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="answers plain">
        <button type="button" class="button" onClick={() => (considered.value = action)}>
          {play.consider}
        </button>
        <button type="button" class="button quiet" onClick={() => (hint.value = null)}>
          {play.dismiss}
        </button>
      </div>
    </>
  );
}
