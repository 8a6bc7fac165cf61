import type { Flow, Outcome, Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { countBits, countStanding, heroOf, isSolo, stands, together } from './things.ts';

// Chapter 15: victory; with chapter 16 for the co-op game, and SM-18.14 for the solo game.

/** What a city's points are made of. */
export interface Tally {
  readonly strongholds: number;
  readonly allies: number;
  readonly quests: number;
  readonly unfinished: number;
  /** Solo only (SM-18.14). */
  readonly gems: number;
}

/** SM-15.4 to SM-15.7. */
export function tallyOf(board: Board, { numbers: { score, gem } }: Content, seat: Seat): Tally {
  const hero = heroOf(board, seat);
  return {
    strongholds: score.stronghold * hero.strongholds,
    allies: score.ally * countBits(hero.allies),
    quests: score.quest * hero.done.length,
    unfinished: hero.quest < 0 ? 0 : score.unfinished,
    gems: isSolo(board) ? gem.points * hero.gems : 0,
  };
}

export function pointsOf(board: Board, content: Content, seat: Seat): number {
  const { strongholds, allies, quests, unfinished, gems } = tallyOf(board, content, seat);
  return strongholds + allies + quests + unfinished + gems;
}

/** By mode: the rule that says when the game is won, and when it is lost. */
const END = {
  competitive: { saved: 'SM-15.2', lost: 'SM-15.13' },
  'co-op': { saved: 'SM-16.1', lost: 'SM-16.1' },
  solo: { saved: 'SM-18.1', lost: 'SM-18.1' },
} as const;

/** SM-15.2, SM-15.8, SM-16.1: the game is over. */
export function end(board: Board, flow: Flow<SevenMoons>): void {
  const seats = board.heroes.map((_, seat) => seat);
  const standing = seats.filter((seat) => stands(board, seat));
  const reason = standing.length > 0 ? 'saved' : 'lost';
  const outcome = {
    reason,
    ...(together(board.mode) ? shared(board, flow.content) : ranked(board, flow.content, standing)),
  } satisfies Outcome;
  const winners = seats.filter((seat) => outcome.places[seat] === 1);
  flow.tell({ t: 'ended', rule: END[board.mode][reason], reason, scores: outcome.scores, standing, winners });
  flow.finish(outcome);
}

/** SM-16.1, SM-16.9, SM-16.10: all win or all lose; only who plays alone keeps a score (SM-18.14). */
function shared(board: Board, content: Content): Omit<Outcome, 'reason'> {
  const isSaved = countStanding(board) > 0;
  return {
    places: board.heroes.map(() => (isSaved ? 1 : 0)),
    scores: board.heroes.map((_, seat) => (isSaved && isSolo(board) ? pointsOf(board, content, seat) : 0)),
    rewards: board.heroes.map(() => (isSaved ? 1 : 0)),
  };
}

/** SM-15.8 to SM-15.11: the standing by points and tie-breaks; the fallen have no place. */
function ranked(board: Board, content: Content, standing: readonly Seat[]): Omit<Outcome, 'reason'> {
  const worth = (seat: Seat): number[] => {
    const { strongholds, allies, gold, stories } = heroOf(board, seat);
    return [pointsOf(board, content, seat), strongholds, countBits(allies), gold, stories.length];
  };
  const isBefore = (one: Seat, other: Seat): boolean => {
    const [a, b] = [worth(one), worth(other)];
    const place = a.findIndex((value, at) => value !== b[at]);
    return place >= 0 && a[place]! > b[place]!;
  };
  const places = board.heroes.map((_, seat) =>
    standing.includes(seat) ? 1 + standing.filter((other) => isBefore(other, seat)).length : 0,
  );
  const winners = places.filter((place) => place === 1).length;
  return {
    places,
    scores: board.heroes.map((_, seat) => (standing.includes(seat) ? pointsOf(board, content, seat) : 0)),
    rewards: places.map((place) => (place === 1 ? 1 / winners : 0)),
  };
}
