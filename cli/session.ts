import { listSeats, type Seat, type Types } from '@hoard/kernel';
import { choose } from './choice.ts';
import type { Bot } from './bots.ts';
import { tellEpilogue } from './epilogue.ts';
import { askPerson } from './person.ts';
import type { Sitting } from './sitting.ts';

/** Plays a game on from where it is, to its end or until everybody has left. */
export async function playOn<T extends Types>(sitting: Sitting<T>): Promise<void> {
  const { match, bots, console, text, voices } = sitting;
  while (match.state.outcome === null) {
    const asked = listSeats(match.asked());
    // Bots answer first: a person who is asked at the same time is then asked only once.
    const seat = asked.find((waiting) => bots[waiting] !== null) ?? asked[0]!;
    const bot = bots[seat] ?? null;
    if (bot !== null) await askBot(sitting, seat, bot);
    else if (!(await askPerson(sitting, seat))) return;
  }
  console.write(['']);
  for (const line of text.ending(match.view(voices.you), voices)) console.say(line, 'bold');
  await tellEpilogue(sitting);
}

async function askBot<T extends Types>(sitting: Sitting<T>, seat: Seat, bot: Bot<T>): Promise<void> {
  const { match } = sitting;
  const question = match.questions(seat)[0]!;
  const action = await bot.choose({ view: match.view(seat), lane: question.lane, seat, actions: question.actions });
  await choose(sitting, seat, question, match.game.keys.keyOf(action));
}
