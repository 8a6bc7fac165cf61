import type { Game, Section } from '@hoard/kernel';
import { PALACE } from '../content/content.ts';
import { CLASSES } from '../content/schema.ts';
import { TEMPERS, kindsOf, mean, most, percentile, share, strengthsOf } from './measures.ts';
import type { DragonAttack } from '../state/types.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const CLASS_NAMES = { F: 'Fighter', M: 'Magic User', E: 'Elf', D: 'Dwarf' } as const;

/** What the report on many games shows, in this order. */
export function sections({ content }: Game<DragonAttack>, seats: number): readonly Section[] {
  return [
    length(),
    end(),
    score(),
    ...(seats > 1 ? winners(content, seats) : []),
    monsters(content),
    onTheWay(),
    ...(seats > 1 ? counters(content, seats) : []),
  ];
}

const length = (): Section => ({
  title: 'How long it takes',
  note: 'Turns of all players together, those spent resting among them.',
  chart: { kind: 'histogram', axis: 'Turns', of: 'turns' },
  lines: [
    { label: 'Turns, mean', figure: mean('turns') },
    { label: 'Turns, 5th percentile', figure: percentile('turns', 5) },
    { label: 'Turns, median', figure: percentile('turns', 50) },
    { label: 'Turns, 95th percentile', figure: percentile('turns', 95) },
    { label: 'Longest game', figure: most('turns') },
    { label: 'Turns spent resting', figure: share('rests', 'turns') },
    { label: 'Unfinished games', figure: share('unfinished') },
  ],
});

const end = (): Section => ({
  title: 'How it ends',
  note: `The chart shows the number of the space where the Dragon was slain; ${PALACE} is a last stand in the palace.`,
  chart: { kind: 'histogram', axis: 'Space where the Dragon was slain', of: 'slainOn' },
  lines: [
    { label: 'The Dragon wins', figure: share('dragonWins') },
    { label: 'The Dragon reaches 12', figure: share('dragonReaches12') },
    { label: 'Space where it is slain, mean', figure: mean('slainOn') },
    { label: 'Battles with the Dragon a game', figure: mean('dragonBattles') },
    { label: 'The slayer also wins', figure: share('slayerWins', 'slain') },
    { label: 'The slayer carries the Dragon Slayer', figure: share('slayerHasDragonSlayer', 'slain') },
    { label: 'Tie for first before the tie-break', figure: share('tiesForFirst', 'slain') },
    { label: 'Shared victory', figure: share('sharedVictories', 'slain') },
  ],
});

const score = (): Section => ({
  title: 'The winning score',
  note: 'In games where the Dragon was slain.',
  chart: { kind: 'histogram', axis: 'Winning score', of: 'winningScore' },
  lines: [
    { label: 'Winning score, mean', figure: mean('winningScore') },
    { label: '10th percentile', figure: percentile('winningScore', 10) },
    { label: 'Median', figure: percentile('winningScore', 50) },
    { label: '90th percentile', figure: percentile('winningScore', 90) },
    { label: 'Highest', figure: most('winningScore') },
  ],
});

function winners(content: DragonAttack['content'], seats: number): Section[] {
  const shareOf = (group: 'order' | 'colour' | 'class' | 'temper', name: string, label: string) => ({
    label,
    figure: share(`${group}.${name}.wins`, `${group}.${name}.seats`),
    expected: 1 / seats,
  });
  const note = 'Share of the games that somebody won; the mark is the fair share.';
  return [
    {
      title: 'Who wins, by turn order',
      note,
      chart: { kind: 'lines', axis: 'Share of wins' },
      lines: Array.from({ length: seats }, (_, index) => shareOf('order', `${index + 1}`, `Plays ${ORDINALS[index] ?? index + 1}`)),
    },
    {
      title: 'Who wins, by colour',
      note,
      chart: { kind: 'lines', axis: 'Share of wins' },
      lines: content.heroes.map(({ colour, name }) => shareOf('colour', colour, `${name} (${colour})`)),
    },
    {
      title: 'Who wins, by class',
      note: `For each player of that class. ${note}`,
      chart: { kind: 'lines', axis: 'Share of wins' },
      lines: CLASSES.map((name) => shareOf('class', name, CLASS_NAMES[name])),
    },
    {
      title: 'Who wins, by temper',
      note: `Bold players attack the Dragon at a chance below 40 %, careful ones above 60 %; only greedy players have a temper. ${note}`,
      chart: null,
      lines: TEMPERS.map((name) => shareOf('temper', name, name[0]!.toUpperCase() + name.slice(1))),
    },
  ];
}

const monsters = (content: DragonAttack['content']): Section => ({
  title: 'Battles with monsters',
  note: 'Share of battles won; the mark is the exact chance at the dice that were thrown.',
  chart: { kind: 'lines', axis: 'Battles won' },
  lines: strengthsOf(content).map((strength) => ({
    label: `Strength ${strength}`,
    figure: share(`monster.${strength}.beaten`, `monster.${strength}.battles`),
    expected: share(`monster.${strength}.chance`, `monster.${strength}.battles`),
  })),
});

const onTheWay = (): Section => ({
  title: 'On the way',
  note: 'How often things happen in a game.',
  chart: null,
  lines: [
    { label: 'Thrown back', figure: mean('throws') },
    { label: 'Throws without a landing at the margin (DA-12.6)', figure: share('throwsElsewhere', 'throws') },
    { label: 'Duels', figure: mean('duels') },
    { label: 'Bargains', figure: mean('bargains') },
    { label: 'Sails', figure: mean('sails') },
    { label: 'Games with a sail', figure: share('gamesWithSail') },
    { label: 'Unknown counters left', figure: mean('unknownLeft') },
  ],
});

function counters(content: DragonAttack['content'], seats: number): Section[] {
  const kinds = kindsOf(content);
  const note = 'The mark is the fair share. That winners hold it does not yet mean that it made them win.';
  return [
    {
      title: 'Counters that mattered: held at the end',
      note: `How often those win who have one in front of them or at home when the Dragon dies. ${note}`,
      chart: { kind: 'lines', axis: 'Holders who win' },
      lines: kinds.map((kind) => ({
        label: labelOf(kind),
        figure: share(`counter.${kind}.holdersWon`, `counter.${kind}.holders`),
        expected: 1 / seats,
      })),
    },
    {
      title: 'Counters that mattered: found',
      note: `How often those win who turned one over, whatever became of it. ${note}`,
      chart: { kind: 'lines', axis: 'Finders who win' },
      lines: kinds.map((kind) => ({
        label: labelOf(kind),
        figure: share(`counter.${kind}.findersWon`, `counter.${kind}.finders`),
        expected: 1 / seats,
      })),
    },
  ];
}

function labelOf(kind: string): string {
  const [name, amount] = kind.split('-');
  switch (name) {
    case 'companion':
      return `${CLASS_NAMES[amount as keyof typeof CLASS_NAMES]} as companion`;
    case 'monster':
      return `Monster ${amount}`;
    case 'gold':
      return `Gold ${amount}`;
    case 'dragonSlayer':
      return 'Dragon Slayer';
    default:
      return 'Boat';
  }
}
