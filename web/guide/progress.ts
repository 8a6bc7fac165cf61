import { signal } from '@preact/signals';
import { forget, keep, recall } from '../settings/kept.ts';

/** What somebody has learnt of a game's guide; null where they have closed it. */
export type GuideProgress = ReadonlySet<string> | null;

const CLOSED = 'closed';
const keyOf = (game: string): string => `guide.${game}`;
const known = signal<Readonly<Record<string, GuideProgress>>>({});

export const progressIn = (game: string): GuideProgress => {
  const now = known.value[game];
  return now === undefined ? readProgress(recall(keyOf(game))) : now;
};

export function learn(game: string, lessons: readonly string[]): void {
  const learnt = progressIn(game);
  if (learnt !== null) set(game, new Set([...learnt, ...lessons]));
}

/** Once closed it is gone, in every game to come. */
export const closeGuide = (game: string): void => set(game, null);

/** Shows every guide from its beginning again. */
export function forgetGuides(): void {
  known.value = {};
  forget(keyOf(''));
}

function set(game: string, progress: GuideProgress): void {
  known.value = { ...known.value, [game]: progress };
  keep(keyOf(game), progress === null ? CLOSED : [...progress].join(' '));
}

const readProgress = (kept: string | null): GuideProgress => (kept === CLOSED ? null : new Set((kept ?? '').split(' ').filter(Boolean)));
