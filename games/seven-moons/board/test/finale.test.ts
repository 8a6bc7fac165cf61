import { viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../paint/boardGame.ts';
import { sevenMoons } from '../../game.ts';
import { dice, table } from '../../test/table.ts';
import { finale } from '../finale.ts';
import { speech, wordsIn } from '../words.ts';

test.each([
  ['en', 'The chronicle', 'The price of iron was foretold at Lantern Oak, and merchants believed it.'],
  ['de', 'Die Chronik', 'Bei der Laterneneiche wurde der Preis von Eisen vorhergesagt, und die Händler glaubten es.'],
] as const)('SM-19.4 on the page the chronicle is told in the language of who reads it: %s', async (language, title, line) => {
  await speech.learn(language);
  const t = table({ heroes: { SW: { at: 'Lantern Oak' }, TH: {} }, options: { storyTokens: true } }).stay();
  t.choose('claim', t.finds('T9')).choose('price:iron');
  expect(finale.epilogue!(t.events, viewOf(sevenMoons, t.state, 0), language)).toEqual([
    { author: 0, text: title },
    { author: 0, text: line },
  ]);
});

test.each(LANGUAGES)('SM-18.14 page and log give the same title: %s', async (language) => {
  await speech.learn(language);
  const t = table({ heroes: { SW: { strongholds: 2 } }, moon: 7 });
  t.board.shadow.length = 1;
  t.wave('S4', dice(6));
  const told = speech.in(language).text.ending(viewOf(sevenMoons, t.state, 0), { nameOf: () => 'Anna', you: -1 });
  expect(told.join()).toContain(wordsIn(language).end.titles[1]);
});
