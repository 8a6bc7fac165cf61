import type { Game, Section } from '@hoard/kernel';
import { ADVENTURERS, STYLES, mean, most, percentile, share } from './measures.ts';
import type { SevenMoons } from '../state/types.ts';

type Content = SevenMoons['content'];

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const STYLE_NAMES = { trade: 'Only trades', quests: 'Does quests', fires: 'Visits fires', dragon: 'Buys a dragon' } as const;

/** What the report on many games shows, in this order. */
export function sections({ content }: Game<SevenMoons>, seats: number): readonly Section[] {
  return [length(), end(), cities(), ...(seats > 1 ? winners(content, seats) : []), onTheWay(), armies(content), wilderness(content)];
}

const length = (): Section => ({
  title: 'How long it takes',
  note: 'Rounds until the seventh moon; alone, a round is one turn.',
  chart: { kind: 'histogram', axis: 'Rounds', of: 'rounds' },
  lines: [
    { label: 'Rounds, median', figure: percentile('rounds', 50) },
    { label: 'Rounds, 5th percentile', figure: percentile('rounds', 5) },
    { label: 'Rounds, 95th percentile', figure: percentile('rounds', 95) },
    { label: 'Longest game', figure: most('rounds') },
    { label: 'Unfinished after 60 rounds', figure: share('longGames') },
    { label: 'Given up as unfinished', figure: share('unfinished') },
    { label: 'The long watch came, where it was chosen', figure: share('longWatch') },
  ],
});

const end = (): Section => ({
  title: 'How it ends',
  note: 'The land is saved where some city stands after the last card. The chart shows the winning score of competitive games.',
  chart: { kind: 'histogram', axis: 'Winning score', of: 'winningScore' },
  lines: [
    { label: 'The land is saved', figure: share('saved') },
    { label: 'A city stands', figure: share('standing', 'cities') },
    { label: 'A wave breaks the realm', figure: share('realmLost', 'waves') },
    { label: 'A wave breaches a city', figure: share('breached', 'struck') },
    { label: 'Winning score, mean', figure: mean('winningScore') },
    { label: 'Ties on points among survivors', figure: share('ties') },
  ],
});

const cities = (): Section => ({
  title: 'The cities when the seventh moon rises',
  note: '',
  chart: null,
  lines: [
    { label: 'Defences for each city', figure: mean('defences') },
    { label: 'With three strongholds', figure: share('threeStrongholds', 'cities') },
    { label: 'Undefended', figure: share('undefended', 'cities') },
    { label: 'With a dragon', figure: share('riders', 'cities') },
    { label: 'Stands at the end, with a dragon', figure: share('ridersStanding', 'riders') },
    { label: 'Stands at the end, without', figure: share('walkersStanding', 'walkers') },
  ],
});

function winners(content: Content, seats: number): Section[] {
  const shareOf = (group: 'order' | 'city' | 'style', name: string, label: string) => ({
    label,
    figure: share(`${group}.${name}.wins`, `${group}.${name}.seats`),
    expected: 1 / seats,
  });
  const note = 'Share of the competitive games that somebody won; the mark is the fair share.';
  return [
    {
      title: 'Who wins, by turn order',
      note,
      chart: { kind: 'lines', axis: 'Share of wins' },
      lines: Array.from({ length: seats }, (_, index) => shareOf('order', `${index + 1}`, `Plays ${ORDINALS[index] ?? index + 1}`)),
    },
    {
      title: 'Who wins, by home city',
      note,
      chart: { kind: 'lines', axis: 'Share of wins' },
      lines: content.characters.map(({ id, city }) => shareOf('city', id, content.hexes[city]!.name!)),
    },
    {
      title: 'Who wins, by style',
      note: `Only greedy players have a style; it follows from their temper. ${note}`,
      chart: null,
      lines: STYLES.map((style) => shareOf('style', style, STYLE_NAMES[style])),
    },
    {
      title: 'One against pure traders',
      note: `Games in which all but one player only trade: how that one fares. ${note}`,
      chart: null,
      lines: ADVENTURERS.flatMap((style) => [
        { label: `${STYLE_NAMES[style]}: wins`, figure: share(`lone.${style}.wins`, `lone.${style}.won`), expected: 1 / seats },
        { label: `${STYLE_NAMES[style]}: city stands`, figure: share(`lone.${style}.standing`, `lone.${style}.games`) },
      ]),
    },
  ];
}

const onTheWay = (): Section => ({
  title: 'On the way',
  note: 'How often things happen, for each player; deals for each game.',
  chart: null,
  lines: [
    { label: 'Relief taken', figure: mean('reliefs') },
    { label: 'Encounters at fires', figure: mean('encounters') },
    { label: 'Quests completed', figure: mean('questsDone') },
    { label: 'Hires where goods are sold', figure: share('hiresAtSellers', 'hires') },
    { label: 'Deals between players', figure: mean('deals') },
  ],
});

const armies = (content: Content): Section => ({
  title: 'What the Shadow Army costs',
  note: 'The part of all lost defences that each card took.',
  chart: { kind: 'lines', axis: 'Share of losses' },
  lines: content.shadowCards.map(({ id, name }) => ({ label: name, figure: share(`card.${id}.losses`, 'losses') })),
});

const wilderness = (content: Content): Section => ({
  title: 'What Wilderness cards bring',
  note: 'In gold; goods count 3.5, a crystal 4, an artefact 7, a horse 5, moves and peeks nothing.',
  chart: null,
  lines: content.wildernessCards.map(({ id, name }) => ({ label: name, figure: mean(`wilderness.${id}`) })),
});
