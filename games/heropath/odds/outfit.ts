import type { Action } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId, EnemyKindId } from '../content/ids.ts';
import { barToAttach, barToWear, squaresOf } from '../rules/11-board.ts';
import { HAND, OTHER_HAND, bare } from '../rules/armament.ts';
import { NONE, type Hero } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import { asWorn } from '../state/keys.ts';
import { act } from '../state/verbs.ts';
import { heroSummands, powerOf } from './clash.ts';

// HP-11: which of his cards a hero should wear, and how he gets there.

/** What makes other gear possible goes on first: a ring that allows two swords, a circlet that seems like SKILLS. */
const IN_ORDER: readonly number[] = [...[...SQUARES.keys()].filter((square) => square > OTHER_HAND), HAND, OTHER_HAND];

const none = (): CardId[] => SQUARES.map(() => NONE);

/** All of it laid off. */
const undressed = (hero: Hero): Hero => {
  const owned = [...hero.worn, ...hero.attached].filter((card) => card !== NONE);
  return { ...hero, worn: none(), attached: none(), shown: [...hero.shown, ...owned].toSorted((one, other) => one - other) };
};

/** Cards of a hero that could be worn or attached, each once, however many he has of it. */
const wearables = ({ cards }: Content, { shown, hidden }: Hero): CardId[] =>
  [...new Set([...shown, ...hidden.map(({ card }) => card)])].filter((card) => card >= 0 && cards[card]!.slot !== undefined);

/** How often he has each of some cards. */
function countsOf({ shown, hidden }: Hero, cards: readonly CardId[]): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>(cards.map((card) => [card, 0]));
  const count = (card: CardId): void => {
    const before = counts.get(card);
    if (before !== undefined) counts.set(card, before + 1);
  };
  shown.forEach(count);
  for (const { card } of hidden) count(card);
  return counts;
}

/** What a hero may choose from. */
interface Wardrobe {
  /** By square: the cards that name it; and those that are attached. */
  readonly bySquare: readonly (readonly CardId[])[];
  readonly attachments: readonly CardId[];
  readonly counts: ReadonlyMap<CardId, number>;
}

function wardrobeOf(content: Content, hero: Hero): Wardrobe {
  const cards = wearables(content, hero);
  return {
    bySquare: SQUARES.map((_, square) => cards.filter((card) => squaresOf(content, card).includes(square))),
    attachments: cards.filter((card) => content.cards[card]!.slot === 'attached'),
    counts: countsOf(hero, cards),
  };
}

const timesIn = (cards: readonly CardId[], card: CardId): number => {
  let times = 0;
  for (const one of cards) if (one === card) times++;
  return times;
};

const wearing = (hero: Hero, at: 'worn' | 'attached', square: number, card: CardId): Hero => ({
  ...hero,
  [at]: hero[at].with(square, card),
});

/** Everything that may lie on a square besides nothing, with what is worn so far. */
const fitting = (content: Content, hero: Hero, { bySquare, counts }: Wardrobe, square: number): CardId[] =>
  bySquare[square]!.filter((card) => timesIn(hero.worn, card) < counts.get(card)! && barToWear(content, hero, card, square) === null);

/** The strongest attachments, square by square: they never stand in each other's way but for being the same card. */
function adorned(content: Content, hero: Hero, { attachments, counts }: Wardrobe, taste: Taste): Hero {
  let best = hero;
  if (attachments.length === 0) return best;
  for (const square of [HAND, OTHER_HAND])
    for (const card of attachments) {
      const isFree = timesIn(best.attached, card) < counts.get(card)!;
      if (!isFree || barToAttach(content, { ...best, attached: hero.attached }, card, square) !== null) continue;
      const tried = wearing(best, 'attached', square, card);
      if (taste(tried) > taste(best)) best = tried;
    }
  return best;
}

/** What is wanted of an outfit: how good a hero is who is dressed like that. */
type Taste = (dressed: Hero) => number;

/** The hero as he would be strongest against a foe. */
export const strongestOutfit = (content: Content, hero: Hero, foe: EnemyKindId): Hero =>
  bestOutfit(content, hero, (dressed) => powerOf(heroSummands(content, dressed, foe)));

/** The hero dressed as well as he can; of equals, the one who wears most of what he wears now. */
export function bestOutfit(content: Content, hero: Hero, taste: Taste): Hero {
  const bareHero = undressed(hero);
  const wardrobe = wardrobeOf(content, bareHero);
  let best = bareHero;
  let [most, mostKept] = [-Infinity, 0];
  const weigh = (tried: Hero): void => {
    const whole = adorned(content, tried, wardrobe, taste);
    const worth = taste(whole);
    const kept = whole.worn.filter((card, square) => card === hero.worn[square]).length;
    if (worth < most || (worth === most && kept <= mostKept)) return;
    [best, most, mostKept] = [whole, worth, kept];
  };
  const dress = (tried: Hero, place: number): void => {
    const square = IN_ORDER[place];
    if (square === undefined) return weigh(tried);
    for (const card of fitting(content, tried, wardrobe, square)) dress(wearing(tried, 'worn', square, card), place + 1);
    dress(tried, place + 1);
  };
  dress(bareHero, 0);
  return best;
}

/** What is chosen, one after another, to come from one outfit to another. */
export function changesTo(content: Content, hero: Hero, target: Hero): Action[] {
  const actions: Action[] = [];
  const now = { ...hero, worn: hero.worn.slice(), attached: hero.attached.slice(), shown: hero.shown.slice() };
  SQUARES.forEach((_, square) => {
    // HP-11.7: what lies on a weapon stays on it, whether it helps him or not, unless something else should.
    const isAdorned = now.attached[square] !== NONE && target.attached[square] !== NONE;
    const isKept = now.worn[square] === target.worn[square] && (!isAdorned || now.attached[square] === target.attached[square]);
    if (now.worn[square] === NONE || isKept) return;
    actions.push(act.takeOff(square));
    bare(content, now, square);
  });
  // What lay beside something that was taken off may have come off with it.
  for (const square of IN_ORDER)
    if (target.worn[square] !== NONE && now.worn[square] !== target.worn[square])
      actions.push(act.wear(asWorn(target.worn[square]!, square)));
  // What lies on the other weapon, and stays there, need not lie on this one.
  for (const square of [HAND, OTHER_HAND]) {
    const card = target.attached[square]!;
    if (card !== NONE && now.attached[square] !== card && countsOf(now, [card]).get(card)! > 0)
      actions.push(act.attach(asWorn(card, square)));
  }
  return actions;
}
