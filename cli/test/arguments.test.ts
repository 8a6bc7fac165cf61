import { expect, test } from 'vitest';
import { Home, isOneSentence } from './hoard.ts';

const home = new Home();

test.each([
  [['dance'], /'dance' is no command of hoard; expected play, serve, games, replay, verify/],
  [['--version'], /'--version' is no command/],
  [['constructor'], /'constructor' is no command/],
  [['play', 'chess'], /no game 'chess'; expected dragon-attack/],
  [['play', 'dragon-attack', 'dragon-attack2'], /no game 'dragon-attack2'/],
  [['play', 'dragon-attack', 'seven-moons'], /takes one game: 'seven-moons' is too many/],
  [['play', 'seven-moons', '--players', '5'], /5 seats; expected 1 to 4/],
  [['play', 'seven-moons', '--difficulty', 'frenzy'], /frenzy is for co-op and solo games/],
  [['play', '--fast'], /Unknown option '--fast'/],
  [['play', '--seats'], /'--seats <value>' argument missing/],
  [['play', '--ascii=yes'], /'--ascii' does not take an argument/],
  [['play', '--players', '7'], /7 seats; expected 1 to 6/],
  [['play', '--players', '0'], /--players 0/],
  [['play', '--players', 'two'], /--players two: expected a number/],
  [['play', '--players', '2', '--seats', 'me,greedy'], /expected one of them/],
  [['play', '--seats', 'me,me'], /You sits twice|sits twice/],
  [['play', '--seats', 'me,'], /'' cannot sit at the table/],
  [['play', '--seats', 'me,\u001b[2Jevil'], /cannot sit at the table/],
  [['play', '--seats', 'me,search:soon'], /no bot 'search:soon'/],
  [['play', '--seats', 'me,greedy:3'], /no bot 'greedy:3'/],
  [['play', '--seats', 'a,b,c,d,e,f,g'], /7 seats; expected 1 to 6/],
  [['play', '--seed', ''], /'' is no seed: expected 1 to 64 plain characters without blanks/],
  [['play', '--seed', 'two words'], /'two words' is no seed/],
  [['play', '--seed', 'x'.repeat(65)], /is no seed: expected 1 to 64/],
  [['play', '--speed', 'warp'], /--speed warp: expected a number from 0 to 9/],
  [['play', '--speed', '-1'], /--speed: expected a value after it; one that begins with a dash is written --speed=-1/],
  [['play', '--speed=-1'], /--speed -1: expected a number from 0 to 9/],
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
  [['verify', 'a', '--commitment', 'abc'], /--commitment abc: expected 64 hexadecimal digits/],
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
  [['replay', '--help']],
])('hoard %j helps within 80 columns', async (args) => {
  const { code, out, err } = await home.run(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('hoard');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

const dragon = (state: string, ...strengths: number[]): string =>
  JSON.stringify(strengths.map((strength, place) => ({ id: `D${place}`, strength, state })));

test("a content set of one's own is played, and what is wrong in it is said with file, row and field", async () => {
  const good = new Home();
  good.write('dragon.json', dragon('tame', 5, 3, 2, 1));
  const { code, out } = await good.run(['play', '--content', good.folder], ['map']);
  expect(code).toBe(0);
  expect(out).toContain('5-3-2-1');
  expect((await good.run(['play', '--resume'], ['map'])).out).toContain('5-3-2-1');
  good.write('dragon.json', dragon('wild', 5, 3, 6));
  const wrong = await good.run(['play', '--content', good.folder]);
  expect(wrong.err).toMatch(/dragon\.json, D2, field 'strength'/);
  good.write('dragon.json', dragon('\u001b[2J', 5));
  const steering = await good.run(['play', '--content', good.folder]);
  expect(steering.err).toMatch(/dragon\.json: a control character/);
  expect([wrong.code, steering.code]).toEqual([2, 2]);
});
