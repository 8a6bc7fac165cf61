import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem, withParts } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { BLUE, GREY, RED, TERRAINS, type Card, type Tile } from '../content/content.ts';
import { covenant, covenantFiles } from '../content/covenant.ts';
import { readContent } from '../content/read.ts';
import { subjectOf } from '../../contentFolder.ts';
import { title } from '../index.ts';
import { healthOf, turn } from './fight.ts';

const cardsOf = (kind: Card['kind']): Card[] => covenant.cards.filter((card) => card.kind === kind);
const countOf = (cards: readonly Card[]): number => cards.reduce((sum, { count }) => sum + count, 0);

const inColour = (colour: number): number => countOf(cardsOf('skill').filter((card) => card.colour === colour));
const skillCardsWith = (number: number): number => countOf(cardsOf('skill').filter(({ numbers }) => numbers[0] === number));
const ranked = (rank: string): number => covenant.monsters.filter((monster) => monster.rank === rank).length;

/** How many numbers hit somebody where four heroes take the lightest circles. */
const least = ({ circles }: Tile): number =>
  circles
    .map(({ length }) => length)
    .toSorted((one, other) => one - other)
    .slice(0, 4)
    .reduce((sum, length) => sum + length, 0);

/** The ids of the positions around one, in the order of letters. */
const around = (chapter: number, id: string): string => {
  const { positions, neighbours } = covenant.chapters[chapter]!;
  return neighbours[positions.findIndex((position) => position.id === id)]!.map((position) => positions[position]!.id)
    .toSorted()
    .join(' ');
};

/** What is said when one file is replaced by another. */
function refusal(files: Readonly<Record<string, unknown>>): string {
  try {
    readContent('mine', withParts('mine', covenantFiles, files));
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

describe('the box', () => {
  test('has 60 Skill Point cards, 31 Artifacts and 15 pieces of Equipment', () => {
    expect(cardsOf('skill')).toHaveLength(21);
    expect(countOf(cardsOf('skill'))).toBe(60);
    expect(countOf(cardsOf('artifact'))).toBe(31);
    expect(countOf(cardsOf('equipment'))).toBe(15);
    expect(covenant.cards[covenant.firstArtifact]!.id).toBe('A01');
    expect(covenant.cards[covenant.firstEquipment]!.id).toBe('Q01');
  });

  test('has 16 blue, 16 red and 28 grey cards, and of each number as many as the table says', () => {
    expect([inColour(BLUE), inColour(RED), inColour(GREY)]).toEqual([16, 16, 28]);
    expect([1, 2, 3, 4, 5, 6, 7].map(skillCardsWith)).toEqual([8, 8, 9, 10, 9, 8, 8]);
  });

  test('has Artifacts on which each number stands 9 times, 6 only 8 times, and every pair of numbers at least once', () => {
    const artifacts = cardsOf('artifact');
    const withNumber = (number: number): number => artifacts.filter(({ numbers }) => numbers.includes(number)).length;
    expect([1, 2, 3, 4, 5, 6, 7].map(withNumber)).toEqual([9, 9, 9, 9, 9, 8, 9]);
    for (let one = 1; one <= 7; one++)
      for (let other = one + 1; other <= 7; other++) expect(artifacts.some(({ bits }) => bits === ((1 << one) | (1 << other)))).toBe(true);
  });

  test('has 12 Enemy Attack cards, 22 tiles and 8 heroes', () => {
    expect(covenant.attacks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(covenant.tiles).toHaveLength(22);
    expect(covenant.heroes.map(({ name }) => name)).toEqual([
      'Ras',
      'Brannoch',
      'Ysarre',
      'Mirelle',
      'Kestrin',
      'Ondra',
      'Tovik',
      'Selwyn',
    ]);
  });

  test('has 40 Story cards, 54 Enemy cards, 7 bosses, 2 lieutenants and 41 tokens in 6 chapters', () => {
    expect(covenant.chapters).toHaveLength(6);
    expect(covenant.stories).toHaveLength(40);
    expect(covenant.enemies).toHaveLength(54);
    expect([ranked('boss'), ranked('lieutenant'), ranked('normal')]).toEqual([7, 2, 24]);
    expect(covenant.tokens).toHaveLength(41);
    expect(covenant.chapters.map(({ story, enemies, tokens }) => [story.length, enemies.length, tokens.length])).toEqual([
      [7, 8, 6],
      [7, 9, 8],
      [6, 9, 6],
      [6, 9, 7],
      [7, 9, 7],
      [7, 10, 7],
    ]);
  });
});

describe('the tiles', () => {
  test('are divided by the numbers 1 to 12: each on one circle or open', () => {
    for (const { circles, open } of covenant.tiles)
      expect([...circles.flat(), ...open].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('EA-21.6 have at least four circles', () => {
    for (const { circles } of covenant.tiles) expect(circles.length).toBeGreaterThanOrEqual(4);
  });

  test('hit as many heroes at least as the table says, where four take the lightest circles', () => {
    expect(covenant.tiles.map(least)).toEqual([7, 9, 10, 8, 12, 8, 8, 11, 7, 11, 9, 10, 11, 8, 7, 11, 6, 12, 9, 12, 6, 11]);
  });

  test('have terrains in the numbers of the rulebook', () => {
    expect(TERRAINS.map((_, terrain) => covenant.tiles.filter((tile) => tile.terrain === terrain).length)).toEqual([4, 4, 4, 3, 3, 2, 2]);
  });
});

describe('the maps', () => {
  test('EA-1.8 have neighbours that share an edge', () => {
    expect(around(0, 'B')).toBe('A C D E F S');
    expect(around(1, 'F')).toBe('D E G H');
    expect(around(2, 'X')).toBe('A B C D E F');
    expect(around(3, 'F')).toBe('C D E G I J');
    expect(around(4, 'M')).toBe('C D L N T U');
    expect(around(5, 'M')).toBe('B C T V');
  });

  test('have as many tiles in the pool as positions without one, and a token for each position of a group', () => {
    expect(covenant.chapters.map(({ positions }) => positions.length)).toEqual([9, 11, 10, 12, 12, 13]);
    for (const { positions, pool, groups, tokens } of covenant.chapters) {
      expect(pool).toHaveLength(positions.filter(({ tile }) => tile < 0).length);
      expect(groups.flatMap((group) => group.tokens).toSorted((one, other) => one - other)).toEqual(tokens);
    }
  });
});

describe('a set of one’s own', () => {
  test('may change an Artifact', () => {
    const artifacts = covenantFiles.artifacts.map((row) => (row.id === 'A01' ? { ...row, does: [{ do: 'magic', n: 9, to: 'foe' }] } : row));
    const mine = readContent('mine', withParts('mine', covenantFiles, { artifacts }));
    expect(mine.effects[mine.cards[mine.firstArtifact]!.does[0]!]).toEqual({ do: 'magic', n: 9, to: 'foe' });
    expect(mine.id).not.toBe(covenant.id);
  });

  test('is played with: a changed Artifact does what its file says', () => {
    const artifacts = covenantFiles.artifacts.map((row) => (row.id === 'A01' ? { ...row, does: [{ do: 'magic', n: 9, to: 'foe' }] } : row));
    const game = title.withContent('mine', { artifacts });
    expect(game.contentId).toMatch(/^mine@/);
    const t = turn('Ras', { players: [{ hand: 'A01 A21' }, {}, {}, {}] }, game);
    expect(healthOf(t.choose('use:A01'))).toBe(4);
  });

  test('comes from a folder of JSON files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-cards-'));
    const artifacts = covenantFiles.artifacts.map((row) =>
      row.id === 'A04' ? { ...row, does: [{ do: 'shield', n: 5, to: 'self' }] } : row,
    );
    writeFileSync(join(folder, 'artifacts.json'), JSON.stringify(artifacts));
    const { content } = subjectOf('epic-seven-arise', folder);
    const game = title.withContent(content!.name, content!.files);
    const t = turn('Ras', { players: [{ hand: 'A04 A21' }, {}, {}, {}] }, game);
    expect(t.choose('use:A04').hero('Ras').shields).toBe(5);
  });

  test('is known by what decides, not by names, lines and pictures', () => {
    const heroes = covenantFiles.heroes.map((row) => ({ ...row, name: 'Somebody', title: 'Else', role: 'any', line: 'Another line.' }));
    const renamed = readContent('covenant', { ...covenantFiles, heroes });
    expect(renamed.id).toBe(covenant.id);
  });

  test('is refused with file, row, field and what was expected', () => {
    const [flask, ...others] = covenantFiles.artifacts;
    expect(refusal({ artifacts: [{ ...flask, does: [{ do: 'magic', n: 'much', to: 'foe' }] }, ...others] })).toMatch(
      /^mine\/artifacts\.json, A01, field 'does\.0\.n': expected /,
    );
    expect(refusal({ artifacts: [{ ...flask, does: [{ do: 'explode' }] }, ...others] })).toMatch(
      /A01, field 'does\.0\.do': expected "hit"/,
    );
    expect(refusal({ artifacts: [{ ...flask, numbers: [2, 2] }, ...others] })).toBe(
      "mine/artifacts.json, A01, field 'numbers': expected two different numbers (EA-12.3)",
    );
    expect(refusal({ artifacts: [{ ...flask, does: [{ do: 'call', monster: 'husk' }] }, ...others] })).toBe(
      "mine/artifacts.json, A01, field 'does.0.monster': expected a chapter's card: only there a monster is known",
    );
    const [meadow, ...tiles] = covenantFiles.tiles;
    expect(refusal({ tiles: [{ ...meadow, open: [10] }, ...tiles] })).toBe(
      "mine/tiles.json, T01, field 'circles': the number 12 stands 0 times; expected once, on a circle or in 'open'",
    );
  });

  test('is refused where a chapter names what it does not have', () => {
    const { chapter1 } = covenantFiles;
    const [card, ...story] = chapter1.story;
    expect(refusal({ chapter1: { ...chapter1, story: [{ ...card, objective: { is: 'find', tag: 'Nobody', n: 1 } }, ...story] } })).toBe(
      "mine/chapter1.json, story, 1, field 'objective.tag': 'Nobody' is unknown; expected the tag of a token of this chapter",
    );
    expect(refusal({ chapter1: { ...chapter1, pool: ['T02'] } })).toBe(
      "mine/chapter1.json, field 'pool': 1 tiles; expected 6, one for each position without a tile (EA-3.7)",
    );
    const positions = chapter1.positions.map((row) => (row.id === 'H' ? { ...row, q: 9 } : row));
    expect(refusal({ chapter1: { ...chapter1, positions } })).toBe(
      "mine/chapter1.json, positions, H, field 'q': no way leads there; expected a connected map (EA-1.18)",
    );
    const [thicket, ...enemies] = chapter1.enemies;
    expect(refusal({ chapter1: { ...chapter1, enemies: [{ ...thicket, monsters: ['dragon'] }, ...enemies] } })).toBe(
      "mine/chapter1.json, enemies, 1-1, field 'monsters.0': 'dragon' is unknown; expected the id of a monster of this chapter",
    );
  });
});
