type Path = (string | number)[];

/** What has changed where: the new value at a path; without a value, what is there is gone. */
type Change = readonly [path: Readonly<Path>, value: unknown] | readonly [path: Readonly<Path>];
export type Patch = readonly Change[];

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where a list has become shorter. No list has a part of that name. */
const LENGTH = 'length';

/**
 * What leads from one piece of plain data to another. What is the same object is the same: views share what has not changed, so that only what
 * has is looked at. `at` is where in a larger whole both are.
 */
export function patchOf(before: unknown, now: unknown, at: Readonly<Path> = []): Patch {
  const changes: Change[] = [];
  compare(before, now, at.slice(), changes);
  return changes;
}

/** `path` is where the two are; it is one list for the whole walk, copied where something has changed. */
function compare(before: unknown, now: unknown, path: Path, changes: Change[]): void {
  if (before === now) return;
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) changes.push([path.slice(), now]);
  else if (Array.isArray(now)) compareLists(before as readonly unknown[], now, path, changes);
  else compareObjects(before as Plain, now as Plain, path, changes);
}

function compareLists(before: readonly unknown[], now: readonly unknown[], path: Path, changes: Change[]): void {
  // A row of numbers says itself more shortly than how it differs.
  if (!now.some(isObject)) {
    if (before.length !== now.length || now.some((part, index) => part !== before[index])) changes.push([path.slice(), now]);
    return;
  }
  for (let index = 0; index < now.length; index++) {
    const part = now[index];
    if (index < before.length && part === before[index]) continue;
    path.push(index);
    if (index < before.length) compare(before[index], part, path, changes);
    else changes.push([path.slice(), part]);
    path.pop();
  }
  if (now.length < before.length) changes.push([[...path, LENGTH], now.length]);
}

function compareObjects(before: Plain, now: Plain, path: Path, changes: Change[]): void {
  for (const name in now) {
    const part = now[name];
    if (part === before[name] && part !== undefined) continue;
    path.push(name);
    if (Object.hasOwn(before, name)) compare(before[name], part, path, changes);
    else changes.push([path.slice(), part]);
    path.pop();
  }
  for (const name in before) if (!Object.hasOwn(now, name)) changes.push([[...path, name]]);
}

/** Carries out a patch: what it does not touch is shared with what was before. Throws where it does not fit. */
export function patched<V>(before: V, patch: Patch): V;
export function patched(before: unknown, patch: Patch): unknown {
  // What was copied for an earlier change of the same patch need not be copied again.
  const fresh = new Set<object>();
  return patch.reduce((value, change) => changed(value, change, 0, fresh), before);
}

function changed(value: unknown, change: Change, depth: number, fresh: Set<object>): unknown {
  const [path] = change;
  if (depth === path.length) return change[1];
  const name = path[depth]!;
  if (!isObject(value) || !isNameIn(value, name)) throw new Error(`A change at ${path.join('.')} does not fit`);
  const copy = copyOf(value, fresh) as Record<string | number, unknown>;
  const isLast = depth === path.length - 1;
  if (isLast && change.length === 1) delete copy[name];
  else copy[name] = isLast ? change[1] : changed(copy[name], change, depth + 1, fresh);
  return copy;
}

/** Lists have numbers and an end, objects have names; that of their kind is not data. */
const isNameIn = (value: object, name: string | number): boolean =>
  Array.isArray(value) ? typeof name === 'number' || name === LENGTH : typeof name === 'string' && name !== '__proto__';

function copyOf(value: object, fresh: Set<object>): object {
  if (fresh.has(value)) return value;
  const copy: object = Array.isArray(value) ? value.slice() : { ...value };
  fresh.add(copy);
  return copy;
}
