import { capitalised, effectTellingOf, type Seat, type EffectTelling } from '@hoard/kernel';
import type { Artefact, ArtefactPower, Content, Faerie } from '../content/content.ts';
import { vocabulary } from '../rules/effects/index.ts';
import type { SevenMoonsEffects } from '../rules/effects/types.ts';
import type { Board } from '../state/board.ts';
import type { CardWords } from '../words/cards.ts';

// What cards do, in words: the page and the terminal say the same.

/** For effects that would happen to a seat. The content has the names of the language. */
export const effectsTold = (words: CardWords, content: Content, board: Board, seat: Seat): EffectTelling<SevenMoonsEffects> =>
  effectTellingOf(vocabulary, words, { board, content, seat });

const sentence = (words: string): string => `${capitalised(words)}.`;

export function artefactTold({ artefacts, and }: CardWords, { powers }: Artefact): string {
  const told = (power: ArtefactPower): string => (artefacts[power.power] as (power: ArtefactPower) => string)(power);
  return sentence(and(powers.map(told)));
}

export const faerieTold = ({ faeries }: CardWords, faerie: Faerie): string =>
  sentence((faeries[faerie.power] as (faerie: Faerie) => string)(faerie));
