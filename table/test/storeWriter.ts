import { SqliteStore } from '../store/sqliteStore.ts';

// A process that writes and says so, until somebody kills it.

const store = new SqliteStore(process.argv[2]!);
const secret = '5e'.repeat(32);
await store.begin('game', {
  hoard: 1,
  game: 'race',
  version: 1,
  content: 'none',
  options: {},
  seated: [{ name: 'Ann', player: 'person' }],
  commitment: secret,
  secret,
  contributions: [],
});
for (let place = 0; ; place++) {
  if ((await store.append('game', place, { seat: 0, lane: 0, key: `k${place}` })) === 'kept') process.stdout.write(`${place}\n`);
}
