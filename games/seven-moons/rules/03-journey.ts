import type { HexId } from '../content/ids.ts';
import { Flood, STOP, argumentOf, fairDie, only, throwOf, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board, Hero } from '../state/board.ts';
import type { JourneyFrame } from '../state/frames.ts';
import type { SevenMoons, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { BANDIT_DIE, banditsWait, isRobbed, offerLoot, robbed } from './05-wilderness.ts';
import { FAERIE_DIE, faerieFrom, greet, mayVisit, opensTo } from './17-faeries.ts';
import { encounter, journey } from './frames.ts';
import { faerieOf, has, heroOf, isLit } from './things.ts';

// Chapter 3: movement.

const MOVE_DICE = throwOf('sm.move-dice', 2);
const MOVE_DIE = fairDie('sm.move-die', 6);

/** The rule that makes points of the dice. */
const POINTS = { foot: 'SM-3.1', horse: 'SM-3.2', dragon: 'SM-3.3' } as const;

const flood = new Flood();
let ground = new Uint8Array(0);
/** By hex: how often bandits wait on the safest way to it, and the hex before it on that way. */
const danger: number[] = [];
const before: number[] = [];

/** SM-3.5 to SM-3.14: everything within so many steps. A lit fire stops a walker (SM-3.23). */
export function reach(board: Board, content: Content, hero: Hero, steps: number): Flood {
  if (hero.mount === 'dragon') return flood.from(hero.at, steps, content.neighbours, content.flyGround);
  if (ground.length !== content.walkGround.length) ground = new Uint8Array(content.walkGround.length);
  ground.set(content.walkGround);
  for (let fire = 0; fire < content.fires.length; fire++) if (has(board.fires, fire)) ground[content.fires[fire]!] = STOP;
  return flood.from(hero.at, steps, content.walks, ground);
}

/** SM-3.14 to SM-3.17: the steps that points and gold pay for. */
export const stepsOf = (content: Content, hero: Hero, points: number): number =>
  hero.mount === 'dragon' ? points : points + Math.floor(hero.gold / content.numbers.price.haste);

/** The way that a walker takes to a hex within reach: the safest among the shortest. Without the hex it starts from. */
export function wayTo(board: Board, content: Content, hero: Hero, steps: number, hex: HexId): number[] {
  const { distance, reached, count } = reach(board, content, hero, steps);
  danger[hero.at] = 0;
  for (let i = 1; i < count && distance[reached[i]!]! <= distance[hex]!; i++) {
    const here = reached[i]!;
    const risk = banditsWait(board, content, hero, here) ? 1 : 0;
    danger[here] = Infinity;
    for (const back of content.walks[here]!) {
      const passes = distance[back] === distance[here]! - 1 && (back === hero.at || ground[back] !== STOP);
      if (!passes || danger[back]! + risk >= danger[here]) continue;
      danger[here] = danger[back]! + risk;
      before[here] = back;
    }
  }
  const way: number[] = [];
  for (let here = hex; here !== hero.at; here = before[here]!) way.unshift(here);
  return way;
}

export const journeys = {
  throw: {
    kind: 'draw',
    rules: ['SM-2.2', 'SM-2.3'],
    die: () => MOVE_DICE,
    drawn(board, frame, outcome, flow) {
      frame.dice = MOVE_DICE.faces[outcome]!.slice();
      flow.tell({ t: 'rolled', rule: 'SM-2.2', seat: frame.seat, dice: frame.dice.slice() });
      const helps = faerieOf(flow.content, heroOf(board, frame.seat))?.power === 'rerollMoveDie' && !wasDone(board, ONCE_A_TURN.power);
      frame.at = helps ? 'thistledown' : 'thrown';
    },
  },
  thistledown: {
    kind: 'decision',
    rules: ['SM-17.6'],
    who: (_, frame) => only(frame.seat),
    offer(_, frame, __, out) {
      out.allow(act.pass());
      out.allow(act.again(0));
      if (frame.dice[1] !== frame.dice[0]) out.allow(act.again(1));
    },
    choose(board, frame, _, action) {
      frame.at = verbOf(action) === 'again' ? 'again' : 'thrown';
      if (frame.at === 'thrown') return;
      frame.die = argumentOf(action);
      board.did |= ONCE_A_TURN.power;
    },
  },
  again: {
    kind: 'draw',
    rules: ['SM-17.6'],
    die: () => MOVE_DIE,
    drawn(_, frame, outcome, flow) {
      flow.tell({ t: 'rolledAgain', rule: 'SM-17.6', seat: frame.seat, from: frame.dice[frame.die]!, to: outcome + 1 });
      frame.dice[frame.die] = outcome + 1;
      frame.at = 'thrown';
    },
  },
  thrown: {
    kind: 'deed',
    rules: ['SM-3.2', 'SM-3.3', 'SM-3.19'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      const [one, other] = frame.dice as [number, number];
      if (one === other) find(hero, frame.seat, 'SM-3.19', flow);
      if (hero.mount === 'foot') frame.at = 'pick';
      else setOut(board, frame, one + other, flow);
    },
  },
  pick: {
    kind: 'decision',
    rules: ['SM-3.1', 'SM-3.18'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(_, { dice: [one, other] }, __, out) {
      out.allow(act.pick(one!));
      if (other !== one) out.allow(act.pick(other!));
    },
    choose(board, frame, seat, action, flow) {
      const points = argumentOf(action);
      // SM-3.20: doubles have paid already.
      if (points === 1 && frame.dice[0] !== frame.dice[1]) find(heroOf(board, seat), seat, 'SM-3.18', flow);
      setOut(board, frame, points, flow);
    },
  },
  move: {
    kind: 'decision',
    rules: ['SM-3.4', 'SM-3.5', 'SM-3.14', 'SM-2.6'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer: (board, frame, seat, out, { content }) => offerSteps(board, content, frame, seat, out),
    choose(board, frame, seat, action, flow) {
      const hero = heroOf(board, seat);
      const to = argumentOf(action);
      switch (verbOf(action)) {
        case 'stop':
          if (frame.points === 0) board.did |= ONCE_A_TURN.spent;
          frame.at = 'arrive';
          return;
        case 'jump':
          jump(board, frame, to, flow);
          return;
        default:
          if (hero.mount === 'dragon') fly(board, frame, to, flow);
          else {
            frame.way = wayTo(board, flow.content, hero, stepsOf(flow.content, hero, frame.points), to);
            frame.at = 'walk';
          }
      }
    },
  },
  walk: {
    kind: 'deed',
    rules: ['SM-3.5', 'SM-3.15', 'SM-3.23'],
    run: walkOn,
  },
  bandits: {
    kind: 'draw',
    rules: ['SM-5.1', 'SM-5.2'],
    die: () => BANDIT_DIE,
    drawn(board, frame, outcome, flow) {
      const { at } = heroOf(board, frame.seat);
      flow.tell({ t: 'bandits', rule: 'SM-5.1', seat: frame.seat, hex: at, die: outcome + 1 });
      frame.at = isRobbed(flow.content, outcome + 1) ? 'robbed' : 'walk';
    },
  },
  robbed: {
    kind: 'decision',
    rules: ['SM-5.2', 'SM-5.4'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer: (board, _, seat, out, { content }) => offerLoot(board, content, seat, out),
    choose(board, frame, seat, action, flow) {
      robbed(board, seat, action, flow);
      // SM-5.7: the hero rides on, but the player may think again.
      frame.way = [];
      frame.at = 'move';
    },
  },
  gate: {
    kind: 'decision',
    rules: ['SM-17.2', 'SM-17.3'],
    who: (_, frame) => only(frame.seat),
    offer(_, __, ___, out) {
      out.allow(act.visit());
      out.allow(act.pass());
    },
    choose(board, frame, _, action) {
      frame.at = verbOf(action) === 'visit' ? 'visit' : 'walk';
      if (frame.at === 'visit') board.did |= ONCE_A_TURN.visited;
    },
  },
  visit: {
    kind: 'draw',
    rules: ['SM-17.2'],
    die: () => FAERIE_DIE,
    drawn(_, frame, outcome, flow) {
      flow.tell({ t: 'knocked', rule: 'SM-17.2', seat: frame.seat, die: outcome + 1 });
      frame.at = opensTo(flow.content, outcome + 1) ? 'companion' : 'walk';
    },
  },
  companion: {
    kind: 'draw',
    rules: ['SM-17.2', 'SM-17.4'],
    die: (board) => faerieFrom(board.faeries.length),
    drawn(board, frame, outcome, flow) {
      greet(board, frame.seat, outcome, flow);
      frame.at = 'walk';
    },
  },
  arrive: {
    kind: 'deed',
    rules: ['SM-2.4', 'SM-5.8', 'SM-5.10'],
    run(board, frame, flow) {
      if (isLit(board, flow.content, heroOf(board, frame.seat).at)) flow.become(encounter(frame.seat));
      else flow.pop();
    },
  },
} satisfies Step<JourneyFrame>;

function offerSteps(board: Board, content: Content, frame: JourneyFrame, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  out.allow(act.stop());
  // Whoever has no step left is there, and hurries on from there (SM-3.14).
  if (frame.points > 0) offerWays(board, content, hero, frame.points, out);
  if (faerieOf(content, hero)?.power === 'freeJump' && !wasDone(board, ONCE_A_TURN.power) && content.gateAt[hero.at]! >= 0)
    for (const gate of content.gates) if (gate !== hero.at) out.allow(act.jump(gate));
  if (out.explaining && frame.points > 0) explainSteps(content, hero, frame, out);
}

/** Wherever points and gold lead. */
function offerWays(board: Board, content: Content, hero: Hero, points: number, out: Offer): void {
  const { count, reached } = reach(board, content, hero, stepsOf(content, hero, points));
  for (let i = 1; i < count; i++) if (content.isLand[reached[i]!]) out.allow(act.go(reached[i]!));
}

/** SM-3.14: whoever has walked all their steps and done nothing else buys more of them. */
export function offerHaste(board: Board, content: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  if (wasDone(board, ONCE_A_TURN.spent) && hero.mount !== 'dragon') offerWays(board, content, hero, 0, out);
}

/** On from where all steps were walked. */
export const hasteTo = (board: Board, content: Content, seat: Seat, hex: HexId): JourneyFrame => {
  const hero = heroOf(board, seat);
  return { ...journey(seat), at: 'walk', way: wayTo(board, content, hero, stepsOf(content, hero, 0), hex) };
};

function explainSteps(content: Content, hero: Hero, frame: JourneyFrame, out: Offer): void {
  const reached = flood.distance.slice();
  // How far everything would be if no fire burned.
  const unhindered = flood.from(hero.at, stepsOf(content, hero, frame.points), content.walks, content.walkGround).distance;
  const flies = hero.mount === 'dragon';
  const isGate = (hex: HexId): boolean => content.gateAt[hex]! >= 0;
  for (let hex = 0; hex < content.hexes.length; hex++) {
    const go = act.go(hex);
    if (hex === hero.at) continue;
    if (!content.isLand[hex]) out.deny(go, flies ? 'SM-3.10' : content.isWater[hex] ? 'SM-3.8' : 'SM-3.7');
    else if (reached[hex]! > 0) continue;
    else if (flies && isGate(hero.at) && isGate(hex)) out.deny(go, 'SM-3.13');
    else if (flies) out.deny(go, 'SM-3.17', { points: frame.points });
    else if (unhindered[hex]! > 0) out.deny(go, 'SM-3.23');
    else out.deny(go, 'SM-3.14', { points: frame.points, gold: hero.gold });
  }
}

/** SM-17.6: Moth's power, once a turn. */
function jump(board: Board, frame: JourneyFrame, to: number, flow: Flow<SevenMoons>): void {
  const { at: from } = heroOf(board, frame.seat);
  board.did |= ONCE_A_TURN.power;
  enter(board, frame, to, flow);
  flow.tell({ t: 'jumped', rule: 'SM-17.6', seat: frame.seat, from, to });
}

/** SM-3.10, SM-4.6, SM-4.7: a dragon flies over everything; only where it lands counts. */
function fly(board: Board, frame: JourneyFrame, to: number, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, frame.seat);
  frame.points -= reach(board, flow.content, hero, frame.points).distance[to]!;
  const from = hero.at;
  hero.at = to;
  flow.tell({ t: 'flew', rule: 'SM-4.6', seat: frame.seat, from, to });
}

/** Walks until something happens or the hero is there. Extra steps are paid one at a time, just before each (SM-3.15). */
function walkOn(board: Board, frame: JourneyFrame, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, frame.seat);
  const { haste } = flow.content.numbers.price;
  const walked = [hero.at];
  let paid = 0;
  frame.at = 'move';
  while (frame.at === 'move' && frame.way.length > 0 && (frame.points > 0 || hero.gold >= haste)) {
    if (frame.points > 0) frame.points--;
    else {
      hero.gold -= haste;
      paid += haste;
    }
    const next = frame.way.shift()!;
    walked.push(next);
    enter(board, frame, next, flow);
  }
  if (walked.length > 1) flow.tell({ t: 'walked', rule: paid > 0 ? 'SM-3.14' : 'SM-3.5', seat: frame.seat, way: walked, haste: paid });
}

/** SM-3.18 to SM-3.21: a lucky find, paid at once. */
function find(hero: Hero, seat: Seat, rule: string, flow: Flow<SevenMoons>): void {
  hero.gold += flow.content.numbers.die.luckyFind;
  flow.tell({ t: 'found', rule, seat });
}

/** What happens on a hex that a walker enters. */
function enter(board: Board, frame: JourneyFrame, hex: HexId, flow: Flow<SevenMoons>): void {
  const { content } = flow;
  const hero = heroOf(board, frame.seat);
  hero.at = hex;
  frame.at = 'move';
  if (isLit(board, content, hex)) frame.at = 'arrive';
  else if (banditsWait(board, content, hero, hex)) frame.at = 'bandits';
  else if (content.gateAt[hex]! >= 0 && mayVisit(board, hero)) frame.at = 'gate';
}

/** SM-3.25: bonuses come after the dice. */
function setOut(board: Board, frame: JourneyFrame, points: number, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, frame.seat);
  frame.points = points + bonusOf(board, flow.content, hero);
  hero.song = 0;
  frame.at = 'move';
  flow.tell({ t: 'picked', rule: POINTS[hero.mount], seat: frame.seat, points: frame.points });
}

function bonusOf(board: Board, content: Content, hero: Hero): number {
  let bonus = hero.song;
  for (let row = 0; row < content.artefacts.length; row++) {
    if (!has(hero.artefacts, row)) continue;
    for (const power of content.artefacts[row]!.powers) if (power.power === 'bonusMove' && power.on.includes(hero.mount)) bonus += power.n;
  }
  const faerie = faerieOf(content, hero);
  if (faerie?.power === 'bonusMove' && !wasDone(board, ONCE_A_TURN.power)) {
    board.did |= ONCE_A_TURN.power;
    bonus += faerie.n;
  }
  return bonus;
}
