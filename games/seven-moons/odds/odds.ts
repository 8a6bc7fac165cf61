import type { HexId } from '../content/ids.ts';
import { Engine, Random, argumentOf, imagine, playOut, type Chooser, type Game, type Seat, type StateOf, type ViewOf } from '@hoard/kernel';
import { chanceOfAtLeast, chancesOfLosing } from './chances.ts';
import type { Content } from '../content/content.ts';
import { bonusOf, diceAgainst, rateGem, rateLoss, rateTurning, sumOverStanding } from '../bots/defence.ts';
import { stepsOf, wayTo } from '../rules/03-journey.ts';
import { banditsWait } from '../rules/05-wilderness.ts';
import { fightBonus } from '../rules/10-quests.ts';
import { realmAttack } from '../rules/14-shadow.ts';
import { shadowPhase } from '../rules/frames.ts';
import { countStanding, faerieOf, heroOf, stands, sumOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { Frame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

// The odds of what may be done, from what a seat may know: everything here takes a view or what it shows. All of it is exact but
// for `survivalOdds`, which says how many games it tried.

/** What bandits may do to a hero on a way. */
export interface WayOdds {
  /** The hexes that are entered, nearest first. */
  readonly way: readonly number[];
  /** Gold for steps beyond the points (SM-3.14). */
  readonly haste: number;
  /** Bandit rolls at most: the hexes with bandits. */
  readonly rolls: number;
  /** The chance to be robbed at least once. */
  readonly robbed: number;
  /** How many gold pieces or goods are lost on average. */
  readonly lost: number;
}

/**
 * The odds of `go:<hex>` for a hero who has so many points left: exact, on the way the rules would walk. Whoever is robbed is
 * taken to walk on, and to use no faerie against it.
 */
export function wayOdds(board: Board, content: Content, seat: Seat, points: number, hex: HexId): WayOdds {
  const hero = heroOf(board, seat);
  const way = hero.mount === 'dragon' ? [hex] : wayTo(board, content, hero, stepsOf(content, hero, points), hex);
  const { haste } = content.numbers.price;
  const things: number[] = [];
  way.forEach((entered, index) => {
    const paid = hero.mount === 'dragon' ? 0 : haste * Math.max(0, index + 1 - points);
    if (banditsWait(board, content, hero, entered)) things.push(hero.gold + sumOf(hero.goods) - paid);
  });
  const chances = chancesOfLosing(things, content.numbers.die.robbedUpTo / 6);
  return {
    way,
    haste: hero.mount === 'dragon' ? 0 : haste * Math.max(0, way.length - points),
    rolls: things.filter((most) => most > 0).length,
    robbed: 1 - chances[0]!,
    lost: chances.reduce((sum, chance, lost) => sum + chance * lost, 0),
  };
}

/** The chance to win a fight, by the crystals that may be spent on it, none first (SM-10.9, SM-11.4): exact. Nettle helps if she can. */
export function fightOdds(content: Content, board: Board, seat: Seat, target: number): readonly number[] {
  const hero = heroOf(board, seat);
  const faerie = faerieOf(content, hero);
  const bonus = fightBonus(content, hero) + (faerie?.power === 'fightBonus' ? faerie.n : 0);
  return Array.from({ length: hero.crystals + 1 }, (_, crystals) =>
    chanceOfAtLeast(2, target - bonus - crystals * content.numbers.crystal.inFight),
  );
}

/** What a card would do if it were turned over now. */
export interface WaveOdds {
  /** The Realm Attack for the cities that stand (SM-14.12), and the chance to hold it. */
  readonly attack: number;
  readonly realm: number;
  /** By seat: the chance that the city holds its walls; 0 where it has fallen. */
  readonly cities: readonly number[];
}

/** The odds of one wave before anybody re-rolls: exact. A city that lost a stronghold to the realm counts its bonus still. */
export function waveOdds(board: Board, content: Content, card: number): WaveOdds {
  const { city } = content.shadowCards[card]!;
  const attack = realmAttack(board, content, { card, cities: Math.max(1, countStanding(board)) });
  const dice = (seat: Seat): number => diceAgainst(board, content, seat, card);
  const bonus = (seat: Seat): number => bonusOf(board, content, seat);
  return {
    attack,
    realm: countStanding(board) === 0 ? 0 : chanceOfAtLeast(sumOverStanding(board, dice), attack - sumOverStanding(board, bonus)),
    cities: board.heroes.map((_, seat) => (stands(board, seat) ? chanceOfAtLeast(dice(seat), city - bonus(seat)) : 0)),
  };
}

/** How the coming waves may go, if the seventh moon rose now. */
export interface SurvivalOdds {
  /** How many games were tried: the chances are estimates, good to about 1 / √games. */
  readonly games: number;
  /** By seat: the chance that the city still stands after the last card. */
  readonly cities: readonly number[];
  /** The chance that some city does (SM-15.2). */
  readonly realm: number;
  /** By seat: the defences that are left on average. */
  readonly defences: readonly number[];
}

/**
 * The chance to survive the coming waves with the cities as they are: by playing the Shadow Phase many times in imagined games
 * that agree with the view, everybody defending as the bots do. Before the seventh moon it is taken to rise at once.
 */
export function survivalOdds(game: Game<SevenMoons>, view: ViewOf<SevenMoons>, games: number, seed = 1): SurvivalOdds {
  const engine = new Engine(game);
  const random = new Random(seed);
  const seats = view.seats;
  const standing = Array.from({ length: seats }, () => 0);
  const defences = standing.slice();
  let saved = 0;
  for (let i = 0; i < games; i++) {
    const state = atSeventhMoon(engine, imagine(game, view, random));
    playOut(engine, state, random, Infinity, defending(game.content));
    if (countStanding(state.board) > 0) saved++;
    state.board.heroes.forEach(({ strongholds, allies }, seat) => {
      if (stands(state.board, seat)) standing[seat]!++;
      defences[seat]! += strongholds;
      for (let rest = allies; rest !== 0; rest &= rest - 1) defences[seat]!++;
    });
  }
  return { games, cities: standing.map((count) => count / games), realm: saved / games, defences: defences.map((sum) => sum / games) };
}

const SHADOWS: ReadonlySet<Frame['k']> = new Set(['shadow', 'wave', 'loss']);

function atSeventhMoon(engine: Engine<SevenMoons>, state: StateOf<SevenMoons>): StateOf<SevenMoons> {
  if (state.outcome !== null || state.lanes.some(({ stack }) => SHADOWS.has(stack.at(-1)!.k))) return state;
  state.lanes = [{ id: state.nextLane++, parent: -1, children: 0, held: 0, holds: [], stack: [shadowPhase()] }];
  return engine.resume(state);
}

const defending =
  (content: Content): Chooser<SevenMoons> =>
  ({ board }, lane, seat, { actions, count }) => {
    const frame = lane.stack.at(-1)!;
    let best = actions[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      let rating = 0;
      if (frame.k === 'loss') rating = rateLoss(board, content, seat, argumentOf(action));
      else if (frame.k === 'wave' && frame.at === 'rerolls') rating = rateTurning(board, content, frame, seat, action);
      else if (frame.k === 'wave' && verbOf(action) === 'gem') rating = rateGem(board, content, frame, seat);
      if (rating > highest) [best, highest] = [action, rating];
    }
    return best;
  };
