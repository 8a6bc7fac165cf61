import { argumentOf, done, whole } from '@hoard/kernel';
import type { Content } from '../../content/content.ts';
import { ROCKS } from '../../content/names.ts';
import { GATHERED, NONE, type Board, type SiteId } from '../../state/board.ts';
import { act } from '../../state/verbs.ts';
import { moveScale } from '../13-scale.ts';
import { flare, flareDie } from '../21-dragon.ts';
import { dragonTurn } from '../flights.ts';
import { distanceOf, standOf } from '../things.ts';
import { found } from '../turnFrames.ts';
import { few, within } from './fields.ts';
import { own } from './targets.ts';
import { define, type Moments } from './types.ts';
import { marking } from '../durations.ts';

// Place-Sites, the Dragon and the Scale of Evil.

export const world = define.rows({
  found: {
    fields: { n: few, at: whole(0, 30) },
    does: (_board, frame, { n, at }, flow) => flow.push(found(frame.seat, at, false, n)),
    worth: ({ n }) => 0.5 * n,
  },
  swapsites: {
    fields: { within },
    does(board, frame, effect, { content }) {
      frame.chosen = [];
      return sitesNear(board, content, frame.seat, effect.within).length > 1 ? 'swap' : undefined;
    },
    worth: () => 0.3,
  },
  again: {
    fields: {},
    does(board, frame) {
      marking(board.heroes[frame.seat]!).again++;
    },
    worth: () => 1,
  },
  dragon: { fields: {}, does: (board, frame, _effect, flow) => dragonTurn(board, frame.seat, flow), worth: () => 0 },
  fly: { fields: {}, does: (board) => (board.dragon === GATHERED ? undefined : 'rock'), worth: () => 1 },
  /** HP-13.18: none after the Gathering Phase. */
  flare: { fields: {}, does: (board) => (board.gathered > 0 ? undefined : 'flare'), worth: () => -0.5 },
  evil: { fields: { n: whole(-9, 9) }, does: (board, _frame, { n }, flow) => moveScale(board, n, flow), worth: ({ n }) => -2 * n },
});

/** Place-Sites on the map, so near. */
function sitesNear(board: Board, content: Content, seat: number, near: number): SiteId[] {
  const stand = standOf(board.heroes[seat]!, content);
  return content.map.settlements.flatMap((space) => {
    const site = board.sites[space]!;
    return site !== NONE && distanceOf(content, stand, space) <= near ? [site] : [];
  });
}

export const worldMoments = {
  swap: {
    kind: 'decision',
    rules: ['HP-17.1'],
    who: own,
    offer(board, frame, seat, out, { content }) {
      const effect = content.effects[frame.queue[0]!]!;
      if (effect.do !== 'swapsites') return;
      for (const site of sitesNear(board, content, seat, effect.within)) if (!frame.chosen.includes(site)) out.allow(act.site(site));
    },
    choose(board, frame, _seat, action, flow) {
      frame.chosen.push(argumentOf(action));
      if (frame.chosen.length < 2) return;
      const [one, other] = frame.chosen.map((site) => board.sites.indexOf(site)) as [number, number];
      [board.sites[one], board.sites[other]] = [board.sites[other]!, board.sites[one]!];
      frame.chosen = [];
      done(frame);
      flow.tell({ t: 'sitesSwapped', rule: frame.rule, one, other });
    },
  },
  rock: {
    kind: 'decision',
    rules: ['HP-21.11', 'HP-24.10'],
    who: own,
    offer(_board, _frame, _seat, out) {
      for (let rock = 0; rock < ROCKS.length; rock++) out.allow(act.rock(rock));
    },
    choose(board, frame, seat, action, flow) {
      const from = board.dragon;
      board.dragon = argumentOf(action);
      done(frame);
      flow.tell({ t: 'dragonFlew', rule: frame.rule, seat, from, rock: board.dragon });
    },
  },
  flare: {
    kind: 'draw',
    rules: ['HP-21.6', 'HP-22.4', 'HP-22.8'],
    die: () => flareDie,
    drawn(board, frame, face, flow) {
      done(frame);
      flow.tell({ t: 'flare', rule: frame.rule, face });
      flare(board, face, flow);
    },
  },
} satisfies Moments<'swap' | 'rock' | 'flare'>;
