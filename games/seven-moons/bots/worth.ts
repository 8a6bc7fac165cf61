import type { AllyRow, KindRow } from '../content/ids.ts';
import type { Effects, Seat } from '@hoard/kernel';
import { RESOURCES, type Content, type QuestStep } from '../content/content.ts';
import { chanceOfAtLeast } from '../odds/chances.ts';
import { comingMatches } from './defence.ts';
import { contentment, partnersReady, roundsLeft } from './estimate.ts';
import { priceOf } from '../rules/06-market.ts';
import { fightBonus, hasRoomFor, nextStepOf } from '../rules/10-quests.ts';
import { vocabulary } from '../rules/effects/index.ts';
import type { Appraisal } from '../rules/effects/types.ts';
import { heroOf, together } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';

// What things are worth to a player, in gold.

const STRONGHOLD = 29;
const ALLY = 18;
/** A coming card that an ally matches. */
const MATCH = 7;
const POINT = 1;
const ARTEFACT = 7;
const CRYSTAL = 4;
const FAERIE = 4;
/** How sure a price is still there when the goods arrive, by the number of players. */
const STEADY = [0.9, 0.5, 0.35, 0.25];
const MEAN_PRICE = 3.5;
/** So keen is a player to bring the seventh moon, or to put it off. */
const ZEAL = 60;
/** Quiet rounds after which nobody refuses any more: so much waiting has changed nothing, and who is behind still has a chance in the siege. */
const PATIENCE = 10;

/** SM-15.6: what counts only against rivals. */
const pointsIn = (board: Board): number => (together(board.mode) ? 0 : POINT);

/** How many of a kind the city still takes. */
export const needOf = ({ numbers }: Content, hero: Hero, kind: KindRow): number =>
  numbers.strongholds - hero.strongholds - hero.waiting[kind]!;

/** One good in the city, as a part of the stronghold that it will be. */
export function worthSent(board: Board, content: Content): number {
  const likely = Math.min(1, 0.4 + 0.25 * roundsLeft(board, content));
  return (STRONGHOLD * likely) / RESOURCES.length;
}

/** What Dragonmarch will pay. */
export const priceToCome = (board: Board, kind: KindRow): number => {
  const steady = STEADY[board.heroes.length - 1]!;
  return steady * board.prices[kind]! + (1 - steady) * MEAN_PRICE;
};

/** How many of a kind the next step of the quest asks for. */
export const askedFor = (content: Content, hero: Hero, kind: KindRow): number => nextStepOf(content, hero)?.give[kind] ?? 0;

/** Whether the last of a kind is kept for the quest: not by who has no coin, or too few for the rest of what it asks for. */
export function isKept(board: Board, content: Content, hero: Hero, kind: KindRow): boolean {
  const step = nextStepOf(content, hero);
  if (step === null || hero.goods[kind]! > step.give[kind]!) return false;
  const lacking = step.give.reduce(
    (sum, asked, other) => sum + Math.max(0, asked - hero.goods[other]!) * priceOf(board, content, other),
    0,
  );
  return hero.gold >= Math.max(priceOf(board, content, kind), lacking);
}

/** A good that is carried, when so many of its kind are carried already: for the quest, for the city, or for sale. */
export function worthCarried(board: Board, content: Content, hero: Hero, kind: KindRow, before: number, price: number): number {
  const asked = askedFor(content, hero, kind);
  if (before < asked) return Math.max(price, 5);
  return before - asked < needOf(content, hero, kind) ? Math.max(price, worthSent(board, content)) : price;
}

/** What a good less of a kind costs: the last of them. */
export const worthLost = (board: Board, content: Content, hero: Hero, kind: KindRow): number =>
  worthCarried(board, content, hero, kind, hero.goods[kind]! - 1, board.prices[kind]!);

/** What it costs to make room for what a step of the quest makes a hero carry (SM-10.5): the good that is missed least. */
export function costOfRoom(board: Board, content: Content, hero: Hero, step: QuestStep): number {
  if (hasRoomFor(content, hero, step)) return 0;
  let least = Infinity;
  for (let kind = 0; kind < RESOURCES.length; kind++)
    if (hero.goods[kind]! > 0) least = Math.min(least, worthLost(board, content, hero, kind));
  return least;
}

/** An ally in the city, by what is known of the coming cards; with the moon it costs. */
export function worthOfAlly(board: Board, content: Content, seat: Seat, ally: AllyRow): number {
  const worth = ALLY + MATCH * (comingMatches(board, content, ally) - board.shadow.length / content.allies.length);
  return worth + worthOfMoon(board, content, seat, 1, 0);
}

/** The third stronghold brings a moon (SM-7.10). */
export const worthOfThird = (board: Board, content: Content, seat: Seat): number => worthOfMoon(board, content, seat, 0, 1);

/** What it means to a player that the army comes a moon closer: little, until it is the last. */
function worthOfMoon(board: Board, content: Content, seat: Seat, allies: number, strongholds: number): number {
  if (board.moon + 1 < content.numbers.moons.last) return 0;
  const patience = 1 - Math.max(0, board.quiet) / PATIENCE;
  if (patience <= 0) return 0;
  if (together(board.mode)) return partnersReady(board, content) ? 0 : -ZEAL * patience;
  const pleased = contentment(board, content, seat, allies, strongholds);
  return pleased >= 0 ? ZEAL * pleased : patience * (ZEAL * pleased - STRONGHOLD);
}

/** What a completed quest is worth besides its reward: its points, and those that it no longer costs. */
export const worthOfDoing = (board: Board, { numbers }: Content): number =>
  pointsIn(board) * (numbers.score.quest - numbers.score.unfinished);

/** What effects are worth on average to whoever they happen to. */
export const worthOfEffects = (board: Board, content: Content, seat: Seat, effects: Effects): number =>
  effects.length === 0 ? 0 : appraisalFor(board, content, seat).of(effects);

/** One player's opinion, for the rows of the effect vocabulary. */
function appraisalFor(board: Board, content: Content, seat: Seat): Appraisal {
  const appraisal: Appraisal = {
    board,
    content,
    seat,
    hero: heroOf(board, seat),
    resource: MEAN_PRICE,
    crystal: CRYSTAL,
    artefact: ARTEFACT,
    faerie: FAERIE,
    sent: () => worthSent(board, content),
    ally: (ally) => worthOfAlly(board, content, seat, ally),
    moon: () => worthOfMoon(board, content, seat, 0, 0),
    wins: (target) => chanceOfAtLeast(2, target - fightBonus(content, heroOf(board, seat))),
    of(effects) {
      let worth = 0;
      for (const place of effects) worth += vocabulary.worth(content.effects[place]!, appraisal);
      return worth;
    },
  };
  return appraisal;
}

/** What the card at a lit fire brings, on average (SM-5.8). */
export function worthOfFire(board: Board, content: Content, seat: Seat): number {
  const { wilderness } = board;
  if (wilderness.length === 0) return content.numbers.instead.wildernessCard;
  const appraisal = appraisalFor(board, content, seat);
  let sum = 0;
  for (const card of wilderness) sum += appraisal.of(content.wildernessCards[card]!.does);
  return sum / wilderness.length;
}

export { ARTEFACT, CRYSTAL, FAERIE };
