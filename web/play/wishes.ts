import { NO_WISHES, type Wishes } from '@hoard/kernel';
import { forget, keep, recall } from '../settings/kept.ts';

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

const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given);

const isWishes = (given: unknown): given is Wishes =>
  isRecord(given) &&
  isRecord(given['presets']) &&
  Object.values(given['presets']).every((one) => one === null || typeof one === 'string') &&
  isRecord(given['lulls']) &&
  Object.values(given['lulls']).every((one) => typeof one === 'string') &&
  Array.isArray(given['armed']) &&
  given['armed'].every((one) => typeof one === 'string');
