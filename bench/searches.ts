import { Random, type Asked, type Judgement, type Types } from '@hoard/kernel';
import { Search } from '@hoard/players';
import { measure, type Work } from './measure.ts';
import { questionAfter } from './question.ts';
import { MCTSBot } from './race/boardgameIo.ts';
import { HOMES } from './race/map.ts';
import { enumerate, game as peerRace, startOnPeer } from './race/onBoardgameIo.ts';
import { race, type Race } from './race/onKernel.ts';
import { against, type Figure } from './report.ts';

const ITERATIONS = 50;

/** The peer's bot plays on at random for so many moves, as it comes; ours does the same on a game without judgement. */
const PLAYOUT_DEPTH = 50;

const indifferent: Judgement<Race> = {
  horizon: PLAYOUT_DEPTH / HOMES.length,
  estimate: ({ outcome, board }) => (outcome === null ? board.runners.map(() => 0) : outcome.rewards.slice()),
};

/** Tree search for the first move of the race, against the peer's bot in the same position. */
export async function searches(): Promise<Figure[]> {
  const question = questionAfter(race, HOMES.length, 0);
  const { ours, peer } = await measure({
    ours: thinking(new Search(race, indifferent, new Random(1)), question),
    peer: peerThinking(),
  });
  return [against('race search', 'iterations/s', ours, 'boardgame.io', peer, { least: 100 })];
}

/** A search that thinks about one question again and again. */
export function thinking<T extends Types>(search: Search<T>, question: Asked<T>): Work {
  return () => {
    const thoughts = search.think(question, { iterations: ITERATIONS, milliseconds: Infinity });
    // It may stop before, where the case is clear.
    return thoughts.reduce((sum, { visits }) => sum + visits, 0);
  };
}

function peerThinking(): Work {
  const bot = new MCTSBot({ game: peerRace, enumerate, iterations: ITERATIONS, playoutDepth: PLAYOUT_DEPTH });
  const start = startOnPeer(1);
  return async () => {
    await bot.play(start, start.ctx.currentPlayer);
    return ITERATIONS;
  };
}
