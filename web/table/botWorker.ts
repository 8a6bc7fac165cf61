import { thinkerOf, type Briefing, type Thinker, type Thinking } from '@hoard/players/thinking';

// The web worker in which bots think: first comes a briefing, then questions.
let think: Thinker | null = null;

self.addEventListener('message', ({ data }: MessageEvent<Briefing | Thinking>) => {
  if (!('asked' in data)) think = thinkerOf(data);
  else if (think !== null) self.postMessage(think(data));
});
