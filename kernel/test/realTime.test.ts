import { describe, expect, test } from 'vitest';
import { Match, parseGame, printGame, replay } from '../index.ts';
import { scramble } from './examples/scramble.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { play, send } from './sending.ts';

const opened = (seats = 3): Match<TypesOf<typeof scramble>> => new Match(scramble, { options: {}, seats, secret: '4'.repeat(64) });

/** Seat 1 has lifted a foot, then seat 0 has called a STOP. */
const inTheAir = (paces = ''): Match<TypesOf<typeof scramble>> => play(opened(), `1:lift${paces} 0:stop`);

describe('lanes in real time', () => {
  test('take what is sent at the same time in the order of arrival; what has become impossible is refused with its reason', () => {
    const match = play(opened(2), '0:take 1:take');
    const [first, second] = [match.questions(0)[0]!, match.questions(1)[0]!];
    expect(match.choose(1, second.lane, second.token, 'take').ok).toBe(true);
    expect(match.choose(0, first.lane, first.token, 'take')).toMatchObject({ refusal: { why: 'denied', rule: 'the pile is gone' } });
    expect(match.state.board).toMatchObject({ pile: 0, gold: [1, 2] });
  });

  test('never take anything back', () => {
    const match = play(opened(), '0:take');
    expect([match.undoBar(0), send(match, 0, 'undo')]).toEqual(['final', { ok: false, refusal: { why: 'undo-barred', bar: 'final' } }]);
  });
});

describe('a STOP', () => {
  test('holds all lanes; what is sent meanwhile is refused as such, and costs nothing', () => {
    const match = opened();
    const late = match.questions(2)[0]!;
    play(match, '0:stop');
    expect(match.choose(2, late.lane, late.token, 'take')).toEqual({ ok: false, refusal: { why: 'held' } });
    play(match, '0:go-on');
    expect(match.choose(2, late.lane, late.token, 'take').ok).toBe(true);
  });

  test('lets who has a foot in the air land first, and holds them then', () => {
    const match = inTheAir();
    expect([match.asked(), match.timers()]).toEqual([0b010, [{ name: 'feet-1', seconds: 10 }]]);
    play(match, '1:pace 1:land');
    expect([match.asked(), match.timers(), match.state.lanes.map(({ held }) => held)]).toEqual([0b001, [], [1, 1, 1, 1, 0]]);
    expect(play(match, '0:tax').asked()).toBe(0b111);
    expect(match.state.lanes.map(({ held }) => held)).toEqual([0, 0, 0, 0]);
  });
});

describe('a lane that another one rewrites', () => {
  test('ends where no frame is left to it, and lets go whom it held', () => {
    const match = play(opened(), '1:hold:2 0:stop 0:oust:2');
    expect([match.asked(), match.state.lanes.length]).toEqual([0b011, 3]);
    const other = play(opened(), '1:hold:2 0:stop 0:oust:1');
    expect([other.asked(), other.state.lanes.length]).toEqual([0b101, 3]);
  });
});

describe('a timer of nobody’s question', () => {
  test('lands who was too slow; without a pace nothing is spent', () => {
    for (const [paces, left] of [
      ['', 3],
      [' 1:pace', 2],
    ] as const) {
      const match = inTheAir(paces);
      const { told } = { told: [], ...match.enter({ now: 'time', timer: 'feet-1' }) };
      expect(told).toMatchObject([{ event: { t: 'landed', seat: 1 } }]);
      expect([match.asked(), match.state.lanes[2]!.stack]).toEqual([0b001, [{ k: 'run', at: 'next', seat: 1, left, paces: 0 }]]);
      expect(play(match, '0:go-on').asked()).toBe(0b111);
    }
  });

  test('is an entry of the journal, kept in files and replayed', () => {
    const match = inTheAir();
    match.enter({ now: 'time', timer: 'feet-1' });
    expect(match.journal.at(-1)).toEqual({ now: 'time', timer: 'feet-1' });
    const file = parseGame('a file', printGame(match.record()));
    expect(replay(scramble, file).state).toEqual(match.state);
  });

  test('that does not run cannot run out', () => {
    const refusal = { ok: false, refusal: { why: 'not-now', now: 'time' } };
    expect([opened().enter({ now: 'time', timer: 'feet-1' }), inTheAir().enter({ now: 'time', timer: 'feet-2' })]).toEqual([
      refusal,
      refusal,
    ]);
    expect(() => replay(scramble, { ...opened().record(), journal: [{ now: 'time', timer: 'feet-1' }] })).toThrow(
      "Journal entry 1 (timer 'feet-1') is not possible: no such timer ran then",
    );
  });

  test('is told to all as something that nobody brought about', () => {
    const match = inTheAir();
    const script = match.transcript(2);
    match.enter({ now: 'time', timer: 'feet-1' });
    expect(script.passages.at(-1)).toMatchObject({ what: 'time', seat: -1, key: null });
  });
});

describe('a hold', () => {
  test('freezes one lane until the lane of the caller has ended, and everybody else goes on', () => {
    const match = play(opened(), '0:hold:1 2:take');
    expect([match.asked(), send(match, 1, 'take').ok]).toEqual([0b101, false]);
    play(match, '0:take 0:lift 0:pace 0:land');
    expect(match.asked()).toBe(0b101);
    play(match, '0:take');
    expect(match.asked()).toBe(0b110);
  });

  test('is no STOP: others may call one, and the held lane waits for both', () => {
    const match = play(opened(), '0:hold:1 2:stop 2:go-on');
    expect([match.asked(), match.state.lanes[2]!.held]).toEqual([0b101, 1]);
  });
});
