import { Mark, type BoardProps } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import './shout.css';

type Kind = Heropath['event']['t'];

/** Moments that are told in large letters over the land. */
const GREAT: ReadonlySet<Kind> = new Set<Kind>([
  'dragonTurn',
  'dragonFlew',
  'flare',
  'scaleMoved',
  'gathered',
  'fell',
  'rose',
  'discovered',
  'ritualCalled',
  'ambush',
  'thievery',
  'snatching',
]);
const DARK: ReadonlySet<Kind> = new Set<Kind>([
  'dragonTurn',
  'dragonFlew',
  'flare',
  'scaleMoved',
  'gathered',
  'fell',
  'ambush',
  'thievery',
  'snatching',
]);

/** What is happening, as a sentence across the map. Who hears it is told by the announcer. */
export function Shout({ playing, telling, voices }: BoardProps<Heropath>) {
  if (playing === null || !GREAT.has(playing.event.t)) return null;
  const { event, milliseconds } = playing;
  return (
    <p key={event} class={`hp-shout ${DARK.has(event.t) ? 'dark' : ''}`} style={{ '--ms': `${milliseconds}ms` }} aria-hidden="true">
      <Mark of="hp-shout" />
      <span>{telling.event(event, voices)}</span>
    </p>
  );
}
