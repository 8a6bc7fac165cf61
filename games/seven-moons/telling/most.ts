import { argumentOf, type Action, type Asked } from '@hoard/kernel';
import { priceFor } from '../rules/06-market.ts';
import { heroOf, roomOf } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';

/** How often an answer can be given in a row: as many goods as there are, as there is room for, as there is gold for. */
export function mostOf({ content }: Words, { view: { sight }, seat }: Asked<SevenMoons>, action: Action): number {
  const hero = heroOf(sight, seat);
  const kind = argumentOf(action);
  switch (verbOf(action)) {
    case 'sell':
    case 'drop':
      return hero.goods[kind]!;
    case 'buy': {
      const price = priceFor(sight, content, seat, kind);
      return Math.min(roomOf(content, hero), sight.pool[kind]!, price === 0 ? 1 : Math.floor(hero.gold / price));
    }
    case 'sellCrystal':
      return hero.crystals;
    default:
      return 1;
  }
}
