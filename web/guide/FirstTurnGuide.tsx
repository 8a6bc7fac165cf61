import type { Types } from '@hoard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';
import { progressIn, setProgress } from './progress.ts';
import './guide.css';

/** So many choices into a game, an offer to go on with the guide is only in the way. */
const FIRST_TURNS = 24;

/**
 * Leads through the first turn of somebody's first game: a card with one thing at a time, which waits for nobody. The part of the
 * screen that it speaks of is marked. Doing what a card asks for, or a later one, turns to the one after it.
 */
export function FirstTurnGuide<T extends Types>({ table }: { readonly table: GameTable<T> }) {
  const { game, lessons } = table.boardGame;
  const { guide: text } = words.value;
  const { step, isAside } = progressIn(game.id);
  const history = table.history.value;
  const { what, after } = history.at(-1)!;
  const isOver = after.outcome !== null || what === 'abandoned';
  const lesson = isOver ? undefined : lessons[step];
  const viewer = table.viewer.value;
  const seen = useRef(history.length);

  useEffect(() => {
    const news = history.slice(seen.current).flatMap(({ events }) => events);
    seen.current = history.length;
    const learnt = lessons.findLastIndex((one) => news.some((event) => one.done?.(event, viewer)));
    if (learnt >= step) setProgress(game.id, { step: learnt + 1, isAside });
  }, [history]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (lesson !== undefined && !isAside) dataset['guide'] = lesson.shows;
    return () => {
      delete dataset['guide'];
    };
  }, [lesson, isAside]);

  if (lesson === undefined || table.people.value.every(({ is }) => is !== 'here')) return null;
  if (isAside && history.length > FIRST_TURNS) return null;
  if (isAside)
    return (
      <button type="button" class="button guide-aside" onClick={() => setProgress(game.id, { step, isAside: false })}>
        {text.later}
      </button>
    );
  return (
    <aside class="guide parchment" aria-label={text.label}>
      <div role="status">
        <h2>{lesson.title[language.value]}</h2>
        <p>{lesson.text[language.value]}</p>
      </div>
      <div class="row">
        <button type="button" class="button strong" onClick={() => setProgress(game.id, { step: step + 1, isAside: false })}>
          {step + 1 < lessons.length ? text.next : text.done}
        </button>
        <button type="button" class="button on-parchment" onClick={() => setProgress(game.id, { step, isAside: true })}>
          {text.skip}
        </button>
        <span class="faint">{text.step(step + 1, lessons.length)}</span>
      </div>
    </aside>
  );
}
