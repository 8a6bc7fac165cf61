import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { bonusOf, diceAgainst } from '../bots/defence.ts';
import { chanceOfAtLeast } from '../odds/chances.ts';
import { aegisFace, realmAttack, resultOf } from '../rules/14-shadow.ts';
import { stands, sumOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { WaveFrame } from '../state/frames.ts';
import { verbOf } from '../state/verbs.ts';
import type { Stand } from '../words/questions.ts';

/** How far the cities that have thrown their dice have got against a wave, and how far they must get. */
export const realmOf = (board: Board, content: Content, wave: WaveFrame): { readonly total: number; readonly attack: number } => ({
  total: sumOf(wave.dice.map((dice, seat) => (dice.length > 0 && stands(board, seat) ? resultOf(board, content, wave, seat) : 0))),
  attack: realmAttack(board, content, wave),
});

/** The realm's total and the result of a city, against what attacks. */
export function standOf(board: Board, content: Content, wave: WaveFrame, seat: Seat): Stand {
  const { total, attack } = realmOf(board, content, wave);
  return { total, realm: attack, result: resultOf(board, content, wave, seat), city: content.shadowCards[wave.card]!.city };
}

/** The chances that the realm and a city hold. */
export interface Holding {
  readonly realm: number;
  readonly city: number;
}

/** What a die that is turned would do. */
export function heldBy(board: Board, content: Content, wave: WaveFrame, seat: Seat, action: Action): Holding {
  const { total, realm, result, city } = standOf(board, content, wave, seat);
  const shows = wave.dice[seat]?.[argumentOf(action)] ?? 0;
  const reaches = (now: number, needed: number): number =>
    verbOf(action) === 'aegis' ? Number(now - shows + aegisFace(content) >= needed) : chanceOfAtLeast(1, needed - now + shows);
  return { realm: reaches(total, realm), city: reaches(result, city) };
}

/** SM-18.8: what so many more dice would do, before they are thrown. */
export function heldWith(board: Board, content: Content, wave: WaveFrame, seat: Seat, more: number): Holding {
  const dice = diceAgainst(board, content, seat, wave.card) + more;
  const bonus = bonusOf(board, content, seat);
  const against = (attack: number): number => chanceOfAtLeast(dice, attack - bonus);
  return { realm: against(realmAttack(board, content, wave)), city: against(content.shadowCards[wave.card]!.city) };
}
