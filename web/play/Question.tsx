import { capitalised, type Action, type Denial, type Types } from '@hoard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, memory } from '../settings/settings.ts';
import type { Asking } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Advice } from './Advice.tsx';
import { boardProps } from './boardProps.ts';
import { Considered } from './Considered.tsx';
import { Meeting } from './Meeting.tsx';
import { Onward } from './Onward.tsx';
import type { Sitting } from './sitting.ts';
import './question.css';

/** What may I do: the question, and every answer as a button. */
export function Question<T extends Types>({ sitting }: { readonly sitting: Sitting<T> }) {
  const { table, stage, text, voices } = sitting;
  const { play } = words.value;
  const asking = sitting.asking.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: whoever plays by keys goes on from here.
    if (asking !== null && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [asking]);
  if (asking === null) return <Waiting sitting={sitting} />;
  const { seat, question } = asking;
  const view = stage.view.value;
  const bargain = table.boardGame.bargain(view, seat, question.actions, language.value);
  return (
    <section class="play-question" aria-label={play.question}>
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {text.value.question(view, question.lane, voices)}
        </h2>
      </div>
      {sitting.considered.value === null && <Advice sitting={sitting} />}
      {sitting.considered.value !== null ? (
        <Considered sitting={sitting} asking={asking} action={sitting.considered.value} />
      ) : bargain === null ? (
        <OwnAnswers sitting={sitting} asking={asking} />
      ) : (
        <Meeting sitting={sitting} asking={asking} bargain={bargain} />
      )}
    </section>
  );
}

/** As the game shows them, if it has its own way to. */
function OwnAnswers<T extends Types>({ sitting, asking }: { readonly sitting: Sitting<T>; readonly asking: Asking }) {
  const { Answers: Own } = sitting.table.boardGame;
  const list = <Answers sitting={sitting} asking={asking} />;
  return Own === undefined ? list : <Own {...boardProps(sitting)}>{list}</Own>;
}

/** A verb without an argument is a big button; targets are a list, as they are on the board. */
function Answers<T extends Types>({ sitting, asking }: { readonly sitting: Sitting<T>; readonly asking: Asking }) {
  const { table, stage } = sitting;
  const { boardGame } = table;
  const { actions, denials } = asking.question;
  const answers = actions.map((action) => ({
    action,
    waits: boardGame.glance(stage.view.value, asking.seat, action, language.value, memory.value),
  }));
  const isPlain = ({ action }: { readonly action: Action }): boolean => !boardGame.game.keys.keyOf(action).includes(':');
  const plain = answers.filter(isPlain);
  // Where something waits comes first.
  const targets = answers.filter((answer) => !isPlain(answer)).toSorted((a, b) => Number(a.waits === '') - Number(b.waits === ''));
  return (
    <>
      {plain.length > 0 && (
        <div class="answers plain">
          {plain.map((answer, place) => (
            <Answer key={answer.action} sitting={sitting} asking={asking} {...answer} number={place + 1} isMain={place === 0} />
          ))}
        </div>
      )}
      {targets.length > 0 && (
        <div class="answers targets" role="group" aria-label={words.value.play.question}>
          {targets.map((answer, place) => (
            <Answer key={answer.action} sitting={sitting} asking={asking} {...answer} number={plain.length + place + 1} isMain={false} />
          ))}
        </div>
      )}
      <Denied sitting={sitting} denials={denials} />
    </>
  );
}

interface AnswerProps<T extends Types> {
  readonly sitting: Sitting<T>;
  readonly asking: Asking;
  readonly action: Action;
  /** What waits at its end, in a few words. */
  readonly waits: string;
  /** Counted from 1: the key that presses it. */
  readonly number: number;
  readonly isMain: boolean;
}

function Answer<T extends Types>({ sitting, asking, action, waits, number, isMain }: AnswerProps<T>) {
  const { table } = sitting;
  return (
    <button
      type="button"
      class={isMain ? 'button strong large' : 'button answer'}
      data-main={isMain || undefined}
      data-answer={number}
      data-key={table.boardGame.game.keys.keyOf(action)}
      onClick={() => sitting.pick(asking, action)}
    >
      <span>{capitalised(sitting.option(action))}</span>
      {waits !== '' && <small>{waits}</small>}
    </button>
  );
}

/** Nothing is asked here now: what goes on instead. */
function Waiting<T extends Types>({ sitting }: { readonly sitting: Sitting<T> }) {
  const { stage } = sitting;
  const { play } = words.value;
  return (
    <section class="play-question idle" aria-label={play.question}>
      {stage.past.value !== null ? (
        <button type="button" class="button strong large" data-main onClick={() => stage.backToNow()}>
          {play.toNow}
        </button>
      ) : stage.view.value.outcome !== null ? (
        <button type="button" class="button strong large" data-main onClick={() => (sitting.isResultOpen.value = true)}>
          {play.seeResult}
        </button>
      ) : stage.busy.value ? (
        <button type="button" class="button large" data-main onClick={() => stage.skip()}>
          {play.skip}
        </button>
      ) : sitting.isOver.value ? (
        <Abandoned sitting={sitting} />
      ) : (
        <p class="thinking">{sitting.waiting.value}</p>
      )}
      {stage.past.value === null && !sitting.isOver.value && <ComingBack sitting={sitting} />}
    </section>
  );
}

/** Bots play for who is away: until they are back, that is in reach. */
function ComingBack<T extends Types>({ sitting: { table, voices } }: { readonly sitting: Sitting<T> }) {
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
function Abandoned<T extends Types>({ sitting: { table } }: { readonly sitting: Sitting<T> }) {
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
function Denied<T extends Types>({ sitting, denials }: { readonly sitting: Sitting<T>; readonly denials: readonly Denial[] }) {
  const [isOpen, setOpen] = useState(false);
  if (denials.length === 0) return null;
  return (
    <details class="denied" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.value.play.notPossible(denials.length)}</summary>
      {isOpen && <Reasons sitting={sitting} denials={denials} />}
    </details>
  );
}

/** What is denied, by reason; each opens the rule. */
function Reasons<T extends Types>({ sitting, denials }: { readonly sitting: Sitting<T>; readonly denials: readonly Denial[] }) {
  const { text, voices } = sitting;
  const reasons = Map.groupBy(denials, (denial) => text.value.denial(denial, voices));
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
                onClick={() => (sitting.why.value = denial)}
              >
                {capitalised(sitting.option(denial.action))}
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
