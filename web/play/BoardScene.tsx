import { isReacting, paceOf, soundOf, turnOf, type Seat, type Types } from '@hoard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import { boardProps } from './boardProps.ts';
import { LATEST, byTurn, linesOf, type LogLine } from './lines.ts';
import { MapInWords } from './MapInWords.tsx';
import type { PlayModel } from './playModel.ts';

const BANNER_MILLISECONDS = 1800;

/** The board, and over its lower edge what just happened as a sentence. It has the same place and size whatever is asked or picked. */
export function BoardScene<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { table, stage } = model;
  const { Board } = table.boardGame;
  const { play } = words.value;
  return (
    <section class="play-board" aria-label={play.board}>
      <Board {...boardProps(model)} />
      <Caption model={model} />
      {stage.past.value !== null && (
        <div class="looking-back" role="status">
          <span>{play.lookingBack}</span>
          <button type="button" class="button strong" onClick={() => stage.backToNow()}>
            {play.toNow}
          </button>
        </div>
      )}
      <TurnBanner model={model} />
      <MapInWords model={model} />
    </section>
  );
}

/** The last thing that happened. Who hears it instead of reading it is told by the announcer. */
function Caption<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { stage, table, telling, voices } = model;
  const { place, events } = stage.past.value ?? stage.shown.value;
  const history = table.history.value;
  // What takes no time to see is no news either.
  const isNews = (event: T['event']): boolean => paceOf(table.boardGame.events, event) > 0;
  const now = stage.playing.value?.event ?? history[place]?.events.slice(0, Math.max(1, events)).findLast(isNews);
  const isTurn = ({ told }: LogLine<T>): boolean =>
    'event' in told && (turnOf(table.boardGame.events, told.event) !== null || !isNews(told.event));
  const latest = byTurn(linesOf(history, { place: history.length, events: 0 }, LATEST), table.boardGame.events);
  const last = latest.flatMap(({ lines }) => lines).findLast((line) => !line.isUndone && !isTurn(line));
  // What dice say is not told before they lie.
  const playing = stage.playing.value;
  const isThrow = playing !== null && soundOf(table.boardGame.events, playing.event) === 'roll';
  return (
    <p class="caption" aria-hidden="true">
      <span key={now} class={isThrow ? 'after-dice' : ''} style={{ '--ms': `${playing?.milliseconds ?? 0}ms` }}>
        {now !== undefined ? telling.value.event(now, voices) : last !== undefined ? model.sentence(last) : ''}
      </span>
    </p>
  );
}

/** Around one screen: whose turn it is, for a moment. */
function TurnBanner<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { table } = model;
  const isShared = table.people.value.filter(({ is }) => is === 'here').length > 1;
  const seat = isShared ? (model.asking.value?.seat ?? null) : null;
  const [shown, show] = useState<Seat | null>(null);
  const greeted = useRef<Seat | null>(null);
  useEffect(() => {
    if (seat === null || seat === greeted.current) return;
    greeted.current = seat;
    show(seat);
  }, [seat]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => show(null), BANNER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [shown]);
  const isHere = table.people.value.some(({ seat: one, is }) => one === shown && is === 'here');
  if (shown === null || !isHere) return null;
  const { play } = words.value;
  const { name } = table.seated.value[shown]!;
  const asking = model.asking.value;
  // In the turn of somebody else one is only asked whether one plays a card.
  const isOnlyAsked = asking?.seat === shown && isReacting(table.boardGame.game, model.askedIn(asking));
  return (
    <p class="turn-banner" aria-hidden="true">
      {isOnlyAsked ? play.isAsked(name) : play.cover(name)}
    </p>
  );
}
