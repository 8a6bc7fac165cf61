import { argumentOf, drawFrom, only, type Seat } from '@hoard/kernel';
import { ACTIONS, type Content } from '../content/content.ts';
import type { SpaceId } from '../content/ids.ts';
import { GATHERED, NONE, type Board, type SiteId } from '../state/board.ts';
import type { DiscoverFrame, FoundFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { pouchOf } from './03-setup.ts';
import { raiseScale } from './13-scale.ts';
import { distanceOf, heroOf, standOf } from './things.ts';
import { discover } from './turnFrames.ts';

// Chapter 17: how Place-Sites come to Settlements.

const pouchDie = drawFrom('hp.place-site');

/** HP-17.5: how many Place-Sites stand nowhere. */
const pouchSize = (board: Board, content: Content): number => pouchOf(board, content).length;
const fromPouch = (board: Board, content: Content, nth: number): SiteId => pouchOf(board, content)[nth]!;

const isEmptySettlement = ({ sites }: Board, { map }: Content, space: SpaceId): boolean =>
  map.spaces[space]!.kind === 'settlement' && sites[space] === NONE;

/** HP-17.2, HP-17.3: a hero comes upon a Settlement without Place-Site. */
export function discoverAt(board: Board, seat: Seat, space: SpaceId, flow: Flow): void {
  if (isEmptySettlement(board, flow.content, space) && pouchSize(board, flow.content) > 0) flow.push(discover(seat, space));
}

export const discoveries = {
  draw: {
    kind: 'draw',
    rules: ['HP-17.1', 'HP-17.2', 'HP-17.3', 'HP-3.13'],
    die: (board, _frame, { content }) => pouchDie(pouchSize(board, content)),
    drawn(board, frame, outcome, flow) {
      const site = fromPouch(board, flow.content, outcome);
      board.sites[frame.space] = site;
      frame.at = 'bonus';
      flow.tell({ t: 'discovered', rule: 'HP-17.2', seat: frame.seat, site, at: frame.space });
    },
  },
  // HP-30.5 to HP-30.12.
  bonus: {
    kind: 'deed',
    rules: ['HP-30.5', 'HP-30.6', 'HP-30.7', 'HP-30.10', 'HP-30.12'],
    run(board, { seat }, flow) {
      flow.pop();
      if (board.options.style !== 'mist') return;
      const { travels, discoveries: each } = flow.content.numbers.mist;
      heroOf(board, seat).bonus[ACTIONS.indexOf('travel')]! += travels;
      board.discoveries++;
      if (board.discoveries % each === 0) raiseScale(board, seat, 'HP-30.7', flow);
    },
  },
} satisfies Step<DiscoverFrame>;

/** HP-30.3, HP-30.11: whether Place-Sites are brought in otherwise than by discovery. */
export const placesSites = ({ options, dragon }: Board): boolean => options.style !== 'mist' && dragon !== GATHERED;

/** HP-21.16: empty Settlements that are far enough away, or else the farthest. */
function settlementsFor(board: Board, { seat, distance }: FoundFrame, { content }: Table): SpaceId[] {
  const stand = standOf(heroOf(board, seat), content);
  const empty = content.map.settlements.filter((space) => board.sites[space] === NONE);
  const far = empty.filter((space) => distanceOf(content, stand, space) >= distance);
  if (far.length > 0) return far;
  const farthest = Math.max(...empty.map((space) => distanceOf(content, stand, space)));
  return empty.filter((space) => distanceOf(content, stand, space) === farthest);
}

export const founds = {
  next: {
    kind: 'deed',
    rules: ['HP-21.17', 'HP-30.11'],
    run(board, frame, flow) {
      const { content } = flow;
      const isPossible =
        placesSites(board) && pouchSize(board, content) > 0 && content.map.settlements.some((space) => board.sites[space] === NONE);
      if (frame.left === 0 || !isPossible) return flow.pop();
      frame.left--;
      frame.at = frame.isFree ? 'offer' : 'draw';
    },
  },
  offer: {
    kind: 'decision',
    rules: ['HP-21.16', 'HP-21.17'],
    who: (_, { seat }) => only(seat),
    offer(_board, _frame, _seat, out) {
      out.allow(act.yes());
      out.allow(act.no());
    },
    choose(_board, frame, _seat, action) {
      frame.at = verbOf(action) === 'yes' ? 'draw' : 'next';
    },
  },
  draw: {
    kind: 'draw',
    rules: ['HP-21.17'],
    die: (board, _frame, { content }) => pouchDie(pouchSize(board, content)),
    drawn(board, frame, outcome, flow) {
      frame.site = fromPouch(board, flow.content, outcome);
      frame.at = 'choose';
      flow.tell({ t: 'siteDrawn', rule: 'HP-21.17', seat: frame.seat, site: frame.site });
    },
  },
  choose: {
    kind: 'decision',
    rules: ['HP-21.16', 'HP-17.1'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, _seat, out, table) {
      for (const space of settlementsFor(board, frame, table)) out.allow(act.space(space));
    },
    choose(board, frame, seat, action, flow) {
      const at = argumentOf(action);
      board.sites[at] = frame.site;
      frame.at = 'next';
      flow.tell({ t: 'founded', rule: 'HP-21.16', seat, site: frame.site, at });
      frame.site = NONE;
    },
  },
} satisfies Step<FoundFrame>;
