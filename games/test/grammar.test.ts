import { expect, test } from 'vitest';
import { verbFaults } from './grammar.ts';

test.each([
  'You throws 4 2.',
  'You finds no way out and stays.',
  'You find no way out and stays.',
  'Turn 3: you is here.',
  'Bandits rob: you loses 1 gold.',
  "You's city holds.",
  'Anna throw 4.',
  'Anna have 3 steps.',
])('English: %s', (sentence) => expect(verbFaults('English', sentence)).not.toEqual([]));

test.each(['Du wirft 4 2.', 'Du findest keinen Weg und bleibt.', 'Zug 3: Du ist dran.', 'Runde 2: Du würfelt.', 'Anna gehst zum Tor.'])(
  'German: %s',
  (sentence) => expect(verbFaults('German', sentence)).not.toEqual([]),
);

test.each([
  ['English', 'You throw 4 2 against a 3.'],
  ['English', 'Turn 3: you.'],
  ['English', 'Anna throws you 2 spaces back.'],
  ['English', 'You find no way out and stay.'],
  ['English', 'You and Anna win together.'],
  ['German', 'Du wirfst 4 2 gegen eine 3.'],
  ['German', 'Ben lehnt ab, was du anbietest.'],
  ['German', 'Zug 3: Du bist dran.'],
  ['German', 'Gewonnen habt ihr: du, Anna und Ben.'],
  ['German', 'Anna ist dran.'],
] as const)('%s is right: %s', (language, sentence) => expect(verbFaults(language, sentence)).toEqual([]));
