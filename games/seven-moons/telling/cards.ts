import { capitalised, effectTellingOf, type EffectTelling, type Effects, type Seat } from '@hoard/kernel';
import type { Artefact, ArtefactPower, Faerie } from '../content/content.ts';
import { vocabulary, type Option } from '../rules/effects/index.ts';
import type { SevenMoonsEffects } from '../rules/effects/types.ts';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';

// What cards do, in words: the page and the terminal say the same.

const effectsTold = ({ cards, content }: Words, board: Board, seat: Seat): EffectTelling<SevenMoonsEffects> =>
  effectTellingOf(vocabulary, cards, { board, content, seat });

/** What effects do to a seat, in a few words: `5 gold, 2 crystals`. */
export const effectsInWords = (words: Words, board: Board, seat: Seat, effects: Effects): string =>
  effectsTold(words, board, seat).list(effects);

/** The same, or that nothing happens. */
export const effectsOrNothing = (words: Words, board: Board, seat: Seat, effects: Effects): string =>
  effectsTold(words, board, seat).orNothing(effects);

/** An option of the choice that an effect is; undefined where nothing is chosen. */
export function optionIn({ content }: Words, choosing: number, option: number): Option | undefined {
  const effect = content.effects[choosing];
  return effect?.do === 'choose' ? effect.options[option] : undefined;
}

/** What a choice of a card brings, or nothing if nothing is chosen there. */
export function optionInWords(words: Words, board: Board, seat: Seat, choosing: number, option: number): string {
  const does = optionIn(words, choosing, option)?.does;
  return does === undefined ? '' : effectsOrNothing(words, board, seat, does);
}

const sentence = (words: string): string => `${capitalised(words)}.`;

export function artefactInWords({ cards }: Words, { powers }: Artefact): string {
  const told = (power: ArtefactPower): string => (cards.artefacts[power.power] as (power: ArtefactPower) => string)(power);
  return sentence(cards.and(powers.map(told)));
}

export const faerieInWords = ({ cards }: Words, faerie: Faerie): string =>
  sentence((cards.faeries[faerie.power] as (faerie: Faerie) => string)(faerie));
