import { PERSON, tenuresOf, type Entry, type GameFile, type Seat } from '@hoard/kernel';

/** The bot that plays for the others where somebody plays on alone. */
const STAND_IN = 'search:1';

/** Where in the journal of a game all went back. */
export const rewindsIn = ({ journal }: Pick<GameFile, 'journal'>): number[] =>
  journal.flatMap((entry, place) => ('now' in entry && entry.now === 'rewind' ? [place] : []));

/** The game as it was before all went back, for one of them to play on; bots play for the others. */
export function abandonedLine(whole: GameFile, rewind: number, viewer: Seat): GameFile {
  const { words: _, ...file } = whole;
  const journal = file.journal.slice(0, rewind);
  const since = tenuresOf({ seated: file.seated, journal }).flatMap((held, seat): Entry[] => {
    const isHere = held.at(-1)!.player === PERSON;
    if (seat === viewer) return isHere ? [] : [{ seat, now: 'back' }];
    return isHere ? [{ seat, now: 'away', player: STAND_IN }] : [];
  });
  return { ...file, journal: [...journal, ...since], outcome: null };
}
