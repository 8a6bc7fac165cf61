import { LANGUAGES, type Memory } from '../../../../paint/boardGame.ts';
import type { ViewOf } from '@hoard/kernel';
import { beforeAll, expect, test } from 'vitest';
import { silverado as content } from '../../content/silverado.ts';
import { openMonsterOn } from '../../rules/01-things.ts';
import type { DragonAttack } from '../../state/types.ts';
import { dragonAttackBoard } from '../index.tsx';
import { dragonAttack } from '../../game.ts';
import { playedGame, type Choice } from '../../../test/playedGame.ts';

beforeAll(() => Promise.all(LANGUAGES.map((language) => dragonAttackBoard.learn(language))));

type View = ViewOf<DragonAttack>;

/** Another world that looks the same to the eye: a counter that lies hidden is exchanged for one that nobody has seen; null if none lies so. */
function otherWorld(view: View, isHidden: (view: View, space: number, depth: number) => boolean): View | null {
  const other = structuredClone(view);
  const { piles, pool } = other.sight;
  for (const { space, counters } of piles) {
    const depth = counters.findIndex((_, place) => isHidden(view, space, place));
    const exchanged = pool.findIndex((row) => content.counters[row]!.kind !== 'monster');
    if (depth < 0 || exchanged < 0) continue;
    [counters[depth], pool[exchanged]] = [pool[exchanged]!, counters[depth]!];
    return other;
  }
  return null;
}

const isOpen = ({ sight }: View, space: number): boolean => openMonsterOn(sight, content, space) >= 0;

/** All that the page says of the map and of what may be done. */
const saidIn = (view: View, { seat, question }: Choice<DragonAttack>, memory: Memory): string[] =>
  LANGUAGES.flatMap((language) => [
    ...dragonAttackBoard.places(view, language, memory).map((place) => place.describe()),
    ...question.actions.flatMap((action) => [
      dragonAttackBoard.glance(view, seat, action, language, memory),
      ...dragonAttackBoard.odds(view, seat, action, language, memory),
    ]),
  ]);

const choices = [1, 2, 3, 4, 5, 6, 7, 8]
  .flatMap((seed) => playedGame(dragonAttack, seed, 4))
  .filter(({ question }) => question.actions.length > 1);

test.each([
  ['lies face down', (view: View, space: number) => !isOpen(view, space)],
  ['lies under an open monster', (view: View, space: number, depth: number) => isOpen(view, space) && depth > 0],
])('what %s is told only where the page remembers', (_, isHidden) => {
  const worlds = choices.flatMap((choice) => {
    const other = otherWorld(choice.before, isHidden);
    return other === null ? [] : [{ choice, other }];
  });
  expect(worlds.length).toBeGreaterThan(0);
  for (const { choice, other } of worlds.slice(0, 3)) {
    expect(saidIn(other, choice, 'own')).toEqual(saidIn(choice.before, choice, 'own'));
    expect(saidIn(other, choice, 'perfect')).not.toEqual(saidIn(choice.before, choice, 'perfect'));
  }
});
