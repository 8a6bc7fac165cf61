import { argumentOf, type Action, type Asked } from '@hoard/kernel';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { AttributeId, CardId } from '../content/ids.ts';
import { ATTRIBUTES, DRAGON } from '../content/names.ts';
import { heroSummands } from '../odds/clash.ts';
import { powersOf } from '../odds/power.ts';
import { squaresOf } from '../rules/11-board.ts';
import { HAND, OTHER_HAND } from '../rules/armament.ts';
import { ANY_ENEMY } from '../rules/conditions.ts';
import { works } from '../rules/standing.ts';
import { NONE, type Hero } from '../state/board.ts';
import { cardWorn, isOtherHand } from '../state/keys.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { lackingFor } from './cardFaces.ts';

// What the gear sheet reads off a question and a hero.

const isLaying = (action: Action): boolean => verbOf(action) === 'wear' || verbOf(action) === 'attach';

/** The square that an answer lays a card on. */
export const squareOf = (action: Action): number => {
  const argument = argumentOf(action);
  if (isOtherHand(argument)) return OTHER_HAND;
  return verbOf(action) === 'attach' ? HAND : (squaresOf(content, cardWorn(argument))[0] ?? HAND);
};

/** The answers that put a card on. */
export const layingOf = (asked: Asked<Heropath> | null, card: CardId): Action[] =>
  (asked?.actions ?? []).filter((action) => isLaying(action) && cardWorn(argumentOf(action)) === card);

/** Whether gear can be changed by the question that is asked. */
export const mayGear = (asked: Asked<Heropath> | null): boolean =>
  asked?.actions.some((action) => isLaying(action) || verbOf(action) === 'takeOff') ?? false;

export interface Counted {
  /** NONE for the gems. */
  readonly card: CardId;
  readonly enemies: number;
  readonly dragon: number;
  readonly isAsleep: boolean;
}

/** Line by line what a hero's power is made of; what he wears and cannot use comes last. */
export function countedFor(hero: Hero): Counted[] {
  const dragon = heroSummands(content, hero, DRAGON);
  const enemies = heroSummands(content, hero, ANY_ENEMY);
  const cards = [...new Set([...dragon, ...enemies].map(({ card }) => card))];
  const sum = (summands: typeof dragon, card: CardId): number =>
    summands.filter((one) => one.card === card).reduce((total, { value }) => total + value, 0);
  const asleep = [...hero.worn, ...hero.attached].filter((card) => card !== NONE && !works(content, hero, card));
  return [
    ...cards.map((card) => ({ card, enemies: sum(enemies, card), dragon: sum(dragon, card), isAsleep: false })),
    ...asleep.map((card) => ({ card, enemies: 0, dragon: 0, isAsleep: true })),
  ];
}

export interface Waking {
  readonly attribute: AttributeId;
  readonly card: CardId;
  readonly after: Hero;
}

/** The gem that wakes a card, if one does: of several the one that adds most against the Dragon. */
export function bestGem(hero: Hero): Waking | null {
  const owned = [...hero.worn, ...hero.attached, ...hero.shown, ...hero.hidden.map(({ card }) => card)].filter((card) => card >= 0);
  let best: Waking | null = null;
  let most = 1;
  ATTRIBUTES.forEach((_, attribute) => {
    if (hero.gems[attribute]! >= content.numbers.gems) return;
    const after = { ...hero, gems: hero.gems.with(attribute, hero.gems[attribute]! + 1) };
    const gain = powersOf(content, after).dragon - powersOf(content, hero).dragon;
    const card = owned.find(
      (one) => lackingFor(content, hero, one).some((n) => n > 0) && lackingFor(content, after, one).every((n) => n === 0),
    );
    if (card === undefined || gain <= most) return;
    most = gain;
    best = { attribute, card, after };
  });
  return best;
}
