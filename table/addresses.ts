import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './notify/publicAddress.ts';

/** By which addresses a page is found. */
export interface Addresses {
  /** On this machine: `http://localhost:4600/`. */
  readonly address: string;
  /** From others in the network; none where only one address was asked for. */
  readonly others: readonly string[];
}

/** What was asked for tells a name; what came of it tells whether everybody is let in, however that was spelt. */
export function addressesOf(host: string, { address: bound, port }: AddressInfo, networks = networkInterfaces()): Addresses {
  if (bound !== '0.0.0.0' && bound !== '::') return { address: addressAt(host, port), others: [] };
  const reachable = Object.values(networks)
    .flatMap((infos) => infos ?? [])
    .filter((info) => isForOthers(info) && (bound === '::' || info.family === 'IPv4'));
  return { address: addressAt('localhost', port), others: reachable.map((info) => addressAt(info.address, port)) };
}

/**
 * Whether the whole net may come, and not only who is in the same network. Where all addresses of a machine are listened at, those of IPv6 say
 * nothing about it: homes have such, too, behind a wall.
 */
export function isForWholeNet({ address: bound }: AddressInfo, networks = networkInterfaces()): boolean {
  if (bound !== '0.0.0.0' && bound !== '::') return isPublicAddress(bound);
  const infos = Object.values(networks).flatMap((some) => some ?? []);
  return infos.some(({ internal, family, address }) => !internal && family === 'IPv4' && isPublicAddress(address));
}

/** Addresses of one link only (fe80::1) need to be told which link, and no browser takes that. */
const isForOthers = ({ internal, family, address }: NetworkInterfaceInfo): boolean =>
  !internal && !(family === 'IPv6' && /^fe[89ab]/i.test(address));

const addressAt = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
