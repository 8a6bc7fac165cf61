import type { SpaceId } from '../content/ids.ts';
import { CLOSED, Flood, STOP, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { TurnFrame } from '../state/frames.ts';
import type { DragonAttack } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { adventurerOf, dragonSpace, holdsCounter, othersOn, ownerOf } from './01-things.ts';

// Chapter 5: moving.

const flood = new Flood();
let ground = new Uint8Array(0);

/** DA-5.1 to DA-5.10: everything within so many steps. Water is open only to who puts to sea from a coastal village. */
export function reach(board: Board, content: Content, seat: Seat, steps: number): Flood {
  const { at } = adventurerOf(board, seat);
  markClosedGates(board, content, seat, terrainFrom(content, at));
  for (let other = 0; other < board.adventurers.length; other++) {
    const standing = adventurerOf(board, other).at;
    if (other !== seat && ground[standing] !== CLOSED) ground[standing] = STOP;
  }
  return flood.from(at, steps, content.neighbours, ground);
}

/** DA-5.7, DA-5.8. */
const terrainFrom = (content: Content, at: number): Uint8Array => (content.isCoastalVillage[at] ? content.seaGround : content.landGround);

/** DA-12.3, DA-12.4: distances by land over what a player may enter; players do not block the way. */
export function landDistances(board: Board, content: Content, seat: Seat, from: number): Flood {
  markClosedGates(board, content, seat, content.landGround);
  return flood.from(from, content.spaces.length, content.neighbours, ground);
}

/** DA-5.3: nobody is ever on another player's starting point. */
function markClosedGates(board: Board, content: Content, seat: Seat, terrain: Uint8Array): void {
  if (ground.length !== terrain.length) ground = new Uint8Array(terrain.length);
  ground.set(terrain);
  for (let other = 0; other < board.adventurers.length; other++) {
    if (other !== seat) ground[content.gates[adventurerOf(board, other).hero]!] = CLOSED;
  }
}

/** DA-3.4, DA-3.5, DA-5.9: the spaces where the move may end. */
export function offerEnds(board: Board, content: Content, frame: TurnFrame, seat: Seat, out: Offer): void {
  const { count, reached } = reach(board, content, seat, frame.roll);
  for (let i = 0; i < count; i++) {
    const space = reached[i]!;
    if (space !== frame.from && content.isLand[space]) out.allow(act.walk(space));
  }
  if (out.count === 0) out.allow(act.stay());
  if (out.explaining) explainEnds(board, content, frame, seat, out);
}

function explainEnds(board: Board, content: Content, frame: TurnFrame, seat: Seat, out: Offer): void {
  const steps = flood.distance.slice();
  const { at } = adventurerOf(board, seat);
  markClosedGates(board, content, seat, terrainFrom(content, at));
  // How far everything would be if nobody stood in the way.
  const unhindered = flood.from(at, content.spaces.length, content.neighbours, ground).distance;
  for (let space = 0; space < content.spaces.length; space++) {
    const walk = act.walk(space);
    const owner = ownerOf(board, content, space);
    if (space === frame.from) out.deny(walk, 'DA-3.5');
    else if (owner >= 0 && owner !== seat) out.deny(walk, 'DA-5.3', { owner });
    else if (!content.isLand[space]) out.deny(walk, content.isCoastalVillage[at] ? 'DA-5.9' : 'DA-5.7');
    else if (steps[space]! >= 0) continue;
    else if (unhindered[space]! > frame.roll) out.deny(walk, 'DA-3.4', { roll: frame.roll, distance: unhindered[space]! });
    else out.deny(walk, 'DA-5.5');
  }
}

export function walk(board: Board, frame: TurnFrame, seat: Seat, space: SpaceId, flow: Flow<DragonAttack>): void {
  const way = flow.heard ? reach(board, flow.content, seat, frame.roll).wayTo(space) : [];
  // What is found or met there cannot be taken back. The Dragon's dice bar that by themselves.
  if (holdsCounter(board, space) || othersOn(board, seat, space)) flow.seal('DA-16.6');
  adventurerOf(board, seat).at = space;
  if (flow.heard) flow.tell({ t: 'walked', rule: way.every((at) => flow.content.isLand[at]) ? 'DA-5.1' : 'DA-5.8', seat, way });
}

export const carriesBoat = (board: Board, content: Content, seat: Seat): boolean =>
  adventurerOf(board, seat).carried.some((counter) => content.counters[counter]!.kind === 'boat');

/** DA-5.13, DA-5.14, DA-5.17: where a boat may put in before the roll. */
export function offerHarbours(board: Board, content: Content, frame: TurnFrame, seat: Seat, out: Offer): void {
  const boat = carriesBoat(board, content, seat);
  if (!boat && !out.explaining) return;
  const { at } = adventurerOf(board, seat);
  const dragon = dragonSpace(board, content);
  // Where a boat never puts in is looked at only by who asks why.
  for (const space of out.explaining ? content.spaces.keys() : content.harbours) {
    const sail = act.sail(space);
    if (!boat) out.deny(sail, 'DA-5.13', { needs: 'boat' });
    else if (frame.sailed) out.deny(sail, 'DA-5.17');
    else if (!content.isHarbour[at]) out.deny(sail, 'DA-5.13', { needs: 'harbour' });
    else if (space === at) out.deny(sail, 'DA-5.13', { needs: 'other' });
    else if (!content.isHarbour[space]) out.deny(sail, 'DA-5.14', { needs: 'shore' });
    else if (space === dragon || othersOn(board, seat, space)) out.deny(sail, 'DA-5.14', { needs: 'room' });
    else out.allow(sail);
  }
}

/** DA-5.16: landing is not arriving. */
export function sail(board: Board, frame: TurnFrame, seat: Seat, space: SpaceId, flow: Flow<DragonAttack>): void {
  const adventurer = adventurerOf(board, seat);
  const from = adventurer.at;
  adventurer.at = space;
  frame.sailed = true;
  flow.tell({ t: 'sailed', rule: 'DA-5.13', seat, from, to: space });
}
