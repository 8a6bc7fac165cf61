import { describe, expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { experiments } from '../study/experiments.ts';
import { measure } from '../study/measures.ts';
import { sections } from '../study/sections.ts';
import { targets } from '../study/targets.ts';
import { fight, playOn, turn } from './fight.ts';
import type { Table } from './table.ts';

const measured = (t: Table) =>
  measure({ game: t.engine.game, state: t.state, events: t.events, asked: [], tempers: t.board.players.map(() => 0.5) });

describe('what a game of Epic Seven Arise shows', () => {
  test('a boss that dies completes the story: who has the title, with which hero, and by how much', () => {
    const t = turn('Ras', {
      at: 'G',
      on: 'H',
      story: '4A',
      players: [{ hand: 'g2 g2', stones: [3, 3, 3] }, { stones: [1, 1, 1] }, {}, {}],
      monsters: [{ kind: 'grubmaw', at: 'H', health: 2 }],
    });
    playOn(t.choose('skill:1'));
    expect(t.state.outcome).toMatchObject({ reason: 'completed' });
    const measures = measured(t);
    expect(measures).toMatchObject({
      games: 1,
      unfinished: 0,
      won: 1,
      lostByDeath: 0,
      skills: 1,
      skill1: 1,
      'seat.1.titles': 1,
      'seat.2.titles': 0,
      'hero.H1.games': 1,
      'hero.H1.won': 1,
      'hero.H1.titles': 1,
      'hero.H2.titles': 0,
      'hero.H5.games': 0,
    });
    expect(measures.margin).toBeGreaterThan(3);
    expect(measures.championScore).toBeGreaterThanOrEqual(18);
  });

  test('a game that goes on is unfinished, and nobody has won it', () => {
    const measures = measured(fight());
    expect(measures).toMatchObject({ unfinished: 1, won: 0, championScore: null, margin: null, battles: 1, bossBattles: 0 });
  });

  test('losses, borrowed cards, Soul Burns and called help are counted', () => {
    const t = turn('Ras', { players: [{ hand: 'g2 A21', souls: 4 }, { hand: 'g2' }, {}, {}], monsters: [{ kind: 'husk', at: 'A' }] });
    t.choose('skill:1').choose('burn');
    expect(measured(t)).toMatchObject({ skills: 1, duals: 1, burns: 1, turns: 1, artifacts: 0, 'artifact.A21.played': 0 });
    t.choose('use:A21');
    expect(measured(t)).toMatchObject({ artifacts: 1, 'artifact.A21.played': 1 });
  });
});

describe('an experiment', () => {
  test('without Dual Attacks: no number of Souls pays for one', () => {
    const given = { players: [{ hand: 'g2 A21', souls: 10 }, { hand: 'g2' }, {}, {}] };
    expect(turn('Ras', given).keys()).toContain('skill:1');
    expect(turn('Ras', given, experiments.withoutDuals(epicSevenArise)).keys()).not.toContain('skill:1');
  });

  test.each([
    { cost: 'Souls', hand: 'g2 g2 A21', skill: 'skill:1' },
    { cost: 'a red card', hand: 'g1 g2 g3 r5 A21', skill: 'skill:2' },
  ])('without Soul Burns: none for $cost', ({ hand, skill }) => {
    const given = { players: [{ hand, souls: 10 }, {}, {}, {}] };
    expect(turn('Ras', given).choose(skill).keys()).toContain('burn');
    expect(turn('Ras', given, experiments.withoutBurns(epicSevenArise)).choose(skill).keys()).not.toContain('burn');
  });
});

test('every figure of the report and of the targets is of a column that is measured', () => {
  const t = fight();
  const columns = new Set(Object.keys(measured(t)));
  const unknown = (figure: object): string[] =>
    Object.entries(figure).flatMap(([part, value]) => {
      if (typeof value === 'object' && value !== null) return unknown(value as object);
      return (part === 'of' || part === 'among') && !columns.has(String(value)) ? [String(value)] : [];
    });
  const figures = [
    ...sections(t.engine.game, 4).flatMap(({ lines }) => lines.map(({ figure }) => figure)),
    ...targets.flatMap(({ checks }) => checks.map(({ figure }) => figure)),
  ];
  expect(figures.flatMap(unknown)).toEqual([]);
  expect(figures.length).toBeGreaterThan(200);
});
