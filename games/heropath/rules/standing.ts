import type { Arguments } from '@hoard/kernel';
import type { Condition } from '../content/conditions.ts';
import type { AttributeId, CardId, CategoryId, Content, DeckId, Effect, EnemyKindId } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import { NO_FOE, conditionsHold } from './conditions.ts';

// What cards do all the time (`passive`), while they are in force: counted by the game, never played (HP-18.6).

interface Passive {
  readonly effect: Effect;
  readonly if: readonly Condition[];
}

/** Something that is added up over all that a hero wears and holds. */
interface Measure {
  /** The effect that counts for it. */
  readonly does: Effect['do'];
  /** How much. */
  counts(effect: Effect, about: number): number;
  /** By content, then by card: the effects of that kind that it has all the time, or null, as nearly all have. */
  readonly known: WeakMap<Content, readonly (readonly Passive[] | null)[]>;
}

const measureOf = <N extends Effect['do']>(does: N, counts: (effect: Extract<Effect, { do: N }>, about: number) => number): Measure => ({
  does,
  counts: (effect, about) => (effect.do === does ? counts(effect as Extract<Effect, { do: N }>, about) : 0),
  known: new WeakMap(),
});

/** By card: what of a measure it does all the time. */
function passivesIn(content: Content, { does, known }: Measure): readonly (readonly Passive[] | null)[] {
  const found = known.get(content);
  if (found !== undefined) return found;
  const passives = content.cards.map(({ clauses }) => {
    const own = clauses.flatMap((clause) =>
      clause.when === 'passive'
        ? clause.does.flatMap((place) => (content.effects[place]!.do === does ? [{ effect: content.effects[place]!, if: clause.if }] : []))
        : [],
    );
    return own.length === 0 ? null : own;
  });
  known.set(content, passives);
  return passives;
}

/**
 * HP-10.9, HP-11.12, HP-11.13: a card works where it is worn, if it names a square, else where it is held; and only while its owner has the
 * gems that it asks for.
 */
export const meetsNeeds = (content: Content, hero: Hero, card: CardId): boolean => lackFor(content, hero, card) === NONE;

/** The attribute of which a hero has too little for a card, or NONE. */
function lackFor(content: Content, hero: Hero, card: CardId): number {
  const { needs } = content.cards[card]!;
  for (let attribute = 0; attribute < needs.length; attribute++) {
    const lacks = needs[attribute]! - hero.gems[attribute]!;
    if (lacks > 0 && lacks > seeming(content, hero, attribute)) return attribute;
  }
  return NONE;
}

/** What a denial says of it (HP-10.9): how much the card needs, and how much the hero has, help included. */
export function lackInNumbers(content: Content, hero: Hero, card: CardId): Arguments {
  const attribute = lackFor(content, hero, card);
  if (attribute === NONE) return {};
  return { attribute, needs: content.cards[card]!.needs[attribute]!, has: hero.gems[attribute]! + seeming(content, hero, attribute) };
}

/**
 * HP-10.10: what counts as an attribute for requirements only. A card that needs help itself is none. `isPublic` leaves out what lies face
 * down.
 */
export function seeming(content: Content, hero: Hero, attribute: AttributeId, isPublic = false): number {
  const passives = passivesIn(content, seem);
  let sum = 0;
  for (const card of hero.worn) sum += seems(content, hero, passives, card, attribute);
  let last = -1;
  for (const card of hero.shown) {
    // Cards of the same name count once.
    if (card !== last && content.cards[card]!.slot === undefined) sum += seems(content, hero, passives, card, attribute);
    last = card;
  }
  if (isPublic) return sum;
  for (const { card } of hero.hidden) if (content.cards[card]!.slot === undefined) sum += seems(content, hero, passives, card, attribute);
  return sum;
}

function seems(
  content: Content,
  hero: Hero,
  passives: readonly (readonly Passive[] | null)[],
  card: CardId,
  attribute: AttributeId,
): number {
  const own = card < 0 ? null : passives[card]!;
  if (own === null) return 0;
  let sum = 0;
  for (const { effect } of own) sum += seem.counts(effect, attribute);
  if (sum > 0) content.cards[card]!.needs.forEach((need, place) => (sum = need > hero.gems[place]! ? 0 : sum));
  return sum;
}

/** Whether a card that is worn, attached or held does what it says. */
export function works(content: Content, hero: Hero, card: CardId): boolean {
  // HP-11.10: without the bow the arrows do nothing.
  if (content.cards[card]!.kind === 'arrows' && !wearsKind(content, hero, 'bow')) return false;
  return meetsNeeds(content, hero, card);
}

const wearsKind = ({ cards }: Content, { worn }: Hero, kind: string): boolean =>
  worn.some((card) => card >= 0 && cards[card]!.kind === kind);

function total(content: Content, hero: Hero, foe: EnemyKindId, measure: Measure, about: number): number {
  const passives = passivesIn(content, measure);
  let sum = 0;
  for (let square = 0; square < hero.worn.length; square++) {
    sum += counted(content, hero, passives, hero.worn[square]!, foe, measure, about);
    sum += counted(content, hero, passives, hero.attached[square]!, foe, measure, about);
  }
  for (const card of hero.shown)
    if (passives[card] !== null && content.cards[card]!.slot === undefined)
      sum += counted(content, hero, passives, card, foe, measure, about);
  for (const { card } of hero.hidden)
    if (passives[card] !== null && content.cards[card]!.slot === undefined)
      sum += counted(content, hero, passives, card, foe, measure, about);
  return sum;
}

function counted(
  content: Content,
  hero: Hero,
  passives: readonly (readonly Passive[] | null)[],
  card: CardId,
  foe: EnemyKindId,
  measure: Measure,
  about: number,
): number {
  const own = card < 0 ? null : passives[card]!;
  if (own === null) return 0;
  let sum = 0;
  for (const passive of own) {
    const adds = measure.counts(passive.effect, about);
    if (adds !== 0 && conditionsHold(content, hero, passive.if, foe)) sum += adds;
  }
  return sum !== 0 && works(content, hero, card) ? sum : 0;
}

const seem = measureOf('seem', ({ attribute, n }, about) => (attribute === about ? n : 0));
const power = measureOf('power', ({ enemies, dragon }, foe) => (foe === DRAGON ? dragon : enemies));
const pace = measureOf('pace', ({ n }) => n);
const room = measureOf('hold', ({ of, n }, category) => (of === category ? n : 0));
const twoSwords = measureOf('allow', () => 1);
const cheaper = measureOf('deal', ({ deck, less }, of) => (deck === of || isAllDecks(deck) ? less : 0));
const protects = measureOf('spare', ({ from }, cause) => (SPARED.indexOf(from) === cause ? 1 : 0));

/** The causes that cards spare, so that they can be counted by number. */
export const SPARED = ['tie', 'loss', 'evasion', 'active', 'incidental'] as const;
export type Spared = (typeof SPARED)[number];

/** FORTUNE, the fifth, is never on display: the place behind it stands for every deck that is. */
const isAllDecks = (deck: number): boolean => deck >= 5;

/** HP-18.4: extra power that needs no decision, against a kind of enemy, DRAGON or ANY_ENEMY. */
export const standingPower = (content: Content, hero: Hero, foe: EnemyKindId): number => total(content, hero, foe, power, foe);

/** The same card by card: what each of those adds that add something. */
export function standingPowers(content: Content, hero: Hero, foe: EnemyKindId): { readonly card: CardId; readonly power: number }[] {
  const passives = passivesIn(content, power);
  const held = [...hero.shown, ...hero.hidden.map(({ card }) => card)].filter((card) => content.cards[card]!.slot === undefined);
  return [...hero.worn, ...hero.attached, ...held].flatMap((card) => {
    const adds = counted(content, hero, passives, card, foe, power, foe);
    return adds === 0 ? [] : [{ card, power: adds }];
  });
}

/** HP-4.5. */
export function basicPower({ gems }: Hero): number {
  let sum = 0;
  for (const count of gems) sum += count;
  return sum;
}

/** HP-15.1: paces more or fewer in each Travel, without leeches. */
export const standingPaces = (board: Board, content: Content, hero: Hero): number =>
  total(content, hero, NO_FOE, pace, 0) + lastingSum(board, content, hero, pace, 0);

/** HP-11.19: cards that he may hold beyond the limit of a category. */
export const extraRoom = (content: Content, hero: Hero, category: CategoryId): number => total(content, hero, NO_FOE, room, category);

/** HP-11.11. */
export const mayWearTwoSwords = (content: Content, hero: Hero): boolean => total(content, hero, NO_FOE, twoSwords, 0) > 0;

/** GOLD that a card of a deck costs him less. */
export const discount = (board: Board, content: Content, hero: Hero, deck: DeckId): number =>
  total(content, hero, NO_FOE, cheaper, deck) + lastingSum(board, content, hero, cheaper, deck);

/** Whether a worn or held card, or one that lasts, keeps him from losses of a cause. */
export const isProtected = (board: Board, content: Content, hero: Hero, cause: Spared): boolean =>
  total(content, hero, NO_FOE, protects, SPARED.indexOf(cause)) + lastingSum(board, content, hero, protects, SPARED.indexOf(cause)) > 0;

/** The same sum over what cards do for a while. */
function lastingSum(board: Board, { effects }: Content, { seat }: Hero, measure: Measure, about: number): number {
  let sum = 0;
  for (const { effect, on } of board.lasting) if (on === seat) sum += measure.counts(effects[effect]!, about);
  return sum;
}

/** At most so many paces in a Travel, whatever else applies (`cap`); Infinity where nothing limits them. */
export function paceLimit(board: Board, { effects }: Content, { seat }: Hero): number {
  let least = Infinity;
  for (const { effect, on } of board.lasting) {
    const lasts = effects[effect]!;
    if (on === seat && lasts.do === 'cap') least = Math.min(least, lasts.n);
  }
  return least;
}

/** Whether the ferry, the balloons or the bridges are closed (`shut`). */
export const isShut = (board: Board, { effects }: Content, what: 'ferry' | 'balloon' | 'bridges'): boolean =>
  board.lasting.some(({ effect }) => {
    const lasts = effects[effect]!;
    return lasts.do === 'shut' && lasts.what === what;
  });

/** Cards that lie face down and whose standing help counts. */
function hiddenHelpers(content: Content, hero: Hero, foe: EnemyKindId, measure: Measure, about: number): CardId[] {
  const passives = passivesIn(content, measure);
  return hero.hidden.flatMap(({ card }) =>
    content.cards[card]!.slot === undefined && counted(content, hero, passives, card, foe, measure, about) !== 0 ? [card] : [],
  );
}

export const hiddenPower = (content: Content, hero: Hero, foe: EnemyKindId): CardId[] => hiddenHelpers(content, hero, foe, power, foe);

export const hiddenDiscount = (content: Content, hero: Hero, deck: DeckId): CardId[] => hiddenHelpers(content, hero, NO_FOE, cheaper, deck);

export const hiddenProtection = (content: Content, hero: Hero, cause: Spared): CardId[] =>
  hiddenHelpers(content, hero, NO_FOE, protects, SPARED.indexOf(cause));
