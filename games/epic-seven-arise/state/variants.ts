import type { InEveryLanguage, Variant, VariantValue } from '@hoard/kernel';
import { covenant } from '../content/covenant.ts';
import german from '../words/covenant.de.json' with { type: 'json' };

const all = { least: 1, most: 4 };
const few = { least: 1, most: 3 };
const alone = { least: 1, most: 1 };

const { skullLimit } = covenant.numbers;

/** The terminal puts a number of its own before everything that may be chosen. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** EA-2.18: the Skull limits of all chapters, one after another. */
const limits = (more: number): string => covenant.chapters.map((chapter) => chapter.skullLimit + more).join(', ');

const difficulty = (value: keyof typeof skullLimit, label: InEveryLanguage): VariantValue => ({
  value,
  label,
  does: {
    en: `The story is lost at ${limits(skullLimit[value])} Skulls, chapter by chapter.`,
    de: `Die Geschichte ist, Kapitel für Kapitel, bei ${limits(skullLimit[value])} Schädeln verloren.`,
  },
});

/** What the content names, in German. */
const GERMAN: Readonly<Record<string, string>> = german;

/** What may be chosen before the game. */
export const variants: readonly Variant[] = [
  {
    option: 'mode',
    rule: 'EA-23.1',
    seats: all,
    label: { en: 'The game', de: 'Das Spiel' },
    values: [
      {
        value: 'chapter',
        label: { en: 'One chapter', de: 'Ein Kapitel' },
        does: {
          en: 'One evening: a story from its first card to its boss.',
          de: 'Ein Abend: eine Geschichte von ihrer ersten Karte bis zu ihrem Endgegner.',
        },
        rule: 'EA-3.1',
      },
      {
        value: 'campaign',
        label: { en: 'Campaign', de: 'Kampagne' },
        does: {
          en: 'All six chapters one after another; cards and health carry over, and a lost chapter is played again.',
          de: 'Alle sechs Kapitel nacheinander; Karten und Leben bleiben, und ein verlorenes Kapitel wird noch einmal gespielt.',
        },
      },
    ],
  },
  {
    option: 'chapter',
    rule: 'EA-3.1',
    seats: all,
    where: { option: 'mode', value: 'chapter' },
    label: { en: 'Chapter', de: 'Kapitel' },
    values: covenant.chapters.map(({ name, deadline }, row) => ({
      value: row + 1,
      label: { en: `${ROMAN[row]!}. ${name}`, de: `${ROMAN[row]!}. ${GERMAN[name] ?? name}` },
      does: {
        en: `It must be completed by the end of round ${deadline}.`,
        de: `Es muss bis zum Ende von Runde ${deadline} geschafft sein.`,
      },
    })),
  },
  {
    option: 'difficulty',
    rule: 'EA-2.18',
    seats: all,
    label: { en: 'Difficulty', de: 'Schwierigkeit' },
    values: [
      difficulty('standard', { en: 'Standard', de: 'Normal' }),
      difficulty('gentle', { en: 'Gentle', de: 'Sanft' }),
      difficulty('grim', { en: 'Grim', de: 'Grimmig' }),
    ],
  },
  {
    option: 'heroes',
    rule: 'EA-2.2',
    seats: few,
    label: { en: 'Heroes', de: 'Helden' },
    values: [
      {
        value: 4,
        label: { en: 'Four', de: 'Vier' },
        does: { en: 'Four heroes; somebody leads more than one.', de: 'Vier Helden; jemand führt mehr als einen.' },
      },
      {
        value: 3,
        label: { en: 'Three', de: 'Drei' },
        does: { en: 'Three heroes, against weaker bosses.', de: 'Drei Helden, gegen schwächere Endgegner.' },
        rule: 'EA-2.15',
      },
    ],
  },
  {
    option: 'echoes',
    rule: 'EA-2.19',
    seats: alone,
    label: { en: 'Echoes', de: 'Echos' },
    values: [
      {
        value: false,
        label: { en: 'without', de: 'ohne' },
        does: { en: 'Alone there is nobody to borrow a card from.', de: 'Allein gibt es niemanden, von dem man eine Karte leihen kann.' },
      },
      {
        value: true,
        label: { en: 'with', de: 'mit' },
        does: {
          en: 'Three cards lie face-up; for Souls one of them can complete a skill.',
          de: 'Drei Karten liegen offen; gegen Seelen kann eine davon eine Fertigkeit vollenden.',
        },
      },
    ],
  },
];
