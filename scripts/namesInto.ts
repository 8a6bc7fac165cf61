interface Named {
  readonly id: string;
  readonly name: string;
}

const isNamed = (row: unknown): row is Named =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' && 'name' in row && typeof row.name === 'string';

const cellsOf = (line: string): string[] => line.split('|').slice(1, -1);

/** A rulebook with the names that the rows of content files have, in every table with a column of names. */
export function namesInto(rulebook: string, parts: readonly unknown[]): string {
  const names = new Map(parts.flatMap((part) => (Array.isArray(part) ? part.filter(isNamed) : [])).map(({ id, name }) => [id, name]));
  let column = -1;
  return rulebook
    .split('\n')
    .map((line, index, lines) => {
      if (!line.startsWith('|')) {
        column = -1;
        return line;
      }
      const isHead = /^\| ?--/.test(lines[index + 1] ?? '');
      if (isHead) column = cellsOf(line).findIndex((cell) => cell.trim().toLowerCase() === 'name');
      const cells = cellsOf(line);
      const name = names.get(cells[0]!.trim());
      if (isHead || name === undefined || column < 0) return line;
      // Where a name comes from may be noted behind it.
      const note = / \(rulebook[^)]*\) $/.exec(cells[column]!)?.[0] ?? ' ';
      return `|${cells.with(column, ` ${name}${note}`).join('|')}|`;
    })
    .join('\n');
}
