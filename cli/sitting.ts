import type { Rule } from '@hoard/games/rulebook';
import {
  SPECTATOR,
  foldEvents,
  heardBy,
  nameIn,
  spokenTo,
  weightOf,
  type Action,
  type Asked,
  type DiceSource,
  type Group,
  type Match,
  type OwnWords,
  type Question,
  type Seat,
  type Seated,
  type Telling,
  type Terminal,
  type Title,
  type Announcement,
  type Types,
  type Voices,
} from '@hoard/kernel';
import type { Bots } from './bots.ts';
import type { Console } from './console.ts';
import { peopleAt } from './presence.ts';

/** The names of who sits at a table, now and whenever that changes. */
export const voicesOf = (table: { readonly seated: readonly Seated[] }): Voices => ({
  nameOf: (seat) => nameIn('en', table.seated[seat]?.name ?? `seat ${seat}`),
  get you() {
    return spokenTo(table.seated.map(({ name }) => name));
  },
});

/** One game at one screen, with all that is needed to play it there. */
export interface Sitting<T extends Types> {
  readonly title: Pick<Title<T>, 'secrets' | 'events'>;
  readonly match: Match<T>;
  readonly telling: Telling<T>;
  readonly terminal: Terminal<T>;
  readonly voices: Voices;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly console: Console;
  readonly bots: Pick<Bots<T>, 'at' | 'advise' | 'dismiss'>;
  /** Everything that happened, in words. */
  readonly log: string[];
  /** Where the game is kept. */
  readonly path: string;
  /** Where its content lies, if that is not the one in the box. */
  readonly folder: string | undefined;
  /** Keeps it as it is now. */
  save(): void;
  /** By question: the answer that somebody gave once and for all. */
  readonly presets: Map<string, string>;
  /** The lane whose question a person has turned to, or -1. */
  turnedTo: number;
  /** Who looked at the screen last, or -1. */
  atScreen: Seat;
  /** What was put into words of one's own when the game was over. */
  words: OwnWords | undefined;
}

/** Shown before the first draw; after the end anybody can check that the dice were those it stands for. */
export const sealOf = (commitment: string): string => `The dice are sealed: ${commitment}`;

/** Said wherever somebody could take the dice of a seeded game for dice that nobody knew. */
export const seededNotice = (seed: string): string => `Seeded by ${seed}: whoever knows the seed can foretell every die.`;

/** What is said of the dice after the seal: what was added to them, and where they could be known from. */
export const addedTo = ({ contributions = [], seed }: DiceSource): string[] => [
  ...(contributions.length === 0 ? [] : [`Added to the dice: ${contributions.join(' ')}`]),
  ...(seed === undefined ? [] : [seededNotice(seed)]),
];

export const isShared = <T extends Types>({ match }: Sitting<T>): boolean => peopleAt(match).length > 1;

/** What a person is asked, with the answers in the order of their numbers. */
export interface NumberedQuestion<T extends Types> extends Asked<T> {
  readonly question: Question;
  readonly groups: readonly Group[];
  readonly numbered: readonly Action[];
  /** How many other things they are asked at the same time, in other lanes. */
  readonly others: number;
}

/** The question to a seat that is turned to; of several the first, unless a person has turned to another. */
export function askingOf<T extends Types>({ match, telling, voices, turnedTo }: Sitting<T>, seat: Seat): NumberedQuestion<T> {
  const questions = match.questions(seat, true);
  const question = questions.find(({ lane }) => lane === turnedTo) ?? questions[0]!;
  const asked: Asked<T> = { view: match.view(seat), lane: question.lane, seat, actions: question.actions };
  const groups = telling.groups(asked, voices);
  const numbered = groups.flatMap(({ items }) => items.map(({ action }) => action));
  return { ...asked, question, groups, numbered, others: questions.length - 1 };
}

/** By weight of an event: how long to dwell on it, in milliseconds. */
const PAUSES = [0, 250, 600, 1200];

/** Tells what happened: shown at once, and kept for the log. */
export async function tell<T extends Types>(sitting: Sitting<T>, told: readonly Announcement<T['event']>[]): Promise<void> {
  const { match, title, telling, voices } = sitting;
  for (const event of foldEvents(title.events, heardBy(told, listenerAt(sitting), match.state.seats)))
    await say(sitting, telling.event(event, voices), weightOf(title.events, event));
}

/** Says a line and keeps it for the log; what weighs less than nothing is told only when the whole game is told again. */
export async function say<T extends Types>({ console, log }: Sitting<T>, line: string, weight: number): Promise<void> {
  if (weight < 0) return;
  log.push(line);
  console.say(line, ...(weight >= 3 ? (['bold', 'red'] as const) : weight === 2 ? (['bold'] as const) : []));
  await console.pause(PAUSES[weight] ?? 0);
}

/** One person hears what that seat may hear; several at one screen hear only what everybody may. */
export function listenerAt<T extends Types>({ match }: Sitting<T>): Seat {
  const people = peopleAt(match);
  return people.length === 1 ? people[0]! : SPECTATOR;
}
