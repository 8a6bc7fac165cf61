import type { Types, Voices } from '@hoard/kernel';
import { language } from '../settings/settings.ts';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';

/** What is waited for, in words. */
export function waitingText<T extends Types>({ awaited, boardGame }: GameTable<T>, voices: Voices): string {
  const { play } = words.value;
  const seats = awaited.value;
  if (seats.length === 0) return boardGame.game.title;
  // Who is asked and yet waits is away.
  if (seats.includes(voices.you)) return play.botForYou;
  const names = seats.map((seat) => voices.nameOf(seat));
  return play.thinks(new Intl.ListFormat(language.value).format(names), names.length);
}
