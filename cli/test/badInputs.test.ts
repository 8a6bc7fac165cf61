import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { title as dragonAttack } from '@hoard/games/dragon-attack';
import { Match, Problem } from '@hoard/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../run.ts';
import { SECRET } from './hoard.ts';

// Everything that somebody could mistype. Each is refused by one sentence that says what is wrong and what was expected, before
// anything is printed or written. What `run` throws as a Problem is printed on stderr with exit code 2: arguments.test.ts sees that.

const here = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'hoard-bad-'));
const kept = join(mkdtempSync(join(tmpdir(), 'hoard-kept-')), 'game.json');

beforeAll(() => {
  process.chdir(folder);
  vi.stubEnv('HOARD_HOME', folder);
  const game = new Match(dragonAttack.game, { options: dragonAttack.game.readOptions({}, 2), seats: 2, secret: SECRET });
  writeFileSync(kept, JSON.stringify(game.record()));
});

afterAll(() => {
  vi.unstubAllEnvs();
  process.chdir(here);
});

let printed: string;

beforeEach(() => {
  printed = '';
  const print = (text: unknown): boolean => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  vi.spyOn(console, 'log').mockImplementation(print);
  return () => vi.restoreAllMocks();
});

async function expectRefusal(args: readonly string[], message: RegExp): Promise<void> {
  const refused: unknown = await run([...args]).then(
    (code) => `nothing refused, exit code ${code}`,
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(Problem);
  const said = (refused as Problem).message;
  expect(said).toMatch(message);
  expect(said).toMatch(/expected|did you mean|is too many|name another/i);
  expect(said).not.toMatch(/\n|undefined|Error\b/);
  expect(said.length).toBeLessThan(400);
  expect({ printed, written: readdirSync(folder) }).toEqual({ printed: '', written: [] });
}

const DA = 'dragon-attack';
const SM = 'seven-moons';

/** No number at all, whatever the option. */
const NO_NUMBERS = ['', ' ', 'abc', '1e9', '0x2', '+2', '-1', '--1', '2 3', '1,5', 'NaN', 'Infinity', '٣', '½', '2;', '9'.repeat(400)];

type Range = readonly [least: number, most: number];
const GAMES: Range = [1, 10_000_000];
const SEED: Range = [0, 2 ** 48 - 1];
const WORKERS: Range = [1, 256];

const NUMBERS: readonly (readonly [words: readonly string[], option: string, range: Range])[] = [
  [['play'], 'players', [1, 6]],
  [['play', DA], 'players', [1, 6]],
  [['play', SM], 'players', [1, 4]],
  [['simulate', DA], 'players', [1, 6]],
  [['simulate', SM], 'players', [1, 4]],
  [['simulate', DA], 'games', GAMES],
  [['simulate', DA], 'seed', SEED],
  [['simulate', DA], 'workers', WORKERS],
  [['balance', DA], 'games', GAMES],
  [['balance', SM], 'seed', SEED],
  [['balance', DA], 'workers', WORKERS],
  [['strength', DA, '--a', 'greedy', '--b', 'random'], 'players', [2, 6]],
  [['strength', SM, '--a', 'greedy', '--b', 'random'], 'players', [2, 4]],
  [['strength', SM, '--a', 'greedy', '--b', 'random', '--teams'], 'players', [1, 4]],
  [['strength', DA, '--table'], 'games', GAMES],
  [['strength', DA, '--table'], 'seed', SEED],
  [['strength', DA, '--table'], 'workers', WORKERS],
  [['fuzz', DA], 'players', [1, 6]],
  [['fuzz', SM], 'players', [1, 4]],
  [['fuzz', DA], 'games', GAMES],
  [['fuzz', DA], 'seed', SEED],
  [['fuzz', DA], 'workers', WORKERS],
  [['replay', kept], 'at', [0, 0]],
  [['replay', kept], 'seat', [0, 1]],
];

describe.each(NUMBERS)('hoard %j --%s', (words, option, [least, most]) => {
  test.each([...NO_NUMBERS, '1.5', String(least - 1), String(most + 1)])(`%j: from ${least} to ${most}`, (given) =>
    expectRefusal([...words, `--${option}=${given}`], new RegExp(`^--${option} is '.*expected a whole number from ${least} to ${most}\\b`)),
  );

  test('-1 as a word of its own', () =>
    expectRefusal(
      [...words, `--${option}`, '-1'],
      new RegExp(`^--${option} is '-1'; expected a whole number from ${least} to ${most}\\b`),
    ));
});

test.each([...NO_NUMBERS, '9.1', '10'])('hoard play --speed %j', (given) =>
  expectRefusal(['play', `--speed=${given}`], /^--speed is '.*expected a number from 0 to 9\.$/),
);

test.each([...NO_NUMBERS, '1.5', '65536'])('hoard serve --port %j', (given) =>
  expectRefusal(['serve', `--port=${given}`], /expected a (whole )?number from 0 to 65535/),
);

const COMMANDS =
  /; expected play, serve, games, replay, verify, tables, backup, restore, simulate, balance, strength, fuzz, version, help\.$/;

test.each(['', ' ', 'dance', 'toString', '__proto__', '-x', '--', '--fast', '-vh', 'PLAY', 'play ', 'a\nb', '\u001b[2J', 'x'.repeat(9999)])(
  'hoard %j, and help of it',
  async (word) => {
    await expectRefusal([word], COMMANDS);
    await expectRefusal(['help', word], COMMANDS);
  },
);

test.each([
  ['plya', 'play'],
  ['paly', 'play'],
  ['game', 'games'],
  ['repaly', 'replay'],
  ['sim', 'simulate'],
  ['verfy', 'verify'],
  ['server', 'serve'],
])('hoard %s: did you mean %s?', (word, meant) =>
  expectRefusal([word], new RegExp(`^'${word}' is no command of hoard \\(did you mean ${meant}\\?\\)`)),
);

type Case = readonly [args: readonly string[], message: RegExp];

function cases(title: string, rows: readonly Case[]): void {
  describe(title, () => {
    test.each(rows)('hoard %j', (args, message) => expectRefusal(args, message));
  });
}

cases('too many words', [
  [['version', 'now'], /'now' is too many/],
  [['--version', '--json'], /'--json' is too many/],
  [['help', 'play', 'serve'], /takes one command: 'serve' is too many/],
  [['games', 'all'], /'all' is too many/],
  [['serve', 'chess'], /'chess' is too many/],
  [['replay', 'a', 'b'], /takes one file, not 2: 'b' is too many/],
  [['verify', 'a', 'b', 'c'], /takes one file, not 3: 'b' is too many/],
  [['backup', 'a', 'b'], /takes one file, not 2: 'b' is too many/],
  [['restore', 'a', 'b'], /takes one file, not 2: 'b' is too many/],
  [['play', DA, SM], /takes one game: 'seven-moons' is too many/],
  [['simulate', DA, DA], /takes one game: 'dragon-attack' is too many/],
  [['balance', SM, DA], /takes one game/],
]);

cases('games', [
  ...['play', 'simulate', 'balance', 'strength', 'fuzz'].flatMap((command): Case[] => [
    [[command, 'chess'], /^There is no game 'chess'; expected dragon-attack, seven-moons, epic-seven-arise or heropath\.$/],
    [[command, ''], /^There is no game ''/],
    [[command, 'Dragon Attack!'], /^There is no game 'Dragon Attack!'/],
    [[command, 'constructor'], /^There is no game 'constructor'/],
    [[command, DA, 'x'.repeat(9999)], /^There is no game 'x+…'/],
  ]),
  [['simulate'], /^hoard simulate: which game\? Expected dragon-attack, seven-moons, epic-seven-arise or heropath\.$/],
  [['balance', '--games', '5'], /^hoard balance: which game\?/],
  [['strength', '--table'], /^hoard strength: which game\?/],
  [['fuzz', '--seed', '5'], /^hoard fuzz: which game\?/],
]);

cases('options', [
  [['play', '--plyers', '3'], /^Unknown option '--plyers'; did you mean --players\?$/],
  [['play', '--player', '3'], /did you mean --players\?/],
  [['play', '--Players=3'], /did you mean --players\?/],
  [['play', '--no-colour'], /did you mean --no-color\?/],
  [['play', SM, '--char', 'SW'], /did you mean --characters\?/],
  [['play', SM, '--dificulty', 'normal'], /did you mean --difficulty\?/],
  [['play', '--verbose'], /^Unknown option '--verbose'; expected --level, --colours, --no-tie-break, --seats, --players/],
  [['play', '-p', '3'], /^Unknown option '-p'; expected --level/],
  [['play', '-abc'], /^Unknown option '-a'/],
  [['play', '--no-ascii'], /^Unknown option '--no-ascii'/],
  [['play', '--__proto__', 'x'], /^Unknown option '--__proto__'/],
  [['play', `--${'x'.repeat(9999)}`], /^Unknown option '--x+…'/],
  [['play', '--a\nb'], /^Unknown option/],
  [['games', '--all'], /^Unknown option '--all'; expected none\.$/],
  [['verify', 'a', '--draw'], /did you mean --draws\?/],
  [['replay', 'a', '--seats', '1'], /did you mean --seat\?/],
  [['simulate', DA, '--bot', 'greedy'], /did you mean --bots\?/],
  [['balance', DA, '--players', '3'], /^Unknown option '--players'; expected --games, --seed, --workers, --out, --content, --json\.$/],
  [['play', '--seats'], /^--seats: expected a value after it\.$/],
  [['play', '--save', '--ascii'], /^--save: expected a value after it; one that begins with a dash is written --save=--ascii\.$/],
  [['play', '--ascii=yes'], /^--ascii takes no value/],
  [['play', '--ascii='], /^--ascii takes no value/],
  [['simulate', DA, '--json=1'], /^--json takes no value/],
  [['play', '--players', '2', '--players', '3'], /^--players is there twice; expected it once\.$/],
  [['play', '--ascii', '--ascii'], /^--ascii is there twice/],
  [['simulate', DA, '--seed', '1', '--seed=1'], /^--seed is there twice/],
]);

cases('options of another game', [
  [
    ['play', DA, '--difficulty', 'frenzy'],
    /^--difficulty is an option of seven-moons, epic-seven-arise and heropath, not of dragon-attack; expected --level, --colours, --no-tie-break\.$/,
  ],
  [['play', '--faeries', DA], /^--faeries is an option of seven-moons, not of dragon-attack; expected --level/],
  [['play', SM, '--level', 'squire'], /^--level is an option of dragon-attack, not of seven-moons; expected --mode, --difficulty/],
  [['play', SM, '--no-tie-break'], /^--no-tie-break is an option of dragon-attack/],
  [
    ['play', '--mode', 'co-op'],
    /^--mode is an option of seven-moons and epic-seven-arise; expected it to be named: hoard play seven-moons or epic-seven-arise\.$/,
  ],
  [
    ['play', DA, '--dificulty', 'frenzy'],
    /^Unknown option '--dificulty'; --difficulty is an option of seven-moons, epic-seven-arise and heropath, not of dragon-attack; expected --level/,
  ],
  [['simulate', SM, '--colours', 'red'], /^--colours is an option of dragon-attack, not of seven-moons; expected --mode/],
  [['strength', DA, '--table', '--mode', 'co-op'], /^--mode is an option of seven-moons/],
  [['fuzz', SM, '--level', 'squire'], /^--level is an option of dragon-attack/],
  // The value of an option is no game.
  [
    ['play', '--save', SM, DA, '--mode', 'co-op'],
    /^--mode is an option of seven-moons and epic-seven-arise, not of dragon-attack; expected --level/,
  ],
]);

cases('options that would mean nothing', [
  [
    ['play', '--level', 'knight'],
    /^--level knight is for 1 player \(DA-15\.7\), not for this table of 4; expected such a table, or no --level\.$/,
  ],
  [['play', DA, '--level', 'squire', '--players', '2'], /not for this table of 2/],
  [['play', DA, '--level', 'squire', '--seats', 'me,Anna,greedy'], /not for this table of 3/],
  [['play', DA, '--no-tie-break', '--players', '1'], /^--no-tie-break is for 2 to 6 players \(DA-14\.8\), not for this table of 1/],
  [['play', SM, '--late-purse', '--players', '2'], /^--late-purse is for 3 to 4 players \(SM-1\.18\), not for this table of 2/],
  [
    ['play', SM, '--difficulty', 'normal'],
    /^--difficulty normal is for 2 to 4 players where mode is co-op \(SM-16\.3\) or 1 player \(SM-18\.2\)/,
  ],
  [['play', SM, '--difficulty', 'frenzy'], /frenzy is for co-op and solo games; expected normal/],
  [['play', SM, '--mode', 'solo'], /solo with 4 seats; expected solo for one player/],
  [['play', SM, '--mode', 'co-op', '--players', '1'], /co-op with 1 seats; expected solo/],
  [['play', SM, '--long-watch', '--players', '1'], /longWatch.*expected false/],
  [['simulate', DA, '--level', 'squire'], /^--level squire is for 1 player/],
  [['fuzz', DA, '--level', 'squire'], /^--level squire is for 1 player/],
  [['fuzz', DA, '--players', '1-2', '--level', 'squire'], /not for this table of 2/],
  [['strength', SM, '--table', '--late-purse'], /^--late-purse is for 3 to 4 players/],
  [['strength', DA, '--table', '--a', 'greedy'], /^--table and --a: expected either/],
  [['strength', DA, '--table', '--teams', '--players', '2'], /^--table and --players, --teams: expected either/],
  [['strength', DA, '--a', 'greedy', '--b', 'random', '--bots', 'greedy'], /^--bots is for --table; expected/],
  [['play', '--players', '2', '--seats', 'me,greedy'], /^--seats and --players: expected one of them/],
  [['play', SM, '--resume'], /the file says which game it is; expected no seven-moons beside it/],
  [['play', '--resume', kept, '--players', '3'], /^--players cannot be changed in a game that has begun; expected/],
  [['play', '--resume', kept, '--level', 'squire'], /^--level cannot be changed in a game that has begun; expected/],
]);

cases('values', [
  [['play', '--level', 'god', '--players', '1'], /'level'.*"squire".*"god"/],
  [['play', '--level', '', '--players', '1'], /'level'/],
  [['play', '--colours', 'pink'], /'colours/],
  [['play', '--colours', 'red,red', '--players', '2'], /red is chosen twice; expected/],
  [['play', '--colours', 'red,blue,amber', '--players', '2'], /3 colours for 2 seats; expected/],
  [['play', SM, '--mode', 'chess'], /'mode'/],
  [['play', SM, '--characters', 'XX'], /'characters/],
  [['play', SM, '--realm-attack', 'none'], /'realmAttack'|--realm-attack/],
  [['play', '--seed', ''], /is no seed: expected 1 to 64/],
  [['play', '--seed', 'two words'], /is no seed/],
  [['play', '--seed', 'ü'], /is no seed/],
  [['play', '--content', ''], /^--content is empty; expected a path\.$/],
  [['play', '--content', '/nowhere'], /content folder .nowhere cannot be read/],
  [['play', '--save', ''], /--save.*expected the path of a file/],
  [['play', '--save', kept], /is there already; go on with it by --resume .*, or name another file\.$/],
  [['play', '--resume', '/nowhere'], /^.nowhere cannot be read: /],
  [['replay', ''], /^hoard replay: which file\? Expected/],
  [['verify'], /^hoard verify: which file\? Expected/],
  [['backup'], /^hoard backup: which file\? Expected the path of a new file\.$/],
  [['backup', 'tables.backup'], /^There is no .*tables\.sqlite; expected the file in which hoard serve keeps its tables\.$/],
  [['restore', ' '], /^hoard restore: which file\? Expected the path of a backup\.$/],
  [['restore', kept], /file is not a database; expected a file that hoard backup made\.$/],
  [['verify', kept, '--commitment', 'abc'], /^--commitment is 'abc'; expected 64 hexadecimal digits\.$/],
  [['verify', kept, '--content='], /^--content is empty/],
  [['simulate', DA, '--out', ''], /^--out is empty; expected a path\.$/],
  [['simulate', DA, '--out', 'reports/'], /^--out reports\/ is a folder; expected a name in it/],
  [['balance', DA, '--out', tmpdir()], /is a folder; expected a name in it/],
  [['simulate', DA, '--out', join(kept, 'x')], /\(something else of that name is there\); expected a folder that can be written to/],
  [['simulate', DA, '--out', '/proc/x/y/z'], /cannot write to .*expected a folder/],
  [['fuzz', DA, '--players', '5-2'], /^--players is '5-2'; expected a whole number from 1 to 6, or a range such as 1-6\.$/],
  [['fuzz', DA, '--players', '2-'], /^--players is '2-'/],
  [['fuzz', DA, '--players', '0-9'], /^--players is '0-9'/],
  [['simulate', DA, '--bots', 'clever'], /no bot 'clever'; expected random, greedy, or search/],
  [['simulate', DA, '--bots', ''], /no bot ''; expected/],
  [['simulate', DA, '--bots', 'greedy,random'], /2 bots for 4 players; expected/],
  [['strength', DA], /^hoard strength: which bots\? Expected --a and --b, or --table\.$/],
  [['strength', DA, '--a', 'greedy'], /which bots\?/],
  [['strength', DA, '--a', 'greedy', '--b', 'gredy'], /no bot 'gredy'; expected/],
  [['strength', DA, '--table', '--bots', 'greedy'], /^--bots is 'greedy'; expected two or more/],
  [['serve', '--keep', '0'], /^--keep is '0'; expected a whole number from 1 to 36500\.$/],
  [['serve', '--lobby', 'maybe'], /^--lobby is 'maybe'; expected on or off\.$/],
  [['serve', '--host', ''], /--host.*expected/],
  [['serve', '--host', 'a b'], /--host.*expected/],
]);

const seats = (word: string): string[] => ['play', '--seats', `me,${word}`];

describe('nobody is seated by mistake', () => {
  test.each([
    ['gredy', 'greedy'],
    ['greddy', 'greedy'],
    ['Gredy', 'greedy'],
    ['gready', 'greedy'],
    ['greed', 'greedy'],
    ['randm', 'random'],
    ['radnom', 'random'],
    ['ramdon', 'random'],
    ['serch', 'search'],
    ['serach', 'search'],
    ['saerch', 'search'],
    ['srch', 'search'],
    ['sarah', 'search'],
    ['freddy', 'greedy'],
  ])('%s looks like %s', (word, bot) =>
    expectRefusal(seats(word), new RegExp(`^'${word}' looks like the bot ${bot}; expected that, or a name`)),
  );

  test.each([
    'search:9',
    'search 9',
    'search:',
    'search:0',
    'search:soon',
    'search:1h',
    'search:999s',
    'search2',
    'greedy:3',
    'random!',
    'SEARCH:9',
  ])('%s is no bot', (word) =>
    expectRefusal(seats(word), new RegExp(`^There is no bot '${word}'; expected random, greedy, or search with a level`)),
  );

  test.each(['bot', 'Bots', 'computer', 'AI', 'cpu', 'npc', '2', '007', 'help', 'quit', 'q', 'nobody', 'player', 'human', 'easy', '?'])(
    "%s is nobody's name",
    (word) => expectRefusal(seats(word), /is nobody's name; expected random, greedy or search for a bot, or a name such as Anna\.$/),
  );

  test.each(['greedy greedy', 'Anna greedy', 'me;greedy', 'search+random', 'Anna & me', 'greedy/greedy'])('%s lacks a comma', (word) =>
    expectRefusal(['play', '--seats', word], /is no name for one seat; expected commas between those who play: me,greedy,Anna\.$/),
  );

  test.each(['', ' ', '-', '\u001b[2Jevil', 'a\nb', 'x'.repeat(25), '名前', '🐉', '<b>'])('%j cannot sit at the table', (word) =>
    expectRefusal(seats(word), /cannot sit at the table; expected a name of at most 24 letters, me, random, greedy or search\.$/),
  );

  test.each([
    ['me', /^You sit twice at the table; expected a different name/],
    ['Anna,anna', /^anna sits twice|^Anna sits twice/],
    ['a1,b,c,d,e,f', /7 seats; expected 1 to 6/],
  ])('%s', (word, message) => expectRefusal(seats(word), message));
});
