import { Mark, useHeld, useLater, type BoardProps } from '@hoard/paint';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import type { DragonThrow } from './DragonBattle.tsx';
import { wordsIn } from './speech.ts';

/** What fills the screen just now: a battle with the Dragon, or the fall of the kingdom; null at all other times. */
export function useGreatMoment({ playing, view, language, telling, voices }: BoardProps<DragonAttack>): VNode | null {
  const held = useHeld(playing);
  const thrown = useDragonThrow(held?.event);
  // Nobody fights the Dragon before it has come.
  const moments = useLater(view.sight.dragonAt > 0, () => import('./greatMoments.ts'));
  if (held === null || moments === null) return null;
  if (thrown !== null)
    return <moments.DragonBattle key={thrown.seat} {...{ thrown, language, telling, voices }} playing={held} board={view.sight} />;
  if (held.event.t !== 'fallen') return null;
  return (
    <div class="great-moment city-burns" style={{ '--ms': `${held.milliseconds}ms` }} aria-hidden="true">
      <Mark of="great-moment" />
      <moments.Scene mood="ruin" hero={-1} />
      <p class="shout great fire">{wordsIn(language).ending.fallen}</p>
    </div>
  );
}

const OF_A_BATTLE: ReadonlySet<Event['t'] | undefined> = new Set(['threw', 'equal', 'wounded', 'robbed', 'slain']);

/** The latest throw at the Dragon, as long as what happens belongs to that battle. */
function useDragonThrow(event: Event | undefined): DragonThrow | null {
  const latest = useRef<DragonThrow | null>(null);
  if (event?.t === 'threw') latest.current = event.foe === 'dragon' ? event : null;
  else if (!OF_A_BATTLE.has(event?.t)) latest.current = null;
  return latest.current;
}
