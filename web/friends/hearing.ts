import type { Said } from '@hoard/table/client';
import { signal } from '@preact/signals';
import { keep, recall } from '../settings/kept.ts';
import { friendsWords } from './friendsWords.ts';

/** Whom nobody at this device wants to read, by table and name: whoever has their seat after them is read. It is nobody else's affair. */
const blocked = signal<Readonly<Record<string, readonly string[]>>>({});
const keptAs = (table: string): string => `friends.blocked.${table}`;

export function blockedAt(table: string): readonly string[] {
  return blocked.value[table] ?? namesIn(recall(keptAs(table)));
}

function namesIn(text: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Reads somebody no more, or again. */
export function block(table: string, name: string, isBlocked: boolean): void {
  const others = blockedAt(table).filter((one) => one !== name);
  const now = isBlocked ? [...others, name] : others;
  blocked.value = { ...blocked.value, [table]: now };
  keep(keptAs(table), JSON.stringify(now));
}

/** What was said by those who are read. */
export const heardIn = (table: string, chat: readonly Said[]): readonly Said[] => {
  const unread = blockedAt(table);
  return chat.filter(({ name, line, phrase }) => !unread.includes(name) && (line !== null || phrase !== null));
};

/** What was said, in the reader's language where it was one of the phrases. */
export const saidText = ({ line, phrase }: Said): string => line ?? (phrase === null ? '' : friendsWords.value.phrases[phrase]);
