import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Who comes to a server, and under which names it may be asked for. */
export interface Doorkeeper {
  /** Whether a request names this server, and comes from nobody's page but its own. */
  admits(request: IncomingMessage): boolean;
}

/** How a home calls itself, by which it finds its machines: none of these leads anywhere on the net, and the last to its own maker only. */
const AT_HOME = ['local', 'internal', 'home.arpa', 'lan', 'fritz.box'];

/**
 * A page of a stranger may lead its name to this machine and then speak to it from a browser in the house: so only names are heard that nobody
 * else can have. What comes from a browser says where its page is from: only this server's own page may speak here.
 */
export function doorkeeper(names: readonly string[]): Doorkeeper {
  const machine = hostname().toLowerCase();
  const own = new Set([
    'localhost',
    machine,
    ...AT_HOME.map((network) => `${machine}.${network}`),
    ...names.map((name) => name.toLowerCase()),
  ]);
  const isOurs = (host: string): boolean => {
    const name = URL.parse(`http://${host}`)?.hostname ?? '';
    return own.has(name) || isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;
  };
  return {
    admits({ headers: { host, origin } }) {
      if (host === undefined || !isOurs(host)) return false;
      if (origin === undefined) return true;
      const from = URL.parse(origin);
      // Behind a gate that speaks TLS the page is at its usual port, and so is what the browser names as the host.
      return from !== null && (from.host === URL.parse(`${from.protocol}//${host}`)?.host || own.has(from.hostname));
    },
  };
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

/** The address of who asks. Only a gate on this very machine is believed when it says for whom it asks. */
export function addressOf({ socket: { remoteAddress = '' }, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? '')).split(',').at(-1)!.trim();
  return isLoopback(remoteAddress) && isIP(last) !== 0 ? last : remoteAddress;
}

/** Whether it comes from this machine itself, and not through a gate. */
export const isFromHere = (request: IncomingMessage): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
