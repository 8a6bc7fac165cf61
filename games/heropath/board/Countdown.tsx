import type { Clock } from '@hoard/paint';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/words.ts';
import './countdown.css';

/** The time that is left on a clock: a ring that closes, and the seconds in it. */
export function Countdown({ clock, words }: { readonly clock: Clock; readonly words: Words }) {
  const { seconds, since } = clock;
  const [left, tell] = useState(secondsLeft(clock));
  useEffect(() => {
    tell(secondsLeft(clock));
    const timer = setInterval(() => tell(secondsLeft(clock)), 1000);
    return () => clearInterval(timer);
  }, [since, seconds]);
  return (
    <span
      key={since}
      class="hp-countdown"
      role="timer"
      aria-label={words.panels.seconds(left)}
      // One that is looked at later goes on where it is.
      style={{ '--seconds': `${seconds}s`, '--passed': `${Math.min(0, since - performance.now()) / 1000}s` }}
    >
      <span class="half" aria-hidden="true">
        <i />
      </span>
      <span class="half second" aria-hidden="true">
        <i />
      </span>
      <b aria-hidden="true">{left}</b>
    </span>
  );
}

const secondsLeft = ({ seconds, since }: Clock): number => Math.max(0, Math.ceil(seconds - (performance.now() - since) / 1000));
