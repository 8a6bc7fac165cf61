import type { BoardProps, SheetDress } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import { liveryOfSeat } from './heroes.ts';
import { GEM } from './signs.ts';
import { SIGNS } from './pictures.ts';
import { wordsIn } from './speech.ts';

const PICTURES: Readonly<Record<string, string>> = SIGNS;

/** What every hero has. */
export function dressOf({ view, asked, telling, voices, language }: BoardProps<Heropath>): SheetDress {
  const { sheet } = wordsIn(language);
  return {
    sheets: telling.sheets(view, voices),
    words: { players: sheet.players, nothing: '–' },
    own: asked?.seat ?? view.viewer,
    liveryOf: (seat) => liveryOfSeat(view.sight, seat),
    pictureOf: (sign) => PICTURES[sign] ?? GEM,
  };
}
