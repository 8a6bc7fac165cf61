import { useState } from 'preact/hooks';
import { hrefOf } from '../router/route.ts';
import { Screen } from '../style/Screen.tsx';
import { showToast } from '../style/Toasts.tsx';
import { faultText, isProblem } from '../words/faultText.ts';
import { words } from '../words/words.ts';
import { GameRow } from './GameRow.tsx';
import { importGame } from './gameFiles.ts';
import { namesOf } from './gameNames.ts';
import { games } from './games.ts';

/** Every game that is kept in this browser, and the door for games from outside. */
export function GamesScreen() {
  const text = words.value.games;
  const list = games.list.value;
  const [isChecking, setChecking] = useState(false);
  const take = async (files: FileList | null | undefined): Promise<void> => {
    setChecking(true);
    await takeIn(files);
    setChecking(false);
  };
  return (
    <Screen title={text.title}>
      <label
        class="drop plank"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer?.files);
        }}
      >
        <span class="button">{text.open}</span>
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(event) => {
            const input = event.currentTarget;
            void take(input.files).then(() => (input.value = ''));
          }}
        />
        <span class="faint" aria-live="polite">
          {isChecking ? text.checking : text.openHint}
        </span>
      </label>
      {list.length === 0 ? (
        <p>
          {text.none} <a href={hrefOf({ at: 'shelf' })}>{text.begin}</a>
        </p>
      ) : (
        <ul class="plain-list">
          {list.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

async function takeIn(files: FileList | null | undefined): Promise<void> {
  const { games: text } = words.value;
  for (const file of files ?? []) {
    try {
      const id = await importGame(file, games);
      showToast({ text: text.opened(namesOf(games.find(id)!)) });
    } catch (error) {
      showToast({ text: text.notOpened(isProblem(error) ? faultText(error) : String(error)) });
    }
  }
}
