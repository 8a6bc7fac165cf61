import { argumentOf, ballots, callVote, isUnanimous, only, type Action, type Offer, type Seat } from '@hoard/kernel';
import type { SpaceId } from '../content/ids.ts';
import type { Numbers } from '../content/numbers.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import type { ConsentFrame, EnemyMoveFrame, RoundsFrame, TurnFrame } from '../state/frames.ts';
import type { Flow, Heropath, Step, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { bringIn, hasTokens, takesEnemy } from './12-enemies.ts';
import { raiseScale } from './13-scale.ts';
import { distanceOf, firstPlayer, heroOf, isAwake, isFallen, playerCount, standOf } from './things.ts';
import { enemyMove, finale, turn } from './turnFrames.ts';

// Chapter 28: Co-op. The Ritual has a file of its own.

const isCoop = ({ options }: Board): boolean => options.competition === 'co-op';

/** All that he has left, those of one kind only among them. */
const actionsOf = ({ actions, bonus }: Hero): number => bonus.reduce((sum, more) => sum + more, actions);
const mayAct = (hero: Hero): boolean => isAwake(hero) && actionsOf(hero) > 0;

/** HP-28.24: the party is lost when nobody is left standing. */
export const areAllFallen = (board: Board): boolean => isCoop(board) && board.heroes.every((hero) => isFallen(hero) || hero.isOff);

/** HP-28.9: one action each, round and round, until everybody has had theirs. */
export function nextInCycle(board: Board, frame: RoundsFrame, flow: Flow): void {
  if (areAllFallen(board)) return flow.push(finale(0, 'fallen', flow.seats));
  const acts = board.heroes.reduce((sum, hero) => sum + actionsOf(hero), 0);
  frame.deferred = acts === frame.acts ? frame.deferred + 1 : 0;
  frame.acts = acts;
  const count = playerCount(board);
  for (let place = 0; place < count; place++) {
    const seat = (board.first + frame.place++) % count;
    const hero = heroOf(board, seat);
    if (!mayAct(hero)) continue;
    // HP-28.11: when all have let others go first, who began has to act.
    const others = board.heroes.filter((other) => other !== hero && mayAct(other)).length;
    return flow.push(turn(seat, only(seat), actionsOf(hero), frame.deferred <= others));
  }
  frame.at = 'dusk';
}

/** HP-28.6, HP-28.31, HP-28.34: at the end of a round the first player makes a Special Enemy Move; without a token the Scale rises. */
export function evilDoesNotWait(board: Board, flow: Flow): void {
  if (board.gathered > 0) return;
  if (hasTokens(board)) flow.push(enemyMove(firstPlayer(board)));
  else raiseScale(board, firstPlayer(board), 'HP-28.34', flow);
}

/** HP-28.24: how many rounds so many heroes have after the Gathering Phase. */
export const roundsAfterGathering = ({ coop, players }: Numbers, heroes: number): number =>
  coop.rounds[heroes - players.coop.least] ?? coop.rounds.at(-1)!;

/** HP-28.24: the Dragon lives at the end of the last round after the Gathering Phase. */
export const isTooLate = (board: Board, { content }: Table): boolean =>
  isCoop(board) && board.gathered > 0 && board.round - board.gathered >= roundsAfterGathering(content.numbers, playerCount(board));

/** HP-28.6, HP-28.28: the nearest Place-Sites that take an enemy. */
function nearestSites(board: Board, seat: Seat, { content }: Table): SpaceId[] {
  const stand = standOf(heroOf(board, seat), content);
  const open = content.map.settlements.filter((space) => board.sites[space] !== NONE && takesEnemy(board, content, space));
  const least = Math.min(...open.map((space) => distanceOf(content, stand, space)));
  return open.filter((space) => distanceOf(content, stand, space) === least);
}

export const enemyMoves = {
  choose: {
    kind: 'decision',
    rules: ['HP-28.6', 'HP-28.26', 'HP-28.28', 'HP-28.29', 'HP-28.31'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, _frame, seat, out, table) {
      if (hasTokens(board)) for (const space of nearestSites(board, seat, table)) out.allow(act.place(space));
      if (out.count === 0) out.allow(act.done());
    },
    choose(board, _frame, seat, action, flow) {
      flow.pop();
      if (verbOf(action) === 'place') bringIn(board, seat, argumentOf(action), 'HP-28.6', flow);
    },
  },
} satisfies Step<EnemyMoveFrame>;

/** HP-28.10, HP-28.11: one more action at once, or the next player first. */
export function offerWishes(board: Board, frame: TurnFrame, seat: Seat, out: Offer): void {
  if (!isCoop(board)) return;
  const { actions } = heroOf(board, seat);
  if (frame.isRefused) {
    out.deny(act.more(), 'HP-28.11');
    out.deny(act.after(), 'HP-28.11');
    return;
  }
  if (actions > frame.left) out.allow(act.more());
  else out.deny(act.more(), 'HP-28.12');
  if (frame.mayDefer) out.allow(act.after());
  else out.deny(act.after(), 'HP-28.11');
}

export const isWish = (action: Action): boolean => verbOf(action) === 'more' || verbOf(action) === 'after';

/** The wish is put to all others at once; where the table trusts, it is granted. */
export function makeWish(board: Board, frame: TurnFrame, seat: Seat, action: Action, flow: Flow): void {
  const wish = verbOf(action) === 'more' ? 'more' : 'after';
  frame.wish = wish;
  frame.at = 'wished';
  flow.tell({ t: 'wished', rule: 'HP-28.10', seat, wish });
  board.votes.fill(AGREED);
  if (!board.options.trust)
    callVote<Heropath>(flow, board.votes, (other) => ({ k: 'consent', at: 'vote', seat: other, wish }), absentFrom(board, seat));
}

const [REFUSED, AGREED] = [0, 1];

/** Who is not asked: who wishes, and who has left. */
const absentFrom = ({ heroes }: Board, seat: Seat): number =>
  heroes.reduce((absent, hero) => (hero.isOff ? absent | only(hero.seat) : absent), only(seat));

export const consents = ballots<Heropath, ConsentFrame>({
  rules: ['HP-28.10', 'HP-28.11'],
  act: { vote: (option) => (option === AGREED ? act.agree() : act.refuse()) },
  votesOf: ({ votes }) => votes,
  optionOf: (_board, action) => (verbOf(action) === 'agree' ? AGREED : REFUSED),
  offerOptions(_board, _ballot, _seat, out) {
    out.allow(act.agree());
    out.allow(act.refuse());
  },
}) satisfies Step<ConsentFrame>;

/** HP-28.11: one "no" refuses. */
export function grantWish(board: Board, frame: TurnFrame, flow: Flow): void {
  const { seat } = frame;
  const isGranted = isUnanimous(board.votes, AGREED, absentFrom(board, seat));
  const { wish } = frame;
  frame.wish = '';
  frame.isRefused = !isGranted;
  frame.at = isGranted && wish === 'after' ? 'over' : 'ready';
  if (isGranted && wish === 'more') frame.left++;
  flow.tell({ t: isGranted ? 'wishGranted' : 'wishRefused', rule: 'HP-28.10', seat });
}

/** HP-28.12: actions that a card gives are performed at once, those of one kind only as well. */
export function countExtraActions(board: Board, frame: TurnFrame): void {
  const has = actionsOf(heroOf(board, frame.seat));
  frame.left += Math.max(0, has - frame.had);
  frame.had = has;
}
