import { argumentOf, only, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { TurnFrame } from '../state/frames.ts';
import type { Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { offerPartners, talkWith } from './12-trade.ts';
import { actAt, offerActions } from './actions.ts';
import { FLEE_DIE, flee, mayFlee } from './04-mounts.ts';
import { MARKET_DICE, MARKET_DIE, owesRoll, rollMarket, setPrice } from './06-market.ts';
import { hasteTo } from './03-journey.ts';
import { longWatch } from './09-moonrise.ts';
import { useAlms } from './17-faeries.ts';
import { dusk, duskFalls, fireFrom, goOut } from './18-solo.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { drop, journey, newTurn, shadowPhase } from './frames.ts';
import { countBits, faerieOf, heroOf, leftHandOf, placeOf, roomOf } from './things.ts';

// Chapter 2: the turn.

/** SM-2.1: the parts of a turn, in order. */
export const turn = {
  begin: {
    kind: 'deed',
    rules: ['SM-2.1'],
    run(board, frame, flow) {
      board.turns++;
      board.did = 0;
      board.refused = 0;
      board.talks = 0;
      board.talkers = 0;
      flow.tell({ t: 'turn', rule: 'SM-2.1', seat: frame.seat, turn: board.turns, round: board.round });
      frame.at = 'open';
    },
  },
  open: {
    kind: 'decision',
    rules: ['SM-2.1', 'SM-2.3', 'SM-12.1'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer: (board, _, seat, out, { content }) => offerOpening(board, content, seat, out),
    choose(board, frame, seat, action, flow) {
      const verb = verbOf(action);
      if (verb === 'trade') talkWith(board, seat, argumentOf(action), flow);
      else if (verb === 'dewdrop') useAlms(board, seat, flow);
      else {
        frame.at = 'settle';
        flow.push(journey(seat));
      }
    },
  },
  // After the journey and after every action: what it led to.
  settle: {
    kind: 'deed',
    rules: ['SM-2.7', 'SM-9.5'],
    run(board, frame, flow) {
      if (board.moon >= flow.content.numbers.moons.last) flow.become(shadowPhase());
      else if (!wasDone(board, ONCE_A_TURN.ended)) frame.at = 'act';
      else frame.at = owesRoll(board) ? 'market' : 'landed';
    },
  },
  act: {
    kind: 'decision',
    rules: ['SM-2.4', 'SM-2.5', 'SM-2.8', 'SM-2.9', 'SM-3.14'],
    who: (_, frame) => only(frame.seat),
    offer: (board, _, seat, out, { content }) => offerActions(board, content, seat, out),
    choose(board, frame, seat, action, flow) {
      const verb = verbOf(action);
      frame.at = verb === 'close' ? 'market' : verb === 'scales' ? 'scales' : 'settle';
      if (verb === 'scales') frame.die = argumentOf(action);
      else if (verb === 'go') flow.push(hasteTo(board, flow.content, seat, argumentOf(action)));
      else if (verb !== 'close') actAt(board, seat, action, flow);
      // SM-2.4: once something is done, the way is over.
      board.did &= ~ONCE_A_TURN.spent;
    },
  },
  scales: {
    kind: 'draw',
    rules: ['SM-6.11'],
    die: () => MARKET_DIE,
    drawn(board, frame, outcome, flow) {
      board.did |= ONCE_A_TURN.scales;
      setPrice(board, frame.seat, frame.die, outcome + 1, 'SM-11.7', flow);
      frame.at = 'act';
    },
  },
  market: {
    kind: 'draw',
    rules: ['SM-6.9', 'SM-6.10'],
    die: () => MARKET_DICE,
    drawn(board, frame, outcome, flow) {
      rollMarket(board, frame.seat, outcome, flow);
      frame.at = 'settle';
    },
  },
  // SM-2.10: the end of the turn.
  landed: {
    kind: 'deed',
    rules: ['SM-2.10'],
    run(board, frame, flow) {
      frame.at = mayFlee(board, flow.content, frame.seat) ? 'flee' : 'overfull';
    },
  },
  flee: {
    kind: 'draw',
    rules: ['SM-4.8'],
    die: () => FLEE_DIE,
    drawn(board, frame, outcome, flow) {
      flee(board, frame.seat, outcome + 1, flow);
      frame.at = 'overfull';
    },
  },
  overfull: {
    kind: 'deed',
    rules: ['SM-2.10', 'SM-11.3'],
    run(board, frame, flow) {
      frame.at = 'dusk';
      if (roomOf(flow.content, heroOf(board, frame.seat)) < 0) flow.push(drop(frame.seat));
    },
  },
  dusk: {
    kind: 'deed',
    rules: ['SM-18.5'],
    run(board, frame, flow) {
      const falls = duskFalls(board, flow.content);
      if (falls) dusk(board, flow);
      frame.at = falls && countBits(board.fires) > 0 ? 'goesOut' : 'over';
    },
  },
  goesOut: {
    kind: 'draw',
    rules: ['SM-18.5'],
    die: (board) => fireFrom(countBits(board.fires)),
    drawn(board, frame, outcome, flow) {
      goOut(board, outcome, flow);
      frame.at = 'over';
    },
  },
  over: {
    kind: 'deed',
    rules: ['SM-1.17', 'SM-9.9', 'SM-20.10'],
    run(board, frame, flow) {
      flow.seal('SM-20.10');
      const next = leftHandOf(board, frame.seat);
      if (endsRound(board, frame.seat, next)) {
        board.round++;
        longWatch(board, flow);
      }
      flow.become(board.moon >= flow.content.numbers.moons.last ? shadowPhase() : newTurn(next));
    },
  },
} satisfies Step<TurnFrame>;

/** SM-1.17: whether everybody who is still there has had a turn. */
const endsRound = (board: Board, seat: Seat, next: Seat): boolean => placeOf(board, next) <= placeOf(board, seat);

/** SM-2.1: trades, then the roll. */
function offerOpening(board: Board, content: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  out.allow(act.roll());
  const faerie = faerieOf(content, hero);
  if (faerie?.power === 'alms' && !wasDone(board, ONCE_A_TURN.power)) {
    if (hero.gold <= faerie.atMost) out.allow(act.dewdrop());
    else out.deny(act.dewdrop(), 'SM-17.6');
  }
  offerPartners(board, content, seat, out);
}
