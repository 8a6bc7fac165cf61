import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Problem } from '@hoard/kernel';
import { useLaboratory } from './laboratory.ts';

const countersFile = new URL('../../games/dragon-attack/content/silverado/counters.json', import.meta.url);

const lab = useLaboratory();

const run = (name: string, ...args: string[]): Promise<number> => lab.run(name, ...args, '--out', join(lab.folder, 'deep', 'report'));

describe('hoard simulate', () => {
  test('prints what it found and writes three files', async () => {
    expect(await run('simulate', 'dragon-attack', '--games', '20', '--players', '3', '--workers', '1')).toBe(0);
    expect(readdirSync(join(lab.folder, 'deep')).toSorted()).toEqual(['report.csv', 'report.html', 'report.json']);
    expect(lab.printed).toContain('The Dragon wins');
  });

  test('prints the JSON file instead where that is asked for', async () => {
    expect(await run('simulate', 'dragon-attack', '--games', '5', '--players', '1', '--level', 'squire', '--workers', '1', '--json')).toBe(
      0,
    );
    expect(lab.printed).toBe(readFileSync(join(lab.folder, 'deep', 'report.json'), 'utf8'));
    expect(JSON.parse(lab.printed)).toMatchObject({ game: 'dragon-attack', players: 1, games: 5, options: { level: 'squire' }, seed: 1 });
  });

  test('plays with content of one’s own', async () => {
    const tame = readFileSync(countersFile, 'utf8').replaceAll(/"strength": \d/g, '"strength": 1');
    writeFileSync(join(lab.folder, 'counters.json'), tame);
    await run('simulate', 'dragon-attack', '--games', '20', '--content', lab.folder, '--workers', '1', '--json');
    const report = JSON.parse(lab.printed) as { sections: { title: string; lines: { label: string; measured: { value: number } }[] }[] };
    const { lines } = report.sections.find(({ title }) => title === 'Battles with monsters')!;
    expect(lines.map(({ label, measured }) => [label, measured.value])).toEqual([['Strength 1', 1]]);
  });
});

test('hoard balance checks every line, and its exit code says whether one misses', async () => {
  const code = await run('balance', 'dragon-attack', '--games', '6', '--workers', '2', '--json');
  const { findings } = JSON.parse(lab.printed) as { findings: { verdict: string; checks: { verdict: string }[] }[] };
  expect(findings).toHaveLength(26);
  expect(code).toBe(findings.some(({ verdict }) => verdict === 'misses') ? 1 : 0);
});

test('hoard strength sets sides against each other: a team that wins has won for its bot', async () => {
  const args = ['--a', 'greedy', '--b', 'random', '--sides', '--competition', 'team', '--players', '4', '--games', '2', '--workers', '1'];
  expect(await run('strength', 'heropath', ...args)).toBe(0);
  expect(lab.printed).toMatch(/\| 2 × greedy \| 2 × random \| 4 +\| 2 +\| 0 +\| 2 +\| 100\.0 %/);
});

test('hoard strength prints a table in Markdown', async () => {
  expect(await run('strength', 'dragon-attack', '--table', '--bots', 'random,greedy', '--games', '10', '--workers', '1')).toBe(0);
  expect(lab.printed).toContain(readFileSync(join(lab.folder, 'deep', 'report.md'), 'utf8'));
  expect(lab.printed.split('\n').filter((line) => line.startsWith('| greedy'))).toHaveLength(2);
  expect(lab.printed).toContain('3 × random');
});

describe('what makes no sense is a problem that says what was expected', () => {
  test.each([
    ['simulate', [], /^hoard simulate: which game\? Expected dragon-attack, seven-moons, epic-seven-arise or heropath\.$/],
    ['simulate', ['chess'], /no game 'chess'; expected dragon-attack/],
    ['simulate', ['dragon-attack', '--bots', 'clever'], /no bot 'clever'; expected random, greedy, or search/],
    ['simulate', ['dragon-attack', '--bots', 'search:9'], /no bot 'search:9'/],
    ['simulate', ['dragon-attack', '--bots', 'greedy,random'], /2 bots for 4 players; expected one for all or one for each/],
    ['simulate', ['dragon-attack', '--players', '7'], /^--players is '7'; expected a whole number from 1 to 6\.$/],
    ['simulate', ['dragon-attack', '--players', '0'], /^--players is '0'; expected a whole number from 1 to 6\.$/],
    ['simulate', ['dragon-attack', '--games', 'many'], /^--games is 'many'; expected a whole number from 1 to 10000000\.$/],
    ['simulate', ['dragon-attack', '--seed', '1.5'], /^--seed is '1\.5'; expected a whole number from 0 to 281474976710655\.$/],
    ['simulate', ['dragon-attack', '--workers', '0'], /^--workers is '0'; expected a whole number from 1 to 256\.$/],
    ['simulate', ['dragon-attack', '--players', '1', '--level', 'peasant'], /level/],
    ['simulate', ['dragon-attack', '--speed', 'high'], /^Unknown option '--speed'; did you mean --seed\?$/],
    ['simulate', ['dragon-attack', '--content', 'no/such/folder'], /content folder no\/such\/folder cannot be read/],
    ['balance', ['dragon-attack', '--games', '0'], /--games is '0'/],
    ['strength', ['dragon-attack', '--a', 'greedy'], /^hoard strength: which bots\? Expected --a and --b, or --table\.$/],
    [
      'strength',
      ['dragon-attack', '--a', 'greedy', '--b', 'random', '--players', '1'],
      /^--players is '1'; expected a whole number from 2 to 6\.$/,
    ],
    [
      'strength',
      ['heropath', '--a', 'greedy', '--b', 'random', '--players', '3', '--sides'],
      /^--sides with 3 players; expected an even number\.$/,
    ],
  ])('%s %j', async (name, args, message) => {
    const problem = lab.run(name, ...args);
    await expect(problem).rejects.toBeInstanceOf(Problem);
    await expect(problem).rejects.toThrow(message);
  });

  test('a folder that cannot be written to, before any game is played', async () => {
    writeFileSync(join(lab.folder, 'file'), '');
    const problem = lab.run('simulate', 'dragon-attack', '--out', join(lab.folder, 'file', 'report'));
    await expect(problem).rejects.toBeInstanceOf(Problem);
    await expect(problem).rejects.toThrow(/cannot write to .*; expected a folder that can be written to/);
  });

  test('a content file that is not JSON', async () => {
    writeFileSync(join(lab.folder, 'counters.json'), '[{');
    await expect(run('simulate', 'dragon-attack', '--content', lab.folder)).rejects.toThrow(/counters\.json: .*; expected JSON/);
  });
});

describe('hoard fuzz', () => {
  test('plays random games with any number of players and says that every law holds', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await run('fuzz', 'dragon-attack', '--games', '45', '--players', '1-3', '--workers', '2')).toBe(0);
    expect(log.mock.calls.join()).toMatch(/^45 games with 1, 2, 3 players, \d+ decisions: every law holds\.$/);
  });

  test('--vary draws the options of the game, too', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await run('fuzz', 'dragon-attack', '--games', '12', '--players', '1-2', '--vary')).toBe(0);
    expect(log.mock.calls.join()).toMatch(/^12 games with 1, 2 players, \d+ decisions: every law holds\.$/);
  });

  test('--vary keeps what is given, and refuses it where it is not for such a table', async () => {
    await expect(run('fuzz', 'heropath', '--vary', '--competition', 'team', '--players', '5')).rejects.toThrow(
      /'team' with 5 players; .*HP-2\.7/,
    );
  });

  test.each(['0', '7', '5-2', 'many', '2-'])('--players %s is refused', async (players) => {
    await expect(run('fuzz', 'dragon-attack', '--players', players)).rejects.toThrow(
      `--players is '${players}'; expected a whole number from 1 to 6, or a range such as 1-6.`,
    );
  });
});
