import type { Seat, Standing, ViewOf, Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { tallyOf, type Tally } from '../rules/15-victory.ts';
import { countStanding, defencesOf, heroOf, isSolo, stands, sumOf, together } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import type { Words } from '../words/words.ts';

/** SM-18.14: the title that so many points earn, by its row. */
export const titleOf = ({ numbers }: Content, points: number): number =>
  Math.max(
    0,
    numbers.soloTitles.findLastIndex((least) => points >= least),
  );

/** How the game ended, in a sentence or two. */
export function endingOf({ content, end: say }: Words, { sight, outcome }: ViewOf<SevenMoons>, voices: Voices): string[] {
  if (outcome === null) return [];
  if (countStanding(sight) === 0) return [say.allFallen];
  const defences = sumOf(sight.heroes.map((hero) => (hero.gone ? 0 : defencesOf(hero))));
  const saved = say.savedWith(countStanding(sight), defences);
  return isSolo(sight) ? [saved, say.called(0, titleOf(content, outcome.scores[0]!), voices)] : [saved];
}

/** The end of the game, the best first: what each score is made of (SM-15.4 to SM-15.7, SM-18.14). */
export function standingsOf({ content, end: say }: Words, { sight, outcome }: ViewOf<SevenMoons>): readonly Standing[] {
  if (outcome === null) return [];
  const hasScores = outcome.reason === 'saved' && (!together(sight.mode) || isSolo(sight));
  return sight.heroes
    .map((_, seat) => seat)
    .toSorted((a, b) => (outcome.places[a] || Infinity) - (outcome.places[b] || Infinity))
    .map((seat) => ({
      seat,
      place: outcome.places[seat]!,
      total: hasScores ? outcome.scores[seat]! : null,
      parts: hasScores ? partsOf(say, tallyOf(sight, content, seat), isSolo(sight)) : [],
      note: noteOf(say, sight, seat),
    }));
}

/** What a score is made of. Alone the gems that were kept are counted, even if there are none. */
const partsOf = (say: Words['end'], tally: Tally, isAlone: boolean): Standing['parts'] =>
  (Object.keys(say.tally) as (keyof Tally)[])
    .filter((part) => tally[part] !== 0 || (part === 'gems' && isAlone))
    .map((part) => ({ label: say.tally[part], points: tally[part] }));

function noteOf(say: Words['end'], board: Board, seat: Seat): string {
  if (!stands(board, seat)) return say.fallen;
  if (isSolo(board)) return say.saved;
  const hero = heroOf(board, seat);
  return together(board.mode) ? say.standsWith(hero.strongholds, defencesOf(hero) - hero.strongholds) : say.stands;
}
