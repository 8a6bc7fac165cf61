import { forget, keep, recall } from '../settings/kept.ts';

/** The server tells a link once. Whoever laid the table keeps those that nobody has used yet, in this browser. */
const BEGINNING = 'friends.link.';
const nameOf = (table: string, seat: number): string => `${BEGINNING}${table}.${seat}`;

export const keepSeatToken = (table: string, { seat, token }: { readonly seat: number; readonly token: string }): void =>
  keep(nameOf(table, seat), token);

export const seatTokenOf = (table: string, seat: number): string | null => recall(nameOf(table, seat));

export const forgetSeatTokens = (table: string): void => forget(`${BEGINNING}${table}.`);
