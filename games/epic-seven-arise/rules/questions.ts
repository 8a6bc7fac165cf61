import { argumentOf, frameOf, type Action, type Asked, type QuestionRow, type QuestionRows, type Table } from '@hoard/kernel';
import { stonesIn } from '../state/keys.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { heroTile } from './21-movement.ts';
import type { QuestionName } from './index.ts';
import { richestOf, scoreWith } from './points.ts';
import { oneColour } from './purse.ts';
import { isLiving, playerOf } from './things.ts';

// What is known of each question besides its rules (EA-24.8, EA-24.9): how it is answered for somebody whose time has run out, and how
// carefully it is asked.

type Answer = (asked: Asked<EpicSevenArise>, table: Table<EpicSevenArise>) => Action | null;

/** Always the same, where it is offered. */
const always =
  (action: Action): Answer =>
  ({ actions }) =>
    actions.includes(action) ? action : null;

/** The first that is offered: cards are offered lowest first. */
const first: Answer = ({ actions }) => actions[0] ?? null;

const least = (actions: readonly Action[], cost: (action: Action) => number): Action | null =>
  actions.toSorted((one, other) => cost(one) - cost(other))[0] ?? null;

/** EA-24.9: the free circle with the fewest numbers. */
const lightestCircle: Answer = ({ actions, view: { sight } }, { content }) => {
  const { circles } = heroTile(sight, content);
  return least(
    actions.filter((action) => verbOf(action) === 'circle'),
    (action) => circles[argumentOf(action)]!.length,
  );
};

/** What is given up costs the fewest points, what is gained brings the most. */
const best =
  (verb: 'colour' | 'forfeit' | 'pay', sign: 1 | -1): Answer =>
  ({ actions, seat, view: { sight } }, { content }) =>
    least(
      actions.filter((action) => verbOf(action) === verb),
      (action) => {
        const argument = argumentOf(action);
        const stones = verb === 'pay' ? stonesIn(argument).map((count) => 0 - count) : oneColour(argument, sign);
        return -scoreWith(content, playerOf(sight, seat), stones);
      },
    );

/** EA-24.9: the item that gives the most points. */
const richestItem: Answer = ({ actions, seat, view: { sight } }, { content }) =>
  act.take(richestOf(content, playerOf(sight, seat), actions.map(argumentOf)));

/** EA-24.9: declined, but accepted if no other hero is living. */
const reviveTheLast: Answer = ({ actions, view: { sight } }) =>
  sight.heroes.some(isLiving) ? act.decline() : (actions.find((action) => verbOf(action) === 'revive') ?? null);

/** EA-24.9: the lowest number. */
const lowestNumber: Answer = ({ actions }, { content }) =>
  least(
    actions.filter((action) => verbOf(action) === 'discard'),
    (action) => content.cards[argumentOf(action)]!.numbers[0]!,
  );

/** Nobody is given an answer: there is no clock. */
const ASKED = { defaultAnswer: null } satisfies QuestionRow<EpicSevenArise>;

const pass = always(act.pass());
const refuse = always(act.refuse());
const abstain = always(act.abstain());

export const QUESTIONS = {
  'setUp.hero': ASKED,
  'redraw.choose': { defaultAnswer: always(act.keepCards()), presets: { keepCards: always(act.keepCards()) } },
  'circles.choose': { defaultAnswer: lightestCircle, presets: { lightest: lightestCircle } },
  'merchant.buy': { defaultAnswer: pass, presets: { pass }, ending: { verb: 'pass', worthMore: ['potions', 'skillCard', 'artifact'] } },
  'merchant.pay': { defaultAnswer: best('pay', -1), presets: { cheapest: best('pay', -1) }, alone: 'given' },
  'drink.use': { defaultAnswer: always(act.store()), presets: { store: always(act.store()) }, alone: 'given' },
  'pick.keep': { defaultAnswer: first, alone: 'given' },
  'pick.order': { defaultAnswer: first, alone: 'given' },
  'colour.choose': { defaultAnswer: best('colour', 1), presets: { mostPoints: best('colour', 1) } },
  'forfeit.choose': { defaultAnswer: best('forfeit', -1), presets: { fewestPoints: best('forfeit', -1) } },
  'discard.choose': { defaultAnswer: lowestNumber, presets: { lowest: lowestNumber } },
  // EA-24.9: the turn ends; what was begun is carried through as it comes.
  'heroTurn.act': { defaultAnswer: always(act.end()), ending: { verb: 'end', worthMore: ['skill'] } },
  'skill.foe': { defaultAnswer: first },
  'skill.set': { defaultAnswer: first },
  'skill.burn': { defaultAnswer: always(act.plain()), presets: { plain: always(act.plain()) } },
  'skill.pay': { defaultAnswer: first },
  'artifact.foe': { defaultAnswer: first },
  'effects.hero': { defaultAnswer: first },
  'effects.other': { defaultAnswer: first },
  'effects.circle': { defaultAnswer: always(act.stay()), presets: { stay: always(act.stay()) } },
  'effects.swap': { defaultAnswer: (asked, table) => always(act.stay())(asked, table) ?? first(asked, table) },
  'effects.peek': { defaultAnswer: first },
  'revival.offer': { defaultAnswer: reviveTheLast, presets: { decline: always(act.decline()) } },
  'draft.take': { defaultAnswer: richestItem, presets: { mostPoints: richestItem } },
  'ballot.vote': {
    defaultAnswer: abstain,
    presets: { abstain },
    // Giving up, and the end of a campaign, are looked at before they are said.
    confirms: (asked, action) =>
      verbOf(action) === 'surrender' || (verbOf(action) === 'onward' && frameOf(asked)?.k === 'ballot' && action === act.onward(1)),
  },
  'concede.answer': { defaultAnswer: refuse, presets: { refuse }, confirms: (_asked, action) => action === act.agree() },
} satisfies QuestionRows<EpicSevenArise, QuestionName>;

type Rows = typeof QUESTIONS;

/** The answers that somebody can give once and for all. */
export type PresetName = {
  [question in keyof Rows]: Rows[question] extends { presets: infer Answers } ? keyof Answers : never;
}[keyof Rows];
