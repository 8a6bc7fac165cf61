import type { Variant } from '@hoard/kernel';
import { MOST_PLAYERS } from '../content/content.ts';
import type { Level } from './choices.ts';

const LEVEL_NAMES: { readonly [level in Level]: { readonly en: string; readonly de: string } } = {
  squire: { en: 'Squire', de: 'Knappe' },
  knight: { en: 'Knight', de: 'Ritter' },
  champion: { en: 'Champion', de: 'Streiter' },
  legend: { en: 'Legend', de: 'Legende' },
};

/** What may be chosen before the game besides the colours. */
export const variants: readonly Variant[] = [
  {
    option: 'level',
    rule: 'DA-15.7',
    seats: { least: 1, most: 1 },
    label: { en: 'Level of the solo game', de: 'Stufe des Solospiels' },
    values: (['knight', 'squire', 'champion', 'legend'] as const).map((level) => ({ value: level, label: LEVEL_NAMES[level] })),
  },
  {
    option: 'tieBreak',
    rule: 'DA-14.8',
    seats: { least: 2, most: MOST_PLAYERS },
    label: { en: 'Equal scores', de: 'Gleichstand' },
    values: [
      { value: true, label: { en: 'are broken by the gold in front', de: 'entscheidet das getragene Gold' } },
      { value: false, label: { en: 'share the victory', de: 'teilen sich den Sieg' } },
    ],
  },
];
