import { frameOf, givenBy, type Action, type Asked, type QuestionRows } from '@hoard/kernel';
import type { DragonAttack } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { adventurerOf, gateOf, worthOf } from './01-things.ts';
import { defaultLanding, defaultMeeting, defaultMove } from './16-table.ts';
import type { QuestionName } from './index.ts';

// What is known of each question besides its rules: the default answers of the rulebook's table of decisions (DA-16.4), answers that
// somebody can give once and for all, and which buttons want to be pressed twice.

export const QUESTIONS = {
  'turn.roll': {
    defaultAnswer: () => act.roll(),
    presets: { rollAtOnce: ({ actions }) => (actions.length === 1 ? act.roll() : null) },
    ending: { verb: 'roll', worthMore: [] },
  },
  'turn.move': {
    defaultAnswer: ({ view, seat, actions }, { content }) => defaultMove(view.sight, content, seat, actions),
  },
  'meeting.whom': {
    defaultAnswer: ({ view, seat, actions }) => defaultMeeting(view.sight, seat, actions),
  },
  'meeting.talk': {
    defaultAnswer: () => act.fight(),
    alone: 'given',
    presets: { acceptGifts: (asked) => (isGift(asked) ? act.accept() : null) },
    // Nobody stumbles into a duel.
    confirms: (_, action) => verbOf(action) === 'fight',
  },
  'meeting.step': {
    defaultAnswer: () => act.stay(),
    presets: {
      stay: ({ view: { sight }, seat, actions }, { content }) =>
        worthOf(content, adventurerOf(sight, seat).carried) > 0 && actions.includes(act.step(gateOf(sight, content, seat)))
          ? null
          : act.stay(),
    },
    ending: { verb: 'stay', worthMore: ['step'] },
  },
  'thrown.landing': {
    defaultAnswer: farthestLanding,
    presets: { farthest: farthestLanding },
  },
} satisfies QuestionRows<DragonAttack, QuestionName>;

type Rows = typeof QUESTIONS;

/** The answers that somebody can give once and for all. */
export type PresetName = {
  [question in QuestionName]: Rows[question] extends { presets: infer S } ? keyof S & string : never;
}[QuestionName];

/** Whether an offer stands for which one has to give nothing. */
function isGift(asked: Asked<DragonAttack>): boolean {
  const frame = frameOf<DragonAttack>(asked);
  return frame?.k === 'meeting' && frame.offer !== null && givenBy(frame, asked.seat, frame.offer).length === 0;
}

function farthestLanding(asked: Asked<DragonAttack>, { content }: { readonly content: DragonAttack['content'] }): Action | null {
  const frame = frameOf<DragonAttack>(asked);
  return frame?.k === 'thrown' ? defaultLanding(asked.view.sight, content, frame.victim, asked.actions) : null;
}
