import type { Id } from '@hoard/kernel';

// Numbers that name things: their rows in the content. The compiler tells them apart.

export type SpaceId = Id<'space'>;
export type CounterRow = Id<'counter'>;
export type HeroRow = Id<'hero'>;
