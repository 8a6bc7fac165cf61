import type { Types } from '@hoard/kernel';
import { OnDemand } from '../OnDemand.tsx';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** What the adviser would do here, and why; or that it is still thinking. */
export function Advice<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const hint = model.hint.value;
  if (hint === null) return null;
  return (
    <aside class="advice" aria-live="polite">
      {'action' in hint ? (
        <OnDemand load={() => import('./AdviserSays.tsx')}>{({ AdviserSays }) => <AdviserSays model={model} verdict={hint} />}</OnDemand>
      ) : (
        <Thinking model={model} tries={hint.tries} />
      )}
    </aside>
  );
}

function Thinking<T extends Types>({ model, tries }: { readonly model: PlayModel<T>; readonly tries: number }) {
  const { play, page } = words.value;
  return (
    <>
      <p class="adviser-thinks">
        <span role="status">{tries === 0 ? play.adviserThinks : play.adviserStillThinks}</span>{' '}
        {tries > 0 && <small aria-hidden="true">{play.adviserTried(new Intl.NumberFormat(language.value).format(tries))}</small>}
      </p>
      <div class="answers plain">
        <button type="button" class="button quiet" onClick={() => (model.hint.value = null)}>
          {page.cancel}
        </button>
      </div>
    </>
  );
}
