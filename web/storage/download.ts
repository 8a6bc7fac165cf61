import type { KeptGame } from './gameStore.ts';

/** Saves a game as a file, as the terminal game writes it too. */
export function download({ id, about, text }: KeptGame): void {
  const address = URL.createObjectURL(new Blob([text, '\n'], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${about.game}-${id}.json`;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
