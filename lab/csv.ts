import type { Measured } from '@hoard/kernel';

/** One row a game, one column a measure; empty where a game has nothing to say. */
export function asCsv(rows: readonly Measured[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join());
  return `${[names.map(quoted).join(), ...lines].join('\n')}\n`;
}

const quoted = (name: string): string => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
