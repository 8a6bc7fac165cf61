import { LANGUAGES, type Memory, type ViewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { playedGame, type Choice } from '../../test/playedGame.ts';
import { speakingTo } from '../../test/speaking.ts';
import { silverado as content } from '../content/silverado.ts';
import { dragonAttack } from '../game.ts';
import { openMonsterOn } from '../rules/01-things.ts';
import type { DragonAttack } from '../state/types.ts';
import { tellingIn } from './languages.ts';

const TELLINGS = LANGUAGES.map((language) => tellingIn(language));

type View = ViewOf<DragonAttack>;

/** Another world that looks the same to the eye: a counter that lies hidden is exchanged for one that nobody has seen; null if none lies so. */
function otherWorld(view: View, isHidden: (view: View, space: number, depth: number) => boolean): View | null {
  const other = structuredClone(view);
  const { piles, pool } = other.sight;
  for (const { space, counters } of piles) {
    const depth = counters.findIndex((_, index) => isHidden(view, space, index));
    const exchanged = pool.findIndex((row) => content.counters[row]!.kind !== 'monster');
    if (depth < 0 || exchanged < 0) continue;
    [counters[depth], pool[exchanged]] = [pool[exchanged]!, counters[depth]!];
    return other;
  }
  return null;
}

const isOpen = ({ sight }: View, space: number): boolean => openMonsterOn(sight, content, space) >= 0;

/** All that is said of the map and of what may be done. */
function saidIn(view: View, { seat, question: { lane, actions } }: Choice<DragonAttack>, memory: Memory): string[] {
  const asked = { view, lane, seat, actions };
  const voices = { ...speakingTo(seat), memory };
  return TELLINGS.flatMap((telling) => [
    ...telling.places(view, voices).map((place) => place.describe()),
    ...telling.groups(asked, voices).flatMap(({ title, items }) => items.map(({ text, note }) => `${title}: ${text}, ${note}`)),
    ...actions.flatMap((action) => [telling.glance(asked, action, voices), ...telling.preview(asked, action, voices)]),
  ]);
}

const choices = [1, 2, 3, 4, 5, 6, 7, 8]
  .flatMap((seed) => playedGame(dragonAttack, seed, 4))
  .filter(({ question }) => question.actions.length > 1);

test.each([
  ['lies face down', (view: View, space: number) => !isOpen(view, space)],
  ['lies under an open monster', (view: View, space: number, depth: number) => isOpen(view, space) && depth > 0],
])('what %s is told only where it is remembered', (_, isHidden) => {
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
