import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { REPLAY_BUDGET, UNDO, isChoice, unnamed, type GameFile } from '@hoard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALWAYS_FIRST, Home, SEED, isOneSentence, type Run } from './hoard.ts';

const home = new Home();
let whole: GameFile;

beforeAll(async () => {
  await home.run(['play', '--seed', SEED, '--save', `${home.folder}/whole.json`], ALWAYS_FIRST);
  whole = JSON.parse(readFileSync(`${home.folder}/whole.json`, 'utf8')) as GameFile;
});

const unproven = ({ out }: Run): string[] => out.split('\n').filter((line) => line.startsWith('Not proven: '));

/** An unfinished game of a few choices, changed in some way. */
const changed = (change: Partial<Record<keyof GameFile, unknown>>): string =>
  JSON.stringify({ ...whole, journal: whole.journal.slice(0, 6), outcome: null, ...change });

describe('damaged, foreign and newer games are refused by --resume with a sentence, and left as they are', () => {
  const cases: [string, () => string, RegExp][] = [
    ['truncated', () => changed({}).slice(0, 300), /is damaged: 300 characters/],
    ['empty', () => '', /is damaged/],
    ['another JSON file', () => '{"name": "thing"}', /is not a game of Hoard: expected a field 'hoard'/],
    ['a list', () => '[1, 2]', /is not a game of Hoard/],
    ['a newer format', () => changed({ hoard: 2 }), /newer Hoard \(format 2\); this one reads format 1/],
    ['other rules', () => changed({ version: 99 }), /version 99 of the rules of dragon-attack; here is version \d+/],
    ['other content', () => changed({ content: 'mine@0123' }), /played with the content mine@0123; here is silverado@/],
    ['an unknown game', () => changed({ game: 'chess' }), /an-unknown-game\.json, field 'game': there is no game 'chess'/],
    [
      'an edited choice',
      () => changed({ journal: [{ seat: 0, lane: 0, key: 'walk:R42' }] }),
      /Journal entry 1 .*walk:R42.*; expected a game as it was kept/,
    ],
    ['a choice of nobody', () => changed({ journal: [{ seat: 31, lane: 0, key: 'roll' }] }), /Journal entry 1/],
    ['a number for a choice', () => changed({ journal: [{ seat: 0, lane: 0, key: 7 }] }), /field 'journal.0.key'/],
    ['another secret', () => changed({ secret: 'ab'.repeat(32) }), /secret does not fit the commitment.*; expected a game as it was kept/],
    ['half a secret', () => changed({ secret: 'ab' }), /field 'secret': expected 64 hexadecimal digits/],
    ['half a contribution', () => changed({ contributions: ['ab'] }), /field 'contributions.0': expected 32 hexadecimal digits/],
    ['another seed', () => changed({ seed: 'mine' }), /do not come from the seed 'mine'/],
    ['too many seats', () => changed({ seated: unnamed(40) }), /40 seats; expected 1 to 6/],
    ['nobody seated', () => changed({ seated: undefined }), /field 'seated'/],
    ['a name too few', () => changed({ seated: whole.seated.slice(1) }), /4 colours for 3 seats/],
    [
      'a name that steers the terminal',
      () => changed({ seated: whole.seated.map(({ player }) => ({ player, name: '\u001b[2J' })) }),
      /field 'seated.0.name'/,
    ],
    [
      'words that steer the terminal',
      () => changed({ words: { 1: '\u001b[2J' } }),
      /field 'words.1': expected a line of at most 140 characters/,
    ],
    [
      'an unknown bot',
      () => changed({ seated: whole.seated.map(({ name }) => ({ name, player: 'search:never' })) }),
      /field 'seated.0.player': there is no player 'search:never'; expected person, random, greedy, or search/,
    ],
    [
      'a bot that thinks for years',
      () => changed({ seated: whole.seated.map(({ name }) => ({ name, player: 'search:999999999s' })) }),
      /no player 'search:999999999s'; expected .* search:1ms to search:10s/,
    ],
    [
      'a stranger who takes a seat over',
      () => changed({ journal: [{ seat: 0, now: 'away', player: 'wizard' }] }),
      /field 'journal.0.player': there is no player 'wizard'/,
    ],
    ['a list of options', () => changed({ options: [] }), /field 'options': expected the options of a game, as an object/],
    ['no options', () => changed({ options: null }), /field 'options': expected the options of a game, as an object/],
    [
      'options without a bottom',
      () => changed({ options: '?' }).replace('"?"', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)),
      /field 'options': expected the options of a game/,
    ],
    ['lists in lists without end', () => '['.repeat(1_000_000), /is not a game of Hoard/],
    ['a picture', () => '\u0089PNG\r\n', /is not a game of Hoard/],
    ['a cut-off file of something else', () => '{"name": "th', /is not a game of Hoard/],
    ['more than any game holds', () => `${changed({})}${' '.repeat(10_000_000)}`, /is too large: expected at most 10 million bytes/],
    ['other options', () => changed({ options: { level: 'god' } }), /field 'level'/],
    ['one field too many', () => changed({ extra: 1 } as object), /field 'extra'/],
    ['somebody back who never left', () => changed({ journal: [{ seat: 0, now: 'back' }] }), /Journal entry 1 .*nobody could be back/],
    ['a game that is over', () => JSON.stringify(whole), /is over; see hoard replay/],
  ];
  test.each(cases)('%s', async (name, make, message) => {
    const path = home.write(`${name.replaceAll(' ', '-')}.json`, make());
    const { code, err } = await home.run(['play', '--resume', path], ALWAYS_FIRST);
    expect(err).toMatch(message);
    expect({ code, oneSentence: isOneSentence(err) }).toEqual({ code: 2, oneSentence: true });
    expect(readFileSync(path, 'utf8')).toBe(make());
  });

  test('a file that is not there', async () => {
    const { code, err } = await home.run(['play', '--resume', '/nowhere/game.json']);
    expect({ code, err }).toEqual({
      code: 2,
      err: '/nowhere/game.json cannot be read: there is no such file or folder; expected an ordinary file.\n',
    });
  });

  test.each(['play --resume', 'replay', 'verify'])('hoard %s: what is no ordinary file is not waited for', async (command) => {
    const folder = new Home().folder;
    execFileSync('mkfifo', [`${folder}/pipe`]);
    symlinkSync(`${folder}/gone`, `${folder}/dangling`);
    symlinkSync(`${folder}/circle`, `${folder}/circle`);
    for (const path of [`${folder}/pipe`, `${folder}/dangling`, `${folder}/circle`, folder, '/dev/zero', '/dev/tty']) {
      const { code, out, err } = await home.run([...command.split(' '), path]);
      expect(err).toMatch(/ cannot be read: .*; expected an ordinary file\.\n$/);
      expect({ code, out, oneSentence: isOneSentence(err) }).toEqual({ code: 2, out: '', oneSentence: true });
    }
    expect(readdirSync(folder)).toEqual(['circle', 'dangling', 'pipe']);
  });

  test('a file that an editor marked as Unicode is a game like any other', async () => {
    const path = home.write('marked.json', `\ufeff${JSON.stringify(whole)}`);
    expect((await home.run(['verify', path])).code).toBe(0);
  });

  test('a folder that cannot be written', async () => {
    const { code, err } = await home.run(['play', '--save', `${home.folder}/whole.json/game.json`]);
    expect({ code, oneSentence: isOneSentence(err) }).toEqual({ code: 2, oneSentence: true });
  });

  test('a save is never overwritten by a new game', async () => {
    const before = readFileSync(`${home.folder}/whole.json`, 'utf8');
    const { code, err } = await home.run(['play', '--save', `${home.folder}/whole.json`]);
    expect(err).toContain('is there already');
    expect(code).toBe(2);
    expect(readFileSync(`${home.folder}/whole.json`, 'utf8')).toBe(before);
  });
});

describe('hoard verify', () => {
  test('reports commitment, draws by purpose, faces of the movement die and the result', async () => {
    const { code, out } = await home.run(['verify', `${home.folder}/whole.json`]);
    expect(code).toBe(0);
    expect(out).toContain(`commitment  ok   ${whole.commitment}`);
    expect(out).toContain(`choices     ok   ${whole.journal.length}`);
    expect(out).toMatch(/da\.move-die +\d+ {2}1:\d+ {2}2:\d+ {2}3:\d+ {2}4:\d+ {2}5:\d+ {2}6:\d+/);
    expect(out).toMatch(/result +ok +(slain|fallen)/);
  });

  test('says what a file alone cannot prove, and compares with what was written down', async () => {
    const path = `${home.folder}/whole.json`;
    const [alone, noted, shouted, other] = await Promise.all([
      home.run(['verify', path]),
      home.run(['verify', path, '--commitment', whole.commitment]),
      home.run(['verify', path, '--commitment', whole.commitment.toUpperCase()]),
      home.run(['verify', path, '--commitment', 'ab'.repeat(32)]),
    ]);
    expect(unproven(alone)).toEqual([
      'Not proven: that this commitment was shown before the game (--commitment tells).',
      'Not proven: that each contribution is the one that a device has made.',
    ]);
    expect(unproven(noted)).toEqual(unproven(alone).slice(1));
    expect(shouted).toEqual(noted);
    expect(noted.code).toBe(0);
    expect(other).toEqual({
      code: 1,
      out: `NOT VERIFIED: the commitment of this game is ${whole.commitment}, not the one that was shown before it, ${'ab'.repeat(32)}\n`,
      err: '',
    });
  });

  test('tells every contribution, and where there is none, what that means', async () => {
    const { contributions, seed, ...rest } = whole;
    const bare = { ...rest, contributions: [], journal: [], outcome: null };
    const [all, none] = await Promise.all([
      home.run(['verify', `${home.folder}/whole.json`]),
      home.run(['verify', home.write('uncontributed.json', JSON.stringify(bare))]),
    ]);
    expect(all.out).toContain(`contributed ok   ${contributions[0]}\n`);
    expect(none.out).toContain('contributed      nothing: whoever made the secret could have chosen the dice\n');
    expect([none.code, seed]).toEqual([0, SEED]);
  });

  test('writes every draw as a line of JSON, and of a game that is wrong nothing', async () => {
    const { code, out, err } = await home.run(['verify', `${home.folder}/whole.json`, '--draws']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const draws = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const report = (await home.run(['verify', `${home.folder}/whole.json`])).out;
    expect(report).toContain(`draws       ok   ${draws.length}\n`);
    for (const draw of draws) expect(Object.keys(draw)).toEqual(['purpose', 'n', 'outcomes', 'weights', 'outcome']);
    expect(draws.filter(({ purpose }) => purpose === 'da.move-die').map(({ n }) => n)).toEqual(
      draws.filter(({ purpose }) => purpose === 'da.move-die').map((_, n) => n),
    );
    expect(draws.find(({ weights }) => weights !== null)).toMatchObject({ purpose: expect.stringMatching(/-dice$/) as string });
    const wrong = await home.run(['verify', home.write('cut.json', JSON.stringify({ ...whole, outcome: null })), '--draws']);
    expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^NOT VERIFIED: the result/) as string });
  });

  test('gives up on a game without an end', async () => {
    const begun = new Home();
    await begun.run(['play', 'seven-moons', '--seats', 'Anna,Ben', '--seed', SEED], ['', '1']);
    const choice = begun.game().journal.findLast(isChoice)!;
    const pairs = Array.from({ length: REPLAY_BUDGET / 2 + 1 }, () => [choice, { ...choice, key: UNDO }]);
    const path = home.write('endless.json', JSON.stringify({ ...begun.game(), journal: pairs.flat() }));
    const { code, out, err } = await home.run(['verify', path]);
    expect({ code, out, oneSentence: isOneSentence(err) }).toEqual({ code: 2, out: '', oneSentence: true });
    expect(err).toContain('more choices and draws than anybody plays');
  });

  const tampered: [string, (game: GameFile) => object, RegExp][] = [
    ['the secret', (game) => ({ ...game, secret: game.secret.replace('0', '1') }), /secret does not fit/],
    [
      'secret and commitment',
      (game) => ({ ...game, secret: '00'.repeat(32), commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925' }),
      /NOT VERIFIED/,
    ],
    ['a contribution', (game) => ({ ...game, seed: undefined, contributions: ['00'.repeat(16)] }), /NOT VERIFIED/],
    ['a contribution of a seeded game', (game) => ({ ...game, contributions: ['00'.repeat(16)] }), /do not come from the seed 'winter'/],
    ['a choice left out', (game) => ({ ...game, journal: game.journal.toSpliced(3, 1) }), /NOT VERIFIED/],
    ['a choice added', (game) => ({ ...game, journal: [...game.journal, { seat: 0, lane: 0, key: 'roll' }] }), /Journal entry \d+/],
    ['the end cut off', (game) => ({ ...game, journal: game.journal.slice(0, -1) }), /the result in the file is not the result/],
    [
      'the scores',
      (game) => ({ ...game, outcome: { ...game.outcome!, scores: game.outcome!.scores.map((score) => score + 1) } }),
      /the result in the file/,
    ],
  ];
  test.each(tampered)('finds that somebody changed %s', async (name, change, message) => {
    const path = home.write(`tampered-${name.replaceAll(' ', '-')}.json`, JSON.stringify(change(whole)));
    const { code, out, err } = await home.run(['verify', path]);
    expect(out).toMatch(message);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  test.each([
    ['rules', { version: 99 }],
    ['content', { content: 'mine@0123' }],
  ])('cannot tell of other %s', async (what, change) => {
    const { code, out, err } = await home.run(['verify', home.write(`other-${what}.json`, changed(change))]);
    expect({ code, out, oneSentence: isOneSentence(err) }).toEqual({ code: 2, out: '', oneSentence: true });
  });

  test('says what is no game file', async () => {
    const { code, err } = await home.run(['verify', home.write('nothing.json', 'nothing')]);
    expect({ code, oneSentence: isOneSentence(err) }).toEqual({ code: 2, oneSentence: true });
  });
});

describe('hoard replay', () => {
  test('tells a game again, whole and up to a choice', async () => {
    const [all, cut] = await Promise.all([
      home.run(['replay', `${home.folder}/whole.json`]),
      home.run(['replay', `${home.folder}/whole.json`, '--at', '3', '--seat', '0']),
    ]);
    expect(all.out).toMatch(/Turn 1: .*\n/);
    expect(all.out).toMatch(/The game is over.*\n$/);
    expect(all.out.startsWith(cut.out)).toBe(true);
    expect(cut.out).not.toContain('The game is over');
    expect(all.out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});
