import { Problem, type GameFile } from '@hoard/kernel';
import type { GivenText } from './checkGame.ts';
import type { Checked } from './checkWorker.ts';
import { CHECK_WORKER } from './checkWorkerFile.ts';

/** Checks a game from outside in a web worker, so that the page stays awake. Throws a Problem where it is not right. */
export async function checkBeside(given: GivenText): Promise<GameFile> {
  const checked = await inWorker(given).catch(() => null);
  if (checked === null) return (await import('./checkGame.ts')).checkGame(given);
  if ('file' in checked) return checked.file;
  const { message, fault, args } = checked.wrong;
  throw new Problem(message, { ...(fault !== null && { fault }), args });
}

/** Rejects where a worker cannot start, or breaks: then the page does it itself. */
async function inWorker(given: GivenText): Promise<Checked> {
  const worker = new Worker(new URL(CHECK_WORKER, document.baseURI), { type: 'module' });
  try {
    return await new Promise<Checked>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('There is no worker')));
      worker.postMessage(given);
    });
  } finally {
    worker.terminate();
  }
}
