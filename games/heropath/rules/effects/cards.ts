import { argumentOf, done, drawFrom, only, placeIn, whole, type Seat } from '@hoard/kernel';
import * as v from 'valibot';
import type { CardId, Content, Effect, SpaceId } from '../../content/content.ts';
import { CATEGORIES, DECKS, GEAR_KINDS, SUPPLIES } from '../../content/names.ts';
import { NONE, NOWHERE, type Board, type Hero } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/cardFrames.ts';
import type { Flow } from '../../state/types.ts';
import { act, verbOf } from '../../state/verbs.ts';
import { drawCards, hasCards, putAway, refill, refreshDisplay, takeFromDisplay } from '../06-decks.ts';
import { dropCard } from '../09-items.ts';
import { instant } from '../10-cards.ts';
import { showDiscount } from '../10-help.ts';
import { gear } from '../11-gear.ts';
import { stealCard, takeSupply } from '../19-encounter.ts';
import { discardFrom, gainCard, insidersOf, mustLieOpen, poolOf } from '../cards.ts';
import { ownedIn, ownsAny } from '../owned.ts';
import { ALL_DECKS, ANIMALS, attribute, category, deck, few, lasting, opponent, pay, placeOr } from './fields.ts';
import { goodsFor, hasGoods, payFor, priceOf, sellableBy } from './goods.ts';
import { last } from './lasting.ts';
import { forHeroes, hasOpponent, opponentOf, own } from './targets.ts';
import { define, type Moments } from './types.ts';

// Cards: drawn, bought, sold, lost, held and worn.

const less = whole(0, 9);

const openDecks = DECKS.slice(0, -1);
const openOrAll = placeOr(openDecks, 'all', ALL_DECKS);
const shop = v.union(
  [
    openOrAll,
    v.pipe(
      v.literal('animals'),
      v.transform(() => ANIMALS),
    ),
  ],
  `expected ${openDecks.map((name) => `'${name}'`).join(', ')}, 'all' or 'animals'`,
);

/** Supplies first, then categories of cards. */
const loot = placeIn([...SUPPLIES, ...CATEGORIES]);

/** ABILITIES can never be sold (HP-17.11). */
const sold = v.pipe(
  v.array(category),
  v.minLength(1),
  v.check((all) => !all.includes(CATEGORIES.indexOf('abilities')), "expected no 'abilities': they are never sold (HP-17.11)"),
);

/** What a card is worth to a hero who gets one; what it is worth to know some. */
const CARD_WORTH = 2;

export const cards = define.rows({
  draw: {
    fields: { deck, n: few },
    does: (_board, frame, effect, flow) => flow.push(drawCards(frame.seat, effect.deck, effect.n, frame.rule)),
    worth: ({ n }) => n * CARD_WORTH,
  },
  look: {
    fields: { deck, n: few, keep: few },
    does(board, frame, effect, flow) {
      const shown = board.display[effect.deck];
      const top = shown?.at(-1) ?? NONE;
      if (top === NONE && !hasCards(board, effect.deck, flow)) return undefined;
      if (shown !== undefined && top !== NONE) shown[shown.length - 1] = NONE;
      frame.left = effect.keep;
      // The open top card is one of them, and everybody knows it.
      frame.chosen = top === NONE ? [] : [top];
      board.looks.push({ seat: frame.seat, deck: effect.deck, cards: top === NONE ? [] : [top] });
      return looksOn(board, frame, effect.deck, effect.n, flow) ? 'look' : 'keep';
    },
    worth: ({ n, keep }) => keep * (CARD_WORTH + 0.3 * n),
  },
  buy: {
    fields: { deck: shop, n: few, less },
    does(board, frame, effect, { content }) {
      frame.left = effect.n;
      return goodsFor(board, content, board.heroes[frame.seat]!, effect).length > 0 ? 'buy' : undefined;
    },
    can: (board, seat, effect, content) => hasGoods(board, content, board.heroes[seat]!, effect),
    worth: ({ less: off }) => 1 + off,
  },
  sell: {
    fields: { of: sold, n: few, gold: pay },
    does(board, frame, effect, { content }) {
      frame.left = effect.n;
      return sellableBy(content, board.heroes[frame.seat]!, effect.of).length > 0 ? 'sell' : undefined;
    },
    can: (board, seat, effect, content) => effect.of.some((category) => ownsAny(content, board.heroes[seat]!, category)),
    worth: () => 0.5,
  },
  discard: {
    fields: { of: category, n: few },
    does(board, frame, effect, { content }) {
      frame.left = Math.min(effect.n, ownedIn(content, board.heroes[frame.seat]!, effect.of).length);
      return frame.left > 0 ? 'card' : undefined;
    },
    can: (board, seat, { of, n }, content) => ownedIn(content, board.heroes[seat]!, of).length >= n,
    worth: ({ n }) => -n * CARD_WORTH,
  },
  drop: {
    fields: { of: category, n: few, at: whole(0, 30) },
    does(board, frame, effect, { content }) {
      frame.left = Math.min(effect.n, ownedIn(content, board.heroes[frame.seat]!, effect.of).length);
      return frame.left > 0 ? 'card' : undefined;
    },
    worth: ({ n }) => -n * CARD_WORTH,
  },
  steal: {
    fields: { what: loot, n: few, to: opponent },
    does(board, frame, effect, flow) {
      if (frame.target === NONE) return hasOpponent(board, flow.content, frame.seat, effect.to.within) ? 'hero' : undefined;
      const victim = opponentOf(board, flow.content, frame, effect.to.within);
      if (victim === undefined) return undefined;
      if (effect.what < SUPPLIES.length) {
        const [gold, food] = effect.what === 0 ? [effect.n, 0] : [0, effect.n];
        takeSupply(board, frame.seat, victim.seat, gold, food, frame.rule, flow);
        return undefined;
      }
      frame.left = Math.min(effect.n, ownedIn(flow.content, victim, effect.what - SUPPLIES.length).length);
      if (frame.left === 0) return undefined;
      // HP-11.15: he neither drops nor changes anything until it is settled; in Real Time the STOP sees to that.
      if (board.realTime === null) board.frozen |= only(victim.seat);
      return 'loot';
    },
    worth: ({ n }) => n * CARD_WORTH,
  },
  spy: {
    fields: { to: opponent },
    does: (board, frame, { to }, flow) =>
      forHeroes(board, frame, to, flow, (hero) => {
        const seers = insidersOf(board, frame.seat);
        for (const lies of hero.hidden) lies.seenBy |= seers;
        flow.seal('HP-24.24');
        const told = { t: 'spied', rule: frame.rule, seat: frame.seat, on: hero.seat } as const;
        flow.whisper(seers, { ...told, cards: hero.hidden.map(({ card }) => card) }, { ...told, cards: [] });
      }),
    worth: () => 0.3,
  },
  refresh: {
    fields: { deck: placeOr(openDecks, 'any', ALL_DECKS) },
    does(board, frame, effect, flow) {
      if (effect.deck === ALL_DECKS) return 'deck';
      refreshDisplay(board, frame.seat, effect.deck, frame.rule, flow);
      return undefined;
    },
    worth: () => 0.5,
  },
  deal: {
    fields: { deck: openOrAll, less, for: lasting },
    does(board, frame, effect, flow) {
      if (effect.for !== undefined) last(board, frame, board.heroes[frame.seat]!, effect.for, flow);
    },
    worth: ({ less: off }) => off,
  },
  // Counted, never done: what follows says what a card is while it is in force.
  hold: { fields: { of: category, n: few }, does: () => {}, worth: ({ n }) => 0.5 * n },
  rearm: { fields: {}, does: (_board, frame, _effect, flow) => flow.push(gear(frame.seat, frame.rule)), worth: () => 0.5 },
  seem: { fields: { attribute, n: few }, does: () => {}, worth: ({ n }) => n },
  allow: { fields: { what: v.literal('two swords') }, does: () => {}, worth: () => 1 },
  attach: { fields: { kind: v.picklist(GEAR_KINDS) }, does: () => {}, worth: () => 0 },
});

/** The effect that is being done, which must be one of these. */
function doing<N extends Effect['do']>(content: Content, { queue }: EffectsFrame, ...names: readonly N[]): Extract<Effect, { do: N }> {
  const effect = content.effects[queue[0]!]!;
  if (!names.some((name) => name === effect.do)) throw new Error(`Not ${effect.do}`);
  return effect as Extract<Effect, { do: N }>;
}

/** What is looked at now: a card that is kept may let its hero look at others before he goes on with the rest. */
const lookOf = ({ looks }: Board, { seat }: EffectsFrame) => looks.findLast((look) => look.seat === seat)!;

/** Whether one more card is to be looked at. */
function looksOn(board: Board, frame: EffectsFrame, row: number, n: number, flow: Flow): boolean {
  return lookOf(board, frame).cards.length < n && hasCards(board, row, flow);
}

const lookedAt = drawFrom('hp.look');

/** HP-9.12: at that distance, or as far as can be. */
function spacesAt({ map }: Content, hero: Hero, distance: number): SpaceId[] {
  const from = map.distance[hero.at === NOWHERE ? map.start : hero.at]!;
  const there = map.walkable.filter((space) => from[space] === distance);
  if (there.length > 0) return there;
  const nearer = map.walkable.filter((space) => from[space]! < distance);
  const farthest = Math.max(...nearer.map((space) => from[space]!));
  return nearer.filter((space) => from[space] === farthest);
}

export const cardMoments = {
  // Cards are looked at one by one; nobody else learns which.
  look: {
    kind: 'draw',
    rules: ['HP-6.6'],
    die: (board, frame, { content }) => lookedAt(poolOf(board, content, doing(content, frame, 'look').deck).length),
    drawn(board, frame, outcome, flow) {
      const { deck: row, n } = doing(flow.content, frame, 'look');
      const card = poolOf(board, flow.content, row)[outcome]!;
      if (!putAway(board, row, card, flow)) lookOf(board, frame).cards.push(card);
      if (looksOn(board, frame, row, n, flow)) return;
      frame.at = 'keep';
      const told = { t: 'looked', rule: frame.rule, seat: frame.seat, deck: row } as const;
      flow.whisper(only(frame.seat), { ...told, cards: lookOf(board, frame).cards.slice() }, { ...told, cards: [] });
    },
  },
  keep: {
    kind: 'decision',
    rules: ['HP-6.6', 'HP-6.13'],
    who: own,
    insiders: own,
    offer(board, frame, _seat, out) {
      const { cards: seen } = lookOf(board, frame);
      seen.forEach((card, place) => {
        if (seen.indexOf(card) === place) out.allow(act.choose(card));
      });
      if (seen.length === 0) out.allow(act.done());
    },
    choose(board, frame, seat, action, flow) {
      const { deck: row } = doing(flow.content, frame, 'look');
      const look = lookOf(board, frame);
      frame.left--;
      const card = verbOf(action) === 'choose' ? argumentOf(action) : NONE;
      if (card !== NONE) look.cards.splice(look.cards.indexOf(card), 1);
      const isOver = frame.left === 0 || look.cards.length === 0;
      const isKnown = row === FORTUNE || frame.chosen.includes(card);
      if (isOver) {
        board.looks.splice(board.looks.indexOf(look), 1);
        frame.chosen = [];
        done(frame);
        if (row !== FORTUNE) flow.push(refill(row));
      }
      flow.seal('HP-6.6');
      if (card === NONE) return;
      keep(board, seat, card, isKnown, flow);
      const told = { t: 'kept', rule: frame.rule, seat, deck: row } as const;
      if (isKnown || mustLieOpen(board, flow.content, card)) flow.tell({ ...told, card });
      else flow.whisper(insidersOf(board, seat), { ...told, card }, { ...told, card: NONE });
    },
  },
  buy: {
    kind: 'decision',
    rules: ['HP-6.5', 'HP-17.11', 'HP-17.12'],
    single: 'taken',
    who: own,
    offer(board, frame, seat, out, { content }) {
      for (const card of goodsFor(board, content, board.heroes[seat]!, doing(content, frame, 'buy'))) out.allow(act.buy(card));
      out.allow(act.done());
    },
    choose(board, frame, seat, action, flow) {
      if (verbOf(action) === 'done') return done(frame);
      const card = argumentOf(action);
      const hero = board.heroes[seat]!;
      showDiscount(board, hero, flow.content.cards[card]!.deck, flow);
      const gold = priceOf(board, flow.content, hero, card, doing(flow.content, frame, 'buy').less);
      hero.gold -= gold;
      gainCard(board, flow.content, seat, card, true);
      frame.left--;
      if (frame.left === 0) done(frame);
      takeFromDisplay(board, card, flow);
      // What it cost shows what makes it cheaper, also if that lies face down.
      flow.seal(frame.rule);
      flow.tell({ t: 'bought', rule: frame.rule, seat, card, gold });
    },
  },
  sell: {
    kind: 'decision',
    rules: ['HP-17.11'],
    single: 'taken',
    who: own,
    offer(board, frame, seat, out, { content }) {
      for (const card of sellableBy(content, board.heroes[seat]!, doing(content, frame, 'sell').of)) out.allow(act.sell(card));
      out.allow(act.done());
    },
    choose(board, frame, seat, action, flow) {
      if (verbOf(action) === 'done') return done(frame);
      const card = argumentOf(action);
      const gold = payFor(flow.content, card, doing(flow.content, frame, 'sell').gold);
      discardFrom(board, flow.content, seat, card);
      board.heroes[seat]!.gold += gold;
      frame.left--;
      if (frame.left === 0) done(frame);
      flow.tell({ t: 'sold', rule: frame.rule, seat, card, gold });
    },
  },
  // HP-9.13: who discards or drops chooses.
  card: {
    kind: 'decision',
    rules: ['HP-9.13'],
    single: 'taken',
    who: own,
    offer(board, frame, seat, out, { content }) {
      const { of } = doing(content, frame, 'discard', 'drop');
      for (const card of new Set(ownedIn(content, board.heroes[seat]!, of))) out.allow(act.choose(card));
    },
    choose(board, frame, seat, action, flow) {
      const card = argumentOf(action);
      if (doing(flow.content, frame, 'discard', 'drop').do === 'drop') {
        frame.chosen = [card];
        frame.at = 'drop';
        return;
      }
      discardFrom(board, flow.content, seat, card);
      frame.left--;
      if (frame.left === 0) done(frame);
      flow.tell({ t: 'discarded', rule: frame.rule, seat, card });
    },
  },
  drop: {
    kind: 'decision',
    rules: ['HP-9.11', 'HP-9.12'],
    single: 'taken',
    who: own,
    offer(board, frame, seat, out, { content }) {
      for (const space of spacesAt(content, board.heroes[seat]!, doing(content, frame, 'drop').at)) out.allow(act.space(space));
    },
    choose(board, frame, seat, action, flow) {
      const [card] = frame.chosen;
      frame.chosen = [];
      frame.left--;
      if (frame.left > 0) frame.at = 'card';
      else done(frame);
      dropCard(board, seat, card!, argumentOf(action), 'HP-9.12', flow);
    },
  },
  // The victim chooses what is taken.
  loot: {
    kind: 'decision',
    rules: ['HP-19.8', 'HP-19.14'],
    single: 'taken',
    who: (_, { target }) => only(target),
    insiders: (_, { seat, target }) => only(seat) | only(target),
    offer(board, frame, _seat, out, { content }) {
      const { what } = doing(content, frame, 'steal');
      for (const card of new Set(ownedIn(content, board.heroes[frame.target]!, what - SUPPLIES.length))) out.allow(act.choose(card));
    },
    choose(board, frame, victim, action, flow) {
      frame.left--;
      if (frame.left === 0) {
        done(frame);
        if (board.realTime === null) board.frozen &= ~only(victim);
      }
      stealCard(board, frame.seat, victim, argumentOf(action), frame.rule, flow);
    },
  },
  deck: {
    kind: 'decision',
    rules: ['HP-6.10'],
    who: own,
    offer(board, _frame, _seat, out) {
      board.display.forEach((_, row) => out.allow(act.deck(row)));
    },
    choose(board, frame, seat, action, flow) {
      done(frame);
      refreshDisplay(board, seat, argumentOf(action), frame.rule, flow);
    },
  },
} satisfies Moments<'look' | 'keep' | 'buy' | 'sell' | 'card' | 'drop' | 'loot' | 'deck'>;

const FORTUNE = DECKS.indexOf('fortune');

/** HP-6.13, HP-10.6: a card that was looked at is kept, or carried out at once. */
function keep(board: Board, seat: Seat, card: CardId, isKnown: boolean, flow: Flow): void {
  if (flow.content.cards[card]!.time !== 'instant') return gainCard(board, flow.content, seat, card, isKnown);
  board.inPlay.push(card);
  flow.push(instant(seat, card));
}
