import type { Game, Section } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import { mean, percentile, share } from './measures.ts';

type Content = Heropath['content'];

/** What the report on many games shows, in this order. */
export const sections = ({ content }: Game<Heropath>, seats: number): readonly Section[] => [
  end(),
  length(),
  blow(),
  actions(),
  battles(),
  ...(seats > 1 ? [order(seats), heroes(content, seats)] : []),
  places(content),
  ...(seats > 1 ? [cards(content, seats)] : []),
];

const end = (): Section => ({
  title: 'How it ends',
  note: 'The Dragon dies, or it has won.',
  chart: null,
  lines: [
    { label: 'The Dragon dies', figure: share('slain') },
    { label: 'Last Dusk', figure: share('lastDusk') },
    { label: 'All heroes are fallen', figure: share('lostByFalling') },
    { label: 'Time has run out', figure: share('lostByTime') },
    { label: 'The Gathering Phase is seen', figure: share('gathered') },
    { label: 'Given up as unfinished', figure: share('unfinished') },
  ],
});

const length = (): Section => ({
  title: 'How long it takes',
  note: 'The chart shows the games in which the Dragon died.',
  chart: { kind: 'histogram', axis: 'Rounds', of: 'slainRounds' },
  lines: [
    { label: 'Rounds, mean', figure: mean('rounds') },
    { label: 'Rounds, 5th percentile', figure: percentile('rounds', 5) },
    { label: 'Rounds, median', figure: percentile('rounds', 50) },
    { label: 'Rounds, 95th percentile', figure: percentile('rounds', 95) },
    { label: "Dragon's turns", figure: mean('dragonTurns') },
  ],
});

const blow = (): Section => ({
  title: 'The winning blow',
  note: 'Of games in which the Dragon died.',
  chart: { kind: 'histogram', axis: 'Evil Force Base', of: 'base' },
  lines: [
    { label: 'Evil Force Base, median', figure: percentile('base', 50) },
    { label: 'Basic power, median', figure: percentile('basicPower', 50) },
    { label: 'Extra power, median', figure: percentile('extraPower', 50) },
    { label: 'Battles against the Dragon', figure: mean('dragonBattles') },
    { label: 'The first challenge succeeds', figure: share('firstChallengeWon', 'challenged') },
  ],
});

const actions = (): Section => ({
  title: 'What heroes do',
  note: 'Share of the actions of turns that were played to their last action.',
  chart: { kind: 'lines', axis: 'Share of actions' },
  lines: [
    { label: 'Travel', figure: share('travels', 'actions') },
    { label: 'Fight', figure: share('fights', 'actions') },
    { label: 'Visit', figure: share('visits', 'actions') },
    { label: 'Rest', figure: share('rests', 'actions') },
    { label: 'Encounter', figure: share('encounters', 'actions') },
  ],
});

const battles = (): Section => ({
  title: 'Battles, Encounters and falls',
  note: 'For each game, where nothing else is said.',
  chart: null,
  lines: [
    { label: 'Battles against enemies for each turn', figure: share('battles', 'turns') },
    { label: 'Battles against enemies that are won or tied', figure: share('battlesWon', 'battles') },
    { label: 'Rituals', figure: mean('rituals') },
    { label: 'Falls for each hero', figure: share('deaths', 'heroes') },
    { label: 'Heroes who fell and won all the same', figure: share('fallenWinners', 'fallenHeroes') },
    { label: 'Ambush, of all Encounters', figure: share('ambushes', 'encounters') },
    { label: 'Thievery, of all Encounters', figure: share('thefts', 'encounters') },
    { label: 'Snatching, of all Encounters', figure: share('snatches', 'encounters') },
    { label: 'Cards bought', figure: mean('bought') },
    { label: 'GOLD spent on cards', figure: mean('goldSpent') },
    { label: 'The stockpile is filled again', figure: share('restocked') },
  ],
});

const order = (seats: number): Section => ({
  title: 'Victories, by place in the first round',
  note: 'Of games in which the Dragon died; the mark is the fair share.',
  chart: { kind: 'lines', axis: 'Share of victories' },
  lines: Array.from({ length: seats }, (_, place) => ({
    label: `Place ${place + 1}`,
    figure: share(`order.${place + 1}.wins`, 'slain'),
    expected: 1 / seats,
  })),
});

const heroes = (content: Content, seats: number): Section => ({
  title: 'Victories, by hero',
  note: 'Of the games with that hero.',
  chart: { kind: 'lines', axis: 'Share of victories' },
  lines: content.heroes.map(({ id, name }) => ({ label: name, figure: share(`hero.${id}.wins`, `hero.${id}.games`), expected: 1 / seats })),
});

const places = (content: Content): Section => ({
  title: 'Place-Sites',
  note: 'Share of the games with that Place-Site on the map in which somebody visits it.',
  chart: null,
  lines: content.sites.map(({ id, name }) => ({ label: name, figure: share(`site.${id}.visited`, `site.${id}.placed`) })),
});

const cards = (content: Content, seats: number): Section => ({
  title: 'Cards',
  note: 'Victories of heroes who have had the card.',
  chart: null,
  lines: content.cards.map(({ id, name }) => ({
    label: `${id} ${name}`,
    figure: share(`card.${id}.wins`, `card.${id}.held`),
    expected: 1 / seats,
  })),
});
