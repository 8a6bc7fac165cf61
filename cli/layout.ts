import type { Group, GroupItem, Ink, ScreenSize } from '@hoard/kernel';
import { wrap } from './console.ts';

/** What a person sees when asked. */
export interface TerminalScene {
  readonly picture: readonly string[];
  readonly log: readonly string[];
  readonly question: string;
  readonly groups: readonly Group[];
  readonly notice: readonly string[];
}

/** Lines of the log that always stay; while there is a notice to read, one. */
const LEAST_LOG = 2;
/** Room for the titles of groups, at least; a longer one moves them all. */
const TITLE_WIDTH = 9;

/** A scene in the lines that a terminal has, one being left for the prompt: what does not fit is first the log, then long lists. */
export function fitted({ picture, log, question, groups, notice }: TerminalScene, { width, height }: ScreenSize, ink: Ink): string[] {
  const asked = [...notice.map((line) => ink(line, 'yellow')), ...wrap(question, width).map((line) => ink(line, 'bold'))];
  const room = Math.max(1, height - picture.length - asked.length - 1);
  const answers = compact(groups, width, Math.max(1, room - (notice.length > 0 ? 1 : LEAST_LOG)));
  const recent = log.flatMap((line) => wrap(line, width, '  ')).slice(-Math.max(1, room - answers.length));
  const blank = Array.from({ length: Math.max(0, room - answers.length - recent.length) }, () => '');
  return [...picture, ...recent, ...blank, ...asked, ...answers];
}

/** In full if that takes at most so many lines; else long lists that the picture shows as well are told by their numbers only. */
function compact(groups: readonly Group[], width: number, most: number): string[] {
  const full = listedGroups(groups, width);
  if (full.length <= most) return full;
  const blocks = outlined(groups, width, ({ drawn, first, last }) => (drawn ? `${first} to ${last}, as on the map` : undefined));
  return blocks.length <= most ? blocks : [...blocks.slice(0, most - 1), `${''.padEnd(titleWidth(groups))}… more: type options`];
}

/** Every answer, but for long lists that can be told in brief. */
export const outlined = (
  groups: readonly Group[],
  width: number,
  otherwise: (group: Numbered) => string | undefined = () => undefined,
): string[] => {
  const indent = titleWidth(groups);
  return numbered(groups).flatMap((group) => {
    const lines = block(group.title, group.items, width, indent);
    const brief = group.brief ?? otherwise(group);
    return brief !== undefined && lines.length > 1 ? block(group.title, [brief], width, indent) : lines;
  });
};

/** Every answer in full. */
export const listedGroups = (groups: readonly Group[], width: number): string[] =>
  numbered(groups).flatMap(({ title, items }) => block(title, items, width, titleWidth(groups)));

/** So many columns have the titles: what is to be chosen stands in one line below the other. */
const titleWidth = (groups: readonly Group[]): number => groups.reduce((most, { title }) => Math.max(most, title.length + 1), TITLE_WIDTH);

function block(title: string, items: readonly string[], width: number, indent: number): string[] {
  const lines: string[] = [];
  let line = title.padEnd(indent);
  for (const [index, item] of items.entries()) {
    const piece = index === 0 ? item : `  ${item}`;
    if (index > 0 && line.length + piece.length > width) {
      lines.push(line);
      line = ' '.repeat(indent) + item;
    } else line += piece;
  }
  return [...lines, line].flatMap((long) => wrap(long, width, ' '.repeat(indent)));
}

/** An answer with what waits there. */
const itemText = ({ text, note }: GroupItem): string => (note === '' ? text : `${text} (${note})`);

/** Numbered; what all of them share is said once, at the end. */
function itemsIn(items: readonly GroupItem[], first: number): string[] {
  const [{ note: shared }, ...others] = items as [GroupItem, ...GroupItem[]];
  const isShared = shared !== '' && others.length > 0 && others.every(({ note }) => note === shared);
  if (!isShared) return items.map((item, index) => `${first + index} ${itemText(item)}`);
  return [...items.map(({ text }, index) => `${first + index} ${text}`), `(each: ${shared})`];
}

/** A group with each item numbered as a person may type it. */
interface Numbered extends Pick<Group, 'title' | 'drawn' | 'brief'> {
  readonly first: number;
  readonly last: number;
  readonly items: readonly string[];
}

function numbered(groups: readonly Group[]): Numbered[] {
  let last = 0;
  return groups.map((group) => {
    const first = last + 1;
    last += group.items.length;
    return { ...group, first, last, items: itemsIn(group.items, first) };
  });
}
