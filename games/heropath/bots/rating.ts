import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import type { CardId, Content, SpaceId } from '../content/content.ts';
import { SUPPLIES } from '../content/names.ts';
import { VITALITY } from '../rules/bank.ts';
import { areOpponents, distanceOf, findEnemy, isBattlefield, isOnMap, standOf } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Frame, KeepFrame, RestFrame, VisitFrame } from '../state/frames.ts';
import { preyOf, verbOf } from '../state/verbs.ts';
import { worthOfPreparing } from './assault.ts';
import { barFor, chanceOfRitual, leaderAmong, readiness, wayToDragon } from './challenge.ts';
import { rateTalk, worthOfExchange } from './dealing.ts';
import type { Manner } from './manner.ts';
import { chanceToSlay, chancesAgainst } from './might.ts';
import { changesOfGear } from './gear.ts';
import { rateHero } from './heroChoice.ts';
import { keyOf } from './planKey.ts';
import { planFor, worthOfFight, worthOfRest, type Plan } from './plan.ts';
import { rateEffects, rateInstant, rateTarget, rateUse } from './playing.ts';
import { rateReaction } from './reactions.ts';
import { bestWay, rateStep } from './road.ts';
import { appraisalFor, worthOfActivity, worthOfRefresh, worthOfVisit, type Appraisal } from './visit.ts';
import { costOfLoss, worthOfCard, worthOfFood, worthOfGems, worthOfGold } from './worth.ts';
import { WEIGHTS } from './weights.ts';
import { marksOf } from '../rules/durations.ts';

// How good each action looks at first sight.

const NEVER = -1000;
/** About what two good actions bring. */
const FAR_WORSE = 5;
/** Free and good: before any action. */
const AT_ONCE = 20;
/** The chance to slay the Dragon by which somebody is worth a STOP. */
const HELD = 0.4;
/** Of two cards for a deck, the better one is kept. */
const REPLACED = 30;

/** What several actions of one question are rated by: found once, and only where it is asked for. */
interface Findings {
  readonly plan: () => Plan;
  readonly appraisal: () => Appraisal;
  readonly changesOfGear: () => readonly Action[];
  readonly leader: () => Hero | undefined;
}

/** Rates every offered action. */
export function raterOf(content: Content) {
  let remembered: { key: number; manner: Manner; plan: Plan } | null = null;

  return rate;

  function rate(
    board: Board,
    frame: Frame,
    seat: Seat,
    actions: readonly Action[],
    count: number,
    manner: Manner,
    ratings: number[],
  ): void {
    const findings = findingsFor(board, seat, manner);
    let best = NEVER;
    for (let i = 0; i < count; i++) {
      ratings[i] = rateOne(board, frame, seat, actions[i]!, manner, findings);
      best = Math.max(best, ratings[i]!);
    }
    // What is so much worse is not worth a thought.
    for (let i = 0; i < count; i++) if (ratings[i]! < best - FAR_WORSE) ratings[i] = -Infinity;
  }

  function findingsFor(board: Board, seat: Seat, manner: Manner): Findings {
    const hero = board.heroes[seat]!;
    let plan: Plan | null = null;
    let appraisal: Appraisal | null = null;
    let changes: readonly Action[] | null = null;
    let leader: Hero | undefined | null = null;
    return {
      plan: () => (plan ??= planOf(board, seat, manner)),
      appraisal: () => (appraisal ??= appraisalFor(board, content, hero, manner)),
      changesOfGear: () => (changes ??= changesOfGear(board, content, hero, manner)),
      leader: () => (leader === null ? (leader = leaderAmong(board, content, hero)) : leader),
    };
  }

  /** In a line of play most decisions in a row change nothing that a plan depends on. */
  function planOf(board: Board, seat: Seat, manner: Manner): Plan {
    const hero = board.heroes[seat]!;
    const key = keyOf(board, hero);
    if (remembered !== null && remembered.key === key && remembered.manner.patience === manner.patience) return remembered.plan;
    const plan = planFor(board, content, hero, manner);
    remembered = { key, manner, plan };
    return plan;
  }

  function rateOne(board: Board, frame: Frame, seat: Seat, action: Action, manner: Manner, findings: Findings): number {
    const hero = board.heroes[seat]!;
    switch (frame.k) {
      case 'turn':
        return rateAct(board, hero, action, manner, findings);
      case 'travel':
        return verbOf(action) === 'stopDragon'
          ? rateAct(board, hero, action, manner, findings)
          : rateStep(board, content, frame, hero, action, findings.plan());
      case 'rest':
        return rateResting(board, frame, hero, action, findings);
      case 'visit':
        return rateVisiting(board, frame, hero, action, findings, manner);
      case 'reaction':
        return rateReaction(board, content, frame, hero, action, manner);
      case 'effects':
        return rateEffects(board, content, frame, hero, action, findings.plan, manner);
      case 'card':
        return rateTarget(board, content, frame, hero, action);
      case 'instant':
        return rateInstant(board, content, frame, hero, action);
      case 'gear':
      case 'aside':
        return rateGear(action, findings);
      case 'keep':
        return rateKeeping(board, frame, hero, action, manner);
      case 'limit':
      case 'pay':
      case 'encounter':
        return verbOf(action) === 'done' ? 0 : -worthOfCard(board, content, hero, argumentOf(action), manner.hopes);
      case 'fight':
        return verbOf(action) === 'play' ? 1 : 0;
      case 'dragon':
        if (verbOf(action) === 'rock') return rateRock(board, hero, argumentOf(action), manner, findings);
        // HP-29.12: what is near is worth knowing.
        return verbOf(action) === 'expose' ? -distanceOf(content, standOf(hero, content), findEnemy(board, argumentOf(action))!.at) : 0;
      case 'place':
        return ratePlacing(hero, action, findings);
      case 'found':
        return rateFounding(hero, action);
      case 'shift':
        return verbOf(action) === 'done' ? 0 : awayFrom(hero, argumentOf(action), findings);
      case 'draw':
        return verbOf(action) === 'yes' ? 1 : 0;
      case 'consent':
        return verbOf(action) === 'agree' ? 1 : 0;
      case 'setUp':
        return verbOf(action) === 'hero' ? rateHero(board, content, hero, argumentOf(action)) : 0;
      case 'trade':
        return rateTalk(board, content, frame, hero, action, manner);
      default:
        return 0;
    }
  }

  function rateAct(board: Board, hero: Hero, action: Action, manner: Manner, findings: Findings): number {
    const argument = argumentOf(action);
    // What else an action could bring is found out only where it is not always the same.
    const price = (): number => (manner.leaner.length > 0 ? findings.plan().price : WEIGHTS.action);
    switch (verbOf(action)) {
      case 'travel':
        return bestWay(board, content, hero, findings.plan()) - price();
      case 'rest':
        return (
          worthOfRest(content, hero, !marksOf(hero).rested) - price() - fireAt(board, hero) + worthOfPreparing(board, content, hero, manner)
        );
      case 'visit':
        return worthOfVisit(board, content, hero, board.sites[hero.at]!, findings.appraisal()) - price() - fireAt(board, hero);
      case 'fight': {
        const enemy = findEnemy(board, argument)!;
        const isSecond = hero.streak?.unit === argument;
        return worthOfFight(board, content, hero, chancesAgainst(board, content, hero, enemy), isSecond, manner) - price();
      }
      case 'dragon': {
        const { isReady, win } = readiness(board, content, hero, manner);
        const chance = chanceToSlay(board, content, hero, 1, 0);
        if (manner.prepares && chance >= barFor(board, content, hero, manner) / 2) return AT_ONCE + win * chance;
        return isReady || chance >= manner.patience ? AT_ONCE + win * chance : chance * win * 0.2 - costOfLoss(hero, 2);
      }
      case 'ritual':
        return readiness(board, content, hero, manner).isReady ? AT_ONCE + 60 * chanceOfRitual(board, content) : NEVER;
      case 'ambush':
        return rateEncounter(board, hero, argument, 1.5, findings) - price();
      case 'thieve':
        return rateEncounter(board, hero, preyOf(argument).seat, 1.5, findings) - price();
      case 'snatch':
        return (
          rateEncounter(
            board,
            hero,
            preyOf(argument).seat,
            preyOf(argument).what === GOLD_ROW ? worthOfGold(hero, 1) : worthOfFood(hero, 1),
            findings,
          ) - price()
        );
      case 'play':
        return rateUse(board, content, hero, argument, 'open', findings.plan, manner);
      case 'exchange':
        return rateExchange(board, hero, argument, manner);
      case 'stopDragon': {
        const { isReady, win } = readiness(board, content, hero, manner);
        return isReady && !isBattlefield(board, content, hero.at) ? AT_ONCE + win : NEVER;
      }
      case 'stopHero':
        return rateStopping(board, hero, argument);
      case 'pass':
      case 'end':
        return -5;
      default:
        return NEVER;
    }
  }

  /** In a team it costs an action (HP-27.6). */
  function rateExchange(board: Board, hero: Hero, other: Seat, manner: Manner): number {
    const worth = worthOfExchange(board, content, hero, board.heroes[other]!, manner);
    if (worth === 0) return NEVER;
    return board.options.competition === 'team' ? worth - WEIGHTS.action : AT_ONCE;
  }

  /** HP-26.22: a rival who may slay the Dragon at once is held as long as one can. */
  function rateStopping(board: Board, hero: Hero, other: Seat): number {
    const rival = board.heroes[other]!;
    const isNear = isOnMap(rival) && rival.actions > 0 && wayToDragon(board, content, rival) <= content.numbers.realTime.stopDragon;
    return isNear && areOpponents(hero, rival) && chanceToSlay(board, content, rival, 1, 1) >= HELD ? AT_ONCE : NEVER;
  }

  function rateEncounter(board: Board, hero: Hero, victim: Seat, loot: number, findings: Findings): number {
    const prey = board.heroes[victim]!;
    const { losses, attacker } = content.numbers;
    const loss = board.options.morals === 'silver' ? losses.victim.silver : losses.victim.bronze;
    const harm = prey === findings.leader() ? 0.5 : 0.25;
    return worthOfGems(content, hero, VITALITY, attacker) + loot + harm * (loss > 0 ? costOfLoss(prey, loss) : 0);
  }

  function fireAt(board: Board, hero: Hero): number {
    return board.gathered === 0 && isBattlefield(board, content, hero.at) ? costOfLoss(hero, 1) : 0;
  }

  function rateResting(board: Board, frame: RestFrame, hero: Hero, action: Action, findings: Findings): number {
    switch (verbOf(action)) {
      case 'search':
        return AT_ONCE;
      case 'eat':
        return worthOfGems(content, hero, VITALITY, content.numbers.rest.meal) + 1.5 * worthOfFood(hero, -1);
      case 'gear':
        return findings.changesOfGear().length === 0 ? NEVER : 5;
      case 'collect':
      case 'collectGold':
      case 'collectFood':
        return AT_ONCE;
      case 'play':
        return frame.at === 'found' ? poorFind(frame.face) : rateUse(board, content, hero, argumentOf(action), 'rest', findings.plan, null);
      case 'confirm':
      case 'end':
        return 0;
      default:
        return NEVER;
    }
  }

  /** HP-22.7: a single coin or a meal is worth another try. */
  function poorFind(face: number): number {
    const find = content.dice.search[face];
    if (find === undefined) return NEVER;
    return find.fortune + find.magic === 0 && find.gold < 2 ? 1 : -1;
  }

  function rateVisiting(board: Board, frame: VisitFrame, hero: Hero, action: Action, findings: Findings, manner: Manner): number {
    switch (verbOf(action)) {
      case 'activity':
        return worthOfActivity(board, content, hero, frame.site, argumentOf(action), findings.appraisal());
      case 'play':
        return rateUse(board, content, hero, argumentOf(action), 'visit', findings.plan, null);
      case 'refresh':
        return worthOfRefresh(board, content, hero, frame, argumentOf(action), manner);
      case 'end':
        return 0;
      default:
        return NEVER;
    }
  }

  function rateKeeping(board: Board, frame: KeepFrame, hero: Hero, action: Action, { hopes }: Manner): number {
    const card: CardId = argumentOf(action);
    switch (verbOf(action)) {
      case 'keep':
        return worthOfCard(board, content, withKept(hero, frame), card, hopes) - (rivalsFor(frame, card) > 0 ? 1 : 0);
      case 'discard':
        return REPLACED;
      case 'confirm':
        return 1;
      default:
        return NEVER;
    }
  }

  function rivalsFor({ kept }: KeepFrame, card: CardId): number {
    const { slot } = content.cards[card]!;
    if (slot === undefined || slot === 'attached') return 0;
    return kept.filter((other) => content.cards[other]!.slot === slot).length;
  }

  /** The Dragon comes where a hero who is ready can reach it, and else far from whoever leads. */
  function rateRock(board: Board, hero: Hero, rock: number, manner: Manner, findings: Findings): number {
    const { flares, distance } = content.map;
    const wayOf = (one: Hero): number => Math.min(...flares[rock]!.map((space) => distance[standOf(one, content)]![space]!));
    if (readiness(board, content, hero, manner).isReady) return -wayOf(hero);
    const leader = findings.leader();
    const burns = flares[rock]!.includes(hero.at) ? 4 : 0;
    return (leader === undefined ? -0.2 * wayOf(hero) : wayOf(leader)) - burns;
  }

  /** Enemies come near to who leads, and not near to oneself. */
  function ratePlacing(hero: Hero, action: Action, findings: Findings): number {
    if (verbOf(action) === 'done') return 0;
    if (verbOf(action) !== 'place' && verbOf(action) !== 'space') return -8;
    return awayFrom(hero, argumentOf(action), findings);
  }

  function awayFrom(hero: Hero, space: SpaceId, findings: Findings): number {
    const { distance } = content.map;
    const leader = findings.leader();
    const near = leader === undefined ? 0 : distance[standOf(leader, content)]![space]!;
    return 0.1 * Math.min(8, distance[standOf(hero, content)]![space]!) - 0.1 * near;
  }

  /** Place-Sites come near to who founds them. */
  function rateFounding(hero: Hero, action: Action): number {
    if (verbOf(action) === 'space') return -content.map.distance[standOf(hero, content)]![argumentOf(action)]!;
    return verbOf(action) === 'yes' ? 1 : 0;
  }
}

/** Step by step towards the best that can be worn. */
function rateGear(action: Action, { changesOfGear: changes }: Findings): number {
  if (verbOf(action) === 'done') return 0;
  // What else may be done out of turn is not worth a thought: drops, calls, cards.
  const place = changes().indexOf(action);
  return place < 0 ? NEVER : 1 + 1 / (1 + place);
}

/** What is kept already counts as held: gear for one square is not wanted twice. */
const withKept = (hero: Hero, { kept }: KeepFrame): Hero => (kept.length === 0 ? hero : { ...hero, shown: kept.slice() });

const GOLD_ROW = SUPPLIES.indexOf('gold');
