import { isIP } from 'node:net';
import type { HOOK_FAULTS } from '../wire/refusals.ts';

/** Why no notices go to an address. */
export type WebhookFault = (typeof HOOK_FAULTS)[number];

const LONGEST = 500;
const USUAL_PORT = '';
const FIRST_FREE_PORT = 1024;

/** Reads the address of a hook. How it is spelt decides nothing: 0x7f.1 and 2130706433 are read as what they are, 127.0.0.1. */
export function readWebhook(given: string): URL | WebhookFault {
  const url = given.length > LONGEST ? null : URL.parse(given);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return 'no-address';
  if (url.protocol !== 'https:') return 'not-https';
  if (url.port !== USUAL_PORT && Number(url.port) < FIRST_FREE_PORT) return 'odd-port';
  return url;
}

/** The address that a URL names in numbers; null where it has a name that must be asked for. */
export function numbersIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? null : bare;
}
