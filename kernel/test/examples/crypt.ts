/**
 * Law: undecided until seen. An unopened urn holds no relic yet: the pool is all there is, and chance takes from it when
 * somebody looks. A peek is whispered to who looks; what is kept stays secret; what is thrown away lies open for all.
 */
import { keysOf, argumentOf, defineVerbs, drawFrom, holds, numbered, only, open, withSeat } from '../../index.ts';
import type { Decision, Draw, FieldsShown, Flow, GameEvent, Seats } from '../../index.ts';
import { byScore, copy, each, tinyGame, type Tiny } from './tinyGame.ts';

const UNSEEN = -1;
const RELICS = [0, 0, 1, 1, 2, 2, 3, 3];

/** A relic that somebody has seen; its kind is its worth. Who has seen it is known to all. */
type Relic = { kind: number; seenBy: Seats };
type Seen = { next: Relic | null; kept: Relic[][]; thrown: number[] };
type Board = Seen & { pool: number[] };
type Sight = Seen & { pool: number };
type Turn = { readonly k: 'turn'; at: 'act' | 'look'; seat: number; takes: boolean };
type Event = GameEvent &
  (
    | { t: 'seen' | 'took'; seat: number; kind: number }
    | { t: 'thrown'; seat: number; kind: number; place: number }
    | { t: 'opened'; worth: number[] }
  );
type Types = Tiny<Board, Turn, 'peek' | 'take' | 'throw', Event, Sight>;

const verbs = defineVerbs({ peek: null, take: null, throw: 'relic' });
const { act } = verbs;
const urns = drawFrom('crypt.urn');

const choose: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['peek into the next urn, take it, or throw away a relic'],
  who: (_board, frame) => only(frame.seat),
  offer(board, _frame, seat, out) {
    if (board.next === null) out.allow(act.peek());
    out.allow(act.take());
    for (const kind of new Set(board.kept[seat]!.map((relic) => relic.kind))) out.allow(act.throw(kind));
  },
  choose(board, frame, seat, action, flow) {
    frame.takes = action === act.take();
    if (verbs.verbOf(action) === 'throw') {
      const kind = argumentOf(action);
      const at = board.kept[seat]!.findIndex((relic) => relic.kind === kind);
      board.thrown.push(board.kept[seat]!.splice(at, 1)[0]!.kind);
      flow.tell({ t: 'thrown', rule: 'throw', seat, kind, place: at });
    }
    if (action === act.peek() || (frame.takes && board.next === null)) frame.at = 'look';
    else endTurn(board, frame, flow);
  },
};

const look: Draw<Types, Turn> = {
  kind: 'draw',
  rules: ['what is in an urn is decided when somebody looks'],
  die: (board) => urns(board.pool.length),
  drawn(board, frame, outcome, flow) {
    board.next = { kind: board.pool.splice(outcome, 1)[0]!, seenBy: only(frame.seat) };
    const seen = { t: 'seen', rule: 'look', seat: frame.seat } as const;
    flow.whisper(only(frame.seat), { ...seen, kind: board.next.kind }, { ...seen, kind: UNSEEN });
    endTurn(board, frame, flow);
  },
};

/** Something new was seen, whatever was done. Who takes a relic sees it; who had peeked knows where it went. */
function endTurn(board: Board, { seat, takes }: Turn, flow: Flow<Types>): void {
  flow.seal('seen');
  if (takes) {
    const relic = { kind: board.next!.kind, seenBy: withSeat(board.next!.seenBy, seat) };
    board.kept[seat]!.push(relic);
    board.next = null;
    flow.whisper(relic.seenBy, { t: 'took', rule: 'take', seat, kind: relic.kind }, { t: 'took', rule: 'take', seat, kind: UNSEEN });
  }
  const worth = board.kept.map((relics) => relics.reduce((sum, relic) => sum + relic.kind, 0));
  if (board.pool.length === 0 && board.next === null) {
    flow.finish(byScore('empty', worth));
    flow.tell({ t: 'opened', rule: 'end', worth });
  } else flow.become({ k: 'turn', at: 'act', seat: (seat + 1) % flow.seats, takes: false });
}

const relicsOf = ({ next, kept }: Seen): Relic[] => [...kept.flat(), ...(next === null ? [] : [next])];
const kindsOf = (seen: Seen): number[] => [...seen.thrown, ...relicsOf(seen).map((relic) => relic.kind)];

/** Who has not seen a relic does not know its kind. */
const relic: FieldsShown<Relic, Relic> = { kind: (kind, viewer, { seenBy }) => (holds(seenBy, viewer) ? kind : UNSEEN), seenBy: open };

export const crypt = tinyGame<Board, Turn, Types['verb'], Event, Sight>('crypt', {
  seats: { least: 2, most: 4 },
  keys: keysOf(verbs, { relic: numbered(4) }),
  steps: { turn: { act: choose, look } },
  secrecy: {
    board: { next: relic, kept: [[relic]], thrown: open, pool: (pool) => pool.length },
    frames: { turn: { at: open, seat: open, takes: open } },
  },
  setUp: (_options, seats) => ({
    board: { next: null, kept: each(seats, 0).map(() => []), thrown: [], pool: RELICS.slice() },
    frame: { k: 'turn', at: 'act', seat: 0, takes: false },
  }),
  imagine({ sight }, random) {
    const { next, kept, thrown } = copy(sight);
    const pool = random.shuffle(RELICS.slice());
    for (const kind of kindsOf(sight)) if (kind !== UNSEEN) pool.splice(pool.indexOf(kind), 1);
    for (const relic of relicsOf({ next, kept, thrown })) if (relic.kind === UNSEEN) relic.kind = pool.pop()!;
    return { next, kept, thrown, pool };
  },
  audit({ board }) {
    const all = [...board.pool, ...kindsOf(board)].toSorted((a, b) => a - b);
    if (all.join() !== RELICS.join()) throw new Error(`Relics ${all.join()}; expected ${RELICS.join()}`);
  },
});
