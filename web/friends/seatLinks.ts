import { signal } from '@preact/signals';
import { forget, keep, recall } from '../settings/kept.ts';

/** The server tells a link once. Whoever laid the table keeps those that nobody has used yet, in this browser. */
const BEGINNING = 'friends.link.';
const nameOf = (table: string, seat: number): string => `${BEGINNING}${table}.${seat}`;

/** What is kept of a seat whose link went with the one that was swapped for it. */
const NO_TOKEN = '';

/** Rises when a link is kept or goes with its seat: whoever shows one looks again. */
const changes = signal(0);

export function keepSeatToken(table: string, { seat, token }: { readonly seat: number; readonly token: string }): void {
  keep(nameOf(table, seat), token);
  changes.value++;
}

export function seatTokenOf(table: string, seat: number): string | null {
  void changes.value;
  return recall(nameOf(table, seat)) || null;
}

/** Two seats were swapped, and their links with them. */
export function swapSeatTokens(table: string, one: number, other: number): void {
  const [first, second] = [recall(nameOf(table, one)), recall(nameOf(table, other))];
  keep(nameOf(table, one), second ?? NO_TOKEN);
  keep(nameOf(table, other), first ?? NO_TOKEN);
  changes.value++;
}

export const forgetSeatTokens = (table: string): void => forget(`${BEGINNING}${table}.`);
