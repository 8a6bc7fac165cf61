import type { Flag } from '@hoard/kernel';
import heroes from '../content/silverado/heroes.json' with { type: 'json' };
import { LEVELS } from '../state/choices.ts';

/** What is named by a content set. */
interface Named {
  readonly heroes: readonly { readonly colour: string }[];
}

/** The flags of the command line, with the names of a content set. */
export const flagsWith = (content: Named): Readonly<Record<string, Flag>> => ({
  level: { type: 'string', help: `alone only: ${LEVELS.join(', ')}` },
  colours: { type: 'string', help: `who leads whom, by seat; - for any: ${content.heroes.map((hero) => hero.colour).join(',')}` },
  'no-tie-break': { type: 'boolean', help: 'players with equal scores win together' },
});

/** As help shows them: with the names in the box, and without a rule of the game. */
export const flags = flagsWith({ heroes });
