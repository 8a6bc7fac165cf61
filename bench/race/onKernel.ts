import {
  keysOf,
  argumentOf,
  defineVerbs,
  fairDie,
  numbered,
  only,
  open,
  type Decision,
  type Draw,
  type Game,
  type GameEvent,
  type Outcome,
  type Seat,
  type Types,
} from '@hoard/kernel';
import { DIE_SIDES, TO_WIN, setUpCourse, type Course, type Runner } from './course.ts';
import { BOOTS, HOMES, ITEMS, LONGEST_WALK, SPACES, WITHIN } from './map.ts';

interface Turn {
  readonly k: 'turn';
  at: 'roll' | 'walk';
  seat: Seat;
  die: number;
}

export interface Race extends Types {
  board: Course;
  frame: Turn;
  event: GameEvent & { t: 'rolled'; die: number };
  sight: Course;
  options: object;
  content: object;
  verb: 'walk';
}

const verbs = defineVerbs({ walk: 'space' });
const walkTo = verbs.act.walk;
const moveDie = fairDie('race.move-die', DIE_SIDES);

const roll: Draw<Race, Turn> = {
  kind: 'draw',
  rules: ['race.roll'],
  die: () => moveDie,
  drawn(_course, turn, outcome, flow) {
    turn.die = 1 + outcome;
    turn.at = 'walk';
    if (flow.heard) flow.tell({ t: 'rolled', rule: 'race.roll', die: turn.die });
  },
};

const walk: Decision<Race, Turn> = {
  kind: 'decision',
  rules: ['race.walk'],
  who: (_course, turn) => only(turn.seat),
  offer({ runners, standing }, turn, seat, out) {
    const runner = runners[seat]!;
    out.allow(walkTo(runner.at));
    for (const space of WITHIN[runner.at]![stepsOf(runner, turn.die)]!) if (standing[space]! < 0) out.allow(walkTo(space));
  },
  choose(course, turn, seat, action, flow) {
    const space = argumentOf(action);
    const runner = course.runners[seat]!;
    course.standing[runner.at] = -1;
    course.standing[space] = seat;
    runner.at = space;
    pickUp(course, runner);
    if (space === HOMES[seat]) unload(runner);
    if (runner.brought >= TO_WIN) return flow.finish(wonBy(seat, course));
    turn.seat = (seat + 1) % flow.seats;
    turn.at = 'roll';
  },
};

function stepsOf(runner: Runner, die: number): number {
  let steps = die;
  for (const item of runner.bag) if (BOOTS[item]!) steps++;
  return Math.min(steps, LONGEST_WALK);
}

function pickUp({ lying }: Course, runner: Runner): void {
  const item = lying[runner.at]!;
  if (item < 0) return;
  lying[runner.at] = -1;
  runner.bag.push(item);
}

function unload(runner: Runner): void {
  runner.brought += runner.bag.length;
  runner.bag.length = 0;
}

function wonBy(winner: Seat, { runners }: Course): Outcome {
  return {
    reason: 'brought',
    places: runners.map((_, seat) => (seat === winner ? 1 : 2)),
    scores: runners.map(({ brought }) => brought),
    rewards: runners.map((_, seat) => (seat === winner ? 1 : 0)),
  };
}

function copyCourse({ runners, lying, standing }: Course): Course {
  return {
    runners: runners.map(({ at, bag, brought }) => ({ at, bag: bag.slice(), brought })),
    lying: lying.slice(),
    standing: standing.slice(),
  };
}

export const race: Game<Race> = {
  id: 'race',
  title: 'Race',
  version: 1,
  contentId: 'race@1',
  content: {},
  seats: { least: HOMES.length, most: HOMES.length },
  keys: keysOf(verbs, { space: numbered(SPACES) }),
  steps: { turn: { roll, walk } },
  readOptions: () => ({}),
  setUp: () => ({ board: setUpCourse(), frame: { k: 'turn', at: 'roll', seat: 0, die: 0 } }),
  copyBoard: copyCourse,
  copyFrame: ({ k, at, seat, die }) => ({ k, at, seat, die }),
  secrecy: {
    board: { runners: [{ at: open, bag: open, brought: open }], lying: open, standing: open },
    frames: { turn: { at: open, seat: open, die: open } },
  },
  imagine: (view) => copyCourse(view.sight),
  audit({ board }) {
    const lying = board.lying.filter((item) => item >= 0).length;
    const taken = board.runners.reduce((sum, { bag, brought }) => sum + bag.length + brought, 0);
    if (lying + taken !== ITEMS.length) throw new Error(`${lying} items lie and ${taken} are taken, of ${ITEMS.length}`);
  },
};
