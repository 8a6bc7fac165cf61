import type { Id } from '@hoard/kernel';

// Numbers that name things: their rows in the content. The compiler tells them apart.

export type HexId = Id<'hex'>;
export type AllyRow = Id<'ally'>;
/** Of the resources. */
export type KindRow = Id<'kind'>;
