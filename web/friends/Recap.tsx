import type { Passage, Seat, Types } from '@hoard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { linesOf, type LogLine } from '../play/lines.ts';
import type { PlayModel } from '../play/playModel.ts';
import { isToldOf, recapOf, showAgain } from '../play/recap.ts';
import { RecapLines } from '../play/RecapLines.tsx';
import { keep, recall } from '../settings/kept.ts';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';
import { friendsWords } from './friendsWords.ts';
import type { TableVisit } from './tableVisit.ts';

interface RecapProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly model: PlayModel<T>;
}

/** Whoever has missed less has missed nothing to speak of. */
const FEWEST_PASSAGES = 3;

/** How long each moment of the replay stays in sight after it was shown: all of them take less than twenty seconds. */
const DWELL_MILLISECONDS = 1_600;

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
  /** Until somebody has read it, it counts as missed: a page that is loaded anew meanwhile tells it again. */
  const isTelling = useRef(false);
  /** Null as long as there is nothing to tell. */
  const [lines, show] = useState<readonly LogLine<T>[] | null>(null);
  const isOfReader = isToldOf(model, model.voices.you);
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const since = seen.current;
    // What was done at a seat before it was taken over, its new holder has missed as well; and they are told whose it was, however little happened.
    const isTakenOver = from.current !== null;
    const missed = table.history.value.slice(since).filter(({ seat }) => seat !== viewer);
    if (viewer < 0 || (!isTakenOver && missed.length < FEWEST_PASSAGES)) return note();
    isTelling.current = true;
    if (since < visit.known.value.first) await table.earlier?.fetch();
    const happened = linesOf(table.history.value, { place: table.history.value.length, events: 0 });
    const told = recapOf(
      happened.filter(({ moment }) => moment !== null && moment.place >= since),
      table.boardGame.events,
      isOfReader,
    );
    if (isTakenOver || told.length > 0) show(told);
    else close();
  };
  const note = (): void => {
    seen.current = table.history.value.length;
    keep(kept, String(seen.current));
  };
  const close = (): void => {
    isTelling.current = false;
    from.current = null;
    note();
    show(null);
  };
  useEffect(() => {
    const listening = new AbortController();
    void look();
    document.addEventListener('visibilitychange', () => void look(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (document.visibilityState === 'visible' && !isTelling.current) note();
  }, [history]);
  if (lines === null) return null;
  const replay = (): void => {
    close();
    void showAgain(stage, lines, DWELL_MILLISECONDS);
  };
  return (
    <Dialog title={from.current === null ? text.title : text.briefing} onClose={close}>
      {from.current !== null && <p>{text.takenOver(from.current)}</p>}
      {lines.length > 0 && <RecapLines model={model} lines={lines} isOfReader={isOfReader} />}
      <div class="answers plain">
        <button type="button" class="button strong" onClick={close}>
          {text.playOn}
        </button>
        <button type="button" class="button" onClick={replay}>
          {words.value.play.showAgain}
        </button>
      </div>
    </Dialog>
  );
}
