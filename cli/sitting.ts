import type { Rule } from '@hoard/games/rulebook';
import {
  heardBy,
  type Action,
  type Group,
  type Match,
  type OwnWords,
  type Question,
  type Seat,
  type Seated,
  type Terminal,
  type Text,
  type Title,
  type Told,
  type Types,
  type Voices,
} from '@hoard/kernel';
import type { Bot } from './bots.ts';
import type { Console } from './console.ts';

/** The only person at the screen is spoken to as "you". */
export const YOU = 'You';

export const voicesOf = (seated: readonly Seated[]): Voices => ({
  nameOf: (seat) => seated[seat]?.name ?? `seat ${seat}`,
  you: seated.findIndex(({ name }) => name === YOU),
});

/** One game at one screen, with all that is needed to play it there. */
export interface Sitting<T extends Types> {
  readonly title: Pick<Title<T>, 'secrets'>;
  readonly match: Match<T>;
  readonly text: Text<T>;
  readonly terminal: Terminal<T>;
  readonly voices: Voices;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly console: Console;
  /** By seat: who plays it, or null for a person. */
  readonly bots: readonly (Bot<T> | null)[];
  /** A bot that says what it would do in a seat. */
  readonly adviserFor: (seat: Seat) => Bot<T>;
  /** Everything that happened, in words. */
  readonly log: string[];
  /** Where the game is kept. */
  readonly path: string;
  /** Keeps it as it is now. */
  save(): void;
  /** Who looked at the screen last, or -1. */
  atScreen: Seat;
  /** What was put into words of one's own when the game was over. */
  words: OwnWords | undefined;
}

/** Shown before the first draw; after the end anybody can check that the dice were those it stands for. */
export const sealOf = (commitment: string): string => `The dice are sealed: ${commitment}`;

export const isShared = <T extends Types>({ bots }: Sitting<T>): boolean => bots.filter((bot) => bot === null).length > 1;

/** What a person is asked, with the answers in the order of their numbers. */
export interface Asking {
  readonly seat: Seat;
  readonly question: Question;
  readonly groups: readonly Group[];
  readonly numbered: readonly Action[];
}

export function askingOf<T extends Types>({ match, terminal, voices }: Sitting<T>, seat: Seat): Asking {
  const question = match.questions(seat, true)[0]!;
  const groups = terminal.arrange(match.view(seat), seat, question.actions, voices);
  return { seat, question, groups, numbered: groups.flatMap(({ items }) => items.map(({ action }) => action)) };
}

/** By weight of an event: how long to dwell on it, in milliseconds. */
const PAUSES = [0, 250, 600, 1200];

/** Tells what happened: shown at once, and kept for the log. */
export async function tell<T extends Types>(sitting: Sitting<T>, told: readonly Told<T['event']>[]): Promise<void> {
  const { console, terminal } = sitting;
  for (const one of told) {
    const event = heardBy(one, listenerAt(sitting));
    const line = sitting.text.event(event, sitting.voices);
    const weight = terminal.weight(event);
    if (weight < 0) continue;
    sitting.log.push(line);
    console.say(line, ...(weight >= 3 ? (['bold', 'red'] as const) : weight === 2 ? (['bold'] as const) : []));
    await console.pause(PAUSES[weight] ?? 0);
  }
}

/** One person hears what that seat may hear; several at one screen hear only what everybody may. */
function listenerAt<T extends Types>({ bots }: Sitting<T>): Seat {
  const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return people.length === 1 ? people[0]! : -1;
}
