import type { Random } from '@hoard/kernel';
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, INVALID_MOVE, InitializeGame, RandomBot } from './boardgameIo.ts';
import { DIE_SIDES, TO_WIN, setUpCourse, type Course } from './course.ts';
import { BOOTS, HOMES, LONGEST_WALK, WITHIN } from './map.ts';

/** The race as its documentation teaches to write games: a roll when a turn begins, one move a turn, moves that edit a draft. */
export interface PeerRace extends Course {
  die: number;
}

export const game: Game<PeerRace> = {
  name: 'race',
  // Nobody takes back a move in a playout; undo would only slow it down.
  disableUndo: true,
  setup: () => ({ ...setUpCourse(), die: 0 }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => {
      G.die = random.Die(DIE_SIDES);
    },
  },
  moves: {
    walk: ({ G, playerID }, space: number) => {
      const seat = Number(playerID);
      const runner = G.runners[seat]!;
      if (G.standing[space]! >= 0 && space !== runner.at) return INVALID_MOVE;
      G.standing[runner.at] = -1;
      G.standing[space] = seat;
      runner.at = space;
      const item = G.lying[space]!;
      if (item >= 0) {
        G.lying[space] = -1;
        runner.bag.push(item);
      }
      if (space === HOMES[seat]) {
        runner.brought += runner.bag.length;
        runner.bag.length = 0;
      }
      return undefined;
    },
  },
  endIf: ({ G }) => {
    const winner = G.runners.findIndex(({ brought }) => brought >= TO_WIN);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
  ai: {
    enumerate: (G, _ctx, playerID) => {
      const { at, bag } = G.runners[Number(playerID)]!;
      const steps = Math.min(G.die + bag.filter((item) => BOOTS[item]).length, LONGEST_WALK);
      const free = WITHIN[at]![steps]!.filter((space) => G.standing[space]! < 0);
      return [at, ...free].map((space) => ({ move: 'walk', args: [space] }));
    },
  },
};

export const { enumerate } = game.ai!;
const bot = new RandomBot({ enumerate });
const reduce = CreateGameReducer({ game });

export type PeerState = State<PeerRace>;

export const startOnPeer = (seed: number): PeerState => InitializeGame({ game: { ...game, seed }, numPlayers: HOMES.length });

/** The moves of the player whose turn it is, as its bots see them. */
export const listPeerMoves = ({ G, ctx }: PeerState): ReturnType<typeof bot.enumerate> => bot.enumerate(G, ctx, ctx.currentPlayer);

export const movePeer = (state: PeerState, move: ReturnType<typeof listPeerMoves>[number]): PeerState => reduce(state, move);

/** Plays at random to the end or for `limit` moves, through its reducer, as its own search does. */
export function playOnPeer(start: PeerState, random: Random, limit = Infinity): { state: PeerState; moves: number } {
  let state = start;
  let moves = 0;
  while (state.ctx.gameover === undefined && moves < limit) {
    const possible = listPeerMoves(state);
    state = movePeer(state, possible[random.below(possible.length)]!);
    moves++;
  }
  return { state, moves };
}
