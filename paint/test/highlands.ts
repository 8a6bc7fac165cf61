import { backdropOf } from '../backdrop.ts';
import type { MapPlan } from '../mapPainter.ts';
import { waysThrough, type Road } from '../roads.ts';
import type { MapSpace } from '../terrain.ts';
import { WILD_GLYPHS, WILD_LOOKS } from '../wilds.ts';

/** A land of pointed hexagons between mountains and a sea. One letter a space, each row half a space further in than the one above. */
const ROWS: readonly (readonly [r: number, q: number, letters: string])[] = [
  [-5, -4, 'AAGwPFAAFPwGAA'],
  [-4, -5, 'ACrrrwADAwrrrCA'],
  [-3, -5, 'ArArwwwwwwr~rA'],
  [-2, -6, 'AwrrrrwLwrrbrwA'],
  [-1, -6, 'FwrALrrrrL~rwF'],
  [0, -7, 'wwPwwwrMrwwwPww'],
  [1, -7, 'FwrALrrrrL~rwF'],
  [2, -8, 'Awrrrrw~wrrbrw~'],
  [3, -8, 'ArArwwbbwwr~r~'],
  [4, -9, 'ACrrrw~F~wrrbC~'],
  [5, -9, 'AAGwPF~~FPwG~~'],
];

const KINDS: Readonly<Record<string, Pick<MapSpace, 'terrain' | 'look'>>> = {
  A: { terrain: 'land', look: 'mountain' },
  '~': { terrain: 'sea', look: 'sea' },
  r: { terrain: 'land', look: 'road' },
  b: { terrain: 'sea', look: 'bridge' },
  w: { terrain: 'land', look: 'wilderness' },
  L: { terrain: 'land', look: 'watchtower' },
  F: { terrain: 'land', look: 'campfire' },
  G: { terrain: 'land', look: 'gate' },
  C: { terrain: 'land', look: 'city' },
  P: { terrain: 'land', look: 'camp' },
  M: { terrain: 'land', look: 'market' },
  D: { terrain: 'land', look: 'lair' },
};

/** Bridges that no road leads to: from the shore to the island. */
const ISLE_BRIDGES = [
  ['-3,3', '-2,3', '-2,4'],
  ['0,3', '-1,3', '-2,4'],
];

/** Where roads lead to. */
const ON_ROADS = new Set(['road', 'bridge', 'city', 'camp', 'market']);

const RIVER = ['6,-3', '5,-2', '4,-1', '4,0', '3,1', '3,2', '3,3', '3,4'];

export function highlands(): MapPlan {
  const spaces = ROWS.flatMap(([r, first, letters]) =>
    letters.split('').map((letter, i): MapSpace => {
      const id = `${first + i},${r}`;
      const kind = KINDS[letter]!;
      return { id, q: first + i, r, ...kind, terrain: RIVER.includes(id) ? 'river' : kind.terrain };
    }),
  );
  const rows = (ids: readonly string[]): number[] => ids.map((id) => spaces.findIndex((space) => space.id === id));
  const isApart = (space: number): boolean => ISLE_BRIDGES.flat().includes(spaces[space]!.id);
  const ways = waysThrough(spaces, (space) => ON_ROADS.has(spaces[space]!.look) && !isApart(space));
  const bridges = [
    ...ways.flatMap((way) => way.flatMap((space, i) => (spaces[space]!.look === 'bridge' ? [way.slice(i - 1, i + 2)] : []))),
    ...ISLE_BRIDGES.map(rows),
  ];
  return {
    grid: 'pointy',
    spaces,
    looks: WILD_LOOKS,
    glyphs: WILD_GLYPHS,
    roads: [...ways.map((way): Road => ({ kind: 'paved', way })), ...bridges.map((way): Road => ({ kind: 'bridge', way }))],
    rivers: [rows(RIVER)],
    backdrop: backdropOf(spaces, 2),
  };
}
