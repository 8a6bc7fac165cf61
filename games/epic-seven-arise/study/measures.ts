import { figuresOf, type Finished } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { gradeOf, scoresOf } from '../rules/22-end.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { tallyOf, type Tally } from './tally.ts';

/**
 * What one game of Epic Seven Arise shows. Yes and no are 1 and 0. A campaign is one game: what happens in its chapters is added up,
 * and how it ends is told of its last chapter. Titles count only where a chapter was won; a shared one counts as a part of one.
 */
export type Measures = Tally & {
  games: number;
  unfinished: number;
  won: number;
  /** Why it was lost. */
  lostBySkulls: number;
  /** All heroes are dead, in a battle in which Dread dealt damage: it stands for the Skulls that Dread may not add (EA-7.21). */
  lostToDread: number;
  /** The Skull limit, or Dread in its place. */
  lostToSkulls: number;
  /** All heroes are dead without it. */
  lostByDeath: number;
  lostByDeadline: number;
  lostByGate: number;
  /** Chapters that were won in a campaign, and attempts at all of them. */
  chaptersWon: number;
  rounds: number;
  skulls: number;
  championScore: number | null;
  /** Solo: the grade of a story that was completed is gold (EA-2.17). */
  gold: number;
  /** Between the first and the second. */
  margin: number | null;
  ties: number;
  /** Who has two heroes where the others have one (EA-2.14): their titles. */
  pairTitles: number;
  pairWon: number;
  [seat: `seat.${number}.titles`]: number;
  /** By hero: games with it, those won, and titles of its player. */
  [hero: `hero.${string}.${'games' | 'won' | 'titles'}`]: number;
};

export type Column = keyof Measures;

export const { mean, percentile, share } = figuresOf<Column>();

export function measure({ game: { content }, state, events }: Finished<EpicSevenArise>): Measures {
  const { board, outcome, seats } = state;
  const isWon = outcome !== null && outcome.places.every((place) => place > 0);
  const lost = (...endings: Board['ending'][]): number => (outcome !== null && !isWon && endings.includes(board.ending) ? 1 : 0);
  const tally = tallyOf(content, events);
  const isDreaded = tally.dreadedAtLast === 1;
  const measures: Measures = {
    ...tally,
    games: 1,
    unfinished: outcome === null ? 1 : 0,
    won: isWon ? 1 : 0,
    lostBySkulls: lost('skulls'),
    lostToDread: isDreaded ? lost('dead') : 0,
    lostToSkulls: isDreaded ? lost('skulls', 'dead') : lost('skulls'),
    lostByDeath: isDreaded ? 0 : lost('dead'),
    lostByDeadline: lost('deadline', 'late'),
    lostByGate: lost('gate'),
    chaptersWon: board.sheet.length,
    rounds: board.round,
    skulls: board.skulls,
    championScore: null,
    gold: 0,
    margin: null,
    ties: 0,
    pairTitles: 0,
    pairWon: 0,
  };
  for (let seat = 0; seat < seats; seat++) measures[`seat.${seat + 1}.titles`] = 0;
  for (const { id } of content.heroes) for (const part of ['games', 'won', 'titles'] as const) measures[`hero.${id}.${part}`] = 0;
  for (const { id } of board.heroes) {
    measures[`hero.${content.heroes[id]!.id}.games`] = 1;
    measures[`hero.${content.heroes[id]!.id}.won`] = measures.won;
  }
  if (isWon) countTitles(measures, content, board, outcome.places);
  return measures;
}

/** Who is Grand Champion, by how much, and with which hero. */
function countTitles(measures: Measures, content: Content, board: Board, places: readonly number[]): void {
  const champions = places.filter((place) => place === 1).length;
  const scores = scoresOf(board, content).toSorted((one, other) => other - one);
  measures.championScore = scores[0]!;
  measures.gold = places.length === 1 && gradeOf(board, content, scores[0]!) === 'gold' ? 1 : 0;
  if (scores.length > 1) {
    measures.margin = scores[0]! - scores[1]!;
    measures.ties = scores[0] === scores[1] ? 1 : 0;
  }
  places.forEach((place, seat) => {
    const title = place === 1 ? 1 / champions : 0;
    const own = board.heroes.filter(({ owner }) => owner === seat);
    measures[`seat.${seat + 1}.titles`]! += title;
    for (const { id } of own) measures[`hero.${content.heroes[id]!.id}.titles`]! += title;
    if (own.length > 1 && board.heroes.length === places.length + 1) {
      measures.pairWon = 1;
      measures.pairTitles += title;
    }
  });
}
