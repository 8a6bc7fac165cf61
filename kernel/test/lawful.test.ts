import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../index.ts';
import { bazaar } from './examples/bazaar.ts';
import { council } from './examples/council.ts';
import { crossroads, sealedCrossroads } from './examples/crossroads.ts';
import { crypt } from './examples/crypt.ts';
import { dreamer } from './examples/dreamer.ts';
import { gemPit } from './examples/gemPit.ts';
import { haste } from './examples/haste.ts';
import { knots } from './examples/knots.ts';
import { lastStanding } from './examples/lastStanding.ts';
import { lastWord } from './examples/lastWord.ts';
import { longship } from './examples/longship.ts';
import { messengers } from './examples/messengers.ts';
import { passedPacks } from './examples/passedPacks.ts';
import { pilgrim } from './examples/pilgrim.ts';
import { pokerFace } from './examples/pokerFace.ts';
import { saga } from './examples/saga.ts';
import { scramble } from './examples/scramble.ts';
import { sealedBids } from './examples/sealedBids.ts';
import { each } from './examples/tinyGame.ts';
import { whispers } from './examples/whispers.ts';
import { wolves } from './examples/wolves.ts';
import { expectLawful } from './expectLawful.ts';

const GAMES = 100;

function lawful<T extends Types>(game: Game<T>, optionsFor: (seats: number) => T['options'], most = GAMES): void {
  describe(`${game.id} obeys every law`, () => {
    for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
      test(`with ${seats} seats`, () => {
        const { games, decisions } = expectLawful(game, { options: optionsFor(seats), seats, games: most, seed: 20 + seats });
        expect(games).toBe(most);
        expect(decisions).toBeGreaterThanOrEqual(most);
      });
    }
  });
}

const none = (): Record<string, never> => ({});

lawful(dreamer, none);
lawful(sealedBids, none);
lawful(lastWord, none);
lawful(whispers, none);
lawful(bazaar, none);
lawful(gemPit, none);
lawful(messengers, none);
lawful(crypt, none);
lawful(council, none);
lawful(crossroads, none);
lawful(sealedCrossroads, none);
lawful(lastStanding, none);
lawful(haste, none);
lawful(longship, none);
lawful(wolves, none);
lawful(saga, (seats) => ({ chapter: 1, gold: each(seats, 3) }));
lawful(knots, none);
lawful(pilgrim, none);
lawful(pokerFace, none);
// Each of them takes long.
lawful(passedPacks, none, 60);
lawful(scramble, none);
