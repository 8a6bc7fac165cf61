import type { Types } from '@hoard/kernel';
import { Mark } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';
import './questionSheet.css';

/** How far the sheet is drawn up over the board, from least to most. */
const RESTS = ['folded', 'open', 'tall'] as const;
export type Rest = (typeof RESTS)[number];

/** A finger that moved less has tapped. */
const STILL = 8;

interface QuestionSheetProps<T extends Types> {
  readonly model: PlayModel<T>;
  /** How far it comes up by itself. */
  readonly rest: Rest;
  /** By which a new question is known; null where nothing is asked. */
  readonly topic: string | null;
  /** What stays in sight whatever lies under it. */
  readonly head: ComponentChildren;
  readonly isIdle?: boolean;
  readonly children: ComponentChildren;
}

/**
 * What is asked. In the hand it is a sheet that lies over the lower part of the board and never moves it: folded it is as high whatever
 * it holds, and whoever picks something on the board gets it folded. Elsewhere it has a place of its own, and all this has no effect.
 */
export function QuestionSheet<T extends Types>({ model, rest: own, topic, head, isIdle = false, children }: QuestionSheetProps<T>) {
  const { play } = words.value;
  const sheet = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [rest, setRest] = useState<Rest>(own);
  const [hasMore, setMore] = useState(false);
  const isPushed = useRef(false);
  useLayoutEffect(() => {
    setRest(own);
    // A new question is read from its beginning, however far the last one was pushed. Asked where it is, the browser would lay everything out.
    if (isPushed.current) sheet.current!.scrollTop = 0;
    isPushed.current = false;
  }, [topic]);
  useEffect(() => {
    if (model.considered.value !== null) setRest('folded');
  }, [model.considered.value]);
  const { value: unfolded } = model.unfolded;
  const seen = useRef(unfolded);
  useEffect(() => {
    if (unfolded !== seen.current) setRest((now) => (now === 'folded' ? 'open' : now));
    seen.current = unfolded;
  }, [unfolded]);
  useLayoutEffect(() => {
    const box = sheet.current!;
    // Told when the browser has laid it out for the next picture, and before that is seen: to ask at once would have it laid out twice.
    const watcher = new ResizeObserver(() => setMore(box.scrollHeight > box.clientHeight + 4));
    for (const part of [box, ...box.children]) watcher.observe(part);
    return () => watcher.disconnect();
  });

  const step = (by: number): void => {
    setRest(RESTS[Math.min(RESTS.length - 1, Math.max(0, RESTS.indexOf(rest) + by))]!);
    sheet.current!.scrollTop = 0;
  };
  const canGrow = hasMore && rest !== 'tall';
  const drag = useRef<{ readonly from: number; readonly height: number } | null>(null);
  return (
    <section
      ref={sheet}
      class={isIdle ? 'play-question idle' : 'play-question'}
      data-rest={rest}
      data-topic={topic ?? undefined}
      aria-label={play.question}
      onScroll={() => (isPushed.current = true)}
    >
      <header
        class="question-head"
        onPointerDown={(event) => {
          // Where nothing can be unfolded, nothing can be pulled either.
          if (toggle.current === null || toggle.current.offsetParent === null || toggle.current.contains(event.target as Node)) return;
          drag.current = { from: event.clientY, height: sheet.current!.offsetHeight };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={({ clientY }) => {
          if (drag.current !== null) sheet.current!.style.height = `${drag.current.height + drag.current.from - clientY}px`;
        }}
        onPointerUp={({ clientY }) => {
          if (drag.current === null) return;
          const up = drag.current.from - clientY;
          drag.current = null;
          sheet.current!.style.height = '';
          if (Math.abs(up) < STILL) step(canGrow ? 1 : -RESTS.length);
          else step(Math.sign(up));
        }}
        onPointerCancel={() => {
          drag.current = null;
          sheet.current!.style.height = '';
        }}
      >
        {head}
        {rest !== 'folded' && <Mark of="sheet-up" />}
        {(hasMore || rest !== 'folded') && !isIdle && (
          <button
            ref={toggle}
            type="button"
            class="question-fold"
            aria-expanded={!canGrow}
            onClick={() => step(canGrow ? 1 : -RESTS.length)}
          >
            <span class="unseen">{canGrow ? play.unfold : play.fold}</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={canGrow ? 'M5 15L12 8L19 15' : 'M5 9L12 16L19 9'} fill="none" stroke="currentColor" stroke-width="2.4" />
            </svg>
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
