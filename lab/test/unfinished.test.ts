import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useLaboratory } from './laboratory.ts';

// Players who move at random never bring the seventh moon (SM-20.12). The laboratory breaks such games off and says so.

const lab = useLaboratory();

const run = (name: string, ...args: string[]): Promise<number> =>
  lab.run(name, ...args, '--players', '2', '--workers', '1', '--out', join(lab.folder, 'report'));

test('hoard fuzz counts games that need not end, and calls nothing broken', async () => {
  expect(await run('fuzz', 'seven-moons', '--games', '1')).toBe(0);
  expect(lab.printed).toMatch(/ 1 unfinished after 3000 choices and draws\.$/m);
  lab.printed = '';
  expect(await run('fuzz', 'seven-moons', '--games', '2', '--patience', '300')).toBe(0);
  expect(lab.printed).toMatch(/^2 games with 2 players, \d+ decisions: every law holds\. 2 unfinished after 300 choices and draws\.$/m);
  lab.printed = '';
  expect(await run('fuzz', 'seven-moons', '--games', '2', '--long-watch')).toBe(0);
  expect(lab.printed).toMatch(/every law holds\.$/m);
});

test('hoard simulate reports games that were given up', async () => {
  expect(await run('simulate', 'seven-moons', '--games', '1', '--bots', 'random')).toBe(0);
  expect(lab.printed).toMatch(/^Given up as unfinished +100\.0 %/m);
});

test('hoard strength counts them as draws', async () => {
  expect(await run('strength', 'seven-moons', '--a', 'random', '--b', 'random', '--games', '1')).toBe(0);
  expect(lab.printed).toMatch(/^\| random \| random +\| 2 +\| 1 +\| 1 +\| 0 /m);
  expect(lab.printed).toContain('Draws: nobody won alone, or the game was given up as unfinished.');
});
