import { eventRowOf, type EventRows, type Sheet, type SheetItem, type Types } from '@hoard/kernel';
import type { Changes, SheetChange, Trail } from '@hoard/paint';

/** What became of the players' sheets, and where pieces went meanwhile: read off what the game tells, so that no rule is told twice. */
export const changesBetween = <T extends Types>(
  before: readonly Sheet[],
  after: readonly Sheet[],
  events: readonly T['event'][],
  rows: EventRows<T['event']>,
): Changes => ({
  trails: trailsOf(events, rows),
  sheets: new Map(
    after.flatMap((sheet) => {
      const was = before.find(({ seat }) => seat === sheet.seat);
      const change = was === undefined ? null : changeOf(was, sheet);
      return change === null ? [] : [[sheet.seat, change] as const];
    }),
  ),
});

/** One way a piece, from where it was first to where it came last. */
function trailsOf<T extends Types>(events: readonly T['event'][], rows: EventRows<T['event']>): Trail[] {
  const ways = new Map<string, number[]>();
  for (const event of events) {
    const motion = eventRowOf(rows, event).motion?.(event);
    if (motion === undefined) continue;
    const way = ways.get(motion.who) ?? [];
    ways.set(motion.who, [...way, ...(way.at(-1) === motion.way[0] ? motion.way.slice(1) : motion.way)]);
  }
  return [...ways].filter(([, way]) => way.length > 1 && way[0] !== way.at(-1)).map(([who, way]) => ({ who, way }));
}

function changeOf(before: Sheet, after: Sheet): SheetChange | null {
  const facts = new Map(
    after.facts.flatMap(({ sign, value }) => {
      const was = before.facts.find((fact) => fact.sign === sign);
      const more = numberIn(value) - numberIn(was?.value ?? value);
      return more === 0 || Number.isNaN(more) ? [] : [[sign, more] as const];
    }),
  );
  const [had, has] = [itemsOn(before), itemsOn(after)];
  const gained = without(has, had);
  const lost = without(had, has);
  return facts.size + gained.length + lost.length === 0 ? null : { facts, gained, lost };
}

/** `3` of `3/5`, too. */
const numberIn = (value: string): number => Number.parseInt(value, 10);

const itemsOn = ({ parts }: Sheet): SheetItem[] =>
  parts.filter(({ isOwned }) => isOwned).flatMap(({ items }) => items.filter(({ isFree }) => !isFree));

/** What of some items is not among others: a thing that only changed its place on the sheet is on both. */
function without(items: readonly SheetItem[], others: readonly SheetItem[]): SheetItem[] {
  const left = others.map(({ sign }) => sign);
  return items.filter(({ sign }) => {
    const place = left.indexOf(sign);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
