import { holds, type Seat, type Standing, type ViewOf, type Voices } from '@hoard/kernel';
import { gradeOf } from '../rules/22-end.ts';
import { isSolo, playerOf, scoreOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { SOURCES } from '../state/choices.ts';
import type { EpicSevenArise } from '../state/types.ts';
import type { Words } from '../words/words.ts';

type View = ViewOf<EpicSevenArise>;

const winnersOf = (places: readonly number[]): Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** How the game ended, in a sentence or two. */
export function endingOf({ content, end: say, names }: Words, { sight, outcome }: View, voices: Voices): string[] {
  if (outcome === null) return [];
  const winners = winnersOf(outcome.places);
  if (sight.mode === 'campaign') return winners.length === 0 ? [say.campaignLost] : [say.campaignChampion(winners, voices)];
  if (winners.length === 0)
    return [sight.ending === '' ? say.lost : say.reasons[sight.ending], say.lost].slice(0, sight.ending === '' ? 1 : 2);
  const won = say.won(names.chapter(sight.chapter), sight.round);
  if (!isSolo(sight)) return [won, say.champion(winners, voices)];
  return [won, say.champion(winners, voices), say.grade[gradeOf(sight, content, outcome.scores[0]!)]];
}

/** The end of the game, the best first, or as they sit where all have lost: where each score came from (EA-20.3, EA-22.11, EA-23.12). */
export function standingsOf(words: Words, { sight, outcome }: View): readonly Standing[] {
  if (outcome === null) return [];
  return sight.players
    .map((_, seat) => seat)
    .toSorted((a, b) => (outcome.places[a] || Infinity) - (outcome.places[b] || Infinity))
    .map((seat) => ({
      seat,
      place: outcome.places[seat]!,
      // After a defeat nobody is placed, but what they had is told all the same.
      total: outcome.places[seat]! > 0 || sight.mode === 'campaign' ? outcome.scores[seat]! : scoreOf(words.content, playerOf(sight, seat)),
      parts: partsOf(words, sight, seat),
      note: noteOf(words, sight, seat),
    }));
}

/** In a campaign by chapter; else by where Skystones came from and went to, and what sets are worth on top. */
function partsOf({ content, end: say }: Words, board: Board, seat: Seat): Standing['parts'] {
  if (board.mode === 'campaign')
    return board.sheet.map(({ chapter, scores }) => ({ label: say.chapter(chapter + 1), points: scores[seat]! }));
  const player = playerOf(board, seat);
  const sets = content.numbers.skystones.set * Math.min(...player.stones);
  return [
    ...SOURCES.map((source, row) => ({ label: say.sources[source], points: player.ledger[row]! })),
    { label: say.sets, points: sets },
  ].filter(({ points }) => points !== 0);
}

function noteOf({ end: say }: Words, board: Board, seat: Seat): string {
  const { gone, contributed, contribution } = playerOf(board, seat);
  if (gone) return say.gone;
  if (board.mode === 'campaign') return say.titles(board.sheet.filter(({ champions }) => holds(champions, seat)).length);
  return say.contribution(contributed + contribution);
}
