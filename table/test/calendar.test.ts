import { expect, test } from 'vitest';
import { PEOPLES_TIMING } from '../live/timing.ts';
import { Calendar } from '../lobby/calendar.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([400 * DAY, -400 * DAY])('a clock that is set by %d is not believed before it has gone on for a day', (jump) => {
  let [wall, steady] = [1e12, 0];
  const calendar = new Calendar(
    () => wall,
    () => steady,
  );
  const wait = (time: number): void => {
    wall += time;
    steady += time;
  };
  wait(MINUTE);
  expect(calendar.now()).toBe(wall);
  wall += jump;
  expect(calendar.now()).toBeNull();
  wait(DAY - MINUTE);
  expect(calendar.now()).toBeNull();
  wait(2 * MINUTE);
  expect(calendar.now()).toBe(wall);
});

test('a clock that goes a little wrong, and is put right, is believed', () => {
  let wall = 1e12;
  const calendar = new Calendar(
    () => wall,
    () => 0,
  );
  wall += 10 * MINUTE;
  expect(calendar.now()).toBe(wall);
});

test('who has days for an answer never has more than those, whatever the clock of the machine was set to', () => {
  expect(PEOPLES_TIMING.answerTime('days', 'turn', Date.now() + 400 * DAY)).toBe(2 * DAY);
  expect(PEOPLES_TIMING.answerTime('days', 'turn', Date.now() - 400 * DAY)).toBe(MINUTE);
});
