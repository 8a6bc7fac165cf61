import { NAME, PERSON, Problem, type Seated } from '@hoard/kernel';
import { BOT_NAMES } from '@hoard/players';
import { isBot } from './bots.ts';
import { YOU } from './sitting.ts';

/** Who sits where: `me`, a name, or a kind of bot for each seat. */
export function seatedBy(words: readonly string[]): Seated[] {
  const seated = words.map((word, seat) => seatedAs(word.trim(), seat));
  const names = seated.map(({ name }) => name.toLowerCase());
  const twice = seated.find(({ name }, seat) => names.indexOf(name.toLowerCase()) !== seat);
  if (twice !== undefined) throw new Problem(`${twice.name} sits twice at the table; expected a different name for each seat.`);
  return seated;
}

function seatedAs(word: string, seat: number): Seated {
  if (isBot(word)) return { name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`, player: word };
  if (word.toLowerCase() === 'me') return { name: YOU, player: PERSON };
  if (!NAME.test(word))
    throw new Problem(`'${word}' cannot sit at the table; expected a name of at most 16 letters, me, random, greedy or search.`);
  return { name: word, player: PERSON };
}

/** You against bots. */
export const youAgainst = (bots: number): string[] => ['me', ...Array.from({ length: bots }, () => 'greedy')];
