import { frameOf, type Action, type Asked, type QuestionRow, type QuestionRows } from '@hoard/kernel';
import type { Heropath, Table } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { USUAL, actionGoingOn, everywhere, nextTurnOf, passingBy, passingUntilTurn, topicIn } from './24-presets.ts';
import { warningOf } from './32-warnings.ts';
import type { QuestionName } from './index.ts';
import { isUnsettled } from './stops.ts';

// What is known of each question besides its rules: how it is answered for somebody whose time has run out (HP-5.13, HP-24.13, HP-32.8),
// what he can have answered by itself (HP-24.14), and what he is warned of (HP-32.6).

type Verb = Heropath['verb'];

/** What ends it soonest: the first answer with the first of these verbs that is offered, or else whatever is offered first. */
const soonest =
  (...verbs: readonly Verb[]) =>
  ({ actions }: Asked<Heropath>): Action | null => {
    for (const verb of verbs) {
      const found = actions.find((action) => verbOf(action) === verb);
      if (found !== undefined) return found;
    }
    return actions[0] ?? null;
  };

/** HP-26.20: inside a STOP-EVENT the first answer counts, whatever it is. */
const unlessEvent =
  (verb: Verb) =>
  (asked: Asked<Heropath>): Action | null =>
    isInEvent(asked) ? (asked.actions[0] ?? null) : soonest(verb)(asked);

const isInEvent = ({ view: { sight } }: Asked<Heropath>): boolean =>
  sight.realTime !== null && sight.realTime.isStopped && sight.realTime.passive === 0 && sight.realTime.charging < 0;

/** HP-32.6. */
const confirms = (asked: Asked<Heropath>, action: Action, table: Table): boolean => warningOf(asked, action, table) !== null;

/** Nobody is given an answer: no rule sets a time for it. */
const ASKED = { defaultAnswer: null } satisfies QuestionRow<Heropath>;
const FIRST = { defaultAnswer: soonest() } satisfies QuestionRow<Heropath>;
const DONE = { defaultAnswer: unlessEvent('done') } satisfies QuestionRow<Heropath>;
const NO = { defaultAnswer: unlessEvent('no') } satisfies QuestionRow<Heropath>;
const REFUSED = { defaultAnswer: soonest('refuse') } satisfies QuestionRow<Heropath>;

/** HP-24.13, HP-26.20, HP-26.40: how long an answer may take in Real Time; by turns, around one screen, as long as it takes. */
function secondsFor(asked: Asked<Heropath>, { content: { numbers } }: Table): number | null {
  if (asked.view.sight.realTime === null) return null;
  const frame = frameOf<Heropath>(asked)!;
  if (frame.k === 'reaction') return numbers.clocks.reaction;
  const { stack } = asked.view.lanes.find(({ id }) => id === asked.lane)!;
  return (isInEvent(asked) && !OWN_TIME.has(frame.k)) || isUnsettled(stack) ? numbers.realTime.event : null;
}

/** Whose feet are in the air has a clock of his own (HP-26.15), and a break lasts as long as it lasts (HP-26.41). */
const OWN_TIME: ReadonlySet<string> = new Set(['turn', 'travel', 'stop', 'aside']);

const ROWS = {
  'setUp.hero': ASKED,
  'split.choose': ASKED,
  // HP-5.13: what is marked stays marked.
  'keep.choose': { defaultAnswer: soonest('keep') },
  'keep.confirm': { defaultAnswer: soonest('confirm') },
  'gear.change': DONE,
  // HP-32.16: nobody waits for it.
  'aside.idle': { defaultAnswer: null, isAside: true },
  'draw.replace': NO,
  // HP-14.7: where passing is not legal he fights, and where he cannot fight he leaves.
  'turn.act': { defaultAnswer: soonest('pass', 'end', 'fight', 'dragon', 'ritual', 'travel'), confirms },
  'travel.step': { defaultAnswer: soonest('stop', 'go', 'sail', 'balloon'), confirms },
  'travel.fly': FIRST,
  'rest.choose': { defaultAnswer: soonest('end'), confirms },
  'rest.found': { defaultAnswer: soonest('confirm') },
  'visit.choose': { defaultAnswer: soonest('end') },
  'fight.won': { defaultAnswer: soonest('pass') },
  'limit.choose': FIRST,
  'shift.choose': DONE,
  'place.choose': FIRST,
  'place.move': DONE,
  'found.offer': NO,
  'found.choose': FIRST,
  'dragon.fly': FIRST,
  'dragon.expose': FIRST,
  'consent.vote': REFUSED,
  'stop.wait': DONE,
  'stop.charge': DONE,
  // HP-26.41: a break lasts as long as it lasts.
  'stop.break': ASKED,
  'passive.wait': DONE,
  'enemyMove.choose': FIRST,
  'summon.choose': FIRST,
  'card.clause': FIRST,
  'card.target': FIRST,
  'pay.choose': FIRST,
  'instant.accept': NO,
  'encounter.card': FIRST,
  'trade.talk': REFUSED,
  'reaction.answer': {
    defaultAnswer: soonest('pass'),
    // HP-24.4: among people a pass must not tell what somebody holds; bots do not watch.
    alone: 'unwatched',
    presets: {
      usual: passingBy(USUAL),
      concerning: passingBy(everywhere('concerning')),
      never: passingBy(everywhere('never')),
      untilMyTurn: passingUntilTurn,
    },
    usual: 'usual',
    // HP-24.14, HP-24.15: for each window; `always` is to be asked.
    topics: {
      of: topicIn,
      usual: Object.fromEntries(Object.entries(USUAL).map(([topic, wish]) => [topic, wish === 'always' ? null : wish])),
    },
    lulls: { thisAction: actionGoingOn, untilMyTurn: nextTurnOf },
  },
  'effects.or': FIRST,
  'effects.attribute': FIRST,
  'effects.amount': FIRST,
  'effects.hero': FIRST,
  'effects.enemy': DONE,
  'effects.space': FIRST,
  'effects.card': FIRST,
  'effects.drop': FIRST,
  'effects.buy': DONE,
  'effects.sell': DONE,
  'effects.keep': FIRST,
  'effects.deck': FIRST,
  'effects.die': FIRST,
  'effects.rock': FIRST,
  'effects.loot': FIRST,
  'effects.swap': FIRST,
} satisfies QuestionRows<Heropath, QuestionName>;

const timed = <Row extends QuestionRow<Heropath>>(row: Row): Row => ({ ...row, seconds: secondsFor });

export const QUESTIONS = Object.fromEntries(Object.entries(ROWS).map(([name, row]) => [name, timed(row)])) as typeof ROWS;

type Reaction = (typeof QUESTIONS)['reaction.answer'];
/** The answers that somebody can give once and for all, or for a while. */
export type PresetName = keyof Reaction['presets'] | keyof Reaction['lulls'];
