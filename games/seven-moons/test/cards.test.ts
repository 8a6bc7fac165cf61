import type { Effects } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { dragonReach, dragonReachFiles } from '../content/dragonReach.ts';
import { readContent } from '../content/read.ts';
import { artefactInWords, effectsInWords, faerieInWords } from '../telling/cards.ts';
import type { CardWords } from '../words/cards.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import { cards } from '../words/en/cards.ts';
import type { Words } from '../words/words.ts';
import { table } from './table.ts';

// What cards do, in words: by effect and by power, with the numbers of the content.

const { board } = table({ heroes: { SW: {}, EF: {} }, options: { faerieFolk: true } }).state;
const [EN, DE] = [english(dragonReach), german(dragonReach)];
const { artefacts, faeries, wildernessCards, questCards, storyTokens } = dragonReach;

test('artefacts say what they do', () => {
  expect(artefacts.map((artefact) => artefactInWords(EN, artefact))).toEqual([
    'Bandits never trouble you.',
    '2 steps more on foot or on a horse.',
    'Once a turn, roll one price again before you sell.',
    '+2 in every fight, and your dragon never flees.',
    'Once a game, turn a die of yours to 6 in a wave.',
  ]);
  expect(artefacts.map((artefact) => artefactInWords(DE, artefact))).toEqual([
    'Räuber lassen dich in Ruhe.',
    'Zu Fuß oder zu Pferd 2 Schritte mehr.',
    'Einmal je Zug vor dem Verkauf einen Preis neu würfeln.',
    '+2 in jedem Kampf, und dein Drache flieht nie.',
    'Einmal im Spiel einen deiner Würfel in einer Welle auf 6 drehen.',
  ]);
});

test('faeries say what they do', () => {
  // Those of the rulebook. Who comes later has words too, or the compiler says so.
  const printed = faeries.slice(0, 8);
  expect(printed.map((faerie) => faerieInWords(EN, faerie))).toEqual([
    'Roll one movement die again.',
    'Cancel one robbery.',
    'One step more.',
    'One resource you buy is free.',
    'One sale pays 2 gold more.',
    'One gate jump costs no point.',
    '+2 in one fight.',
    'With 2 gold or less, get 1 gold.',
  ]);
  expect(printed.map((faerie) => faerieInWords(DE, faerie))).toEqual([
    'Einen Bewegungswürfel neu werfen.',
    'Einen Raub verhindern.',
    'Ein Schritt mehr.',
    'Eine gekaufte Ware ist umsonst.',
    'Ein Verkauf bringt 2 Gold mehr.',
    'Ein Torsprung kostet keinen Punkt.',
    '+2 in einem Kampf.',
    'Mit höchstens 2 Gold: 1 Gold bekommen.',
  ]);
});

describe.each<[string, Words]>([
  ['English', EN],
  ['German', DE],
])('in %s', (_, words) => {
  const list = (effects: Effects): string => effectsInWords(words, board, 0, effects);

  test('every card, reward and token is told', () => {
    const told = [...wildernessCards, ...storyTokens].map(({ does }) => list(does));
    const rewards = questCards.map(({ reward }) => list(reward));
    for (const said of [...told, ...rewards]) expect(said).toMatch(/^(?!.*(undefined|NaN)).+$/);
  });
});

test('an artefact of one’s own is told with its numbers', () => {
  const own = readContent('own', {
    ...dragonReachFiles,
    artefacts: [
      {
        id: 'A1',
        name: 'Seven-League Boots',
        powers: [
          { power: 'bonusMove', n: 1, on: ['horse'] },
          { power: 'setWaveDie', n: 4 },
        ],
      },
    ],
  });
  expect(artefactInWords(EN, own.artefacts[0]!)).toBe('1 step more on a horse, and once a game, turn a die of yours to 4 in a wave.');
});

test('a language without the words of an effect or a power does not compile', () => {
  const { endTurn: _, ...effects } = cards.effects;
  const { alms: __, ...powers } = cards.faeries;
  // @ts-expect-error: nobody says that the turn ends.
  const silent: CardWords['effects'] = effects;
  // @ts-expect-error: nobody says what alms are.
  const speechless: CardWords['faeries'] = powers;
  expect(Object.keys(cards.effects)).toHaveLength(Object.keys(silent).length + 1);
  expect(Object.keys(cards.faeries)).toHaveLength(Object.keys(speechless).length + 1);
});
