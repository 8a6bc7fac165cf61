import { withBots } from '@hoard/games/bots';
import { REPLAY_BUDGET, parseGame, replay, type GameFile } from '@hoard/kernel';
import { checkPlayers } from '@hoard/players';

/** Reads a game file from outside and plays it through, within a budget. Throws a Problem where it is not right. */
export async function checkGame({ where, text }: GivenText, budget = REPLAY_BUDGET): Promise<GameFile> {
  const file = parseGame(where, text);
  checkPlayers(file, where);
  await withBots(file.game, (game) => {
    replay(game, file, { budget });
  });
  return file;
}

/** The text of a file, and what the file is called. */
export interface GivenText {
  readonly where: string;
  readonly text: string;
}
