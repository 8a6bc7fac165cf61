import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { withBots } from '@hoard/games/bots';
import { Random } from '@hoard/kernel';
import { budgetNamed } from '@hoard/players';
import { thinkerOf, type Thinker } from '@hoard/players/thinking';
import type { BotQuestion } from './botThreads.ts';

// A thread that thinks for the bots of any game. Nothing public foretells what they draw from.
const bots = new Map<string, Promise<Thinker>>();

const thinkerFor = (game: string): Promise<Thinker> =>
  withBots(game, (rules, judgement) => thinkerOf(rules, judgement, new Random(randomBytes(6).readUIntBE(0, 6))));

async function answer({ game, bot, asked }: BotQuestion): Promise<void> {
  const thinker = bots.get(game) ?? thinkerFor(game);
  bots.set(game, thinker);
  const think = await thinker;
  const budget = budgetNamed(bot) ?? (bot === 'random' ? 'random' : 'greedy');
  parentPort!.postMessage(think({ asked, budget }).action);
}

/** Answers come in the order of the questions. */
let last = Promise.resolve();
parentPort!.on('message', (question: BotQuestion) => {
  last = last.then(() => answer(question));
});
