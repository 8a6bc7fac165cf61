import { drawFrom } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { SetUpFrame } from '../state/frames.ts';
import { LEVELS } from '../state/choices.ts';
import type { Options } from '../state/options.ts';
import type { Step } from '../state/types.ts';
import { newTurn } from './frames.ts';

// Chapter 2: setting up.

const adventurerFrom = drawFrom('da.adventurer');
const firstPlayerFrom = drawFrom('da.first-player');

/** DA-2.3 to DA-2.8, DA-2.11: everything in its place, nobody with anything. */
export function layOut(options: Options, seats: number, content: Content): Board {
  const unknown = content.spaces.map(() => 0);
  for (const space of content.laid) unknown[space] = 1;
  return {
    tieBreak: options.tieBreak,
    dragonDie: seats === 1 ? LEVELS.indexOf(options.level) : -1,
    adventurers: options.colours.map((colour) => {
      const hero = content.heroes.findIndex((known) => known.colour === colour);
      return { hero, at: hero < 0 ? -1 : content.gates[hero]!, resting: false, carried: [], home: [] };
    }),
    order: [],
    turns: 0,
    unknown,
    pool: content.counters.map((_, counter) => counter),
    piles: [],
    hoard: [],
    dragonAt: 0,
    wounds: 0,
  };
}

/** The player counters that nobody has (DA-2.4). */
const freeHeroes = (board: Board, content: Content): number[] =>
  content.heroes.map((_, hero) => hero).filter((hero) => board.adventurers.every((adventurer) => adventurer.hero !== hero));

const nextWithoutHero = (board: Board): number => board.adventurers.findIndex((adventurer) => adventurer.hero < 0);

export const firstFrame = (board: Board): SetUpFrame => {
  const seat = nextWithoutHero(board);
  return { k: 'setUp', at: seat < 0 ? 'firstPlayer' : 'adventurer', seat };
};

export const setUp = {
  adventurer: {
    kind: 'draw',
    rules: ['DA-2.2', 'DA-2.3'],
    die: (board, _, { content }) => adventurerFrom(freeHeroes(board, content).length),
    drawn(board, frame, outcome, flow) {
      const adventurer = board.adventurers[frame.seat]!;
      adventurer.hero = freeHeroes(board, flow.content)[outcome]!;
      adventurer.at = flow.content.gates[adventurer.hero]!;
      flow.tell({ t: 'adventurer', rule: 'DA-2.2', seat: frame.seat, hero: adventurer.hero });
      flow.become(firstFrame(board));
    },
  },
  firstPlayer: {
    kind: 'draw',
    rules: ['DA-2.9', 'DA-2.10'],
    die: (board) => firstPlayerFrom(board.adventurers.length),
    drawn(board, _, outcome, flow) {
      board.order = board.adventurers.map((_, seat) => seat).toSorted((a, b) => board.adventurers[a]!.hero - board.adventurers[b]!.hero);
      const first = board.order[outcome]!;
      flow.tell({ t: 'first', rule: 'DA-2.9', seat: first });
      flow.become(newTurn(board, first));
    },
  },
} satisfies Step<SetUpFrame>;
