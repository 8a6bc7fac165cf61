import type { Standing, ViewOf, Voices } from '@hoard/kernel';
import { adventurerOf, worthOf } from '../rules/01-things.ts';
import { isSolo, honourTitleOf } from '../rules/15-modes.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Speech } from './speech.ts';

/** Who won, or that nobody did (DA-14.2, DA-14.7, DA-15.9). */
export function endingOf({ game: { content }, words }: Speech, { sight, outcome }: ViewOf<DragonAttack>, voices: Voices): string[] {
  if (outcome === null) return [];
  const { ending: say, titles } = words;
  if (outcome.reason !== 'slain') return [say.nobodyWins(worthOf(content, sight.hoard))];
  const winners = sight.order.filter((seat) => outcome.places[seat] === 1);
  const victory = say.winners(winners, voices);
  return isSolo(sight) ? [victory, say.called(winners[0]!, titles[honourTitleOf(outcome.scores[winners[0]!]!)], voices)] : [victory];
}

/** The end of the game, the best first: what each score is made of (DA-14.3, DA-14.4). */
export function standingsOf({ game: { content }, words }: Speech, { sight, outcome }: ViewOf<DragonAttack>): readonly Standing[] {
  if (outcome === null) return [];
  const { ending: say, titles } = words;
  const isVictory = outcome.reason === 'slain';
  return sight.order
    .toSorted((a, b) => outcome.places[a]! - outcome.places[b]! || outcome.scores[b]! - outcome.scores[a]!)
    .map((seat) => {
      const { home, carried } = adventurerOf(sight, seat);
      const gold = worthOf(
        content,
        home.filter((row) => content.counters[row]!.kind === 'gold'),
      );
      const trophies = worthOf(content, home) - gold;
      const total = outcome.scores[seat]!;
      const hoard = total - gold - trophies;
      const left = worthOf(content, carried);
      const parts = [
        { label: say.gold, points: gold },
        { label: say.monsters, points: trophies },
        { label: say.hoard, points: hoard },
      ].filter(({ label, points }) => points > 0 || (isVictory && label !== say.hoard));
      const title = isSolo(sight) && isVictory ? titles[honourTitleOf(total)] : '';
      return {
        seat,
        place: isVictory ? outcome.places[seat]! : 0,
        total: isVictory || total > 0 ? total : null,
        parts,
        note: left > 0 ? say.neverCameHome(left) : title,
      };
    });
}
