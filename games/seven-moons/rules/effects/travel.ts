import type { HexId } from '../../content/ids.ts';
import { argumentOf, done, only, flag, whole, type Flow, type Seat } from '@hoard/kernel';
import * as v from 'valibot';
import type { Content } from '../../content/content.ts';
import type { Board } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/frames.ts';
import type { SevenMoons } from '../../state/types.ts';
import { act, verbOf } from '../../state/verbs.ts';
import { ONCE_A_TURN } from '../onceATurn.ts';
import { heroOf, homeOf, leftHandOf } from '../things.ts';
import { firstEffect } from './first.ts';
import type { EffectNamed } from './index.ts';
import { define, type Moments, type Reading } from './types.ts';

// Effects on the journey: where a hero is brought, how far the next one goes, and that the turn is over.

/** In gold: to choose where to be, or to be sent away. */
const PLACE = 1.5;

export const travel = define.rows({
  /** SM-3.24. `to` is the own home city, or the hexes to choose from; `chooser` is the hero's player or the next in turn order. */
  moveTo: {
    fields: ({ ground }: Reading) => ({
      to: v.union(
        [
          v.literal('home'),
          v.pipe(
            v.array(ground),
            v.transform((lists) => lists.flat()),
            v.minLength(1),
          ),
        ],
        "expected 'home' or a list of terrains to stand on",
      ),
      chooser: v.optional(v.picklist(['self', 'left']), 'self'),
      optional: flag,
    }),
    does: (board, { seat }, { to, optional }, flow) =>
      to !== 'home' || optional ? 'place' : moveTo(board, seat, homeOf(board, flow.content, seat), flow),
    worth: ({ optional }) => (optional ? PLACE : -PLACE),
  },
  bonusNextMove: {
    fields: { n: whole(1, 10) },
    does(board, { seat }, { n }) {
      heroOf(board, seat).song += n;
    },
    worth: ({ n }) => n / 2,
  },
  endTurn: {
    fields: {},
    does(board) {
      board.did |= ONCE_A_TURN.ended;
    },
    worth: () => 0,
  },
});

export const travelMoments = {
  place: {
    kind: 'decision',
    rules: ['SM-3.24'],
    who: (board, frame, { content }) => only(chooserOf(board, frame, firstEffect<'moveTo'>(content, frame))),
    offer(board, frame, _, out, { content }) {
      const effect = firstEffect<'moveTo'>(content, frame);
      if (effect.optional) out.allow(act.pass());
      for (const hex of placesOf(board, content, frame.seat, effect)) out.allow(act.place(hex));
    },
    choose(board, frame, _, action, flow) {
      done(frame);
      if (verbOf(action) === 'place') moveTo(board, frame.seat, argumentOf(action), flow);
    },
  },
} satisfies Moments<'place'>;

const chooserOf = (board: Board, { seat }: EffectsFrame, { chooser }: EffectNamed<'moveTo'>): Seat =>
  chooser === 'self' ? seat : leftHandOf(board, seat);

const placesOf = (board: Board, content: Content, seat: Seat, { to }: EffectNamed<'moveTo'>): readonly number[] =>
  to === 'home' ? [homeOf(board, content, seat)] : to;

/** SM-3.24: placed there, without anything that entering brings. */
function moveTo(board: Board, seat: Seat, hex: HexId, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  const from = hero.at;
  hero.at = hex;
  flow.tell({ t: 'moved', rule: 'SM-3.24', seat, from, to: hex });
}
