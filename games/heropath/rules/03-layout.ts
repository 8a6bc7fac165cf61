import { newAnswers, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { ACTIONS, ATTRIBUTES, DECKS } from '../content/names.ts';
import { NONE, NOWHERE, type Board, type Hero, type RealTime } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import type { Options } from '../state/options.ts';
import { isBarred } from './cards.ts';

// HP-3: what lies on the table before anything is drawn or chosen.

/** By HP-27.12: A B A B, or A B C A B C. */
function teamOf(seat: Seat, { competition, teamSize }: Options, seats: number): number {
  if (competition === 'co-op') return 0;
  return competition === 'team' ? seat % (seats / teamSize) : seat;
}

const newHero = (seat: Seat, options: Options, seats: number, { map }: Content): Hero => ({
  seat,
  team: teamOf(seat, options, seats),
  id: NONE,
  at: map.start,
  asleep: false,
  isOff: false,
  gems: ATTRIBUTES.map(() => 0),
  gold: 0,
  food: 0,
  leeches: 0,
  worn: SQUARES.map(() => NONE),
  attached: SQUARES.map(() => NONE),
  shown: [],
  hidden: [],
  isArranging: false,
  actions: 0,
  bonus: ACTIONS.map(() => 0),
  nextActions: 0,
  marks: null,
  streak: null,
  spent: [],
  battle: null,
  favour: null,
  burned: 0,
});

const newRealTime = ({ stopHero }: Options, seats: number): RealTime => ({
  calls: Array(seats).fill(stopHero),
  open: 0,
  acting: 0,
  walking: 0,
  landings: Array(seats).fill(NOWHERE),
  heldBy: Array(seats).fill(NONE),
  isStopped: false,
  caller: NONE,
  charging: NONE,
  hasFought: false,
  calledInVain: 0,
  passive: 0,
  agreed: 0,
  waiting: 0,
  isLastCall: false,
  last: NONE,
  commands: Array(seats).fill(0),
  stops: 0,
});

/** The table as it is before the first player is drawn. */
export function layOut(options: Options, seats: number, content: Content): Board {
  const { map, enemies, numbers } = content;
  const board: Board = {
    options,
    round: 0,
    first: 0,
    inTurn: 0,
    risen: 0,
    inFire: 0,
    gearing: 0,
    frozen: 0,
    leaving: 0,
    heroes: Array.from({ length: seats }, (_, seat) => newHero(seat, options, seats, content)),
    enemies: [],
    nextUnit: 0,
    pools: [enemies.map(({ tokens }) => tokens)],
    poolStarts: [0],
    stock: enemies.reduce((sum, { tokens }) => sum + tokens, 0),
    scale: {
      level: 0,
      received: 0,
      dead: Array.from({ length: numbers.scale.levels + 2 }, () => enemies.map(() => 0)),
      marker: NONE,
    },
    gathered: 0,
    dragon: 0,
    flights: [],
    ferry: map.pier,
    sites: map.spaces.map(() => NONE),
    lyingGold: map.spaces.map(() => 0),
    lyingFood: map.spaces.map(() => 0),
    piles: [],
    display: DECKS.slice(0, -1).map(() => Array(numbers.display.squares + 1).fill(NONE)),
    discard: [],
    removed: [],
    inPlay: [],
    plays: [],
    aimed: { target: NONE, unit: NONE },
    looks: [],
    lasting: [],
    draft: null,
    splits: Array(seats).fill(NONE),
    answers: newAnswers(seats),
    votes: Array(seats).fill(-1),
    discoveries: 0,
    realTime: options.turns === 'real time' ? newRealTime(options, seats) : null,
  };
  // HP-5.12: what the mode bars is out before anything is dealt.
  content.cards.forEach(({ count }, card) => {
    if (isBarred(board, content, card)) board.removed.push(...Array<number>(count).fill(card));
  });
  return board;
}
