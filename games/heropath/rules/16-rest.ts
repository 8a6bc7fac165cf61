import { argumentOf, fairDie, only } from '@hoard/kernel';
import { DECKS } from '../content/content.ts';
import type { RestFrame } from '../state/frames.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { collectItem, dropItem, isCollecting, isDrop, lookAtPile, offerCollecting, offerDrops } from './09-items.ts';
import { drawCards } from './06-decks.ts';
import { gear } from './11-gear.ts';
import { VITALITY, gainGems, gainSupply } from './bank.ts';
import { offerCards, playOpenly } from './10-cards.ts';
import { offerTrades, trading } from './16-trade.ts';
import { mayHold } from './24-windows.ts';
import { noteCommand } from './26-lanes.ts';
import { hasEnemy, heroOf, isAwake, isWithDragon } from './things.ts';
import { favourOf, marking, marksOf } from './durations.ts';

// Chapter 16: Rest.

const searchDie = fairDie('hp.search', 6);

/** HP-16.1: the rule by which a hero cannot rest where he is, or null. */
export function barToRest(board: Board, { at }: Hero, { content }: Table): string | null {
  if (hasEnemy(board, at)) return 'HP-12.12';
  if (isWithDragon(board, content, at)) return 'HP-13.14';
  return content.map.spaces[at]!.kind === 'settlement' ? 'HP-16.1' : null;
}

/** HP-16.4, HP-22.3: what the Search die shows is taken. */
function takeFind(board: Board, frame: RestFrame, flow: Flow): void {
  const { gold, food, fortune, magic } = flow.content.dice.search[frame.face]!;
  frame.face = -1;
  frame.at = 'ready';
  if (magic > 0) flow.push(drawCards(frame.seat, DECKS.indexOf('magic'), magic, 'HP-22.3'));
  if (fortune > 0) flow.push(drawCards(frame.seat, DECKS.indexOf('fortune'), fortune, 'HP-22.3'));
  gainSupply(board, heroOf(board, frame.seat), gold, food, 'HP-22.3', flow);
}

/** Whether a card lets him search anew (`reroll`). */
const searchesAgain =
  ({ content }: Table) =>
  (card: number): boolean =>
    content.cards[card]!.clauses.some(({ does }) =>
      does.some((place) => {
        const effect = content.effects[place]!;
        return effect.do === 'reroll' && effect.dice === 'search';
      }),
    );

export const rests = {
  begin: {
    kind: 'deed',
    rules: ['HP-14.16', 'HP-16.1', 'HP-16.2', 'HP-16.11', 'HP-16.12'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      if (!isAwake(hero) || barToRest(board, hero, flow) !== null) return flow.pop();
      frame.at = 'ready';
      flow.tell({ t: 'rested', rule: 'HP-16.2', seat: frame.seat });
      if (!marksOf(hero).rested) gainGems(board, hero, VITALITY, flow.content.numbers.rest.vitality, 'HP-16.2', flow);
      marking(hero).rested = true;
      lookAtPile(board, frame.seat, flow);
    },
  },
  // What comes over him meanwhile, such as the Dragon's fire, may have ended it.
  ready: {
    kind: 'deed',
    rules: ['HP-14.13'],
    run(board, frame, flow) {
      if (!isAwake(heroOf(board, frame.seat))) return flow.pop();
      frame.at = 'choose';
    },
  },
  choose: {
    kind: 'decision',
    rules: ['HP-16.3', 'HP-16.4', 'HP-16.5', 'HP-16.6', 'HP-16.7', 'HP-16.10', 'HP-16.11'],
    who: (_, { seat }) => only(seat),
    offer(board, frame, seat, out, table) {
      const hero = heroOf(board, seat);
      if (frame.ate || hero.food === 0) out.deny(act.eat(), 'HP-16.3', { because: frame.ate ? 'ate' : 'hungry' });
      else if (hero.gems[VITALITY]! >= table.content.numbers.gems) out.deny(act.eat(), 'HP-16.11');
      else out.allow(act.eat());
      if (frame.searched) out.deny(act.search(), 'HP-16.4');
      else out.allow(act.search());
      out.allow(act.gear());
      offerTrades(board, seat, out, table);
      offerCollecting(board, hero, out);
      offerDrops(hero, out, table);
      offerCards(board, seat, 'rest', out, table);
      out.allow(act.end());
    },
    choose(board, frame, seat, action, flow) {
      noteCommand(board, seat, action);
      const hero = heroOf(board, seat);
      frame.at = 'ready';
      if (isDrop(action)) return dropItem(board, seat, action, flow);
      if (isCollecting(action)) return collectItem(board, seat, action, flow);
      switch (verbOf(action)) {
        case 'eat':
          frame.ate = true;
          hero.food--;
          flow.tell({ t: 'ate', rule: 'HP-16.3', seat });
          gainGems(board, hero, VITALITY, flow.content.numbers.rest.meal, 'HP-16.3', flow);
          return;
        case 'search':
          frame.searched = true;
          frame.at = 'search';
          return;
        case 'gear':
          return flow.push(gear(seat, 'HP-16.5'));
        case 'trade':
          return flow.push(trading(seat, argumentOf(action), 'trade', flow));
        case 'play':
          return playOpenly(board, seat, argumentOf(action), 'rest', flow);
        default:
          flow.pop();
      }
    },
  },
  search: {
    kind: 'draw',
    rules: ['HP-16.4', 'HP-22.3', 'HP-22.8'],
    die: () => searchDie,
    drawn(_board, frame, face, flow) {
      frame.face = face;
      frame.at = 'again';
      flow.tell({ t: 'searched', rule: 'HP-22.3', seat: frame.seat, face });
    },
  },
  again: {
    kind: 'deed',
    rules: ['HP-22.7'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      if (favourOf(hero).searchesAgain) frame.at = 'search';
      else if (mayHold(board, flow.content, frame.seat, searchesAgain(flow))) frame.at = 'found';
      else takeFind(board, frame, flow);
      if (hero.favour !== null) hero.favour.searchesAgain = false;
    },
  },
  found: {
    kind: 'decision',
    rules: ['HP-22.7'],
    who: (_, { seat }) => only(seat),
    offer(board, _frame, seat, out, table) {
      out.allow(act.confirm());
      offerCards(board, seat, 'rest', out, table);
    },
    choose(board, frame, seat, action, flow) {
      if (verbOf(action) === 'confirm') return takeFind(board, frame, flow);
      frame.at = 'again';
      playOpenly(board, seat, argumentOf(action), 'rest', flow);
    },
  },
} satisfies Step<RestFrame>;
