import { useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import { games } from './games.ts';
import type { KeepingTrouble } from './keptGames.ts';

/** Tells whoever plays that the browser will not remember, until they have taken note of it. */
export function StorageNotice() {
  const [noted, note] = useState<KeepingTrouble | null>(null);
  const trouble = games.trouble.value;
  return trouble === null || trouble === noted ? null : (
    <div class="notice" role="alert">
      <p>{words.value.trouble[trouble]}</p>
      <button type="button" class="button quiet" aria-label={words.value.page.close} onClick={() => note(trouble)}>
        ✕
      </button>
    </div>
  );
}
