import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Home, isOneSentence } from './hoard.ts';

const home = new Home();

test.each([
  [
    ['dance'],
    /'dance' is no command of hoard; expected play, serve, games, replay, verify, tables, backup, restore, simulate, balance, strength, fuzz, version, help\.$/m,
  ],
  [['--versoin'], /'--versoin' is no command/],
  [['constructor'], /'constructor' is no command/],
  [['play', 'chess'], /no game 'chess'; expected dragon-attack, seven-moons, epic-seven-arise or heropath\.$/m],
  [['play', 'dragon-attack', 'dragon-attack2'], /no game 'dragon-attack2'/],
  [['play', 'dragon-attack', 'seven-moons'], /takes one game: 'seven-moons' is too many/],
  [['play', 'seven-moons', '--players', '5'], /--players is '5'; expected a whole number from 1 to 4\.$/m],
  [['play', 'seven-moons', '--difficulty', 'frenzy'], /frenzy is for co-op and solo games/],
  [['play', '--fast'], /Unknown option '--fast'; expected --level, --colours, --no-tie-break, --seats, --players, --seed/],
  [['play', '--seats'], /--seats: expected a value after it\.$/m],
  [['play', '--ascii=yes'], /--ascii takes no value; expected it alone, without =yes\.$/m],
  [['play', '--players', '7'], /--players is '7'; expected a whole number from 1 to 6\.$/m],
  [['play', '--players', '0'], /--players is '0'; expected a whole number from 1 to 6\.$/m],
  [['play', '--players', 'two'], /--players is 'two'; expected a whole number from 1 to 6\.$/m],
  [['play', '--players', '2', '--seats', 'me,greedy'], /expected one of them/],
  [['play', '--seats', 'me,me'], /You sit twice at the table/],
  [['play', '--seats', 'me,'], /'' cannot sit at the table/],
  [['play', '--seats', 'me,\u001b[2Jevil'], /cannot sit at the table/],
  [['play', '--seats', 'me,search:soon'], /no bot 'search:soon'/],
  [['play', '--seats', 'me,greedy:3'], /no bot 'greedy:3'/],
  [['play', '--seats', 'a,b,c,d,e,f,g'], /7 seats; expected 1 to 6/],
  [['play', '--seed', ''], /'' is no seed: expected 1 to 64 plain characters without blanks/],
  [['play', '--seed', 'two words'], /'two words' is no seed/],
  [['play', '--seed', 'x'.repeat(65)], /is no seed: expected 1 to 64/],
  [['play', '--speed', 'warp'], /--speed is 'warp'; expected a number from 0 to 9\.$/m],
  [['play', '--speed', '-1'], /--speed is '-1'; expected a number from 0 to 9\.$/m],
  [['play', '--seats', '--ascii'], /--seats: expected a value after it; one that begins with a dash is written --seats=--ascii\.$/m],
  [['play', '--level', 'god'], /field 'level'/],
  [['play', '--colours', 'pink'], /field 'colours/],
  [['play', '--colours', 'red,red', '--players', '2'], /red is chosen twice/],
  [['play', '--colours', 'red,blue,amber', '--players', '2'], /3 colours for 2 seats/],
  [['play', '--content', '/nowhere'], /content folder .nowhere cannot be read/],
  [['play', '--resume', '--players', '3'], /--players cannot be changed/],
  [['play', '--resume'], /No unfinished game is kept/],
  [['games', 'all'], /'all' is too many/],
  [['verify'], /which file/],
  [['verify', 'a', 'b'], /takes one file, not 2/],
  [['verify', 'a', '--commitment', 'abc'], /--commitment is 'abc'; expected 64 hexadecimal digits/],
  [['replay'], /which file/],
  [['replay', '/nowhere/x.json'], /cannot be read/],
])('hoard %j is refused with one sentence', async (args, message) => {
  const { code, out, err } = await home.run(args);
  expect(err).toMatch(message);
  expect({ code, out, oneSentence: isOneSentence(err) }).toEqual({ code: 2, out: '', oneSentence: true });
});

test.each([
  [[]],
  [['--help']],
  [['help']],
  [['-h']],
  [['play', '--help']],
  [['games', '--help']],
  [['verify', '-h']],
  [['help', 'play']],
  [['help', 'serve']],
  [['help', 'tables']],
  [['help', 'simulate']],
  [['help', 'balance']],
  [['help', 'strength']],
  [['help', 'fuzz']],
  [['help', 'version']],
  [['replay', '--help']],
])('hoard %j helps within 80 columns', async (args) => {
  const { code, out, err } = await home.run(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('hoard');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

const dragon = (state: string, ...strengths: number[]): string =>
  JSON.stringify(strengths.map((strength, index) => ({ id: `D${index}`, strength, state })));

test('a game names its content, but no folder: whoever opens it says where that lies', async () => {
  const author = new Home();
  author.write('mine/dragon.json', dragon('tame', 5, 3, 2, 1));
  const mine = `${author.folder}/mine`;
  await author.run(['play', '--content', mine], ['1']);
  const [path] = author.games();
  const text = readFileSync(path!, 'utf8');
  expect(text).not.toContain(author.folder);
  for (const command of [['play', '--resume'], ['replay'], ['verify']]) {
    const { code, err } = await author.run([...command, path!]);
    expect(err).toMatch(/played with the content mine@\w+; here is silverado@\w+; expected --content with the folder of its content\n$/);
    expect(code).toBe(2);
    expect((await author.run([...command, path!, '--content', mine])).code).toBe(0);
  }
  // What an older game says of a folder is not followed.
  const older = author.write('older.json', text.replace('"hoard":1,', `"hoard":1,"folder":"${mine}",`));
  expect((await author.run(['verify', older])).code).toBe(2);
});

test("a content set of one's own is played, and what is wrong in it is said with file, row and field", async () => {
  const good = new Home();
  good.write('dragon.json', dragon('tame', 5, 3, 2, 1));
  const { code, out } = await good.run(['play', '--content', good.folder], ['map']);
  expect(code).toBe(0);
  expect(out).toContain('5-3-2-1');
  expect(out.trimEnd()).toMatch(new RegExp(`--resume \\S+ --content ${good.folder}$`));
  good.write('dragon.json', dragon('wild', 5, 3, 6));
  const wrong = await good.run(['play', '--content', good.folder]);
  expect(wrong.err).toMatch(/dragon\.json, D2, field 'strength'/);
  good.write('dragon.json', dragon('\u001b[2J', 5));
  const steering = await good.run(['play', '--content', good.folder]);
  expect(steering.err).toMatch(/dragon\.json: a control character/);
  expect([wrong.code, steering.code]).toEqual([2, 2]);
});
