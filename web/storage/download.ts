import { showToast } from '../style/Toasts.tsx';
import { words } from '../words/words.ts';
import type { KeptGame } from './keptGame.ts';
import { textToSave } from './textToSave.ts';

/** Saves a game as a file, as the terminal game writes it too. What it gives away while the game goes on is said, and is in its name. */
export function download({ id, about, text }: KeptGame): void {
  const address = URL.createObjectURL(new Blob([textToSave(text), '\n'], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${about.game}-${id}${about.over ? '' : '-unfinished-holds-secrets'}.json`;
  link.click();
  if (!about.over) showToast({ text: words.value.games.holdsSecrets });
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
