import type { AllyRow } from '../content/ids.ts';
import { argumentOf, frameOf, type Action, type Asked, type QuestionRow, type QuestionRows, type Seat, type Table } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { STRONGHOLD, type Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { unaccounted } from './01-setup.ts';
import { completes } from './07-strongholds.ts';
import { nextStepOf } from './10-quests.ts';
import { resultOf } from './14-shadow.ts';
import type { QuestionName } from './index.ts';
import { defencesOf, heroOf } from './things.ts';

// What is known of each question besides its rules (Decisions): how it may be answered for somebody, and how carefully.

type Answer = (asked: Asked<SevenMoons>, table: Table<SevenMoons>) => Action | null;

/** Always the same, where it is offered. */
const always =
  (action: Action): Answer =>
  ({ actions }) =>
    actions.includes(action) ? action : null;

const pass = always(act.pass());

/** Of the goods that may be given up, the one that the market pays least for. */
const cheapest: Answer = ({ actions, view: { sight } }) =>
  actions
    .filter((action) => verbOf(action) === 'drop')
    .toSorted((one, other) => sight.prices[argumentOf(one)]! - sight.prices[argumentOf(other)]!)[0] ?? null;

/** The ally least likely to match a coming card; a stronghold only when no ally is left. */
const leastUseful: Answer = ({ actions, view: { sight } }, { content }) => {
  const allies = actions.filter((action) => argumentOf(action) !== STRONGHOLD);
  const known = sight.shadow.flatMap(({ card }) => (card < 0 ? [] : [card]));
  const others = unaccounted(sight, content);
  const chance = (sight.shadow.length - known.length) / Math.max(1, others.length);
  const shown = (cards: readonly number[], ally: AllyRow): number =>
    cards.filter((card) => content.shadowCards[card]!.shield === ally).length;
  const helps = (action: Action): number => shown(known, argumentOf(action)) + chance * shown(others, argumentOf(action));
  return allies.toSorted((one, other) => helps(one) - helps(other))[0] ?? act.yield(STRONGHOLD);
};

/** Whether the last defence of a city would be lost as the dice lie. */
function isFalling(asked: Asked<SevenMoons>, content: Content): boolean {
  const frame = frameOf(asked);
  const {
    seat,
    view: { sight },
  } = asked;
  return (
    frame?.k === 'wave' &&
    defencesOf(heroOf(sight, seat)) === 1 &&
    resultOf(sight, content, frame, seat) < content.shadowCards[frame.card]!.city
  );
}

/** What calls the Shadow Army one moon nearer: an ally, or the last stronghold of a city (SM-9.2). */
export function wakes(board: Board, content: Content, seat: Seat, action: Action): boolean {
  if (verbOf(action) === 'hire') return true;
  const hero = heroOf(board, seat);
  return verbOf(action) === 'send' && completes(hero, argumentOf(action)) && hero.strongholds === content.numbers.strongholds - 1;
}

/** Whether that brings the siege at once. */
const callsTheLastMoon = (board: Board, content: Content, seat: Seat, action: Action): boolean =>
  board.moon === content.numbers.moons.last - 1 && wakes(board, content, seat, action);

/** Nobody is given an answer before the Shadow Phase: a computer player answers once. */
const ASKED = { defaultAnswer: null } satisfies QuestionRow<SevenMoons>;

export const QUESTIONS = {
  'turn.open': { ...ASKED, presets: { roll: always(act.roll()) }, ending: { verb: 'roll', worthMore: ['dewdrop'] } },
  'turn.act': {
    ...ASKED,
    alone: 'given',
    // What calls the siege, and a fight, are looked at before they are done.
    confirms: ({ view: { sight }, seat }, action, { content }) =>
      callsTheLastMoon(sight, content, seat, action) ||
      (verbOf(action) === 'errand' && nextStepOf(content, heroOf(sight, seat))!.fight !== null),
    ending: {
      verb: 'end',
      worthMore: [
        'sell',
        'close',
        'scales',
        'sellCrystal',
        'send',
        'horse',
        'dragon',
        'lure',
        'quest',
        'errand',
        'buy',
        'hire',
        'relief',
        'beacon',
        'claim',
        'trade',
      ],
    },
  },
  'journey.thistledown': { ...ASKED, presets: { keep: pass } },
  'journey.pick': ASKED,
  'journey.move': { ...ASKED, ending: { verb: 'stop', worthMore: [] } },
  'journey.robbed': { ...ASKED, presets: { gold: always(act.lose(0)) } },
  'journey.gate': { ...ASKED, presets: { knock: always(act.visit()), walkOn: pass } },
  'effects.choose': ASKED,
  'effects.goods': ASKED,
  'effects.give': { ...ASKED, presets: { cheapest } },
  'effects.city': ASKED,
  'effects.send': {
    ...ASKED,
    confirms: ({ view: { sight }, seat }, action, { content }) => callsTheLastMoon(sight, content, seat, action),
  },
  'effects.place': ASKED,
  'effects.rival': ASKED,
  'effects.price': ASKED,
  'fight.boost': { ...ASKED, presets: { spare: pass } },
  'trade.draft': { ...ASKED, alone: 'given' },
  'trade.answer': { ...ASKED, presets: { refuse: always(act.refuse()) } },
  'drop.choose': { ...ASKED, presets: { cheapest } },
  'wave.light': { defaultAnswer: pass, presets: { save: pass } },
  'wave.rerolls': {
    defaultAnswer: pass,
    presets: { stand: pass, standUnlessFalling: (asked, table) => (isFalling(asked, table.content) ? null : pass(asked, table)) },
  },
  'loss.choose': {
    defaultAnswer: leastUseful,
    presets: { leastUseful, stronghold: always(act.yield(STRONGHOLD)) },
    confirms: () => true,
  },
} satisfies QuestionRows<SevenMoons, QuestionName>;

type Rows = typeof QUESTIONS;

/** The answers that somebody can give once and for all. */
export type PresetName = {
  [question in keyof Rows]: Rows[question] extends { presets: infer Answers } ? keyof Answers : never;
}[keyof Rows];
