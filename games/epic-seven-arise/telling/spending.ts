import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import { SKYSTONES, type Content } from '../content/content.ts';
import { priceOf } from '../rules/05-merchant.ts';
import { cheapestOf } from '../rules/points.ts';
import { sidesOf } from '../rules/story.ts';
import { healthOf, playerOf, scoreOf } from '../rules/things.ts';
import type { Board, Player } from '../state/board.ts';
import { stonesIn } from '../state/keys.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';

// What Skystones are worth to who gives them up: they are points, and points make ranks.

/** The Skystones that an answer takes from who gives it, by colour; negative where it brings one. Null where it does neither. */
function stonesFor(board: Board, content: Content, seat: Seat, action: Action): readonly number[] | null {
  const row = argumentOf(action);
  const player = playerOf(board, seat);
  const some = (count: number): number[] => SKYSTONES.map((_, colour) => (colour === row ? count : 0));
  // Which ones are paid is asked next: those that cost the fewest points are proposed.
  const bought = (item: number, count: number) => cheapestOf(content, player, count * priceOf(board, content, item));
  switch (verbOf(action)) {
    case 'pay':
      return stonesIn(row);
    case 'potions':
      return bought(0, row);
    case 'skillCard':
      return bought(1, 1);
    case 'artifact':
      return bought(2, 1);
    case 'forfeit':
    case 'redraw':
      return some(1);
    case 'revive':
      return some(player.stones[row]!);
    case 'colour':
      return some(-1);
    default:
      return null;
  }
}

/** Whether a side of a vote on a Story card makes everybody give up a Skystone. */
function isToll(board: Board, content: Content, action: Action): boolean {
  if (verbOf(action) !== 'side') return false;
  const side = sidesOf(content)[argumentOf(action)];
  return (content.stories[board.story]?.completed ?? []).some((row) => {
    const effect = content.effects[row]!;
    return effect.do === 'voted' && effect.option === side && effect.does.some((then) => content.effects[then]!.do === 'loseSky');
  });
}

const without = (player: Player, stones: readonly number[]): Player => ({
  ...player,
  stones: player.stones.map((count, colour) => count - stones[colour]!),
});

/** The players after an answer; null where it moves no Skystone. */
function playersAfter(board: Board, content: Content, seat: Seat, action: Action): readonly Player[] | null {
  if (isToll(board, content, action))
    return board.players.map((player) => without(player, cheapestOf(content, player, 1) ?? SKYSTONES.map(() => 0)));
  const spent = stonesFor(board, content, seat, action);
  return spent === null ? null : board.players.map((player) => (player.seat === seat ? without(player, spent) : player));
}

interface Standing {
  readonly score: number;
  /** From 1. */
  readonly rank: number;
}

/** EA-20.2, EA-20.4: the score and the rank that somebody would have; equals in score and health share the better rank. */
function standingOf(board: Board, content: Content, seat: Seat, players: readonly Player[]): Standing {
  const score = scoreOf(content, players[seat]!);
  const before = players.filter((other) => {
    const theirs = scoreOf(content, other);
    return theirs < score || (theirs === score && healthOf(board, other.seat) < healthOf(board, seat));
  });
  return { score, rank: before.length + 1 };
}

/** Score and rank before and after an answer that spends Skystones, or brings one; null where it does neither. */
export function standingsAround(board: Board, content: Content, seat: Seat, action: Action): readonly [Standing, Standing] | null {
  const after = playersAfter(board, content, seat, action);
  return after === null ? null : [standingOf(board, content, seat, board.players), standingOf(board, content, seat, after)];
}

/** `score 11 to 8, rank 3 to 1`; an empty string where nothing is spent. */
export function spendingInWords({ content, glance: say }: Words, board: Board, seat: Seat, action: Action): string {
  const around = standingsAround(board, content, seat, action);
  if (around === null) return '';
  const [before, after] = around;
  return `${say.score(before.score, after.score)}, ${say.rank(before.rank, after.rank)}`;
}
