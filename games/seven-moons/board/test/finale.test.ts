import { LANGUAGES, viewOf } from '@hoard/kernel';
import { beforeAll, expect, test } from 'vitest';
import { playedGame } from '../../../test/playedGame.ts';
import { sevenMoons } from '../../game.ts';
import { dice, table } from '../../test/table.ts';
import { finale } from '../finale.ts';
import { sides } from '../heroes.ts';
import { speech, wordsIn } from '../speech.ts';

beforeAll(() => Promise.all(LANGUAGES.map((language) => speech.learn(language))));

test.each([
  ['en', 'The chronicle', 'The price of iron was foretold at Lantern Oak, and merchants believed it.'],
  ['de', 'Die Chronik', 'Bei der Laterneneiche wurde der Preis von Eisen vorhergesagt, und die Händler glaubten es.'],
] as const)('SM-19.4 on the page the chronicle is told in the language of who reads it: %s', (language, title, line) => {
  const t = table({ heroes: { SW: { at: 'Lantern Oak' }, TH: {} }, options: { storyTokens: true } }).stay();
  t.choose('claim', t.finds('T9')).choose('price:iron');
  expect(speech.in(language).telling.epilogue(t.events, viewOf(sevenMoons, t.state, 0))).toEqual([
    { author: 0, text: title },
    { author: 0, text: line },
  ]);
});

test.each(LANGUAGES)('SM-18.14 page and log give the same title: %s', (language) => {
  const t = table({ heroes: { SW: { strongholds: 2 } }, moon: 7 });
  t.board.shadow.length = 1;
  t.wave('S4', dice(6));
  const told = speech.in(language).telling.ending(viewOf(sevenMoons, t.state, 0), { nameOf: () => 'Anna', you: -1 });
  expect(told.join()).toContain(wordsIn(language).end.titles[1]);
});

test.each([
  ['en', 'Rowan Ashdown (Stonewood)'],
  ['de', 'Rowan Eschenau (Steinwald)'],
] as const)('heroes are called at the set-up as they are in the game, in %s', (language, name) => {
  expect(sides.choices[0]!.label[language]).toBe(name);
});

test('alone, the title one has earned stands over the end, and the gems that were kept are counted', () => {
  const { after } = playedGame(sevenMoons, 1, 1).at(-1)!;
  const outcome = { reason: 'saved', places: [1], scores: [sevenMoons.content.numbers.soloTitles[1]!] } as const;
  const saved = {
    ...after,
    outcome: { ...after.outcome!, ...outcome },
    sight: { ...after.sight, heroes: [{ ...after.sight.heroes[0]!, strongholds: 1 }] },
  };
  expect(finale.headline(saved, 'en')).toBe('Warden of the Reach');
  expect(
    speech
      .in('en')
      .telling.standings(saved, { nameOf: () => 'Anna', you: -1 })[0]!
      .parts.at(-1)!.label,
  ).toBe('gems kept');
});
