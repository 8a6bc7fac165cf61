import { expect, test } from 'vitest';
import { silverado as content } from '../../content/silverado.ts';
import { moodOf } from '../finale.ts';
import { dragonAttack } from '../../game.ts';
import { waterway } from '../../telling/waterway.ts';
import { playedGame } from '../../../test/playedGame.ts';

test('a boat keeps to the water between two shores, from space to neighbouring space', () => {
  const [first, ...others] = content.harbours;
  for (const harbour of others) {
    const way = waterway(content, first!, harbour);
    expect([way[0], way.at(-1)]).toEqual([first, harbour]);
    way.slice(1).forEach((space, i) => expect(content.neighbours[way[i]!]).toContain(space));
    for (const space of way.slice(1, -1)) expect(['sea', 'river', 'ford']).toContain(content.spaces[space]!.terrain);
  }
});

test('a kingdom that fell is in ruins; who slays and wins triumphs; who wins without was richer', () => {
  const ends = Array.from({ length: 24 }, (_, seed) => playedGame(dragonAttack, seed, 2 + (seed % 4)).at(-1)!);
  const moods = ends.map(({ after, events }) => {
    const slain = events.find((event) => event.t === 'slain');
    const mood = moodOf(after);
    if (slain === undefined) expect(mood).toBe('ruin');
    else expect(mood).toBe(after.outcome!.places[slain.seat] === 1 ? 'triumph' : 'riches');
    return mood;
  });
  expect(new Set(moods).size).toBeGreaterThan(1);
});
