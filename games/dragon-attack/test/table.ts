import { Rehearsal, dice, face, type Scripted } from '@hoard/kernel/rehearsal';
import { Engine, type Seat } from '@hoard/kernel';
import { dragonAttack } from '../index.ts';
import { newTurn } from '../rules/frames.ts';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { Options } from '../state/options.ts';
import type { DragonAttack } from '../state/types.ts';
import { COUNTER_IDS } from './counterIds.ts';

export { dice, face };

const { content, keys } = dragonAttack;

export const ALL = ['red', 'blue', 'amber', 'violet', 'white', 'green'] as const;
export type Colour = (typeof ALL)[number];
type By<X> = { readonly [colour in Colour]?: X };

/** A position in words. Spaces by id (`R42`), counters by id or as in `COUNTER_IDS` (`T17`, `Stone Ogre`) or by kind: `F`, `boat`, `slayer`, `gold 2`, `monster 3`. */
export interface Given {
  /** In turn order; the place in this list is the seat. All six unless said otherwise. */
  readonly players?: readonly Colour[];
  /** Whose turn begins. */
  readonly turn: Colour;
  readonly at?: By<string>;
  readonly carried?: By<readonly string[]>;
  readonly home?: By<readonly string[]>;
  readonly resting?: readonly Colour[];
  /** Face up on a space, oldest first. Nothing unknown lies there then. */
  readonly piles?: { readonly [space: string]: readonly string[] };
  readonly hoard?: readonly string[];
  readonly dragonAt?: number;
  readonly wounds?: number;
  /** Spaces whose unknown counter is gone; `all` for an empty map. */
  readonly cleared?: readonly string[] | 'all';
  /** Spaces of a cleared map where an unknown counter still lies. */
  readonly laid?: readonly string[];
  readonly options?: Partial<Options>;
}

export const spaceOf = (id: string): number => {
  const space = content.spaces.findIndex((known) => known.id === id);
  if (space < 0) throw new Error(`No space ${id}`);
  return space;
};

export const spaceIds = (spaces: readonly number[]): string[] => spaces.map((space) => content.spaces[space]!.id);

export const counterOf = (name: string): number => {
  const counter = content.counters.findIndex((known) => known.id === (COUNTER_IDS[name] ?? name));
  if (counter < 0) throw new Error(`No counter ${name}`);
  return counter;
};

/** What the content calls a counter now. */
export const counterName = (name: string): string => content.counters[counterOf(name)]!.name;

/** The ids of some counters, by what the tests call them. */
export const counterIds = (...names: string[]): string[] => names.map((name) => idOf(counterOf(name)));

/** Dragon Attack! on the stage: a position, choices by key, dice by script, and the board in words. */
export class Table extends Rehearsal<DragonAttack> {
  readonly players: readonly Colour[];

  constructor(given: Given) {
    const players = given.players ?? ALL;
    const options = dragonAttack.readOptions({ colours: players, ...given.options }, players.length);
    const state = new Engine(dragonAttack).start(options, players.length);
    super(dragonAttack, state);
    this.players = players;
    this.draw(face(1));
    arrange(this.board, players, given);
    state.lanes[0]!.stack.splice(0, 1, newTurn(this.board, this.seat(given.turn)));
    // The turn begins anew from the position as it is now.
    this.board.turns = 0;
    this.engine.listen();
    this.engine.resume(state);
  }

  seat(colour: Colour): Seat {
    const seat = this.players.indexOf(colour);
    if (seat < 0) throw new Error(`${colour} does not play`);
    return seat;
  }

  /** Whose answer is waited for. */
  get waitingFor(): Colour[] {
    return this.asked.map((seat) => this.players[seat]!);
  }

  /** The turn player rolls the movement die; what else chance brings follows. */
  roll(number: number, ...script: Scripted[]): this {
    return this.choose('roll', face(number), ...script);
  }

  /** The next unknown counter that is turned over is this one. */
  finds(name: string): Scripted {
    return () => {
      const outcome = this.board.pool.indexOf(counterOf(name));
      if (outcome < 0) throw new Error(`${name} has turned up already`);
      return outcome;
    };
  }

  /** The argument of every offered key with this verb: `ends('walk')` is a list of space ids. */
  ends(verb: string): string[] {
    return this.keys()
      .filter((key) => key.startsWith(`${verb}:`))
      .map((key) => key.slice(verb.length + 1));
  }

  at(colour: Colour): string {
    return content.spaces[this.board.adventurers[this.seat(colour)]!.at]!.id;
  }

  carried(colour: Colour): string[] {
    return this.board.adventurers[this.seat(colour)]!.carried.map(idOf);
  }

  home(colour: Colour): string[] {
    return this.board.adventurers[this.seat(colour)]!.home.map(idOf);
  }

  rests(colour: Colour): boolean {
    return this.board.adventurers[this.seat(colour)]!.resting;
  }

  get hoard(): string[] {
    return this.board.hoard.map(idOf);
  }

  /** What lies face up on a space. */
  pile(space: string): string[] {
    return this.board.piles.find((pile) => pile.space === spaceOf(space))?.counters.map(idOf) ?? [];
  }

  isUnknown(space: string): boolean {
    return this.board.unknown[spaceOf(space)] === 1;
  }

  /** The events of one kind so far. */
  told<E extends Event['t']>(t: E): Extract<Event, { t: E }>[] {
    return this.events.filter((event): event is Extract<Event, { t: E }> => event.t === t);
  }

  /** The kinds of all events so far, in order. */
  get story(): string[] {
    return this.events.map((event) => event.t);
  }

  /** The rule by which something is denied to whoever is asked. */
  why(key: string): string | undefined {
    if (keys.parse(key) === null) throw new Error(`No action ${key}`);
    return this.denial(key)?.rule;
  }
}

export const table = (given: Given): Table => new Table(given);

const idOf = (counter: number): string => content.counters[counter]!.id;

function arrange(board: Board, players: readonly Colour[], given: Given): void {
  const pick = (word: string): number => {
    const counter = board.pool.find((free) => matches(free, word));
    if (counter === undefined) throw new Error(`No counter left for '${word}'`);
    board.pool.splice(board.pool.indexOf(counter), 1);
    return counter;
  };
  players.forEach((colour, seat) => {
    const adventurer = board.adventurers[seat]!;
    adventurer.carried = (given.carried?.[colour] ?? []).map(pick);
    adventurer.home = (given.home?.[colour] ?? []).map(pick);
    adventurer.resting = given.resting?.includes(colour) ?? false;
    const at = given.at?.[colour];
    if (at !== undefined) adventurer.at = spaceOf(at);
  });
  board.hoard = (given.hoard ?? []).map(pick);
  board.dragonAt = given.dragonAt ?? 0;
  board.wounds = given.wounds ?? 0;
  if (given.cleared === 'all') board.unknown.fill(0);
  else for (const space of given.cleared ?? []) board.unknown[spaceOf(space)] = 0;
  for (const space of given.laid ?? []) board.unknown[spaceOf(space)] = 1;
  for (const [space, words] of Object.entries(given.piles ?? {})) {
    board.unknown[spaceOf(space)] = 0;
    board.piles.push({ space: spaceOf(space), counters: words.map(pick) });
  }
}

/** Whether a counter is meant by its id, what the tests call it, or its kind. */
function matches(row: number, word: string): boolean {
  const counter = content.counters[row]!;
  return counter.id === (COUNTER_IDS[word] ?? word) || kindOf(counter) === word;
}

function kindOf(counter: (typeof content.counters)[number]): string {
  if (counter.kind === 'character') return counter.class;
  if (counter.kind === 'monster') return `monster ${counter.strength}`;
  if (counter.kind === 'gold') return `gold ${counter.value}`;
  return counter.kind === 'boat' ? 'boat' : 'slayer';
}
