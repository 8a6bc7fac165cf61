import { PERSON, type Game, type Types } from '@hoard/kernel';
import { expect } from 'vitest';
import type { KeptTable } from '../store/store.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { NO_WAITING, Seated, openHost, type TestHost } from './tableHost.ts';

/** People at a table where a game has just begun, and somebody who looks on. */
export interface Sitting {
  readonly host: TestHost;
  /** By seat, of those where people sit. */
  readonly seats: readonly Seated[];
  readonly looker: Seated;
  /** A seat answers what it is asked. */
  readonly answer: (seat: number, key: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function sitDown<T extends Types>(
  game: Game<T>,
  players: readonly string[] = [PERSON, PERSON],
  { timing = NO_WAITING, ...settings }: Partial<KeptTable> & { readonly timing?: typeof NO_WAITING } = {},
): Promise<Sitting> {
  const host = await openHost({ file: await layKept(game.id, players, settings), timing, shelf: async (_, use) => use(game) });
  const seats = players.flatMap((player, seat) => (player === PERSON ? [new Seated(host.address, TABLE, keyAt(seat))] : []));
  const looker = new Seated(host.address, TABLE, null);
  for (const one of [...seats, looker]) await one.until(({ passages }) => passages.length > 0);
  await looker.until(({ table }) => table.spectators === 1 && table.seats.every(({ is, isHere }) => isHere || is === 'bot'));
  return {
    host,
    seats,
    looker,
    answer: async (seat, key) => {
      const { lane, token } = await seats[seat]!.question();
      expect(await seats[seat]!.connection.choose({ lane, token, key })).toBeNull();
    },
    close: async () => {
      for (const one of [...seats, looker]) one.close();
      await host.close();
    },
  };
}
