import { randomBytes } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameOf, withTitle, type Subject } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { readRulebook } from '@hoard/games/rulebook';
import {
  Match,
  PERSON,
  Problem,
  SPECTATOR,
  commitmentTo,
  printable,
  seededDice,
  type Chosen,
  type Game,
  type GameFile,
  type Seated,
  type Title,
  type Types,
} from '@hoard/kernel';
import { pathFrom, quoted, wholeNumber } from '@hoard/lab/commandLine';
import { optionsAt } from '@hoard/lab/gameOptions';
import { readGameWords, type GivenFlags } from '@hoard/lab/gameWords';
import { isBotName } from '@hoard/players';
import { Bots } from './bots.ts';
import { BAD_REQUEST, type Command } from './command.ts';
import { Console, type ConsoleManner } from './console.ts';
import {
  choicesIn,
  endOf,
  fileExists,
  freePath,
  gameFileOrProblem,
  gamesFolder,
  holdGame,
  keptGames,
  readGameFile,
  type Keep,
} from './gameFile.ts';
import { comeBackAlone } from './leaving.ts';
import { askGame, askSeats, askVariants } from './menu.ts';
import { retell } from './retelling.ts';
import { USUAL_PLAYERS, seatedInWords, youAgainst } from './seating.ts';
import { playOn } from './session.ts';
import { addedTo, sealOf, seededNotice, tell, voicesOf, type Sitting } from './sitting.ts';
import { FLAGS } from './usage/play.ts';

type Values = Readonly<Record<string, string | boolean | undefined>>;

export const playCommand: Command = {
  async run(args) {
    const { game, named, values, given } = await readGameWords('play', bareResume(args), FLAGS);
    const console = new Console(mannerOf(values));
    try {
      if (typeof values['resume'] === 'string') {
        if (named !== null) throw new Problem(`hoard play --resume: the file says which game it is; expected no ${named} beside it.`);
        return await resume(values['resume'], values, console);
      }
      if (!(console.isTerminal && Object.keys(values).every(isManner)))
        return await withTitle(game, (title) => begin(title, { values, given }, seatedFrom(values, title.game.seats), {}, console));
      const id = named ?? (await askGame(console));
      return id === null ? 0 : await withTitle(id, (title) => welcome(title, console));
    } finally {
      console.close();
    }
  },
};

/** How a game is shown, not which. */
const isManner = (flag: string): boolean => ['speed', 'ascii', 'no-color'].includes(flag);

/** `--resume` alone means the latest game. */
const bareResume = (args: readonly string[]): string[] =>
  args.map((word, index) => (word === '--resume' && (args[index + 1] ?? '-').startsWith('-') ? '--resume=' : word));

const FASTEST = 9;

function mannerOf(values: Values): ConsoleManner {
  const given = String(values['speed'] ?? 1);
  const speed = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
  if (!(speed <= FASTEST)) throw new Problem(`--speed is ${quoted(given)}; expected a number from 0 to ${FASTEST}.`);
  return { colour: values['no-color'] !== true, ascii: values['ascii'] === true, speed };
}

/** Whoever says nothing is asked. */
async function welcome<T extends Types>(title: Title<T>, console: Console): Promise<number> {
  const seated = await askSeats(title.game, console);
  const chosen = seated && (await askVariants(title, seated.length, console));
  return seated && chosen ? begin(title, { values: {}, given: {} }, seated, chosen, console) : 0;
}

async function begin<T extends Types>(
  title: Title<T>,
  { values, given }: { readonly values: Values; readonly given: GivenFlags },
  seated: readonly Seated[],
  chosen: Chosen,
  console: Console,
): Promise<number> {
  const folder = folderIn(values);
  const subject = subjectOf(title.game.id, folder);
  const game = gameOf(title, subject);
  const options = game.readOptions({ ...optionsAt(title, game, given, seated.length), ...chosen }, seated.length);
  checkPlayable(title, game, options);
  const seeded = typeof values['seed'] === 'string' ? seededDice(values['seed']) : null;
  const secret = seeded?.secret ?? randomBytes(32).toString('hex');
  const path = newPath(game.id, values['save'], commitmentTo(secret));
  const bots = botsFor(title, subject, seated, seeded?.seed);
  const place = { path, folder, keep: holdFree(path) };
  console.say(`${game.title}  ${seated.map(({ name, player }) => (isBotName(player) ? `${name} (${player})` : name)).join(', ')}`, 'bold');
  console.say(sealOf(commitmentTo(secret)), 'dim');
  // Only now that the secret is sealed: all people play on this device.
  const contributions = seeded?.contributions ?? [randomBytes(16).toString('hex')];
  const match = new Match(game, { options, seats: seated.length, seated, secret, contributions, seed: seeded?.seed });
  for (const line of addedTo(match.opening)) console.say(line, 'dim');
  const sitting = sit(title, match, bots, place, console);
  sitting.save();
  await tell(sitting, match.prologue);
  return finish(sitting);
}

/** Some ways to play need a page. */
function checkPlayable<T extends Types>(title: Title<T>, game: Game<T>, options: T['options']): void {
  const barred = title.terminalOf(game).barred?.(options) ?? null;
  if (barred !== null) throw new Problem(barred);
}

function seatedFrom({ seats, players }: Values, { least, most }: { readonly least: number; readonly most: number }): Seated[] {
  if (seats !== undefined && players !== undefined) throw new Problem('--seats and --players: expected one of them, not both.');
  if (typeof seats === 'string') return seatedInWords(seats.split(','));
  const given = typeof players === 'string' ? players : undefined;
  return seatedInWords(youAgainst(wholeNumber('players', given, USUAL_PLAYERS, least, most) - 1));
}

const folderIn = ({ content }: Values): string | undefined =>
  typeof content === 'string' ? resolve(pathFrom('content', content)) : undefined;

/** Where a game is kept, and where its content lies if that is not the one in the box. */
interface Place {
  readonly path: string;
  readonly folder: string | undefined;
  readonly keep: Keep;
}

function newPath(game: string, save: string | boolean | undefined, commitment: string): string {
  if (typeof save !== 'string') return freePath(game, commitment, new Date());
  if (save === '') throw new Problem('--save: expected the path of a file.');
  checkFree(save);
  return resolve(save);
}

/** Throws where something is already. */
function checkFree(path: string): void {
  if (!fileExists(path)) return;
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true)
    throw new Problem(`${path} is there already; go on with it by --resume ${path}, or name another file.`);
  throw new Problem(`${path} is there already, and no ordinary file; expected the path of a new file.`);
}

/** Holds a path for a game that begins there. */
function holdFree(path: string): Keep {
  const keep = holdGame(path);
  // Somebody may have been quicker, and done already.
  checkFree(path);
  return keep;
}

async function resume(wanted: string, values: Values, console: Console): Promise<number> {
  const other = Object.keys(values).find((name) => name !== 'resume' && name !== 'content' && !isManner(name));
  if (other !== undefined) throw new Problem(`--${other} cannot be changed in a game that has begun; expected --resume without it.`);
  const given = wanted === '' ? latestUnfinished() : resolve(wanted);
  // Nothing is written beside what is no game; and what links lead to is held by one name.
  readGameFile(given);
  const path = realpathSync(given);
  const keep = holdGame(path);
  // Whoever held it before has perhaps played on.
  const file = readGameFile(path);
  return withTitle(file.game, (title) => goOn(title, file, { path, folder: folderIn(values), keep }, console));
}

function latestUnfinished(): string {
  const path = keptGames().find((kept) => {
    const file = gameFileOrProblem(kept);
    return !(file instanceof Problem) && endOf(file) === null;
  });
  if (path === undefined)
    throw new Problem(`No unfinished game is kept in ${gamesFolder()}; expected one, or --resume with the path of a file.`);
  return path;
}

async function goOn<T extends Types>(title: Title<T>, file: GameFile, place: Place, console: Console): Promise<number> {
  const { path, folder } = place;
  const subject = subjectOf(file.game, folder);
  const { match, chapters } = retell(title, gameOf(title, subject), file, path);
  if (match.isOver) throw new Problem(`${path} is over; see hoard replay ${path}.`);
  checkPlayable(title, match.game, match.opening.options);
  const sitting = sit(title, match, botsFor(title, subject, match.seated, file.seed), place, console);
  for (const { lines } of chapters) sitting.log.push(...lines.filter(({ weight }) => weight >= 0).map(({ text }) => text));
  console.say(`${title.game.title}, resumed after ${choicesIn(file)} choices.`, 'bold');
  await comeBackAlone(sitting);
  return finish(sitting);
}

/** Those who are seated come at once: a bot that does not exist must be known before anything is said. */
function botsFor<T extends Types>(title: Title<T>, subject: Subject, seated: readonly Seated[], seed: string | undefined): Bots<T> {
  const bots = new Bots(title, subject, seed);
  for (const [seat, { player }] of seated.entries()) if (player !== PERSON) bots.at(seat, player);
  return bots;
}

function sit<T extends Types>(
  title: Title<T>,
  match: Match<T>,
  bots: Bots<T>,
  { path, folder, keep }: Place,
  console: Console,
): Sitting<T> {
  const { game } = match;
  const sitting: Sitting<T> = {
    title,
    match,
    telling: title.tellingOf(game),
    terminal: title.terminalOf(game),
    voices: voicesOf(match),
    rules: readRulebook(readFileSync(title.rulebook, 'utf8')),
    console,
    bots,
    log: [sealOf(match.commitment), ...addedTo(match.opening)],
    path,
    folder,
    save: () => keep({ ...match.record(), words: sitting.words }),
    presets: new Map(),
    turnedTo: -1,
    atScreen: SPECTATOR,
    words: undefined,
  };
  return sitting;
}

/** Plays to the end. Whoever leaves, by whatever door, finds the game as it was: it is kept after every choice. */
async function finish<T extends Types>(sitting: Sitting<T>): Promise<number> {
  const { bots, console, match } = sitting;
  const { seed } = match.opening;
  const farewell = (): string[] => {
    // Somebody may have taken the file away since the last choice.
    sitting.save();
    return match.isOver
      ? [
          '',
          ...(seed === undefined ? [] : [seededNotice(seed)]),
          'The whole game is kept. Check every die and every choice by:',
          `npx hoard verify ${wayTo(sitting)}`,
        ]
      : ['', 'The game is kept as it is. Go on with it by:', `npx hoard play --resume ${wayTo(sitting)}`];
  };
  const leave = (code: number): never => {
    try {
      console.write(farewell());
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exit(BAD_REQUEST);
    }
    process.exit(code);
  };
  console.onInterrupt = () => leave(130);
  process.once('SIGINT', () => leave(130));
  process.once('SIGTERM', () => leave(143));
  await playOn(sitting);
  await bots.dismiss();
  console.write(farewell());
  return 0;
}

/** What has to be typed to open a game again. */
const wayTo = <T extends Types>({ path, folder }: Sitting<T>): string =>
  [path, ...(folder === undefined ? [] : ['--content', folder])].map(asTyped).join(' ');

/** A word as a shell takes it. */
const asTyped = (word: string): string => {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  if (printable(word) === word) return `'${word.replaceAll("'", "'\\''")}'`;
  const escaped = word
    .replaceAll(/[\\']/g, String.raw`\$&`)
    .replaceAll(/[^\x20-\x7e]/gu, (sign) => encodeURIComponent(sign).replaceAll('%', String.raw`\x`));
  return `$'${escaped}'`;
};
