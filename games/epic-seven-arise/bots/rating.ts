import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import { chapterOf } from '../rules/things.ts';
import { ONWARD } from '../state/choices.ts';
import type { Board } from '../state/board.ts';
import type { BallotFrame, Frame } from '../state/frames.ts';
import { letterOf } from '../state/keys.ts';
import { verbOf } from '../state/verbs.ts';
import { heroRater } from './heroes.ts';
import { guide } from './journey.ts';
import type { Manner } from './manner.ts';
import { rateCircle } from './places.ts';
import { treasurer } from './purse.ts';
import { sideRater } from './sides.ts';
import { gainOf, stakeOf, worthOfPrize } from './stones.ts';
import { turnRater } from './turn.ts';

// How good each action looks at first sight, in points of health.

const NEVER = Number.NEGATIVE_INFINITY;
const CERTAIN = Number.POSITIVE_INFINITY;
/** Attempts at a chapter after which it is made gentler, and after which nobody goes on. */
const PATIENCE = 6;
const GIVES_UP = 14;

/** Between chapters: whether the campaign goes on. */
function rateOnward(board: Board, choice: (typeof ONWARD)[number]): number {
  const isWeary = board.ending !== 'completed' && board.attempts > PATIENCE;
  if (choice === 'goOn') return 0;
  if (choice === 'gentle') return isWeary && board.difficulty !== 'gentle' ? 2 : NEVER;
  return choice === 'giveUp' && isWeary && board.attempts > GIVES_UP ? 1 : NEVER;
}

/** Rates every offered action for a player. */
export function raterOf(content: Content) {
  const { rateAct, rateSkill, rateArtifact, rateEffect } = turnRater(content);
  const { rateExploring, rateBattle, rateMoving } = guide(content);
  const { rateBuying, ratePaying, rateDrinking, rateKeeping, rateRedraw, rateDiscard, rateRevival } = treasurer(content);
  const rateSide = sideRater(content);
  const rateHero = heroRater(content);

  return (board: Board, frame: Frame, seat: Seat, actions: readonly Action[], count: number, given: Manner, ratings: number[]): void => {
    const manner = given.contends ? { ...given, point: given.point * stakeOf(board, content, seat, given) } : given;
    switch (frame.k) {
      case 'heroTurn':
        return rateAct(board, frame, seat, actions, count, manner, ratings);
      case 'skill':
        return rateSkill(board, frame, seat, actions, count, manner, ratings);
      case 'artifact':
        return rateArtifact(board, frame, seat, actions, count, manner, ratings);
      case 'effects':
        return rateEffect(board, frame, seat, actions, count, manner, ratings);
      default:
        for (let i = 0; i < count; i++) ratings[i] = rateOne(board, frame, seat, actions[i]!, manner);
    }
  };

  function rateOne(board: Board, frame: Frame, seat: Seat, action: Action, manner: Manner): number {
    const argument = argumentOf(action);
    switch (frame.k) {
      case 'setUp':
        return manner.contends ? rateHero(board, argument) : 0;
      case 'redraw':
        return rateRedraw(board, seat, action, manner);
      case 'circles':
        return rateCircle(board, content, frame.hero, argument, manner);
      case 'ballot':
        return rateVote(board, frame, action);
      case 'concede':
        // EA-24.12: giving up is for the people at the table to decide; nobody else stands in their way.
        return verbOf(action) === 'agree' ? CERTAIN : NEVER;
      case 'merchant':
        return frame.at === 'pay' ? ratePaying(board, seat, action, manner) : rateBuying(board, seat, action, manner);
      case 'drink':
        return rateDrinking(board, action, manner);
      case 'pick':
        return frame.at === 'keep' ? rateKeeping(board, seat, argument) : 0;
      case 'colour':
        return gainOf(content, board.players[seat]!.stones, argument, 1, manner);
      case 'forfeit':
        return gainOf(content, board.players[seat]!.stones, argument, -1, manner);
      case 'discard':
        return rateDiscard(board, seat, argument);
      case 'revival':
        return rateRevival(board, frame, seat, action, manner);
      case 'draft':
        return worthOfPrize(board, content, seat, argument, manner);
      default:
        return 0;
    }
  }

  function rateVote(board: Board, { about }: BallotFrame, action: Action): number {
    switch (verbOf(action)) {
      case 'vote': {
        const position = positionOf(board, argumentOf(action));
        return about === 'explore'
          ? rateExploring(board, position)
          : about === 'move'
            ? rateMoving(board, position)
            : rateBattle(board, position);
      }
      case 'side':
        return rateSide(board, argumentOf(action));
      case 'onward':
        return rateOnward(board, ONWARD[argumentOf(action)]!);
      default:
        return NEVER;
    }
  }

  function positionOf(board: Board, letter: number): Position {
    return chapterOf(board, content).positions.findIndex(({ id }) => letterOf(id) === letter);
  }
}
