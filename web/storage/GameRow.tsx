import { hrefOf } from '../router/route.ts';
import { language } from '../settings/settings.ts';
import { PageIcon } from '../style/PageIcon.tsx';
import { showToast } from '../style/Toasts.tsx';
import { words } from '../words/words.ts';
import { download } from './download.ts';
import { namesOf, titleOfKept } from './gameNames.ts';
import { games } from './games.ts';
import { resultText } from './resultText.ts';
import type { KeptGame } from './keptGame.ts';

const whenOf = ({ changed }: KeptGame): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);

/** One kept game: who, when, how far, and all that can be done with it. */
export function GameRow({ game }: { game: KeptGame }) {
  const { games: text, page } = words.value;
  const { id, about } = game;
  const names = namesOf(game);
  const remove = (): void => {
    games.remove(id);
    showToast({ text: text.removed(names), action: { label: page.undo, run: () => void games.put(game) } });
  };
  return (
    <li class="game-row plank">
      <div class="game-row-about">
        <h3>{titleOfKept(game)}</h3>
        <p>{names}</p>
        {about.over && <p class="game-row-result">{resultText(game)}</p>}
        <p class="faint">
          {about.over ? text.over : text.running} · {text.choices(about.choices)} · {whenOf(game)}
        </p>
      </div>
      <div class="row">
        <a class="button strong" href={hrefOf({ at: 'play', id })} aria-label={`${about.over ? text.look : text.continue}: ${names}`}>
          {about.over ? text.look : text.continue}
        </a>
        <a class="button" href={hrefOf({ at: 'replay', id, moment: null })} aria-label={`${text.replay}: ${names}`}>
          {text.replay}
        </a>
        {about.over && (
          <a class="button" href={hrefOf({ at: 'verify', id })} aria-label={`${text.verify}: ${names}`}>
            <PageIcon name="dice" />
            {text.verify}
          </a>
        )}
        <button type="button" class="button" onClick={() => download(game)} aria-label={`${text.export}: ${names}`}>
          {text.export}
        </button>
        <button type="button" class="button quiet" onClick={remove} aria-label={`${text.remove}: ${names}`}>
          <PageIcon name="bin" />
          {text.remove}
        </button>
      </div>
    </li>
  );
}
