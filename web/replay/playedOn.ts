import { PERSON, isChoice, isYou, type Entry, type GameFile, type Seat } from '@hoard/kernel';
import { BOT_NAMES } from '@hoard/players';

/** The seats whose players have left for good after so many entries. */
export const goneIn = ({ journal }: GameFile, entries: number): Seat[] =>
  journal.slice(0, entries).flatMap((entry) => (!isChoice(entry) && entry.now === 'gone' ? [entry.seat] : []));

/**
 * Another game that goes on after so many entries, with others in its seats. Who was away or back before is theirs no longer; who has left
 * for good may have taken a hero along, and stays gone.
 */
export function playedOn(file: GameFile, entries: number, players: readonly string[]): GameFile {
  const gone = goneIn(file, entries);
  const journal = file.journal.slice(0, entries).flatMap((entry): Entry[] => {
    if (isChoice(entry) || entry.now === 'time') return [entry];
    return entry.now === 'gone' ? [{ ...entry, player: players[entry.seat]! }] : [];
  });
  const seated = file.seated.map(({ name }, seat) => {
    const player = gone.includes(seat) ? PERSON : players[seat]!;
    // Nobody is spoken to who is a bot now.
    return { name: isYou(name) && player !== PERSON ? (BOT_NAMES[seat] ?? `Bot ${seat + 1}`) : name, player };
  });
  // It will come to another end, for which nobody has found words yet.
  return { ...file, seated, journal, outcome: null, words: undefined };
}
