import { sheetLines, type Sheet } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Counter } from '../content/schema.ts';
import { worthOf } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/en.ts';

const KINDS: { readonly [kind in Counter['kind']]: string } = {
  character: 'Characters',
  monster: 'Monsters',
  gold: 'Gold',
  boat: 'Boats',
  dragonSlayer: 'Dragon Slayer',
};

/** What has not turned up yet; it follows from what everybody has seen. */
export function tally({ pool }: Board, content: Content, { names }: Words): string[] {
  const lines = Object.entries(KINDS).map(([kind, title]) => {
    const left = pool.filter((row) => content.counters[row]!.kind === kind).map(names.counter);
    return `${title}, ${left.length}: ${left.join(', ') || 'none'}`;
  });
  return [`${pool.length} counters have not turned up yet.`, ...lines];
}

/** Everybody in full, and the Dragon. */
export const whoIsWho = ({ hoard }: Board, content: Content, { names }: Words, sheets: readonly Sheet[]): string[] => [
  ...sheets.flatMap(sheetLines),
  `The Dragon's hoard, ${worthOf(content, hoard)}: ${hoard.map(names.counter).join(', ') || 'nothing'}`,
];
