import type { HexId } from '../content/ids.ts';
/** Leads to a hex on the map: it gets the focus, and so it is brought into sight and told. */
export const showHex = (hex: HexId): void => document.querySelector<SVGElement>(`.seven-moons-board [data-space="${hex}"]`)?.focus();
