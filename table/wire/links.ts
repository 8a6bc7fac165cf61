// Where the page finds a table. Everything is behind the `#`: no browser sends it, so no server can log it.

/** Where a table is looked at. */
export const tableLink = (address: string, table: string): string => `${withSlash(address)}#/table/${table}`;

/** Where a seat of a table is taken, by whoever has the link. */
export const seatLink = (address: string, table: string, seat: number, token: string): string =>
  `${tableLink(address, table)}/${seat}/${token}`;

/** What a link to a seat says; null where it is none. */
export function readSeatLink(
  link: string,
): { readonly address: string; readonly table: string; readonly seat: number; readonly token: string } | null {
  const [, address, table, seat, token] = /^(https?:\/\/[^#]+)#\/table\/([\w-]{22})\/(\d{1,2})\/([\w-]{22})$/.exec(link) ?? [];
  if (address === undefined || table === undefined || seat === undefined || token === undefined) return null;
  return { address, table, seat: Number(seat), token };
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
