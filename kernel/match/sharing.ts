type Plain = Readonly<Record<string, unknown>>;

/**
 * A copy of plain data that shares with an earlier one whatever has not changed, down to the whole: what is the same object is the same,
 * so that a history of a thousand views is hardly larger than one, and who draws them sees at once what has changed. Where nothing has,
 * nothing is made.
 */
export function sharing<V>(earlier: unknown, now: V): V;
export function sharing(earlier: unknown, now: unknown): unknown {
  if (typeof now !== 'object' || now === null) return now;
  if (Array.isArray(now)) return isSameRow(earlier, now) ? earlier : sharingList(earlier, now, sharing);
  const isObject = typeof earlier === 'object' && earlier !== null && !Array.isArray(earlier);
  return sharingObject(isObject ? (earlier as Plain) : null, now as Plain);
}

/** Whether a list without parts of its own, as most of a board are, is what it was. Lists that have any are looked at more closely. */
function isSameRow(earlier: unknown, now: readonly unknown[]): boolean {
  if (!Array.isArray(earlier) || earlier.length !== now.length) return false;
  for (let index = 0; index < now.length; index++) if (now[index] !== earlier[index]) return false;
  return true;
}

/** A list with each part as `show` gives it, sharing what has not changed with an earlier such list. */
export function sharingList<P>(
  earlier: unknown,
  now: readonly P[],
  show: (earlier: unknown, now: P, place: number) => unknown,
): readonly unknown[] {
  const before: readonly unknown[] | null = Array.isArray(earlier) ? earlier : null;
  let list: unknown[] | null = null;
  for (let index = 0; index < now.length; index++) {
    const part = show(before?.[index], now[index]!, index);
    if (list === null) {
      if (before !== null && index < before.length && part === before[index]) continue;
      list = exactCopy(now, before, index);
    }
    list[index] = part;
  }
  if (list !== null) return list;
  return before?.length === now.length ? before : (before?.slice(0, now.length) ?? []);
}

/** A list as long as another, which begins as an earlier one does. One that grows part by part would keep room for more, and many are kept. */
function exactCopy(now: readonly unknown[], before: readonly unknown[] | null, same: number): unknown[] {
  const list = now.slice();
  for (let index = 0; index < same; index++) list[index] = before![index];
  return list;
}

function sharingObject(before: Plain | null, now: Plain): Plain {
  const earlier = before !== null && hasSameNames(before, now) ? before : null;
  let copy: Record<string, unknown> | null = earlier === null ? {} : null;
  for (const name in now) {
    const part = sharing(before?.[name], now[name]);
    if (copy !== null) copy[name] = part;
    else if (part !== earlier![name]) copy = { ...earlier, [name]: part };
  }
  return copy ?? earlier!;
}

/** Whether two pieces of plain data have fields of the same names. Lists of names are not made for it: this is asked of every part of a board. */
function hasSameNames(one: Plain, other: Plain): boolean {
  let more = 0;
  for (const name in one) {
    if (!Object.hasOwn(other, name)) return false;
    more++;
  }
  for (const _ in other) more--;
  return more === 0;
}

/** Whether two pieces of plain data are the same. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => alike((one as Plain)[name], (other as Plain)[name]));
}
