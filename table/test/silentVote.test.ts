import { ABSTAINED, PERSON } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { crossroads } from '../../kernel/test/examples/crossroads.ts';
import type { Timing } from '../live/timing.ts';
import { TABLE, keyAt } from './keptTable.ts';
import { sitDown } from './sitting.ts';
import { NO_WAITING, Seated, openHost } from './tableHost.ts';

test('nobody sees what others wish for until all have wished; then all do, and vote', async () => {
  const { seats, looker, answer: vote, close } = await sitDown(crossroads, [PERSON, PERSON, PERSON]);
  const [ann, bo, cleo] = seats as [Seated, Seated, Seated];
  expect(ann.known.ballot).toEqual({ mine: null, awaited: [0, 1, 2], wishes: null });
  await vote(0, 'vote:wood');
  await vote(1, 'vote:hill');
  // Who thinks again wishes again.
  await vote(1, 'vote:ford');
  for (const one of [cleo, looker]) {
    const { ballot, passages } = await one.until((known) => known.ballot?.awaited.length === 1);
    expect([ballot, passages.length]).toEqual([{ mine: null, awaited: [2], wishes: null }, 1]);
    expect(one.heard.join()).not.toMatch(/"(?:mine|key)":"/);
  }
  await vote(2, 'vote:hill');
  const wishes = [
    { seat: 0, key: 'vote:wood' },
    { seat: 1, key: 'vote:ford' },
    { seat: 2, key: 'vote:hill' },
  ];
  for (const one of [ann, bo, cleo, looker])
    expect((await one.until(({ ballot }) => ballot?.wishes !== null)).ballot!.wishes).toEqual(wishes);
  expect(ann.known.passages).toHaveLength(1);
  // Now they vote, for all to see.
  await vote(0, 'vote:hill');
  await bo.until(({ passages }) => passages.length === 2);
  await vote(2, 'vote:hill');
  const { passages, ballot } = await looker.until((known) => known.passages.length === 3 && known.ballot?.wishes === null);
  expect(passages.at(-1)!.events.map(({ t }) => t)).toContain('walked');
  // The next vote begins in silence again.
  expect(ballot).toEqual({ mine: null, awaited: [0, 1, 2], wishes: null });
  await close();
});

test('where all wish the same they have voted', async () => {
  const { seats, answer: vote, close } = await sitDown(crossroads, [PERSON, PERSON, 'random']);
  await vote(0, 'vote:wood');
  await vote(1, 'vote:wood');
  const { passages } = await seats[1]!.until((known) => known.passages.length === 3);
  expect(passages.slice(1).map(({ seat }) => seat)).toEqual([0, 1]);
  await close();
});

test('a bot has its say after people, and whoever is alone with bots votes at once', async () => {
  const several = await sitDown(crossroads, [PERSON, PERSON, 'random']);
  await several.answer(0, 'vote:wood');
  await several.seats[1]!.until(({ ballot }) => ballot?.awaited.length === 1);
  expect(several.seats[1]!.known.passages).toHaveLength(1);
  await several.close();
  const alone = await sitDown(crossroads, [PERSON, 'random', 'random']);
  expect(alone.seats[0]!.known.ballot).toBeNull();
  await alone.close();
});

test('an answer that is not offered is refused as ever, and wishes outlive the server', async () => {
  const { host, seats, looker, answer: vote } = await sitDown(crossroads, [PERSON, PERSON]);
  const { lane, token } = await seats[0]!.question();
  expect(await seats[0]!.connection.choose({ lane, token, key: 'vote:9' })).toMatchObject({ why: 'unknown' });
  await vote(0, 'vote:wood');
  await host.stop();
  const next = await openHost({ before: host, shelf: async (_, use) => use(crossroads) });
  const ann = new Seated(next.address, TABLE, keyAt(0));
  expect((await ann.until(({ ballot }) => ballot?.mine !== null)).ballot).toEqual({ mine: 'vote:wood', awaited: [1], wishes: null });
  for (const one of [ann, looker, ...seats]) one.close();
  await next.close();
});

test('when time has run out, whoever has wished has voted for that', async () => {
  const timing: Timing = { ...NO_WAITING, answerTime: (pace) => (pace === 'off' ? null : 1) };
  const { seats, answer: vote, close } = await sitDown(crossroads, [PERSON, PERSON, PERSON], { timing });
  await vote(0, 'vote:wood');
  for (const { connection } of seats) await connection.vote('brisk');
  const { passages } = await seats[1]!.until((known) => known.passages.some(({ events }) => events.some(({ t }) => t === 'walked')));
  const walked = passages.flatMap(({ events }) => events).find(({ t }) => t === 'walked');
  // Ann for the wood; the others abstain by default.
  expect(walked).toMatchObject({ way: 2, votes: [2, ABSTAINED, ABSTAINED] });
  await close();
});
