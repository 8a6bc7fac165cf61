import type { Problem } from '@hoard/kernel';
import { words } from './words.ts';

/** Told apart by name: the class lives in a part of the page that may be the very one that is missing. */
export const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem';

/** What is wrong, in the language of the page where it has the words. */
export const faultText = ({ fault, args, message }: Problem): string => (fault === null ? message : words.value.faults[fault](args));
