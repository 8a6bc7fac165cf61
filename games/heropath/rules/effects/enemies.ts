import { argumentOf, done, everyone, only, whole } from '@hoard/kernel';
import type { Content } from '../../content/content.ts';
import { ALL_OF_THEM } from '../../content/names.ts';
import { NONE, UNDECIDED, type Board, type Enemy } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/cardFrames.ts';
import type { Flow } from '../../state/types.ts';
import { act, verbOf } from '../../state/verbs.ts';
import { banish, decideKind, kindDie } from '../12-enemies.ts';
import { mayReach } from '../aims.ts';
import { insidersOf } from '../cards.ts';
import { enemyOf, heroesAt, isFaceUp } from '../things.ts';
import { expose, place, shift } from '../turnFrames.ts';
import { enemy, few, fewOrAll, selfOrOpponent, within } from './fields.ts';
import { aimedEnemy, hasOpponent, opponentOf, own } from './targets.ts';
import { define, type Moments } from './types.ts';

// Enemies on the map.

export const enemies = define.rows({
  shift: {
    fields: { n: few, to: enemy },
    does(board, frame, { n, to }, flow) {
      if (aimedEnemy(board, flow.content, frame, to.within, false) !== undefined) flow.push(shift(frame.seat, frame.unit, n, true));
    },
    worth: ({ n }) => 0.5 * n,
  },
  expose: {
    fields: { n: few, within },
    does: (board, frame, effect, { content }) => choosing(board, content, frame, effect.n),
    can: (board, seat, effect, content) => board.enemies.some((one) => isHiddenNear(board, content, seat, effect.within, one)),
    worth: ({ n }) => 0.2 * n,
  },
  scry: {
    fields: { n: few, within },
    does: (board, frame, effect, { content }) => choosing(board, content, frame, effect.n),
    can: (board, seat, effect, content) => board.enemies.some((one) => isHiddenNear(board, content, seat, effect.within, one)),
    worth: ({ n }) => 0.2 * n,
  },
  veil: {
    fields: { n: fewOrAll, within },
    does(board, frame, effect, flow) {
      if (effect.n !== ALL_OF_THEM) return choosing(board, flow.content, frame, effect.n);
      for (const one of board.enemies) if (isVeilable(board, flow.content, frame.seat, effect.within, one)) veil(one, frame.rule, flow);
      return undefined;
    },
    worth: () => 0,
  },
  /** At this distance or more from the owner; exactly at it from an opponent. */
  spawn: {
    fields: { n: few, at: whole(0, 30), to: selfOrOpponent },
    does(board, frame, { n, at, to }, flow) {
      if (to.who === 'self') return flow.push(place(frame.seat, frame.seat, at, false, n, frame.rule));
      if (frame.target === NONE) return hasOpponent(board, flow.content, frame.seat, to.within) ? 'hero' : undefined;
      const hero = opponentOf(board, flow.content, frame, to.within);
      if (hero !== undefined) flow.push(place(frame.seat, hero.seat, at, true, n, frame.rule));
      return undefined;
    },
    worth: ({ to }) => (to.who === 'self' ? -0.5 : 1),
  },
  banish: {
    fields: { to: enemy },
    does(board, frame, { to }, flow) {
      const target = aimedEnemy(board, flow.content, frame, to.within, false);
      if (target === undefined) return undefined;
      // It lies face up beside the Scale: a hidden one is turned up on its way.
      if (!isFaceUp(target)) {
        flow.push(expose([target.unit], frame.rule));
        return 'next';
      }
      banish(board, target.unit, frame.rule, flow);
      return undefined;
    },
    worth: () => 2,
  },
});

const isHiddenNear = (board: Board, content: Content, seat: number, near: number, one: Enemy): boolean =>
  !isFaceUp(one) && mayReach(board, content, seat, near, false, one);

/** Turned face down, except in spaces with heroes. */
const isVeilable = (board: Board, content: Content, seat: number, near: number, one: Enemy): boolean =>
  isFaceUp(one) && heroesAt(board, one.at) === 0 && mayReach(board, content, seat, near, true, one);

/** What was seen is known to all who saw it: everybody. */
function veil(one: Enemy, rule: string, flow: Flow): void {
  one.seenBy = everyone(flow.seats);
  flow.tell({ t: 'veiled', rule, unit: one.unit, at: one.at });
}

/** Whether an enemy may be chosen for the effect that is being done; one only once. */
function mayChoose(board: Board, content: Content, { seat, queue, chosen }: EffectsFrame, one: Enemy): boolean {
  const effect = content.effects[queue[0]!]!;
  if (chosen.includes(one.unit)) return false;
  if (effect.do === 'veil') return isVeilable(board, content, seat, effect.within, one);
  if (effect.do !== 'expose' && effect.do !== 'scry') return false;
  return isHiddenNear(board, content, seat, effect.within, one) && !(effect.do === 'scry' && (one.seenBy & only(seat)) !== 0);
}

function choosing(board: Board, content: Content, frame: EffectsFrame, n: number): 'enemy' | undefined {
  frame.left = n;
  frame.chosen = [];
  return board.enemies.some((one) => mayChoose(board, content, frame, one)) ? 'enemy' : undefined;
}

export const enemyMoments = {
  enemy: {
    kind: 'decision',
    rules: ['HP-12.13', 'HP-12.20'],
    single: 'taken',
    who: own,
    offer(board, frame, _seat, out, { content }) {
      if (frame.left > 0) for (const one of board.enemies) if (mayChoose(board, content, frame, one)) out.allow(act.enemy(one.unit));
      out.allow(act.done());
    },
    choose(board, frame, seat, action, flow) {
      const effect = flow.content.effects[frame.queue[0]!]!;
      if (verbOf(action) === 'done') {
        const units = frame.chosen;
        frame.chosen = [];
        done(frame);
        if (effect.do === 'expose' && units.length > 0) flow.push(expose(units, frame.rule));
        return;
      }
      const one = enemyOf(board, argumentOf(action));
      frame.left--;
      frame.chosen.push(one.unit);
      if (effect.do === 'veil') veil(one, frame.rule, flow);
      if (effect.do !== 'scry') return;
      if (one.kind === UNDECIDED) frame.at = 'scry';
      else see(board, frame, seat, flow);
    },
  },
  scry: {
    kind: 'draw',
    rules: ['HP-3.13'],
    die: (board, { chosen }) => kindDie(board, chosen.at(-1)!),
    drawn(board, frame, outcome, flow) {
      decideKind(board, frame.chosen.at(-1)!, outcome);
      frame.at = 'enemy';
      see(board, frame, frame.seat, flow);
    },
  },
} satisfies Moments<'enemy' | 'scry'>;

/** Who looks by card knows it alone (Team: with his team). */
function see(board: Board, { chosen, rule }: EffectsFrame, seat: number, flow: Flow): void {
  const one = enemyOf(board, chosen.at(-1)!);
  const seers = insidersOf(board, seat);
  one.seenBy |= seers;
  flow.seal('HP-3.13');
  const told = { t: 'scried', rule, seat, unit: one.unit } as const;
  flow.whisper(seers, { ...told, kind: one.kind }, { ...told, kind: NONE });
}
