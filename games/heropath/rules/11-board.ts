import type { Content, Effect } from '../content/content.ts';
import type { CardId, CategoryId } from '../content/ids.ts';
import { ATTRIBUTES } from '../content/names.ts';
import { NONE, type Hero } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import { HAND, OTHER_HAND, allowsTwoSwords, isWeapon, kindOn } from './armament.ts';

// HP-11: the Hero Board: needs, limits, and what fits where.

const HEAD = SQUARES.indexOf('head');
const BODY = SQUARES.indexOf('body');
const GENERAL = SQUARES.indexOf('general');

/** What the standing clauses of each card do for needs and limits, by card; null where nothing. */
interface Help {
  /** By attribute (HP-10.10). */
  readonly seem: readonly (readonly number[] | null)[];
  /** By category (HP-11.19). */
  readonly hold: readonly (readonly number[] | null)[];
  /** Whether the card has needs of its own. */
  readonly needs: readonly boolean[];
}

const known = new WeakMap<Content, Help>();

function helpIn(content: Content): Help {
  let help = known.get(content);
  if (help === undefined) {
    const sums = (size: number, of: (effect: Effect) => readonly [number, number] | null): (readonly number[] | null)[] =>
      content.cards.map(({ clauses }) => {
        const sum: number[] = Array(size).fill(0);
        for (const { when, does } of clauses)
          for (const row of when === 'passive' ? does : []) {
            const found = of(content.effects[row]!);
            if (found !== null) sum[found[0]]! += found[1];
          }
        return sum.some((n) => n > 0) ? sum : null;
      });
    help = {
      seem: sums(ATTRIBUTES.length, (effect) => (effect.do === 'seem' ? [effect.attribute, effect.n] : null)),
      hold: sums(ATTRIBUTES.length, (effect) => (effect.do === 'hold' ? [effect.of, effect.n] : null)),
      needs: content.cards.map(({ needs }) => needs.some((n) => n > 0)),
    };
    known.set(content, help);
  }
  return help;
}

const enough = (needs: readonly number[], { gems }: Hero, seeming: readonly number[]): boolean => {
  for (let attribute = 0; attribute < needs.length; attribute++)
    if (gems[attribute]! + seeming[attribute]! < needs[attribute]!) return false;
  return true;
};

const NOTHING: readonly number[] = ATTRIBUTES.map(() => 0);

/** Each card that works for a hero where it lies: worn if it names a square, else held (HP-11.12, HP-11.13). Equal ones once. */
function eachInForce({ cards }: Content, hero: Hero, each: (card: CardId) => void): void {
  for (const list of [hero.worn, hero.attached])
    list.forEach((card, place) => {
      if (card !== NONE && list.indexOf(card) === place) each(card);
    });
  hero.shown.forEach((card, place) => {
    if (cards[card]!.slot === undefined && hero.shown[place - 1] !== card) each(card);
  });
  hero.hidden.forEach(({ card }, place) => {
    if (cards[card]!.slot === undefined && hero.hidden[place - 1]?.card !== card && !hero.shown.includes(card)) each(card);
  });
}

/** HP-10.10: by attribute, what a hero counts as having more for needs. What helps and has needs itself comes after what has none. */
export function seemingOf(content: Content, hero: Hero): readonly number[] {
  const { seem, needs } = helpIn(content);
  let free = NOTHING;
  eachInForce(content, hero, (card) => {
    if (seem[card] && !needs[card]) free = free.map((n, attribute) => n + seem[card]![attribute]!);
  });
  let all = free;
  eachInForce(content, hero, (card) => {
    if (seem[card] && needs[card] && enough(content.cards[card]!.needs, hero, free))
      all = all.map((n, attribute) => n + seem[card]![attribute]!);
  });
  return all;
}

/** HP-10.9: whether he has the gems that a card asks for. */
export const meetsNeeds = (content: Content, hero: Hero, card: CardId): boolean => {
  const { needs } = content.cards[card]!;
  return enough(needs, hero, NOTHING) || enough(needs, hero, seemingOf(content, hero));
};

/** HP-11.19: how many cards of a category he may keep. */
export function limitOf(content: Content, hero: Hero, category: CategoryId): number {
  const { hold } = helpIn(content);
  let limit = content.numbers.held;
  eachInForce(content, hero, (card) => {
    if (hold[card] && meetsNeeds(content, hero, card)) limit += hold[card][category]!;
  });
  return limit;
}

/** HP-11.17: his Resources of a category, the open ones first. Worn cards are not among them. */
export const cardsIn = ({ cards }: Content, hero: Hero, category: CategoryId): CardId[] => [
  ...hero.shown.filter((card) => cards[card]!.category === category),
  ...hero.hidden.flatMap(({ card }) => (cards[card]!.category === category ? [card] : [])),
];

/** HP-11.20: by how many cards he is over the limit of a category. */
export function excessIn(content: Content, hero: Hero, category: CategoryId): number {
  const { cards } = content;
  let held = 0;
  for (const card of hero.shown) if (cards[card]!.category === category) held++;
  for (const { card } of hero.hidden) if (cards[card]!.category === category) held++;
  return held <= content.numbers.held ? 0 : Math.max(0, held - limitOf(content, hero, category));
}

/** The squares that a card names (HP-11.6). */
const SQUARES_OF: Readonly<Record<string, readonly number[]>> = {
  hand: [HAND, OTHER_HAND],
  'both hands': [HAND],
  head: [HEAD],
  body: [BODY],
  general: [GENERAL],
};
const NO_SQUARES: readonly number[] = [];

export function squaresOf({ cards }: Content, card: CardId): readonly number[] {
  const { slot, kind } = cards[card]!;
  if (kind === 'arrows') return [OTHER_HAND];
  return slot === undefined ? NO_SQUARES : (SQUARES_OF[slot] ?? NO_SQUARES);
}

/** The rule that bars a hero from laying a card on a square that it names, or null. */
export function barToWear(content: Content, hero: Hero, card: CardId, square: number): string | null {
  const { slot, kind } = content.cards[card]!;
  if (hero.worn[square] !== NONE) return 'HP-11.7';
  if (!meetsNeeds(content, hero, card)) return 'HP-10.9';
  if (square > OTHER_HAND) return null;
  const beside = square === HAND ? OTHER_HAND : HAND;
  const there = hero.worn[beside]!;
  if (kind === 'arrows') return kindOn(content, hero, HAND) === 'bow' ? null : 'HP-11.10';
  if (there === NONE) return null;
  const { slot: otherSlot, kind: otherKind } = content.cards[there]!;
  if (slot === 'both hands' || otherSlot === 'both hands') return 'HP-11.9';
  if (isWeapon(kind) && isWeapon(otherKind))
    return kind === 'sword' && otherKind === 'sword' && allowsTwoSwords(content, hero) ? null : 'HP-11.11';
  return kind === otherKind ? 'HP-11.11' : null;
}

/** Whether he may lay a card on that square. */
export const canWear = (content: Content, hero: Hero, card: CardId, square: number): boolean =>
  squaresOf(content, card).includes(square) && barToWear(content, hero, card, square) === null;

/** HP-11.7: the rule that bars a hero from laying a card on what he wears on a square, or null. */
export function barToAttach(content: Content, hero: Hero, card: CardId, square: number): string | null {
  const bearer = kindOn(content, hero, square);
  const fits = content.cards[card]!.clauses.some(({ does }) =>
    does.some((row) => {
      const effect = content.effects[row]!;
      return effect.do === 'attach' && effect.kind === bearer;
    }),
  );
  if (!fits || hero.attached[square] !== NONE) return 'HP-11.7';
  return meetsNeeds(content, hero, card) ? null : 'HP-10.9';
}
