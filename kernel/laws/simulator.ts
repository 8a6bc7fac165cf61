import { Engine } from '../engine/engine.ts';
import type { Game, StateOf, Types } from '../game/game.ts';
import { KeyedChance, commitmentTo } from '../match/keyedChance.ts';
import { LAWS } from './laws.ts';
import { Offer } from '../engine/offer.ts';
import { nextLane, type Chooser } from '../engine/playout.ts';
import type { Law } from './position.ts';
import { Random } from '../engine/random.ts';
import { UNDO, isChoice, unnamed, type Entry, type GameRecord } from '../kept/record.ts';
import { replay } from '../kept/replay.ts';
import { listSeats } from '../engine/seats.ts';

/** No game that must end takes so many choices and draws. */
const LONGEST = 20_000;

/** After so many a game is broken off that need not end: players who wander at random would never end it. */
export const WANDERED = 3_000;

/** Before one in so many choices a timer runs out, where one runs. */
const ONE_IN = 4;

/** A game that can be replayed up to the place where a law did not hold. */
export interface Failure {
  readonly law: string;
  readonly message: string;
  readonly record: GameRecord;
}

export interface Simulation<T extends Types> {
  readonly options: T['options'];
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** Laws are looked at around every n-th decision: 1 is all. The end of a game is always looked at. */
  readonly every?: number;
  readonly laws?: Readonly<Record<string, Law>>;
  /** Chooses now and then, so that games come to where chance alone would never lead them. */
  readonly chooser?: Chooser<T>;
  /** How likely it is the chooser who chooses: one in two, unless said otherwise. */
  readonly chosen?: number;
  /** How likely somebody leaves for good before a choice; somebody always stays. */
  readonly leaving?: number;
  /** A game is broken off after so many choices and draws. That breaks a law, unless it need not end. */
  readonly longest?: number;
  /** So long a game is followed that need not end; WANDERED, unless said otherwise. */
  readonly patience?: number;
}

export interface Simulated {
  readonly games: number;
  /** Games that were broken off, and kept every law until then. */
  readonly unfinished: number;
  readonly decisions: number;
  readonly failure: Failure | null;
}

/** Plays random games and holds every law against them. Stops at the first that breaks one. */
export function simulate<T extends Types>(game: Game<T>, simulation: Simulation<T>): Simulated {
  let decisions = 0;
  let unfinished = 0;
  for (let number = 0; number < simulation.games; number++) {
    const played = playUnderLaws(game, simulation, number);
    decisions += played.decisions;
    if (played.failure !== null) return { games: number + 1, unfinished, decisions, failure: played.failure };
    if (!played.ended) unfinished++;
  }
  return { games: simulation.games, unfinished, decisions, failure: null };
}

interface Played {
  readonly decisions: number;
  readonly ended: boolean;
  readonly failure: Failure | null;
}

function playUnderLaws<T extends Types>(game: Game<T>, simulation: Simulation<T>, number: number): Played {
  const { options, seats, seed, every = 1, laws = LAWS, chooser, chosen = 0.5, leaving = 0, patience = WANDERED } = simulation;
  const mustEnd = game.mustEnd?.(options) ?? true;
  const longest = simulation.longest ?? (mustEnd ? LONGEST : patience);
  // Whatever the rules leave open, dice come to rest.
  const endless = mustEnd ? longest : 2 * longest;
  const random = new Random(seed, number);
  const secret = Array.from({ length: 8 }, () => random.next().toString(16).padStart(8, '0')).join('');
  const chance = new KeyedChance({ secret });
  const engine = new Engine(game);
  const journal: Entry[] = [];
  const offer = new Offer();
  let law = 'starts';
  let state: StateOf<T> | null = null;
  const record = (): GameRecord => ({
    hoard: 1,
    game: game.id,
    version: game.version,
    content: game.contentId,
    options,
    seated: unnamed(seats),
    commitment: commitmentTo(secret),
    secret,
    contributions: [],
    journal,
    outcome: state?.outcome ?? null,
  });
  try {
    state = engine.start(options, seats);
    const present = new Set(Array.from({ length: seats }, (_, seat) => seat));
    let steps = 0;
    while (state.outcome === null) {
      law = 'comes to an end';
      if (steps++ >= endless) throw new Error(`no end after ${endless} choices and draws`);
      law = 'someoneCanAct';
      nextLane(engine, state);
      if (journal.length % every === 0) hold(laws, engine, state, random);
      law = 'plays';
      const current = state;
      const drawing = state.lanes.find((waiting) => engine.dieOf(current, waiting) !== null);
      if (drawing !== undefined) {
        engine.draw(state, drawing, chance.draw(engine.dieOf(state, drawing)!));
        continue;
      }
      // Not while dice roll: a record ends where somebody is asked.
      if (steps > longest) break;
      if (leaving > 0 && present.size > 1 && random.fraction() < leaving) {
        const seat = random.pick([...present]);
        present.delete(seat);
        journal.push({ seat, now: 'gone', player: 'random' });
        engine.leave(state, seat);
        continue;
      }
      const timers = game.timers?.running(state) ?? [];
      if (timers.length > 0 && random.below(ONE_IN) === 0) {
        const { name } = random.pick([...timers]);
        journal.push({ now: 'time', timer: name });
        engine.timeUp(state, name);
        continue;
      }
      const lane = random.pick(state.lanes.filter((waiting) => engine.askedIn(current, waiting) !== 0));
      const seat = random.pick(listSeats(engine.askedIn(state, lane)));
      engine.offer(state, lane, seat, offer);
      const isChosen = chooser !== undefined && random.fraction() < chosen;
      const action = isChosen ? chooser(state, lane, seat, offer) : random.pick(offer.list());
      journal.push({ seat, lane: lane.id, key: game.keys.keyOf(action) });
      engine.choose(state, lane, seat, action);
    }
    hold(laws, engine, state, random);
    law = 'replayEqualsPlay';
    replayEqualsPlay(game, record(), state);
    law = 'undoFloorHolds';
    undoFloorHolds(game, record(), random);
    return { decisions: journal.length, ended: state.outcome !== null, failure: null };
  } catch (error) {
    const broken = error instanceof BrokenLaw ? error.law : law;
    return {
      decisions: journal.length,
      ended: false,
      failure: { law: broken, message: error instanceof Error ? error.message : String(error), record: record() },
    };
  }
}

class BrokenLaw extends Error {
  readonly law: string;
  constructor(law: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.law = law;
  }
}

function hold<T extends Types>(laws: Readonly<Record<string, Law>>, engine: Engine<T>, state: StateOf<T>, random: Random): void {
  const before = JSON.stringify(state);
  // Laws try things on clones only. Whatever a law says after one has touched the original is no longer about the game.
  const expectUntouched = (): void => {
    if (JSON.stringify(state) !== before) throw new BrokenLaw('cloneAgrees', new Error('A step on a clone changed the original'));
  };
  for (const [name, law] of Object.entries(laws)) {
    try {
      law({ engine, state, random });
    } catch (error) {
      expectUntouched();
      throw new BrokenLaw(name, error);
    }
  }
  expectUntouched();
}

function replayEqualsPlay<T extends Types>(game: Game<T>, record: GameRecord, played: StateOf<T>): void {
  const again = replay(game, record).state;
  if (JSON.stringify(again) !== JSON.stringify(played)) throw new Error('The replay ends in another state than the game');
}

/**
 * At a random place, somebody who may take a choice back does; the game must then be as if it was never made, with the same dice on the table.
 */
function undoFloorHolds<T extends Types>(game: Game<T>, record: GameRecord, random: Random): void {
  const journal = record.journal.slice(0, 1 + random.below(record.journal.length));
  const match = replay(game, { ...record, journal });
  const free = record.seated.map((_, seat) => seat).filter((seat) => match.undoBar(seat) === null);
  if (free.length === 0) return;
  const seat = random.pick(free);
  const offer = match.undo(seat);
  if (offer.bar !== null || !match.choose(seat, offer.lane, offer.token, UNDO).ok)
    throw new Error(`Undo was refused to seat ${seat} though nothing bars it`);
  const place = journal.findLastIndex((entry) => isChoice(entry) && entry.seat === seat);
  let before = 0;
  const never = replay(
    game,
    { ...record, journal: journal.toSpliced(place, 1) },
    {
      onStart: ({ drawn }) => (before = drawn.length),
      onEntry: ({ drawn }, at) => (before = at < place ? drawn.length : before),
    },
  );
  if (before !== match.drawn.length) throw new Error(`Undo by seat ${seat} goes past chance`);
  if (JSON.stringify(match.state) !== JSON.stringify(never.state))
    throw new Error(`Undo by seat ${seat} does not lead to the state without its choice`);
  if (JSON.stringify(never.drawn) !== JSON.stringify(match.drawn)) throw new Error(`Undo by seat ${seat} changed the dice on the table`);
}
