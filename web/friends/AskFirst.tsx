import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import './askFirst.css';

interface AskFirstProps {
  readonly label: string;
  /** What comes of it. */
  readonly warning: string;
  readonly onSure: () => void;
}

/** A button for what cannot be taken back: it first says what comes of it, and asks once more. */
export function AskFirst({ label, warning, onSure }: AskFirstProps) {
  const [isAsking, ask] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The button that was pressed is gone: whoever goes by keys goes on from what is in its place.
  useLayoutEffect(() => {
    if (isAsking) cancel.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <button ref={opener} type="button" class="button quiet" onClick={() => ask(true)}>
        {label}
      </button>
    );
  return (
    <div class="ask-first" role="group" aria-label={label}>
      <p>{warning}</p>
      <div class="row">
        <button ref={cancel} type="button" class="button" onClick={() => ask(false)}>
          {words.value.page.cancel}
        </button>
        <button
          type="button"
          class="button strong"
          onClick={() => {
            ask(false);
            onSure();
          }}
        >
          {label}
        </button>
      </div>
    </div>
  );
}
