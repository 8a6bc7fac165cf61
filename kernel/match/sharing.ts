/**
 * A piece of plain data that shares with an earlier one whatever has not changed, down to the whole: what is the same object is the
 * same, so that a history of a thousand views is hardly larger than one, and who draws them sees at once what has changed. The new
 * one must be nobody else's.
 */
export function sharing<V>(earlier: V | undefined, now: V): V {
  if (typeof now !== 'object' || now === null || typeof earlier !== 'object' || earlier === null) return now;
  if (Array.isArray(now)) return Array.isArray(earlier) && sharesAll(earlier, now) ? earlier : now;
  if (Array.isArray(earlier)) return now;
  return sharesFields(earlier as Record<string, unknown>, now as Record<string, unknown>) ? earlier : now;
}

/** Puts into a list whatever is as before; whether all of it is. By number, for most of a board are lists: names would be made of each. */
function sharesAll(before: readonly unknown[], after: unknown[]): boolean {
  let isSame = before.length === after.length;
  for (let index = 0; index < after.length; index++) {
    const earlier = before[index];
    const value = after[index];
    if (value === earlier) continue;
    const shared = sharing(earlier, value);
    if (shared === earlier) after[index] = shared;
    else isSame = false;
  }
  return isSame;
}

function sharesFields(before: Readonly<Record<string, unknown>>, after: Record<string, unknown>): boolean {
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    const earlier = before[name];
    const value = after[name];
    if (value === earlier) continue;
    const shared = sharing(earlier, value);
    if (shared === earlier) after[name] = shared;
    else isSame = false;
  }
  return isSame;
}
