import { placeIn } from '@hoard/kernel';
import * as v from 'valibot';
import { ENCOUNTERS, THREATS, TYPES } from '../../content/names.ts';
import { NONE } from '../../state/board.ts';
import { encounter } from '../19-encounter.ts';
import { deck, lasting, within } from './fields.ts';
import { last } from './lasting.ts';
import { define } from './types.ts';
import { favouring } from '../durations.ts';

// Heroes against each other, and what protects them.

/** Threats by their places in THREATS, 'all' of them or some. */
const threats = v.union(
  [
    v.pipe(
      v.literal('all'),
      v.transform(() => THREATS.map((_, place) => place)),
    ),
    v.pipe(v.array(placeIn(THREATS)), v.minLength(1)),
  ],
  `expected 'all' or a list of ${THREATS.map((name) => `'${name}'`).join(', ')}`,
);

export const heroes = define.rows({
  encounter: {
    fields: { kind: v.picklist(ENCOUNTERS), within },
    does(_board, frame, { kind }, flow) {
      if (frame.target !== NONE) flow.push(encounter(frame.seat, frame.target, kind, frame.what, true));
    },
    worth: () => 1.5,
  },
  /** Played in answer to a card it is part of the chain (HP-24.9); what is left is an Encounter, and what lasts. */
  guard: {
    fields: { against: threats, for: lasting },
    does: (board, frame, effect, flow) => last(board, frame, board.heroes[frame.seat]!, effect.for ?? 'action', flow),
    worth: () => 1,
  },
  // These work in the chain in which they are played, before it is carried out (HP-24.9).
  cancel: { fields: { decks: v.pipe(v.array(deck), v.minLength(1)) }, does: () => {}, worth: () => 1 },
  mirror: { fields: { types: v.pipe(v.array(placeIn(TYPES)), v.minLength(1)) }, does: () => {}, worth: () => 1.5 },
  save: {
    fields: {},
    // The rest of the card comes after the loss, and the loss sees to it.
    does(board, frame) {
      favouring(board.heroes[frame.seat]!).savedBy = frame.card;
      frame.queue.length = 1;
    },
    worth: () => 3,
  },
});
