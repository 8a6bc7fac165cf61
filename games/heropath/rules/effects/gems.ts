import { argumentOf, done, whole } from '@hoard/kernel';
import { ANY_ATTRIBUTE, SUPPLIES } from '../../content/names.ts';
import type { Content } from '../../content/content.ts';
import type { Board, Hero } from '../../state/board.ts';
import type { Flow } from '../../state/types.ts';
import { act } from '../../state/verbs.ts';
import { falling, isDead, losing } from '../20-losses.ts';
import { FAITH, VITALITY, gainGems, gainSupply } from '../bank.ts';
import { attribute, attributeOrAny, few, heroes, supply } from './fields.ts';
import { forHeroes, own } from './targets.ts';
import { define, type Moments, type Things } from './types.ts';

// Gems, supply, leeches. Worth is in GOLD: a gem costs four to five at a Place-Site, a meal gives two VITALITY.

const GOLD = SUPPLIES.indexOf('gold');

/** What a gem is worth, by attribute. */
const GEM_WORTH = [1, 3, 3, 4, 4, 4.5];
const LEECH_WORTH = 1.5;

export const gems = define.rows({
  gain: {
    fields: (things: Things) => ({ attribute: attributeOrAny, n: few, to: heroes(things) }),
    does(board, frame, { attribute: which, n, to }, flow) {
      if (which === ANY_ATTRIBUTE) return hasRoom(flow.content, board.heroes[frame.seat]!) ? 'attribute' : undefined;
      return forHeroes(board, frame, to, flow, (hero) => void gainGems(board, hero, which, n, frame.rule, flow));
    },
    can: (board, seat, { attribute: which, to }, content) =>
      to.who !== 'self' ||
      (which === ANY_ATTRIBUTE ? hasRoom(content, board.heroes[seat]!) : board.heroes[seat]!.gems[which]! < content.numbers.gems),
    worth: ({ attribute: which, n }, { board, content, seat }) =>
      which === ANY_ATTRIBUTE
        ? GEM_WORTH[which]! * n
        : GEM_WORTH[which]! * Math.min(n, content.numbers.gems - board.heroes[seat]!.gems[which]!),
  },
  lose: {
    fields: (things: Things) => ({ attribute, n: few, to: heroes(things) }),
    does(board, frame, { attribute: which, n, to }, flow) {
      const losses = board.heroes.map(() => 0);
      const asks = forHeroes(board, frame, to, flow, (hero) => {
        if (which === VITALITY) losses[hero.seat] = n;
        else loseGems(board, hero, which, n, frame.rule, flow);
      });
      if (losses.some((loss) => loss > 0)) flow.push(losing(losses, 'card', frame.rule));
      return asks;
    },
    worth: ({ attribute: which, n, to }) => (to.who === 'opponent' ? 0.5 : -1) * GEM_WORTH[which]! * n,
  },
  turn: {
    fields: { from: attribute, into: attribute, n: few },
    does: (board, frame, effect, { content }) => (mostTurned(content, board.heroes[frame.seat]!, effect) > 0 ? 'amount' : undefined),
    can: (board, seat, effect, content) => mostTurned(content, board.heroes[seat]!, effect) > 0,
    worth: ({ from, into, n }) => Math.max(0, n * (GEM_WORTH[into]! - GEM_WORTH[from]!)),
  },
  supply: {
    fields: { what: supply, n: few },
    does: (board, frame, { what, n }, flow) =>
      gainSupply(board, board.heroes[frame.seat]!, what === GOLD ? n : 0, what === GOLD ? 0 : n, frame.rule, flow),
    worth: ({ n }) => n,
  },
  forfeit: {
    fields: (things: Things) => ({ what: supply, n: few, to: heroes(things) }),
    does: (board, frame, { what, n, to }, flow) =>
      forHeroes(board, frame, to, flow, (hero) => {
        const gold = what === GOLD ? Math.min(n, hero.gold) : 0;
        const food = what === GOLD ? 0 : Math.min(n, hero.food);
        hero.gold -= gold;
        hero.food -= food;
        if (gold + food > 0) flow.tell({ t: 'forfeited', rule: frame.rule, seat: hero.seat, gold, food });
      }),
    can: (board, seat, { what, n, to }) => to.who !== 'self' || (what === GOLD ? board.heroes[seat]!.gold : board.heroes[seat]!.food) >= n,
    worth: ({ n }) => -n,
  },
  /** Below 0: so many are removed. */
  leech: {
    fields: (things: Things) => ({ n: whole(-9, 9), to: heroes(things) }),
    does: (board, frame, { n, to }, flow) =>
      forHeroes(board, frame, to, flow, (hero) => {
        const leeches = Math.max(0, Math.min(flow.content.numbers.leeches.most, hero.leeches + n));
        if (leeches === hero.leeches) return;
        hero.leeches = leeches;
        flow.tell({ t: 'leeches', rule: frame.rule, seat: hero.seat, n: leeches });
      }),
    can: (board, seat, { n, to }) => n > 0 || to.who !== 'self' || board.heroes[seat]!.leeches > 0,
    worth: ({ n, to }, { board, seat }) =>
      n < 0 ? LEECH_WORTH * Math.min(-n, board.heroes[seat]!.leeches) : LEECH_WORTH * n * (to.who === 'opponent' ? 0.7 : -1),
  },
});

function loseGems(board: Board, hero: Hero, which: number, n: number, rule: string, flow: Flow): void {
  const lost = Math.min(n, hero.gems[which]!);
  hero.gems[which]! -= lost;
  if (lost > 0) flow.tell({ t: 'lostGems', rule, seat: hero.seat, attribute: which, n: lost });
  // HP-20.7: FAITH only; who has no VITALITY either falls by it.
  if (isDead(hero)) flow.push(falling(board, hero.seat, rule));
}

const hasRoom = ({ numbers }: Content, hero: Hero): boolean => hero.gems.some((count) => count < numbers.gems);

/** Not more than the other can take, and never the last gem of life (HP-1.17). */
function mostTurned({ numbers }: Content, hero: Hero, { from, into, n }: { from: number; into: number; n: number }): number {
  const most = Math.min(n, hero.gems[from]!, numbers.gems - hero.gems[into]!);
  const isLife = from === VITALITY || from === FAITH;
  return isLife ? Math.min(most, hero.gems[VITALITY]! + hero.gems[FAITH]! - 1) : most;
}

const turnIn = (content: Content, frame: { readonly queue: readonly number[] }) => {
  const effect = content.effects[frame.queue[0]!]!;
  if (effect.do !== 'turn') throw new Error(`No gems are turned by ${effect.do}`);
  return effect;
};

export const gemMoments = {
  attribute: {
    kind: 'decision',
    rules: ['HP-1.8', 'HP-11.2'],
    single: 'taken',
    who: own,
    offer(board: Board, _frame, seat, out, { content }) {
      board.heroes[seat]!.gems.forEach((count, which) => {
        if (count < content.numbers.gems) out.allow(act.attribute(which));
        else out.deny(act.attribute(which), 'HP-1.8');
      });
    },
    choose(board, frame, seat, action, flow) {
      const effect = flow.content.effects[frame.queue[0]!]!;
      done(frame);
      if (effect.do === 'gain') gainGems(board, board.heroes[seat]!, argumentOf(action), effect.n, frame.rule, flow);
    },
  },
  amount: {
    kind: 'decision',
    rules: ['HP-11.3', 'HP-1.17'],
    single: 'taken',
    who: own,
    offer(board, frame, seat, out, { content }) {
      const most = mostTurned(content, board.heroes[seat]!, turnIn(content, frame));
      for (let n = 1; n <= most; n++) out.allow(act.clause(n));
    },
    choose(board, frame, seat, action, flow) {
      const { from, into } = turnIn(flow.content, frame);
      const hero = board.heroes[seat]!;
      const n = argumentOf(action);
      hero.gems[from]! -= n;
      hero.gems[into]! += n;
      done(frame);
      flow.tell({ t: 'turnedGems', rule: frame.rule, seat, from, into, n });
    },
  },
} satisfies Moments<'attribute' | 'amount'>;
