import { argumentOf, done, only, flag, whole, type Offer, type Seat } from '@hoard/kernel';
import * as v from 'valibot';
import { ANY, RESOURCES, type Content } from '../../content/content.ts';
import type { Board } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/frames.ts';
import { act, verbOf } from '../../state/verbs.ts';
import { setPrice } from '../06-market.ts';
import { cityGain, mayWait, send } from '../07-strongholds.ts';
import { dropResource, yieldResource } from '../11-inventory.ts';
import { barRelief } from '../13-hardship.ts';
import { heroOf, roomOf, sumOf } from '../things.ts';
import { firstEffect } from './first.ts';
import { define, type Moments } from './types.ts';

// Effects on goods: carried, in the city, and what is paid for them.

/** A resource, or ANY: each token is chosen. */
const kind = v.pipe(
  v.picklist([...RESOURCES, 'any']),
  v.transform((name) => (name === 'any' ? ANY : RESOURCES.indexOf(name))),
);
const few = whole(1, 10);

export const goods = define.rows({
  gainResource: {
    fields: { kind, n: few },
    does(_, frame, { n }) {
      frame.left = n;
      return 'goods';
    },
    worth: ({ n }, { resource }) => resource * n,
  },
  loseResource: {
    fields: { n: few },
    does(board, frame, { n }) {
      frame.left = Math.min(n, sumOf(heroOf(board, frame.seat).goods));
      return frame.left > 0 ? 'give' : undefined;
    },
    worth: ({ n }, { hero, resource }) => -resource * Math.min(n, sumOf(hero.goods)),
  },
  /** SM-7.12. `optional`: it may be declined. */
  cityGain: {
    fields: { kind, optional: flag },
    does: (board, { seat }, effect, flow) => (effect.kind === ANY || effect.optional ? 'city' : cityGain(board, seat, effect.kind, flow)),
    worth: (_, { content, hero, sent }) =>
      RESOURCES.some((_, kind) => mayWait(content, hero, kind)) ? sent() : content.numbers.instead.cityGain,
  },
  /** Up to n from the inventory, as if at Dragonmarch. */
  send: {
    fields: { n: few },
    does(_, frame, { n }) {
      frame.left = n;
      return 'send';
    },
    worth: ({ n }, { hero }) => Math.min(n, sumOf(hero.goods)),
  },
  /** One market die of the player's choice. */
  setMarketDie: { fields: { n: whole(1, 6) }, does: () => 'price', worth: () => 1 },
});

export const goodsMoments = {
  goods: {
    kind: 'decision',
    rules: ['SM-6.6', 'SM-11.3'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer: (board, frame, seat, out, { content }) => offerGains(board, content, frame, seat, out),
    choose(board, frame, seat, action, flow) {
      const kind = argumentOf(action);
      const verb = verbOf(action);
      if (verb === 'drop') {
        barRelief(board);
        return dropResource(board, seat, kind, frame.rule, flow);
      }
      if (verb === 'take') {
        heroOf(board, seat).goods[kind]!++;
        board.pool[kind]!--;
        flow.tell({ t: 'gained', rule: frame.rule, seat, kind });
      }
      if (verb === 'pass' || --frame.left === 0) done(frame);
    },
  },
  // What a card takes, a lost fight costs (SM-10.10), or an option is paid with.
  give: {
    kind: 'decision',
    rules: ['SM-5.15', 'SM-6.14'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, _, seat, out) {
      const { goods } = heroOf(board, seat);
      for (let kind = 0; kind < goods.length; kind++) if (goods[kind]! > 0) out.allow(act.drop(kind));
    },
    choose(board, frame, seat, action, flow) {
      yieldResource(board, seat, argumentOf(action), frame.rule, flow);
      if (--frame.left === 0) done(frame);
    },
  },
  city: {
    kind: 'decision',
    rules: ['SM-7.12'],
    who: (_, frame) => only(frame.seat),
    offer(_, frame, __, out, { content }) {
      const effect = firstEffect<'cityGain'>(content, frame);
      if (effect.optional) out.allow(act.pass());
      for (let kind = 0; kind < RESOURCES.length; kind++) if (effect.kind === ANY || effect.kind === kind) out.allow(act.lay(kind));
    },
    choose(board, frame, seat, action, flow) {
      done(frame);
      if (verbOf(action) === 'lay') cityGain(board, seat, argumentOf(action), flow);
    },
  },
  send: {
    kind: 'decision',
    rules: ['SM-7.1', 'SM-7.2'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, _, seat, out, { content }) {
      const hero = heroOf(board, seat);
      out.allow(act.pass());
      for (let kind = 0; kind < RESOURCES.length; kind++)
        if (hero.goods[kind]! > 0 && mayWait(content, hero, kind)) out.allow(act.send(kind));
    },
    choose(board, frame, seat, action, flow) {
      const isDone = verbOf(action) === 'pass' || --frame.left === 0;
      if (isDone) done(frame);
      if (verbOf(action) === 'send') send(board, seat, argumentOf(action), 'SM-7.2', flow);
    },
  },
  price: {
    kind: 'decision',
    rules: ['SM-6.11'],
    who: (_, frame) => only(frame.seat),
    offer(_, __, ___, out) {
      for (let kind = 0; kind < RESOURCES.length; kind++) out.allow(act.price(kind));
    },
    choose(board, frame, seat, action, flow) {
      const { n } = firstEffect<'setMarketDie'>(flow.content, frame);
      done(frame);
      setPrice(board, seat, argumentOf(action), n, frame.rule, flow);
    },
  },
} satisfies Moments<'goods' | 'give' | 'city' | 'send' | 'price'>;

function offerGains(board: Board, content: Content, frame: EffectsFrame, seat: Seat, out: Offer): void {
  const gained = firstEffect<'gainResource'>(content, frame).kind;
  const hero = heroOf(board, seat);
  const hasRoom = roomOf(content, hero) > 0;
  out.allow(act.pass());
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if (gained !== ANY && gained !== kind) continue;
    if (board.pool[kind] === 0) out.deny(act.take(kind), 'SM-6.6');
    else if (!hasRoom) out.deny(act.take(kind), 'SM-6.3');
    else out.allow(act.take(kind));
  }
  if (!hasRoom) for (let kind = 0; kind < RESOURCES.length; kind++) if (hero.goods[kind]! > 0) out.allow(act.drop(kind));
}
