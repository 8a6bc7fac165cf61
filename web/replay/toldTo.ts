import { SPECTATOR, heardBy, replay, type Game, type GameRecord, type Seat, type Types } from '@hoard/kernel';
import type { Happening } from '../table/table.ts';

/** A whole game as a seat saw it, from before the first choice on. */
export function toldTo<T extends Types>(game: Game<T>, record: GameRecord, viewer: Seat): Happening<T>[] {
  // What came before the first choice is only seen by beginning anew.
  const beginning = replay(game, { ...record, journal: [] });
  const prologue = beginning.prologue.map((told) => heardBy(told, viewer));
  const happenings: Happening<T>[] = [{ number: 0, seat: SPECTATOR, key: '', events: prologue, after: beginning.view(viewer) }];
  replay(game, record, (match, place, told) => {
    const { seat, key } = record.journal[place]!;
    happenings.push({ number: place + 1, seat, key, events: told.map((one) => heardBy(one, viewer)), after: match.view(viewer) });
  });
  return happenings;
}
