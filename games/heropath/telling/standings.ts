import type { Seat, Standing, ViewOf, Voices } from '@hoard/kernel';
import { powersOf } from '../odds/power.ts';
import { ANY_ENEMY } from '../rules/conditions.ts';
import { asKnown } from '../odds/clash.ts';
import { basicPower, standingPower } from '../rules/standing.ts';
import { heroOf, isFallen } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { FinaleFrame } from '../state/frames.ts';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';

type View = ViewOf<Heropath>;

/** How the game ended, in a sentence or two. */
export function endingOf({ end: say }: Words, { sight, outcome }: View, voices: Voices): string[] {
  if (outcome === null) return [];
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const reason = say.reasons[outcome.reason as FinaleFrame['reason']];
  return [reason, winners.length === 0 ? say.lost : say.won(winners, voices), say.when(sight.round, sight.scale.level)];
}

/** Everybody at the end, the best first, or as they sit where the Dragon has won: what each total is made of (HP-23.3 to HP-23.5). */
export function standingsOf(words: Words, { sight, outcome }: View): readonly Standing[] {
  if (outcome === null) return [];
  return sight.heroes
    .map(({ seat }) => seat)
    .toSorted((one, other) => (outcome.places[one] || Infinity) - (outcome.places[other] || Infinity))
    .map((seat) => {
      const total = outcome.scores[seat] ?? 0;
      return {
        seat,
        place: outcome.places[seat]!,
        total: total > 0 ? total : null,
        parts: total > 0 ? partsOf(words, sight, seat, total) : [],
        note: noteOf(words, sight, seat),
      };
    });
}

/** HP-23.4: gems, what is worn and held, and the rest the dice have brought. */
function partsOf({ content, end: say }: Words, board: Board, seat: Seat, total: number): Standing['parts'] {
  const hero = asKnown(heroOf(board, seat));
  const [gems, bonus] = [basicPower(hero), standingPower(content, hero, ANY_ENEMY)];
  return [
    { label: say.gems, points: gems },
    { label: say.bonus, points: bonus },
    { label: say.dice, points: total - gems - bonus },
  ].filter(({ points }) => points !== 0);
}

function noteOf({ content, end: say }: Words, board: Board, seat: Seat): string {
  const hero = heroOf(board, seat);
  if (hero.isOff) return say.gone;
  if (isFallen(hero)) return say.fallen;
  if (hero.asleep) return say.asleep;
  return say.power(basicPower(hero), powersOf(content, hero).dragon);
}
