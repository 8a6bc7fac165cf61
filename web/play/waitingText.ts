import type { Types, Voices } from '@hoard/kernel';
import { language } from '../settings/settings.ts';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';

/** What is waited for, in words. */
export function waitingText<T extends Types>({ awaited, absent, boardGame }: GameTable<T>, voices: Voices): string {
  const { play } = words.value;
  const seats = awaited.value;
  if (seats.length === 0) return boardGame.game.title;
  // Who is asked and yet waits is away.
  if (seats.includes(voices.you)) return play.botForYou;
  const here = seats.filter((seat) => absent?.value.includes(seat) !== true);
  const names = (here.length > 0 ? here : seats).map((seat) => voices.nameOf(seat));
  const listed = new Intl.ListFormat(language.value).format(names);
  return here.length > 0 ? play.thinks(listed, names.length) : play.areMissed(listed, names.length);
}
