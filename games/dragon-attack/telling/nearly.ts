import { percent, type ViewOf, type Voices } from '@hoard/kernel';
import { chanceToSlay } from '../odds/chances.ts';
import { diceAgainstDragon } from '../rules/11-dragon-battle.ts';
import { homeWorth } from '../rules/14-end.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Speech } from './speech.ts';

/** A chance below that is nothing to speak of. */
const WORTH_A_WORD = 0.02;

/** When the palace has fallen: how little was left of the Dragon, and who would have slain it (DA-14.2). */
export function nearlyOf(
  { game: { content }, words, language }: Speech,
  { sight, outcome }: ViewOf<DragonAttack>,
  voices: Voices,
): string[] {
  if (outcome?.reason !== 'fallen') return [];
  const { ending: say } = words;
  const left = content.dragon.length - sight.wounds;
  const chances = sight.adventurers.map((_, seat) => chanceToSlay(content, diceAgainstDragon(sight, content, seat), sight.wounds));
  const best = chances.indexOf(Math.max(...chances));
  const richest = sight.adventurers.reduce((most, _, seat) => (worth(seat) > worth(most) ? seat : most), 0);
  return [
    sight.wounds > 0 ? say.strengthLeft(left, content.dragon.length) : say.unhurt,
    ...(chances[best]! >= WORTH_A_WORD ? [say.wouldHaveSlain(best, percent(chances[best]!, language), voices)] : []),
    ...(worth(richest) > 0 ? [say.richest(richest, worth(richest), voices)] : []),
  ];

  function worth(seat: number): number {
    return homeWorth(sight, content, seat);
  }
}
