import { PERSON } from '@hoard/kernel';
import { EMPTY, USUAL, newTable } from '../lobby/newTable.ts';
import { hashOf } from '../lobby/tickets.ts';
import { SqliteStore } from '../store/sqliteStore.ts';
import type { KeptSeat, KeptTable } from '../store/store.ts';
import { freshFile } from './tableHost.ts';

// A table as if it had been laid long ago, with everything known that chance decides else.

const KEYS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(22));
export const TABLE = 't'.repeat(22);

/** The key of the device of who sits there. */
export const keyAt = (seat: number): string => KEYS[seat]!;

const seatOf = (name: string, seat: number, player: string): KeptSeat =>
  player === PERSON ? { ...EMPTY, name, person: `person ${seat}`, contribution: String(seat).repeat(32) } : { ...EMPTY, name, bot: player };

/** A file with one table at which a game has just begun. */
export async function layKept(game: string, players: readonly string[], settings: Partial<KeptTable> = {}): Promise<string> {
  const file = freshFile();
  const store = new SqliteStore(file);
  const names = ['Ann', 'Bo', 'Cleo', 'Dora'];
  for (const [seat, player] of players.entries())
    if (player === PERSON)
      await store.addPerson({ id: `person ${seat}`, name: names[seat]! }, { hash: hashOf(keyAt(seat)), kind: 'device' });
  const seats = players.map((player, seat) => seatOf(names[seat]!, seat, player));
  await store.keepTable({
    ...newTable({ game, options: {}, host: 'person 0', seats, ...USUAL }),
    id: TABLE,
    phase: 'playing',
    secret: '5e'.repeat(32),
    madeAt: 0,
    changedAt: 0,
    ...settings,
  });
  await store.close();
  return file;
}
