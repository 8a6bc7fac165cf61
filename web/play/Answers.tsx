import { capitalised, type GroupItem, type Types } from '@hoard/kernel';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import { boardProps } from './boardProps.ts';
import { Denied } from './Denied.tsx';
import { PlaceList, placesIn } from './PlaceList.tsx';
import type { PlayModel } from './playModel.ts';
import { pointing } from './pointing.ts';

interface AskingProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly asking: OpenQuestion;
}

/** As the game shows them, if it has its own way to. */
export function OwnAnswers<T extends Types>({ model, asking }: AskingProps<T>) {
  const { Answers: Own } = model.table.boardGame;
  const list = <Answers model={model} asking={asking} />;
  if (Own === undefined) return list;
  const places = placesIn(model.answers.value);
  return (
    <Own
      {...boardProps(model)}
      places={
        places.length === 0 ? null : <PlaceList key={asking.question.token} model={model} asking={asking} items={places} first={null} />
      }
    >
      {list}
    </Own>
  );
}

/** The emphasised answer first, then all others but places, and these folded: they are picked on the map. */
function Answers<T extends Types>({ model, asking }: AskingProps<T>) {
  const main = model.main.value;
  const items = model.answers.value;
  const emphasised = items.find(({ action }) => action === main);
  const others = items.filter((item) => item !== emphasised);
  const places = placesIn(others);
  const listed = new Set<GroupItem>(places);
  const deeds = others.filter((item) => !listed.has(item));
  const untitled = deeds.filter(({ title }) => title === '');
  const titled = Map.groupBy(
    deeds.filter((item) => !untitled.includes(item)),
    ({ title }) => title,
  );
  let last = 0;
  return (
    <>
      {(emphasised !== undefined || untitled.length > 0) && (
        <div class="answers plain">
          {emphasised !== undefined && <Answer model={model} asking={asking} item={emphasised} number={++last} isMain />}
          {untitled.map((item) => (
            <Answer key={item.action} model={model} asking={asking} item={item} number={++last} />
          ))}
        </div>
      )}
      {titled.size > 0 && (
        <div class="answers targets">
          {[...titled].map(([title, there]) => {
            const answers = there.map((item) => (
              <Answer key={item.action} model={model} asking={asking} item={item} number={item.isRare ? null : ++last} />
            ));
            return there[0]!.isRare ? (
              <details key={title} class="folded-answers">
                <summary>
                  {title} <small>{there.length}</small>
                </summary>
                <section aria-label={title}>{answers}</section>
              </details>
            ) : (
              <section key={title} aria-label={title}>
                <h3>{title}</h3>
                {answers}
              </section>
            );
          })}
        </div>
      )}
      {places.length > 0 && <PlaceList key={asking.question.token} model={model} asking={asking} items={places} first={last + 1} />}
      <Denied model={model} denials={asking.question.denials} />
    </>
  );
}

interface AnswerProps<T extends Types> extends AskingProps<T> {
  readonly item: GroupItem;
  /** Counted from 1: the key that presses it; null where none does. */
  readonly number: number | null;
  readonly isMain?: true;
}

/** A longer note gets a row of its own. */
const LONG_NOTE = 40;

/** An answer, and under it what comes of it. Where it can be given several times in a row, all of them are one press. */
function Answer<T extends Types>({ model, asking, item: { action, note }, number, isMain }: AnswerProps<T>) {
  const most = model.telling.value.most(model.askedIn(asking), action);
  return (
    <>
      <button
        type="button"
        class={isMain ? 'button strong large' : note.length > LONG_NOTE ? 'button answer wide' : 'button answer'}
        data-main={isMain}
        data-answer={number ?? undefined}
        data-key={model.table.boardGame.game.keys.keyOf(action)}
        {...pointing(model, action)}
        onClick={() => model.pick(asking, action)}
      >
        <span>{capitalised(model.option(action))}</span>
        {note !== '' && <small>{note}</small>}
      </button>
      {most > 1 && (
        <button type="button" class="button answer all" onClick={() => void model.chooseSeveral(asking, action, most)}>
          <span>{words.value.play.all(most)}</span>
        </button>
      )}
    </>
  );
}
