import type { Types } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { hrefOf } from '../router/route.ts';
import { SPEEDS, sound, speed } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { turnIn } from './lines.ts';
import { barText } from './refusals.ts';
import { signs } from './signs.ts';
import type { Sitting } from './sitting.ts';

/** The head of the screen: whose turn it is, and what can be done at any time. */
export function PlayBar<T extends Types>({ sitting }: { readonly sitting: Sitting<T> }) {
  const { play } = words.value;
  const asking = sitting.asking.value;
  const bar = sitting.table.undoBar.value;
  return (
    <header class="play-bar">
      <a class="button quiet" href={hrefOf({ at: 'shelf' })} aria-label={play.leave} title={play.leave}>
        <Icon path={signs.leave} />
      </a>
      <Whose sitting={sitting} />
      <button
        type="button"
        class="button quiet"
        aria-disabled={bar !== null}
        title={bar === null ? play.undo : barText(bar)}
        aria-keyshortcuts="u"
        onClick={() => void sitting.undo()}
      >
        <Icon path={signs.undo} />
        <span class="bar-word">{play.undo}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-disabled={asking === null}
        aria-keyshortcuts="h"
        onClick={() => void sitting.advise()}
      >
        <Icon path={signs.hint} />
        <span class="bar-word">{play.hint}</span>
      </button>
      <button
        type="button"
        class="button quiet only-phone"
        aria-expanded={sitting.isLogOpen.value}
        onClick={() => (sitting.isLogOpen.value = !sitting.isLogOpen.value)}
      >
        <Icon path={signs.log} />
        <span class="bar-word">{play.log}</span>
      </button>
      <button type="button" class="button quiet" aria-keyshortcuts="b" onClick={() => (sitting.book.value = { rule: null })}>
        <Icon path={signs.book} />
        <span class="bar-word">{play.rules}</span>
      </button>
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
        onClick={() => (sitting.areKeysOpen.value = true)}
      >
        <Icon path={signs.help} />
      </button>
    </header>
  );
}

function Whose<T extends Types>({ sitting }: { readonly sitting: Sitting<T> }) {
  const { table, stage } = sitting;
  const { play } = words.value;
  return (
    <h1 class="whose">
      <span>{whoseTurn()}</span>
    </h1>
  );

  function whoseTurn(): string {
    const isPast = stage.past.value !== null;
    if (stage.view.value.outcome !== null) return play.over;
    const asking = sitting.asking.value;
    const onStage = turnIn(table.history.value, stage.past.value ?? stage.shown.value, (event) => table.boardGame.turnOf(event));
    const seat = asking?.seat ?? (stage.busy.value || isPast ? onStage : table.awaited.value[0]) ?? null;
    if (seat === null) return table.boardGame.game.title;
    if (seat === sitting.voices.you) return play.yourTurn;
    const { name, player } = table.seated[seat]!;
    return player === 'person' || stage.busy.value || isPast ? play.turnOf(name) : play.thinks(name);
  }
}

export function nextSpeed(): void {
  speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length]!;
}
