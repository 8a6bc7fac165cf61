import { readFileSync } from 'node:fs';

/** What a rulebook prints, to be held against what is in the box. */
export interface Printed {
  /** The rulebook from some words on. */
  readonly after: (words: string) => string;
  /** The rows of the first table after some words, without its head. */
  readonly tableAfter: (words: string) => string[][];
  /** The lines of the first block of code after some words. */
  readonly blockAfter: (words: string) => string[];
}

export function printedIn(rulebook: URL): Printed {
  const text = readFileSync(rulebook, 'utf8');
  const after = (words: string): string => {
    const from = text.indexOf(words);
    if (from < 0) throw new Error(`The rulebook does not say '${words}'`);
    return text.slice(from);
  };
  return {
    after,
    tableAfter: (words) => {
      const lines = after(words).split('\n');
      const first = lines.findIndex((line) => line.startsWith('|')) + 2;
      const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
      return lines.slice(first, end).map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    },
    blockAfter: (words) => /```\w*\n(.*?)\n```/s.exec(after(words))![1]!.split('\n'),
  };
}

export const howMany = <X>(list: readonly X[], is: (one: X) => boolean): number => list.filter(is).length;
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
