import type { Store } from '../store/store.ts';
import { forgetPerson } from './forgetting.ts';
import type { Rooms } from './rooms.ts';
import type { Handlers } from './handlers.ts';
import { Refused } from './refused.ts';
import { codeAsMeant, freshCode, freshToken, hashOf } from './tickets.ts';

type PeopleCalls = 'people/new' | 'people/me' | 'people/rename' | 'people/recovery' | 'people/recover' | 'people/alone' | 'people/forget';

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
      await forgetPerson(rooms, person.id);
      rooms.revoke(person.id, null);
      return {};
    },
  };
}
