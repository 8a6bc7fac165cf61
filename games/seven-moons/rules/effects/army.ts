import { argumentOf, done, drawFrom, everyone, only, whole, type Flow } from '@hoard/kernel';
import type { Board, ShadowCard } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/frames.ts';
import type { SevenMoons } from '../../state/types.ts';
import { act } from '../../state/verbs.ts';
import { unaccounted } from '../01-setup.ts';
import { advance } from '../09-moonrise.ts';
import { has, together } from '../things.ts';
import { define, type Moments } from './types.ts';

// Effects on the Shadow Army: it comes closer, or somebody looks at its cards.

const peekFrom = drawFrom('sm.peek');
const shadowFrom = drawFrom('sm.shadow-card');

/** In gold. */
const LOOK = 0.5;

export const army = define.rows({
  peekDeck: {
    fields: { n: whole(1, 10) },
    does(board, frame, { n }) {
      let deck = 0;
      for (const { owner } of board.shadow) if (owner < 0) deck++;
      frame.owner = -1;
      frame.looked = 0;
      frame.left = Math.min(n, deck);
      return frame.left > 0 ? 'peek' : undefined;
    },
    worth: () => LOOK,
  },
  peekRival: {
    fields: {},
    does: (board, { seat }) => (board.shadow.some(({ owner }) => owner >= 0 && owner !== seat) ? 'rival' : undefined),
    worth: () => LOOK,
  },
  advance: {
    fields: { n: whole(1, 7) },
    does(board, frame, { n }, flow) {
      for (let i = 0; i < n; i++) advance(board, 'SM-16.5', flow);
      // SM-9.6: the seventh moon skips the rest of the card.
      if (board.moon === flow.content.numbers.moons.last) frame.queue.length = 1;
    },
    worth: ({ n }, { moon }) => n * moon(),
  },
});

export const armyMoments = {
  rival: {
    kind: 'decision',
    rules: ['SM-5.16'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, frame, _, out) {
      for (let seat = 0; seat < board.heroes.length; seat++)
        if (seat !== frame.seat && board.shadow.some(({ owner }) => owner === seat)) out.allow(act.peek(seat));
    },
    choose(_, frame, __, action) {
      frame.owner = argumentOf(action);
      frame.left = 1;
      frame.looked = 0;
      frame.at = 'peek';
    },
  },
  peek: {
    kind: 'draw',
    rules: ['SM-1.4', 'SM-16.7'],
    die: (board, frame) => peekFrom(unseenIn(board, frame).length),
    drawn(board, frame, outcome, flow) {
      const place = unseenIn(board, frame)[outcome]!;
      frame.looked |= 1 << place;
      frame.place = place;
      if (board.shadow[place]!.card < 0) frame.at = 'look';
      else look(board, frame, flow);
    },
  },
  look: {
    kind: 'draw',
    rules: ['SM-1.4'],
    die: (board, _, { content }) => shadowFrom(unaccounted(board, content).length),
    drawn(board, frame, outcome, flow) {
      board.shadow[frame.place]!.card = unaccounted(board, flow.content)[outcome]!;
      look(board, frame, flow);
    },
  },
} satisfies Moments<'rival' | 'peek' | 'look'>;

/** The places of cards that could be looked at next. */
function unseenIn(board: Board, frame: EffectsFrame): number[] {
  const places: number[] = [];
  board.shadow.forEach((card, index) => {
    if (card.owner === frame.owner && !has(frame.looked, index)) places.push(index);
  });
  return places;
}

/** SM-16.7: the card is known to who looks; in co-op to all. */
function look(board: Board, frame: EffectsFrame, flow: Flow<SevenMoons>): void {
  const hidden: ShadowCard = board.shadow[frame.place]!;
  const { seat, owner } = frame;
  const seers = together(board.mode) ? everyone(board.heroes.length) : only(seat);
  hidden.seenBy |= seers;
  // A rival's card is one that the card names (SM-5.16); among partners all see what one does.
  const rule = owner >= 0 ? 'SM-5.16' : seers === only(seat) ? frame.rule : 'SM-16.7';
  const looked = { t: 'looked', rule, seat, owner } as const;
  flow.whisper(seers, { ...looked, card: hidden.card, place: frame.place }, { ...looked, card: -1, place: -1 });
  if (--frame.left > 0) frame.at = 'peek';
  else {
    // Which cards they were is forgotten before anybody is asked again.
    frame.looked = 0;
    frame.place = -1;
    done(frame);
  }
}
