import type { Asking, Seat } from '@hoard/kernel';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';

/** How often heroes are asked, and whether they have a choice. */
export type QuestionCounts = {
  /** In windows of others' turns, beyond the usual presets (HP-24.15). */
  reactions: number;
  /** Turns, once for each opponent of who takes it; and those in which that opponent is asked nothing. */
  opponentTurns: number;
  quietTurns: number;
  /** The first as a part of the second; null where there are no opponents. */
  reactionsPerTurn: number | null;
  /** Questions for an action, and those to which passing is the only answer; questions without any. */
  actionsAsked: number;
  forcedPasses: number;
  withoutChoice: number;
};

/** Everybody may put things down at any time; it is no action. */
const ASIDE = new Set(['drop', 'dropGold', 'dropFood']);

export function countQuestions(asked: readonly Asking<Heropath>[], events: readonly Event[], seats: number): QuestionCounts {
  const pressed = new Set<string>();
  const counts = { reactions: 0, actionsAsked: 0, forcedPasses: 0, withoutChoice: 0 };
  let [turns, told] = [0, 0];
  let inTurn: Seat = -1;
  for (const { seat, question, verbs, after, isPreset } of asked) {
    for (; told < after; told++) {
      const event = events[told]!;
      if (event.t !== 'turnBegins') continue;
      turns++;
      inTurn = event.seat;
    }
    if (verbs.size === 0) counts.withoutChoice++;
    if (question === 'turn.act') {
      counts.actionsAsked++;
      if (verbs.has('pass') && [...verbs].every((verb) => verb === 'pass' || ASIDE.has(verb))) counts.forcedPasses++;
    }
    if (question !== 'reaction.answer' || isPreset || turns === 0 || seat === inTurn) continue;
    counts.reactions++;
    pressed.add(`${turns} ${seat}`);
  }
  const opponentTurns = turns * (seats - 1);
  return {
    ...counts,
    opponentTurns,
    quietTurns: opponentTurns - pressed.size,
    reactionsPerTurn: opponentTurns === 0 ? null : counts.reactions / opponentTurns,
  };
}
