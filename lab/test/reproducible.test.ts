import { describe, expect, test } from 'vitest';
import { withTitle } from '@hoard/games';
import { Crew } from '../crew.ts';
import { asCsv } from '../csv.ts';
import { asJson } from '../files.ts';
import { reportOn } from '../report.ts';
import type { SeededSetting } from '../setting.ts';

const subject = { game: 'dragon-attack', content: null };

async function filesOf(setting: SeededSetting, games: number, workers: number): Promise<{ json: string; csv: string }> {
  const crew = new Crew(subject, workers);
  const rows = await crew.play(setting, games, () => {}).finally(() => crew.dismiss());
  return { json: await withTitle(subject.game, (title) => asJson(reportOn(title.game, title.study, setting, rows))), csv: asCsv(rows) };
}

describe('the same seed gives the same files, byte by byte', () => {
  const greedy: SeededSetting = { players: 4, bots: ['greedy'], options: {}, seed: 7 };
  const mixed: SeededSetting = { players: 2, bots: ['greedy', 'random'], options: {}, seed: 7 };
  const searching: SeededSetting = { players: 2, bots: ['search:3i', 'greedy'], options: {}, seed: 7 };

  test.each([
    { name: 'greedy players', setting: greedy, games: 60 },
    { name: 'different bots', setting: mixed, games: 60 },
    { name: 'search', setting: searching, games: 6 },
  ])('$name, with one, two and three workers', async ({ setting, games }) => {
    const one = await filesOf(setting, games, 1);
    expect(await filesOf(setting, games, 2)).toEqual(one);
    expect(await filesOf(setting, games, 3)).toEqual(one);
  });

  test('another seed gives other games', async () => {
    const one = await filesOf(greedy, 20, 1);
    expect((await filesOf({ ...greedy, seed: 8 }, 20, 1)).csv).not.toBe(one.csv);
  });

  test('a longer run begins with the games of a shorter one', async () => {
    const short = await filesOf(greedy, 10, 1);
    const long = await filesOf(greedy, 25, 2);
    expect(long.csv.startsWith(short.csv)).toBe(true);
  });

  test('a crew plays one setting after another', async () => {
    const crew = new Crew(subject, 2);
    const first = await crew.play(greedy, 20, () => {});
    const second = await crew.play(mixed, 20, () => {});
    const again = await crew.play(greedy, 20, () => {}).finally(() => crew.dismiss());
    expect(again).toEqual(first);
    expect(second).not.toEqual(first);
  });
});
