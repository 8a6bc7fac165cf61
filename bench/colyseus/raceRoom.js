import { Room } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { Random } from '@hoard/kernel';
import { DIE_SIDES, TO_WIN, setUpCourse } from '../race/course.ts';
import { HOMES } from '../race/map.ts';
import { listWalks } from './walks.js';

// The race as the documentation of Colyseus teaches to write games: a room with a state of schemas, which messages change.

const Runner = schema({ session: t.string(), at: t.uint8(), bag: t.array('uint8'), brought: t.uint8() }, 'Runner');

const Race = schema(
  {
    runners: t.array(Runner),
    lying: t.array('int8'),
    standing: t.array('int8'),
    /** Whose turn it is; -1 until all are there. */
    turn: t.int8(),
    die: t.uint8(),
    /** How often anybody has walked, in all courses. */
    moves: t.uint32(),
  },
  'Race',
);

export class RaceRoom extends Room {
  maxClients = HOMES.length;
  // A patch at each move, and none in between.
  patchRate = null;
  state = new Race();
  messages = { walk: (client, space) => this.#walk(client, space) };
  #random = new Random(1);

  onCreate() {
    const { lying, standing } = setUpCourse();
    this.state.assign({ turn: -1, die: 0, moves: 0 });
    this.state.lying.push(...lying);
    this.state.standing.push(...standing);
  }

  onJoin(client) {
    const { runners } = this.state;
    runners.push(new Runner().assign({ session: client.sessionId, at: HOMES[runners.length], brought: 0 }));
    if (runners.length < HOMES.length) return;
    this.#next(0);
    this.broadcastPatch();
  }

  #walk(client, space) {
    const { runners, lying, standing, turn } = this.state;
    const runner = runners[turn];
    if (runner?.session !== client.sessionId || !listWalks(this.state).includes(space)) return;
    standing[runner.at] = -1;
    standing[space] = turn;
    runner.at = space;
    if (lying[space] >= 0) {
      runner.bag.push(lying[space]);
      lying[space] = -1;
    }
    if (space === HOMES[turn]) {
      runner.brought += runner.bag.length;
      runner.bag.clear();
    }
    this.state.moves++;
    if (runner.brought >= TO_WIN) this.#startAnew();
    else this.#next((turn + 1) % runners.length);
    this.broadcastPatch();
  }

  #next(turn) {
    this.state.turn = turn;
    this.state.die = 1 + this.#random.below(DIE_SIDES);
  }

  /** The next course, in the same room: nobody has to come again. */
  #startAnew() {
    const { runners, lying, standing } = this.state;
    const course = setUpCourse();
    for (const [space, item] of course.lying.entries()) if (lying[space] !== item) lying[space] = item;
    for (const [space, seat] of course.standing.entries()) if (standing[space] !== seat) standing[space] = seat;
    for (const [seat, runner] of runners.entries()) {
      runner.at = HOMES[seat];
      runner.brought = 0;
      runner.bag.clear();
    }
    this.#next(0);
  }
}
