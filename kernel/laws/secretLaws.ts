import { Engine } from '../engine/engine.ts';
import type { StateOf, Types } from '../game/game.ts';
import { Offer } from '../engine/offer.ts';
import { CHANCE, anyTurn, go, inTheAir, listenTo, offered, same, watch } from './position.ts';
import type { Law, Position, ToldState, Turn } from './position.ts';
import { Random } from '../engine/random.ts';
import { PERSON } from '../kept/record.ts';
import { ALL, SPECTATOR, holds, type Seat } from '../engine/seats.ts';
import { heardBy } from '../engine/announcement.ts';
import { UndoWindow } from '../match/undo.ts';
import { cloneState, pictureOf, viewOf } from '../match/view.ts';

// Laws of secrecy that do not start from a view: a view that shows too much would only be believed. They start from what a seat is
// told. A choice is told to who may know it; a die to nobody, unless an event says how it fell.

export const SECRET_LAWS = { silenceShowsNothing, toldAlikeSeesAlike, seenAlikeToldAlike, twinsStayAlike } satisfies Record<string, Law>;

/** What was told, each with the game as it was then. */
type Tellings<T extends Types> = readonly ToldState<T>[];

/** A world in which something may happen. */
interface World<T extends Types> {
  readonly engine: Engine<T>;
  readonly state: StateOf<T>;
  /** What each seat could take back. */
  readonly undo: UndoWindow<T>;
  made: number;
}

/** So many choices are followed at most in two worlds that a seat cannot tell apart. */
const LONGEST_WAY = 30;

/** How often another choice is looked for that is possible in both. */
const TRIES = 4;

/** Dice that do not come to rest by then are left in the air: that a game comes to an end is for another law to say. */
const MOST_DICE = 1000;

/** Who sits at the seats of worlds does not matter. */
const ANYBODY = { name: 'anybody', player: PERSON };

const worldOf = <T extends Types>({ engine, state }: Position<T>): World<T> => ({
  engine: new Engine(engine.game),
  state: cloneState(engine.game, state),
  undo: new UndoWindow(engine.game, state.seats),
  made: 0,
});

/** Lets somebody or a die go one way, and every die after it, until nobody waits for chance. Returns what was told. */
function happen<T extends Types>(world: World<T>, turn: Omit<Turn, 'possible'>, way: number, luck: number): Tellings<T> {
  const { engine, state, undo } = world;
  const before = cloneState(engine.game, state);
  const lane = state.lanes[turn.place]!.id;
  const dice = new Random(luck);
  engine.sealed = null;
  const tellings = watch(engine, () => {
    go(engine, state, turn, way);
    for (let thrown = 0; thrown < MOST_DICE; thrown++) {
      const waiting = state.lanes.find((other) => engine.dieOf(state, other) !== null);
      if (waiting === undefined) return;
      engine.draw(state, waiting, dice.draw(engine.dieOf(state, waiting)!));
    }
  });
  if (turn.seat === CHANCE) undo.seal('chance');
  else undo.add({ seat: turn.seat, lane, action: way, holder: ANYBODY, entry: world.made++, before }, engine.sealed);
  return tellings;
}

/** Whether a seat may know which way somebody goes. */
function knows<T extends Types>(engine: Engine<T>, state: StateOf<T>, { place, seat: chooser }: Turn, seat: Seat): boolean {
  if (chooser === CHANCE) return false;
  const insiders = engine.insidersOf(state, state.lanes[place]!);
  return seat === chooser || insiders === ALL || holds(insiders, seat);
}

/** All that a seat is shown: its view, what it is offered in every lane, and what it may take back. */
function shownTo<T extends Types>({ engine, state, undo }: World<T>, seat: Seat): unknown {
  const last = seat === SPECTATOR ? 'nothing' : undo.lastOf(seat, ANYBODY);
  return {
    view: viewOf(engine.game, state, seat),
    offered: state.lanes.map((_, index) => offered(engine, state, index, seat)),
    undo: typeof last === 'string' ? last : 'free',
  };
}

/** What a seat sees whenever it is told something. */
const watched = <T extends Types>({ game }: Engine<T>, tellings: Tellings<T>, seat: Seat): unknown =>
  tellings.flatMap(({ told, state }) => (heardBy([told], seat, state.seats).length === 0 ? [] : [pictureOf(game, state, seat)]));

/** To who is told nothing, nothing shows. */
function silenceShowsNothing<T extends Types>(position: Position<T>): void {
  const { engine, state, random } = position;
  if (state.outcome !== null || inTheAir(engine, state)) return;
  const turn = anyTurn(engine, state, random);
  const world = worldOf(position);
  const tellings = happen(world, turn, random.pick(turn.possible), random.next());
  for (let seat: Seat = SPECTATOR; seat < state.seats; seat++) {
    if (knows(engine, state, turn, seat) || heard(tellings, seat).length > 0) continue;
    same(`What seat ${seat} sees, though it is told nothing,`, viewOf(engine.game, world.state, seat), viewOf(engine.game, state, seat));
    state.lanes.forEach((_, index) =>
      same(
        `What seat ${seat} may do, though it is told nothing,`,
        offered(engine, world.state, index, seat),
        offered(engine, state, index, seat),
      ),
    );
  }
}

/** Two worlds that went different ways, and what was told in each. */
interface TwoWays<T extends Types> {
  readonly worlds: readonly [World<T>, World<T>];
  readonly tellings: readonly [Tellings<T>, Tellings<T>];
}

function twoWays<T extends Types>(position: Position<T>, turn: Turn): TwoWays<T> | null {
  const { random } = position;
  const [one, other] = random.shuffle([...turn.possible]);
  if (one === undefined || other === undefined) return null;
  const luck = random.next();
  const worlds = [worldOf(position), worldOf(position)] as const;
  return { worlds, tellings: [happen(worlds[0], turn, one, luck), happen(worlds[1], turn, other, luck)] };
}

/** A choice or a die could have gone another way: a seat that is told the same sees the same. */
function toldAlikeSeesAlike<T extends Types>(position: Position<T>): void {
  const { engine, state, random } = position;
  if (state.outcome !== null) return;
  const turn = anyTurn(engine, state, random);
  const ways = twoWays(position, turn);
  if (ways === null) return;
  for (let seat: Seat = SPECTATOR; seat < state.seats; seat++) {
    if (knows(engine, state, turn, seat) || !areToldAlike(ways.tellings, seat)) continue;
    same(`What seat ${seat} sees, though it is told the same,`, shownTo(ways.worlds[0], seat), shownTo(ways.worlds[1], seat));
    same(
      `What seat ${seat} sees happen, though it is told the same,`,
      watched(engine, ways.tellings[0], seat),
      watched(engine, ways.tellings[1], seat),
    );
  }
}

/**
 * And a seat that would see the same is told the same: what it hears, it may know. (A die that leaves no trace at all may be told: there
 * is nothing left to know. And that somebody did one thing and not another may be told, even if both lead to the same.)
 */
function seenAlikeToldAlike<T extends Types>({ engine, state, random }: Position<T>): void {
  if (state.outcome !== null) return;
  const turn = anyTurn(engine, state, random);
  const [one, other] = random
    .shuffle([...turn.possible])
    .slice(0, 2)
    .map((way) => {
      const after = cloneState(engine.game, state);
      return { way, after, told: listenTo(engine, () => go(engine, after, turn, way)) };
    });
  if (other === undefined || one === undefined || JSON.stringify(one.after) === JSON.stringify(other.after)) return;
  const { verbOf } = engine.game.keys;
  if (turn.seat !== CHANCE && verbOf(one.way) !== verbOf(other.way)) return;
  for (let seat: Seat = SPECTATOR; seat < state.seats; seat++) {
    if (seat === turn.seat) continue;
    const [here, there] = [one, other].map(({ after }) => JSON.stringify(viewOf(engine.game, after, seat)));
    if (here !== there) continue;
    same(
      `What seat ${seat} is told, though it is shown the same,`,
      heardBy(one.told, seat, state.seats),
      heardBy(other.told, seat, state.seats),
    );
  }
}

const areToldAlike = <T extends Types>([one, other]: TwoWays<T>['tellings'], seat: Seat): boolean =>
  JSON.stringify(heard(one, seat)) === JSON.stringify(heard(other, seat));

/** What a seat is told. */
const heard = <T extends Types>(tellings: Tellings<T>, seat: Seat): T['event'][] =>
  tellings.flatMap(({ told, state }) => heardBy([told], seat, state.seats));

/**
 * Two games whose course is the same to a seat, but for what was decided past it, look the same to it down to the byte for as long as
 * nothing that it is told sets them apart; what is sealed is no exception.
 */
function twinsStayAlike<T extends Types>(position: Position<T>): void {
  const { engine, state, random } = position;
  if (state.outcome !== null) return;
  const turn = anyTurn(engine, state, random);
  const ways = twoWays(position, turn);
  if (ways === null) return;
  const blind = [SPECTATOR, ...Array.from({ length: state.seats }, (_, seat) => seat)].filter(
    (seat) => !knows(engine, state, turn, seat) && areToldAlike(ways.tellings, seat),
  );
  if (blind.length === 0) return;
  const seat = random.pick(blind);
  const [here, there] = ways.worlds;
  for (let step = 0; step < LONGEST_WAY; step++) {
    same(`What seat ${seat} sees of twins`, shownTo(there, seat), shownTo(here, seat));
    const next = sharedTurn(here, there, random);
    if (next === null) return;
    const luck = random.next();
    const [way] = next.possible;
    const tellings = [happen(here, next, way!, luck), happen(there, next, way!, luck)] as const;
    if (!areToldAlike(tellings, seat)) return;
    same(`What seat ${seat} sees happen to twins`, watched(engine, tellings[1], seat), watched(engine, tellings[0], seat));
  }
}

/** Something that the same seat may choose in two worlds, or null if nothing was found. */
function sharedTurn<T extends Types>(here: World<T>, there: World<T>, random: Random): Turn | null {
  if (here.state.outcome !== null || there.state.outcome !== null) return null;
  // That somebody can always act is for another law to say.
  if (here.state.lanes.every((lane) => here.engine.askedIn(here.state, lane) === 0)) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    const turn = anyTurn(here.engine, here.state, random);
    const way = random.pick(turn.possible);
    const lane = there.state.lanes[turn.place];
    if (lane === undefined || !there.engine.offer(there.state, lane, turn.seat, new Offer()).allows(way)) continue;
    return { ...turn, possible: [way] };
  }
  return null;
}
