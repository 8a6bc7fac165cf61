import type { Types } from '@hoard/kernel';
import type { LogLine } from './lines.ts';
import type { PlayModel } from './playModel.ts';
import './recap.css';

interface RecapLinesProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly lines: readonly LogLine<T>[];
  readonly isOfReader: (line: LogLine<T>) => boolean;
}

/** What mattered of what happened; what was done with the reader stands out. */
export const RecapLines = <T extends Types>({ model, lines, isOfReader }: RecapLinesProps<T>) => (
  <ol class="plain-list recap">
    {lines.map((line) => (
      <li key={line.key} class={isOfReader(line) ? 'of-you' : undefined}>
        {model.sentence(line)}
      </li>
    ))}
  </ol>
);
