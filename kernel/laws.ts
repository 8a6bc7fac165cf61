import type { Engine } from './engine.ts';
import type { StateOf, Types } from './game.ts';
import { Offer } from './offer.ts';
import type { Random } from './random.ts';
import { SPECTATOR, holds, listSeats, type Seat } from './seats.ts';
import { expectPlain } from './plainData.ts';
import { nextLane } from './playout.ts';
import { heardBy, type Told } from './told.ts';
import { cloneState, imagine, viewOf } from './view.ts';

/** A game somewhere on its way, for a law to look at. A law must leave the state as it was. */
export interface Position<T extends Types> {
  readonly engine: Engine<T>;
  readonly state: StateOf<T>;
  readonly random: Random;
}

/** Something that holds in every state of every game. It throws where it does not. */
export type Law = <T extends Types>(position: Position<T>) => void;

/** Stands for chance where a seat could. */
const CHANCE: Seat = -2;

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
  toldAsShown,
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
  const { place, seat, possible } = anyTurn(engine, state, random);
  const way = random.pick(possible);
  try {
    go(engine, cloneState(engine.game, state), place, seat, way);
  } catch (error) {
    const what = seat === CHANCE ? `Outcome ${way} of a die` : `'${engine.game.keys.keyOf(way)}' by seat ${seat}`;
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
  if (!holds(engine.askedIn(twin, twin.lanes[place]!), chooser)) throw new Error(`Seat ${seat} can tell by who is asked`);
  if (!engine.offer(twin, twin.lanes[place]!, chooser, new Offer()).allows(action)) return;
  const [here, there] = [state, twin].map((world) => {
    engine.sealed = null;
    const told = listenTo(engine, () => engine.choose(world, world.lanes[place]!, chooser, action));
    const words = told.map((event) => heardBy(event, seat));
    return { words, view: inTheAir(engine, world) ? null : viewOf(engine.game, world, seat), sealed: engine.sealed };
  });
  if (here!.sealed !== null && there!.sealed !== null) return;
  same(`What seat ${seat} is told`, there!.words, here!.words);
  same(`What seat ${seat} sees after an unsealed choice`, there!.view, here!.view);
}

/**
 * A choice or a die could have gone another way. A seat that would see the same is told the same: what it hears, it may know.
 * (A die that leaves no trace at all may be told: there is nothing left to know.) And what is whispered past a seat is not shown to it.
 */
function toldAsShown<T extends Types>({ engine, state, random }: Position<T>): void {
  if (state.outcome !== null) return;
  const { place, seat: chooser, possible } = anyTurn(engine, state, random);
  const [one, other] = random
    .shuffle(possible)
    .slice(0, 2)
    .map((way) => {
      const after = cloneState(engine.game, state);
      const told = listenTo(engine, () => go(engine, after, place, chooser, way));
      return { way, after, told };
    });
  if (other === undefined || one === undefined || JSON.stringify(one.after) === JSON.stringify(other.after)) return;
  const { verbOf } = engine.game.keys.verbs;
  const alike = chooser === CHANCE || verbOf(one.way) === verbOf(other.way);
  const resting = [one.after, other.after].every((after) => after.outcome === null && !inTheAir(engine, after));
  for (let seat: Seat = SPECTATOR; seat < state.seats; seat++) {
    if (seat === chooser) continue;
    const views = [one, other].map(({ after }) => viewOf(engine.game, after, seat));
    const words = [one, other].map(({ told }) => told.map((event) => heardBy(event, seat)));
    if (JSON.stringify(views[0]) === JSON.stringify(views[1]))
      same(`What seat ${seat} is told, though it is shown the same,`, words[0], words[1]);
    else if (alike && resting && JSON.stringify(words[0]) === JSON.stringify(words[1]) && whisperedPast(one.told, other.told, seat))
      same(`What was whispered past seat ${seat} is shown to it: its view`, views[0], views[1]);
  }
}

/** Whether others heard of a difference between two courses of things while this seat was kept in the dark. */
function whisperedPast<E>(told: readonly Told<E>[], otherwise: readonly Told<E>[], seat: Seat): boolean {
  const secrets = [told, otherwise].map((events) => events.filter(({ to }) => to !== 'all' && !holds(to, seat)));
  return JSON.stringify(secrets[0]) !== JSON.stringify(secrets[1]);
}

function componentsConserved<T extends Types>({ engine, state }: Position<T>): void {
  engine.game.audit(state);
}

/** Takes the same random step in two states that should be alike. */
function goOnAlike<T extends Types>(engine: Engine<T>, one: StateOf<T>, other: StateOf<T>, random: Random): void {
  if (one.outcome !== null) return;
  const { place, seat, possible } = anyTurn(engine, one, random);
  const way = random.pick(possible);
  for (const state of [one, other]) go(engine, state, place, seat, way);
}

/** Somebody who may go on now, in which lane, and in which ways. Chance goes first, as in a match. */
function anyTurn<T extends Types>(engine: Engine<T>, state: StateOf<T>, random: Random): { place: number; seat: Seat; possible: number[] } {
  const drawing = state.lanes.findIndex((lane) => engine.dieOf(state, lane) !== null);
  if (drawing >= 0) {
    const die = engine.dieOf(state, state.lanes[drawing]!)!;
    return { place: drawing, seat: CHANCE, possible: Array.from({ length: die.outcomes }, (_, outcome) => outcome) };
  }
  const lane = random.pick(state.lanes.filter((waiting) => engine.askedIn(state, waiting) !== 0));
  const seat = random.pick(listSeats(engine.askedIn(state, lane)));
  return { place: state.lanes.indexOf(lane), seat, possible: engine.offer(state, lane, seat, new Offer()).list() };
}

function go<T extends Types>(engine: Engine<T>, state: StateOf<T>, place: number, seat: Seat, way: number): void {
  const lane = state.lanes[place]!;
  if (seat === CHANCE) engine.draw(state, lane, way);
  else engine.choose(state, lane, seat, way);
}

const inTheAir = <T extends Types>(engine: Engine<T>, state: StateOf<T>): boolean =>
  state.lanes.some((lane) => engine.dieOf(state, lane) !== null);

/** What is told while something happens. */
function listenTo<T extends Types>(engine: Engine<T>, happening: () => void): readonly Told<T['event']>[] {
  engine.listen();
  happening();
  const told = engine.told!;
  engine.told = null;
  return told;
}

function offered<T extends Types>(engine: Engine<T>, state: StateOf<T>, place: number, seat: Seat): unknown {
  const lane = state.lanes[place]!;
  const asked = engine.askedIn(state, lane);
  if (seat === SPECTATOR) return { asked };
  const offer = engine.offer(state, lane, seat, new Offer(), true);
  return { asked, actions: offer.list(), denials: offer.denials.slice() };
}

function keysOf<T extends Types>(engine: Engine<T>, actions: readonly number[]): string {
  return actions.map((action) => engine.game.keys.keyOf(action)).join(' ');
}

function same(what: string, one: unknown, other: unknown): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what} differs: …${around(a)}… instead of …${around(b)}…`);
}
