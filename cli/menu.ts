import { Problem, type Game, type Seated, type Types } from '@hoard/kernel';
import type { Console } from './console.ts';
import { seatedBy, youAgainst } from './seating.ts';

const USUAL = 4;

/** Asks who plays. Enter, Enter, and the game begins; null if nobody stays. */
export async function askSeats<T extends Types>(game: Game<T>, console: Console): Promise<Seated[] | null> {
  const { least, most } = game.seats;
  console.clear();
  console.say(game.title, 'bold');
  const count = await askUntil(console, `How many at the table, ${least} to ${most}? [${USUAL}] > `, (typed) => {
    const players = typed === '' ? USUAL : Number(typed);
    if (!(Number.isInteger(players) && players >= least && players <= most))
      throw new Problem(`Expected a number from ${least} to ${most}.`);
    return players;
  });
  if (count === null || count === 1) return count === null ? null : seatedBy(['me']);
  const others = count - 1;
  console.say('The others: names for people here; random, greedy or search for bots. What is not named is greedy.');
  return askUntil(console, `Who plays against you? [${youAgainst(others).slice(1).join(',')}] > `, (typed) => {
    const words = typed === '' ? [] : typed.split(',');
    if (words.length > others) throw new Problem(`Expected at most ${others}, not ${words.length}.`);
    return seatedBy([...youAgainst(0), ...words, ...youAgainst(others - words.length).slice(1)]);
  });
}

/** Asks again as long as the answer is a Problem. */
async function askUntil<X>(console: Console, prompt: string, read: (typed: string) => X): Promise<X | null> {
  for (;;) {
    const typed = await console.ask(prompt);
    if (typed === null) return null;
    try {
      return read(typed.trim());
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.say(error.message, 'yellow');
    }
  }
}
