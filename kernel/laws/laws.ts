import type { Engine } from '../engine/engine.ts';
import type { StateOf, Types } from '../game/game.ts';
import { Offer } from '../engine/offer.ts';
import { expectPlain } from '../engine/plainData.ts';
import { nextLane } from '../engine/playout.ts';
import { CHANCE, anyTurn, go, inTheAir, listenTo, offered, same, type Law, type Position } from './position.ts';
import type { Random } from '../engine/random.ts';
import { SPECTATOR, holds, listSeats, type Seat } from '../engine/seats.ts';
import { SECRET_LAWS } from './secretLaws.ts';
import { heardBy } from '../engine/announcement.ts';
import { alike } from '../match/sharing.ts';
import { cloneState, glimpseOf, imagine, viewOf } from '../match/view.ts';

/** The laws that every game obeys wherever it waits for a seat or for chance. */
export const LAWS = {
  someoneCanAct,
  outcomeFits,
  plainData,
  stepsRun,
  cloneAgrees,
  jsonRoundTrip,
  componentsConserved,
  twinsSeeTheSame,
  glimpsesAgree,
  ...SECRET_LAWS,
} satisfies Record<string, Law>;

function someoneCanAct<T extends Types>({ engine, state }: Position<T>): void {
  if (state.outcome !== null) return;
  nextLane(engine, state);
  const offer = new Offer();
  for (const lane of state.lanes) {
    for (const seat of listSeats(engine.askedIn(state, lane))) {
      engine.offer(state, lane, seat, offer, true);
      const allowed = new Set(offer.list());
      if (offer.count === 0) throw new Error(`Seat ${seat} is asked and has no answer`);
      if (allowed.size !== offer.count) throw new Error(`Seat ${seat} is offered the same thing twice: ${keysOf(engine, offer.list())}`);
      for (const action of allowed) {
        if (engine.game.keys.parse(engine.game.keys.keyOf(action)) !== action)
          throw new Error(`Key ${engine.game.keys.keyOf(action)} does not come back as the same action`);
      }
      const denied = offer.denials.find((denial) => allowed.has(denial.action));
      if (denied !== undefined) throw new Error(`${engine.game.keys.keyOf(denied.action)} is both offered and denied by ${denied.rule}`);
    }
  }
}

function outcomeFits<T extends Types>({ state }: Position<T>): void {
  if (state.outcome === null) return;
  const { places, scores, rewards } = state.outcome;
  for (const [name, list] of Object.entries({ places, scores, rewards })) {
    if (list.length !== state.seats) throw new Error(`The outcome has ${list.length} ${name} for ${state.seats} seats`);
    if (!list.every(Number.isFinite)) throw new Error(`The outcome's ${name} are ${list.join()}: expected numbers`);
  }
  const wild = rewards.find((reward) => reward < 0 || reward > 1);
  if (wild !== undefined) throw new Error(`A reward of ${wild}: expected 0 to 1`);
}

function stepsRun<T extends Types>({ engine, state, random }: Position<T>): void {
  if (state.outcome !== null) return;
  const turn = anyTurn(engine, state, random);
  const way = random.pick(turn.possible);
  try {
    go(engine, cloneState(engine.game, state), turn, way);
  } catch (error) {
    const what = turn.seat === CHANCE ? `Outcome ${way} of a die` : `'${engine.game.keys.keyOf(way)}' by seat ${turn.seat}`;
    throw new Error(`${what} cannot be carried out: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function plainData<T extends Types>({ state: { board, lanes } }: Position<T>): void {
  expectPlain('state', { board, lanes });
}

function jsonRoundTrip<T extends Types>({ engine, state, random }: Position<T>): void {
  const back = JSON.parse(JSON.stringify(state)) as StateOf<T>;
  const other = cloneState(engine.game, state);
  same('A state read back from JSON', back, state);
  goOnAlike(engine, back, other, random);
  same('A state read back from JSON, one step later,', back, other);
}

function cloneAgrees<T extends Types>({ engine, state, random }: Position<T>): void {
  const copy = cloneState(engine.game, state);
  const other = cloneState(engine.game, state);
  same('A clone', copy, state);
  goOnAlike(engine, copy, other, random);
  same('A clone, one step later,', copy, other);
}

/**
 * Two states that differ only in what a seat may not know look the same to it, down to the byte. Nobody looks at a game
 * while a die is in the air.
 */
function twinsSeeTheSame<T extends Types>({ engine, state, random }: Position<T>): void {
  if (inTheAir(engine, state)) return;
  for (let seat: Seat = SPECTATOR; seat < state.seats; seat++) {
    const view = viewOf(engine.game, state, seat);
    const twin = imagine(engine.game, view, random);
    same(`The view of seat ${seat}`, viewOf(engine.game, twin, seat), view);
    engine.game.audit(twin);
    for (let i = 0; i < state.lanes.length; i++) {
      same(`What seat ${seat} is offered`, offered(engine, twin, i, seat), offered(engine, state, i, seat));
    }
    staysTheSame(engine, cloneState(engine.game, state), twin, seat, random);
  }
}

/**
 * A choice that is possible in both twins is told to the seat in the same words and leads to the same view, unless it says
 * by a seal that it shows something new.
 */
function staysTheSame<T extends Types>(engine: Engine<T>, state: StateOf<T>, twin: StateOf<T>, seat: Seat, random: Random): void {
  if (state.outcome !== null) return;
  const { place, seat: chooser, possible } = anyTurn(engine, state, random);
  const action = random.pick(possible);
  // In a twin it may be another who is asked where only those may know who talk with one another.
  if (!holds(engine.askedIn(twin, twin.lanes[place]!), chooser)) return;
  if (!engine.offer(twin, twin.lanes[place]!, chooser, new Offer()).allows(action)) return;
  const [here, there] = [state, twin].map((world) => {
    engine.sealed = null;
    const told = listenTo(engine, () => engine.choose(world, world.lanes[place]!, chooser, action));
    const words = heardBy(told, seat, world.seats);
    return { words, view: inTheAir(engine, world) ? null : viewOf(engine.game, world, seat), sealed: engine.sealed };
  });
  if (here!.sealed !== null && there!.sealed !== null) return;
  same(`What seat ${seat} is told`, there!.words, here!.words);
  same(`What seat ${seat} sees after an unsealed choice`, there!.view, here!.view);
}

/** Who looks once sees what anybody sees who looks for longer. */
function glimpsesAgree<T extends Types>({ engine, state }: Position<T>): void {
  if (inTheAir(engine, state)) return;
  for (let seat: Seat = SPECTATOR; seat < state.seats; seat++) {
    const [glimpse, view] = [glimpseOf(engine, state, seat), viewOf(engine.game, state, seat)];
    if (!alike(glimpse, view)) same(`A glimpse of seat ${seat}`, glimpse, view);
  }
}

function componentsConserved<T extends Types>({ engine, state }: Position<T>): void {
  engine.game.audit(state);
}

/** Takes the same random step in two states that should be alike. */
function goOnAlike<T extends Types>(engine: Engine<T>, one: StateOf<T>, other: StateOf<T>, random: Random): void {
  if (one.outcome !== null) return;
  const turn = anyTurn(engine, one, random);
  const way = random.pick(turn.possible);
  for (const state of [one, other]) go(engine, state, turn, way);
}

function keysOf<T extends Types>(engine: Engine<T>, actions: readonly number[]): string {
  return actions.map((action) => engine.game.keys.keyOf(action)).join(' ');
}
