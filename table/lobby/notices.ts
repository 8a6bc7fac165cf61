import type { Notifier } from '../notify/notifier.ts';
import { isSeal } from '../notify/sealing.ts';
import { readWebhook } from '../notify/webhook.ts';
import type { Store } from '../store/store.ts';
import type { Handlers } from './handlers.ts';
import { Refused } from './refused.ts';

type NoticeCalls = 'notices/mine' | 'notices/hook' | 'notices/push' | 'notices/try';

/** Where people are called to their tables. */
export function noticeCalls(store: Store, notifier: Notifier): Handlers<NoticeCalls> {
  return {
    async 'notices/mine'(_, { person, key }) {
      const addresses = await store.addressesOf(person.id);
      return {
        hook: addresses.find(({ device }) => device === null)?.address.address ?? null,
        isPushed: addresses.some(({ device }) => device === key),
        pushKey: (await notifier.key()).open,
      };
    },

    async 'notices/hook'({ address, language }, { person }) {
      if (address !== null) checkAddress(address);
      await store.setAddress(person.id, null, address === null ? null : { kind: 'hook', address, language });
      return {};
    },

    async 'notices/push'({ subscription, language }, { person, key: device }) {
      if (subscription !== null) {
        checkAddress(subscription.endpoint);
        if (!isSeal(subscription)) throw new Refused({ why: 'bad-hook', fault: 'no-address' });
      }
      const to = subscription && {
        kind: 'push' as const,
        address: subscription.endpoint,
        language,
        key: subscription.key,
        auth: subscription.auth,
      };
      await store.setAddress(person.id, device, to);
      return {};
    },

    async 'notices/try'({ by }, { person, key }) {
      const came = await notifier.try(person.id, by === 'hook' ? null : key);
      if (came === null) throw new Refused({ why: 'bad-hook', fault: 'no-address' });
      return { came };
    },
  };
}

function checkAddress(address: string): void {
  const fault = readWebhook(address);
  if (typeof fault === 'string') throw new Refused({ why: 'bad-hook', fault });
}
