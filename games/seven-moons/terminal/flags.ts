import type { Flag } from '@hoard/kernel';
import characters from '../content/dragon-reach/characters.json' with { type: 'json' };
import numbers from '../content/dragon-reach/numbers.json' with { type: 'json' };
import { DIFFICULTIES, MODES, REALM_ATTACKS } from '../state/choices.ts';

/** What is named by a content set. */
interface Named {
  readonly characters: readonly { readonly id: string }[];
  readonly numbers: { readonly moons: { readonly longWatch: number } };
}

/** The flags of the command line, with the names and numbers of a content set. */
export const flagsWith = (content: Named): Readonly<Record<string, Flag>> => ({
  mode: { type: 'string', help: MODES.join(', ') },
  difficulty: { type: 'string', help: `co-op and solo: ${DIFFICULTIES.join(', ')} (gentle is solo only)` },
  characters: {
    type: 'string',
    help: `who speaks for which city, by seat; - for any: ${content.characters.map(({ id }) => id).join(',')}`,
  },
  faeries: { type: 'boolean', help: 'with the faerie folk at the gates' },
  stories: { type: 'boolean', help: 'with story tokens' },
  'late-purse': { type: 'boolean', help: 'who plays late begins with a little more gold' },
  'long-watch': {
    type: 'boolean',
    help: `ours, not in the printed game: the Shadow Army comes by itself after ${content.numbers.moons.longWatch} quiet rounds`,
  },
  'realm-attack': { type: 'string', help: `${REALM_ATTACKS.join(' or ')}: by the cities that stand (ours), or the number on the card` },
});

/** As help shows them: with what is in the box, and without a rule of the game. */
export const flags = flagsWith({ characters, numbers });
