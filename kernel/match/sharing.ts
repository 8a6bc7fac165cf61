/**
 * A piece of plain data that shares with an earlier one whatever has not changed, down to the whole: what is the same object is the
 * same, so that a history of a thousand views is hardly larger than one, and who draws them sees at once what has changed. The new
 * one must be nobody else's.
 */
export function sharing<V>(earlier: V | undefined, now: V): V {
  if (typeof now !== 'object' || now === null || typeof earlier !== 'object' || earlier === null) return now;
  if (Array.isArray(now) !== Array.isArray(earlier)) return now;
  const [before, after] = [earlier as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    after[name] = sharing(before[name], after[name]);
    if (after[name] !== before[name]) isSame = false;
  }
  return isSame ? earlier : now;
}
