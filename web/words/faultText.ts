import type { Problem } from '@hoard/kernel';
import { words } from './words.ts';

/** Told apart by name: the class lives in a part of the page that may be the very one that is missing. */
export const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem';

/** What is wrong, in the language of the page. What has no name of its own is wrong with what was chosen before the game. */
export const faultText = ({ fault, args, message }: Problem): string =>
  words.value.faults[fault ?? 'beginning']({ ...args, what: message });
