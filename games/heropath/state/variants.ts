import type { Variant } from '@hoard/kernel';
import { dragonRoar } from '../content/dragonRoar.ts';
import { SEVERAL, locked, rivalry } from './variantsOfRivals.ts';

// What may be chosen before the game (HP-2). What a choice bars stands beside it with the rule that bars it.

const all = { least: 1, most: 6 };
const six = { least: 6, most: 6 };

const { dragon, lastDusk, realTime } = dragonRoar.numbers;

const difficulty = (value: keyof typeof dragon.power, en: string, de: string): Variant['values'][number] => ({
  value,
  label: { en, de },
  does: {
    en: `The Dragon has a basic power of ${dragon.power[value]}.`,
    de: `Der Drache hat eine Grundstärke von ${dragon.power[value]}.`,
  },
});

const EXPANSION = { en: 'Giant and Wizard', de: 'Riese und Magier' };

const WITH_EXPANSION = {
  value: true,
  label: { en: 'with', de: 'mit' },
  does: { en: 'Giant and Wizard can be chosen as well.', de: 'Auch Riese und Magier können gewählt werden.' },
};

const COMPETITION_NAMES = {
  competitive: { en: 'Competitive', de: 'Wettstreit' },
  team: { en: 'Team', de: 'Team' },
  'co-op': { en: 'Co-op', de: 'Gemeinschaft' },
  solo: { en: 'Solo', de: 'Solo' },
} as const;

const NOT_ALONE = {
  labels: [COMPETITION_NAMES.competitive, COMPETITION_NAMES.team, COMPETITION_NAMES['co-op']],
  why: { en: 'Whoever sits alone plays Solo.', de: 'Wer allein sitzt, spielt Solo.' },
  rule: 'HP-2.3',
};
const NOT_SOLO = {
  labels: [COMPETITION_NAMES.solo],
  why: { en: 'Solo is for one player.', de: 'Solo ist für einen Spieler.' },
  rule: 'HP-2.3',
};
const NO_TEAMS = {
  labels: [COMPETITION_NAMES.team],
  why: { en: 'Teams are equally large: they take 4 or 6 players.', de: 'Teams sind gleich groß: Es braucht 4 oder 6 Spieler.' },
  rule: 'HP-2.7',
};

export const variants: readonly Variant[] = [
  {
    option: 'competition',
    rule: 'HP-2.3',
    seats: { least: 1, most: 1 },
    label: { en: 'Competition', de: 'Spielart' },
    values: [
      {
        value: 'solo',
        label: COMPETITION_NAMES.solo,
        does: { en: 'One hero against the Dragon, in ten turns at most.', de: 'Ein Held gegen den Drachen, in höchstens zehn Zügen.' },
        rule: 'HP-29.1',
      },
    ],
    barred: [NOT_ALONE],
  },
  ...[2, 3, 4, 5, 6].map((seats): Variant => ({
    option: 'competition',
    rule: 'HP-2.3',
    seats: { least: seats, most: seats },
    label: { en: 'Competition', de: 'Spielart' },
    values: [
      {
        value: 'competitive',
        label: COMPETITION_NAMES.competitive,
        does: { en: 'The first hero who defeats the Dragon wins.', de: 'Wer als Erster den Drachen besiegt, gewinnt.' },
        rule: 'HP-1.1',
      },
      ...(seats === 4 || seats === 6
        ? [
            {
              value: 'team',
              label: COMPETITION_NAMES.team,
              does: {
                en: 'Teams take turns in common, and win together.',
                de: 'Teams haben ihre Züge gemeinsam und gewinnen zusammen.',
              },
              rule: 'HP-27.1',
            },
          ]
        : []),
      {
        value: 'co-op',
        label: COMPETITION_NAMES['co-op'],
        does: {
          en: 'All heroes fight the Dragon together, and win or lose as one.',
          de: 'Alle Helden kämpfen zusammen gegen den Drachen und gewinnen oder verlieren gemeinsam.',
        },
        rule: 'HP-28.1',
      },
    ],
    barred: [...(seats === 4 || seats === 6 ? [] : [NO_TEAMS]), NOT_SOLO],
  })),
  {
    option: 'attributes',
    rule: 'HP-25.1',
    seats: all,
    label: { en: 'Attributes', de: 'Eigenschaften' },
    values: [
      {
        value: 'character',
        label: { en: 'Character Dependent', de: 'nach Held' },
        does: { en: 'Each hero begins with gems of their own.', de: 'Jeder Held beginnt mit eigenen Edelsteinen.' },
      },
      {
        value: 'equivalent',
        label: { en: 'Equivalent', de: 'Gleichwertig' },
        does: {
          en: 'All begin alike, and split two gems between SKILLS and WISDOM.',
          de: 'Alle beginnen gleich und teilen zwei Edelsteine auf Geschick und Weisheit auf.',
        },
        rule: 'HP-25.2',
      },
    ],
  },
  {
    option: 'difficulty',
    rule: 'HP-31.1',
    seats: all,
    label: { en: 'Difficulty', de: 'Schwierigkeit' },
    values: [
      difficulty('normal', 'Normal', 'Normal'),
      difficulty('expert', 'Expert', 'Experte'),
      difficulty('inferno', 'Inferno', 'Inferno'),
    ],
  },
  {
    option: 'teamSize',
    rule: 'HP-2.7',
    seats: six,
    where: { option: 'competition', value: 'team' },
    label: { en: 'Teams', de: 'Teams' },
    values: [
      {
        value: 2,
        label: { en: 'Three of two', de: 'Drei zu zweit' },
        does: { en: 'Three teams of two heroes each.', de: 'Drei Teams zu je zwei Helden.' },
      },
      {
        value: 3,
        label: { en: 'Two of three', de: 'Zwei zu dritt' },
        does: { en: 'Two teams of three heroes each.', de: 'Zwei Teams zu je drei Helden.' },
      },
    ],
  },
  ...rivalry('competitive'),
  ...rivalry('team'),
  ...locked(SEVERAL, { option: 'competition', value: 'co-op' }),
  ...locked({ least: 1, most: 1 }),
  {
    option: 'expansion',
    rule: 'HP-4.6',
    seats: { least: 1, most: dragonRoar.numbers.players.expansion - 1 },
    label: EXPANSION,
    values: [
      {
        value: false,
        label: { en: 'without', de: 'ohne' },
        does: { en: 'Heroes are chosen among four.', de: 'Gewählt wird unter vier Helden.' },
      },
      WITH_EXPANSION,
    ],
  },
  {
    option: 'expansion',
    rule: 'HP-4.6',
    seats: { least: dragonRoar.numbers.players.expansion, most: 6 },
    label: EXPANSION,
    values: [WITH_EXPANSION],
    barred: [
      {
        labels: [{ en: 'without', de: 'ohne' }],
        why: { en: 'Without them there are not enough heroes for all.', de: 'Ohne sie reichen die Helden nicht für alle.' },
        rule: 'HP-2.9',
      },
    ],
  },
  {
    option: 'stopHero',
    rule: 'HP-26.22',
    seats: SEVERAL,
    where: { option: 'turns', value: 'real time' },
    label: { en: 'STOP-HERO', de: 'STOPP-HELD' },
    values: [realTime.stopHero.usual, realTime.stopHero.least].map((value) => ({
      value,
      label: { en: String(value), de: String(value) },
      does: {
        en: value === 1 ? 'Each may hold an opponent once in the game.' : `Each may hold an opponent ${value} times in the game.`,
        de:
          value === 1 ? 'Jeder darf einmal im Spiel einen Gegner festhalten.' : `Jeder darf ${value}-mal im Spiel einen Gegner festhalten.`,
      },
    })),
  },
  {
    option: 'trust',
    rule: 'HP-28.11',
    seats: SEVERAL,
    where: { option: 'competition', value: 'co-op' },
    label: { en: 'Trust', de: 'Vertrauen' },
    values: [
      {
        value: false,
        label: { en: 'ask', de: 'fragen' },
        does: {
          en: 'All others must agree before the order of actions changes.',
          de: 'Alle anderen müssen zustimmen, ehe sich die Reihenfolge ändert.',
        },
      },
      {
        value: true,
        label: { en: 'trust', de: 'vertrauen' },
        does: { en: 'Whoever wants to act earlier or later does so.', de: 'Wer früher oder später handeln will, tut es.' },
      },
    ],
  },
  {
    option: 'lastRound',
    rule: 'HP-32.1',
    seats: all,
    label: { en: 'Last Dusk', de: 'Letzte Dämmerung' },
    values: [
      {
        value: lastDusk.rounds,
        label: { en: `round ${lastDusk.rounds}`, de: `Runde ${lastDusk.rounds}` },
        does: {
          en: `The Dragon has won if it lives at the end of round ${lastDusk.rounds}.`,
          de: `Der Drache hat gewonnen, wenn er am Ende von Runde ${lastDusk.rounds} noch lebt.`,
        },
      },
      {
        value: 0,
        label: { en: 'never', de: 'nie' },
        does: { en: 'The game goes on for as long as it takes.', de: 'Das Spiel dauert, so lange es eben dauert.' },
      },
    ],
  },
  {
    option: 'leavers',
    rule: 'HP-32.9',
    seats: SEVERAL,
    label: { en: 'Who leaves', de: 'Wer geht' },
    values: [
      {
        value: 'replaced',
        label: { en: 'is replaced', de: 'wird ersetzt' },
        does: {
          en: 'A computer player goes on with the hero of a player who leaves.',
          de: 'Mit dem Helden eines Spielers, der geht, spielt ein Computerspieler weiter.',
        },
      },
      {
        value: 'taken off',
        label: { en: 'is taken off', de: 'scheidet aus' },
        does: {
          en: 'The hero of a player who leaves is taken off the map; the last who is left against the others wins.',
          de: 'Der Held eines Spielers, der geht, kommt von der Karte; wer gegen andere als Letzter übrig bleibt, gewinnt.',
        },
        rule: 'HP-32.10',
      },
    ],
  },
];
