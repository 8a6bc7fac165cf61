import { forget, keep, recall } from '../settings/kept.ts';

/** What somebody has said once and for all at their seat of a game. It stays in this browser: nobody else learns of it. */
export interface Wishes {
  /** By question: the answer that is given, or null to be asked. */
  readonly presets: Readonly<Record<string, string | null>>;
  /** By name: how long the default answer is given. */
  readonly lulls: Readonly<Record<string, string>>;
  /** Answers, as keys, that are asked for once, whatever else was said. */
  readonly armed: readonly string[];
}

export const NO_WISHES: Wishes = { presets: {}, lulls: {}, armed: [] };

const BEGINNING = 'wishes.';
const nameOf = (game: string, seat: number): string => `${BEGINNING}${game}.${seat}`;

export function keepWishes(game: string, seat: number, wishes: Wishes): void {
  keep(nameOf(game, seat), JSON.stringify(wishes));
}

/** What was wished at a seat; nothing where nothing is kept, or nothing that can be read. */
export function wishesOf(game: string, seat: number): Wishes {
  try {
    const kept: unknown = JSON.parse(recall(nameOf(game, seat)) ?? 'null');
    return isWishes(kept) ? kept : NO_WISHES;
  } catch {
    return NO_WISHES;
  }
}

/** A game that is thrown away takes them along. */
export const forgetWishes = (game: string): void => forget(`${BEGINNING}${game}.`);

/** The answer that stands for a question: what was said, or else what is usual there. */
export const presetIn = ({ presets }: Wishes, question: string, usual: string | undefined): string | null =>
  presets[question] === undefined ? (usual ?? null) : presets[question];

const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given);

const isWishes = (given: unknown): given is Wishes =>
  isRecord(given) &&
  isRecord(given['presets']) &&
  Object.values(given['presets']).every((one) => one === null || typeof one === 'string') &&
  isRecord(given['lulls']) &&
  Object.values(given['lulls']).every((one) => typeof one === 'string') &&
  Array.isArray(given['armed']) &&
  given['armed'].every((one) => typeof one === 'string');
