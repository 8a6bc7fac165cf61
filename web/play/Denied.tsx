import { capitalised, type Denial, type Types } from '@hoard/kernel';
import { useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** What one might expect and cannot do: a long list, made only for who opens it. */
export function Denied<T extends Types>({ model, denials }: { readonly model: PlayModel<T>; readonly denials: readonly Denial[] }) {
  const [isOpen, setOpen] = useState(false);
  if (denials.length === 0) return null;
  return (
    <details class="denied" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.value.play.notPossible}</summary>
      {isOpen && <Reasons model={model} denials={denials} />}
    </details>
  );
}

/** What is denied, by reason; each opens the rule. */
function Reasons<T extends Types>({ model, denials }: { readonly model: PlayModel<T>; readonly denials: readonly Denial[] }) {
  const { telling, voices } = model;
  const reasons = Map.groupBy(denials, (denial) => telling.value.denial(denial, voices));
  return (
    <>
      {[...reasons].map(([reason, denied]) => (
        <section key={reason}>
          <h3>{reason}</h3>
          <div class="answers">
            {denied.map((denial) => (
              <button
                key={denial.action}
                type="button"
                class="button answer"
                aria-disabled="true"
                title={reason}
                onClick={() => (model.why.value = denial)}
              >
                {capitalised(model.option(denial.action))}
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
