import type { StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { FAITH, VITALITY } from '../rules/bank.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { turnsLeft } from './challenge.ts';
import { edgeOverDragon } from './might.ts';

// Who is likely to slay the Dragon, judged by the board alone.

/** What supply counts for, in power. */
const GOLD = 0.16;
const FOOD = 0.12;
const LEECH = 0.4;
/** Who has hardly any life left has a long way to go. */
const FRAIL = 0.5;
/** Power that makes one hero e times as likely to be first as another. */
const LEAD = 2.2;
/** Power that a lone hero gains on the Dragon in a turn, and how sure that is. */
const GROWTH = 0.35;
const SPREAD = 1.6;
/** An even match, in power over the Dragon before the dice. */
const EVEN = 2.6;

/** How far a hero is, in power over the Dragon's. */
function standingOf(board: Board, content: Content, hero: Hero): number {
  const life = hero.gems[VITALITY]! + hero.gems[FAITH]!;
  return (
    edgeOverDragon(board, content, hero) +
    GOLD * hero.gold +
    FOOD * hero.food -
    LEECH * hero.leeches -
    FRAIL * Math.max(0, 3 - life) +
    0.35 * Math.max(0, 5 - hero.gems[VITALITY]!)
  );
}

export function expectedRewards({ board }: StateOf<Heropath>, content: Content): number[] {
  const { heroes, options } = board;
  const standings = heroes.map((hero) => standingOf(board, content, hero));
  const left = Math.min(12, turnsLeft(board, content));
  if (options.competition === 'solo' || options.competition === 'co-op') {
    const mean = standings.reduce((sum, standing) => sum + standing, 0) / heroes.length;
    const chance = logistic((mean + GROWTH * left - EVEN) / SPREAD);
    return heroes.map(() => chance);
  }
  const highest = Math.max(...standings);
  const weights = standings.map((standing) => Math.exp((standing - highest) / LEAD));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const anybody = board.gathered === 0 ? 1 : logistic((highest + GROWTH * left - EVEN) / SPREAD);
  const byTeam = new Map<number, number>();
  heroes.forEach(({ team }, seat) => byTeam.set(team, (byTeam.get(team) ?? 0) + (weights[seat]! / all) * anybody));
  return heroes.map(({ team }) => byTeam.get(team)!);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
