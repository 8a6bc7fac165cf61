import type { Passage, Seat, Types } from '@hoard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogLine } from '../play/lines.ts';
import type { PlayModel } from '../play/playModel.ts';
import { keep, recall } from '../settings/kept.ts';
import { Dialog } from '../style/Dialog.tsx';
import { friendsWords } from './friendsWords.ts';
import { recapOf } from './recap.ts';
import type { TableVisit } from './tableVisit.ts';

interface RecapProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly model: PlayModel<T>;
}

/** Whoever has missed less has missed nothing to speak of. */
const FEWEST_PASSAGES = 3;

/** How long each moment of the replay stays in sight after it was shown: all of them take less than twenty seconds. */
const DWELL_MILLISECONDS = 1_600;

/** No seat: nobody is spoken to. */
const NOBODY = -1;

/** From whom a seat was taken over last. */
const takenOverIn = <T extends Types>(history: readonly Passage<T>[], seat: Seat): string | undefined =>
  history.findLast((passage) => passage.seat === seat && passage.handedOver !== undefined)?.handedOver?.from;

/** What happened since somebody last looked at this table, in a few sentences, and as a quick replay of those moments. */
export function Recap<T extends Types>({ visit, model }: RecapProps<T>) {
  const { table, stage } = model;
  const { viewer } = visit.known.value;
  const { recap: text } = friendsWords.value;
  const history = table.history.value;
  const kept = `friends.seen.${table.id}`;
  // Who sat here before on this device goes on from there; who has just taken the seat over has all before them.
  const from = useRef(recall(kept) === null ? (takenOverIn(history, viewer) ?? null) : null);
  const seen = useRef(Number(recall(kept) ?? (from.current === null ? history.length : 0)));
  const [lines, show] = useState<readonly LogLine<T>[]>([]);
  const isOfReader = (line: LogLine<T>): boolean => model.sentence(line) !== model.sentence(line, { ...model.voices, you: NOBODY });
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const since = seen.current;
    note();
    const missed = table.history.value.slice(since).filter(({ seat }) => seat !== viewer);
    if (missed.length < FEWEST_PASSAGES || viewer < 0) return;
    if (since < visit.known.value.first) await table.earlier?.fetch();
    show(recapOf(table.history.value, since, table.boardGame.events, isOfReader));
  };
  const note = (): void => {
    seen.current = table.history.value.length;
    keep(kept, String(seen.current));
  };
  useEffect(() => {
    const listening = new AbortController();
    void look();
    document.addEventListener('visibilitychange', () => void look(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (document.visibilityState === 'visible') note();
  }, [history]);
  if (lines.length === 0) return null;
  const close = (): void => {
    from.current = null;
    show([]);
  };
  const replay = async (): Promise<void> => {
    close();
    stage.skip();
    for (const { moment } of lines) {
      if (moment === null) continue;
      await stage.lookBack(moment);
      await new Promise((resolve) => setTimeout(resolve, DWELL_MILLISECONDS));
      // Somebody has seen enough, or looks at something else.
      if (stage.past.value?.place !== moment.place) return;
    }
    stage.backToNow();
  };
  return (
    <Dialog title={from.current === null ? text.title : text.briefing} onClose={close}>
      {from.current !== null && <p>{text.takenOver(from.current)}</p>}
      <ol class="plain-list recap">
        {lines.map((line) => (
          <li key={line.key} class={isOfReader(line) ? 'of-you' : undefined}>
            {model.sentence(line)}
          </li>
        ))}
      </ol>
      <div class="answers plain">
        <button type="button" class="button strong" onClick={close}>
          {text.playOn}
        </button>
        <button type="button" class="button" onClick={() => void replay()}>
          {text.watch}
        </button>
      </div>
    </Dialog>
  );
}
