import type { InEveryLanguage, Variant, VariantValue } from '@hoard/kernel';
import { dragonReach } from '../content/dragonReach.ts';

const some = { least: 2, most: 4 };
const all = { least: 1, most: 4 };
const alone = { least: 1, most: 1 };

/** How many cards attack. */
const { normal, frenzy, darkest } = dragonReach.numbers.shadow.cards;

const waves = (count: number): InEveryLanguage => ({
  en: `When the seventh moon rises, ${count} waves come, one after another.`,
  de: `Wenn der siebte Mond aufgeht, kommen ${count} Wellen, eine nach der anderen.`,
});

const NORMAL: VariantValue = {
  value: 'normal',
  label: { en: `Normal: ${normal} cards`, de: `Normal: ${normal} Karten` },
  does: waves(normal),
};
const FRENZY: VariantValue = {
  value: 'frenzy',
  label: { en: `Monster Frenzy: ${frenzy}`, de: `Monsterrausch: ${frenzy}` },
  does: waves(frenzy),
};
const DARKEST: VariantValue = {
  value: 'darkest',
  label: { en: `Darkest Night: ${darkest}`, de: `Finsterste Nacht: ${darkest}` },
  does: waves(darkest),
};

/** Something that is in the game or not; the first is what is played unless somebody chooses. */
const withOrWithout = (without: InEveryLanguage, withIt: InEveryLanguage): VariantValue[] => [
  { value: false, label: { en: 'without', de: 'ohne' }, does: without },
  { value: true, label: { en: 'with', de: 'mit' }, does: withIt },
];

/** What may be chosen before the game besides the heroes (SM-1.19). */
export const variants: readonly Variant[] = [
  {
    option: 'mode',
    rule: 'SM-1.1',
    seats: some,
    label: { en: 'The game', de: 'Das Spiel' },
    values: [
      {
        value: 'competitive',
        label: { en: 'Against each other', de: 'Gegeneinander' },
        does: {
          en: 'You are rivals until the siege: of the cities that still stand, the one with most points wins.',
          de: 'Ihr seid Rivalen bis zur Belagerung: Von den Städten, die noch stehen, gewinnt die mit den meisten Punkten.',
        },
        rule: 'SM-15.8',
      },
      {
        value: 'co-op',
        label: { en: 'Together', de: 'Miteinander' },
        does: {
          en: 'You share one fate: if a single city stands in the end, everybody has won.',
          de: 'Ihr teilt ein Schicksal: Steht am Ende auch nur eine Stadt, haben alle gewonnen.',
        },
        rule: 'SM-16.1',
      },
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
      {
        value: 'gentle',
        label: { en: 'Gentle: for a first game', de: 'Sanft: fürs erste Mal' },
        does: {
          en: 'The army draws near more slowly, so that a first game leaves time to look around.',
          de: 'Das Heer rückt langsamer heran, damit in der ersten Partie Zeit bleibt, sich umzusehen.',
        },
        rule: 'SM-18.6',
      },
      FRENZY,
      DARKEST,
    ],
  },
  {
    option: 'faerieFolk',
    rule: 'SM-17.2',
    seats: all,
    label: { en: 'Faerie folk', de: 'Feenvolk' },
    values: withOrWithout(
      { en: 'The faerie gates are only ways across the land.', de: 'Die Feentore sind nur Wege durchs Land.' },
      {
        en: 'Knock at a faerie gate, and with luck a faerie goes with you and helps.',
        de: 'Klopf an ein Feentor, und mit Glück begleitet dich eine Fee und hilft.',
      },
    ),
  },
  {
    option: 'storyTokens',
    rule: 'SM-19.2',
    seats: all,
    label: { en: 'Story tokens', de: 'Geschichten' },
    values: withOrWithout(
      { en: 'Nothing lies at the old places.', de: 'An den alten Orten liegt nichts.' },
      {
        en: 'Small adventures lie at old places; at the end they make a chronicle of your game.',
        de: 'An alten Orten liegen kleine Abenteuer; am Ende wird daraus die Chronik eurer Partie.',
      },
    ),
  },
  {
    option: 'latePurse',
    rule: 'SM-1.18',
    seats: { least: 3, most: 4 },
    label: { en: 'Late purse', de: 'Späte Börse' },
    values: withOrWithout(
      { en: 'Everybody begins with the same gold.', de: 'Alle beginnen mit gleich viel Gold.' },
      {
        en: 'Whoever comes third or fourth begins with a little more gold, for the turns that they may miss.',
        de: 'Wer als Dritter oder Vierter dran ist, beginnt mit etwas mehr Gold, für die Züge, die vielleicht fehlen.',
      },
    ),
  },
  {
    option: 'longWatch',
    rule: 'SM-9.9',
    seats: some,
    label: { en: 'The long watch (ours, not in the printed game)', de: 'Die lange Wacht (von uns, nicht im Original)' },
    values: withOrWithout(
      {
        en: 'The army waits for as long as nobody hires or builds.',
        de: 'Das Heer wartet, solange niemand anwirbt oder baut.',
      },
      {
        en: 'If nobody brings the army nearer for very long, it comes nearer by itself.',
        de: 'Bringt sehr lange niemand das Heer näher, so rückt es von selbst heran.',
      },
    ),
  },
  {
    option: 'realmAttack',
    rule: 'SM-14.12',
    seats: some,
    label: { en: 'Realm Attack', de: 'Reichsangriff' },
    values: [
      {
        value: 'standing',
        label: { en: 'by standing cities (our reading)', de: 'nach stehenden Städten (unsere Auslegung)' },
        does: {
          en: 'The more cities stand, the harder a wave hits the realm: a last city alone still has a chance.',
          de: 'Je mehr Städte stehen, desto härter trifft eine Welle das Reich: Auch die letzte Stadt hat noch eine Chance.',
        },
      },
      {
        value: 'printed',
        label: { en: 'as printed', de: 'wie gedruckt' },
        does: {
          en: 'A wave hits the realm equally hard however many cities stand: few cities have a hard time.',
          de: 'Eine Welle trifft das Reich immer gleich hart, wie viele Städte auch stehen: Wenige haben es schwer.',
        },
      },
    ],
  },
];
