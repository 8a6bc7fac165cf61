import type { HexId, KindRow } from '../content/ids.ts';
import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import { bargainer } from './bargain.ts';
import type { Content } from '../content/content.ts';
import { rateGem, rateLoss, rateTurning } from './defence.ts';
import { purseOf, type Manner } from './manner.ts';
import { planner, type Plan, type PlayStyle } from './plan.ts';
import { waysOf, type Routes } from './routes.ts';
import { hasRoomFor, isThere, nextStepOf } from '../rules/10-quests.ts';
import { ONCE_A_TURN, wasDone } from '../rules/onceATurn.ts';
import { heroOf, isWilderness } from '../rules/things.ts';
import { priceOf } from '../rules/06-market.ts';
import type { Board, Hero } from '../state/board.ts';
import type { EffectsFrame, FightFrame, Frame, JourneyFrame } from '../state/frames.ts';
import { verbOf } from '../state/verbs.ts';
import {
  CRYSTAL,
  askedFor,
  isKept,
  needOf,
  worthCarried,
  worthLost,
  worthOfAlly,
  worthOfEffects,
  worthOfThird,
  worthSent,
} from './worth.ts';

// How good each action looks at first sight, in gold.

const NEVER = Number.NEGATIVE_INFINITY;
/** What a dragon that may flee is worth. */
const DRAGON_AT_RISK = 15;
/** Quest steps, stories, relief and hires come before buying goods. */
const STEP = 8;
const RELIEF = 10;
const HIRE_FIRST = 10;
/** More than any deed is worth. */
const HASTE_FIRST = 1000;
/** Room for a quest is made last, when all else is done. */
const ROOM = 0.1;
const BEACON = 3;
/** A crystal is kept for the waves, the more so by who has gold for an ally already. */
const CRYSTAL_KEPT = 3;
const CRYSTAL_OF_THE_RICH = 5;
/** For less nobody sells. */
const SALE = 0.5;
/** Dice below this are rolled again (E1). */
const POOR_DIE = 3;
const MEAN_PRICE = 3.5;

/** Rates every offered action for a player of a manner. */
export function raterOf(content: Content, routes: Routes, manner: Manner) {
  const purse = purseOf(manner, content);
  const { worthOfPurse, costOf, costOfRobbery } = purse;
  const { planFor, valueOf, worthOfHorse, worthOfDraw, worthOfQuest } = planner(content, routes, manner);
  const { rateTalk, rateTrade } = bargainer(content, purse, worthOfQuest);
  const { numbers } = content;

  return (board: Board, frame: Frame, seat: Seat, actions: readonly Action[], count: number, style: PlayStyle, ratings: number[]): void => {
    const plan = isOnTheWay(board, frame) ? planFor(board, moverOf(frame, seat), style) : null;
    for (let i = 0; i < count; i++) ratings[i] = rateOne(board, frame, seat, actions[i]!, style, plan);
  };

  function rateOne(board: Board, frame: Frame, seat: Seat, action: Action, style: PlayStyle, plan: Plan | null): number {
    switch (frame.k) {
      case 'turn':
        return rateAct(board, seat, action, style, plan);
      case 'journey':
        return rateJourney(board, frame, seat, action, plan!);
      case 'effects':
        return rateEffect(board, frame, seat, action, plan);
      case 'fight':
        return rateBoost(board, frame, seat, action);
      case 'drop':
        return -worthLost(board, content, heroOf(board, seat), argumentOf(action));
      case 'wave':
        if (frame.at === 'light') return verbOf(action) === 'gem' ? rateGem(board, content, frame, seat) : 0;
        return rateTurning(board, content, frame, seat, action);
      case 'loss':
        return rateLoss(board, content, seat, argumentOf(action));
      case 'trade':
        return rateTrade(board, frame, seat, action);
      default:
        return 0;
    }
  }

  function rateJourney(board: Board, frame: JourneyFrame, seat: Seat, action: Action, plan: Plan): number {
    const hero = heroOf(board, seat);
    const argument = argumentOf(action);
    switch (verbOf(action)) {
      case 'again':
        return POOR_DIE - frame.dice[argument]!;
      case 'pick':
        return valueOf(plan, board, hero.at, hero.gold, argument) + (argument === 1 ? 1 : 0);
      case 'stop':
        return valueOf(plan, board, hero.at, hero.gold) - fleeing(board, seat, hero.at);
      case 'go':
        return rateGoing(board, frame.points, seat, argument, plan);
      case 'jump':
        return valueOf(plan, board, argument, hero.gold, frame.points);
      case 'lose':
        return argument === 0 ? -1 : -worthLost(board, content, hero, argument - 1);
      case 'ward':
      case 'visit':
        return 1;
      default:
        return 0;
    }
  }

  /** Where a walk leads, less the gold for haste and what bandits take. Whoever has points left may walk on. */
  function rateGoing(board: Board, points: number, seat: Seat, hex: HexId, plan: Plan): number {
    const hero = heroOf(board, seat);
    const [short] = waysOf(routes, hero.mount);
    const way = hero.at * routes.size + hex;
    const left = points - short.steps[way]!;
    const gold = left >= 0 || hero.mount === 'dragon' ? hero.gold : Math.max(0, hero.gold + numbers.price.haste * left);
    const haste = worthOfPurse(hero.mount, hero.gold) - worthOfPurse(hero.mount, gold);
    const value = left > 0 ? valueOf(plan, board, hex, gold, left) : valueOf(plan, board, hex, gold) - fleeing(board, seat, hex);
    return value - haste - costOfRobbery(hero) * short.wild[way]!;
  }

  /** What a dragon that ends its turn in the wilderness may cost (SM-4.8). */
  function fleeing(board: Board, seat: Seat, hex: HexId): number {
    const { mount, artefacts } = heroOf(board, seat);
    if (mount !== 'dragon' || !isWilderness(board, content, hex) || (artefacts & content.artefactsWith.dragonStays) !== 0) return 0;
    return (DRAGON_AT_RISK * numbers.die.fleesUpTo) / 6;
  }

  /** Haste comes before all else where it leads to something better than to stay: once something is done, it is too late (SM-2.4). */
  function rateHaste(board: Board, seat: Seat, hex: HexId, plan: Plan): number {
    const { at, gold } = heroOf(board, seat);
    const gained = rateGoing(board, 0, seat, hex, plan) - valueOf(plan, board, at, gold);
    return gained > 0 ? HASTE_FIRST + gained : NEVER;
  }

  function rateAct(board: Board, seat: Seat, action: Action, style: PlayStyle, plan: Plan | null): number {
    const hero = heroOf(board, seat);
    const kind = argumentOf(action);
    switch (verbOf(action)) {
      case 'roll':
      case 'end':
        return 0;
      case 'dewdrop':
        return 1;
      case 'go':
        return rateHaste(board, seat, kind, plan!);
      case 'sell':
        return isKept(board, content, hero, kind) ? -1 : coins(board.prices[kind]!, hero) - SALE;
      case 'send': {
        if (hero.goods[kind]! <= askedFor(content, hero, kind)) return -1;
        return worthSent(board, content) + (completesThird(board, seat, kind) ? worthOfThird(board, content, seat) : 0);
      }
      case 'sellCrystal':
        return coins(numbers.crystal.sale, hero) - (hero.gold >= numbers.price.ally ? CRYSTAL_OF_THE_RICH : CRYSTAL_KEPT);
      case 'scales':
        return hero.goods[kind]! * (MEAN_PRICE - board.prices[kind]!) - SALE;
      case 'horse':
        return worthOfHorse(board) - costOf(hero, numbers.price.horse, 'horse');
      case 'dragon':
        return style === 'dragon' ? manner.dragon - costOf(hero, priceWith(kind)) - CRYSTAL * kind : -1;
      case 'lure':
        return style === 'dragon' ? manner.dragon : -1;
      case 'quest':
        return worthOfDraw(board, hero, style) || -1;
      case 'errand':
      case 'claim':
        return STEP;
      case 'relief':
        return RELIEF;
      case 'beacon':
        return board.moon >= numbers.moons.last - 2 && hero.gems > board.shadow.length ? BEACON : -1;
      case 'drop':
        return makesRoom(board, hero) ? ROOM / (1 + worthLost(board, content, hero, kind)) : NEVER;
      case 'trade':
        return rateTalk(board, seat, kind);
      case 'buy':
        return worthCarried(board, content, hero, kind, hero.goods[kind]!, MEAN_PRICE) - priceOf(board, content, kind);
      case 'hire':
        return worthOfAlly(board, content, seat, kind) - costOf(hero, numbers.price.ally) + HIRE_FIRST;
      default:
        return NEVER;
    }
  }

  /** SM-10.5: whether a good less lets the hero take the step of the quest that is taken here. */
  function makesRoom(board: Board, hero: Hero): boolean {
    const step = nextStepOf(content, hero);
    return step !== null && !wasDone(board, ONCE_A_TURN.step) && isThere(content, hero, step) && !hasRoomFor(content, hero, step);
  }

  /** SM-11.4: the gold that a dragon costs beside crystals. */
  function priceWith(crystals: number): number {
    return numbers.price.dragon - crystals * numbers.crystal.forDragon;
  }

  /** What a sale adds to the purse. */
  function coins(price: number, { mount, gold }: Hero): number {
    return worthOfPurse(mount, gold + price) - worthOfPurse(mount, gold);
  }

  function completesThird(board: Board, seat: Seat, kind: KindRow): boolean {
    const { strongholds, waiting } = heroOf(board, seat);
    return strongholds === numbers.strongholds - 1 && waiting.every((count, other) => other === kind || count > 0);
  }

  function rateEffect(board: Board, frame: EffectsFrame, seat: Seat, action: Action, plan: Plan | null): number {
    const argument = argumentOf(action);
    const hero = heroOf(board, seat);
    switch (verbOf(action)) {
      case 'option': {
        const effect = content.effects[frame.queue[0]!]!;
        if (effect.do !== 'choose') return 0;
        const { does, gold, resources } = effect.options[argument]!;
        return worthOfEffects(board, content, seat, does) - gold - MEAN_PRICE * resources;
      }
      case 'take':
        return worthCarried(board, content, hero, argument, hero.goods[argument]!, MEAN_PRICE);
      case 'drop':
        return -worthLost(board, content, hero, argument);
      case 'lay':
        return needOf(content, hero, argument) > 0 ? 10 - hero.waiting[argument]! - hero.goods[argument]! : 3;
      case 'send':
        return worthSent(board, content) + (completesThird(board, seat, argument) ? worthOfThird(board, content, seat) : 0);
      case 'place': {
        // Somebody else chooses the worst.
        const value = valueOf(plan!, board, argument, heroOf(board, frame.seat).gold);
        return seat === frame.seat ? value : -value;
      }
      case 'price':
        return hero.goods[argument]! * (5 - board.prices[argument]!);
      case 'pass':
        return frame.at === 'place' ? valueOf(plan!, board, heroOf(board, frame.seat).at, hero.gold) : 0;
      default:
        return 0;
    }
  }

  /** SM-11.4: crystals are spent on a fight that they win. */
  function rateBoost(board: Board, frame: FightFrame, seat: Seat, action: Action): number {
    const { crystals } = heroOf(board, seat);
    switch (verbOf(action)) {
      case 'nettle':
        return 2;
      case 'spend':
        return frame.total + crystals * numbers.crystal.inFight >= frame.target ? 1 : -1;
      default:
        return 0;
    }
  }
}

/** Whether somebody decides where to go. */
const isOnTheWay = (board: Board, frame: Frame): boolean =>
  frame.k === 'journey' || (frame.k === 'effects' && frame.at === 'place') || (frame.k === 'turn' && wasDone(board, ONCE_A_TURN.spent));

/** Whose hero moves: the one who is asked, but for a spell that backfires on somebody else (W1). */
const moverOf = (frame: Frame, seat: Seat): Seat => (frame.k === 'effects' ? frame.seat : seat);
