import { parentPort, workerData } from 'node:worker_threads';
import { thinkerOf, type Briefing, type Thinking } from './thinking.ts';

// A worker thread that thinks about one game.
const think = thinkerOf(workerData as Briefing);

parentPort!.on('message', (thinking: Thinking) => parentPort!.postMessage(think(thinking)));
