import type { Types } from '@hoard/kernel';
import type { PlayModel } from './playModel.ts';
import { LATEST, isSilent, linesOf } from './lines.ts';

/** What happens, for those who hear it. Each sentence is said once, when it is shown. */
export function Announcer<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { boardGame, history } = model.table;
  const lines = linesOf(history.value, model.stage.shown.value, LATEST).filter((line) => !isSilent(line, boardGame.events));
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map((line) => (
        <p key={line.key}>{model.sentence(line)}</p>
      ))}
    </div>
  );
}
