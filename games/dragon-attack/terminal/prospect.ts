import { argumentOf, percent, type Action, type Game, type Seat, type ViewOf, type Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { oddsOf } from '../odds/odds.ts';
import { adventurerOf, canJoin, dragonSpace, openMonsterOn, pileOn } from '../rules/01-things.ts';
import { diceOf } from '../rules/08-battle.ts';
import { diceAgainstDragon } from '../rules/11-dragon-battle.ts';
import { nameOfCounter } from '../words/en.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { dragonLeft } from './sheets.ts';

/** Those who would be met at the end of a move. */
export const othersAt = (board: Board, seat: Seat, space: number): Seat[] =>
  board.order.filter((other) => other !== seat && adventurerOf(board, other).at === space);

/** The chances of an action in words, and what is at stake. */
export function prospectOf(game: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat, action: Action, voices: Voices): string[] {
  const { content } = game;
  const board = view.sight;
  switch (verbOf(action)) {
    case 'roll': {
      const next = content.spaces[content.path[board.dragonAt + 1]!]!;
      return [`One in six is a 1: then the Dragon moves to ${next.name} (${next.id}).`];
    }
    case 'fight':
      return [`${percent(oddsOf(game, view, seat, action).duelWon)} to win the duel.`, stakeOf(board, content, seat)];
    case 'walk':
      return arrivalAt(game, view, seat, action, voices);
    default:
      return ['No dice are thrown for that.'];
  }
}

function arrivalAt(game: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat, action: Action, voices: Voices): string[] {
  const { content } = game;
  const board = view.sight;
  const space = argumentOf(action);
  const stake = stakeOf(board, content, seat);
  const others = othersAt(board, seat, space);
  if (others.length > 0)
    return [
      ...others.map((other) => `${percent(oddsOf(game, view, seat, action, other).duelWon)} to beat ${voices.nameOf(other)} in a duel.`),
      stake,
    ];
  const { beaten, slain, wounds } = oddsOf(game, view, seat, action);
  if (space === dragonSpace(board, content)) {
    const dice = diceAgainstDragon(board, content, seat);
    const partly = wounds.reduce((sum, chance) => sum + chance, 0) - slain;
    return [
      `${plural(dice)} against the Dragon's ${dragonLeft(board, content)}: ${percent(slain)} to slay it.`,
      `${percent(beaten)} to be beaten, ${percent(partly)} after wounding it.`,
      stake,
    ];
  }
  const monster = openMonsterOn(board, content, space);
  if (monster >= 0) {
    const loot = pileOn(board, space)!.counters.slice(1);
    return [
      `${nameOfCounter(content.counters[monster]!)}: ${percent(1 - beaten)} to win with ${plural(diceOf(board, content, seat))}.`,
      ...(loot.length > 0 ? [`Under it: ${namesOf(content, loot)}.`] : []),
      stake,
    ];
  }
  if (board.unknown[space] === 1) return [unknownIs(board, content, seat), `${percent(beaten)} to be beaten here.`, stake];
  return ['Nothing is fought there.'];
}

const plural = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'}`;

const namesOf = (content: Content, rows: readonly number[]): string => rows.map((row) => nameOfCounter(content.counters[row]!)).join(', ');

function stakeOf(board: Board, content: Content, seat: Seat): string {
  const { carried } = adventurerOf(board, seat);
  return carried.length === 0 ? 'At stake: nothing but a turn of rest.' : `At stake: ${namesOf(content, carried)}.`;
}

/** What an unknown counter can be, by what has not turned up yet. */
function unknownIs(board: Board, content: Content, seat: Seat): string {
  const kinds = Map.groupBy(board.pool, (row) => {
    const { kind } = content.counters[row]!;
    return kind === 'character' && !canJoin(board, content, seat, row) ? 'stranger' : kind;
  });
  const share = (rows: readonly number[] = []): string => percent(rows.length / board.pool.length);
  return `A monster ${share(kinds.get('monster'))}, gold ${share(kinds.get('gold'))}, a companion ${share(kinds.get('character'))}, somebody who cannot join ${share(kinds.get('stranger'))}, a boat ${share(kinds.get('boat'))}, the Dragon Slayer ${share(kinds.get('dragonSlayer'))}.`;
}
