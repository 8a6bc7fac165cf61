import type { Passage, Seat, Types, ViewOf } from '@hoard/kernel';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { evenRows } from '../../../kernel/test/examples/bareTelling.ts';
import { Stage } from '../../stage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const LASTS = 100;

interface Numbered extends Types {
  sight: { readonly rev: number };
}

/** What is in sight, for who cares about a number only. */
const seen = (rev: number, viewer: Seat): ViewOf<Numbered> => ({ viewer, version: 1, seats: 1, lanes: [], outcome: null, sight: { rev } });

/** What happened, by hand: each letter is an event. Its number is in sight afterwards, and until then what was before and a tenth for each event. */
const passage = (rev: number, letters: string, viewer: Seat = 0): Passage<Numbered> => ({
  what: 'choice',
  seat: 0,
  key: null,
  undoes: null,
  events: letters.split('').map((t) => ({ t, rule: '' })),
  pictures: letters.split('').map((_, index) => seen(rev - 1 + (index + 1) / 10, viewer)),
  after: seen(rev, viewer),
});

/** Everybody else knows of one thing less. */
const placeFor = (_viewer: Seat, _before: Seat, place: number): number => place - 1;

/** Capital letters deserve to be dwelt upon. */
const rows = new Proxy(evenRows<Numbered>(LASTS), {
  get: (_, t: string) => ({ pace: LASTS, weight: t === t.toUpperCase() ? 2 : 0 }),
});

function build(...letters: readonly string[]) {
  return set(false, letters);
}

function set(isLive: boolean, letters: readonly string[]) {
  const isHeld = signal(false);
  const history = signal(letters.map((word, number) => passage(number, word)));
  const heard: string[] = [];
  const pace = { now: 1 };
  const stage = new Stage<Numbered>(
    { boardGame: { events: rows }, history, placeFor },
    { pace: () => pace.now, isHeld, isLive, onEvent: ({ t }) => heard.push(t) },
  );
  const goOn = (word: string): void => {
    history.value = [...history.value, passage(history.value.length, word)];
  };
  return { stage, heard, pace, goOn, history, isHeld };
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe('the stage', () => {
  test('shows nothing more while somebody reads, and goes on afterwards', async () => {
    const { stage, heard, isHeld } = build('abc');
    await pass(0);
    isHeld.value = true;
    await pass(10 * LASTS);
    expect([heard.join(''), stage.busy.value, stage.playing.value]).toEqual(['a', true, null]);
    isHeld.value = false;
    await pass(3 * LASTS);
    expect([heard.join(''), stage.busy.value]).toEqual(['abc', false]);
  });

  test('shows a new game from its first event, one after another', async () => {
    const { stage, heard } = build('ab');
    await pass(0);
    expect([stage.busy.value, stage.playing.value?.event.t, heard.join('')]).toEqual([true, 'a', 'a']);
    await pass(LASTS);
    expect([stage.busy.value, stage.playing.value?.event.t, heard.join('')]).toEqual([true, 'b', 'ab']);
    await pass(LASTS);
    expect([stage.busy.value, stage.playing.value]).toEqual([false, null]);
  });

  test('shows a game that has gone on before as it stands', async () => {
    const { stage, heard } = build('a', 'b', 'c');
    await pass(LASTS);
    expect([stage.busy.value, stage.view.value.sight.rev, heard]).toEqual([false, 2, []]);
  });

  test('carries each event over to the view until the new one comes', async () => {
    const { stage, goOn } = build('', '');
    goOn('ab');
    await pass(0);
    expect(stage.view.value.sight.rev).toBe(1);
    await pass(LASTS);
    expect(stage.view.value.sight.rev).toBeCloseTo(1.1);
    await pass(LASTS);
    expect(stage.view.value.sight.rev).toBe(2);
  });

  test('takes what happens meanwhile in its order', async () => {
    const { stage, heard, goOn } = build('', '');
    goOn('ab');
    goOn('c');
    await pass(0);
    goOn('d');
    await pass(10 * LASTS);
    expect([heard.join(''), stage.busy.value, stage.view.value.sight.rev]).toEqual(['abcd', false, 4]);
  });

  test.each([
    [2, LASTS / 2],
    [3, LASTS / 3],
  ])('is %i times as fast where that is wished', async (pace, lasts) => {
    const built = build('', '');
    built.pace.now = pace;
    built.goOn('a');
    await pass(0);
    expect(built.stage.playing.value?.milliseconds).toBe(lasts);
    await pass(Math.ceil(lasts));
    expect(built.stage.busy.value).toBe(false);
  });

  test('shows nothing by itself at speed 0, and lets it be heard', async () => {
    const { stage, heard, pace, goOn } = build('', '');
    pace.now = 0;
    goOn('ab');
    goOn('c');
    await pass(0);
    expect([stage.busy.value, stage.playing.value, heard.join('')]).toEqual([false, null, 'abc']);
  });

  test('skips the rest, and only the rest', async () => {
    const { stage, goOn } = build('', '');
    stage.skip();
    goOn('abc');
    await pass(0);
    expect(stage.playing.value?.event.t).toBe('a');
    stage.skip();
    await pass(0);
    expect([stage.busy.value, stage.view.value.sight.rev]).toEqual([false, 2]);
    goOn('d');
    await pass(0);
    expect(stage.playing.value?.event.t).toBe('d');
  });

  test('looks back to a moment and returns', async () => {
    const { stage } = build('', 'ab', 'c');
    void stage.lookBack({ place: 1, events: 0 });
    expect([stage.view.value.sight.rev, stage.playing.value?.event.t]).toEqual([0, 'a']);
    await pass(LASTS);
    expect(stage.view.value.sight.rev).toBeCloseTo(0.1);
    stage.backToNow();
    expect(stage.view.value.sight.rev).toBe(2);
  });

  test('goes on for who takes the screen where it was for the one before', async () => {
    const { stage, heard, history } = build('', '', '');
    void stage.lookBack({ place: 1, events: 0 });
    // Of the two things that happened before, the other knows one.
    history.value = [passage(0, '', 1), passage(2, '', 1), passage(3, 'xy', 1), passage(4, 'z', 1)];
    expect([stage.past.value, stage.busy.value, stage.view.value.sight.rev]).toEqual([null, true, 2]);
    await pass(LASTS);
    expect([stage.playing.value?.event.t, heard.join('')]).toEqual(['y', 'xy']);
    // And back in the midst of it.
    history.value = [passage(2, '', 0), passage(3, 'XY', 0), passage(4, 'Z', 0)];
    await pass(LASTS);
    expect([stage.playing.value?.event.t, stage.view.value.sight.rev]).toEqual(['Z', 3]);
    await pass(LASTS);
    expect([stage.busy.value, stage.view.value.sight.rev]).toEqual([false, 4]);
  });

  test('is still once it is closed', async () => {
    const { stage, heard, goOn } = build('', '');
    stage.close();
    goOn('a');
    await pass(LASTS);
    expect(heard).toEqual([]);
  });
});

/** The events that nobody saw, in a row. */
const eventsOf = ({ stage }: ReturnType<typeof build>): string | undefined => stage.missed.value?.events.map(({ t }) => t).join('');

describe('what was missed', () => {
  test('is nothing where everything was shown', async () => {
    const here = build('', '');
    here.goOn('ab');
    await pass(2 * LASTS);
    expect(here.stage.missed.value).toBeNull();
  });

  test('is all that comes at once, from what was in sight before the first of it', async () => {
    const here = build('', '');
    here.pace.now = 0;
    here.goOn('ab');
    await pass(0);
    here.goOn('c');
    await pass(0);
    expect([eventsOf(here), here.stage.missed.value?.before.sight.rev]).toEqual(['abc', 1]);
  });

  test('is what was skipped: the event that was being shown, and all the rest', async () => {
    const here = build('', '');
    here.goOn('abc');
    here.goOn('d');
    await pass(1.5 * LASTS);
    here.stage.skip();
    await pass(0);
    expect([here.stage.busy.value, eventsOf(here), here.stage.missed.value?.before.sight.rev]).toEqual([false, 'bcd', 1.1]);
  });

  test('is forgotten as soon as somebody pays attention', async () => {
    const here = build('', '');
    here.pace.now = 0;
    here.goOn('a');
    await pass(0);
    here.stage.attend();
    expect(here.stage.missed.value).toBeNull();
    here.goOn('b');
    await pass(0);
    expect([eventsOf(here), here.stage.missed.value?.before.sight.rev]).toEqual(['b', 2]);
  });

  test('is told to whoever has the screen now as they see it', async () => {
    const here = build('', '', '');
    here.pace.now = 0;
    here.goOn('ab');
    await pass(0);
    here.history.value = ['', '', 'xy'].map((word, number) => passage(number, word, 1));
    await pass(0);
    expect([eventsOf(here), here.stage.missed.value?.before.viewer]).toEqual(['xy', 1]);
  });
});

describe('the stage where all act at the same time', () => {
  test('is at the present at once, and plays over it what has just happened', async () => {
    const { stage, heard, goOn } = set(true, ['', '']);
    goOn('ab');
    expect([stage.busy.value, stage.view.value.sight.rev, stage.playing.value?.event.t]).toEqual([false, 2, 'a']);
    await pass(LASTS);
    expect([stage.playing.value?.event.t, heard.join('')]).toEqual(['b', 'ab']);
    await pass(LASTS);
    expect(stage.playing.value).toBe(null);
  });

  test('goes on to what is new, unless something greater is still played', async () => {
    const { stage, heard, goOn } = set(true, ['', '']);
    goOn('a');
    goOn('B');
    await pass(0);
    expect(stage.playing.value?.event.t).toBe('B');
    goOn('c');
    await pass(LASTS / 2);
    expect([stage.playing.value?.event.t, stage.view.value.sight.rev, heard.join('')]).toEqual(['B', 4, 'aBc']);
    await pass(LASTS);
    goOn('d');
    expect(stage.playing.value?.event.t).toBe('d');
  });

  test('marks what has happened for who wants nothing to move', () => {
    const { stage, goOn, pace } = set(true, ['', '']);
    pace.now = 0;
    goOn('a');
    goOn('b');
    expect([stage.playing.value, stage.missed.value?.events.map(({ t }) => t)]).toEqual([null, ['a', 'b']]);
  });
});
