import type { Seat, Types } from '@hoard/kernel';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../router/route.ts';
import { Dialog } from '../style/Dialog.tsx';
import { showToast } from '../style/Toasts.tsx';
import type { NotTaken } from '../table/table.ts';
import { words } from '../words/words.ts';
import { notNowText } from './refusals.ts';
import type { PlayModel } from './playModel.ts';

interface WaysProps<T extends Types> {
  readonly model: PlayModel<T>;
  /** Closes the door behind somebody, and says so if they could not go. */
  readonly settle: (answer: Promise<NotTaken | null>) => void;
  readonly onLeave: (seat: Seat | null) => void;
}

/** The way out: to the shelf, for a while, or for good; and the way back. */
export function Door<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { play } = words.value;
  const [leaving, setLeaving] = useState<Seat | null>(null);
  const close = (): boolean => (model.isDoorOpen.value = false);
  const settle = (answer: Promise<NotTaken | null>): void => {
    close();
    void answer.then((refusal) => refusal !== null && showToast({ text: notNowText(refusal) }));
  };
  return (
    <Dialog title={leaving === null ? play.door : play.leaveForGood} onClose={close}>
      {leaving === null ? (
        <Ways model={model} settle={settle} onLeave={setLeaving} />
      ) : (
        <Sure model={model} settle={settle} onLeave={setLeaving} seat={leaving} />
      )}
    </Dialog>
  );
}

function Ways<T extends Types>({ model, settle, onLeave }: WaysProps<T>) {
  const { table, voices } = model;
  const { play } = words.value;
  const staying = table.people.value.filter(({ is }) => is !== 'gone');
  return (
    <>
      <div class="answers plain">
        <a class="button strong" href={hrefOf({ at: 'shelf' })}>
          {play.toShelf}
        </a>
      </div>
      <ul class="plain-list door">
        {staying.map(({ seat, is }) => (
          <li key={seat}>
            {staying.length > 1 && <h3>{voices.nameOf(seat)}</h3>}
            <div class="answers plain">
              <button type="button" class="button" onClick={() => settle(is === 'here' ? table.away(seat) : table.back(seat))}>
                {is === 'here' ? play.goAway : play.comeBack}
              </button>
              <button type="button" class="button quiet" onClick={() => onLeave(seat)}>
                {play.leaveForGood}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sure<T extends Types>({ model, settle, onLeave, seat }: WaysProps<T> & { readonly seat: Seat }) {
  const { table, voices } = model;
  const { play, page } = words.value;
  const cancel = useRef<HTMLButtonElement>(null);
  // The button that led here is gone.
  useLayoutEffect(() => cancel.current?.focus(), []);
  const isLast = table.hasOthers?.value !== true && table.people.value.every((other) => other.seat === seat || other.is === 'gone');
  return (
    <>
      <p>{isLast ? play.sureLast : play.sureToLeave(voices.nameOf(seat))}</p>
      <div class="answers plain">
        <button ref={cancel} type="button" class="button" onClick={() => onLeave(null)}>
          {page.cancel}
        </button>
        <button type="button" class="button strong" onClick={() => settle(table.leave(seat))}>
          {play.leaveForGood}
        </button>
      </div>
    </>
  );
}
