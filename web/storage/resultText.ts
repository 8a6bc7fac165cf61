import { spokenTo, type Voices } from '@hoard/kernel';
import { words } from '../words/words.ts';
import { wonText } from '../words/wonText.ts';
import { readableName } from './gameNames.ts';
import type { KeptGame } from './keptGame.ts';
import { resultIn } from './result.ts';

/** How a kept game ended, in words: `Anna has won. 34 to 28 points.` */
export function resultText({ about: { names }, text }: KeptGame): string {
  const { won } = words.value;
  const result = resultIn(text);
  if (result === null) return won.abandoned;
  const { winners, isCommon, points, next } = result;
  if (isCommon && points === null) return winners.length === 0 ? won.allLost : won.together;
  const voices: Pick<Voices, 'you' | 'nameOf'> = { you: spokenTo(names), nameOf: (seat) => readableName(names[seat] ?? '') };
  const counted = points === null ? [] : [next === null ? won.points(points) : won.margin(points, next)];
  return [wonText(winners, voices), ...counted].join(' ');
}
