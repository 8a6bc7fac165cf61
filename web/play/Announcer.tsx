import type { Types } from '@hoard/kernel';
import type { PlayModel } from './playModel.ts';
import { LATEST, linesOf } from './lines.ts';

/** What happens, for those who hear it. Each sentence is said once, when it is shown. */
export function Announcer<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const lines = linesOf(model.table.history.value, model.stage.shown.value, LATEST);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map((line) => (
        <p key={line.key}>{model.sentence(line)}</p>
      ))}
    </div>
  );
}
