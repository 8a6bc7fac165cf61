import type { Seat } from '@hoard/kernel';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';
import type { Handlers } from './handlers.ts';
import { Refused } from './refused.ts';
import { withSeat, type Room } from './room.ts';
import { codeAsMeant, freshCode, freshToken, hashOf } from './tickets.ts';

type PeopleCalls = 'people/new' | 'people/me' | 'people/rename' | 'people/recovery' | 'people/recover' | 'people/alone' | 'people/forget';

/** What is in the place of the name of somebody who was forgotten. */
const FORGOTTEN = 'Guest';

/** People without accounts: whoever has a key is somebody. */
export function peopleCalls(store: Store, rooms: Rooms): Handlers<PeopleCalls> {
  const freshKey = async (person: string): Promise<string> => {
    const key = freshToken();
    await store.addKey(person, { hash: hashOf(key), kind: 'device' });
    return key;
  };

  return {
    async 'people/new'({ name }) {
      const key = freshToken();
      await store.addPerson({ id: freshToken(), name }, { hash: hashOf(key), kind: 'device' });
      return { name, key };
    },

    'people/me': async (_, { person: { name } }) => ({ name }),

    async 'people/rename'({ name }, { person }) {
      await store.rename(person.id, name);
      return { name };
    },

    async 'people/recovery'(_, { person }) {
      const code = freshCode();
      await store.removeKeys(person.id, 'recovery');
      await store.addKey(person.id, { hash: hashOf(codeAsMeant(code)), kind: 'recovery' });
      return { code };
    },

    async 'people/recover'({ code }) {
      const key = { hash: hashOf(codeAsMeant(code)), kind: 'recovery' } as const;
      const person = await store.personBy(key);
      // Of two who come with it at the same time, one has it.
      if (person === null || (await store.spendKey(key)) === 'taken') throw new Refused('bad-code');
      return { name: person.name, key: await freshKey(person.id) };
    },

    async 'people/alone'(_, { person, key }) {
      await store.removeKeys(person.id, 'device', key);
      await store.removeKeys(person.id, 'recovery');
      rooms.revoke(person.id, key);
      return {};
    },

    async 'people/forget'(_, { person }) {
      for (const { id } of await store.tablesOf(person.id)) await leaveForEver(rooms, id, person.id);
      await store.forget(person.id);
      rooms.revoke(person.id, null);
      return {};
    },
  };
}

/** Where nobody can play on any more, nobody needs to be told. */
async function leaveGame(room: Room, seat: Seat): Promise<void> {
  await room.turnOver(seat, 'gone').catch((error: unknown) => {
    if (!(error instanceof Refused && error.refusal.why === 'other-rules')) throw error;
  });
}

/** The games of others go on: a bot has the seat, somebody else is the host, and the name is gone. */
async function leaveForEver(rooms: Rooms, id: string, person: string): Promise<void> {
  const room = await rooms.room(id);
  const seat = room.seatOf(person);
  const others = room.kept.seats.flatMap((one) => (one.person === null || one.person === person ? [] : one.person));
  if (room.kept.phase === 'gathering' && room.kept.host === person && others.length === 0) return rooms.remove(room);
  if (seat !== null && room.kept.phase === 'playing') await leaveGame(room, seat);
  await room.change((kept) => {
    const unhosted = kept.host === person ? { ...kept, host: others[0] ?? '' } : kept;
    if (seat === null) return unhosted;
    const name = kept.phase === 'gathering' ? null : `${FORGOTTEN} ${seat + 1}`;
    return withSeat(unhosted, seat, { person: null, name, link: null });
  });
  if (seat === null || room.kept.phase === 'gathering') return;
  await rooms.store.unname(id, seat, `${FORGOTTEN} ${seat + 1}`);
  await rooms.letGo(room);
}
