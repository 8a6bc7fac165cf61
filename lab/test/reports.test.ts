import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { withTitle } from '@hoard/games';
import { asCsv } from '../csv.ts';
import { asHtml } from '../html.ts';
import { progressInWords } from '../progress.ts';
import { reportOn } from '../report.ts';
import { preparePlay, type SeededSetting } from '../setting.ts';
import { resultOfDuel, teamResultOf } from '../strength.ts';
import { asText } from '../text.ts';

function study(setting: SeededSetting, games: number) {
  return withTitle('dragon-attack', (title) => {
    const play = preparePlay(title, title.game, setting);
    const rows = Array.from({ length: games }, (_, number) => play(number));
    return { rows, report: reportOn(title.game, title.study, setting, rows) };
  });
}

const four = await study({ players: 4, bots: ['greedy'], options: {}, seed: 3 }, 40);
const mixed = await study({ players: 2, bots: ['greedy', 'random'], options: {}, seed: 3 }, 40);

describe('the table of games (CSV)', () => {
  const [head, ...lines] = asCsv(four.rows).trimEnd().split('\n');

  test('has a row for each game, in order, and a cell for each column', () => {
    const columns = head!.split(',');
    expect(lines).toHaveLength(40);
    expect(new Set(columns).size).toBe(columns.length);
    for (const [number, line] of lines.entries()) {
      expect(line.split(',')).toHaveLength(columns.length);
      expect(line.split(',')[0]).toBe(String(number));
    }
  });

  test('says the same as the games', () => {
    const turns = head!.split(',').indexOf('turns');
    expect(lines.map((line) => Number(line.split(',')[turns]))).toEqual(four.rows.map((row) => row['turns']));
  });

  test('leaves empty what a game does not have, and quotes what would break it', () => {
    expect(asCsv([{ 'a,b': 1, slainOn: null }])).toBe('"a,b",slainOn\n1,\n');
  });
});

describe('the report', () => {
  test('comes back from JSON as it was', () => {
    expect(JSON.parse(JSON.stringify(four.report))).toEqual(four.report);
  });

  test('has an interval around every value', () => {
    for (const { lines } of four.report.sections) {
      for (const { measured } of lines) {
        if (measured !== null) expect(measured.low <= measured.value && measured.value <= measured.high).toBe(true);
      }
    }
  });

  test('a histogram counts every game once', () => {
    const turns = four.report.sections.find(({ title }) => title === 'How long it takes')!.chart;
    expect(turns?.kind === 'histogram' && turns.spread.reduce((sum, { games }) => sum + games, 0)).toBe(40);
  });

  test('win shares of all seats come to one', () => {
    const { lines } = four.report.sections.find(({ title }) => title === 'Who wins, by turn order')!;
    expect(lines.reduce((sum, { measured }) => sum + measured!.value, 0)).toBeCloseTo(1, 10);
  });

  test('names the bots where they differ', () => {
    expect(four.report.sections[0]!.title).toBe('How long it takes');
    expect(mixed.report.sections[0]!.lines.map(({ label }) => label)).toEqual(['1. greedy', '2. random']);
  });

  test('can be read in a terminal', () => {
    const text = asText(four.report);
    expect(text).toContain('40 games · 4 players · bots: greedy · seed 3');
    for (const { title } of four.report.sections) expect(text).toContain(title.toUpperCase());
  });
});

describe('the page (HTML)', () => {
  const html = asHtml(four.report);
  const { document } = parseHTML(html);

  test('has a heading, a chart where one is asked for, and a whole table for each section', () => {
    const sections = [...document.querySelectorAll('section')];
    expect(sections.map((section) => section.querySelector('h2')!.textContent)).toEqual(four.report.sections.map(({ title }) => title));
    for (const [index, section] of sections.entries()) {
      const { chart, lines } = four.report.sections[index]!;
      expect(section.querySelectorAll('svg')).toHaveLength(chart === null ? 0 : 1);
      const cells = [...section.querySelectorAll('tr')].map((row) => row.querySelectorAll('th, td').length);
      expect(cells).toHaveLength(lines.length + 1);
      expect(new Set(cells).size).toBe(1);
    }
  });

  test('has at least six charts that show something', () => {
    const charts = [...document.querySelectorAll('svg')];
    expect(charts.length).toBeGreaterThanOrEqual(6);
    for (const chart of charts) expect(chart.querySelectorAll('rect, circle').length).toBeGreaterThan(0);
  });

  test('needs nothing from elsewhere', () => {
    expect(document.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|src=/);
  });

  test('fits a phone and escapes what it is given', () => {
    expect(document.querySelector('meta[name=viewport]')).not.toBeNull();
    expect(asHtml({ ...four.report, title: '<b>&' })).toContain('<h1>&lt;b&gt;&amp;</h1>');
  });

  test('is made for a game of one as well', async () => {
    const { report } = await study({ players: 1, bots: ['greedy'], options: { level: 'legend' }, seed: 3 }, 5);
    expect(asHtml(report)).toContain('level: legend');
  });
});

/** Games of a table that won and lost together so often. */
const tableThat = (won: number, lost: number) => [
  ...Array.from({ length: won }, () => ({ allWon: 1 })),
  ...Array.from({ length: lost }, () => ({ allWon: 0 })),
];

describe('strength', () => {
  const duel = { players: 2, teams: false, sides: false, options: {} };

  test('tables that win or lose together are compared by how often they win', () => {
    const contest = { a: 'search', b: 'greedy', players: 3, teams: true, sides: false, options: { mode: 'co-op' } };
    const { winsOfA, winsOfB, p } = teamResultOf(contest, tableThat(9, 1), tableThat(3, 7));
    expect([winsOfA.value, winsOfB.value]).toEqual([0.9, 0.3]);
    expect(p).toBeCloseTo(0.0198, 4);
  });

  test('counts the games that one player alone has won', () => {
    const won = { decided: 1, 'bot.1.wins': 1, 'bot.2.wins': 0 };
    const lost = { decided: 1, 'bot.1.wins': 0, 'bot.2.wins': 1 };
    const drawn = { decided: 0, 'bot.1.wins': 0, 'bot.2.wins': 0 };
    const rows = [won, won, lost, drawn];
    const result = resultOfDuel({ a: 'greedy', b: 'random', ...duel }, rows);
    expect(result).toMatchObject({ games: 4, decided: 3, wins: 2, fair: 0.5, p: 1 });
    expect(result.share!.value).toBeCloseTo(2 / 3, 10);
  });

  test('every bot sits in every seat equally often, and greedy beats random', () => {
    const result = resultOfDuel({ a: 'greedy', b: 'random', ...duel }, mixed.rows);
    expect(result.share!.low).toBeGreaterThan(0.5);
    expect(result.p!).toBeLessThan(0.01);
  });

  test('nothing is known where nobody ever won', () => {
    expect(resultOfDuel({ a: 'random', b: 'random', ...duel }, [{ decided: 0, 'bot.1.wins': 0 }])).toMatchObject({
      share: null,
      p: null,
      decided: 0,
    });
  });
});

test('progress says how far it is and how long it will take', () => {
  expect(progressInWords(250, 1000, 10_000)).toBe('250 of 1000 games, 25 a second, 30 s left');
  expect(progressInWords(1, 1000, 4_000)).toBe('1 of 1000 games, 0.3 a second, 1 h 6 min left');
});
