import { Flood, Match, listSeats, type Random } from '@hoard/kernel';
import { sevenMoons } from '../game.ts';
import { reach } from '../rules/03-journey.ts';
import { nextStepOf } from '../rules/10-quests.ts';
import { has, sumOf } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';

// Somebody who fetches goods, sells or sends them, and hires whom they can pay: enough to bring a game through all its parts, and the
// same for ever, which no bot promises to be.

const { content, keys } = sevenMoons;

/** What is done as soon as it is offered, the first of it first. */
const HABITS = ['hire', 'errand', 'send', 'sell', 'dragon', 'horse', 'quest', 'claim', 'relief', 'buy', 'roll', 'gem', 'eye', 'refuse'];

function goalOf(board: Board, hero: Hero): number {
  const step = nextStepOf(content, hero);
  if (sumOf(hero.goods) >= 2) return content.market;
  if (hero.gold >= content.numbers.price.ally) {
    const ally = content.allies.findIndex((_, row) => !has(hero.allies, row) && board.allies[row]! > 0);
    if (ally >= 0) return content.domains[ally]!;
  }
  if (typeof step?.at === 'number' && board.round % 2 === 0) return step.at;
  return hero.gold > 0 ? content.sellers[hero.waiting.indexOf(Math.min(...hero.waiting))]! : content.cities[hero.city]!;
}

/** The hex nearest to where the hero wants to be, without haste; or nothing better than staying. */
function nearest(board: Board, hero: Hero, points: number): string {
  const { distance } = new Flood().from(goalOf(board, hero), content.hexes.length, content.walks, content.walkGround);
  const { reached, count } = reach(board, content, hero, points);
  const hexes = Array.from(reached.slice(0, count)).filter((hex) => content.isLand[hex] && distance[hex]! >= 0);
  const best = hexes.reduce((one, other) => (distance[other]! < distance[one]! ? other : one), hero.at);
  return best === hero.at ? 'stop' : `go:${content.hexes[best]!.id}`;
}

/** Whoever is asked makes one choice. */
export function playOne(match: Match<SevenMoons>, random: Random): void {
  const seat = listSeats(match.asked())[0]!;
  const { lane, token, actions } = match.questions(seat)[0]!;
  const offered = actions.map((action) => keys.keyOf(action));
  const frame = match.state.lanes.find(({ id }) => id === lane)!.stack.at(-1)!;
  const habit = HABITS.flatMap((verb) => offered.filter((key) => key.split(':')[0] === verb))[0];
  const { board } = match.state;
  const key =
    frame.k === 'journey' && frame.at === 'move'
      ? nearest(board, board.heroes[seat]!, frame.points)
      : (habit ?? (offered.includes('end') ? 'end' : random.pick(offered)));
  const answer = match.choose(seat, lane, token, key);
  if (!answer.ok) throw new Error(`'${key}' was refused: ${JSON.stringify(answer.refusal)}`);
}
