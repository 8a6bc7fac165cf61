import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits that nobody guesses: the id of a table, the key of a device, the token of a link. */
export const freshToken = (): string => randomBytes(16).toString('base64url');

/** What is kept of a key or a token. They have 128 bits of chance, so that nobody finds one by trying. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Letters and digits that nobody mistakes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 5;
const GROUP = 4;

/** A code that can be written down and typed: 98 bits. */
export const freshCode = (): string =>
  Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-');

/** A code as it was meant, however it was typed. */
export const codeAsMeant = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
