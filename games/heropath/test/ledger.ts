import { readFileSync } from 'node:fs';
import { readRulebook } from '../../rulebook.ts';
import { printedIn } from '../../test/printed.ts';

// The ledger: everything that the rulebook's Components, Rules and Content say, held against what is in the box.

const file = new URL('../rulebook.md', import.meta.url);

export const rulebook = printedIn(file);

export const rules = readRulebook(readFileSync(file, 'utf8'));
