import { frameOf, questionOf, type Asked } from '@hoard/kernel';
import type { QuestionName } from '../rules/index.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

/** Questions that are answered on what lies over the map. */
const OVER_THE_MAP: ReadonlySet<string> = new Set<QuestionName>(['setUp.hero', 'keep.choose', 'gear.change']);

/** Whoever may fight reads first what it comes to. */
const BATTLES: ReadonlySet<Heropath['verb']> = new Set(['fight', 'dragon']);

/** Whether the board itself is what one looks at: what lies over the map, a window of others, a turn in which there is nobody to fight. */
export const isPlayedOn = (asked: Asked<Heropath>): boolean =>
  questionOf(asked) === 'reaction.answer' ||
  OVER_THE_MAP.has(questionOf(asked)) ||
  (questionOf(asked) === 'turn.act' && !asked.actions.some((action) => BATTLES.has(verbOf(action))));

/** One's own battle is read with what can be played in it; any other window is one slim row. */
export function wantsRoom(asked: Asked<Heropath>): boolean {
  const frame = frameOf<Heropath>(asked);
  return frame?.k === 'reaction' && frame.actor === asked.seat && (frame.window === 'w4' || frame.window === 'w5');
}
