import { gameOf, withTitle } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { Problem, SPECTATOR, inOwnWords, type GameFile, type Title, type Types } from '@hoard/kernel';
import { readWords } from '@hoard/lab/commandLine';
import { oneFile, type Command } from './command.ts';
import { wrap } from './console.ts';
import { epilogueLines, epilogueOf } from './epilogue.ts';
import { readGameFile } from './gameFile.ts';
import { retell } from './retelling.ts';

const WIDTH = 80;

/** `hoard replay`: a game told again. */
export const replayGame: Command = {
  summary: 'tell a kept game again, choice by choice',
  usage: [
    'hoard replay <file> [options]',
    '',
    '  --at n        only up to the n-th entry: a choice, or somebody comes or goes',
    '  --seat n      as the seat n (from 0) heard it',
    '  --content f   the folder of the content set it was played with',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readWords(args, { at: { type: 'string' }, seat: { type: 'string' }, content: { type: 'string' } });
    const path = oneFile(positionals, 'replay');
    const file = readGameFile(path);
    const at = numberFrom('at', values.at, file.journal.length) ?? file.journal.length;
    const seat = numberFrom('seat', values.seat, file.seated.length - 1) ?? SPECTATOR;
    const cut = at === file.journal.length ? file : { ...file, journal: file.journal.slice(0, at), outcome: null };
    withTitle(file.game, (title) => print(title, cut, path, seat, values.content ?? file.folder));
    return 0;
  },
};

function numberFrom(name: string, given: string | undefined, most: number): number | undefined {
  if (given === undefined) return undefined;
  if (!(/^\d{1,9}$/.test(given) && Number(given) <= most)) throw new Problem(`--${name} ${given}: expected a number from 0 to ${most}.`);
  return Number(given);
}

function print<T extends Types>(title: Title<T>, file: GameFile, path: string, seat: number, content: string | undefined): void {
  const { match, chapters } = retell(title, gameOf(title, subjectOf(title.game.id, content)), file, path, seat);
  for (const [place, { lines }] of chapters.entries()) {
    const number = place === 0 ? '' : String(place);
    lines.forEach(({ text }, row) => console.log(wrap(`${(row === 0 ? number : '').padStart(4)}  ${text}`, WIDTH, '      ').join('\n')));
  }
  const epilogue = epilogueOf(match, title.terminalOf(match.game));
  if (epilogue !== null) console.log(['', ...epilogueLines(inOwnWords(epilogue, file.words ?? {}), WIDTH)].join('\n'));
}
