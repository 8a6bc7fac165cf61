import type { Voices } from '@hoard/kernel';
import { words } from '../words/words.ts';
import type { ComingOrGoing } from './lines.ts';

/** That somebody came or went, as a sentence. */
export function comingOrGoingText({ now, seat, from }: ComingOrGoing, voices: Voices): string {
  const { play } = words.value;
  if (now === 'abandoned') return play.abandoned;
  if (now === 'rewind') return play.wentBack;
  if (from !== undefined) return seat === voices.you ? play.youTakeOver(from) : play.takesOver(voices.nameOf(seat), from);
  if (seat === voices.you) return { away: play.youAreAway, back: play.youAreBack, gone: play.youHaveLeft }[now];
  return { away: play.isAway, back: play.isBack, gone: play.hasLeft }[now](voices.nameOf(seat));
}
