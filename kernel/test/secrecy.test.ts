import { expect, expectTypeOf, test } from 'vitest';
import {
  Engine,
  Match,
  SPECTATOR,
  imagine,
  open,
  viewOf,
  type FieldsShown,
  type Seat,
  type Secrecy,
  type StateOf,
  type Types,
  type ViewOf,
} from '../index.ts';
import { Random } from '../engine/random.ts';
import { showingBy } from '../match/secrecy.ts';
import { council } from './examples/council.ts';
import { crypt } from './examples/crypt.ts';
import { knots } from './examples/knots.ts';
import { sealedBids } from './examples/sealedBids.ts';
import type { Tiny, TypesOf } from './examples/tinyGame.ts';
import { whispers } from './examples/whispers.ts';
import { wolves } from './examples/wolves.ts';
import { play } from './sending.ts';

type Card = { face: number; owner: number };
type Board = {
  score: number[];
  names: string[][];
  hands: Card[][];
  top: Card | null;
  vault: { gold: number; keys: { bronze: boolean; silver: boolean } };
  deck: number[];
};
type Sight = Omit<Board, 'deck' | 'vault'> & { deck: number; vault: { gold: number; keys: { bronze: boolean; silver: boolean | null } } };
type Frame =
  | { readonly k: 'turn'; at: 'act'; seat: number; plan: number[] }
  | { readonly k: 'duel'; at: 'strike' | 'parry'; blow: { power: number; aimed: number } | null };
type Cards = Tiny<Board, Frame, 'act', { t: string; rule: string }, Sight>;

const card: FieldsShown<Card, Card> = { face: (face, viewer, { owner }) => (owner === viewer ? face : -1), owner: open };

const secrecy: Secrecy<Cards> = {
  board: {
    score: open,
    names: open,
    hands: [[card]],
    top: card,
    vault: { gold: open, keys: { bronze: open, silver: (silver, viewer) => (viewer === 0 ? silver : null) } },
    deck: (deck) => deck.length,
  },
  frames: {
    turn: { at: open, seat: open, plan: (plan, viewer, { seat }) => (seat === viewer ? plan.slice() : []) },
    duel: { at: open, blow: { power: open, aimed: (aimed, viewer) => (viewer === SPECTATOR ? -1 : aimed) } },
  },
};

const board = (): Board => ({
  score: [3, 4],
  names: [['a', 'b'], []],
  hands: [
    [
      { face: 7, owner: 0 },
      { face: 8, owner: 0 },
    ],
    [{ face: 9, owner: 1 }],
  ],
  top: { face: 5, owner: 1 },
  vault: { gold: 12, keys: { bronze: true, silver: false } },
  deck: [2, 6, 1],
});

/** What a viewer who never looked before is shown. */
const newcomer = (seat: Seat) => ({ seat, isSame: () => false });
const showing = {
  board(whole: Board, viewer: Seat): Sight {
    const { board: shown } = showingBy(secrecy);
    return shown.show(newcomer(viewer), undefined, whole, undefined, shown.take(undefined, whole));
  },
  frame(frame: Frame, viewer: Seat): Frame {
    const shown = showingBy(secrecy).frame(frame.k);
    return shown.show(newcomer(viewer), undefined, frame, undefined, shown.take(undefined, frame));
  },
};

/** Every object inside a piece of plain data, and itself. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

test('what is open is shown whole; a veil, a list and a field within a field show as much as they say', () => {
  expect(showing.board(board(), 0)).toEqual({
    score: [3, 4],
    names: [['a', 'b'], []],
    hands: [
      [
        { face: 7, owner: 0 },
        { face: 8, owner: 0 },
      ],
      [{ face: -1, owner: 1 }],
    ],
    top: { face: -1, owner: 1 },
    vault: { gold: 12, keys: { bronze: true, silver: false } },
    deck: 3,
  });
  expect(showing.board(board(), SPECTATOR)).toMatchObject({
    hands: [[{ face: -1 }, { face: -1 }], [{ face: -1 }]],
    vault: { gold: 12, keys: { bronze: true, silver: null } },
  });
});

test('a thing that is not there is shown as such', () => {
  expect(showing.board({ ...board(), top: null }, 0).top).toBeNull();
  expect(showing.frame({ k: 'duel', at: 'strike', blow: null }, 0)).toEqual({ k: 'duel', at: 'strike', blow: null });
});

test('a frame shows its kind, and every field as much as is said', () => {
  const turn: Frame = { k: 'turn', at: 'act', seat: 1, plan: [4, 2] };
  expect([0, 1].map((viewer) => showing.frame(turn, viewer))).toEqual([{ ...turn, plan: [] }, turn]);
  const duel: Frame = { k: 'duel', at: 'parry', blow: { power: 3, aimed: 1 } };
  expect([0, SPECTATOR].map((viewer) => showing.frame(duel, viewer))).toEqual([duel, { ...duel, blow: { power: 3, aimed: -1 } }]);
});

test('a field that nobody speaks of is not shown, whatever finds its way onto a board or a frame', () => {
  expect(showing.board(Object.assign(board(), { stray: 'secret' }), 0)).not.toHaveProperty('stray');
  const stray = Object.assign({ k: 'turn', at: 'act', seat: 1, plan: [] } satisfies Frame, { stray: 'secret' });
  expect(showing.frame(stray, 1)).not.toHaveProperty('stray');
  const cards = [Object.assign({ face: 1, owner: 0 }, { stray: 'secret' })];
  expect(JSON.stringify(showing.board({ ...board(), hands: [cards], top: cards[0]! }, 0))).not.toContain('secret');
});

test('nothing that is shown is shared with what it shows', () => {
  const whole = board();
  const before = JSON.stringify(whole);
  const shown = showing.board(whole, 0);
  expect(objectsIn(shown).filter((part) => new Set(objectsIn(whole)).has(part))).toEqual([]);
  shown.score[0] = 99;
  shown.names[0]!.push('c');
  shown.hands[0]![0]!.face = 99;
  shown.vault.keys.bronze = false;
  expect(JSON.stringify(whole)).toBe(before);
});

test.each([
  ['crypt', viewsOf(crypt)],
  ['sealed-bids', viewsOf(sealedBids)],
  ['whispers', viewsOf(whispers)],
  ['wolves', viewsOf(wolves)],
  ['council', viewsOf(council)],
])('no view of %s shares anything with its state, to its end', (_name, shared) => {
  expect(shared).toEqual([]);
});

/** What views share with their states, in a random game. */
function viewsOf<T extends Types & { options: Record<string, never> }>(game: Parameters<typeof viewOf<T>>[0]): object[] {
  const random = new Random(3);
  const match = new Match(game, { options: {}, seats: game.seats.most, secret: '3'.repeat(64) });
  const shared: object[] = [];
  for (;;) {
    const parts = new Set(objectsIn(match.state));
    for (let seat = SPECTATOR; seat < match.state.seats; seat++)
      shared.push(...objectsIn(match.view(seat)).filter((part) => parts.has(part)));
    if (match.isOver) return shared;
    const asked = Array.from({ length: match.state.seats }, (_, seat) => seat).filter((seat) => match.questions(seat).length > 0);
    const seat = random.pick(asked);
    const { lane, token, actions } = random.pick(match.questions(seat));
    match.choose(seat, lane, token, game.keys.keyOf(random.pick(actions)));
  }
}

test('nothing in a view counts what its viewer may not know', () => {
  const match = new Match(knots, { options: {}, seats: 2, secret: '3'.repeat(64) });
  const before = JSON.stringify(match.view(1));
  play(match, '0:knot 0:undo');
  expect(JSON.stringify(match.view(1))).toBe(before);
  const names = new Set(objectsIn(match.view(1)).flatMap((part) => (Array.isArray(part) ? [] : Object.keys(part))));
  expect(names).toEqual(
    new Set('viewer version seats lanes outcome sight id asked parent children held holds stack k at seat turns knots rope'.split(' ')),
  );
});

// What does not compile. Each of these lines would be an error if it did.

test('a field that is not mentioned, or said to be more open than it is, does not compile', () => {
  const { deck: _deck, ...withoutDeck } = secrecy.board;
  // @ts-expect-error a field of the board is not mentioned
  const noDeck: Secrecy<Cards> = { ...secrecy, board: withoutDeck };
  const { plan: _plan, ...withoutPlan } = secrecy.frames.turn;
  // @ts-expect-error a field of a frame is not mentioned
  const noPlan: Secrecy<Cards> = { ...secrecy, frames: { ...secrecy.frames, turn: withoutPlan } };
  const { duel: _duel, ...withoutDuel } = secrecy.frames;
  // @ts-expect-error a kind of frame is not mentioned
  const noDuel: Secrecy<Cards> = { ...secrecy, frames: withoutDuel };
  // @ts-expect-error a field deep inside is not mentioned
  const noSilver: Secrecy<Cards> = { ...secrecy, board: { ...secrecy.board, vault: { gold: open, keys: { bronze: open } } } };
  // @ts-expect-error a field of each of a list is not mentioned
  const noOwner: Secrecy<Cards> = { ...secrecy, board: { ...secrecy.board, hands: [[{ face: open }]] } };
  // @ts-expect-error a thing with named parts is not open as a whole
  const openVault: Secrecy<Cards> = { ...secrecy, board: { ...secrecy.board, vault: open } };
  // @ts-expect-error neither is one that may be missing
  const openTop: Secrecy<Cards> = { ...secrecy, board: { ...secrecy.board, top: open } };
  // @ts-expect-error nor a list of such things
  const openHands: Secrecy<Cards> = { ...secrecy, board: { ...secrecy.board, hands: open } };
  // @ts-expect-error nor one inside a frame
  const openBlow: Secrecy<Cards> = { ...secrecy, frames: { ...secrecy.frames, duel: { at: open, blow: open } } };
  // @ts-expect-error what is seen as something else is not open
  const openDeck: Secrecy<Cards> = { ...secrecy, board: { ...secrecy.board, deck: open } };
  // @ts-expect-error a veil shows what is seen, nothing else
  const wrongDeck: Secrecy<Cards> = { ...secrecy, board: { ...secrecy.board, deck: (deck) => deck.slice() } };
  // @ts-expect-error what is not on the board is not shown
  const stray: Secrecy<Cards> = { ...secrecy, board: { ...secrecy.board, stray: open } };
  expect([noDeck, noPlan, noDuel, noSilver, noOwner, openVault, openTop, openHands, openBlow, openDeck, wrongDeck, stray]).toHaveLength(12);
});

test('a state is not taken for a view', () => {
  const state = new Engine(crypt).start({}, 2);
  // @ts-expect-error a state is not a view
  expect(() => imagine(crypt, state, new Random(1))).toThrow();
  expectTypeOf<StateOf<TypesOf<typeof crypt>>>().not.toExtend<ViewOf<TypesOf<typeof crypt>>>();
  // Not even where a seat may see all there is.
  expectTypeOf<StateOf<TypesOf<typeof knots>>>().not.toExtend<ViewOf<TypesOf<typeof knots>>>();
  expect(viewOf(knots, new Engine(knots).start({}, 2), 0)).not.toHaveProperty('board');
});
