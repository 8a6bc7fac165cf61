import { expect, test } from 'vitest';
import { Match, SPECTATOR, heardBy, viewOf, type Seat } from '../index.ts';
import { Rehearsal } from '../laws/rehearsal.ts';
import { bazaar } from './examples/bazaar.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { play } from './sending.ts';

type Bazaar = TypesOf<typeof bazaar>;

/** Seat 0 visits seat 2. */
const visit = (seats = 3): Rehearsal<Bazaar> => Rehearsal.open(bazaar, {}, seats).choose('visit:2');
const talkOf = (t: Rehearsal<Bazaar>, viewer: Seat = 0): object => viewOf(bazaar, t.state, viewer).lanes[0]!.stack.at(-1)!;

test('things of both are laid into a draft, as many as there are', () => {
  const t = visit();
  expect(t.keys()).toEqual(['ask:0', 'ask:1', 'ask:2', 'give:0', 'give:1', 'give:2', 'leave']);
  t.choose('give:1').choose('give:1').choose('ask:2');
  expect(t.keys()).toEqual(['ask:0', 'ask:1', 'give:0', 'give:2', 'leave', 'offer']);
  expect(talkOf(t)).toMatchObject({ speaker: 0, offer: null, draft: { fromMover: [1, 1], fromOther: [2] } });
});

test('a proposal gives the word to the other, who sees it from the other side', () => {
  const t = visit().choose('give:0').choose('offer');
  expect([t.asked, talkOf(t)]).toMatchObject([
    [2],
    { speaker: 2, offer: { fromMover: [0], fromOther: [] }, draft: { fromMover: [], fromOther: [] } },
  ]);
  t.choose('give:1').choose('ask:2');
  expect(talkOf(t)).toMatchObject({ draft: { fromMover: [2], fromOther: [1] } });
});

test('a counter-offer takes the place of what stood, and only that can be accepted', () => {
  const t = visit().choose('give:0').choose('offer').choose('ask:2').choose('offer').choose('accept');
  expect(t.board.stalls).toEqual([
    [3, 2, 0],
    [3, 2, 1],
    [3, 2, 2],
  ]);
});

test('nothing is accepted before it is offered; what the game bars is denied with its rule', () => {
  const t = visit();
  expect([t.denial('accept')?.rule, t.denial('offer')?.rule]).toEqual(['nothing is offered', 'something changes hands']);
  for (const key of ['give:0', 'give:0', 'give:0', 'give:1', 'give:1', 'give:2']) t.choose(key);
  expect(t.denial('offer')?.rule).toBe('five things at most');
});

test('after a deal the two go on if the game says so, with what is left', () => {
  const t = visit().choose('give:0').choose('give:0').choose('offer').choose('accept');
  expect([t.asked, talkOf(t)]).toMatchObject([[0], { speaker: 0, offer: null, left: 3 }]);
  expect(t.choose('leave').asked).toEqual([1]);
});

test('a private talk is for the two: to everybody else nothing is said until something changes hands', () => {
  const t = visit();
  const outside = (): unknown => [1, SPECTATOR].map((viewer) => viewOf(bazaar, t.state, viewer));
  const before = outside();
  t.choose('give:0').choose('offer').choose('ask:1').choose('offer');
  expect(outside()).toEqual(before);
  t.choose('accept');
  expect([0, 1, 2, SPECTATOR].map((viewer) => heardBy(t.engine.told!, viewer, 3).map((event) => event.t))).toEqual([
    ['offers', 'offers', 'deals'],
    ['deals'],
    ['offers', 'offers', 'deals'],
    ['deals'],
  ]);
});

test('a draft is taken back thing by thing; an agreement is not', () => {
  const match = play(new Match(bazaar, { options: {}, seats: 2, secret: '6'.repeat(64) }), '0:visit:1 0:give:0 0:ask:2 0:undo');
  expect(match.state.lanes[0]!.stack.at(-1)).toMatchObject({ draft: { fromMover: [0], fromOther: [] } });
  play(match, '0:offer 1:accept');
  expect([match.undoBar(0), match.undoBar(1)]).toEqual(['others', 'a deal is a deal']);
});
