import { figuresOf, type Finished, type Seat } from '@hoard/kernel';
import { chanceToBeat } from '../odds/chances.ts';
import { PALACE, type Content } from '../content/content.ts';
import { CLASSES, type Counter } from '../content/schema.ts';
import { carriesDragonSlayer } from '../rules/11-dragon-battle.ts';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';

/**
 * What one game of Dragon Attack! shows. Yes and no are 1 and 0. `seats` and `wins` count only in games that somebody won;
 * a shared victory counts as a part of one.
 */
export type Measures = {
  games: number;
  unfinished: number;
  /** Turns begun, the rests among them. */
  turns: number;
  rests: number;
  dragonWins: number;
  dragonReaches12: number;
  slain: number;
  /** The number of the space where the Dragon was slain. */
  slainOn: number | null;
  slayerWins: number;
  slayerHasDragonSlayer: number;
  dragonBattles: number;
  /** Before the tie-break of DA-14.8, and after it. */
  tiesForFirst: number;
  sharedVictories: number;
  winningScore: number | null;
  throws: number;
  /** Landed at another distance than the margin (DA-12.6). */
  throwsElsewhere: number;
  duels: number;
  bargains: number;
  sails: number;
  gamesWithSail: number;
  unknownLeft: number;
  [group: `${'order' | 'colour' | 'class' | 'temper'}.${string}.${'seats' | 'wins'}`]: number;
  [monster: `monster.${number}.${'battles' | 'beaten' | 'chance'}`]: number;
  /** By kind of counter: the seats that turned one over or held one at the end, and how many of them won. */
  [counter: `counter.${string}.${'finders' | 'findersWon' | 'holders' | 'holdersWon'}`]: number;
};

export type Column = keyof Measures;

export const { mean, most, percentile, share, ratio } = figuresOf<Column>();

/** The kinds of treasure counters: what they are and how much of it. */
function kindOf(counter: Counter): string {
  if (counter.kind === 'character') return `companion-${counter.class}`;
  if (counter.kind === 'monster') return `monster-${counter.strength}`;
  if (counter.kind === 'gold') return `gold-${counter.value}`;
  return counter.kind;
}

export const kindsOf = (content: Content): string[] => [...new Set(content.counters.map(kindOf))];

export const strengthsOf = (content: Content): number[] =>
  [...new Set(content.counters.flatMap((counter) => (counter.kind === 'monster' ? [counter.strength] : [])))].toSorted((a, b) => a - b);

export const TEMPERS = ['bold', 'middling', 'careful'] as const;

/** The reference players attack the Dragon at a chance from 35 % (temper 0) to 70 % (temper 1): bold below 40 %, careful above 60 %. */
function temperNamed(temper: number): (typeof TEMPERS)[number] {
  const threshold = 0.35 + 0.35 * temper;
  if (threshold < 0.4) return 'bold';
  return threshold > 0.6 ? 'careful' : 'middling';
}

export function measure({ game: { content }, state, events, tempers }: Finished<DragonAttack>): Measures {
  const { board, outcome, seats } = state;
  const measures = nothingYet(content, seats);
  measures.unfinished = outcome === null ? 1 : 0;
  measures.turns = board.turns;
  measures.dragonReaches12 = board.dragonAt >= PALACE - 1 ? 1 : 0;
  measures.unknownLeft = board.pool.length;
  for (const event of events) count(measures, event);
  countMonsterBattles(measures, events);
  measures.gamesWithSail = measures.sails > 0 ? 1 : 0;
  const slain = events.find((event) => event.t === 'slain');
  if (outcome === null || slain === undefined) return measures;

  const winners = outcome.places.filter((place) => place === 1).length;
  const best = Math.max(...outcome.scores);
  const wins = (seat: Seat): number => (outcome.places[seat] === 1 ? 1 / winners : 0);
  measures.slainOn = board.dragonAt;
  measures.slayerWins = outcome.places[slain.seat] === 1 ? 1 : 0;
  measures.slayerHasDragonSlayer = carriesDragonSlayer(board, content, slain.seat) ? 1 : 0;
  measures.winningScore = best;
  measures.tiesForFirst = outcome.scores.filter((score) => score === best).length > 1 ? 1 : 0;
  measures.sharedVictories = winners > 1 ? 1 : 0;
  const first = events.find((event) => event.t === 'turn')!.seat;
  const found = foundBy(events, content, seats);
  for (let seat = 0; seat < seats; seat++) {
    const hero = content.heroes[board.adventurers[seat]!.hero]!;
    const order = 1 + ((board.order.indexOf(seat) - board.order.indexOf(first) + seats) % seats);
    for (const group of [
      `order.${order}`,
      `colour.${hero.colour}`,
      `class.${hero.class}`,
      `temper.${temperNamed(tempers[seat]!)}`,
    ] as const) {
      measures[`${group}.seats`]! += 1;
      measures[`${group}.wins`]! += wins(seat);
    }
    for (const kind of found[seat]!) {
      measures[`counter.${kind}.finders`]! += 1;
      measures[`counter.${kind}.findersWon`]! += wins(seat);
    }
    for (const kind of heldBy(board, content, seat)) {
      measures[`counter.${kind}.holders`]! += 1;
      measures[`counter.${kind}.holdersWon`]! += wins(seat);
    }
  }
  return measures;
}

function count(measures: Measures, event: Event): void {
  switch (event.t) {
    case 'rests':
      measures.rests++;
      break;
    case 'sailed':
      measures.sails++;
      break;
    case 'agreed':
      measures.bargains++;
      break;
    case 'duelWon':
      measures.duels++;
      break;
    case 'thrown':
      measures.throws++;
      if (event.distance !== event.margin) measures.throwsElsewhere++;
      break;
    case 'robbed':
      if (event.by === 'dragon') measures.dragonBattles++;
      break;
    case 'slain':
      measures.dragonBattles++;
      measures.slain = 1;
      break;
    case 'fallen':
      measures.dragonWins = 1;
      break;
    default:
  }
}

/** Each battle with a monster, and the exact chance there was to win it (DA-8.10). */
function countMonsterBattles(measures: Measures, events: readonly Event[]): void {
  let dice = 0;
  let strength = 0;
  for (const event of events) {
    if (event.t === 'threw' && event.foe === 'monster') [dice, strength] = [event.dice.length, event.against];
    const isBeaten = event.t === 'monsterBeaten';
    if (!isBeaten && !(event.t === 'robbed' && event.by === 'monster')) continue;
    measures[`monster.${strength}.battles`]! += 1;
    measures[`monster.${strength}.beaten`]! += isBeaten ? 1 : 0;
    measures[`monster.${strength}.chance`]! += chanceToBeat(dice, strength);
  }
}

/** By seat: the kinds of counters that it turned over. */
function foundBy(events: readonly Event[], content: Content, seats: number): Set<string>[] {
  const found = Array.from({ length: seats }, () => new Set<string>());
  for (const event of events) if (event.t === 'turnedOver') found[event.seat]!.add(kindOf(content.counters[event.counter]!));
  return found;
}

/** The kinds of counters in front of a seat and in its home. */
function heldBy(board: Board, content: Content, seat: Seat): Set<string> {
  const { carried, home } = board.adventurers[seat]!;
  return new Set([...carried, ...home].map((counter) => kindOf(content.counters[counter]!)));
}

function nothingYet(content: Content, seats: number): Measures {
  const measures: Measures = {
    games: 1,
    unfinished: 0,
    turns: 0,
    rests: 0,
    dragonWins: 0,
    dragonReaches12: 0,
    slain: 0,
    slainOn: null,
    slayerWins: 0,
    slayerHasDragonSlayer: 0,
    dragonBattles: 0,
    tiesForFirst: 0,
    sharedVictories: 0,
    winningScore: null,
    throws: 0,
    throwsElsewhere: 0,
    duels: 0,
    bargains: 0,
    sails: 0,
    gamesWithSail: 0,
    unknownLeft: 0,
  };
  const groups = [
    ...Array.from({ length: seats }, (_, index) => `order.${index + 1}` as const),
    ...content.heroes.map((hero) => `colour.${hero.colour}` as const),
    ...CLASSES.map((name) => `class.${name}` as const),
    ...TEMPERS.map((name) => `temper.${name}` as const),
  ];
  for (const group of groups) for (const part of ['seats', 'wins'] as const) measures[`${group}.${part}`] = 0;
  for (const strength of strengthsOf(content))
    for (const part of ['battles', 'beaten', 'chance'] as const) measures[`monster.${strength}.${part}`] = 0;
  for (const kind of kindsOf(content)) {
    for (const part of ['finders', 'findersWon', 'holders', 'holdersWon'] as const) measures[`counter.${kind}.${part}`] = 0;
  }
  return measures;
}
