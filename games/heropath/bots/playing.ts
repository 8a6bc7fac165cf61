import { argumentOf, type Action } from '@hoard/kernel';
import type { CardId, Clause, Content, Effect } from '../content/content.ts';
import { VITALITY } from '../rules/bank.ts';
import { clauseOf, clausesFor, playOf } from '../rules/clauses.ts';
import { openly } from '../rules/10-cards.ts';
import { payFor } from '../rules/effects/goods.ts';
import { distanceOf, findEnemy, hasEnemy, standOf } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { CardFrame, EffectsFrame, InstantFrame } from '../state/frames.ts';
import { preyOf, verbOf } from '../state/verbs.ts';
import { leaderAmong, readiness } from './challenge.ts';
import type { Manner } from './manner.ts';
import { chanceIn } from '../odds/throws.ts';
import { chancesAgainst } from './might.ts';
import type { Plan } from './plan.ts';
import { priceFor } from './visit.ts';
import { bestGem, costOf, worthOfCard, worthOfEffects, worthOfGems, worthOfGold } from './worth.ts';

// Cards that are played in the open, and what they ask.

const NEVER = -1000;
/** What is used once is worth keeping for a better moment. */
const KEPT = 1;
const HARM = 0.6;
/** A fight that is worse than this is one to get away from. */
const HOPELESS = 0.35;

/** How good it is to play a card now. */
export function rateUse(
  board: Board,
  content: Content,
  hero: Hero,
  card: CardId,
  during: 'open' | 'rest' | 'visit',
  planned: () => Plan,
  manner: Manner | null,
): number {
  let best = NEVER;
  for (const place of clausesFor(board, content, hero.seat, card, openly(hero.seat, during)))
    best = Math.max(best, rateClause(board, content, hero, clauseOf(content, card, place), planned, manner));
  return content.cards[card]!.use === 'multi' ? best : best - KEPT;
}

function rateClause(board: Board, content: Content, hero: Hero, clause: Clause, planned: () => Plan, manner: Manner | null): number {
  let sum = -costOf(board, content, hero, clause.cost);
  for (const place of clause.does) {
    const worth = worthNow(board, content, hero, content.effects[place]!, planned, manner);
    if (worth === NEVER) return NEVER;
    sum += worth;
  }
  return sum;
}

/** What an effect is worth at this moment; NEVER where it would be wasted. */
function worthNow(board: Board, content: Content, hero: Hero, effect: Effect, planned: () => Plan, manner: Manner | null): number {
  switch (effect.do) {
    case 'gain':
      // VITALITY is gained when there is room for all of it, or before the Dragon.
      if (effect.attribute === VITALITY && content.numbers.gems - hero.gems[VITALITY]! < effect.n) return NEVER;
      return 1 + worthOfGems(content, hero, effect.attribute, effect.n);
    case 'supply':
      return effect.n;
    case 'act':
      return manner !== null && hero.actions <= 1 ? 1.8 : NEVER;
    case 'jump': {
      const { stops } = planned();
      const gained = Math.max(...stops) - stops[hero.at]!;
      const isBeset = hasEnemy(board, hero.at) && hopeOf(board, content, hero) < HOPELESS;
      return isBeset ? 3 : gained > 4 ? 2 : NEVER;
    }
    case 'slay':
      return 6;
    case 'banish':
    case 'shift':
      return hasEnemy(board, hero.at) && hopeOf(board, content, hero) < HOPELESS ? 3 : NEVER;
    case 'leech':
      return effect.n < 0 ? (hero.leeches > 0 ? 2 : NEVER) : 1 + HARM;
    case 'stall':
    case 'cap':
    case 'steal':
    case 'encounter':
      return 1 + HARM;
    case 'evil':
      return board.options.competition === 'solo' && board.scale.level >= 2 ? 6 : NEVER;
    case 'dragon':
      return manner !== null && readiness(board, content, hero, manner).isReady && board.gathered === 0 ? 4 : NEVER;
    case 'buy':
    case 'deal':
    case 'again':
    case 'refresh':
      return hero.gold >= 3 ? 1.5 : NEVER;
    case 'rearm':
    case 'scry':
    case 'spy':
    case 'expose':
    case 'switch':
    case 'guard':
    case 'spare':
      return NEVER;
    default:
      return 0.5;
  }
}

/** The best chance against the enemies in his space. */
function hopeOf(board: Board, content: Content, hero: Hero): number {
  let best = 0;
  for (const enemy of board.enemies) {
    if (enemy.at !== hero.at) continue;
    best = Math.max(best, chanceIn(chancesAgainst(board, content, hero, enemy)));
  }
  return best;
}

/** Which clause of a card, at whom. */
export function rateTarget(board: Board, content: Content, frame: CardFrame, hero: Hero, action: Action): number {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'clause': {
      const clause = clauseOf(content, frame.card, argument);
      return clause === undefined ? 1 : worthOfEffects(board, content, hero.seat, clause.does);
    }
    case 'aim':
    case 'ambush':
      return board.heroes[argument] === leaderAmong(board, content, hero) ? 1 : 0;
    case 'thieve':
    case 'snatch':
      return board.heroes[preyOf(argument).seat] === leaderAmong(board, content, hero) ? 1 : 0;
    case 'enemy': {
      const enemy = findEnemy(board, argument)!;
      return enemy.at === hero.at ? 5 : -distanceOf(content, standOf(hero, content), enemy.at);
    }
    case 'choose': {
      const play = playOf(board, argument);
      return play?.target === hero.seat ? 2 : 1;
    }
    default:
      return 0;
  }
}

/** HP-1.17: whether to pay for what a card offers. */
export function rateInstant(board: Board, content: Content, { card }: InstantFrame, hero: Hero, action: Action): number {
  if (verbOf(action) !== 'yes') return 0;
  const { cost, does } = clauseOf(content, card, 0);
  return worthOfEffects(board, content, hero.seat, does) - costOf(board, content, hero, cost);
}

/** What effects ask of who carries them out. */
export function rateEffects(
  board: Board,
  content: Content,
  frame: EffectsFrame,
  hero: Hero,
  action: Action,
  planned: () => Plan,
  manner: Manner,
): number {
  const argument = argumentOf(action);
  const effect = content.effects[frame.queue[0]!];
  switch (frame.at) {
    case 'or':
      return worthOfEffects(board, content, hero.seat, argument === 1 ? frame.or : frame.queue);
    case 'attribute':
      return worthOfGems(content, hero, argument, 1) + (bestGem(content, hero).attribute === argument ? 1 : 0);
    case 'amount':
      return effect?.do === 'turn' ? worthOfEffects(board, content, hero.seat, frame.queue.slice(0, 1)) * (argument === 1 ? 1 : 0.9) : 0;
    case 'hero':
      return board.heroes[argument] === leaderAmong(board, content, hero) ? 1 : 0;
    case 'enemy':
      return verbOf(action) === 'done' ? -50 : -distanceOf(content, standOf(hero, content), findEnemy(board, argument)!.at);
    case 'space':
      return planned().stops[argument]!;
    case 'drop':
      return planned().stops[argument]! - distanceOf(content, standOf(hero, content), argument);
    case 'card':
    case 'loot':
      return -worthOfCard(board, content, hero, argument, manner.hopes);
    case 'buy':
      if (verbOf(action) === 'done' || effect?.do !== 'buy') return 0;
      return (
        worthOfCard(board, content, hero, argument, manner.hopes) +
        worthOfGold(hero, -priceFor(board, content, hero, argument, effect.less))
      );
    case 'sell':
      if (verbOf(action) === 'done' || effect?.do !== 'sell') return 0;
      return worthOfGold(hero, payFor(content, argument, effect.gold)) - worthOfCard(board, content, hero, argument, manner.hopes) - 0.2;
    case 'keep':
      return verbOf(action) === 'done' ? 0 : worthToKeep(board, content, hero, argument, manner);
    case 'die':
      return rateDie(hero, effect, action);
    case 'rock':
      return readiness(board, content, hero, manner).isReady ? -wayToRock(content, hero, argument) : wayToRock(content, hero, argument);
    default:
      return 0;
  }
}

/** An Instant is carried out at once. */
function worthToKeep(board: Board, content: Content, hero: Hero, card: CardId, { hopes }: Manner): number {
  const row = content.cards[card]!;
  if (row.time !== 'instant') return worthOfCard(board, content, hero, card, hopes);
  return worthOfEffects(board, content, hero.seat, row.clauses[0]!.does) - costOf(board, content, hero, row.clauses[0]!.cost);
}

const MEAN_FACE = 2;

function rateDie(hero: Hero, effect: Effect | undefined, action: Action): number {
  if (verbOf(action) === 'done') return 0;
  const face = hero.battle?.dice[argumentOf(action)] ?? MEAN_FACE;
  return effect?.do === 'fix' ? effect.face - face : MEAN_FACE - face;
}

const wayToRock = ({ map }: Content, { at }: Hero, rock: number): number =>
  Math.min(...map.flares[rock]!.map((space) => map.distance[at < 0 ? map.start : at]![space]!));
