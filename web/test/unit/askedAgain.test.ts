import type { GameEvent, Passage, Question, Types, View, Frame } from '@hoard/kernel';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { untilAskedAgain } from '../../play/askedAgain.ts';
import type { OpenQuestion } from '../../table/table.ts';

const questionIn = (lane: number, token: string): OpenQuestion => {
  const question: Question = { lane, token, rules: [], actions: [1], denials: [] };
  return { seat: 0, question };
};

/** Something happened, after which these lanes go on. */
function passage(lanes: readonly number[], ...events: readonly GameEvent[]): Passage<Types> {
  const after: View<object, Frame> = {
    viewer: 0,
    version: 1,
    seats: 2,
    lanes: lanes.map((id) => ({ id, asked: 0, parent: -1, children: 0, held: 0, holds: [], stack: [] })),
    outcome: null,
    sight: {},
  };
  return { what: 'choice', seat: 1, key: null, undoes: null, events, pictures: events.map(() => after), after };
}

/** Somebody waits for the next question in lane 0 while another is asked. */
function waits() {
  const askings = signal<readonly OpenQuestion[]>([]);
  const history = signal<readonly Passage<Types>[]>([passage([0])]);
  const boardGame = { events: { pass: { pace: 0 }, turn: { pace: 0, is: 'turn' } } } as const;
  const { next, stop } = untilAskedAgain({ askings, history, boardGame }, questionIn(0, 'before'));
  const happens = (what: Passage<Types>): void => {
    history.value = [...history.value, what];
  };
  return { next, stop, askings, happens };
}

test('goes on with the next question of the lane, when others have had their say', async () => {
  const { next, askings, happens } = waits();
  happens(passage([0], { t: 'pass', rule: '' }));
  askings.value = [questionIn(1, 'elsewhere')];
  askings.value = [questionIn(0, 'again')];
  expect((await next)?.question.token).toBe('again');
});

test('ends with the turn: nothing is taken up in a later one', async () => {
  const { next, askings, happens } = waits();
  happens(passage([0], { t: 'turn', rule: '', seat: 0 }));
  askings.value = [questionIn(0, 'next turn')];
  expect(await next).toBeUndefined();
});

test('ends with the lane, and when nobody waits any more', async () => {
  const ended = waits();
  ended.happens(passage([2]));
  expect(await ended.next).toBeUndefined();
  const left = waits();
  left.stop();
  expect(await left.next).toBeUndefined();
});
