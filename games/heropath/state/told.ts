import type { Seat } from '@hoard/kernel';

/** Something that happened, by a rule. */
export interface Told {
  readonly rule: string;
}

/** Somebody does something, or has it done to them. */
export interface Done extends Told {
  readonly seat: Seat;
}

/** One event for each of some names. */
export type Each<Name extends string, Fields> = Name extends string ? Done & { readonly t: Name } & Fields : never;
export type EachTold<Name extends string, Fields> = Name extends string ? Told & { readonly t: Name } & Fields : never;
