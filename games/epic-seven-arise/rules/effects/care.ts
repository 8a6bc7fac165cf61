import { argumentOf, done, only, type Flow } from '@hoard/kernel';
import type { EffectsFrame } from '../../state/battleFrames.ts';
import type { Board, Hero } from '../../state/board.ts';
import type { EpicSevenArise } from '../../state/types.ts';
import { act, verbOf } from '../../state/verbs.ts';
import { drainHealth, heal } from '../15-wounds.ts';
import { cleanse, putOnHero } from '../18-statuses.ts';
import { modOf } from '../combatants.ts';
import { isLiving, mostHealthOf, placeOfHero, playerOf } from '../things.ts';
import { few, heroes } from './fields.ts';
import { forHeroes } from './targets.ts';
import { define, type Moments } from './types.ts';

// Effects on heroes: health, Shields, tokens, markers and places.

/** EA-19.2: what is done for another player's hero counts. */
function creditFor(board: Board, { seat }: EffectsFrame, hero: Hero, points: number): void {
  if (seat >= 0 && hero.owner !== seat) playerOf(board, seat).contribution += points;
}

/** Circles of the heroes' tile on which nobody stands or lies (EA-16.11). */
function freeCircles(board: Board, { content }: Pick<Flow<EpicSevenArise>, 'content'>): number[] {
  const { battle } = board;
  const free: number[] = [];
  const count = content.tiles[board.tiles[board.at]!]!.circles.length;
  for (let circle = 0; circle < count; circle++) {
    const isTaken =
      board.heroes.some((hero) => hero.circle === circle) || (battle !== null && battle.bystander > 0 && battle.bystanderAt === circle);
    if (!isTaken) free.push(circle);
  }
  return free;
}

export const care = define.rows({
  heal: {
    fields: { n: few, to: heroes },
    does(board, frame, { n, to }, flow) {
      const self = board.heroes[frame.hero];
      const more = self === undefined ? 0 : modOf(flow.content, self, 'heal');
      const { care: points } = flow.content.numbers.contribution;
      return forHeroes(board, frame, to, (hero) => creditFor(board, frame, hero, points * heal(board, hero, n + more, frame.rule, flow)));
    },
    worth: ({ n, to }, opinion) => opinion.heal(n, to),
  },
  shield: {
    fields: { n: few, to: heroes },
    does: (board, frame, { n, to }, flow) =>
      forHeroes(board, frame, to, (hero) => {
        hero.shields += n;
        creditFor(board, frame, hero, n * flow.content.numbers.contribution.care);
        flow.tell({ t: 'shielded', rule: frame.rule, hero: hero.id, n });
      }),
    worth: ({ n, to }, opinion) => opinion.guard(n, to),
  },
  extra: {
    fields: { n: few, to: heroes },
    does: (board, frame, { n, to }, flow) =>
      forHeroes(board, frame, to, (hero) => {
        hero.extra += n;
        creditFor(board, frame, hero, n * flow.content.numbers.contribution.care);
        flow.tell({ t: 'extra', rule: frame.rule, hero: hero.id, n });
      }),
    worth: ({ n, to }, opinion) => opinion.guard(n, to),
  },
  power: {
    fields: { to: heroes },
    does: (board, frame, { to }, flow) =>
      forHeroes(board, frame, to, (hero) => {
        if (putOnHero(board, hero, 'power', frame.rule, flow)) creditFor(board, frame, hero, flow.content.numbers.contribution.token);
      }),
    worth: ({ to }, opinion) => opinion.power(to),
  },
  cleanse: {
    fields: { to: heroes },
    does: (board, frame, { to }, flow) => forHeroes(board, frame, to, (hero) => cleanse(hero, frame.rule, flow)),
    worth: ({ to }, opinion) => opinion.cleanse(to),
  },
  /** EA-15.16. */
  raise: {
    fields: { n: few },
    does(board, frame, { n }, flow) {
      if (board.heroes.every(isLiving)) return undefined;
      const hero = board.heroes[frame.target];
      if (hero === undefined) return 'hero';
      frame.target = -1;
      hero.health = Math.min(n, mostHealthOf(flow.content, hero));
      playerOf(board, frame.seat).contribution += flow.content.numbers.contribution.raise;
      flow.tell({ t: 'raised', rule: 'EA-15.16', seat: frame.seat, hero: hero.id, health: hero.health });
      return undefined;
    },
    worth: ({ n }, opinion) => opinion.raise(n),
  },
  lose: {
    fields: { n: few },
    does: (board, frame, { n }, flow) => drainHealth(board, board.heroes[frame.hero]!, n, 'EA-9.15', flow),
    worth: ({ n }, opinion) => -opinion.bleed(n),
  },
  taunt: {
    fields: {},
    does(board, frame, _, flow) {
      const hero = board.heroes[frame.hero]!;
      hero.taunt = true;
      flow.tell({ t: 'marked', rule: frame.rule, hero: hero.id, marker: 'taunt', n: 1 });
    },
    worth: (_, opinion) => opinion.taunt(),
  },
  thorns: {
    fields: { n: few },
    does(board, frame, { n }, flow) {
      const hero = board.heroes[frame.hero]!;
      hero.thorns += n;
      flow.tell({ t: 'marked', rule: frame.rule, hero: hero.id, marker: 'thorns', n });
    },
    worth: ({ n }, opinion) => opinion.thorns(n),
  },
  /** EA-16.12: never the last point. */
  wound: {
    fields: { n: few },
    does(board, frame, { n }, flow) {
      for (const hero of board.heroes) if (isLiving(hero)) drainHealth(board, hero, n, frame.rule, flow);
    },
    worth: ({ n }, opinion) => -opinion.wound(n),
  },
  step: {
    fields: {},
    does: (board, _frame, _effect, flow) => (freeCircles(board, flow).length > 0 ? 'circle' : undefined),
    worth: (_, opinion) => opinion.step(),
  },
  swap: {
    fields: {},
    does: (board) => (board.heroes.filter(isLiving).length > 1 ? 'swap' : undefined),
    worth: (_, opinion) => opinion.swap(),
  },
});

export const placeMoments = {
  circle: {
    kind: 'decision',
    rules: ['EA-9.11'],
    who: (_, { seat }) => only(seat),
    offer(board, _frame, _seat, out, table) {
      for (const circle of freeCircles(board, table)) out.allow(act.circle(circle));
      out.allow(act.stay());
    },
    choose(board, frame, _, action, flow) {
      done(frame);
      if (verbOf(action) === 'stay') return;
      const hero = board.heroes[frame.hero]!;
      hero.circle = argumentOf(action);
      flow.tell({ t: 'stepped', rule: frame.rule, hero: hero.id, tile: board.tiles[board.at]!, circle: hero.circle });
    },
  },
  // Two living heroes, one after the other; the second stands after the first on the board, so that each pair has one way.
  swap: {
    kind: 'decision',
    rules: ['EA-9.11'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, { target }, _, out) {
      const living = board.heroes.filter(isLiving);
      const first = board.heroes[target];
      const choices = first === undefined ? living.slice(0, -1) : living.slice(living.indexOf(first) + 1);
      for (const hero of choices) out.allow(act.hero(hero.id));
      if (first === undefined) out.allow(act.stay());
    },
    choose(board, frame, _, action, flow) {
      if (verbOf(action) === 'stay') return done(frame);
      const place = placeOfHero(board, argumentOf(action));
      const first = board.heroes[frame.target];
      if (first === undefined) {
        frame.target = place;
        return;
      }
      const second = board.heroes[place]!;
      [first.circle, second.circle] = [second.circle, first.circle];
      frame.target = -1;
      done(frame);
      flow.tell({ t: 'swapped', rule: frame.rule, heroes: [first.id, second.id] });
    },
  },
} satisfies Moments<'circle' | 'swap'>;
