import { readFileSync } from 'node:fs';
import { Match, Random, replay, type GameRecord } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import type { Options } from '../state/options.ts';
import { playOne } from './plainPlayer.ts';

// Stored games. They must play the same for ever under one version of the rules and one content set; where a change is meant, the
// version rises and the files are written anew by `vitest -u`.

const STORED = [
  { file: 'two-players.json', seats: 2, options: { characters: ['SW', 'TH'] } },
  { file: 'four-players.json', seats: 4, options: { faerieFolk: true, storyTokens: true, latePurse: true } },
  { file: 'co-op.json', seats: 3, options: { mode: 'co-op', difficulty: 'frenzy' } },
  { file: 'solo.json', seats: 1, options: { difficulty: 'gentle', storyTokens: true } },
];

const asFile = (record: object): string => `${JSON.stringify(record, null, 1)}\n`;

function played(seats: number, options: object): GameRecord {
  const secret = '2'.padStart(64, '0');
  const match = new Match(sevenMoons, { options: sevenMoons.readOptions(options, seats), seats, secret });
  const random = new Random(2);
  while (match.state.outcome === null) playOne(match, random);
  // A game that is worth keeping has a siege.
  expect(match.state.board.waves.length).toBeGreaterThan(0);
  return match.record();
}

test.each(STORED)('the game stored in $file is played again choice by choice', async ({ file, seats, options }) => {
  await expect(asFile(played(seats, options))).toMatchFileSnapshot(`fixtures/${file}`);
});

test.each(STORED)('a replay of $file ends as it did', ({ file }) => {
  const record = JSON.parse(readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')) as GameRecord;
  const match = replay(sevenMoons, record);
  expect(record.outcome).not.toBeNull();
  expect(match.state.outcome).toEqual(record.outcome);
  expect(match.record()).toEqual(record);
});

// Kept when the long watch was on for everybody, and the Realm Attack no choice.
test('a game that was kept before there was a choice is played again as it began', async () => {
  const kept = played(2, { characters: ['SW', 'TH'], longWatch: true });
  const { realmAttack: _, ...options } = kept.options as Options;
  await expect(asFile({ ...kept, options })).toMatchFileSnapshot('fixtures/kept-before-realm-attack.json');
  const file = new URL('fixtures/kept-before-realm-attack.json', import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord & { readonly options: object };
  expect(Object.keys(record.options)).not.toContain('realmAttack');
  const match = replay(sevenMoons, record);
  expect([match.state.board.longWatch, match.state.board.realmAttack]).toEqual([true, 'standing']);
  expect(match.state.outcome).toEqual(record.outcome);
  expect(match.record()).toEqual({ ...record, options: { ...record.options, realmAttack: 'standing' } });
});
