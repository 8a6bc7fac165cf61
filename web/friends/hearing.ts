import type { Said } from '@hoard/table/client';
import { signal } from '@preact/signals';
import { keep, recall } from '../settings/kept.ts';
import { friendsWords } from './friendsWords.ts';

/** Whom nobody at this device wants to read, by table. It is nobody else's affair. */
const muted = signal<Readonly<Record<string, readonly number[]>>>({});
const keptAs = (table: string): string => `friends.muted.${table}`;

export function mutedAt(table: string): readonly number[] {
  return muted.value[table] ?? (recall(keptAs(table)) ?? '').split(',').filter(Boolean).map(Number);
}

/** Hears somebody no more, or again. */
export function mute(table: string, seat: number, isMuted: boolean): void {
  const others = mutedAt(table).filter((one) => one !== seat);
  const now = isMuted ? [...others, seat] : others;
  muted.value = { ...muted.value, [table]: now };
  keep(keptAs(table), now.join(','));
}

/** What was said by those who are heard. */
export const heardIn = (table: string, chat: readonly Said[]): readonly Said[] => {
  const deafTo = mutedAt(table);
  return chat.filter(({ seat, line, phrase }) => (seat === null || !deafTo.includes(seat)) && (line !== null || phrase !== null));
};

/** What was said, in the reader's language where it was one of the phrases. */
export const saidText = ({ line, phrase }: Said): string => line ?? (phrase === null ? '' : friendsWords.value.phrases[phrase]);
