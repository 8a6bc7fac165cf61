import type { ViewOf } from '@hoard/kernel';
import type { Language, Standing } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { tallyOf } from '../rules/15-victory.ts';
import { isSolo, stands, together } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { wordsIn } from './words.ts';

/** SM-18.14: the title that so many points earn, by its row. */
export const titleOf = (points: number): number => content.numbers.soloTitles.findLastIndex((least) => points >= least);

/** The end of the game, the best first: what each score is made of (SM-15.4 to SM-15.7, SM-18.14). */
export function standings({ sight, outcome }: ViewOf<SevenMoons>, language: Language): readonly Standing[] {
  if (outcome === null) return [];
  const say = wordsIn(language).end;
  const hasScores = !together(sight.mode) || (isSolo(sight) && outcome.reason === 'saved');
  return sight.heroes
    .map((_, seat) => seat)
    .toSorted((a, b) => (outcome.places[a] || Infinity) - (outcome.places[b] || Infinity))
    .map((seat) => {
      const tally = tallyOf(sight, content, seat);
      const isStanding = stands(sight, seat);
      const total = outcome.scores[seat]!;
      return {
        seat,
        place: outcome.places[seat]!,
        total: hasScores ? total : null,
        parts: hasScores
          ? [
              ...[
                { label: say.strongholds, points: tally.strongholds },
                { label: say.allies, points: tally.allies },
                { label: say.quests, points: tally.quests },
                { label: say.unfinished, points: tally.unfinished },
              ].filter(({ points }) => points !== 0),
              ...(isSolo(sight) ? [{ label: say.gems, points: tally.gems }] : []),
            ]
          : [],
        note: !isStanding ? say.fallen : isSolo(sight) ? say.saved : say.stands,
      };
    });
}
