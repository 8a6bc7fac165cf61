import type { SpaceId } from '../content/ids.ts';
import { argumentOf, drawFrom, only, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { ThrownFrame } from '../state/frames.ts';
import type { DragonAttack, Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { adventurerOf, isEmpty, ownerOf } from './01-things.ts';
import { landDistances } from './05-moving.ts';

// Chapter 12: thrown back and resting.

const landingFrom = drawFrom('da.landing');

export const throws = {
  landing: {
    kind: 'decision',
    rules: ['DA-12.1', 'DA-12.3', 'DA-12.5', 'DA-12.8'],
    single: 'taken',
    who: (_, frame) => only(frame.chooser),
    offer(board, frame, _, out, { content }) {
      const landings = landingsOf(board, content, frame.victim, frame.margin);
      for (const space of landings) out.allow(act.throw(space));
      if (out.explaining) explainLandings(board, content, frame, landings, out);
    },
    choose: (board, frame, _, action, flow) => land(board, frame, argumentOf(action), flow),
  },
  landingByChance: {
    kind: 'draw',
    rules: ['DA-15.8'],
    die: (board, frame, { content }) => landingFrom(landingsOf(board, content, frame.victim, frame.margin).length),
    drawn(board, frame, outcome, flow) {
      land(board, frame, landingsOf(board, flow.content, frame.victim, frame.margin)[outcome]!, flow);
    },
  },
} satisfies Step<ThrownFrame>;

/** DA-12.3 to DA-12.7: empty land at exactly the margin; if there is none, nearer by one at a time, and then farther. */
export function landingsOf(board: Board, content: Content, victim: Seat, margin: number): number[] {
  const { distance, reached, count } = landDistances(board, content, victim, adventurerOf(board, victim).at);
  const farthest = distance[reached[count - 1]!]!;
  for (let want = margin; want >= 1; want--) {
    const landings = emptyAt(want);
    if (landings.length > 0) return landings;
  }
  for (let want = margin + 1; want <= farthest; want++) {
    const landings = emptyAt(want);
    if (landings.length > 0) return landings;
  }
  throw new Error('DA-12.7: there is always a landing');

  function emptyAt(want: number): number[] {
    const landings: number[] = [];
    for (let i = 1; i < count; i++) {
      const space = reached[i]!;
      if (distance[space] === want && isEmpty(board, content, space)) landings.push(space);
    }
    return landings;
  }
}

function explainLandings(board: Board, content: Content, frame: ThrownFrame, landings: readonly number[], out: Offer): void {
  const { victim, margin } = frame;
  const distance = landDistances(board, content, victim, adventurerOf(board, victim).at).distance[landings[0]!]!;
  for (let space = 0; space < content.spaces.length; space++) {
    if (landings.includes(space)) continue;
    const owner = ownerOf(board, content, space);
    if (!content.isLand[space]) out.deny(act.throw(space), 'DA-12.4');
    else if (owner >= 0 && owner !== victim) out.deny(act.throw(space), 'DA-5.3', { owner });
    else if (!isEmpty(board, content, space)) out.deny(act.throw(space), 'DA-12.5');
    else out.deny(act.throw(space), ruleOfDistance(distance, margin), { margin, distance });
  }
}

/** DA-12.3, DA-12.6: as far as the margin says, unless nothing is free there. */
const ruleOfDistance = (distance: number, margin: number): string => (distance === margin ? 'DA-12.3' : 'DA-12.6');

/** DA-12.9 to DA-12.12: flung there, nothing else happens, and the next turn is a rest. */
function land(board: Board, frame: ThrownFrame, space: SpaceId, flow: Flow<DragonAttack>): void {
  const { victim, chooser, margin } = frame;
  const adventurer = adventurerOf(board, victim);
  const from = adventurer.at;
  adventurer.at = space;
  adventurer.resting = true;
  if (flow.heard) {
    const distance = landDistances(board, flow.content, victim, from).distance[space]!;
    const rule = chooser === victim ? 'DA-15.8' : ruleOfDistance(distance, margin);
    flow.tell({ t: 'thrown', rule, victim, by: chooser, from, to: space, distance, margin });
  }
  flow.pop();
}
