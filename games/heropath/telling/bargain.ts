import { bargainTableOf, countIn, frameOf, type Asked, type BargainTable } from '@hoard/kernel';
import { SUPPLIES } from '../content/content.ts';
import { waresOf } from '../rules/16-trade.ts';
import { heroOf } from '../rules/things.ts';
import { itemOf } from '../state/keys.ts';
import type { Heropath } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';

/** What lies on the table between two who trade or exchange cards, as the one sees it who speaks. */
export function bargainOf({ content, names, supplies }: Words, asked: Asked<Heropath>): BargainTable | null {
  const frame = frameOf<Heropath>(asked);
  if (frame?.k !== 'trade' || frame.speaker !== asked.seat) return null;
  const { sight } = asked.view;
  return bargainTableOf(frame, asked.actions, {
    act,
    offersLeft: frame.offersLeft,
    truce: false,
    holdings(owner) {
      const hero = heroOf(sight, owner);
      const wares = waresOf(content, hero, owner !== frame.speaker);
      const purse = frame.kind === 'trade' ? [hero.gold, hero.food] : SUPPLIES.map(() => 0);
      return [
        ...purse.flatMap((count, thing) => (count === 0 ? [] : [{ thing, label: (many: number) => `${many} ${supplies[thing]}`, count }])),
        ...[...new Set(wares)].map((card) => ({ thing: itemOf(card), label: () => names.card(card), count: countIn(wares, card) })),
      ];
    },
  });
}
