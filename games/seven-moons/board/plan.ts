import {
  WILD_GLYPHS,
  WILD_LOOKS,
  backdropOf,
  inked,
  line,
  shadow,
  shape,
  waysThrough,
  type Look,
  type MapPlan,
  type MapSpace,
  type Road,
} from '@hoard/paint';
import type { HexRow } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';

// Dragon Reach as a painter needs it.

/** What is built only here. */
const glyphs: Readonly<Record<string, string>> = {
  spire:
    shadow(9, 2.6) +
    inked('M-6 0L-4-26H4L6 0Z', '#8f8aa8') +
    shape('M-5.2-.6L-3.4-25.4H-1L-2-.6Z', '#c3bedb') +
    inked('M-6.4-26L0-42L6.4-26Z', '#40518f') +
    shape('M-4.6-26.6L0-39L.8-37L-1.6-26.6Z', '#6d82c9') +
    shape('M-1.2-14V-18a1.2 1.2 0 0 1 2.4 0V-14Z', '#ffe9a0') +
    shape('M0-48l1.2 3.2 3.2.2-2.6 2 1 3.2L0-41.2l-2.8 1.8 1-3.2-2.6-2 3.2-.2Z', '#ffe9a0'),
  hall:
    shadow(17, 4) +
    inked('M-16 0L-14-14H14L16 0Z', '#8b8474') +
    inked('M-18-13L-12-22H12L18-13Z', '#6b6455') +
    shape('M-15-.6L-13.4-13.4H-8L-9-.6Z', '#b5ad9a') +
    shape('M-5 0V-8H5V0Z', '#1c130b') +
    line('M-11-18H11M-9-20.4H9', '#3d372f', 0.8),
  hut:
    shadow(8, 2.4) +
    shape('M-6 0L-5-8H4L6 0Z', '#4b4a34') +
    inked('M-9-7L0-20L2-15L8-6Z', '#33402c') +
    shape('M-2 0V-5H1.6V0Z', '#12170e') +
    shape('M2.6-4V-6.6H4.6V-4Z', '#c6f28a'),
};

const looks: Readonly<Record<string, Look>> = {
  ...WILD_LOOKS,
  elves: {
    ground: '#4f6b38',
    growth: ['oak', 'pine', 'flower'],
    count: 9,
    buildings: [
      ['greatOak', 1, 6, 1.05],
      ['cottage', -18, 4, 0.8],
    ],
  },
  dwarves: {
    ground: '#85765d',
    growth: ['crag', 'stone'],
    count: 7,
    buildings: [
      ['crag', -16, -6, 1.4],
      ['crag', 15, -8, 1.3],
      ['pithead', 0, 4, 1.6],
    ],
  },
  giants: { ground: '#94866c', growth: ['stone', 'crag', 'menhir'], count: 7, buildings: [['hall', 0, 6, 1.15]] },
  wizards: { ground: '#7c7f6a', growth: ['flower', 'stone', 'tuft'], count: 6, buildings: [['spire', 0, 10, 0.95]] },
  barbarians: {
    ground: '#8a8250',
    growth: ['tuft', 'stone', 'menhir'],
    count: 6,
    buildings: [
      ['menhir', -16, -4, 1.3],
      ['tent', -6, 4, 1.05],
      ['tent', 12, 6, 0.9],
    ],
  },
  witches: { ground: '#5b6a50', growth: ['reed', 'pool', 'deadwood', 'willow'], count: 10, buildings: [['hut', 0, 6, 1.2]] },
};

/** By name of a landmark. */
const LANDMARKS: Readonly<Record<string, string>> = {
  'Broken Watchtower': 'watchtower',
  "Old King's Barrow": 'barrow',
  'Lantern Oak': 'greatOak',
  'Drowned Shrine': 'ruin',
  'Singing Stones': 'stones',
};

/** From the hills to the sea; it runs through one hex that is no water. */
const RIVER = ['D12', 'F12', 'G11', 'H12', 'J11', 'K12', 'L12', 'M13'];

const rowOf = (id: string): number => content.hexes.findIndex((hex) => hex.id === id);

function spaceOf(hex: HexRow, row: number): MapSpace {
  const { id, q, r } = hex;
  const inRiver = RIVER.includes(id);
  const isWet = hex.terrain === 'water' || hex.terrain === 'bridge';
  const terrain = inRiver ? (isWet ? 'river' : 'ford') : isWet ? 'sea' : 'land';
  return { id, q, r, terrain, look: lookOf(hex, row) };
}

function lookOf({ terrain, name, landmark }: HexRow, row: number): string {
  if (landmark) return LANDMARKS[name!] ?? 'ruin';
  if (terrain === 'domain') return content.allies[content.allyAt[row]!]!.id;
  return terrain === 'water' ? 'sea' : terrain;
}

/** Bridges that no road leads to: from either shore to the island. */
const ISLE_BRIDGES = [
  ['L6', 'L7', 'M8'],
  ['L9', 'L8', 'M8'],
].map((way) => way.map(rowOf));

/** Where roads lead to. */
const ON_ROADS: ReadonlySet<HexRow['terrain']> = new Set(['road', 'bridge', 'city', 'domain', 'market']);

const isBridge = (row: number): boolean => content.hexes[row]!.terrain === 'bridge';

function roads(): Road[] {
  const isApart = (row: number): boolean => isBridge(row) && ISLE_BRIDGES.flat().includes(row);
  const ways = waysThrough(content.hexes, (row) => ON_ROADS.has(content.hexes[row]!.terrain) && !isApart(row));
  const bridges = ways.flatMap((way) => way.flatMap((row, index) => (isBridge(row) ? [way.slice(index - 1, index + 2)] : [])));
  return [
    ...ways.map((way): Road => ({ kind: 'paved', way })),
    ...[...bridges, ...ISLE_BRIDGES].map((way): Road => ({ kind: 'bridge', way })),
  ];
}

const spaces = content.hexes.map(spaceOf);

export const plan: MapPlan = {
  grid: 'pointy',
  spaces,
  looks,
  glyphs: { ...WILD_GLYPHS, ...glyphs },
  roads: roads(),
  rivers: [RIVER.map(rowOf)],
  backdrop: backdropOf(spaces),
};
