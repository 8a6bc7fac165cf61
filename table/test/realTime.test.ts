import { heropath, type Heropath } from '@hoard/games/heropath';
import { PERSON, Random, type Game, type Passage, type Types } from '@hoard/kernel';
import { expect, test } from 'vitest';
import type { Known } from '../client/index.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { Seated, openHost } from './tableHost.ts';

/** The same game, with clocks that run so many times as fast. */
const FASTER = 200;
const hurried: Game<Heropath> = {
  ...heropath,
  questions: Object.fromEntries(
    Object.entries(heropath.questions!).map(([name, row]) => [
      name,
      { ...row, seconds: (asked, at) => (row.seconds?.(asked, at) ?? Infinity) / FASTER } satisfies typeof row,
    ]),
  ),
  timers: {
    ...heropath.timers!,
    running: (state) => heropath.timers!.running(state).map((timer) => ({ ...timer, seconds: timer.seconds / FASTER })),
  },
};

/** So many choices somebody makes; then they fall silent, and clocks run out. */
const CHOICES = 60;

/** What is refused where all act at once: others were faster. */
const LATE = ['stale', 'held', 'no-such-lane', 'not-asked', 'not-offered', 'denied'];

/** Somebody answers what they are asked, for a while. Gives what they were refused for. */
async function playAt(seated: Seated, seed: number): Promise<string[]> {
  const random = new Random(seed);
  const refused: string[] = [];
  for (let choice = 0; choice < CHOICES; choice++) {
    const { questions } = await seated.until((known) => known.questions.length > 0);
    const { lane, token, actions } = random.pick(questions);
    const key = heropath.keys.keyOf(random.pick(actions));
    // A break lasts as long as it lasts (HP-26.41), and who wished for it may have made the last choice.
    const refusal = key === 'pause' ? null : await seated.connection.choose({ lane, token, key });
    if (refusal !== null) refused.push(refusal.why);
  }
  return refused;
}

const timesUp = (passages: readonly Passage<Types>[]): number => passages.filter(({ what }) => what === 'time').length;
const stopsIn = (passages: readonly Passage<Types>[]): number =>
  passages.filter(({ events }) => events.some(({ t }) => t === 'stopCalled')).length;
const whole = ({ passages }: Known<Types>): string => JSON.stringify(passages);

test('Heropath in Real Time: all act at once over the wire, and what clocks did is kept like every choice', async () => {
  const file = await layKept('heropath', [PERSON, PERSON, 'random'], { options: { turns: 'real time' } });
  const host = await openHost({ file, shelf: async (_, use) => use(hurried) });
  const seats = [0, 1].map((seat) => new Seated(host.address, TABLE, keyAt(seat)));
  const looker = new Seated(host.address, TABLE, null);
  const refused = await Promise.all(seats.map((one, seat) => playAt(one, seat + 1)));
  for (const why of refused.flat()) expect(LATE).toContain(why);
  const { passages } = await looker.until((known) => timesUp(known.passages) > 0 && stopsIn(known.passages) > 2);
  // Clocks that only notice idleness nobody sees.
  const timers = [looker, ...seats].flatMap(({ heard }) =>
    heard.flatMap((text) => [...text.matchAll(/"timer":"([a-z]+)-/gi)].map(([, kind]) => kind)),
  );
  for (const internal of ['idle', 'stalled', 'straggler']) expect(timers).not.toContain(internal);
  await host.stop();
  for (const one of [...seats, looker]) one.close();

  // A server that opens it anew knows the same, to the letter.
  const next = await openHost({ before: host, shelf: async (_, use) => use(heropath) });
  const again = new Seated(next.address, TABLE, null);
  await again.until((known) => known.passages.length >= passages.length);
  expect(whole(again.known).startsWith(JSON.stringify(passages).slice(0, -1))).toBe(true);
  again.close();
  await next.close();
});
