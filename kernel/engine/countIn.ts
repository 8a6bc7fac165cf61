/** How often a number stands in a list. A plain loop, for search counts all the time. */
export function countIn(list: readonly number[], number: number): number {
  let count = 0;
  for (const each of list) if (each === number) count++;
  return count;
}
