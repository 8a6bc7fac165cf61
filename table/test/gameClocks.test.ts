import { expect, test } from 'vitest';
import { scramble } from '../../kernel/test/examples/scramble.ts';
import { sitDown, type Sitting } from './sitting.ts';

/** Somebody calls a STOP while another has a foot in the air: a timer runs, and people see it or do not. */
async function stopped(isShown: boolean): Promise<Sitting> {
  const timers = { ...scramble.timers! };
  timers.running = (state) => scramble.timers!.running(state).map((timer) => ({ ...timer, isShown }));
  const sitting = await sitDown({ ...scramble, timers });
  await sitting.answer(0, 'lift');
  await sitting.answer(1, 'stop');
  return sitting;
}

test('a clock of the game that people are to see comes to everybody by the name that the rules have for it', async () => {
  const { seats, looker, close } = await stopped(true);
  for (const one of [...seats, looker]) {
    const { clocks } = await one.until((known) => known.clocks.length > 0);
    expect(clocks).toMatchObject([{ kind: 'timer', timer: 'feet-1', seat: null, lane: null }]);
  }
  await close();
});

test('one that is the affair of the rules is shown to nobody', async () => {
  const { seats, looker, close } = await stopped(false);
  for (const one of [...seats, looker]) {
    const { clocks } = await one.until(({ passages }) => passages.length === 3);
    expect(clocks).toEqual([]);
  }
  await close();
});
