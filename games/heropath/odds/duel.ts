import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { ANY_ENEMY } from '../rules/conditions.ts';
import { heroDice } from '../rules/18-fight.ts';
import { heroOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { heroSummands, powerOf } from './clash.ts';
import { fortunes, spreadOf, type Fortunes } from './throws.ts';

/** `duel`: a bout in the Arena against a champion of this power. Exact: no card is played in it. */
export function duelOdds(board: Board, content: Content, seat: Seat, power: number): Fortunes {
  const hero = { ...heroOf(board, seat), battle: null };
  const edge = powerOf(heroSummands(content, hero, ANY_ENEMY)) - power - evilForceBase(board);
  return fortunes(edge, spreadOf(content.dice.hero, heroDice(hero)), spreadOf(content.dice.enemy, content.numbers.duel.dice));
}
