import type { Bout, Types, ViewOf } from '@hoard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Playing } from './boardGame.ts';

/** Between two events nothing plays for an instant; what is on the stage stays there meanwhile. */
export function useHeld<T extends Types>(playing: Playing<T> | null): Playing<T> | null {
  const [held, hold] = useState(playing);
  useEffect(() => hold(playing), [playing]);
  return playing ?? held;
}

/** A bout on the stage, and how long its latest throw may take. */
export interface StagedBout {
  readonly bout: Bout;
  readonly milliseconds: number;
}

/**
 * Carries a bout on from event to event. It leaves with the event that decides it; as long as it `stays`, it is there without one, too:
 * while somebody is asked what they add to it.
 */
export function useBout<T extends Types>(
  playing: Playing<T> | null,
  stays: boolean,
  next: (bout: Bout | null, event: T['event'], after: ViewOf<T>) => Bout | null,
): StagedBout | null {
  const held = useHeld(playing);
  const seen = useRef<Playing<T> | null>(null);
  const staged = useRef<StagedBout | null>(null);
  if (playing !== null && playing !== seen.current) {
    const bout = next(staged.current?.bout ?? null, playing.event, playing.after);
    staged.current = bout === null ? null : { bout, milliseconds: playing.milliseconds };
    seen.current = playing;
  } else if (held === null && !stays) staged.current = null;
  return staged.current;
}
