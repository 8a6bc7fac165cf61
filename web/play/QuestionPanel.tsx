import { capitalised, type Action, type Denial, type Types } from '@hoard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Advice } from './Advice.tsx';
import { boardProps } from './boardProps.ts';
import { Considered } from './Considered.tsx';
import { Meeting } from './Meeting.tsx';
import { AskAgain, Presets } from './Presets.tsx';
import { Onward } from './Onward.tsx';
import type { PlayModel } from './playModel.ts';
import { QuestionSheet } from './QuestionSheet.tsx';
import './question.css';

/** What may I do: the question, and every answer as a button. */
export function QuestionPanel<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { telling, voices } = model;
  const asking = model.asking.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: whoever plays by keys goes on from here.
    if (asking !== null && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [asking]);
  if (asking === null) return <Waiting model={model} />;
  const asked = model.askedIn(asking);
  const bargain = telling.value.bargain(asked, voices);
  const hint = model.hint.value;
  const isAdvised = hint !== null && 'thoughts' in hint;
  return (
    <QuestionSheet
      model={model}
      // What the adviser says is read at once, as a new question is.
      topic={`${asking.question.token} ${isAdvised}`}
      rest={
        bargain !== null ? 'tall' : isAdvised ? 'open' : asking.question.actions.length < 3 || model.isOnBoard(asking) ? 'folded' : 'open'
      }
      head={
        <div role="status">
          <h2 ref={heading} tabIndex={-1}>
            {telling.value.question(asked, voices)}
          </h2>
        </div>
      }
    >
      <OtherQuestions model={model} asking={asking} />
      {model.considered.value === null && <Advice model={model} />}
      {model.considered.value !== null ? (
        <Considered model={model} asking={asking} action={model.considered.value} />
      ) : bargain === null ? (
        <OwnAnswers model={model} asking={asking} />
      ) : (
        <Meeting model={model} asking={asking} bargain={bargain} />
      )}
      <Presets model={model} asking={asking} />
      <AskAgain model={model} />
    </QuestionSheet>
  );
}

/** Where several things are asked at once, they are answered in any order. */
function OtherQuestions<T extends Types>({ model, asking }: { readonly model: PlayModel<T>; readonly asking: OpenQuestion }) {
  const askings = model.askings.value;
  if (askings.length < 2) return null;
  return (
    <nav class="answers plain" aria-label={words.value.play.questions}>
      {askings.map((one) => (
        <button
          key={one.question.lane}
          type="button"
          class="button"
          aria-pressed={one.question.lane === asking.question.lane}
          onClick={() => model.turnTo(one)}
        >
          {model.telling.value.question(model.askedIn(one), model.voices)}
        </button>
      ))}
    </nav>
  );
}

/** As the game shows them, if it has its own way to. */
function OwnAnswers<T extends Types>({ model, asking }: { readonly model: PlayModel<T>; readonly asking: OpenQuestion }) {
  const { Answers: Own } = model.table.boardGame;
  const list = <Answers model={model} asking={asking} />;
  return Own === undefined ? list : <Own {...boardProps(model)}>{list}</Own>;
}

/** The groups that the game tells: what lies nearest is a big button, what has a title a list under it. */
function Answers<T extends Types>({ model, asking }: { readonly model: PlayModel<T>; readonly asking: OpenQuestion }) {
  const { telling, voices } = model;
  let last = 0;
  const groups = telling.value
    .groups(model.askedIn(asking), voices)
    .toSorted((one, other) => Number(one.title !== '') - Number(other.title !== ''))
    .map((group) => {
      const first = last + 1;
      last += group.items.length;
      return { ...group, first };
    });
  const untitled = groups.filter(({ title }) => title === '');
  const titled = groups.slice(untitled.length);
  return (
    <>
      {untitled.map(({ items, first }) => (
        <div key={first} class="answers plain">
          {items.map(({ action, note }, index) => (
            <Answer key={action} model={model} asking={asking} action={action} waits={note} number={first + index} isMain={index === 0} />
          ))}
        </div>
      ))}
      {titled.length > 0 && (
        <div class="answers targets">
          {titled.map(({ title, items, first }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              {items.map(({ action, note }, index) => (
                <Answer key={action} model={model} asking={asking} action={action} waits={note} number={first + index} isMain={false} />
              ))}
            </section>
          ))}
        </div>
      )}
      <Denied model={model} denials={asking.question.denials} />
    </>
  );
}

interface AnswerProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly asking: OpenQuestion;
  readonly action: Action;
  /** What waits at its end, in a few words. */
  readonly waits: string;
  /** Counted from 1: the key that presses it. */
  readonly number: number;
  readonly isMain: boolean;
}

function Answer<T extends Types>({ model, asking, action, waits, number, isMain }: AnswerProps<T>) {
  const { table } = model;
  return (
    <button
      type="button"
      class={isMain ? 'button strong large' : 'button answer'}
      data-main={isMain || undefined}
      data-answer={number}
      data-key={table.boardGame.game.keys.keyOf(action)}
      onClick={() => model.pick(asking, action)}
    >
      <span>{capitalised(model.option(action))}</span>
      {waits !== '' && <small>{waits}</small>}
    </button>
  );
}

/** Nothing is asked here now: what goes on instead. */
function Waiting<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { stage } = model;
  const { play } = words.value;
  return (
    <QuestionSheet model={model} topic={null} rest="folded" head={null} isIdle>
      {stage.past.value !== null ? (
        <button type="button" class="button strong large" data-main onClick={() => stage.backToNow()}>
          {play.toNow}
        </button>
      ) : stage.view.value.outcome !== null ? (
        <button type="button" class="button strong large" data-main onClick={() => (model.isResultOpen.value = true)}>
          {play.seeResult}
        </button>
      ) : stage.busy.value ? (
        <button type="button" class="button large" data-main onClick={() => stage.skip()}>
          {play.skip}
        </button>
      ) : model.isOver.value ? (
        <Abandoned model={model} />
      ) : (
        <p class="thinking">{model.waiting.value}</p>
      )}
      {stage.past.value === null && !model.isOver.value && <ComingBack model={model} />}
      {!model.isOver.value && <AskAgain model={model} />}
    </QuestionSheet>
  );
}

/** Bots play for who is away: until they are back, that is in reach. */
function ComingBack<T extends Types>({ model: { table, voices } }: { readonly model: PlayModel<T> }) {
  const { play } = words.value;
  const away = table.people.value.filter(({ is }) => is === 'away');
  if (away.length === 0) return null;
  return (
    <div class="answers plain">
      {away.map(({ seat }) => (
        <button key={seat} type="button" class="button" onClick={() => void table.back(seat)}>
          {seat === voices.you ? play.comeBack : play.isBack(voices.nameOf(seat))}
        </button>
      ))}
    </div>
  );
}

/** The end of a game that nobody plays on. */
function Abandoned<T extends Types>({ model: { table } }: { readonly model: PlayModel<T> }) {
  const { play } = words.value;
  return (
    <>
      <p class="thinking" role="status">
        {play.abandoned}
      </p>
      <Onward table={table} />
    </>
  );
}

/** What one might expect and cannot do: a long list, made only for who opens it. */
function Denied<T extends Types>({ model, denials }: { readonly model: PlayModel<T>; readonly denials: readonly Denial[] }) {
  const [isOpen, setOpen] = useState(false);
  if (denials.length === 0) return null;
  return (
    <details class="denied" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.value.play.notPossible(denials.length)}</summary>
      {isOpen && <Reasons model={model} denials={denials} />}
    </details>
  );
}

/** What is denied, by reason; each opens the rule. */
function Reasons<T extends Types>({ model, denials }: { readonly model: PlayModel<T>; readonly denials: readonly Denial[] }) {
  const { telling, voices } = model;
  const reasons = Map.groupBy(denials, (denial) => telling.value.denial(denial, voices));
  return (
    <>
      {[...reasons].map(([reason, denied]) => (
        <section key={reason}>
          <h3>{reason}</h3>
          <div class="answers">
            {denied.map((denial) => (
              <button
                key={denial.action}
                type="button"
                class="button answer"
                aria-disabled="true"
                title={reason}
                onClick={() => (model.why.value = denial)}
              >
                {capitalised(model.option(denial.action))}
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
