import type { Types } from '@hoard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { PlayModel } from '../play/playModel.ts';
import { language } from '../settings/settings.ts';
import { showToast } from '../style/Toasts.tsx';
import { clockFor, leftText } from './clockText.ts';
import { friendsWords } from './friendsWords.ts';
import { refusedText } from './refusedText.ts';
import type { TableVisit } from './tableVisit.ts';

/** From here on every second is looked at. */
const SOON_MILLISECONDS = 15_000;

interface ClockProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly model: PlayModel<T>;
}

/** The clock that matters most to who looks: one's own, else the one that runs out first. */
export function Clock<T extends Types>({ visit, model }: ClockProps<T>) {
  const { clocks, viewer } = visit.known.value;
  const [, tick] = useState(0);
  useEffect(() => {
    if (clocks.length === 0) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1_000);
    return () => clearInterval(timer);
  }, [clocks]);
  const clock = clockFor(clocks, viewer);
  if (clock === undefined) return null;
  const { company: text } = friendsWords.value;
  const left = Math.max(0, clock.ends - performance.now());
  const isMine = clock.seat === viewer && viewer >= 0;
  const whose = clock.seat === null || isMine ? null : model.voices.nameOf(clock.seat);
  const time = leftText(left, language.value);
  return (
    <>
      <span
        class="table-clock"
        data-soon={isMine && left < SOON_MILLISECONDS}
        role="timer"
        title={whose === null ? text.timeLeft : text.timeOf(whose)}
      >
        {time}
      </span>
      {clock.kind === 'window' && viewer >= 0 && (
        <button type="button" class="button quiet" onClick={() => void moreTime(visit)}>
          <span aria-hidden="true">+</span>
          <span class="bar-word">{text.moreTime}</span>
        </button>
      )}
    </>
  );
}

async function moreTime<T extends Types>(visit: TableVisit<T>): Promise<void> {
  const refusal = await visit.connection.moreTime();
  if (refusal !== null) showToast({ text: refusedText(refusal) });
}
