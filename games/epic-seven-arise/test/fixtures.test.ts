import { readFileSync } from 'node:fs';
import { Match, Random, listSeats, replay, type GameRecord } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { verbOf } from '../state/verbs.ts';

// Stored games. They must play the same for ever under one version of the rules and one content set; where a change is meant, the
// version rises and the files are written anew by `vitest -u`.

const STORED = [
  { file: 'orchard.json', seats: 4, options: {} },
  { file: 'three-players.json', seats: 3, options: { chapter: 5 } },
  { file: 'two-players.json', seats: 2, options: { chapter: 3, heroes: 3, difficulty: 'gentle' } },
  { file: 'alone.json', seats: 1, options: { chapter: 2, echoes: true } },
];

const asFile = (record: object): string => `${JSON.stringify(record, null, 1)}\n`;

/** A game by players who attack where they can, never give up, and else do anything. */
function played(seats: number, options: object): GameRecord {
  const secret = '3'.padStart(64, '0');
  const match = new Match(epicSevenArise, { options: epicSevenArise.readOptions(options, seats), seats, secret });
  const random = new Random(3);
  while (match.state.outcome === null) {
    const seat = random.pick(listSeats(match.asked()));
    const { lane, token, actions } = match.questions(seat)[0]!;
    const sensible = actions.filter((action) => verbOf(action) !== 'surrender');
    const skills = sensible.filter((action) => verbOf(action) === 'skill');
    const action = random.pick(skills.length > 0 ? skills : sensible);
    match.choose(seat, lane, token, epicSevenArise.keys.keyOf(action));
  }
  // A game that is worth keeping has a few battles.
  expect(match.state.board.round).toBeGreaterThan(1);
  return match.record();
}

test.each(STORED)('the game stored in $file is played again choice by choice', async ({ file, seats, options }) => {
  await expect(asFile(played(seats, options))).toMatchFileSnapshot(`fixtures/${file}`);
});

test.each(STORED)('a replay of $file ends as it did', ({ file }) => {
  const record = JSON.parse(readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')) as GameRecord;
  const match = replay(epicSevenArise, record);
  expect(record.outcome).not.toBeNull();
  expect(match.state.outcome).toEqual(record.outcome);
  expect(match.record()).toEqual(record);
});
