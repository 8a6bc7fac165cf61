import { argumentOf, type Action, type Voices } from '@hoard/kernel';
import { lenderIn, loanIn, stonesIn } from '../state/keys.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';

/** An answer under the title of its group, where that says half of it: `Ras`, under Health Potions. */
export function shortly(words: Words, action: Action, voices: Voices): string | null {
  const { content, names, colours, listed } = words;
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'potion':
    case 'defer':
      return names.hero(row);
    case 'use':
    case 'keep':
    case 'top':
    case 'discard':
      return names.card(row);
    case 'redraw':
    case 'revive':
    case 'forfeit':
      return colours[row]!;
    case 'pay':
      return words.stonesIn(stonesIn(row));
    case 'borrow':
      return listed.from(names.card(loanIn(content, row)), voices.nameOf(lenderIn(content, row)));
    case 'echo':
      return names.card(row);
    case 'potions':
      return listed.potions(row);
    case 'skillCard':
      return listed.skillCard;
    case 'artifact':
      return listed.artifact;
    default:
      return null;
  }
}
