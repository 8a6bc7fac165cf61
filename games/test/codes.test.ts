import { Match, Random, listSeats, type Game, type Telling, type Types } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { dragonAttack } from '../dragon-attack/index.ts';
import { tellingIn } from '../dragon-attack/test/languages.ts';
import { purposes as dragonGerman } from '../dragon-attack/words/purposes.de.ts';
import { purposes as dragonEnglish } from '../dragon-attack/words/purposes.en.ts';
import { epicSevenArise } from '../epic-seven-arise/index.ts';
import { tellingOf as ariseTelling } from '../epic-seven-arise/telling/index.ts';
import { german as ariseInGerman } from '../epic-seven-arise/words/de.ts';
import { english as ariseInEnglish } from '../epic-seven-arise/words/en.ts';
import { purposes as ariseGerman } from '../epic-seven-arise/words/purposes.de.ts';
import { purposes as ariseEnglish } from '../epic-seven-arise/words/purposes.en.ts';
import { heropath } from '../heropath/index.ts';
import { endOf } from '../heropath/telling/end.ts';
import { tellingOf as heropathTelling } from '../heropath/telling/index.ts';
import { german as heropathInGerman } from '../heropath/words/de.ts';
import { english as heropathInEnglish } from '../heropath/words/en.ts';
import { purposes as heropathGerman } from '../heropath/words/purposes.de.ts';
import { purposes as heropathEnglish } from '../heropath/words/purposes.en.ts';
import type { Words as HeropathWords } from '../heropath/words/words.ts';
import { sevenMoons } from '../seven-moons/index.ts';
import { tellingOf } from '../seven-moons/telling/index.ts';
import { german } from '../seven-moons/words/de.ts';
import { english } from '../seven-moons/words/en.ts';
import { purposes as moonsGerman } from '../seven-moons/words/purposes.de.ts';
import { purposes as moonsEnglish } from '../seven-moons/words/purposes.en.ts';
import { speakingTo } from './speaking.ts';

// Codes of spaces and draws are for who types them: nothing that the page says or shows has one.

/** All that is told of a game that is played by chance, up to so many choices. */
function* toldOf<T extends Types>(game: Game<T>, telling: Telling<T>, seats: number, options: object, choices: number): Generator<string> {
  const random = new Random(3);
  const match = new Match(game, { options: game.readOptions(options, seats), seats, secret: '3'.padStart(64, '0') });
  for (let made = 0; made < choices && match.state.outcome === null; made++) {
    const seat = listSeats(match.asked())[0]!;
    const voices = speakingTo(seat);
    const { lane, token, actions, denials } = match.questions(seat, true)[0]!;
    const asked = { view: match.view(seat), lane, seat, actions };
    yield telling.question(asked, voices);
    for (const action of actions) yield telling.option(action, voices, asked);
    for (const { title, items } of telling.groups(asked, voices))
      for (const { text, note, under } of items) yield [title, text, note, under].join(' ');
    for (const denial of denials) yield `${telling.option(denial.action, voices, asked)} ${telling.denial(denial, voices)}`;
    const chosen = random.pick(actions);
    yield telling.preview(asked, chosen, voices).join(' ');
    const answer = match.choose(seat, lane, token, game.keys.keyOf(chosen));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    for (const { event } of answer.told) yield telling.event(event, voices);
    if (made % 50 !== 0) continue;
    for (const place of telling.places(asked.view, voices)) yield `${place.name} ${place.describe()}`;
    for (const sheet of telling.sheets(asked.view, voices)) yield JSON.stringify(sheet.parts.map(({ title, note }) => [title, note]));
  }
}

const codesIn = (ids: readonly { readonly id: string }[]): RegExp =>
  new RegExp(`\\b(?:${ids.map(({ id }) => id).join('|')})\\b|\\b(?:da|sm|ea|hp)\\.[a-z]`);

const moons = { en: tellingOf(sevenMoons, english(sevenMoons.content)), de: tellingOf(sevenMoons, german(sevenMoons.content)) };

const arise = {
  en: ariseTelling(epicSevenArise, ariseInEnglish(epicSevenArise.content)),
  de: ariseTelling(epicSevenArise, ariseInGerman(epicSevenArise.content)),
};

const heropathIn = (words: HeropathWords) => heropathTelling(heropath, words, () => endOf(words));
const heroes = { en: heropathIn(heropathInEnglish(heropath.content)), de: heropathIn(heropathInGerman(heropath.content)) };

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test('Dragon Attack! has no codes', () => {
    const codes = codesIn(dragonAttack.content.spaces);
    for (const words of toldOf(dragonAttack, tellingIn(language), 4, {}, 400)) expect(words).not.toMatch(codes);
  });

  test('7 Moons has no codes', () => {
    const codes = codesIn(sevenMoons.content.hexes);
    const options = { faerieFolk: true, storyTokens: true };
    for (const words of toldOf(sevenMoons, moons[language], 3, options, 600)) expect(words).not.toMatch(codes);
  });

  test('Epic Seven Arise has no codes', () => {
    const { cards, heroes, tiles, attacks, enemies, tokens } = epicSevenArise.content;
    const codes = codesIn([...cards, ...heroes, ...tiles, ...attacks, ...enemies, ...tokens]);
    for (const words of toldOf(epicSevenArise, arise[language], 3, { chapter: 2 }, 400)) expect(words).not.toMatch(codes);
  });

  test('Heropath has no codes', () => {
    const { cards, sites, map } = heropath.content;
    const codes = codesIn([...cards, ...sites, ...map.spaces]);
    for (const words of toldOf(heropath, heroes[language], 3, { style: 'logical' }, 400)) expect(words).not.toMatch(codes);
  });

  test('every hex of Dragon Reach has a name of its own', () => {
    const match = new Match(sevenMoons, { options: sevenMoons.readOptions({}, 2), seats: 2, secret: '3'.padStart(64, '0') });
    const names = moons[language].places(match.view(0), speakingTo(0)).map(({ name }) => name);
    expect(new Set(names).size).toBe(sevenMoons.content.hexes.length);
  });
});

/** The purposes of all draws of a game that is played by chance. */
function drawnIn<T extends Types>(game: Game<T>): string[] {
  const random = new Random(4);
  const match = new Match(game, { options: game.readOptions({}, 2), seats: 2, secret: '4'.padStart(64, '0') });
  for (let made = 0; made < 600 && match.state.outcome === null; made++) {
    const seat = listSeats(match.asked())[0]!;
    const { lane, token, actions } = match.questions(seat)[0]!;
    match.choose(seat, lane, token, game.keys.keyOf(random.pick(actions)));
  }
  return [...new Set(match.drawn.map(({ purpose }) => purpose))];
}

test('there are words for whatever is drawn and thrown', () => {
  for (const purposes of [dragonEnglish, dragonGerman])
    expect(Object.keys(purposes)).toEqual(expect.arrayContaining(drawnIn(dragonAttack)));
  for (const purposes of [ariseEnglish, ariseGerman])
    expect(Object.keys(purposes)).toEqual(expect.arrayContaining(drawnIn(epicSevenArise)));
  for (const purposes of [heropathEnglish, heropathGerman])
    expect(Object.keys(purposes)).toEqual(expect.arrayContaining(drawnIn(heropath)));
  for (const purposes of [moonsEnglish, moonsGerman]) expect(Object.keys(purposes)).toEqual(expect.arrayContaining(drawnIn(sevenMoons)));
});

const hexOf = (id: string): number => sevenMoons.content.hexes.findIndex((hex) => hex.id === id);

test('what has no name is called by what lies beside it', () => {
  const [inEnglish, inGerman] = [english(sevenMoons.content), german(sevenMoons.content)];
  expect([inEnglish.hex(hexOf('H8')), inEnglish.hex(hexOf('H7')), inGerman.hex(hexOf('H7'))]).toEqual([
    'Dragonmarch',
    'the road west of Dragonmarch',
    'Straße westlich der Drachenmark',
  ]);
});
