import { Problem, parseGame, type GameFile } from '@hoard/kernel';
import { checkPlayers } from '@hoard/players';
import { checkBeside } from './checkBeside.ts';
import { freshId } from './fresh.ts';
import type { KeptGames } from './keptGames.ts';
import { seatedIn } from './seatedIn.ts';

/** No game comes near this; something else was picked by mistake. */
const MOST_BYTES = 10_000_000;

/** Takes in a game file from outside, after playing it through; returns its new id. Throws a Problem where it is not right. */
export async function importGame(given: File, games: KeptGames, check = checkBeside): Promise<string> {
  if (given.size > MOST_BYTES)
    throw new Problem(`${given.name} is too large: ${given.size} bytes; a game of Hoard has less than ${MOST_BYTES}.`, {
      fault: 'tooLarge',
      args: { where: given.name },
    });
  const file = await check({ where: given.name, text: await given.text() });
  const id = freshId();
  void games.keep(id, { ...file, seated: seatedIn(file) });
  return id;
}

/** A kept game, read with the care due to a file from outside. */
export async function openKept(games: KeptGames, id: string): Promise<GameFile | null> {
  const kept = await games.latest(id);
  if (kept === null) return null;
  const file = parseGame(kept.about.game, kept.text);
  checkPlayers(file, kept.about.game);
  return file;
}
