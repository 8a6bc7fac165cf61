import type { Seat, SheetItem } from '@hoard/kernel';

/** What is otherwise than somebody saw it last, to be marked for a while. */
export interface Changes {
  readonly trails: readonly Trail[];
  readonly sheets: ReadonlyMap<Seat, SheetChange>;
}

/** The way that a piece went. */
export interface Trail {
  readonly who: string;
  readonly way: readonly number[];
}

export interface SheetChange {
  /** By sign: by how much a number grew. */
  readonly facts: ReadonlyMap<string, number>;
  readonly gained: readonly SheetItem[];
  readonly lost: readonly SheetItem[];
}
