import type { Types } from '@hoard/kernel';
import type { Sitting } from './sitting.ts';
import { linesOf } from './lines.ts';

const LATEST = 12;

/** What happens, for those who hear it. Each sentence is said once, when it is shown. */
export function Announcer<T extends Types>({ sitting }: { readonly sitting: Sitting<T> }) {
  const lines = linesOf(sitting.table.history.value, sitting.stage.shown.value, LATEST);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map((line) => (
        <p key={line.key}>{sitting.sentence(line)}</p>
      ))}
    </div>
  );
}
