import type { Effects, Seat } from '@hoard/kernel';
import type { Language } from '@hoard/paint';
import type { Artefact, Faerie } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { artefactTold, effectsTold, faerieTold } from '../telling/cards.ts';
import { speech } from './words.ts';

// What cards do, in the reader's language.

/** What effects do to a seat, in a few words: `5 gold, 2 crystals`. */
export function doesInWords(effects: Effects, board: Board, seat: Seat, language: Language): string {
  const { cards, content } = speech.in(language);
  return effectsTold(cards, content, board, seat).list(effects);
}

/** What a choice of a card brings, or nothing if nothing is chosen there. */
export function optionInWords(choosing: number, option: number, board: Board, seat: Seat, language: Language): string {
  const { cards, content } = speech.in(language);
  const effect = content.effects[choosing];
  const does = effect?.do === 'choose' ? effect.options[option]?.does : undefined;
  return does === undefined ? '' : effectsTold(cards, content, board, seat).orNothing(does);
}

export const artefactInWords = (artefact: Artefact, language: Language): string => artefactTold(speech.in(language).cards, artefact);

export const faerieInWords = (faerie: Faerie, language: Language): string => faerieTold(speech.in(language).cards, faerie);
