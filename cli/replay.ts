import { gameOf, withTitle } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { SPECTATOR, inOwnWords, type GameFile, type Title, type Types } from '@hoard/kernel';
import { pathFrom, readWords, wholeNumber } from '@hoard/lab/commandLine';
import { oneFile, type Command } from './command.ts';
import { wrap } from './console.ts';
import { epilogueLines, epilogueOf } from './epilogue.ts';
import { readGameFile } from './gameFile.ts';
import { retell } from './retelling.ts';

const WIDTH = 80;

/** `hoard replay`: a game told again. */
export const replayCommand: Command = {
  async run(args) {
    const { values, positionals } = readWords(args, { at: { type: 'string' }, seat: { type: 'string' }, content: { type: 'string' } });
    const path = oneFile(positionals, 'replay');
    const file = readGameFile(path);
    const at = wholeNumber('at', values.at, file.journal.length, 0, file.journal.length);
    const seat = wholeNumber('seat', values.seat, SPECTATOR, 0, file.seated.length - 1);
    const cut = at === file.journal.length ? file : { ...file, journal: file.journal.slice(0, at), outcome: null };
    await withTitle(file.game, (title) => print(title, cut, path, seat, pathFrom('content', values.content)));
    return 0;
  },
};

function print<T extends Types>(title: Title<T>, file: GameFile, path: string, seat: number, content: string | undefined): void {
  const { match, chapters } = retell(title, gameOf(title, subjectOf(title.game.id, content)), file, path, seat);
  for (const [index, { lines }] of chapters.entries()) {
    const number = index === 0 ? '' : String(index);
    lines.forEach(({ text }, row) => console.log(wrap(`${(row === 0 ? number : '').padStart(4)}  ${text}`, WIDTH, '      ').join('\n')));
  }
  const epilogue = epilogueOf(match, title.tellingOf(match.game));
  if (epilogue !== null) console.log(['', ...epilogueLines(inOwnWords(epilogue, file.words ?? {}), WIDTH)].join('\n'));
}
