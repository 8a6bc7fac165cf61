import type { TableRefusal } from '@hoard/table/client';
import { computed, signal } from '@preact/signals';
import { SERVER, ask } from './server.ts';

/** Names by which a machine calls itself: nobody else finds it there. */
const ITSELF = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const isForItself = (address: string): boolean => ITSELF.test(new URL(address).hostname);

/** Where others find the server, as it says; none as long as it has not said. */
const told = signal<readonly string[]>([]);

/** The address of the page for somebody at another device: as it was found here, unless only this machine finds it so. */
export const addressForOthers = computed(() => (isForItself(SERVER) ? (told.value[0] ?? SERVER) : SERVER));

/** Whether that leads nowhere but to this device. */
export const isOnlyHere = computed(() => isForItself(addressForOthers.value));

/** Asks the server where others find it. Returns why it does not say, if there is a server at all. */
export async function learnAddresses(): Promise<TableRefusal | null> {
  const asked = await ask('server/addresses', {});
  if (!asked.ok) return asked.refusal;
  told.value = asked.given.addresses;
  return null;
}
