import { LANGUAGES, viewOf, type Language, type Telling } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { isSentence, speakingTo } from '../../test/speaking.ts';
import { epicSevenArise } from '../index.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import { content, table } from './table.ts';

// What is told when a game is over.

const TELLING: Readonly<Record<Language, Telling<EpicSevenArise>>> = {
  en: tellingOf(epicSevenArise, english(content)),
  de: tellingOf(epicSevenArise, german(content)),
};
const { en: telling } = TELLING;
const voices = speakingTo(-1);

/** A game of two that is over. */
const ended = (places: readonly number[], change: object = {}) => {
  const view = viewOf(epicSevenArise, table({ players: [{ stones: [2, 3, 4] }, { stones: [1, 0, 0] }] }).state, 0);
  const players = view.sight.players.map((player, seat) => ({
    ...player,
    ledger: player.ledger.map((_, row) => (row === 1 ? (seat === 0 ? 9 : 1) : 0)),
  }));
  const outcome = { reason: places[0] === 0 ? 'skulls' : 'completed', places: [...places], scores: [15, 1], rewards: [1, 0] };
  return { ...view, sight: { ...view.sight, players, ending: outcome.reason as 'skulls' | 'completed', ...change }, outcome };
};

/** What a single player is told last. */
const alone = (chapter: number, score: number): string | undefined => {
  const view = viewOf(epicSevenArise, table({ chapter, players: [{}] }).state, 0);
  const outcome = { reason: 'completed', places: [1], scores: [score], rewards: [1] };
  return telling.ending({ ...view, sight: { ...view.sight, ending: 'completed' }, outcome }, voices).at(-1);
};

describe('the end', () => {
  test('the parts of a score add up to it: where Skystones came from, and their sets', () =>
    expect(telling.standings(ended([1, 2]), voices)).toMatchObject([
      {
        seat: 0,
        place: 1,
        total: 15,
        parts: [
          { label: 'kill rewards', points: 9 },
          { label: 'sets of three colours', points: 6 },
        ],
      },
      { seat: 1, place: 2, total: 1 },
    ]));

  test('in a campaign the parts are its chapters, and the note says how often somebody was Grand Champion', () => {
    const sheet = [
      { chapter: 0, difficulty: 'standard', attempts: 1, scores: [9, 1], champions: 0b01 },
      { chapter: 1, difficulty: 'grim', attempts: 2, scores: [6, 0], champions: 0b01 },
    ];
    expect(telling.standings(ended([1, 2], { mode: 'campaign', sheet }), voices)).toMatchObject([
      {
        seat: 0,
        total: 15,
        parts: [
          { label: 'chapter 1', points: 9 },
          { label: 'chapter 2', points: 6 },
        ],
        note: 'Grand Champion 2 times',
      },
      { seat: 1, note: 'Grand Champion 0 times' },
    ]);
  });

  test('after a defeat nobody is placed, but what everybody had is told, and what was missing', () => {
    expect(telling.standings(ended([0, 0]), voices)).toMatchObject([
      {
        seat: 0,
        place: 0,
        total: 15,
        parts: [
          { label: 'kill rewards', points: 9 },
          { label: 'sets of three colours', points: 6 },
        ],
      },
      { seat: 1, place: 0, total: 1, parts: [{ label: 'kill rewards', points: 1 }] },
    ]);
    expect(telling.ending(ended([0, 0]), voices)).toEqual(['The Skulls have reached their limit.', 'Nobody wins.']);
    const hurt = ended([0, 0]);
    const [fallen, ...others] = hurt.sight.heroes;
    const sight = { ...hurt.sight, skulls: 6, heroes: [{ ...fallen!, health: 0 }, ...others] };
    expect(telling.nearly([], { ...hurt, sight }, voices)).toEqual([
      'It was round 1 of 8.',
      'Still open: Find Arkasus.',
      '6 of 6 Skulls.',
      expect.stringMatching(/^The party at the end: Ras fallen, \w+ \d+ of \d+/),
    ]);
    expect(telling.nearly([], ended([1, 2]), voices)).toEqual([]);
  });

  test.each(LANGUAGES)('every ending is told in sentences, in %s', (language) => {
    const views = [
      ended([1, 2]),
      ended([0, 0]),
      ended([1, 2], { mode: 'campaign' }),
      ended([0, 0], { mode: 'campaign' }),
      ended([0, 0], { ending: '' }),
    ];
    for (const view of views) {
      const lines = [...TELLING[language].ending(view, voices), ...TELLING[language].nearly([], view, voices)];
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toSatisfy(isSentence);
    }
  });

  test('EA-2.17 alone there is a grade by points, and each chapter may have its own', () => {
    expect([39, 40, 60].map((score) => alone(1, score))).toEqual(['A bronze grade.', 'A silver grade.', 'A gold grade.']);
    expect([31, 32, 52].map((score) => alone(4, score))).toEqual(['A bronze grade.', 'A silver grade.', 'A gold grade.']);
  });
});
