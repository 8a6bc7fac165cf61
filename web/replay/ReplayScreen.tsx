import { SPECTATOR, nameIn, spokenTo, tenuresOf, type GameFile, type Passage, type Seat, type Types, type Voices } from '@hoard/kernel';
import { PlayerSheets, type BoardGame, type BoardProps } from '@hoard/paint';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readRoute } from '../router/route.ts';
import { goInstead, route } from '../router/router.ts';
import { language, memory, reducedMotion } from '../settings/settings.ts';
import { Screen } from '../style/Screen.tsx';
import { showToast } from '../style/Toasts.tsx';
import { words } from '../words/words.ts';
import { comingOrGoingText } from '../play/comingOrGoingText.ts';
import { comingOrGoingIn } from '../play/lines.ts';
import { PlayOn } from './PlayOn.tsx';
import { Projector } from './projector.ts';
import { placeAfter, toldTo } from './toldTo.ts';
import './replay.css';

interface ReplayScreenProps<T extends Types> {
  readonly id: string;
  readonly board: BoardGame<T>;
  readonly file: GameFile;
}

/** How many times as fast as meant a replay can run. */
const PACES = [1, 2, 3, 10] as const;

/** Browsers allow only so many changes of the address in a while: it follows when the game rests at a moment. */
const ADDRESS_MILLISECONDS = 400;

/** So many moments before this one are told beside it. */
const MOMENTS_TOLD = 6;

/** A game to look at again: any moment of it, through anybody's eyes. */
export function ReplayScreen<T extends Types>({ id, board, file }: ReplayScreenProps<T>) {
  const { replay: text } = words.value;
  const [viewer, setViewer] = useState<Seat>(SPECTATOR);
  const [pace, setPace] = useState<(typeof PACES)[number]>(1);
  const [isPlayingOn, setPlayingOn] = useState(false);
  const paceNow = useMemo(() => ({ value: 1 }), []);
  paceNow.value = reducedMotion.value ? 0 : pace;

  const film = useMemo(() => toldTo(board.game, file, viewer), [file, viewer]);
  const projector = useMemo(() => {
    const at = placeAfter(film, momentAsked() ?? 0);
    return new Projector(board, film.passages, at, () => paceNow.value);
  }, [film]);
  useEffect(() => () => projector.close(), [projector]);

  const at = projector.at.value;
  // Moments are counted by the journal, which is the same for everybody who looks.
  const moment = film.entries[at]!;
  const tenures = useMemo(() => tenuresOf(file), [file]);
  const nameOf = (seat: Seat): string =>
    nameIn(language.value, tenures[seat]?.findLast(({ from }) => from === 0 || from < moment)?.name ?? '');
  // Whoever watches through somebody else's eyes is still themselves.
  const named = spokenTo(file.seated.map(({ name }) => name));
  const voices: Voices = { nameOf, you: named < 0 ? viewer : named, memory: memory.value };
  const asked = momentAsked();
  // The moment that this page wrote into the address itself: only what somebody else wrote there is a wish.
  const written = useRef(asked);
  const write = (): void => {
    // Whoever is on the way elsewhere must not be called back.
    const address = readRoute(location.hash);
    if (address.at !== 'replay' || address.id !== id) return;
    written.current = moment;
    goInstead({ at: 'replay', id, moment });
  };
  useEffect(() => {
    const timer = setTimeout(write, ADDRESS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [moment]);
  useEffect(() => {
    if (asked === null || asked === written.current) return;
    written.current = asked;
    projector.jump(placeAfter(film, asked));
  }, [asked]);

  const stage = projector.stage.value;
  const props: BoardProps<T> = {
    view: stage.view.value,
    asked: null,
    denials: [],
    askings: [],
    clocks: [],
    considered: null,
    main: null,
    pointed: null,
    planned: [],
    telling: board.tellingIn(language.value),
    voices,
    language: language.value,
    playing: stage.playing.value,
    onConsider: () => {},
    onChoose: () => {},
    onAnswer: () => {},
    changes: null,
    onChooseSeveral: () => {},
    onPlan: () => {},
    armed: [],
    onArm: () => {},
    keyOf: (action) => board.game.keys.keyOf(action),
    onChooseInTurn: () => {},
    onUnfold: () => {},
    onWhy: () => {},
  };
  const dress = board.dressOf(props);
  return (
    <Screen title={text.title(board.game.title)} wide>
      <div class={`replay ${board.theme ?? ''}`}>
        <section class="replay-board" aria-label={words.value.play.board}>
          <board.Board {...props} />
        </section>
        <section class="replay-sheets" aria-label={text.view}>
          {dress !== null && <PlayerSheets dress={dress} />}
        </section>
        <section class="replay-told plank" aria-label={words.value.play.whatHappened} tabIndex={0}>
          <Told film={film.passages} at={at} board={board} voices={voices} />
        </section>
        <section class="replay-controls plank" aria-label={text.play}>
          <Reel projector={projector} />
          <div class="row replay-choices">
            <label class="field">
              {text.view}
              <select value={viewer} onChange={(event) => setViewer(Number(event.currentTarget.value))}>
                <option value={SPECTATOR}>{text.everybody}</option>
                {file.seated.map((_, seat) => (
                  <option key={seat} value={seat}>
                    {nameOf(seat)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              {text.speed}
              <select value={pace} onChange={(event) => setPace(PACES.find((one) => one === Number(event.currentTarget.value)) ?? 1)}>
                {PACES.map((one) => (
                  <option key={one} value={one}>
                    {one}×
                  </option>
                ))}
              </select>
            </label>
            <span class="stretch" />
            <button type="button" class="button" onClick={() => void copyLink(write)}>
              {text.link}
            </button>
            <button
              type="button"
              class="button strong"
              onClick={() => {
                projector.pause();
                if (file.outcome !== null && at === projector.last) showToast({ text: text.endReached });
                else setPlayingOn(true);
              }}
            >
              {text.playOn}
            </button>
          </div>
        </section>
      </div>
      {isPlayingOn && <PlayOn file={file} at={moment} viewer={viewer} onClose={() => setPlayingOn(false)} />}
    </Screen>
  );
}

/** The moment in the address, if there is one. */
function momentAsked(): number | null {
  const here = route.value;
  return here.at === 'replay' ? here.moment : null;
}

async function copyLink(write: () => void): Promise<void> {
  const { replay: text } = words.value;
  write();
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ text: text.copied });
  } catch {
    showToast({ text: text.notCopied });
  }
}

/** The slider and the buttons beside it. */
function Reel<T extends Types>({ projector }: { readonly projector: Projector<T> }) {
  const { replay: text } = words.value;
  const at = projector.at.value;
  const { last } = projector;
  const isRunning = projector.isRunning.value;
  const steps = [
    { label: text.first, sign: '«', to: 0 },
    { label: text.back, sign: '‹', to: at - 1 },
    { label: text.forward, sign: '›', to: at + 1 },
    { label: text.last, sign: '»', to: last },
  ];
  return (
    <>
      <label class="reel">
        <span>
          {text.moment} {text.of(at, last)}
        </span>
        <input type="range" min={0} max={last} value={at} onInput={(event) => projector.jump(Number(event.currentTarget.value))} />
      </label>
      <div class="row reel-steps">
        <button type="button" class="button strong" onClick={() => (isRunning ? projector.pause() : projector.run())}>
          {isRunning ? text.pause : text.play}
        </button>
        {steps.map(({ label, sign, to }) => (
          <button
            key={sign}
            type="button"
            class="button"
            aria-label={label}
            title={label}
            disabled={to < 0 || to > last || to === at}
            onClick={() => projector.jump(to)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
    </>
  );
}

interface ToldProps<T extends Types> {
  readonly film: readonly Passage<T>[];
  readonly at: number;
  readonly board: BoardGame<T>;
  readonly voices: Voices;
}

/** What happened at this moment and shortly before, in sentences, the latest first. */
function Told<T extends Types>({ film, at, board, voices }: ToldProps<T>) {
  const { replay: labels } = words.value;
  const telling = board.tellingIn(language.value);
  const first = Math.max(0, at + 1 - MOMENTS_TOLD);
  const moments = film.slice(first, at + 1).map((passage, later) => ({ passage, number: first + later }));
  return (
    <ol class="plain-list" aria-live="polite">
      {moments.toReversed().map(({ passage, number }) => (
        <li key={number} class={number === at ? 'now' : 'before'}>
          <span class="faint">{number === 0 ? labels.beginning : number}</span>
          {sentencesOf(passage).map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
        </li>
      ))}
    </ol>
  );

  function sentencesOf(passage: Passage<T>): string[] {
    const told = passage.events.map((event) => telling.event(event, voices));
    if (passage.what === 'undo' && passage.seat !== SPECTATOR)
      return [passage.seat === voices.you ? labels.youTook : labels.took(voices.nameOf(passage.seat)), ...told];
    const turnover = comingOrGoingIn(passage);
    return turnover === null ? told : [comingOrGoingText(turnover, voices), ...told];
  }
}
