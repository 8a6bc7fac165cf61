import { parentPort, workerData } from 'node:worker_threads';
import { gameOf, withTitle } from '@hoard/games';
import { Random } from '@hoard/kernel';
import { thinkerOf, type Briefing, type Thinking } from './thinking.ts';

// A worker thread that thinks about one game.
const { subject, seed, stream } = workerData as Briefing;
const think = await withTitle(subject.game, (title) => {
  const game = gameOf(title, subject);
  return thinkerOf(game, title.judgementOf(game), new Random(seed, stream));
});

parentPort!.on('message', (thinking: Thinking) => parentPort!.postMessage(think(thinking)));
