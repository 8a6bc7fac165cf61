import { expect, test } from 'vitest';
import type { Board } from '../../state/board.ts';
import { verbOf } from '../../state/verbs.ts';
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
])('rules first change the board and then tell: nothing that is drawn changes after the last word, with %i players', (seats, options) => {
  for (let seed = 1; seed <= 4; seed++) {
    for (const { pictures, events, after, chosen } of playedGame(sevenMoons, seed, seats, options)) {
      const last = pictures.at(-1)?.sight ?? after.sight;
      expect(drawn(last), `seed ${seed}, action ${verbOf(chosen)}, ${events.map(({ t }) => t).join()}`).toEqual(drawn(after.sight));
    }
  }
});
