import type { CounterRow, SpaceId } from '../content/ids.ts';
import { argumentOf, type Action, type Game, type Seat } from '@hoard/kernel';
import { adventurerOf, dragonSpace, gateOf, holdsCounter, openMonsterOn, pileOn, worthOf } from '../rules/01-things.ts';
import { diceOf } from '../rules/08-battle.ts';
import { diceAgainstDragon } from '../rules/11-dragon-battle.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { chanceInDuel, chanceToBeat, chanceToSlay } from './chances.ts';
import { oddsOf, type Faced } from './odds.ts';

/** What waits for a seat at the end of an action. `chance` is the chance to come out of it unbeaten; to slay, with the Dragon. */
export type Waiting =
  | { readonly kind: 'dragon' | 'unknown'; readonly chance: number }
  | { readonly kind: 'monster'; readonly counter: CounterRow; readonly loot: readonly number[]; readonly chance: number }
  | { readonly kind: 'player'; readonly other: Seat; readonly chance: number }
  | { readonly kind: 'seen'; readonly counters: readonly number[] }
  | { readonly kind: 'home'; readonly gold: number }
  | { readonly kind: 'harbour' | 'nothing' };

const NOTHING: Waiting = { kind: 'nothing' };

/** Those who would be met at the end of a move. */
export const othersAt = (board: Board, seat: Seat, space: SpaceId): Seat[] =>
  board.order.filter((other) => other !== seat && adventurerOf(board, other).at === space);

/** The space an action leads to, or -1. */
export function spaceOf(action: Action): number {
  const verb = verbOf(action);
  return verb === 'walk' || verb === 'sail' || verb === 'step' || verb === 'throw' ? argumentOf(action) : -1;
}

/** What waits at the end of an action, by closed formulas: quick enough for every space that is lit. */
export function waiting(game: Game<DragonAttack>, faced: Faced, action: Action): Waiting {
  const { content } = game;
  const { seat } = faced;
  const board = faced.view.sight;
  const space = spaceOf(action);
  const verb = verbOf(action);
  if (verb === 'sail') return { kind: 'harbour' };
  if (verb === 'step') return space === gateOf(board, content, seat) ? { kind: 'home', gold: goldOf(game, board, seat) } : NOTHING;
  if (verb !== 'walk') return NOTHING;
  if (space === dragonSpace(board, content))
    return { kind: 'dragon', chance: chanceToSlay(content, diceAgainstDragon(board, content, seat), board.wounds) };
  const [other] = othersAt(board, seat, space);
  if (other !== undefined) return { kind: 'player', other, chance: chanceToMeet(game, faced, action, other) };
  const dice = diceOf(board, content, seat);
  const [first, ...loot] = pileOn(board, space)?.counters ?? [];
  if (first !== undefined && openMonsterOn(board, content, space) >= 0)
    return { kind: 'monster', counter: first, loot, chance: chanceAgainst(game, first, dice) };
  if (board.unknown[space] === 1) {
    const sum = board.pool.reduce((total, row) => total + chanceAgainst(game, row, dice), 0);
    return { kind: 'unknown', chance: sum / board.pool.length };
  }
  if (first !== undefined) return { kind: 'seen', counters: [first, ...loot] };
  return space === gateOf(board, content, seat) ? { kind: 'home', gold: goldOf(game, board, seat) } : NOTHING;
}

/** The chance to beat somebody who stands at the end of a move. */
export function chanceToMeet(game: Game<DragonAttack>, faced: Faced, action: Action, other: Seat): number {
  const board = faced.view.sight;
  // Whoever finds a companion first brings one more die to the duel.
  if (holdsCounter(board, argumentOf(action))) return oddsOf(game, faced, action, other).duelWon;
  return chanceInDuel(diceOf(board, game.content, faced.seat), diceOf(board, game.content, other));
}

/** The gold that a player would set down at home (DA-13.1). */
const goldOf = ({ content }: Game<DragonAttack>, board: Board, seat: Seat): number =>
  worthOf(
    content,
    adventurerOf(board, seat).carried.filter((row) => content.counters[row]!.kind === 'gold'),
  );

function chanceAgainst({ content }: Game<DragonAttack>, row: number, dice: number): number {
  const counter = content.counters[row]!;
  return counter.kind === 'monster' ? chanceToBeat(dice, counter.strength) : 1;
}
