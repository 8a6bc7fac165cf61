import type { KeptTable } from '../store/store.ts';

/** A table that somebody leaves: if they were its host, another of the people is. Where nobody else is, it stays as it was. */
export function handedOver(kept: KeptTable, leaver: string): KeptTable {
  if (kept.host !== leaver) return kept;
  const next = kept.seats.find(({ person }) => person !== null && person !== leaver);
  return next?.person ? { ...kept, host: next.person } : kept;
}
