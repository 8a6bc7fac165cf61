import { gameOf, withTitle } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { Problem, commitmentTo, diceOf, type GameFile, type Match, type Title, type Types } from '@hoard/kernel';
import { readWords } from '@hoard/lab/commandLine';
import { oneFile, type Command } from './command.ts';
import { readGameFile } from './gameFile.ts';
import { retell } from './retelling.ts';

/** `hoard verify`: nobody needs to be trusted. */
export const verify: Command = {
  summary: 'check every die, every choice and the result of a game',
  usage: [
    'hoard verify <file> [--content folder]',
    '',
    'Exit code: 0 if all is right, 1 if something is not, 2 if it cannot be checked',
    'here: it is no game file, or one of other rules or other content.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readWords(args, { content: { type: 'string' } });
    const path = oneFile(positionals, 'verify');
    const file = readGameFile(path);
    return withTitle(file.game, (title) => report(title, file, path, values.content ?? file.table?.content));
  },
};

function report<T extends Types>(title: Title<T>, file: GameFile, path: string, content: string | undefined): number {
  const game = gameOf(title, subjectOf(title.game.id, content));
  if (commitmentTo(file.secret) !== file.commitment) return wrong('the secret does not fit the commitment that was shown before the game');
  let match: Match<T>;
  try {
    ({ match } = retell(title, game, file, path));
  } catch (error) {
    if (!(error instanceof Problem) || error.fault === 'otherRules' || error.fault === 'otherContent') throw error;
    return wrong(error.message);
  }
  if (JSON.stringify(match.state.outcome) !== JSON.stringify(file.outcome))
    return wrong(`the result in the file is not the result of this game: ${resultOf(file)} instead of ${resultOf(match.state)}`);
  console.log(`commitment  ok   ${file.commitment}`);
  console.log(`choices     ok   ${file.journal.length}`);
  console.log(`draws       ok   ${match.drawn.length}`);
  for (const { purpose, count, faces } of diceOf(match.drawn))
    console.log(`  ${purpose.padEnd(18)} ${String(count).padStart(4)}${faces === null ? '' : `  ${told(faces)}`}`);
  console.log(`result      ok   ${resultOf(file)}`);
  return 0;
}

function wrong(what: string): number {
  console.log(`NOT VERIFIED: ${what}`);
  return 1;
}

const resultOf = ({ outcome }: Pick<GameFile, 'outcome'>): string =>
  outcome === null ? 'not over yet' : `${outcome.reason}, places ${outcome.places.join(' ')}, scores ${outcome.scores.join(' ')}`;

const told = (faces: readonly number[]): string => faces.map((count, face) => `${face + 1}:${count}`).join('  ');
