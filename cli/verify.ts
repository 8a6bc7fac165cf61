import { gameOf, withTitle } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import {
  PERSON,
  Problem,
  diceReports,
  tenuresOf,
  type Drawn,
  type Fault,
  type GameFile,
  type Match,
  type Title,
  type Types,
} from '@hoard/kernel';
import { pathFrom, quoted, readWords } from '@hoard/lab/commandLine';
import { oneFile, type Command } from './command.ts';
import { choicesIn, endOf, readGameFile } from './gameFile.ts';
import { replayFile } from './retelling.ts';

/** `hoard verify`: nobody needs to be trusted. */
export const verifyCommand: Command = {
  async run(args) {
    const { values, positionals } = readWords(args, {
      commitment: { type: 'string' },
      draws: { type: 'boolean' },
      content: { type: 'string' },
    });
    const path = oneFile(positionals, 'verify');
    const promised = values.commitment === undefined ? null : commitmentFrom(values.commitment);
    const content = pathFrom('content', values.content);
    const file = readGameFile(path);
    return withTitle(file.game, (title) => {
      const checked = check(title, file, path, promised, content);
      if (typeof checked === 'string') {
        // What is piped on holds draws or nothing.
        console[values.draws ? 'error' : 'log'](`NOT VERIFIED: ${checked}`);
        return 1;
      }
      console.log((values.draws ? drawLines(checked) : report(checked, file, promised !== null)).join('\n'));
      return 0;
    });
  },
};

function commitmentFrom(given: string): string {
  if (!/^[0-9a-f]{64}$/i.test(given)) throw new Problem(`--commitment is ${quoted(given)}; expected 64 hexadecimal digits.`);
  return given.toLowerCase();
}

/** What says nothing about the game, only that it cannot be checked here. */
const BEYOND_US: ReadonlySet<Fault | null> = new Set<Fault>(['otherRules', 'otherContent', 'tooLong']);

/** The game played again, or what is wrong with it. */
function check<T extends Types>(
  title: Title<T>,
  file: GameFile,
  path: string,
  promised: string | null,
  content: string | undefined,
): Match<T> | string {
  const game = gameOf(title, subjectOf(title.game.id, content));
  if (promised !== null && promised !== file.commitment)
    return `the commitment of this game is ${file.commitment}, not the one that was shown before it, ${promised}`;
  try {
    const match = replayFile(game, file, path);
    if (JSON.stringify(match.state.outcome) === JSON.stringify(file.outcome)) return match;
    return `the result in the file is not the result of this game: ${resultOf(file)} instead of ${resultOf(match.record())}`;
  } catch (error) {
    if (!(error instanceof Problem) || BEYOND_US.has(error.fault)) throw error;
    return error.message;
  }
}

/** One line of JSON for each draw, in the order in which they fell. */
function drawLines<T extends Types>({ drawn }: Match<T>): string[] {
  const counts = new Map<string, number>();
  return drawn.map(({ purpose, outcome, of }) => {
    const n = counts.get(purpose) ?? 0;
    counts.set(purpose, n + 1);
    return JSON.stringify({ purpose, n, outcomes: of.outcomes, weights: weightsOf(of), outcome });
  });
}

const weightsOf = ({ upTo }: Drawn['of']): number[] | null => upTo && upTo.map((end, index) => end - (upTo[index - 1] ?? 0));

function report<T extends Types>({ drawn }: Match<T>, file: GameFile, isPromised: boolean): string[] {
  const { contributions, seed } = file;
  return [
    `commitment  ok   ${file.commitment}`,
    ...contributions.map((one) => `contributed ok   ${one}`),
    ...(contributions.length === 0 ? ['contributed      nothing: whoever made the secret could have chosen the dice'] : []),
    ...(seed === undefined ? [] : [`seeded           ${seed}: whoever knew it could foretell every die`]),
    `choices     ok   ${choicesIn(file)}`,
    ...tenureLines(file),
    `draws       ok   ${drawn.length}`,
    ...diceReports(drawn).map(
      ({ purpose, count, faces }) => `  ${purpose.padEnd(18)} ${String(count).padStart(4)}${faces === null ? '' : `  ${told(faces)}`}`,
    ),
    `result      ok   ${resultOf(file)}`,
    ...(isPromised ? [] : ['Not proven: that this commitment was shown before the game (--commitment tells).']),
    ...(contributions.length === 0 ? [] : ['Not proven: that each contribution is the one that a device has made.']),
  ];
}

/** Who held which seat when, where that has changed. */
const tenureLines = (file: GameFile): string[] =>
  tenuresOf(file).flatMap((held, seat) => {
    if (held.length === 1) return [];
    const holders = held.map(
      ({ name, player, from }, index) => `${index === 0 ? '' : `from ${from + 1} `}${player === PERSON ? name : player}`,
    );
    return [`seat ${String(seat).padEnd(6)} ok   ${holders.join(', ')}`];
  });

const resultOf = (file: Pick<GameFile, 'outcome' | 'journal'>): string => {
  const { outcome } = file;
  return outcome === null
    ? (endOf(file) ?? 'not over yet')
    : `${outcome.reason}, places ${outcome.places.join(' ')}, scores ${outcome.scores.join(' ')}`;
};

const told = (faces: readonly number[]): string => faces.map((count, face) => `${face + 1}:${count}`).join('  ');
