import type { Seat, Voices } from '@hoard/kernel';
import { language } from '../settings/settings.ts';
import { words } from './words.ts';

/** Who has won, in a sentence; or that nobody has. */
export function wonText(winners: readonly Seat[], { you, nameOf }: Pick<Voices, 'you' | 'nameOf'>): string {
  const { won } = words.value;
  const names = new Intl.ListFormat(language.value).format(winners.map(nameOf));
  if (winners.length === 0) return won.nobody;
  if (winners.includes(you)) return winners.length === 1 ? won.you : won.youAndOthers(names);
  return winners.length === 1 ? won.one(names) : won.several(names);
}
