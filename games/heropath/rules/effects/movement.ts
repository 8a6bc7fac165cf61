import { argumentOf, done, fairDie, whole } from '@hoard/kernel';
import * as v from 'valibot';
import type { Content, RegionId, SpaceId } from '../../content/content.ts';
import { ACTIONS } from '../../content/names.ts';
import { NONE, type Board, type Hero } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/cardFrames.ts';
import type { Flow, Table } from '../../state/types.ts';
import { act } from '../../state/verbs.ts';
import { lookAtPile } from '../09-items.ts';
import { landings } from '../15-travel.ts';
import { cutShort } from '../26-lanes.ts';
import { arriveAt } from '../arrival.ts';
import { hasRoom, isInTurn, nearestWithRoom, putHero } from '../things.ts';
import { few, heroes, lasting, opponent } from './fields.ts';
import { last } from './lasting.ts';
import { forHeroes, own } from './targets.ts';
import { define, type Moments, type Things } from './types.ts';
import { favouring } from '../durations.ts';

// Movement and actions.

const ACTION_WORTH = 2;

export const movement = define.rows({
  pace: {
    fields: { n: whole(-9, 9), for: lasting },
    does(board, frame, effect, flow) {
      if (effect.for !== undefined) last(board, frame, board.heroes[frame.seat]!, effect.for, flow);
    },
    worth: ({ n }) => 0.5 * n,
  },
  jump: {
    fields: ({ region }: Things) => ({
      where: v.union(
        [v.picklist(['safe', 'site', 'balloon']), v.strictObject({ region })],
        "expected 'safe', 'site', 'balloon' or an object with the 'region'",
      ),
    }),
    does(board, frame, { where }, flow) {
      if (where === 'balloon') return 'balloon';
      return spacesFor(board, board.heroes[frame.seat]!, where, flow).length > 0 ? 'space' : undefined;
    },
    worth: () => 1.5,
  },
  cross: {
    fields: { over: v.picklist(['black', 'river']) },
    does(board, frame, { over }) {
      favouring(board.heroes[frame.seat]!).crossing = over;
    },
    worth: () => 0.5,
  },
  act: {
    fields: { n: few, kind: v.optional(v.picklist(ACTIONS)) },
    does(board, frame, { n, kind }, flow) {
      const hero = board.heroes[frame.seat]!;
      // Out of turn it counts for his next one.
      if (kind !== undefined) hero.bonus[ACTIONS.indexOf(kind)]! += n;
      else if (isInTurn(board, frame.seat)) hero.actions += n;
      else hero.nextActions += n;
      flow.tell({ t: 'actions', rule: frame.rule, seat: frame.seat, n });
    },
    worth: ({ n, kind }) => n * (kind === undefined ? ACTION_WORTH : ACTION_WORTH / 2),
  },
  stall: {
    fields: { n: few, to: opponent },
    does: (board, frame, { n, to }, flow) =>
      forHeroes(board, frame, to, flow, (hero) => {
        hero.nextActions -= n;
        flow.tell({ t: 'actions', rule: frame.rule, seat: hero.seat, n: -n });
      }),
    worth: ({ n }) => n * ACTION_WORTH * 0.5,
  },
  cap: {
    fields: (things: Things) => ({ n: few, for: lasting, to: heroes(things) }),
    does: (board, frame, { to, for: until }, flow) =>
      forHeroes(board, frame, to, flow, (hero) => last(board, frame, hero, until ?? 'turn', flow)),
    worth: ({ to }) => (to.who === 'opponent' ? 1 : 0),
  },
  switch: {
    fields: { to: opponent },
    does: (board, frame, { to }, flow) => forHeroes(board, frame, to, flow, (hero) => changePlaces(board, frame, hero, flow)),
    worth: () => 1,
  },
  shut: {
    fields: { what: v.picklist(['ferry', 'balloon', 'bridges']), for: lasting },
    does: (board, frame, { for: until }, flow) => last(board, frame, null, until ?? 'turn', flow),
    worth: () => 0,
  },
});

type Where = 'safe' | 'site' | 'balloon' | { readonly region: RegionId };

/** HP-8.15, HP-8.16: spaces with room that a card leads to, or, if all are full, the nearest to them; the balloon has its own (HP-8.13). */
function spacesFor(board: Board, hero: Hero, where: Where, { content }: Table): SpaceId[] {
  const { map } = content;
  const all =
    where === 'safe'
      ? map.safe
      : where === 'site'
        ? map.settlements.filter((space) => board.sites[space] !== NONE)
        : where === 'balloon'
          ? []
          : map.spacesIn[where.region]!;
  const free = all.filter((space) => hasRoom(board, content, space, hero.seat));
  return free.length > 0 ? free : [...new Set(all.flatMap((space) => nearestWithRoom(board, content, space, hero.seat)))];
}

/** HP-10.14: moved by a card a hero evades nothing; his Travel ends there (HP-15.15). */
function carry(board: Board, hero: Hero, to: SpaceId, rule: string, flow: Flow): void {
  const from = hero.at;
  putHero(board, flow.content, hero, to);
  if (board.realTime !== null) board.realTime.landings[hero.seat] = to;
  favouring(hero).isMoved = true;
  flow.tell({ t: 'moved', rule, seat: hero.seat, from, to });
}

function changePlaces(board: Board, { seat, rule }: EffectsFrame, other: Hero, flow: Flow): void {
  const owner = board.heroes[seat]!;
  const [here, there] = [owner.at, other.at];
  carry(board, owner, there, rule, flow);
  carry(board, other, here, rule, flow);
  flow.tell({ t: 'switched', rule, seat, other: other.seat });
  cutShort(board, other.seat, flow);
  arrive(board, other, flow);
  arrive(board, owner, flow);
}

/** HP-12.8, HP-17.3: in his own turn he exposes and discovers at once; out of turn when his turn begins. */
function arrive(board: Board, { seat }: Hero, flow: Flow): void {
  if (!isInTurn(board, seat)) return;
  // HP-9.10: in a Rest he may collect where he is now.
  lookAtPile(board, seat, flow);
  arriveAt(board, seat, 'HP-12.8', flow);
}

const balloonDie = fairDie('hp.balloon', 6);

const whereTo = ({ effects }: Content, { queue }: EffectsFrame): Where => {
  const effect = effects[queue[0]!]!;
  if (effect.do !== 'jump') throw new Error(`Nobody jumps by ${effect.do}`);
  return effect.where;
};

export const moveMoments = {
  space: {
    kind: 'decision',
    rules: ['HP-8.12', 'HP-8.13', 'HP-8.15', 'HP-10.14'],
    single: 'taken',
    who: own,
    offer(board, frame, seat, out, table) {
      const hero = board.heroes[seat]!;
      const where = whereTo(table.content, frame);
      const spaces = where === 'balloon' ? landings(board, hero, frame.chosen[0]!, table) : spacesFor(board, hero, where, table);
      for (const space of spaces) out.allow(act.space(space));
      if (out.count === 0) out.allow(act.space(hero.at));
    },
    choose(board, frame, seat, action, flow) {
      const hero = board.heroes[seat]!;
      frame.chosen = [];
      done(frame);
      carry(board, hero, argumentOf(action), 'HP-10.14', flow);
      arrive(board, hero, flow);
    },
  },
  balloon: {
    kind: 'draw',
    rules: ['HP-8.12', 'HP-22.4', 'HP-22.8'],
    die: () => balloonDie,
    drawn(_board, frame, face, flow) {
      frame.chosen = [face];
      frame.at = 'space';
      flow.tell({ t: 'balloonRolled', rule: frame.rule, seat: frame.seat, face });
    },
  },
} satisfies Moments<'space' | 'balloon'>;
