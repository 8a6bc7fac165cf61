import type { Seat } from '@hoard/kernel';
import { chanceOfAtLeast } from '../odds/chances.ts';
import { RESOURCES, type Content, type Effect, type Effects, type QuestStep } from '../content/content.ts';
import { comingMatches } from './defence.ts';
import { contentment, partnersReady, roundsLeft } from './estimate.ts';
import { mayWait } from '../rules/07-strongholds.ts';
import { canJoin } from '../rules/08-allies.ts';
import { fightBonus, hasRoomFor, nextStepOf } from '../rules/10-quests.ts';
import { heroOf, sumOf, together } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';

// What things are worth to a player, in gold.

const STRONGHOLD = 29;
const ALLY = 18;
/** A coming card that an ally matches. */
const MATCH = 7;
const POINT = 1;
const ARTEFACT = 7;
const CRYSTAL = 4;
const HORSE = 5;
const FAERIE = 4;
const PEEK = 0.5;
const PLACE = 1.5;
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
export const needOf = ({ numbers }: Content, hero: Hero, kind: number): number =>
  numbers.strongholds - hero.strongholds - hero.waiting[kind]!;

/** One good in the city, as a part of the stronghold that it will be. */
export function worthSent(board: Board, content: Content): number {
  const likely = Math.min(1, 0.4 + 0.25 * roundsLeft(board, content));
  return (STRONGHOLD * likely) / RESOURCES.length;
}

/** What Dragonmarch will pay. */
export const priceToCome = (board: Board, kind: number): number => {
  const steady = STEADY[board.heroes.length - 1]!;
  return steady * board.prices[kind]! + (1 - steady) * MEAN_PRICE;
};

/** How many of a kind the next step of the quest asks for. */
export const askedFor = (content: Content, hero: Hero, kind: number): number => nextStepOf(content, hero)?.give[kind] ?? 0;

/** Whether the last of a kind is kept for the quest: not by who has no coin, or too few for the rest of what it asks for. */
export function isKept(content: Content, hero: Hero, kind: number): boolean {
  const step = nextStepOf(content, hero);
  if (step === null || hero.goods[kind]! > step.give[kind]!) return false;
  const lacking = step.give.reduce((sum, asked, other) => sum + Math.max(0, asked - hero.goods[other]!), 0);
  return hero.gold >= content.numbers.price.resource * Math.max(1, lacking);
}

/** A good that is carried, when so many of its kind are carried already: for the quest, for the city, or for sale. */
export function worthCarried(board: Board, content: Content, hero: Hero, kind: number, before: number, price: number): number {
  const asked = askedFor(content, hero, kind);
  if (before < asked) return Math.max(price, 5);
  return before - asked < needOf(content, hero, kind) ? Math.max(price, worthSent(board, content)) : price;
}

/** What a good less of a kind costs: the last of them. */
export const worthLost = (board: Board, content: Content, hero: Hero, kind: number): number =>
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
export function worthOfAlly(board: Board, content: Content, seat: Seat, ally: number): number {
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
export function worthOfEffects(board: Board, content: Content, seat: Seat, effects: Effects): number {
  let worth = 0;
  for (const row of effects) worth += worthOfEffect(board, content, seat, content.effects[row]!);
  return worth;
}

function worthOfEffect(board: Board, content: Content, seat: Seat, effect: Effect): number {
  const hero = heroOf(board, seat);
  const of = (effects: Effects): number => worthOfEffects(board, content, seat, effects);
  switch (effect.do) {
    case 'gainGold':
      return effect.n;
    case 'loseGold':
      return -Math.min(effect.n, hero.gold);
    case 'gainGoldRolled':
      return MEAN_PRICE + effect.plus;
    case 'gainResource':
      return MEAN_PRICE * effect.n;
    case 'loseResource':
      return -MEAN_PRICE * Math.min(effect.n, sumOf(hero.goods));
    case 'cityGain':
      return RESOURCES.some((_, kind) => mayWait(content, hero, kind)) ? worthSent(board, content) : content.numbers.instead.cityGain;
    case 'send':
      return Math.min(effect.n, sumOf(hero.goods));
    case 'gainCrystal':
      return CRYSTAL * Math.min(effect.n, board.crystals) + content.numbers.instead.crystal * Math.max(0, effect.n - board.crystals);
    case 'gainArtefact':
      return board.artefacts.length > 0 ? ARTEFACT : content.numbers.instead.artefact;
    case 'gainHorse':
      return hero.mount === 'foot' ? HORSE : 0;
    case 'recruit':
      return canJoin(board, seat, effect.ally) ? worthOfAlly(board, content, seat, effect.ally) : 0;
    case 'peekDeck':
    case 'peekRival':
      return PEEK;
    case 'advance':
      return effect.n * worthOfMoon(board, content, seat, 0, 0);
    case 'moveTo':
      return effect.optional ? PLACE : -PLACE;
    case 'roll': {
      let worth = 0;
      let from = 0;
      for (const { upTo, does } of effect.bands) {
        worth += ((upTo - from) / 6) * of(does);
        from = upTo;
      }
      return worth;
    }
    case 'fight': {
      const chance = chanceOfAtLeast(2, effect.target - fightBonus(content, hero));
      return chance * of(effect.won) + (1 - chance) * of(effect.lost);
    }
    case 'choose': {
      let best = 0;
      for (const { gold, resources, does, mounts } of effect.options)
        if (hero.gold >= gold && sumOf(hero.goods) >= resources && mounts.includes(hero.mount))
          best = Math.max(best, of(does) - gold - MEAN_PRICE * resources);
      return best;
    }
    case 'byMount':
      return of(effect.does[hero.mount]);
    case 'byMode':
      return of(together(board.mode) ? effect.together : effect.competitive);
    case 'drawFaerie':
      return board.faeries.length > 0 && hero.faerie < 0 ? FAERIE : 0;
    case 'drawQuest':
      return hero.quest < 0 ? 1 : of(effect.otherwise);
    case 'bonusNextMove':
      return effect.n / 2;
    case 'setMarketDie':
      return 1;
    case 'endTurn':
      return 0;
  }
}

/** What the card at a lit fire brings, on average (SM-5.8). */
export function worthOfFire(board: Board, content: Content, seat: Seat): number {
  const { wilderness } = board;
  if (wilderness.length === 0) return content.numbers.instead.wildernessCard;
  let sum = 0;
  for (const card of wilderness) sum += worthOfEffects(board, content, seat, content.wildernessCards[card]!.does);
  return sum / wilderness.length;
}

export { ARTEFACT, CRYSTAL, FAERIE };
