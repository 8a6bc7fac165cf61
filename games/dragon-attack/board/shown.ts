import type { Seat, ViewOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { clearPile, layOpen, pileOn } from '../rules/01-things.ts';
import { copyBoard } from '../copy.ts';
import type { Board, DragonAttack, Event } from '../types.ts';

/** What is in sight once an event has been told: the rules told it, so nothing is decided here, only carried over. */
export function shown(view: ViewOf<DragonAttack>, event: Event, content: Content): ViewOf<DragonAttack> {
  const sight = copyBoard(view.sight);
  carryOver(sight, event, content);
  return { ...view, sight };
}

function carryOver(board: Board, event: Event, content: Content): void {
  const { adventurers } = board;
  switch (event.t) {
    case 'adventurer': {
      const adventurer = adventurers[event.seat]!;
      adventurer.hero = event.hero;
      adventurer.at = content.gates[event.hero]!;
      return;
    }
    case 'first':
      board.order = adventurers.map((_, seat) => seat).toSorted((a, b) => adventurers[a]!.hero - adventurers[b]!.hero);
      return;
    case 'rests':
      adventurers[event.seat]!.resting = false;
      return;
    case 'turn':
      board.turns = event.turn;
      return;
    case 'sailed':
    case 'stepped':
      adventurers[event.seat]!.at = event.to;
      return;
    case 'walked':
      adventurers[event.seat]!.at = event.way.at(-1)!;
      return;
    case 'dragonMoved':
      board.dragonAt = event.to;
      return;
    case 'stolen':
      clearPile(board, event.space);
      board.unknown[event.space] = 0;
      board.pool = without(board.pool, event.counters);
      board.hoard.push(...event.counters);
      return;
    case 'turnedOver':
      board.unknown[event.space] = 0;
      board.pool = without(board.pool, [event.counter]);
      layOpen(board, event.space, event.counter);
      return;
    case 'took':
    case 'joined':
      liftFrom(board, adventurers[event.seat]!.at, event.counter);
      adventurers[event.seat]!.carried.push(event.counter);
      return;
    case 'refused':
      liftFrom(board, event.space, event.counter);
      layOpen(board, event.space, event.counter);
      return;
    case 'agreed':
      hand(board, event.seat, event.other, event.give);
      hand(board, event.other, event.seat, event.take);
      return;
    case 'monsterBeaten':
      liftFrom(board, adventurers[event.seat]!.at, event.counter);
      adventurers[event.seat]!.home.push(event.counter);
      return;
    case 'robbed': {
      const loser = adventurers[event.seat]!;
      loser.carried = [];
      if (event.by === 'dragon') board.hoard.push(...event.counters);
      else for (const counter of event.counters) layOpen(board, loser.at, counter);
      return;
    }
    case 'duelWon':
      hand(board, event.loser, event.seat, event.taken);
      return;
    case 'wounded':
      board.wounds++;
      return;
    case 'thrown':
      adventurers[event.victim]!.at = event.to;
      adventurers[event.victim]!.resting = true;
      return;
    case 'deposited': {
      const owner = adventurers[event.seat]!;
      owner.carried = without(owner.carried, event.counters);
      owner.home.push(...event.counters);
      return;
    }
    case 'rolled':
    case 'stuck':
    case 'dragonDie':
    case 'meets':
    case 'offered':
    case 'threw':
    case 'equal':
    case 'slain':
    case 'fallen':
    case 'ended':
      return;
  }
}

const without = (counters: readonly number[], gone: readonly number[]): number[] => counters.filter((row) => !gone.includes(row));

function hand(board: Board, from: Seat, to: Seat, counters: readonly number[]): void {
  const giver = board.adventurers[from]!;
  giver.carried = without(giver.carried, counters);
  board.adventurers[to]!.carried.push(...counters);
}

/** Takes one counter out of what lies face up on a space. */
function liftFrom(board: Board, space: number, counter: number): void {
  const pile = pileOn(board, space);
  if (pile === undefined) return;
  pile.counters = without(pile.counters, [counter]);
  if (pile.counters.length === 0) clearPile(board, space);
}
