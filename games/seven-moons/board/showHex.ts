import type { HexId } from '../content/ids.ts';

/** Leads to a hex on the map: it gets the focus, and so it is brought into sight and told. Whatever lies over the map is closed first. */
export function showHex(hex: HexId): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  document.querySelector<SVGElement>(`.seven-moons-board [data-space="${hex}"]`)?.focus();
}
