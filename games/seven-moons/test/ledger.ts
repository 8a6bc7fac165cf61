import { dragonReach } from '../content/dragonReach.ts';
import { printedIn } from '../../test/printed.ts';

// The ledger: everything that the rulebook's Components and Content say, held against what is in the box.

export const rulebook = printedIn(new URL('../rulebook.md', import.meta.url));

export const hexOf = (name: string): number => dragonReach.hexes.findIndex((hex) => hex.name === name);
export const nameOf = (hex: number): string => dragonReach.hexes[hex]!.name!;
/** The rulebook prints a true minus; files have a hyphen. */
export const numberIn = (printed: string): number => Number(printed.replace('−', '-'));
/** Sayings are in straight quotation marks in print, in curly ones or none in the box. */
export const unquoted = (line: string): string => line.replaceAll(/["“”]/g, '');
