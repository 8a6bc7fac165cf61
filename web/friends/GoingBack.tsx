import type { Types } from '@hoard/kernel';
import type { AnyRefusal } from '@hoard/table/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { byTurn, linesOf } from '../play/lines.ts';
import type { PlayModel } from '../play/playModel.ts';
import { barText } from '../play/refusals.ts';
import { language } from '../settings/settings.ts';
import { Dialog } from '../style/Dialog.tsx';
import { showToast } from '../style/Toasts.tsx';
import { words } from '../words/words.ts';
import { friendsWords } from './friendsWords.ts';
import { refusedText } from './refusedText.ts';
import type { TableVisit } from './tableVisit.ts';

interface GoingBackProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly model: PlayModel<T>;
}

/** The beginning of a turn, to which all may go back. */
interface Moment {
  /** The place of the first passage that would count no more. */
  readonly place: number;
  readonly title: string;
}

/** So many turns are offered: who wants to go back further starts anew. */
const MOST_TURNS = 30;

/** The turns that count, the latest first. What was before the first choice cannot be undone. */
function momentsIn<T extends Types>(model: PlayModel<T>): Moment[] {
  const { table } = model;
  const history = table.history.value;
  const lines = linesOf(history, { place: history.length, events: 0 }).filter(({ moment, isUndone }) => moment !== null && !isUndone);
  const turns = byTurn(lines, table.boardGame.events).map(({ isTitled, lines: [first] }) => ({
    // A turn begins where the one before it ends: what follows its first line counts no more.
    place: Math.max(1, first!.moment!.place + 1),
    title: isTitled ? model.sentence(first!) : words.value.play.beforeFirst,
  }));
  const latest = history.length - 1;
  return turns
    .filter(({ place }, number) => place <= latest && place !== turns[number + 1]?.place)
    .toReversed()
    .slice(0, MOST_TURNS);
}

/** The turn in which a place lies. */
function titleAt<T extends Types>(model: PlayModel<T>, place: number | null): string {
  const moments = momentsIn(model);
  return (moments.find((moment) => place !== null && moment.place <= place) ?? moments[0])?.title ?? '';
}

const say = (refusal: AnyRefusal | null): void => {
  if (refusal === null) return;
  showToast({ text: refusal.why === 'undo-barred' ? barText(refusal.bar) : refusedText(refusal) });
};

/** Asks all people to go back to an earlier turn. */
export function GoingBack<T extends Types>({ visit, model }: GoingBackProps<T>) {
  const { rewind, viewer } = visit.known.value;
  const { rewind: text } = friendsWords.value;
  const moments = momentsIn(model);
  const [chosen, choose] = useState<number | null>(null);
  useEffect(() => void model.table.earlier?.fetch(), []);
  if (rewind === null && moments.length === 0) return null;
  const place = chosen ?? moments[0]?.place ?? 1;
  return (
    <section aria-label={text.title}>
      <h3>{text.title}</h3>
      {rewind === null ? (
        <>
          <label class="field">
            {text.to}
            <select value={place} onChange={({ currentTarget: { value } }) => choose(Number(value))}>
              {moments.map((moment) => (
                <option key={moment.place} value={moment.place}>
                  {moment.title}
                </option>
              ))}
            </select>
            <small>{text.how}</small>
          </label>
          <button type="button" class="button" onClick={() => void visit.connection.askToRewind(place).then(say)}>
            {text.ask}
          </button>
        </>
      ) : rewind.by === viewer ? (
        <>
          <p>{text.youAsk(titleAt(model, rewind.place))}</p>
          <Missing visit={visit} model={model} />
          <button type="button" class="button quiet" onClick={() => void visit.connection.answerRewind(rewind.asked, false).then(say)}>
            {text.withdraw}
          </button>
        </>
      ) : (
        <Answer visit={visit} model={model} />
      )}
    </section>
  );
}

/** Who else would have to agree. */
function Missing<T extends Types>({ visit, model }: GoingBackProps<T>) {
  const { rewind, viewer } = visit.known.value;
  const missing = rewind?.needed.filter((seat) => seat !== viewer) ?? [];
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat(language.value).format(missing.map((seat) => model.voices.nameOf(seat)));
  return <p class="faint">{friendsWords.value.company.voteWaits(names)}</p>;
}

/** What somebody asks for, and the two answers to it. */
function Answer<T extends Types>({ visit, model }: GoingBackProps<T>) {
  const { rewind, viewer } = visit.known.value;
  const { rewind: text } = friendsWords.value;
  if (rewind === null) return null;
  const answer = (agrees: boolean) => void visit.connection.answerRewind(rewind.asked, agrees).then(say);
  return (
    <>
      <p>{text.target(titleAt(model, rewind.place))}</p>
      <p class="faint">{text.how}</p>
      <Missing visit={visit} model={model} />
      <div class="row">
        {rewind.needed.includes(viewer) && (
          <button type="button" class="button strong" onClick={() => answer(true)}>
            {text.agree}
          </button>
        )}
        <button type="button" class="button" onClick={() => answer(false)}>
          {text.decline}
        </button>
      </div>
    </>
  );
}

/** Asks whoever has to agree, once; it can be answered later in the same place as everything about the table. */
export function AskedToGoBack<T extends Types>({ visit, model }: GoingBackProps<T>) {
  const { rewind, viewer } = visit.known.value;
  const { rewind: text } = friendsWords.value;
  const [put, putAway] = useState<number | null>(null);
  /** How much had happened when the viewer asked; null where they do not. */
  const since = useRef<number | null>(null);
  const history = model.table.history.value;
  useEffect(() => {
    const wentBack = history.slice(since.current ?? 0).some(({ what }) => what === 'rewind');
    if (since.current !== null && rewind === null && !wentBack) showToast({ text: text.declined });
    since.current = rewind?.by === viewer ? history.length : null;
  }, [rewind?.asked]);
  if (rewind === null || put === rewind.asked || !rewind.needed.includes(viewer)) return null;
  return (
    <Dialog title={text.asks(model.voices.nameOf(rewind.by))} onClose={() => putAway(rewind.asked)}>
      <Answer visit={visit} model={model} />
    </Dialog>
  );
}
