import { BlockList, isIP } from 'node:net';

// Which addresses belong to the whole net, by IANA's registries of special ones. All others are somebody's own: this machine's, a home's, a cloud's.

const SPECIAL_4: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of the addresses for everybody, those that are not: some of them lead into the other net, to wherever they say. */
const SPECIAL_6: readonly (readonly [net: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];
const FOR_EVERYBODY_6 = ['2000::', 3] as const;

const special = new BlockList();
for (const [net, bits] of SPECIAL_4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_6) special.addSubnet(net, bits, 'ipv6');
const forEverybody6 = new BlockList();
forEverybody6.addSubnet(...FOR_EVERYBODY_6, 'ipv6');

/** Whether an address, as numbers, is one that everybody reaches and nobody has at home. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return forEverybody6.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
