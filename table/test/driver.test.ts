import { PERSON, isChoice } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { SqliteStore } from '../store/sqliteStore.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { NO_WAITING, Seated, openHost } from './tableHost.ts';

const journalIn = async (file: string) => {
  const store = new SqliteStore(file);
  const { journal } = (await store.load(TABLE))!;
  await store.close();
  return journal;
};

test('C15 who lets time run out is answered for by the clock, and nobody else waits', async () => {
  const file = await layKept('dragon-attack', [PERSON, 'random'], { pace: 'brisk' });
  const host = await openHost({ file, timing: { ...NO_WAITING, answerTime: (pace) => (pace === 'brisk' ? 1 : null) } });
  const ann = new Seated(host.address, TABLE, keyAt(0));
  await ann.until(({ passages }) => passages.length > 12);
  const journal = await journalIn(file);
  const hers = journal.filter(isChoice).filter(({ seat }) => seat === 0);
  expect(hers.length).toBeGreaterThan(0);
  expect(hers.every(({ by }) => by === 'clock')).toBe(true);
  ann.close();
  await host.close();
});

test('a bot plays for who is away, and gives the seat back', async () => {
  const file = await layKept('dragon-attack', [PERSON, PERSON]);
  const host = await openHost({ file });
  const [ann, bo] = [0, 1].map((seat) => new Seated(host.address, TABLE, keyAt(seat))) as [Seated, Seated];
  await Promise.all([ann, bo].map((one) => one.until(({ passages }) => passages.length > 0)));
  expect(await bo.connection.away()).toBeNull();
  expect((await ann.until(({ seated }) => seated[1]!.player !== PERSON)).seated[1]!.name).toBe('Bo');
  expect(await bo.connection.away()).toEqual({ why: 'not-now', now: 'away' });
  expect(await bo.connection.back()).toBeNull();
  await ann.until(({ seated }) => seated[1]!.player === PERSON);
  for (const one of [ann, bo]) one.close();
  await host.close();
});
