import type { Luck, Standing, Types, ViewOf } from '@hoard/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { eventsTold } from './lines.ts';
import { Onward } from './Onward.tsx';
import type { PlayModel } from './playModel.ts';
import { Story } from './Story.tsx';
import { wonText } from '../words/wonText.ts';
import './ending.css';

/** The last page: who won, what each score is made of, and what luck had to do with it. */
export function Ending<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { table, stage } = model;
  const view = stage.view.value;
  const isOver = view.outcome !== null && !stage.busy.value && stage.past.value === null && model.isResultOpen.value;
  const page = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    page.current?.showModal();
    heading.current?.focus();
  }, [isOver]);
  const close = (): boolean => (model.isResultOpen.value = false);
  if (!isOver) return null;
  const { boardGame } = table;
  const { play } = words.value;
  const telling = model.telling.value;
  const standings = telling.standings(view, model.voices);
  const events = eventsTold(table.history.value);
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const finale = boardGame.finale ?? null;
  const epilogue = telling.epilogue(events, view);
  const result = finale?.result?.(view, language.value, model.voices) ?? wonText(winners, model.voices);
  const nearly = telling.nearly(events, view, model.voices);
  return (
    <dialog ref={page} class={`ending ${finale?.mood(view) ?? ''}`} aria-labelledby="ending" onClose={close}>
      <div class="ending-page">
        {finale !== null && <Picture load={finale.picture} view={view} />}
        <div class="ending-words">
          <h2 id="ending" ref={heading} tabIndex={-1}>
            {finale?.headline(view, language.value) ?? result}
          </h2>
          <p>{finale === null ? play.over : result}</p>
          {nearly.length > 0 && <p class="nearly">{nearly.join(' ')}</p>}
          {table.isSeeded && <p class="seeded">{play.seeded}</p>}
        </div>
        <ol class="standings">
          {standings.map((standing) => (
            <Row key={standing.seat} standing={standing} name={model.voices.nameOf(standing.seat)} />
          ))}
        </ol>
        {epilogue !== null && <Story epilogue={epilogue} table={table} />}
        <Onward table={table}>
          <button type="button" class="button quiet" onClick={close}>
            {play.seeBoard}
          </button>
        </Onward>
        <LuckReport lines={telling.luck(events, view)} nameOf={(seat) => (seat < 0 ? play.everybody : model.voices.nameOf(seat))} />
      </div>
    </dialog>
  );
}

interface PictureProps<T extends Types> {
  readonly load: () => Promise<ComponentType<{ readonly view: ViewOf<T> }>>;
  readonly view: ViewOf<T>;
}

/** Its room is kept until it arrives; without it the words must do. */
function Picture<T extends Types>({ load, view }: PictureProps<T>) {
  const [Painted, arrive] = useState<ComponentType<{ readonly view: ViewOf<T> }> | null>(null);
  useEffect(() => {
    load().then(
      (picture) => arrive(() => picture),
      () => {},
    );
  }, []);
  return <div class="ending-picture">{Painted !== null && <Painted view={view} />}</div>;
}

function Row({ standing: { place, total, parts, note }, name }: { readonly standing: Standing; readonly name: string }) {
  const { play } = words.value;
  return (
    <li class={place === 1 ? 'winner' : place === 0 ? 'lost' : undefined}>
      <span class="rank">{play.place(place)}</span>
      <strong class="who">{name}</strong>
      {total !== null && (
        <span class="total">
          {total} <small>{play.points}</small>
        </span>
      )}
      <ul class="parts">
        {parts.map(({ label, points }, part) => (
          <li key={label} style={{ '--place': part }}>
            {label} <b>{points}</b>
          </li>
        ))}
        {note !== '' && <li class="note">{note}</li>}
      </ul>
    </li>
  );
}

function LuckReport({ lines, nameOf }: { readonly lines: readonly Luck[]; readonly nameOf: (seat: number) => string }) {
  const { play } = words.value;
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  if (lines.length === 0) return null;
  return (
    <details class="luck" open>
      <summary>{play.luck}</summary>
      <p>{play.luckText}</p>
      <div class="luck-table" tabIndex={0} role="group" aria-label={play.luck}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{play.luckHappened}</th>
              <th scope="col">{play.luckExpected}</th>
              <th scope="col">{play.luckAmong}</th>
            </tr>
          </thead>
          {[...Map.groupBy(lines, ({ label }) => label)].map(([label, group]) => (
            <tbody key={label}>
              <tr>
                <th colSpan={4} scope="rowgroup">
                  {label}
                </th>
              </tr>
              {group.map(({ seat, happened, expected, among }) => (
                <tr key={seat}>
                  <th scope="row">{nameOf(seat)}</th>
                  <td>{number.format(happened)}</td>
                  <td>{number.format(expected)}</td>
                  <td>{among}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </details>
  );
}
