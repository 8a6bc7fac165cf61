import type { Seat, ViewOf } from '@hoard/kernel';
import type { Finale, Mood } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import { dragonSpace } from '../rules/01-things.ts';
import { homeWorth } from '../rules/14-end.ts';
import type { DragonAttack } from '../state/types.ts';
import { wordsIn } from './speech.ts';

/** Who slew the Dragon: who got its hoard, or, where that was worth nothing, who stands where it fell; -1 if it lives. */
function slayerIn({ sight, outcome }: ViewOf<DragonAttack>): Seat {
  if (outcome?.reason !== 'slain') return -1;
  const rich = outcome.scores.findIndex((score, seat) => score > homeWorth(sight, content, seat));
  return rich >= 0 ? rich : sight.adventurers.findIndex(({ at }) => at === dragonSpace(sight, content));
}

const winnerIn = ({ outcome }: ViewOf<DragonAttack>): Seat => outcome?.places.indexOf(1) ?? -1;

/** A slayer who wins is a hero; somebody else who wins was richer; and when the Dragon wins, all have lost. */
export function moodOf(view: ViewOf<DragonAttack>): Mood {
  if (view.outcome?.reason !== 'slain') return 'ruin';
  return slayerIn(view) === winnerIn(view) ? 'triumph' : 'riches';
}

/** Whose arms are shown: those of the winner. */
export const heroOf = (view: ViewOf<DragonAttack>): number => view.sight.adventurers[winnerIn(view)]?.hero ?? -1;

const HEADLINES = { triumph: 'slain', riches: 'riches', ruin: 'fallen' } as const;

export const finale: Finale<DragonAttack> = {
  mood: moodOf,
  headline: (view, language) => wordsIn(language).ending[HEADLINES[moodOf(view)]],
  picture: async () => (await import('./greatMoments.ts')).EndPicture,
};
