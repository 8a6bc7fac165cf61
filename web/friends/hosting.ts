import type { Known } from '@hoard/table/client';
import type { Seat, Types } from '@hoard/kernel';
import { askAloud } from './server.ts';

/** What a host can do about whoever sits at a seat; nothing for whoever is no host, or with a seat where nobody else sits. */
export function powersOver<T extends Types>({ table, viewer, isHost }: Known<T>, seat: Seat | null) {
  const shown = seat === null ? undefined : table.seats[seat];
  if (!isHost || seat === null || shown?.is !== 'person' || seat === viewer) return null;
  return {
    isMuted: shown.isMuted,
    mute: (isMuted: boolean) => askAloud('tables/mute', { table: table.id, seat, isMuted }),
    sendAway: () => askAloud('tables/kick', { table: table.id, seat }),
  };
}
