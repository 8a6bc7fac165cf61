import type { AllyRow } from '../content/ids.ts';
import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import { chanceOfAtLeast } from '../odds/chances.ts';
import type { Content } from '../content/content.ts';
import { unaccounted } from '../rules/01-setup.ts';
import { realmAttack, resultOf } from '../rules/14-shadow.ts';
import { has, heroOf, stands, sumOf, together } from '../rules/things.ts';
import { STRONGHOLD, type Board } from '../state/board.ts';
import type { WaveFrame } from '../state/frames.ts';
import { verbOf } from '../state/verbs.ts';

// What to do in the Shadow Phase. The measure is one lost defence.

/** A matching ally saves about so much of a defence in a wave, and the bonus of three strongholds so much. */
const HELP_OF_ALLY = 0.45;
const HELP_OF_BONUS = 0.27;
/** What a defence is worth in points. */
const DEFENCE_IN_POINTS = 7;
/** The realm's loss hits rivals as well, and partners too. */
const REALM_LOST = { competitive: 0.7, together: 1.5 };
/** What is spent now cannot be spent in a later wave. */
const KEPT = { eye: 0, facet: 0.3, aegis: 0.6 };

/** How many of the cards to come will show a people's shield, as far as can be known. */
export function comingMatches(board: Board, content: Content, ally: AllyRow): number {
  let known = 0;
  let unknown = 0;
  for (const { card } of board.shadow) {
    if (card < 0) unknown++;
    else if (content.shadowCards[card]!.shield === ally) known++;
  }
  if (unknown === 0) return known;
  const left = unaccounted(board, content);
  let matching = 0;
  for (const card of left) if (content.shadowCards[card]!.shield === ally) matching++;
  return known + (unknown * matching) / left.length;
}

/** How good it is to give this piece up: the less it is missed, the better. */
export function rateLoss(board: Board, content: Content, seat: Seat, piece: number): number {
  const { strongholds } = heroOf(board, seat);
  const { score, strongholds: most } = content.numbers;
  const points = together(board.mode) ? 0 : 1 / DEFENCE_IN_POINTS;
  if (piece !== STRONGHOLD) return -points * score.ally - HELP_OF_ALLY * comingMatches(board, content, piece);
  return -points * score.stronghold - (strongholds === most ? HELP_OF_BONUS * board.shadow.length : 0);
}

/** How good a re-roll, the Aegis or passing is (SM-14.20, SM-14.21), as the dice lie now. */
export function rateTurning(board: Board, content: Content, frame: WaveFrame, seat: Seat, action: Action): number {
  const verb = verbOf(action);
  if (verb !== 'eye' && verb !== 'facet' && verb !== 'aegis') return 0;
  const realm = realmTotal(board, content, frame);
  const mine = resultOf(board, content, frame, seat);
  const shown = frame.dice[seat]![argumentOf(action)]!;
  const costs = (by: number): number => lossesAt(board, content, frame, realm + by, mine + by);
  let after = 0;
  if (verb === 'aegis') after = costs(6 - shown);
  else for (let face = 1; face <= 6; face++) after += costs(face - shown) / 6;
  // A little must be gained, or everything stays as it lies.
  return costs(0) - after - (board.shadow.length > 0 ? KEPT[verb] : 0) - 0.001;
}

function realmTotal(board: Board, content: Content, frame: WaveFrame): number {
  let total = 0;
  for (let seat = 0; seat < board.heroes.length; seat++) if (stands(board, seat)) total += resultOf(board, content, frame, seat);
  return total;
}

function lossesAt(board: Board, content: Content, frame: WaveFrame, realm: number, mine: number): number {
  const realmLost = realm < realmAttack(board, content, frame) ? REALM_LOST[together(board.mode) ? 'together' : 'competitive'] : 0;
  return realmLost + (mine < content.shadowCards[frame.card]!.city ? 1 : 0);
}

/** How good it is to light a gem for this wave (SM-18.8): what its die saves, and what it could save later. */
export function rateGem(board: Board, content: Content, frame: WaveFrame, seat: Seat): number {
  const hero = heroOf(board, seat);
  const { city, shield } = content.shadowCards[frame.card]!;
  const realm = realmAttack(board, content, frame);
  const dice = has(hero.allies, shield) ? 2 : 1;
  const bonus = hero.strongholds === content.numbers.strongholds ? content.numbers.bonus.strongholds : 0;
  const held = (count: number): number => chanceOfAtLeast(count, realm - bonus) + chanceOfAtLeast(count, city - bonus);
  const scarce = Math.max(0, 1 - hero.gems / (board.shadow.length + 1));
  return held(dice + 1) - held(dice) - scarce;
}

/** Dice that a city throws against a card, without gems. */
export const diceAgainst = (board: Board, content: Content, seat: Seat, card: number): number =>
  has(heroOf(board, seat).allies, content.shadowCards[card]!.shield) ? 2 : 1;

/** SM-14.18. */
export const bonusOf = (board: Board, { numbers }: Content, seat: Seat): number =>
  heroOf(board, seat).strongholds === numbers.strongholds ? numbers.bonus.strongholds : 0;

/** The sum of things by seat, over the cities that stand. */
export const sumOverStanding = (board: Board, of: (seat: Seat) => number): number =>
  sumOf(board.heroes.map((_, seat) => (stands(board, seat) ? of(seat) : 0)));
