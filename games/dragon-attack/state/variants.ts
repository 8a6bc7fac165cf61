import type { Variant, VariantValue } from '@hoard/kernel';
import { MOST_PLAYERS } from '../content/content.ts';
import type { Level } from './choices.ts';

const LEVELS: { readonly [level in Level]: Pick<VariantValue, 'label' | 'does'> } = {
  squire: {
    label: { en: 'Squire', de: 'Knappe' },
    does: {
      en: 'The Dragon moves only when you roll a 1: you have all the time there is.',
      de: 'Der Drache zieht nur, wenn du eine 1 würfelst: Du hast alle Zeit der Welt.',
    },
  },
  knight: {
    label: { en: 'Knight', de: 'Ritter' },
    does: {
      en: 'After each of your turns a die moves the Dragon on a 1, as if somebody else played along.',
      de: 'Nach jedem deiner Züge zieht der Drache bei einer 1, als spielte noch jemand mit.',
    },
  },
  champion: {
    label: { en: 'Champion', de: 'Streiter' },
    does: {
      en: 'After each of your turns a die moves the Dragon on a 1 or 2: it is in a hurry.',
      de: 'Nach jedem deiner Züge zieht der Drache bei einer 1 oder 2: Er hat es eilig.',
    },
  },
  legend: {
    label: { en: 'Legend', de: 'Legende' },
    does: {
      en: 'After each of your turns a die moves the Dragon on a 1, 2 or 3: hardly a moment to arm yourself.',
      de: 'Nach jedem deiner Züge zieht der Drache bei einer 1, 2 oder 3: Zum Rüsten bleibt kaum Zeit.',
    },
  },
};

/** What may be chosen before the game besides the colours. */
export const variants: readonly Variant[] = [
  {
    option: 'level',
    rule: 'DA-15.7',
    seats: { least: 1, most: 1 },
    label: { en: 'Level of the solo game', de: 'Stufe des Solospiels' },
    values: (['knight', 'squire', 'champion', 'legend'] as const).map((level) => ({ value: level, ...LEVELS[level] })),
  },
  {
    option: 'tieBreak',
    rule: 'DA-14.8',
    seats: { least: 2, most: MOST_PLAYERS },
    label: { en: 'Equal scores', de: 'Gleichstand' },
    values: [
      {
        value: true,
        label: { en: 'are decided by the gold carried', de: 'entscheidet das getragene Gold' },
        does: {
          en: 'If several are richest at home, whoever slew the Dragon wins, or else who still carries most gold.',
          de: 'Sind mehrere daheim gleich reich, gewinnt, wer den Drachen erschlug, sonst wer noch am meisten Gold trägt.',
        },
      },
      {
        value: false,
        label: { en: 'share the victory', de: 'teilen sich den Sieg' },
        does: {
          en: 'If several are richest at home, they win together.',
          de: 'Sind mehrere daheim gleich reich, gewinnen sie gemeinsam.',
        },
      },
    ],
  },
];
