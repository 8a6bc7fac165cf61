import { capitalised, type Action, type Types } from '@hoard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

interface ConsideredProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly asking: OpenQuestion;
  readonly action: Action;
}

/** One step before the deed: the exact odds, and what is at stake. */
export function Considered<T extends Types>({ model, asking, action }: ConsideredProps<T>) {
  const { play } = words.value;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), [action]);
  const odds = model.telling.value.preview(model.askedIn(asking), action, model.voices);
  return (
    <div class="considered">
      <h3>{capitalised(model.option(action))}</h3>
      {odds.length > 0 && (
        <ul class="odds">
          {odds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div class="answers plain">
        <button
          ref={confirm}
          type="button"
          class="button strong large"
          data-main
          data-key={model.table.boardGame.game.keys.keyOf(action)}
          onClick={() => void model.choose(asking, action)}
        >
          {play.confirm}
        </button>
        <button type="button" class="button" onClick={() => (model.considered.value = null)}>
          {play.back}
        </button>
      </div>
    </div>
  );
}
