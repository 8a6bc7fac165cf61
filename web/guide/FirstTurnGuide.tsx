import type { Types } from '@hoard/kernel';
import { Mark, type Lesson, type Pointed } from '@hoard/paint';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayModel } from '../play/playModel.ts';
import { language, touch } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { closeGuide, learn, progressIn } from './progress.ts';
import { useBeside } from './useBeside.ts';
import './guide.css';

/** A lesson, and what it speaks of now. */
interface Told<T extends Types> {
  readonly lesson: Lesson<T>;
  readonly pointed: Pointed;
}

/**
 * Leads through the first turns of somebody's first game: one thing glows at a time, a bubble beside it says what to do with it, and
 * doing it leads on. Nothing is told that is not on the screen; nothing else moves meanwhile.
 */
export function FirstTurnGuide<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const told = toldNow(model);
  useLearning(model, told);
  return told === null ? null : (
    <Bubble
      told={told}
      onClose={() => closeGuide(model.table.boardGame.game.id)}
      // Only for what is read everything else waits: what a lesson speaks of may be out of sight.
      onShown={(isShown) => (model.isGuided.value = isShown)}
    />
  );
}

/** The first lesson that is not learnt yet and speaks of something that is asked now. */
function toldNow<T extends Types>(model: PlayModel<T>): Told<T> | null {
  const { game, lessons } = model.table.boardGame;
  const asking = model.asking.value;
  const learnt = progressIn(game.id);
  if (asking === null || learnt === null || model.hint.value !== null) return null;
  const now = { asked: model.askedIn(asking), considered: model.considered.value, main: model.main.value };
  for (const lesson of lessons) {
    const pointed = learnt.has(lesson.id) ? null : lesson.points(now);
    if (pointed !== null) return { lesson, pointed };
  }
  return null;
}

/** What was told is learnt when it has been done; whoever did a later thing can do those before it. */
function useLearning<T extends Types>({ table, hint }: PlayModel<T>, told: Told<T> | null): void {
  const { game, lessons } = table.boardGame;
  const history = table.history.value;
  const seen = useRef(history.length);
  const last = useRef<Told<T> | null>(null);
  const isAdvised = hint.value !== null;
  useEffect(() => {
    const news = history.slice(seen.current).flatMap(({ events }) => events);
    seen.current = history.length;
    const place = last.current === null ? -1 : lessons.indexOf(last.current.lesson);
    const seat = table.viewer.value;
    const done = lessons.slice(0, place + 1).filter((lesson) => news.some((event) => lesson.done(event, seat)));
    if (done.length > 0)
      learn(
        game.id,
        done.map(({ id }) => id),
      );
  }, [history]);
  useEffect(() => {
    if (isAdvised && last.current?.pointed === 'hint') learn(game.id, [last.current.lesson.id]);
  }, [isAdvised]);
  useEffect(() => {
    if (told !== null) last.current = told;
  });
}

interface BubbleProps<T extends Types> {
  readonly told: Told<T>;
  readonly onClose: () => void;
  readonly onShown: (isShown: boolean) => void;
}

function Bubble<T extends Types>({ told: { lesson, pointed }, onClose, onShown }: BubbleProps<T>) {
  const { guide: text, page } = words.value;
  const bubble = useRef<HTMLElement>(null);
  const beside = useBeside(bubble, selectorsOf(pointed), lesson.id);
  useEffect(() => {
    onShown(beside !== null);
    return () => onShown(false);
  }, [beside !== null]);
  return (
    <>
      {beside !== null && <div class="guide-ring" aria-hidden="true" style={pixels(beside.target)} />}
      <aside
        ref={bubble}
        class="guide parchment"
        aria-label={text.label}
        style={beside === null ? { visibility: 'hidden' } : { left: `${beside.bubble.x}px`, top: `${beside.bubble.y}px` }}
      >
        <Mark of="guide" />
        <p role="status">{(touch.value ? lesson.touch : lesson.mouse)[language.value]}</p>
        <button type="button" class="button on-parchment" aria-label={text.skip} title={page.close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </aside>
    </>
  );
}

/** Where on the play screen it may be, the most wanted first. */
function selectorsOf(pointed: Pointed): readonly string[] {
  if (pointed === 'hint') return ['.play-bar [aria-keyshortcuts="h"]'];
  if (pointed === 'main') return ['.play-question [data-main]', '.play-question .main', '.play-question [data-answer="1"]'];
  return pointed.spaces.map((space) => `.play-board .space[data-space="${space}"]`);
}

const pixels = ({ x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
