import { expect, test } from 'vitest';
import { dragonReach } from '../../content/dragonReach.ts';
import { verbOf, type Board } from '../../types.ts';
import { shown } from '../shown.ts';
import { sevenMoons } from '../../game.ts';
import { playedGame } from '../../../test/playedGame.ts';

/** What the board draws of the game. */
const drawn = ({ heroes, moon, prices, fires, sites, waves, shadow, allies }: Board) => ({
  heroes: heroes.map(({ at, mount, gold, goods, waiting, strongholds, allies: hired, crystals, artefacts, gems, quest, done }) => ({
    at,
    mount,
    gold,
    goods,
    waiting,
    strongholds,
    hired,
    crystals,
    artefacts,
    gems,
    quest,
    done,
  })),
  moon,
  prices,
  fires,
  sites,
  waves,
  left: shadow.length,
  allies,
});

test.each([
  [1, {}],
  [2, { storyTokens: true, longWatch: true }],
  [3, { mode: 'co-op', faerieFolk: true, longWatch: true }],
  [4, { storyTokens: true, faerieFolk: true, latePurse: true, longWatch: true }],
])('what is shown event by event ends as what is so, with %i players', (seats, options) => {
  for (let seed = 1; seed <= 4; seed++) {
    for (const { before, events, after, chosen } of playedGame(sevenMoons, seed, seats, options)) {
      const told = events.reduce((view, event) => shown(view, event, dragonReach), before);
      expect(drawn(told.sight), `seed ${seed}, action ${verbOf(chosen)}, ${events.map(({ t }) => t).join()}`).toEqual(drawn(after.sight));
    }
  }
});

test('showing an event leaves the view before it as it was', () => {
  const { before, events } = playedGame(sevenMoons, 3, 2, { longWatch: true }).find(({ events: told }) =>
    told.some(({ t }) => t === 'walked'),
  )!;
  const copy = structuredClone(before);
  for (const event of events) shown(before, event, dragonReach);
  expect(before).toEqual(copy);
});
