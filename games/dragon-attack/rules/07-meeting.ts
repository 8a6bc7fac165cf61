import { argumentOf, bargaining, givenBy, only, partnerOf, type Bargain, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Adventurer, Board } from '../state/board.ts';
import type { MeetingFrame } from '../state/frames.ts';
import type { DragonAttack, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { adventurerOf, isEmpty, ownerOf } from './01-things.ts';
import { duel } from './frames.ts';

// Chapter 7: meeting another player.

export const meetings = {
  whom: {
    kind: 'decision',
    rules: ['DA-7.3', 'DA-7.16'],
    single: 'taken',
    who: (_, frame) => only(frame.mover),
    offer(board, frame, _, out) {
      const { at } = adventurerOf(board, frame.mover);
      for (const seat of board.order) if (seat !== frame.mover && adventurerOf(board, seat).at === at) out.allow(act.meet(seat));
    },
    choose(board, frame, seat, action, flow) {
      frame.other = argumentOf(action);
      frame.at = 'talk';
      flow.tell({ t: 'meets', rule: 'DA-7.1', seat, other: frame.other, space: adventurerOf(board, seat).at });
    },
  },
  talk: {
    kind: 'decision',
    rules: ['DA-7.1', 'DA-7.4', 'DA-7.5'],
    who: (_, frame) => only(frame.speaker),
    offer(board, frame, _, out, table) {
      out.allow(act.fight());
      bargains.offerAcceptance(board, frame, out, table);
      if (frame.offersLeft === 0) return out.deny(act.offer(), 'DA-7.4');
      bargains.offerThings(board, frame, frame.mover, out, table);
      bargains.offerThings(board, frame, frame.other, out, table);
      bargains.offerProposal(board, frame, out, table);
    },
    choose(board, frame, seat, action, flow) {
      if (!bargains.choose(board, frame, seat, action, flow)) flow.become(duel(frame.mover, frame.other));
    },
  },
  step: {
    kind: 'decision',
    rules: ['DA-7.11', 'DA-7.12', 'DA-7.13'],
    single: 'taken',
    who: (_, frame) => only(frame.mover),
    offer: (board, _, seat, out, { content }) => offerSteps(board, content, seat, out),
    choose(board, _, seat, action, flow) {
      if (verbOf(action) === 'step') {
        const adventurer = adventurerOf(board, seat);
        const from = adventurer.at;
        adventurer.at = argumentOf(action);
        flow.tell({ t: 'stepped', rule: 'DA-7.11', seat, from, to: adventurer.at });
      }
      flow.pop();
    },
  },
} satisfies Step<MeetingFrame>;

/** DA-7.4 to DA-7.9: what can be said besides fighting: an offer is put together counter by counter, made, and accepted as it stands. */
const bargains = bargaining<DragonAttack, MeetingFrame>({
  act,
  nothingStands: 'DA-7.5',
  /** DA-7.6: only what lies in front of the two. */
  offerThings(board, _, owner, drafted, lay, out) {
    for (const counter of adventurerOf(board, owner).carried) if (!drafted.includes(counter)) out.allow(lay(counter));
  },
  barProposal(board, { mover, other, draft: { fromMover, fromOther } }, { content }) {
    const fit = fits(board, content, mover, fromMover, fromOther) && fits(board, content, other, fromOther, fromMover);
    return fit ? null : 'DA-7.9';
  },
  proposed(_, frame, offer, seat, flow) {
    frame.offersLeft--;
    const other = partnerOf(frame, seat);
    const [give, take] = [givenBy(frame, seat, offer).slice(), givenBy(frame, other, offer).slice()];
    flow.tell({ t: 'offered', rule: 'DA-7.4', seat, other, give, take });
  },
  /** DA-7.5: the same bargain proposed by one and accepted by the other; it is carried out at once and for good. */
  agreed(board, frame, offer, seat, flow) {
    const other = partnerOf(frame, seat);
    const [give, take] = [givenBy(frame, seat, offer), givenBy(frame, other, offer)];
    swap(adventurerOf(board, seat), give, take);
    swap(adventurerOf(board, other), take, give);
    flow.tell({ t: 'agreed', rule: ruleOfBargain(offer), seat, other, give, take });
    flow.seal('DA-16.6');
    frame.at = 'step';
  },
});

/** DA-7.9: whether a party is legal after giving some counters and getting others. */
function fits(board: Board, content: Content, seat: Seat, gives: readonly number[], gets: readonly number[]): boolean {
  const { hero, carried } = adventurerOf(board, seat);
  let classes = content.classOfHero[hero]!;
  for (const counter of carried) if (!gives.includes(counter)) classes |= content.classOfCounter[counter]!;
  for (const counter of gets) {
    const newcomer = content.classOfCounter[counter]!;
    if ((classes & newcomer) !== 0) return false;
    classes |= newcomer;
  }
  return true;
}

function swap(adventurer: Adventurer, gives: readonly number[], gets: readonly number[]): void {
  adventurer.carried = adventurer.carried.filter((counter) => !gives.includes(counter)).concat(gets);
}

/** DA-7.7, DA-7.8: where one side is empty it is a gift, where both are a truce. */
const ruleOfBargain = ({ fromMover, fromOther }: Bargain): string =>
  fromMover.length + fromOther.length === 0 ? 'DA-7.8' : fromMover.length * fromOther.length === 0 ? 'DA-7.7' : 'DA-7.5';

/** DA-7.11 to DA-7.13: one space further, empty, on land, not closed; or stay. */
function offerSteps(board: Board, content: Content, seat: Seat, out: Offer): void {
  out.allow(act.stay());
  for (const space of content.neighbours[adventurerOf(board, seat).at]!) {
    const step = act.step(space);
    const owner = ownerOf(board, content, space);
    if (!content.isLand[space]) out.deny(step, 'DA-7.12');
    else if (owner >= 0 && owner !== seat) out.deny(step, 'DA-5.3', { owner });
    else if (!isEmpty(board, content, space)) out.deny(step, 'DA-7.11');
    else out.allow(step);
  }
}
