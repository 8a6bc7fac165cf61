import { readFileSync } from 'node:fs';
import { Random, replay, type GameRecord } from '@hoard/kernel';
import { randomPlayer } from '@hoard/players';
import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { openMatch, playAll, playOne, questionOf } from './play.ts';

// Stored games. They must play the same for ever under one version of the rules; where a change of the rules is meant, the version
// rises and the files are written anew by `vitest -u`.

const { keys, content } = dragonAttack;

const STORED = [
  { file: 'two-players.json', seats: 2, number: 211, options: { colours: ['red', 'violet'] } },
  { file: 'four-players.json', seats: 4, number: 402, options: { tieBreak: false } },
  { file: 'solo.json', seats: 1, number: 136, options: { level: 'champion' } },
];

const playersOf = (seats: number, seed: number) => Array.from({ length: seats }, (_, seat) => randomPlayer(new Random(seed, seat)));

test.each(STORED)('the game stored in $file is played again choice by choice', async ({ file, seats, number, options }) => {
  const match = playAll(openMatch(seats, number, options), playersOf(seats, number));
  await expect(`${JSON.stringify(match.record(), null, 1)}\n`).toMatchFileSnapshot(`fixtures/${file}`);
});

test.each(STORED)('a replay of $file ends as it did', ({ file }) => {
  const record = JSON.parse(readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')) as GameRecord;
  const match = replay(dragonAttack, record);
  expect(record.outcome).not.toBeNull();
  expect(match.state.outcome).toEqual(record.outcome);
  expect(match.record()).toEqual(record);
});

test('the first decisions of a game, with what is offered, refused and told', async () => {
  const match = openMatch(3, 303, { colours: ['red', 'amber', 'white'] });
  const players = playersOf(3, 7);
  const lines: string[] = [];
  for (let decision = 1; decision <= 15; decision++) {
    const { seat, rules } = questionOf(match);
    const { actions, denials } = match.questions(seat, true)[0]!;
    const refused = Map.groupBy(denials, ({ rule }) => rule);
    const { key, told } = playOne(match, players);
    lines.push(
      `${decision}. ${content.heroes[match.state.board.adventurers[seat]!.hero]!.colour} is asked by ${rules.join(' and ')}`,
      `   may ${actions.map((action) => keys.keyOf(action)).join(' ')}`,
      ...[...refused].map(([rule, list]) => `   ${rule} bars ${list.map(({ action }) => keys.keyOf(action)).join(' ')}`),
      `   chooses ${key}`,
      ...told.map(({ event: { t, rule, ...rest } }) => `   > ${t} (${rule}) ${JSON.stringify(rest)}`),
    );
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/first-decisions.txt');
});
