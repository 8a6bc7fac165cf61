import type { Seat, Types } from '@hoard/kernel';
import { useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import { RuleText } from './RuleText.tsx';
import { byTurn, linesOf, tellingOfOne, type LogLine, type TurnOfLog } from './lines.ts';
import type { PlayModel } from './playModel.ts';
import './log.css';

/** So many turns are shown at first, and so many more with each wish. */
const TURNS = 12;

/** No seat: nobody is called "you". */
const NOBODY = -1;

/** What happened, in sentences, folded by turns, the latest last. */
export function Log<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { table, stage } = model;
  const { play } = words.value;
  const [most, setMost] = useState(TURNS);
  const [whose, setWhose] = useState<Seat | null>(null);
  const isCut = table.earlier?.isMissing.value === true;
  // Of the turn at the cut the beginning is missing.
  const all = byTurn(linesOf(table.history.value, stage.shown.value), table.boardGame.events).filter(({ isTitled }) => !isCut || isTitled);
  const sheets = model.telling.value.sheets(stage.view.value, model.voices);
  const one = sheets.find(({ seat }) => seat === whose);
  // By name, also where the sentence on the page says "you".
  const turns =
    one === undefined
      ? all
      : tellingOfOne(all, [one.name, ...(one.leads ?? [])], (line) => model.sentence(line, { ...model.voices, you: NOBODY }));
  const isOpen = model.isLogOpen.value;
  const showMore = (): void => {
    setMost(most + TURNS);
    void table.earlier?.fetch();
  };
  return (
    <section class={isOpen ? 'play-log open' : 'play-log'} aria-label={play.whatHappened}>
      <header>
        <h2>{play.log}</h2>
        <select
          aria-label={play.logOf}
          value={whose ?? ''}
          onChange={({ currentTarget: { value } }) => setWhose(value === '' ? null : Number(value))}
        >
          <option value="">{play.logOfAll}</option>
          {sheets.map(({ seat, name, leads = [] }) => (
            <option key={seat} value={seat}>
              {[name, ...leads].join(', ')}
            </option>
          ))}
        </select>
        <button type="button" class="button quiet only-phone" onClick={() => (model.isLogOpen.value = false)}>
          {play.dismiss}
        </button>
      </header>
      <div class="play-log-turns" tabIndex={0} role="group" aria-label={play.log}>
        <div>
          {turns.length <= most && !isCut && <Seal model={model} />}
          {(turns.length > most || isCut) && (
            <button type="button" class="button quiet" onClick={showMore}>
              {play.earlier}
            </button>
          )}
          {turns.slice(-most).map((turn) => (
            <Turn key={turn.lines[0]!.key} model={model} turn={turn} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Shown before the first die, so that everybody can check the dice when the game is over. */
function Seal<T extends Types>({ model: { table } }: { readonly model: PlayModel<T> }) {
  return (
    <details class="faint">
      <summary>{words.value.play.sealed}</summary>
      <p>{words.value.play.sealedHint}</p>
      <code>{table.commitment}</code>
    </details>
  );
}

function Turn<T extends Types>({ model, turn }: { readonly model: PlayModel<T>; readonly turn: TurnOfLog<T> }) {
  const [first, ...rest] = turn.lines;
  const title = turn.isTitled ? model.sentence(first!) : words.value.play.beforeFirst;
  return (
    <section class="log-turn">
      <h3 class={first!.isUndone ? 'undone' : undefined}>{title}</h3>
      <ol>
        {(turn.isTitled ? rest : turn.lines).map((line) => (
          <LogLine key={line.key} model={model} line={line} />
        ))}
      </ol>
    </section>
  );
}

/** A line of the log; touched, it opens its rule and shows its moment on the board. */
function LogLine<T extends Types>({ model, line }: { readonly model: PlayModel<T>; readonly line: LogLine<T> }) {
  const { stage } = model;
  const { told, moment, isUndone } = line;
  const sentence = model.sentence(line);
  if (moment === null || !('event' in told)) return <li class="coming-or-going">{sentence}</li>;
  const past = stage.past.value;
  const isOpen = past?.place === moment.place && (past.events === moment.events || past.events === moment.events + 1);
  return (
    <li class={isUndone ? 'undone' : undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => (isOpen ? stage.backToNow() : void stage.lookBack(moment))}>
        {sentence}
        {isUndone && <em> ({words.value.play.undone})</em>}
      </button>
      {isOpen && <RuleText model={model} id={told.event.rule} />}
    </li>
  );
}
