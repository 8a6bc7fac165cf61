import type { Language, ViewOf } from '@hoard/kernel';
import type { GameKey } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import { stopWordsIn } from './stopWords.ts';

/** By which key each kind of STOP is called, where nothing is typed. */
export const STOP_KEYS = { event: 'e', hero: 's', dragon: 'd', passive: 'p' } as const;

const KINDS = Object.keys(STOP_KEYS) as (keyof typeof STOP_KEYS)[];

/** For the list of keys: in Real Time only, as the buttons that they press. */
export function stopKeysIn({ sight }: ViewOf<Heropath>, language: Language): GameKey[] {
  const say = stopWordsIn(language);
  return sight.realTime === null ? [] : KINDS.map((kind) => ({ key: STOP_KEYS[kind], does: say.calls(say.full[kind]) }));
}
