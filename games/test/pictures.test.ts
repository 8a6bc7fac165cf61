import { Match, Random, listSeats, type Game, type Telling, type Types } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonAttack } from '../dragon-attack/index.ts';
import { tellingIn } from '../dragon-attack/test/languages.ts';
import { epicSevenArise } from '../epic-seven-arise/index.ts';
import { tellingOf as ariseTelling } from '../epic-seven-arise/telling/index.ts';
import { english as ariseInEnglish } from '../epic-seven-arise/words/en.ts';
import { heropath } from '../heropath/index.ts';
import { endOf } from '../heropath/telling/end.ts';
import { tellingOf as heropathTelling } from '../heropath/telling/index.ts';
import { english as heropathInEnglish } from '../heropath/words/en.ts';
import { sevenMoons } from '../seven-moons/index.ts';
import { tellingOf as moonsTelling } from '../seven-moons/telling/index.ts';
import { english as moonsInEnglish } from '../seven-moons/words/en.ts';
import { speakingTo } from './speaking.ts';

// Between two events a board is seen as it never is when something is asked: there, too, everything on it can be told.

const CHOICES = 400;

/** Plays by chance, and tells everybody's sheet and every place whenever an event is told. Returns how many pictures that were. */
function tellPictures<T extends Types>(game: Game<T>, telling: Telling<T>, seats: number, seed: number): number {
  const random = new Random(seed);
  const match = new Match(game, { options: game.readOptions({}, seats), seats, secret: String(seed).padStart(64, '0') });
  let told = 0;
  for (let made = 0; made < CHOICES && match.state.outcome === null; made++) {
    const seat = listSeats(match.asked())[0]!;
    const { lane, token, actions } = match.questions(seat)[0]!;
    const watching = match.transcript(seat);
    match.choose(seat, lane, token, game.keys.keyOf(random.pick(actions)));
    watching.close();
    for (const picture of watching.passages.at(-1)!.pictures) {
      telling.sheets(picture, speakingTo(seat));
      for (const place of telling.places(picture, speakingTo(seat))) place.describe();
      told++;
    }
  }
  return told;
}

test('every picture between two events can be told', () => {
  const moons = moonsTelling(sevenMoons, moonsInEnglish(sevenMoons.content));
  const arise = ariseTelling(epicSevenArise, ariseInEnglish(epicSevenArise.content));
  const heroWords = heropathInEnglish(heropath.content);
  const heroes = heropathTelling(heropath, heroWords, () => endOf(heroWords));
  const told = [
    tellPictures(dragonAttack, tellingIn('en'), 3, 1),
    ...[1, 2, 3].map((seed) => tellPictures(sevenMoons, moons, 3, seed)),
    tellPictures(epicSevenArise, arise, 2, 1),
    tellPictures(heropath, heroes, 3, 1),
  ];
  for (const pictures of told) expect(pictures).toBeGreaterThan(CHOICES / 2);
});
