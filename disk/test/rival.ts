import { setTimeout as sleep } from 'node:timers/promises';
import { holdFile } from '../index.ts';

/** One race: the file that all are after, and when it starts, so that nobody is ahead by the way its start is told. */
export interface Race {
  readonly path: string;
  readonly start: number;
}

/** What a rival says of a race: whether it holds the file, or why not. */
export type Finish = 'holds' | 'has let go' | { readonly refused: string };

// A process that races against others for one file; it holds on to what it has got until it is told to let go.
let release: (() => void) | null = null;

process.on('message', (told: Race | 'let go') => void (told === 'let go' ? letGo() : run(told)));
process.send!('has let go' satisfies Finish);

async function run({ path, start }: Race): Promise<void> {
  await sleep(Math.max(0, start - Date.now() - 2));
  while (Date.now() < start);
  try {
    release = holdFile(path);
    process.send!('holds' satisfies Finish);
  } catch (error) {
    process.send!({ refused: String(error) } satisfies Finish);
  }
}

function letGo(): void {
  release?.();
  release = null;
  process.send!('has let go' satisfies Finish);
}
