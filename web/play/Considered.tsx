import { capitalised, type Action, type Types } from '@hoard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Asking } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { Sitting } from './sitting.ts';

interface ConsideredProps<T extends Types> {
  readonly sitting: Sitting<T>;
  readonly asking: Asking;
  readonly action: Action;
}

/** One step before the deed: the exact odds, and what is at stake. */
export function Considered<T extends Types>({ sitting, asking, action }: ConsideredProps<T>) {
  const { play } = words.value;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), [action]);
  const odds = sitting.telling.value.preview(sitting.askedIn(asking), action, sitting.voices);
  return (
    <div class="considered">
      <h3>{capitalised(sitting.option(action))}</h3>
      {odds.length > 0 && (
        <ul class="odds">
          {odds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div class="answers plain">
        <button ref={confirm} type="button" class="button strong large" data-main onClick={() => void sitting.choose(asking, action)}>
          {play.confirm}
        </button>
        <button type="button" class="button" onClick={() => (sitting.considered.value = null)}>
          {play.back}
        </button>
      </div>
    </div>
  );
}
