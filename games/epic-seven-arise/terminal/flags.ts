import type { Flag } from '@hoard/kernel';
import { CHAPTERS, DIFFICULTIES, MODES, PARTIES } from '../state/choices.ts';

/** The flags of the command line. */
export const flags: Readonly<Record<string, Flag>> = {
  mode: { type: 'string', help: `${MODES.join(' or ')}: one story, or all six one after another` },
  chapter: { type: 'string', help: `which chapter, 1 to ${CHAPTERS}` },
  heroes: { type: 'string', help: `heroes in the party, ${PARTIES.join(' or ')} (3 only with fewer than four players)` },
  difficulty: { type: 'string', help: DIFFICULTIES.join(', ') },
  echoes: { type: 'boolean', help: 'alone: three open cards that can be borrowed for Souls' },
};
