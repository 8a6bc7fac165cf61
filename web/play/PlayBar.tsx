import { isReacting, type Types } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { OnDemand } from '../OnDemand.tsx';
import { hrefOf } from '../router/route.ts';
import { SPEEDS, sound, speed } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { turnShown } from './lines.ts';
import { barText } from './refusals.ts';
import { signs } from './signs.ts';
import type { PlayModel } from './playModel.ts';
import './playBar.css';

/** The head of the screen: whose turn it is, and what can be done at any time. */
export function PlayBar<T extends Types>({ model, children }: { readonly model: PlayModel<T>; readonly children?: ComponentChildren }) {
  const { play } = words.value;
  const asking = model.asking.value;
  const { bar } = model.table.undoOffer.value;
  return (
    <>
      <header class="play-bar">
        <WayOut model={model} />
        <Whose model={model} />
        <button
          type="button"
          class="button quiet"
          aria-disabled={bar !== null}
          title={bar === null ? play.undo : barText(bar)}
          aria-keyshortcuts="u"
          onClick={() => void model.undo()}
        >
          <Icon path={signs.undo} />
          <span class="bar-word">{play.undo}</span>
        </button>
        {model.table.hasAdviser && (
          <button
            type="button"
            class="button quiet"
            aria-disabled={asking === null}
            aria-keyshortcuts="h"
            onClick={() => void model.advise()}
          >
            <Icon path={signs.hint} />
            <span class="bar-word">{play.hint}</span>
          </button>
        )}
        {children}
        <button
          type="button"
          class="button quiet only-phone"
          aria-expanded={model.isLogOpen.value}
          onClick={() => (model.isLogOpen.value = !model.isLogOpen.value)}
        >
          <Icon path={signs.log} />
          <span class="bar-word">{play.log}</span>
        </button>
        <button type="button" class="button quiet only-desk" aria-keyshortcuts="b" onClick={() => (model.book.value = { rule: null })}>
          <Icon path={signs.book} />
          <span class="bar-word">{play.rules}</span>
        </button>
        {model.hasTopics && (
          <button
            type="button"
            class="button quiet only-desk"
            title={play.presetTitle}
            aria-label={play.presetTitle}
            onClick={() => (model.arePresetsOpen.value = true)}
          >
            <Icon path={signs.bell} />
          </button>
        )}
        <button
          type="button"
          class="button quiet only-desk"
          title={play.speed(speed.value)}
          aria-label={play.speed(speed.value)}
          onClick={nextSpeed}
        >
          {speed.value}×
        </button>
        <button
          type="button"
          class="button quiet only-desk"
          aria-pressed={sound.value}
          title={play.soundOn}
          aria-label={play.soundOn}
          onClick={() => (sound.value = !sound.value)}
        >
          <Icon path={sound.value ? signs.sound : signs.silence} />
        </button>
        <button
          type="button"
          class="button quiet only-desk"
          title={play.keys}
          aria-label={play.keys}
          onClick={() => (model.areKeysOpen.value = true)}
        >
          <Icon path={signs.help} />
        </button>
        <button
          type="button"
          class="button quiet only-phone"
          aria-haspopup="dialog"
          aria-label={play.more}
          title={play.more}
          onClick={() => (model.isMenuOpen.value = true)}
        >
          <Icon path={signs.more} />
        </button>
      </header>
      {model.isMenuOpen.value && <OnDemand load={() => import('./PlayMenu.tsx')}>{({ PlayMenu }) => <PlayMenu model={model} />}</OnDemand>}
    </>
  );
}

/** Who plays may want to leave in more than one way; who looks on just goes. */
function WayOut<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { play } = words.value;
  if (model.isOver.value || model.table.people.value.every(({ is }) => is === 'gone'))
    return (
      <a class="button quiet" href={hrefOf({ at: 'shelf' })} aria-label={play.leave} title={play.leave}>
        <Icon path={signs.leave} />
      </a>
    );
  return (
    <button type="button" class="button quiet" aria-label={play.door} title={play.door} onClick={() => (model.isDoorOpen.value = true)}>
      <Icon path={signs.leave} />
    </button>
  );
}

function Whose<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { table, stage } = model;
  const { play } = words.value;
  return (
    <h1 class="whose">
      <span>{whoseTurn()}</span>
    </h1>
  );

  function whoseTurn(): string {
    const isPast = stage.past.value !== null;
    // Bots may have played to the end while what they did is still being shown.
    if (stage.view.value.outcome !== null || (model.isOver.value && !isPast && !stage.busy.value)) return play.over;
    const asking = model.asking.value;
    if (asking === null && !stage.busy.value && !isPast) return model.waiting.value;
    const onStage = turnShown(table.history.value, stage.past.value ?? stage.shown.value, table.boardGame.events);
    const seat = asking?.seat ?? onStage;
    if (seat === null) return table.boardGame.game.title;
    const isYou = seat === model.voices.you;
    if (asking !== null && isReacting(table.boardGame.game, model.askedIn(asking)))
      return isYou ? play.youAreAsked : play.isAsked(model.voices.nameOf(seat));
    return isYou ? play.yourTurn : play.turnOf(model.voices.nameOf(seat));
  }
}

function nextSpeed(): void {
  speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length]!;
}
