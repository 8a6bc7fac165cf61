import type { Types } from '@hoard/kernel';
import type { ComponentChild } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { OnDemand } from '../OnDemand.tsx';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Advice } from './Advice.tsx';
import { OwnAnswers } from './Answers.tsx';
import { AskAgain } from './AskAgain.tsx';
import { Considered } from './Considered.tsx';
import { LATEST, byTurn, linesOf } from './lines.ts';
import { Onward } from './Onward.tsx';
import { PresetList } from './PresetList.tsx';
import type { PlayModel } from './playModel.ts';
import { QuestionSheet } from './QuestionSheet.tsx';
import './question.css';

interface QuestionProps<T extends Types> {
  readonly model: PlayModel<T>;
  /** What else is said of the question. */
  readonly about?: ComponentChild;
}

/** What may I do: the question, and every answer as a button. */
export function QuestionPanel<T extends Types>({ model, about }: QuestionProps<T>) {
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
  const isAdvised = hint !== null && 'action' in hint;
  return (
    <QuestionSheet
      model={model}
      // What the adviser says is read at once, as a new question is.
      topic={`${asking.question.token} ${isAdvised}`}
      rest={bargain !== null ? 'tall' : model.isOnBoard(asking) && !isAdvised ? 'folded' : 'open'}
      head={
        <div role="status">
          <h2 ref={heading} tabIndex={-1}>
            {telling.value.question(asked, voices)}
          </h2>
        </div>
      }
    >
      {about}
      <OtherQuestions model={model} asking={asking} />
      {model.considered.value === null && <Advice model={model} />}
      {model.considered.value !== null ? (
        <Considered model={model} asking={asking} action={model.considered.value} />
      ) : bargain === null ? (
        <OwnAnswers model={model} asking={asking} />
      ) : (
        <OnDemand load={() => import('./Meeting.tsx')}>
          {({ Meeting }) => <Meeting model={model} asking={asking} bargain={bargain} />}
        </OnDemand>
      )}
      <PresetList model={model} asking={asking} />
      <AskAgain model={model} />
    </QuestionSheet>
  );
}

/** Where several things are asked at once, they are answered in any order. */
function OtherQuestions<T extends Types>({ model, asking }: { readonly model: PlayModel<T>; readonly asking: OpenQuestion }) {
  // What nobody waits for is turned to when nothing else is asked.
  const askings = model.askings.value.filter((one) => !model.isAside(one));
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

/** What may be done meanwhile, though nobody waits for it. */
function Asides<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const asides = model.askings.value.filter((asking) => model.isAside(asking));
  if (asides.length === 0) return null;
  return (
    <div class="answers plain">
      {asides.map((asking) => (
        <button key={asking.question.lane} type="button" class="button" onClick={() => model.turnTo(asking)}>
          {model.telling.value.question(model.askedIn(asking), model.voices)}
        </button>
      ))}
    </div>
  );
}

/** Nothing is asked here now: what goes on instead. */
function Waiting<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { stage } = model;
  const { play } = words.value;
  const isShowing = stage.busy.value && stage.past.value === null && stage.view.value.outcome === null;
  return (
    <QuestionSheet
      model={model}
      topic={null}
      rest="folded"
      // Where the head of a question will be: who presses twice must not have answered.
      head={
        isShowing &&
        model.pace.value > 0 && (
          <button type="button" class="button skip" onClick={() => stage.skip()}>
            {play.skip}
          </button>
        )
      }
      isIdle
    >
      {stage.past.value !== null ? (
        <button type="button" class="button strong large" data-main onClick={() => stage.backToNow()}>
          {play.toNow}
        </button>
      ) : stage.view.value.outcome !== null ? (
        <button type="button" class="button strong large" data-main onClick={() => (model.isResultOpen.value = true)}>
          {play.seeResult}
        </button>
      ) : isShowing ? (
        <JustNow model={model} />
      ) : model.isOver.value ? (
        <Abandoned model={model} />
      ) : (
        <p class="thinking">{model.waiting.value}</p>
      )}
      {stage.past.value === null && !model.isOver.value && <ComingBack model={model} />}
      <Asides model={model} />
      {!model.isOver.value && <AskAgain model={model} />}
    </QuestionSheet>
  );
}

/** So many lines are read while others play. */
const READ_ALONG = 3;

/** What came before what is being shown, the latest first: where there is no log beside the board. */
function JustNow<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { table, stage } = model;
  const turns = byTurn(linesOf(table.history.value, stage.shown.value, LATEST), table.boardGame.events);
  // The first line of a turn says whose it is: the head of the screen does.
  const lines = turns.flatMap((turn) => (turn.isTitled ? turn.lines.slice(1) : turn.lines));
  return (
    <ol class="just-now only-phone" aria-hidden="true">
      {lines
        .slice(-READ_ALONG)
        .toReversed()
        .map((line) => (
          <li key={line.key}>{model.sentence(line)}</li>
        ))}
    </ol>
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
