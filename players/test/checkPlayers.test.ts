import type { Entry } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { checkPlayers } from '../index.ts';

const seated = (...players: string[]) => players.map((player, seat) => ({ name: `Seat ${seat}`, player }));

test('people, and bots that there are, may sit in a game from outside', () => {
  const journal: Entry[] = [
    { seat: 0, lane: 0, key: 'roll' },
    { seat: 0, now: 'away', player: 'search:10s' },
    { seat: 0, now: 'back', name: 'Anna' },
    { now: 'abandoned' },
  ];
  checkPlayers(
    { seated: seated('person', 'random', 'greedy', 'search', 'search:3', 'search:100000i', 'search:10000ms'), journal },
    'a.json',
  );
});

test.each([
  '',
  'wizard',
  'Person',
  'greedy:2',
  'search:4',
  'search:0i',
  'search:100001i',
  'search:11s',
  'search:10001ms',
  'search:999999999s',
])('nobody else, such as %j', (player) => {
  expect(() => checkPlayers({ seated: seated('person', player), journal: [] }, 'a.json')).toThrow(
    `a.json, field 'seated.1.player': there is no player '${player}'; expected person, random, greedy, or search with a level (search:1 to search:3) or a budget (search:1i to search:100000i, search:1ms to search:10s).`,
  );
});

test.each(['away', 'gone'] as const)('and nobody plays as one who does not exist for who is %s', (now) => {
  const journal: Entry[] = [
    { seat: 0, lane: 0, key: 'roll' },
    { seat: 0, now, player: 'person' },
  ];
  expect(() => checkPlayers({ seated: seated('person'), journal }, 'a.json')).toThrow(
    /^a\.json, field 'journal\.1\.player': there is no player 'person'; expected random, /,
  );
});
