import { argumentOf, only, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { Bargain, MeetingFrame } from '../state/frames.ts';
import type { DragonAttack, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { adventurerOf, isEmpty, ownerOf } from './01-things.ts';
import { duel } from './frames.ts';

// Chapter 7: meeting another player.

const LAST_WORD = 4;

const emptyBargain = (): Bargain => ({ fromMover: [], fromOther: [] });

/** DA-7.4: the mover has the odd words, the other the even ones. */
export const speakerOf = (frame: MeetingFrame): Seat => (frame.word % 2 === 1 ? frame.mover : frame.other);

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
    who: (_, frame) => only(speakerOf(frame)),
    offer: (board, frame, _, out, { content }) => offerWords(board, content, frame, out),
    choose(board, frame, seat, action, flow) {
      switch (verbOf(action)) {
        case 'fight':
          return flow.become(duel(frame.mover, frame.other));
        case 'give':
          sideOf(frame.draft, seat === frame.mover).push(argumentOf(action));
          return;
        case 'ask':
          sideOf(frame.draft, seat !== frame.mover).push(argumentOf(action));
          return;
        case 'offer':
          return propose(frame, seat, flow);
        default:
          return agree(board, frame, seat, flow);
      }
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

/** DA-7.4 to DA-7.9: fight, accept what stands, or put an offer together counter by counter and make it. */
function offerWords(board: Board, content: Content, frame: MeetingFrame, out: Offer): void {
  const { mover, other, draft } = frame;
  const moverSpeaks = speakerOf(frame) === mover;
  out.allow(act.fight());
  if (frame.offer === null) out.deny(act.accept(), 'DA-7.5');
  else out.allow(act.accept());
  if (frame.word === LAST_WORD) return out.deny(act.offer(), 'DA-7.4');
  offerCounters(moverSpeaks ? act.give : act.ask, adventurerOf(board, mover).carried, draft.fromMover, out);
  offerCounters(moverSpeaks ? act.ask : act.give, adventurerOf(board, other).carried, draft.fromOther, out);
  if (fits(board, content, mover, draft.fromMover, draft.fromOther) && fits(board, content, other, draft.fromOther, draft.fromMover))
    out.allow(act.offer());
  else out.deny(act.offer(), 'DA-7.9');
}

/** DA-7.6: only what lies in front of the two. */
function offerCounters(verb: (counter: number) => number, carried: readonly number[], drafted: readonly number[], out: Offer): void {
  for (const counter of carried) if (!drafted.includes(counter)) out.allow(verb(counter));
}

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

const sideOf = (bargain: Bargain, ofMover: boolean): number[] => (ofMover ? bargain.fromMover : bargain.fromOther);

function propose(frame: MeetingFrame, seat: Seat, flow: Flow<DragonAttack>): void {
  const ofMover = seat === frame.mover;
  const other = ofMover ? frame.other : frame.mover;
  frame.offer = frame.draft;
  frame.draft = emptyBargain();
  frame.word++;
  flow.tell({
    t: 'offered',
    rule: 'DA-7.4',
    seat,
    other,
    give: sideOf(frame.offer, ofMover).slice(),
    take: sideOf(frame.offer, !ofMover).slice(),
  });
}

/** DA-7.7, DA-7.8: where one side is empty it is a gift, where both are a truce. */
const ruleOfBargain = ({ fromMover, fromOther }: Bargain): string =>
  fromMover.length + fromOther.length === 0 ? 'DA-7.8' : fromMover.length * fromOther.length === 0 ? 'DA-7.7' : 'DA-7.5';

/** DA-7.5: the same bargain proposed by one and accepted by the other; it is carried out at once and for good. */
function agree(board: Board, frame: MeetingFrame, seat: Seat, flow: Flow<DragonAttack>): void {
  const { fromMover, fromOther } = frame.offer!;
  const mover = adventurerOf(board, frame.mover);
  const other = adventurerOf(board, frame.other);
  mover.carried = mover.carried.filter((counter) => !fromMover.includes(counter)).concat(fromOther);
  other.carried = other.carried.filter((counter) => !fromOther.includes(counter)).concat(fromMover);
  const ofMover = seat === frame.mover;
  const partner = ofMover ? frame.other : frame.mover;
  flow.tell({
    t: 'agreed',
    rule: ruleOfBargain(frame.offer!),
    seat,
    other: partner,
    give: ofMover ? fromMover : fromOther,
    take: ofMover ? fromOther : fromMover,
  });
  flow.seal('DA-16.6');
  frame.at = 'step';
}

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
