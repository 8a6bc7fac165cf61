import type { ViewOf } from '@hoard/kernel';
import type { Language, Standing } from '@hoard/paint';
import type { Content } from '../content/content.ts';
import { adventurerOf, worthOf } from '../rules/01-things.ts';
import { isSolo, titleOf } from '../rules/15-modes.ts';
import type { DragonAttack } from '../state/types.ts';
import { wordsIn } from './words.ts';

/** The end of the game, the best first: what each score is made of (DA-14.3, DA-14.4). */
export function standings({ sight, outcome }: ViewOf<DragonAttack>, content: Content, language: Language): readonly Standing[] {
  if (outcome === null) return [];
  const say = wordsIn(language).end;
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
        ...(hoard > 0 ? [{ label: say.hoard, points: hoard }] : []),
      ];
      const title = isSolo(sight) && isVictory ? (say.titles[titleOf(total)] ?? '') : '';
      return { seat, place: isVictory ? outcome.places[seat]! : 0, total, parts, note: left > 0 ? say.neverCameHome(left) : title };
    });
}
