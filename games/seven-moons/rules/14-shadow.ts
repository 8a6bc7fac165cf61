import { argumentOf, drawFrom, fairDie, only, throwOf, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { STRONGHOLD, type Board } from '../state/board.ts';
import type { LossFrame, ShadowFrame, WaveFrame } from '../state/frames.ts';
import type { SevenMoons, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { unaccounted } from './01-setup.ts';
import { end } from './15-victory.ts';
import { loss, wave } from './frames.ts';
import { countStanding, has, heroOf, isSolo, rowsIn, seatAt, stands, sumOf } from './things.ts';

// Chapter 14: the Shadow Phase.

const nextFrom = drawFrom('sm.wave');
const shadowFrom = drawFrom('sm.shadow-card');
/** By number of dice. */
const DEFENCE = [1, 2, 3].map((count) => throwOf('sm.defence-dice', count));
const DEFENCE_DIE = fairDie('sm.defence-die', 6);

/** What a player used in a wave; bits of the frame's `used`. */
const USED = { eye: 1, crystal: 2, gem: 4 } as const;

export const shadows = {
  begin: {
    kind: 'deed',
    rules: ['SM-14.1', 'SM-14.2', 'SM-14.4'],
    run(board, frame, flow) {
      flow.seal('SM-20.10');
      flow.tell({ t: 'seventhMoon', rule: 'SM-14.1' });
      // Secrets and deck are shuffled together: nothing tells any more whose a card was.
      for (const card of board.shadow) card.owner = -1;
      board.shadow.sort((one, other) => one.card - other.card || one.seenBy - other.seenBy);
      for (let seat = 0; seat < board.heroes.length; seat++) {
        const { gone } = heroOf(board, seat);
        if (gone) surrender(board, seat);
        if (!stands(board, seat)) flow.tell({ t: 'cityFell', rule: gone ? 'SM-20.11' : 'SM-14.4', seat });
      }
      if (countStanding(board) === 0) end(board, flow);
      else frame.at = 'next';
    },
  },
  next: {
    kind: 'deed',
    rules: ['SM-14.5', 'SM-15.2', 'SM-15.3'],
    run(board, _, flow) {
      if (board.shadow.length === 0) end(board, flow);
      else flow.push(wave(board.heroes.length));
    },
  },
} satisfies Step<ShadowFrame>;

/** SM-20.11: the city of a player who left falls when the phase begins. */
function surrender(board: Board, seat: Seat): void {
  const hero = heroOf(board, seat);
  hero.allies = 0;
  hero.strongholds = 0;
}

/** SM-14.10, SM-14.17, SM-14.18: the sum of the dice, and one more while the city has three strongholds. */
export const resultOf = (board: Board, { numbers }: Content, frame: WaveFrame, seat: Seat): number =>
  sumOf(frame.dice[seat]!) + (heroOf(board, seat).strongholds === numbers.strongholds ? numbers.bonus.strongholds : 0);

/** SM-14.12: the number that is printed on a card is the one for two cities. */
export const printedAttack = ({ shadowCards }: Content, card: number): number => shadowCards[card]!.realm[1];

/** SM-14.12: what a card would ask of so many cities if all tables played by those that stand. */
export const attackByCities = ({ shadowCards }: Content, card: number, cities: number): number => shadowCards[card]!.realm[cities - 1]!;

/** SM-14.12: the Realm Attack of a card when it is turned over before so many standing cities, as this table plays it. */
export const realmAttack = (board: Board, content: Content, { card, cities }: Pick<WaveFrame, 'card' | 'cities'>): number =>
  board.realmAttack === 'printed' ? printedAttack(content, card) : attackByCities(content, card, cities);

/** SM-14.6: a wave in order. */
export const waves = {
  turnOver: {
    kind: 'draw',
    rules: ['SM-14.2', 'SM-14.5'],
    die: (board) => nextFrom(board.shadow.length),
    drawn(board, frame, outcome, flow) {
      frame.card = board.shadow.splice(outcome, 1)[0]!.card;
      if (frame.card < 0) frame.at = 'identify';
      else face(board, frame, flow);
    },
  },
  identify: {
    kind: 'draw',
    rules: ['SM-1.4'],
    die: (board, _, { content }) => shadowFrom(unaccounted(board, content).length),
    drawn(board, frame, outcome, flow) {
      frame.card = unaccounted(board, flow.content)[outcome]!;
      face(board, frame, flow);
    },
  },
  light: {
    kind: 'decision',
    rules: ['SM-18.8'],
    who: (board) => only(board.first),
    offer(_, __, ___, out) {
      out.allow(act.gem());
      out.allow(act.pass());
    },
    choose(board, frame, seat, action, flow) {
      frame.at = 'throw';
      if (verbOf(action) === 'pass') return;
      heroOf(board, seat).gems--;
      frame.used[seat]! |= USED.gem;
      flow.tell({ t: 'lit', rule: 'SM-18.8', seat });
    },
  },
  throw: {
    kind: 'draw',
    rules: ['SM-14.7', 'SM-14.8', 'SM-14.9'],
    die: (board, frame, { content }) => DEFENCE[diceOf(board, content, frame, seatAt(board, frame.place)) - 1]!,
    drawn(board, frame, outcome, flow) {
      const seat = seatAt(board, frame.place);
      const { faces } = DEFENCE[diceOf(board, flow.content, frame, seat) - 1]!;
      frame.dice[seat] = faces[outcome]!.slice();
      flow.tell({ t: 'defended', rule: 'SM-14.7', seat, dice: frame.dice[seat].slice() });
      frame.place = nextStanding(board, frame.place + 1);
      if (frame.place < board.heroes.length) return;
      frame.place = 0;
      frame.at = 'whose';
    },
  },
  // SM-14.21: in turn order; who has nothing to use is passed over.
  whose: {
    kind: 'deed',
    rules: ['SM-14.21'],
    run(board, frame, flow) {
      while (frame.place < board.heroes.length && !canTurn(board, flow.content, frame, seatAt(board, frame.place))) frame.place++;
      frame.at = frame.place < board.heroes.length ? 'rerolls' : 'realm';
    },
  },
  rerolls: {
    kind: 'decision',
    rules: ['SM-14.20', 'SM-14.21', 'SM-11.5'],
    who: (board, frame) => only(seatAt(board, frame.place)),
    offer: (board, frame, seat, out, { content }) => offerTurns(board, content, frame, seat, out),
    choose(board, frame, seat, action, flow) {
      const verb = verbOf(action);
      flow.seal('SM-20.10');
      frame.die = argumentOf(action);
      frame.at = verb === 'pass' || verb === 'aegis' ? 'whose' : 'again';
      if (verb === 'pass') frame.place++;
      else if (verb === 'eye') {
        frame.used[seat]! |= USED.eye;
        frame.by = 'eye';
      } else if (verb === 'facet') {
        frame.by = 'crystal';
        frame.used[seat]! |= USED.crystal;
        heroOf(board, seat).crystals--;
        board.crystals++;
      } else {
        board.aegisSpent = true;
        turnDie(frame, seat, aegisFace(flow.content), 'aegis', flow);
      }
    },
  },
  again: {
    kind: 'draw',
    rules: ['SM-14.20'],
    die: () => DEFENCE_DIE,
    drawn(board, frame, outcome, flow) {
      const seat = seatAt(board, frame.place);
      turnDie(frame, seat, outcome + 1, frame.by, flow);
      frame.at = 'whose';
    },
  },
  realm: {
    kind: 'deed',
    rules: ['SM-14.11', 'SM-14.12', 'SM-14.13'],
    run(board, frame, flow) {
      let total = 0;
      for (let seat = 0; seat < board.heroes.length; seat++) if (stands(board, seat)) total += resultOf(board, flow.content, frame, seat);
      const attack = realmAttack(board, flow.content, frame);
      const held = total >= attack;
      flow.tell({ t: 'realm', rule: held ? 'SM-14.11' : 'SM-14.13', total, attack, held });
      frame.at = held ? 'city' : 'realmLost';
      if (!held) flow.fork(losers(board, (seat) => stands(board, seat)));
    },
  },
  realmLost: {
    kind: 'deed',
    rules: ['SM-14.13', 'SM-14.23', 'SM-14.26'],
    run(board, frame, flow) {
      giveUp(board, flow);
      if (countStanding(board) === 0) end(board, flow);
      else frame.at = 'city';
    },
  },
  city: {
    kind: 'deed',
    rules: ['SM-14.14', 'SM-14.15', 'SM-14.17', 'SM-14.19'],
    run(board, frame, flow) {
      const attack = flow.content.shadowCards[frame.card]!.city;
      const holdsOut = (seat: Seat): boolean => resultOf(board, flow.content, frame, seat) >= attack;
      for (let index = nextStanding(board, 0); index < board.heroes.length; index = nextStanding(board, index + 1)) {
        const seat = seatAt(board, index);
        const result = resultOf(board, flow.content, frame, seat);
        const held = holdsOut(seat);
        flow.tell({ t: 'cityStruck', rule: held ? 'SM-14.14' : 'SM-14.15', seat, result, attack, held });
      }
      const breached = losers(board, (seat) => stands(board, seat) && !holdsOut(seat));
      frame.at = 'cityLost';
      if (breached.length > 0) flow.fork(breached);
    },
  },
  cityLost: {
    kind: 'deed',
    rules: ['SM-14.15', 'SM-14.16', 'SM-14.25', 'SM-14.27', 'SM-14.28'],
    run(board, _, flow) {
      giveUp(board, flow);
      if (countStanding(board) === 0) end(board, flow);
      else flow.pop();
    },
  },
} satisfies Step<WaveFrame>;

/** The card lies open: who defends against it. */
function face(board: Board, frame: WaveFrame, flow: Flow<SevenMoons>): void {
  board.waves.push(frame.card);
  frame.cities = countStanding(board);
  frame.place = nextStanding(board, 0);
  const realm = realmAttack(board, flow.content, frame);
  flow.tell({ t: 'wave', rule: 'SM-14.5', card: frame.card, number: board.waves.length, cities: frame.cities, realm });
  frame.at = isSolo(board) && heroOf(board, board.first).gems > 0 ? 'light' : 'throw';
}

/** The next place in turn order, from this one on, whose city stands. */
function nextStanding(board: Board, from: number): number {
  let place = from;
  while (place < board.heroes.length && !stands(board, seatAt(board, place))) place++;
  return place;
}

/** SM-14.7, SM-18.8: one die, one for the ally on the shield, one for a gem. */
function diceOf(board: Board, content: Content, frame: WaveFrame, seat: Seat): number {
  const helped = has(heroOf(board, seat).allies, content.shadowCards[frame.card]!.shield);
  return 1 + (helped ? 1 : 0) + (frame.used[seat]! & USED.gem ? 1 : 0);
}

const hasEye = (board: Board, frame: WaveFrame, seat: Seat): boolean =>
  heroOf(board, seat).mount === 'dragon' && (frame.used[seat]! & USED.eye) === 0;

const hasCrystal = (board: Board, frame: WaveFrame, seat: Seat): boolean =>
  heroOf(board, seat).crystals > 0 && (frame.used[seat]! & USED.crystal) === 0;

const hasAegis = (board: Board, content: Content, seat: Seat): boolean =>
  !board.aegisSpent && (heroOf(board, seat).artefacts & content.artefactsWith.setWaveDie) !== 0;

function canTurn(board: Board, content: Content, frame: WaveFrame, seat: Seat): boolean {
  if (!stands(board, seat) || frame.dice[seat]!.every((_, die) => has(frame.changed[seat]!, die))) return false;
  return hasEye(board, frame, seat) || hasCrystal(board, frame, seat) || hasAegis(board, content, seat);
}

/** SM-14.20, SM-14.21: no die is changed twice in one wave. */
function offerTurns(board: Board, content: Content, frame: WaveFrame, seat: Seat, out: Offer): void {
  out.allow(act.pass());
  const ways = [
    { verb: act.eye, can: hasEye(board, frame, seat) },
    { verb: act.facet, can: hasCrystal(board, frame, seat) },
    { verb: act.aegis, can: hasAegis(board, content, seat) },
  ];
  for (const { verb, can } of ways) {
    if (!can) continue;
    frame.dice[seat]!.forEach((_, die) => {
      if (has(frame.changed[seat]!, die)) out.deny(verb(die), 'SM-14.21');
      else out.allow(verb(die));
    });
  }
}

const TURNED_BY = { eye: 'SM-14.20', crystal: 'SM-11.4', aegis: 'SM-14.21' } as const;

function turnDie(frame: WaveFrame, seat: Seat, to: number, by: keyof typeof TURNED_BY, flow: Flow<SevenMoons>): void {
  const dice = frame.dice[seat]!;
  flow.tell({ t: 'dieTurned', rule: TURNED_BY[by], seat, by, from: dice[frame.die]!, to });
  dice[frame.die] = to;
  frame.changed[seat]! |= 1 << frame.die;
}

/** A5: what it turns a die to. */
export const aegisFace = ({ artefacts }: Content): number =>
  artefacts.flatMap(({ powers }) => powers).reduce((face, power) => (power.power === 'setWaveDie' ? power.n : face), 0);

/** SM-14.23: all who must lose something choose at the same time. */
const losers = (board: Board, mustLose: (seat: Seat) => boolean): LossFrame[] =>
  board.heroes.flatMap((_, seat) => (mustLose(seat) ? [loss(seat)] : []));

export const losses = {
  choose: {
    kind: 'decision',
    rules: ['SM-14.13', 'SM-14.15', 'SM-14.22', 'SM-14.23'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    insiders: (_, frame) => only(frame.seat),
    offer(board, _, seat, out) {
      const { allies, strongholds } = heroOf(board, seat);
      for (const ally of rowsIn(allies)) out.allow(act.yield(ally));
      if (strongholds > 0) out.allow(act.yield(STRONGHOLD));
    },
    choose(board, _, seat, action, flow) {
      flow.seal('SM-20.10');
      board.losses[seat] = argumentOf(action);
      flow.tell({ t: 'chose', rule: 'SM-14.23', seat });
      flow.pop();
    },
  },
} satisfies Step<LossFrame>;

/** SM-14.24: shown together, and gone for good. */
function giveUp(board: Board, flow: Flow<SevenMoons>): void {
  for (let index = 0; index < board.heroes.length; index++) {
    const seat = seatAt(board, index);
    const piece = board.losses[seat]!;
    if (piece < 0) continue;
    const hero = heroOf(board, seat);
    board.losses[seat] = -1;
    if (piece === STRONGHOLD) hero.strongholds--;
    else hero.allies &= ~(1 << piece);
    flow.tell({ t: 'gaveUp', rule: 'SM-14.24', seat, piece });
    if (!stands(board, seat)) flow.tell({ t: 'cityFell', rule: 'SM-14.25', seat });
  }
}
