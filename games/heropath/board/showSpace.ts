import type { SpaceId } from '../content/ids.ts';

/** Leads to a space on the map: it gets the focus, and so it is brought into sight and told. */
export function showSpace(space: SpaceId): void {
  // What lay over the map is gone first.
  requestAnimationFrame(() => document.querySelector<SVGElement>(`.hp-board [data-space="${space}"]`)?.focus());
}
