import { figuresOf, type Finished } from '@hoard/kernel';
import { DRAGON, type Content } from '../content/content.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';

/** What one game of Heropath shows. Yes and no are 1 and 0; what is counted by hero is added up over the heroes. */
export type Measures = {
  games: number;
  unfinished: number;
  /** The Dragon is slain; or why it was not. */
  slain: number;
  lastDusk: number;
  allFallen: number;
  evil: number;
  rounds: number;
  level: number;
  gathered: number;
  heroTurns: number;
  /** Battles against enemies, and those of them that were won or tied; against the Dragon. */
  battles: number;
  battlesWon: number;
  challenges: number;
  deaths: number;
  /** Actions by kind. */
  travels: number;
  rests: number;
  visits: number;
  fights: number;
  encounters: number;
  /** By seat and by hero: games and victories, a shared one as a part. */
  [column: `seat.${number}.wins` | `hero.${string}.games` | `hero.${string}.wins`]: number;
};

type Column = Exclude<keyof Measures, 'games'>;

export const { mean, percentile, share } = figuresOf<Column>();

const isDragon = (event: Event): boolean => 'kind' in event && event.kind === DRAGON;

export function measure({ game, state, events }: Finished<Heropath>): Measures {
  const { board, outcome } = state;
  const count = (is: (event: Event) => boolean): number => events.filter(is).length;
  const named = (...names: readonly Event['t'][]): number => count(({ t }) => names.includes(t));
  const ended = (reason: string): number => (outcome?.reason === reason ? 1 : 0);
  const fights = count((event) => event.t === 'battleBegins');
  const measures: Measures = {
    games: 1,
    unfinished: outcome === null ? 1 : 0,
    slain: ended('slain'),
    lastDusk: ended('lastDusk'),
    allFallen: ended('fallen'),
    evil: ended('evil'),
    rounds: board.round,
    level: board.scale.level,
    gathered: board.gathered > 0 ? 1 : 0,
    heroTurns: named('turnEnds'),
    battles: count((event) => event.t === 'battleBegins' && !isDragon(event)),
    battlesWon: count((event) => (event.t === 'battleWon' || event.t === 'battleTied') && !isDragon(event)),
    challenges: count((event) => event.t === 'battleBegins' && isDragon(event)) + named('ritualCalled'),
    deaths: named('fell'),
    travels: count((event) => event.t === 'stepped' || event.t === 'sailed'),
    rests: named('rested'),
    visits: named('visited'),
    fights,
    encounters: named('ambush', 'thievery', 'snatching'),
  };
  countWins(measures, game.content, state);
  return measures;
}

/** By seat and by hero. */
function countWins(measures: Measures, { heroes }: Content, { board, outcome }: Finished<Heropath>['state']): void {
  const winners = outcome?.places.filter((place) => place === 1).length ?? 0;
  for (const { id } of heroes) for (const part of ['games', 'wins'] as const) measures[`hero.${id}.${part}`] = 0;
  board.heroes.forEach(({ id, seat }) => {
    const won = outcome?.places[seat] === 1 ? 1 / winners : 0;
    measures[`seat.${seat + 1}.wins`] = won;
    const hero = heroes[id];
    if (hero === undefined) return;
    measures[`hero.${hero.id}.games`] = 1;
    measures[`hero.${hero.id}.wins`] = won;
  });
}
