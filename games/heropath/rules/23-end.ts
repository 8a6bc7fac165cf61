import { holds, type Outcome } from '@hoard/kernel';
import type { Board, Hero } from '../state/board.ts';
import type { FinaleFrame } from '../state/frames.ts';
import type { Step } from '../state/types.ts';
import { ANY_ENEMY } from './conditions.ts';
import { heroThrow, sumOf } from './dice.ts';
import { showPower } from './10-help.ts';
import { basicPower, standingPower } from './standing.ts';
import { EXPERIENCE, FAITH, VITALITY } from './bank.ts';

// Chapter 23: the end of the game.

const RANKING_DICE = 2;

export const finales = {
  next: {
    kind: 'deed',
    rules: ['HP-23.3', 'HP-23.6', 'HP-32.9'],
    run(board, frame) {
      while (frame.next < board.heroes.length && (holds(frame.winners, frame.next) || board.heroes[frame.next]!.isOff)) frame.next++;
      frame.at = frame.next < board.heroes.length ? 'roll' : 'over';
    },
  },
  roll: {
    kind: 'draw',
    rules: ['HP-22.1', 'HP-23.3', 'HP-23.4'],
    die: (_board, _frame, { content }) => heroThrow(content, RANKING_DICE),
    drawn(board, frame, outcome, flow) {
      const dice = heroThrow(flow.content, RANKING_DICE).faces[outcome]!;
      const hero = board.heroes[frame.next]!;
      showPower(board, hero, ANY_ENEMY, flow);
      const total = basicPower(hero) + sumOf(dice) + standingPower(flow.content, hero, ANY_ENEMY);
      frame.totals[frame.next] = total;
      frame.next++;
      frame.at = 'next';
      flow.tell({ t: 'ranked', rule: 'HP-23.3', seat: hero.seat, dice, total });
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-1.1', 'HP-23.1', 'HP-23.2', 'HP-23.5', 'HP-23.7', 'HP-23.8'],
    run(board, frame, flow) {
      flow.finish(outcomeOf(board, frame));
    },
  },
} satisfies Step<FinaleFrame>;

/** HP-23.5: by total, then basic power, EXPERIENCE, FAITH, VITALITY, GOLD, FOOD. */
const meritsOf = (hero: Hero, total: number): number[] => [
  total,
  basicPower(hero),
  hero.gems[EXPERIENCE]!,
  hero.gems[FAITH]!,
  hero.gems[VITALITY]!,
  hero.gold,
  hero.food,
];

/** HP-23.7: a team has what its members have together. */
function sideMerits({ heroes }: Board, { totals }: FinaleFrame, team: number): number[] {
  const members = heroes.filter((hero) => hero.team === team && !hero.isOff);
  return members
    .map((hero) => meritsOf(hero, totals[hero.seat]!))
    .reduce((sum, merits) => sum.map((merit, place) => merit + merits[place]!), Array(7).fill(0));
}

function compareMerits(one: readonly number[], other: readonly number[]): number {
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return other[place]! - one[place]!;
  return 0;
}

/** HP-23.2, HP-23.3, HP-23.8: the winners first, then the others by their totals; where the Dragon has won nobody has a place. */
function outcomeOf(board: Board, frame: FinaleFrame): Outcome {
  const { heroes } = board;
  const { winners, reason, totals } = frame;
  const isLost = winners === 0;
  const merits = heroes.map(({ team }) => sideMerits(board, frame, team));
  const places = heroes.map(({ seat, isOff }) => {
    if (isLost) return 0;
    if (holds(winners, seat)) return 1;
    if (isOff) return heroes.length;
    const teams = new Set(
      heroes
        .filter((other) => !holds(winners, other.seat) && compareMerits(merits[seat]!, merits[other.seat]!) > 0)
        .map(({ team }) => team),
    );
    return 2 + teams.size;
  });
  return { reason, places, scores: totals, rewards: heroes.map(({ seat }) => (holds(winners, seat) ? 1 : 0)) };
}
