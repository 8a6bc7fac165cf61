import type { Flow, Outcome, Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board, Ending } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { chapter } from './frames.ts';
import { gradesOf, isSolo, playerOf, scoreOf, skullLimitOf, sumOf } from './things.ts';

// Chapter 22: the end of a chapter.

/** Whatever goes on is over. */
function end(flow: Flow<EpicSevenArise>): void {
  flow.unwindTo('chapter');
  flow.become(chapter('ended'));
}

/** EA-22.2, EA-22.3: all players lose. */
export function lose(board: Board, reason: Exclude<Ending, 'completed'>, flow: Flow<EpicSevenArise>): void {
  board.ending = reason;
  end(flow);
}

/** EA-22.4: rewards are paid and everybody stands again; `board.ending` says that the story is completed. */
export const win = end;

/** EA-17.9, EA-22.3: whether the story, which is not completed, has become impossible; then the chapter is over. */
export function lossCheck(board: Board, flow: Flow<EpicSevenArise>): boolean {
  const reason = board.skulls >= skullLimitOf(board, flow.content) ? 'skulls' : board.gate === 0 ? 'gate' : null;
  if (reason === null) return false;
  lose(board, reason, flow);
  return true;
}

/** What decides between players, first things first (EA-22.5, EA-22.6); who has left comes after all others (EA-24.11). */
const worthOf = (board: Board, content: Content, seat: Seat): number[] => {
  const player = playerOf(board, seat);
  return [
    player.gone ? 0 : 1,
    scoreOf(content, player) + player.extraScore,
    player.contributed + player.contribution,
    sumOf(player.stones),
  ];
};

/** First things first. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, row) => value !== other[row]);
  return at >= 0 && one[at]! > other[at]!;
}

/** 1 for the best, the same for equals. */
export const placesBy = (worth: readonly (readonly number[])[]): number[] =>
  worth.map((one) => 1 + worth.filter((other) => isBefore(other, one)).length);

/** EA-22.5 to EA-22.8, EA-22.11: places after a chapter; 0 for all after a defeat. */
export function ranksOf(board: Board, content: Content): number[] {
  if (board.ending !== 'completed') return board.players.map(() => 0);
  const places = placesBy(board.players.map(({ seat }) => worthOf(board, content, seat)));
  // EA-24.11: who has left never wins, even where everybody has.
  return places.map((place, seat) => (playerOf(board, seat).gone && place === 1 ? 2 : place));
}

export const scoresOf = (board: Board, content: Content): number[] =>
  board.players.map((player) => scoreOf(content, player) + player.extraScore);

/** What a player strives for: the story first, the title on top of it (EA-22.11). */
const STORY = 0.6;

/** A single player has the title; how good it is, the score says (EA-2.17). */
export function gradeOf(board: Board, content: Content, score: number): 'bronze' | 'silver' | 'gold' {
  const { silver, gold } = gradesOf(board, content);
  return score >= gold ? 'gold' : score >= silver ? 'silver' : 'bronze';
}

/** By seat, from the places; `solo` is what a single player strives for besides the story, from 0 to 1. */
export function rewardsFor(places: readonly number[], solo: number): number[] {
  const champions = places.filter((place) => place === 1).length;
  return places.map((place) => {
    if (place === 0) return 0;
    if (places.length === 1) return STORY + (1 - STORY) * solo;
    return place === 1 ? STORY + (1 - STORY) / champions : STORY;
  });
}

export function outcomeOf(board: Board, content: Content): Outcome {
  const places = ranksOf(board, content);
  const scores = scoresOf(board, content);
  const { gold } = gradesOf(board, content);
  const solo = isSolo(board) ? Math.min(1, scores[0]! / gold) : 0;
  return {
    reason: board.ending,
    places,
    scores: places.map((place, seat) => (place === 0 ? 0 : scores[seat]!)),
    rewards: rewardsFor(places, solo),
  };
}
