import { describe, expect, test } from 'vitest';
import { Match, SPECTATOR, viewOf } from '../index.ts';
import { Rehearsal, face } from '../laws/rehearsal.ts';
import { passedPacks } from './examples/passedPacks.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { play } from './sending.ts';

/** Seat 0 holds 0 to 3, seat 1 holds 4 to 7, and so on: the first unseen card is taken each time. */
const dealt = (seats: number): Rehearsal<TypesOf<typeof passedPacks>> =>
  Rehearsal.open(passedPacks, {}, seats, ...Array.from({ length: 4 * seats }, () => face(1)));

const handsSeen = (t: Rehearsal<TypesOf<typeof passedPacks>>, viewer: number): unknown => viewOf(passedPacks, t.state, viewer).sight.hands;

describe('a pack', () => {
  test('is decided when its first holder looks, and known to nobody else', () => {
    const t = dealt(3);
    const hidden = [-1, -1, -1, -1];
    expect([handsSeen(t, 1), handsSeen(t, SPECTATOR)]).toEqual([
      [hidden, [4, 5, 6, 7], hidden],
      [hidden, hidden, hidden],
    ]);
  });

  test('is passed to the left when all have chosen, and not before', () => {
    const t = dealt(3).chooseAs(0, 'keep:3').chooseAs(0, 'confirm').chooseAs(2, 'keep:8').chooseAs(2, 'confirm');
    expect([t.asked, t.board.round]).toEqual([[1], 0]);
    t.chooseAs(1, 'keep:4').chooseAs(1, 'confirm');
    expect(t.board.hands.map((hand) => hand.map(({ card }) => card))).toEqual([
      [3, 9, 10, 11],
      [4, 0, 1, 2],
      [8, 5, 6, 7],
    ]);
  });

  test('that was passed is known to who passed it, until the next holder has chosen', () => {
    const t = dealt(3);
    for (const [seat, card] of [3, 4, 8].entries()) t.chooseAs(seat, `keep:${card}`).chooseAs(seat, 'confirm');
    expect(handsSeen(t, 0)).toEqual([
      [3, 9, 10, 11],
      [2, 1, 0, -1],
      [-1, -1, -1, -1],
    ]);
    for (const [seat, cards] of [
      [3, 9],
      [0, 4],
      [8, 5],
    ].entries())
      for (const card of cards) t.chooseAs(seat, `keep:${card}`);
    for (const seat of [0, 1, 2]) t.chooseAs(seat, 'confirm');
    expect(handsSeen(t, 0)).toEqual([
      [3, 9, 6, 7],
      [11, 10, -1, -1],
      [-1, -1, -1, -1],
    ]);
  });
});

describe('a choice', () => {
  test('may pass on what was kept before', () => {
    const t = dealt(2).chooseAs(0, 'keep:0').chooseAs(0, 'confirm').chooseAs(1, 'keep:4').chooseAs(1, 'confirm');
    expect(t.keys(0)).toEqual(['keep:0', 'keep:5', 'keep:6', 'keep:7']);
    t.chooseAs(0, 'keep:6').chooseAs(0, 'keep:7').chooseAs(0, 'confirm').chooseAs(1, 'keep:1').chooseAs(1, 'keep:2').chooseAs(1, 'confirm');
    expect(t.board.hands[1]!.map(({ card }) => card)).toEqual([1, 2, 0, 5]);
  });

  test('can be changed until it is confirmed, and taken back until all have; others only see who has chosen', () => {
    const match = new Match(passedPacks, { options: {}, seats: 2, secret: '6'.repeat(64) });
    const [first, second] = match.state.board.hands[0]!.map(({ card }) => card);
    const others = match.transcript(1);
    play(match, `0:keep:${first} 0:undo 0:keep:${first} 0:think-again 0:keep:${second}`);
    expect(others.passages).toHaveLength(1);
    play(match, '0:confirm');
    expect(others.passages.at(-1)).toMatchObject({ what: 'choice', seat: 0, key: null, events: [{ t: 'chose', seat: 0 }] });
    expect(play(match, '0:undo').questions(0)).toHaveLength(1);
    play(match, '0:confirm');
    const card = match.state.board.hands[1]![0]!.card;
    expect(play(match, `1:keep:${card} 1:confirm`).undoBar(0)).toBe('lanes');
  });
});
