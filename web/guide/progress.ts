import { signal } from '@preact/signals';
import { forget, keep, recall } from '../settings/kept.ts';

/** How far somebody has come with the guide of a game: the step that is next, and whether it is put aside. */
export interface GuideProgress {
  readonly step: number;
  readonly isAside: boolean;
}

const keyOf = (game: string): string => `guide.${game}`;
const known = signal<Readonly<Record<string, GuideProgress>>>({});

export const progressIn = (game: string): GuideProgress => known.value[game] ?? readProgress(recall(keyOf(game)));

export function setProgress(game: string, progress: GuideProgress): void {
  known.value = { ...known.value, [game]: progress };
  keep(keyOf(game), `${progress.step}${progress.isAside ? ' aside' : ''}`);
}

/** Shows every guide from its beginning again. */
export function forgetGuides(): void {
  known.value = {};
  forget(keyOf(''));
}

function readProgress(kept: string | null): GuideProgress {
  const [, step, aside] = /^(\d{1,2})( aside)?$/.exec(kept ?? '') ?? [];
  return { step: Number(step ?? 0), isAside: aside !== undefined };
}
