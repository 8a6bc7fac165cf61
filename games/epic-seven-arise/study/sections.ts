import type { Game, Section } from '@hoard/kernel';
import type { EpicSevenArise } from '../state/types.ts';
import { mean, percentile, share } from './measures.ts';

type Content = EpicSevenArise['content'];

/** What the report on many games shows, in this order. */
export function sections({ content }: Game<EpicSevenArise>, seats: number): readonly Section[] {
  return [
    end(seats),
    length(),
    battles(),
    turns(),
    bosses(),
    ...(seats > 1 ? titles(content, seats) : []),
    missions(content),
    artifacts(content),
  ];
}

const end = (seats: number): Section => ({
  title: 'How it ends',
  note: 'All lose together, or the story is completed. The chart shows the score of the Grand Champion.',
  chart: { kind: 'histogram', axis: 'Score of the Grand Champion', of: 'championScore' },
  lines: [
    { label: 'The story is completed', figure: share('won') },
    { label: 'Lost by Skulls', figure: share('lostBySkulls') },
    { label: 'Lost because Dread has worn all heroes down', figure: share('lostToDread') },
    { label: 'Lost because all heroes are dead, without it', figure: share('lostByDeath') },
    { label: 'Lost by the deadline', figure: share('lostByDeadline') },
    { label: 'Lost by the Gate', figure: share('lostByGate') },
    { label: 'Skulls at the end', figure: mean('skulls') },
    { label: 'Score of the Grand Champion, mean', figure: mean('championScore') },
    { label: 'Score of the Grand Champion, 10th percentile', figure: percentile('championScore', 10) },
    { label: 'Score of the Grand Champion, 90th percentile', figure: percentile('championScore', 90) },
    ...(seats === 1 ? [{ label: 'Gold, of the stories completed', figure: share('gold', 'won') }] : []),
    { label: 'Given up as unfinished', figure: share('unfinished') },
  ],
});

const length = (): Section => ({
  title: 'How long it takes',
  note: '',
  chart: { kind: 'histogram', axis: 'Rounds', of: 'rounds' },
  lines: [
    { label: 'Rounds, mean', figure: mean('rounds') },
    { label: 'Rounds, 5th percentile', figure: percentile('rounds', 5) },
    { label: 'Rounds, 95th percentile', figure: percentile('rounds', 95) },
    { label: 'Battles', figure: mean('battles') },
    { label: "Heroes' turns", figure: mean('turns') },
  ],
});

const battles = (): Section => ({
  title: 'Battles',
  note: 'For each game, where nothing else is said.',
  chart: null,
  lines: [
    { label: 'Battle rounds without a boss', figure: mean('normalRounds') },
    { label: 'Health lost without a boss', figure: mean('normalLosses') },
    { label: 'Health lost to bosses', figure: mean('bossLosses') },
    { label: 'Deaths', figure: mean('deaths') },
    { label: 'Revivals that were paid', figure: mean('paidRevivals') },
    { label: 'Potions used', figure: mean('potions') },
    { label: 'Skystones spent at the Merchant', figure: mean('spent') },
    { label: 'Enemy attacks that hit', figure: share('attacksHit', 'attacks') },
    { label: 'Missions that succeed', figure: share('missionsWon', 'missions') },
    { label: 'Battles that reach Weariness', figure: share('wearyBattles', 'battles') },
  ],
});

const turns = (): Section => ({
  title: "A hero's turn",
  note: 'Share of all turns.',
  chart: { kind: 'lines', axis: "Share of heroes' turns" },
  lines: [
    { label: 'Skill 1', figure: share('skill1', 'turns') },
    { label: 'Skill 2', figure: share('skill2', 'turns') },
    { label: 'Skill 3', figure: share('skill3', 'turns') },
    { label: 'No skill', figure: share('idle', 'turns') },
    { label: 'Dual Attack', figure: share('duals', 'turns') },
    { label: 'Soul Burn', figure: share('burns', 'turns') },
    { label: 'Artifact', figure: share('artifacts', 'turns') },
  ],
});

const bosses = (): Section => ({
  title: 'Bosses',
  note: 'For each battle against a boss, where nothing else is said.',
  chart: null,
  lines: [
    { label: 'Boss battles for each game', figure: mean('bossBattles') },
    { label: 'Boss battles that are won', figure: share('bossBattlesWon', 'bossBattles') },
    { label: 'Battle rounds, of those that are won', figure: mean('bossRounds') },
    { label: 'Dread deals damage', figure: share('dreadBattles', 'bossBattles') },
    { label: 'Monsters called for each game', figure: mean('called') },
    { label: 'Called monsters that are killed', figure: share('calledSlain', 'called') },
    { label: 'Skystones of kills that come from called monsters', figure: share('calledStones', 'killStones') },
  ],
});

function titles(content: Content, seats: number): Section[] {
  const note = 'Of the games that were won; the mark is the fair share.';
  return [
    {
      title: 'Grand Champion, by hero',
      note: `Share of the titles of whoever plays that hero. ${note}`,
      chart: { kind: 'lines', axis: 'Share of titles' },
      lines: content.heroes.map(({ id, name }) => ({
        label: name,
        figure: share(`hero.${id}.titles`, `hero.${id}.won`),
        expected: 1 / seats,
      })),
    },
    {
      title: 'Grand Champion, by seat',
      note,
      chart: { kind: 'lines', axis: 'Share of titles' },
      lines: [
        ...Array.from({ length: seats }, (_, seat) => ({
          label: `Seat ${seat + 1}`,
          figure: share(`seat.${seat + 1}.titles`, 'won'),
          expected: 1 / seats,
        })),
        { label: 'With two heroes where others have one', figure: share('pairTitles', 'pairWon'), expected: 1 / seats },
        { label: 'Ties on points for the first place', figure: share('ties', 'won') },
      ],
    },
    {
      title: 'Stories completed, by hero in the party',
      note: 'Against the games of all parties.',
      chart: { kind: 'lines', axis: 'Share of games' },
      lines: content.heroes.map(({ id, name }) => ({
        label: name,
        figure: share(`hero.${id}.won`, `hero.${id}.games`),
        expected: share('won'),
      })),
    },
    {
      title: 'How close it is',
      note: 'Points between the first and the second.',
      chart: { kind: 'histogram', axis: 'Points', of: 'margin' },
      lines: [{ label: 'Margin, mean', figure: mean('margin') }],
    },
  ];
}

const missions = (content: Content): Section => ({
  title: 'Missions',
  note: 'Share of the missions that succeed, where the token was met.',
  chart: null,
  lines: content.tokens.map(({ id, name }) => ({ label: name, figure: share(`mission.${id}.won`, `mission.${id}.tried`) })),
});

const artifacts = (content: Content): Section => ({
  title: 'Artifacts',
  note: 'Share of the games in which one that was kept is played, for its number or its effect.',
  chart: null,
  lines: content.cards.flatMap(({ id, name, kind }) =>
    kind === 'artifact' ? [{ label: name, figure: share(`artifact.${id}.played`, `artifact.${id}.owned`) }] : [],
  ),
});
