import { argumentOf, countIn, type Action, type Bargain, type Seat } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import type { Purse } from './manner.ts';
import { CRYSTAL as CRYSTAL_ROW, FIRST_RESOURCE, GOLD, PURSE, barOf, holdingOf, purseRow, questRow } from '../rules/12-trade.ts';
import { countBits, heroOf, together } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { TradeFrame } from '../state/frames.ts';
import { verbOf } from '../state/verbs.ts';
import { ARTEFACT, CRYSTAL, priceToCome, worthCarried } from './worth.ts';

// Deals between players: what a deal is worth to each, and the best simple one that both should like.

/** Both must gain so much, in gold, for a deal to be worth the talk. */
const MARGIN = 0.5;
/** No more than this is paid for one thing. */
const DEAREST = 12;
const NEVER = Number.NEGATIVE_INFINITY;

/** What a quest in a hero's hand is worth to its player. */
type WorthOfQuest = (board: Board, seat: Seat, hero: Hero) => number;

export function bargainer(content: Content, { worthOfPurse }: Pick<Purse, 'worthOfPurse'>, worthOfQuest: WorthOfQuest) {
  const quest = questRow(content);
  return { rateTalk, rateTrade };

  /** How good it is to begin a trade: as good as the best deal. Who was refused this turn asks no more. */
  function rateTalk(board: Board, seat: Seat, other: Seat): number {
    return board.refused === 0 && bestDeal(board, seat, other) !== null ? MARGIN : NEVER;
  }

  function rateTrade(board: Board, frame: TradeFrame, seat: Seat, action: Action): number {
    const { mover, other } = frame;
    switch (verbOf(action)) {
      case 'give':
      case 'ask':
      case 'offer': {
        const deal = seat === mover ? bestDeal(board, mover, other) : null;
        return deal === null ? NEVER : towards(frame.draft, deal, action);
      }
      case 'accept':
        return liking(board, seat, seat === mover ? other : mover, frame.offer!, seat === mover);
      case 'pass':
      case 'refuse':
        return 0;
      default:
        return NEVER;
    }
  }

  /** Whether an action brings a draft closer to a deal. */
  function towards({ fromMover, fromOther }: Bargain, deal: Bargain, action: Action): number {
    const row = argumentOf(action);
    const verb = verbOf(action);
    if (verb === 'offer') return fromMover.length === deal.fromMover.length && fromOther.length === deal.fromOther.length ? 1 : NEVER;
    const [side, wanted] = verb === 'give' ? [fromMover, deal.fromMover] : [fromOther, deal.fromOther];
    if (row === purseRow(content)) return missing(side, wanted, GOLD) >= PURSE ? 2 : NEVER;
    return missing(side, wanted, row) > 0 ? 1 : NEVER;
  }

  /** The deal that the less pleased of two likes best, or null if there is none that both like. */
  function bestDeal(board: Board, mover: Seat, other: Seat): Bargain | null {
    let best: Bargain | null = null;
    let highest = MARGIN;
    const weigh = (fromMover: number[], fromOther: number[]): void => {
      const deal = { fromMover, fromOther };
      const both = Math.min(liking(board, mover, other, deal, true), liking(board, other, mover, deal, false));
      if (both < highest || barOf(board, content, { mover, other }, deal) !== null) return;
      highest = both;
      best = deal;
    };
    const mine = thingsOf(heroOf(board, mover));
    const theirs = thingsOf(heroOf(board, other));
    for (const thing of mine) {
      for (let gold = 1; gold <= Math.min(DEAREST, heroOf(board, other).gold); gold++) weigh([thing], coins(gold));
      for (const swapped of theirs) if (swapped !== thing || thing === quest) weigh([thing], [swapped]);
    }
    for (const thing of theirs)
      for (let gold = 1; gold <= Math.min(DEAREST, heroOf(board, mover).gold); gold++) weigh(coins(gold), [thing]);
    return best;
  }

  function thingsOf(hero: Hero): number[] {
    const things: number[] = [];
    for (let row = FIRST_RESOURCE; row <= quest; row++) if (holdingOf(content, hero, row) > 0) things.push(row);
    return things;
  }

  /** What a deal is worth to a seat: partners share what both gain, rivals mind what the other does. */
  function liking(board: Board, seat: Seat, other: Seat, deal: Bargain, isMover: boolean): number {
    const own = gain(board, seat, other, deal, isMover);
    const others = gain(board, other, seat, deal, !isMover);
    return together(board.mode) ? own + others : own - others / (board.heroes.length - 1);
  }

  /** What a hero would gain: what it would be worth after the deal, less what it is worth now. So nobody gains by going in circles. */
  function gain(board: Board, seat: Seat, other: Seat, { fromMover, fromOther }: Bargain, isMover: boolean): number {
    const hero = heroOf(board, seat);
    const [gives, gets] = isMover ? [fromMover, fromOther] : [fromOther, fromMover];
    const more = (row: number): number => countIn(gets, row) - countIn(gives, row);
    const { quest: card, step, steppedAt } = gives.includes(quest) || gets.includes(quest) ? heroOf(board, other) : hero;
    const after = {
      ...hero,
      gold: hero.gold + more(GOLD),
      goods: hero.goods.map((count, kind) => count + more(FIRST_RESOURCE + kind)),
      crystals: hero.crystals + more(CRYSTAL_ROW),
      artefacts: content.artefacts.reduce((held, _, artefact) => held + more(CRYSTAL_ROW + 1 + artefact) * (1 << artefact), hero.artefacts),
      quest: card,
      step,
      steppedAt,
    };
    return worthOf(board, seat, after) - worthOf(board, seat, hero);
  }

  /** What a hero has that may change hands. */
  function worthOf(board: Board, seat: Seat, hero: Hero): number {
    let worth = worthOfPurse(hero.mount, hero.gold) + CRYSTAL * hero.crystals + ARTEFACT * countBits(hero.artefacts);
    worth += worthOfQuest(board, seat, hero);
    for (let kind = 0; kind < RESOURCES.length; kind++) {
      const price = priceToCome(board, kind);
      for (let before = 0; before < hero.goods[kind]!; before++) worth += worthCarried(board, content, hero, kind, before, price);
    }
    return worth;
  }
}

/** How many of a thing a draft lacks. */
const missing = (side: readonly number[], wanted: readonly number[], thing: number): number =>
  countIn(wanted, thing) - countIn(side, thing);

const coins = (gold: number): number[] => Array.from({ length: gold }, () => GOLD);
