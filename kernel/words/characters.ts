import type { Hex } from '../engine/hexMap.ts';
import type { Group, GroupItem, Sheet, Standing, Voices } from './telling.ts';
import type { Ink, Style } from './terminal.ts';

// What the terminals of all games do alike.

/** What is drawn on a hexagon. */
export interface HexSign {
  readonly sign: string;
  readonly styles: readonly Style[];
}

/** Half hexagons from the western edge. */
const halvesOf = (hexes: readonly Hex[]): number[] => {
  const halves = hexes.map(({ q, r }) => 2 * q + r);
  const left = Math.min(...halves);
  return halves.map((half) => half - left);
};

/** How many hexagons a map is wide. */
export const hexColumns = (hexes: readonly Hex[]): number => Math.max(...halvesOf(hexes)) / 2 + 1;

/** The hexagons in rows, each row half a hexagon beside the one above, so that all six neighbours are neighbours. `cell` is their width. */
export function hexRows(hexes: readonly Hex[], cell: number, signOn: (row: number) => HexSign, ink: Ink): string[] {
  const halves = halvesOf(hexes);
  const width = hexColumns(hexes) * cell;
  const rows = Map.groupBy(hexes.keys(), (row) => hexes[row]!.r);
  return [...rows.keys()]
    .toSorted((a, b) => a - b)
    .map((r) => {
      let line = '';
      let end = 0;
      for (const row of rows.get(r)!.toSorted((a, b) => halves[a]! - halves[b]!)) {
        const start = (halves[row]! * cell) / 2;
        const { sign, styles } = signOn(row);
        // At least one blank stays on the right, so that neighbours never run together.
        const before = Math.max(0, Math.floor((cell - 1 - sign.length) / 2));
        line += ' '.repeat(start - end + before) + ink(sign, ...styles) + ' '.repeat(Math.max(0, cell - before - sign.length));
        end = start + cell;
      }
      return line + ' '.repeat(width - end);
    });
}

/** An answer, and the group under whose title it is told. */
export interface Placed<G extends string> extends GroupItem {
  readonly group: G;
}

/** Answers under the titles of their groups, in the order of the titles. */
export function inGroups<G extends string>(
  titles: Readonly<Record<G, string>>,
  placed: readonly Placed<NoInfer<G>>[],
): (Group & { id: G })[] {
  const groups = Map.groupBy(placed, ({ group }) => group);
  return (Object.keys(titles) as G[]).flatMap((id) => {
    const items = groups.get(id);
    return items === undefined ? [] : [{ id, title: titles[id], items }];
  });
}

/** A player's sheet line by line. */
export const sheetLines = ({ name, notes, facts, parts }: Sheet): string[] => [
  `${name}: ${[...notes, ...facts.map(({ label }) => label)].join(', ')}`,
  ...parts.map(({ title, note, items }) => {
    const listed = items.filter(({ isFree }) => !isFree).map(({ name: thing, does }) => (does === '' ? thing : `${thing} (${does})`));
    return `  ${title}${note === '' ? '' : `, ${note}`}: ${listed.join(', ') || '-'}`;
  }),
];

const NAME_WIDTH = 17;

/** Everybody at the end of a game, the best first: what each score is made of. */
export const standingLines = (standings: readonly Standing[], voices: Voices): string[] =>
  standings.map(({ seat, place, total, parts, note }) => {
    const rank = (place === 0 ? '-' : `${place}.`).padEnd(3) + voices.nameOf(seat).padEnd(NAME_WIDTH);
    const score =
      total === null ? '' : `${String(total).padStart(3)}  ${parts.map(({ label, points }) => `${label} ${points}`).join(' + ')}`;
    return `${rank}${score}${note === '' ? '' : total === null ? note : ` (${note})`}`.trimEnd();
  });

/** What a flag says for each seat, `red,-,blue`: null where it is left open. */
export function bySeat(flag: string | boolean | undefined, seats: number): (string | null)[] {
  const given = typeof flag === 'string' ? flag.split(',') : [];
  return Array.from({ length: Math.max(seats, given.length) }, (_, seat) => {
    const word = given[seat] ?? '-';
    return word === '-' ? null : word;
  });
}

/** `offer gold 3 and boat for lirien`: the things of both sides in words, or null if what was typed is no offer. */
export function offerIn(typed: string): { readonly give: readonly string[]; readonly ask: readonly string[] } | null {
  const sides = /^offer\s+(.*?)(?:\s*\bfor\s+(.*))?$/i.exec(typed);
  return sides === null ? null : { give: thingsIn(sides[1]!), ask: thingsIn(sides[2] ?? '') };
}

const thingsIn = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/\s*(?:,|\band\b)\s*/)
    .filter((word) => word !== '' && word !== 'nothing');
