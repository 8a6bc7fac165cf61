import type { Variant } from '@hoard/kernel';
import { dragonReach } from '../content/dragonReach.ts';

const some = { least: 2, most: 4 };
const all = { least: 1, most: 4 };
const alone = { least: 1, most: 1 };

/** How many cards attack. */
const { normal, frenzy, darkest } = dragonReach.numbers.shadow.cards;

const NORMAL = { value: 'normal', label: { en: `Normal: ${normal} cards`, de: `Normal: ${normal} Karten` } };
const FRENZY = { value: 'frenzy', label: { en: `Monster Frenzy: ${frenzy}`, de: `Monsterrausch: ${frenzy}` } };
const DARKEST = { value: 'darkest', label: { en: `Darkest Night: ${darkest}`, de: `Finsterste Nacht: ${darkest}` } };

const WITH = { value: true, label: { en: 'with', de: 'mit' } };
const WITHOUT = { value: false, label: { en: 'without', de: 'ohne' } };

/** What may be chosen before the game besides the heroes (SM-1.19). */
export const variants: readonly Variant[] = [
  {
    option: 'mode',
    rule: 'SM-1.1',
    seats: some,
    label: { en: 'The game', de: 'Das Spiel' },
    values: [
      { value: 'competitive', label: { en: 'Against each other', de: 'Gegeneinander' }, rule: 'SM-15.8' },
      { value: 'co-op', label: { en: 'Together', de: 'Miteinander' }, rule: 'SM-16.1' },
    ],
  },
  {
    option: 'difficulty',
    rule: 'SM-16.3',
    seats: some,
    where: { option: 'mode', value: 'co-op' },
    label: { en: 'The Shadow Army', de: 'Das Schattenheer' },
    values: [NORMAL, FRENZY, DARKEST],
  },
  {
    option: 'difficulty',
    rule: 'SM-18.2',
    seats: alone,
    label: { en: 'The Shadow Army', de: 'Das Schattenheer' },
    values: [
      NORMAL,
      { value: 'gentle', label: { en: 'Gentle: later dusk', de: 'Sanft: spätere Dämmerung' }, rule: 'SM-18.6' },
      FRENZY,
      DARKEST,
    ],
  },
  { option: 'faerieFolk', rule: 'SM-17.2', seats: all, label: { en: 'Faerie folk', de: 'Feenvolk' }, values: [WITHOUT, WITH] },
  { option: 'storyTokens', rule: 'SM-19.2', seats: all, label: { en: 'Story tokens', de: 'Geschichten' }, values: [WITHOUT, WITH] },
  {
    option: 'latePurse',
    rule: 'SM-1.18',
    seats: { least: 3, most: 4 },
    label: { en: 'Late purse', de: 'Späte Börse' },
    values: [WITHOUT, WITH],
  },
  {
    option: 'longWatch',
    rule: 'SM-9.9',
    seats: some,
    label: { en: 'The long watch (ours, not in the printed game)', de: 'Die lange Wacht (von uns, nicht im Original)' },
    values: [WITHOUT, WITH],
  },
  {
    option: 'realmAttack',
    rule: 'SM-14.12',
    seats: some,
    label: { en: 'Realm Attack', de: 'Reichsangriff' },
    values: [
      { value: 'standing', label: { en: 'by standing cities (our reading)', de: 'nach stehenden Städten (unsere Auslegung)' } },
      { value: 'printed', label: { en: 'as printed', de: 'wie gedruckt' } },
    ],
  },
];
