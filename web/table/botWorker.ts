import type { Briefing, Thinker, Thinking } from '@hoard/players/thinking';
import { thinkerFor } from './thinkerFor.ts';

// The web worker in which bots think: first comes a briefing, then questions, which wait until the game is there.
const { promise: thinker, resolve: brief } = Promise.withResolvers<Thinker>();

self.addEventListener('message', ({ data }: MessageEvent<Briefing | Thinking>) => {
  if ('asked' in data) thinker.then((think) => self.postMessage(think(data))).catch(reportError);
  else brief(thinkerFor(data));
});
