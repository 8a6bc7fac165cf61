import type { Effects, Seat } from '@hoard/kernel';
import type { EffectsFrame } from '../../state/battleFrames.ts';
import type { Unit } from '../../state/battle.ts';
import type { Source } from '../../state/choices.ts';

const frame = (queue: Effects, rule: string, source: Source): EffectsFrame => ({
  k: 'effects',
  at: 'next',
  seat: -1,
  rule,
  source,
  queue: queue.slice(),
  hero: -1,
  unit: -1,
  foe: -1,
  skill: -1,
  ally: -1,
  target: -1,
  boost: 0,
  pierce: false,
  edge: 0,
  damaged: false,
  killed: false,
  later: [],
  left: 0,
  drained: 0,
  discarded: 0,
});

/** Effects for the whole table: of Story cards, missions and bonus rewards. */
export const tableEffects = (queue: Effects, rule: string, source: Source): EffectsFrame => frame(queue, rule, source);

/** Effects of a hero, by place on the board: of a skill, an Artifact or Equipment. */
export const heroEffects = (
  queue: Effects,
  rule: string,
  { seat, hero, foe }: { readonly seat: Seat; readonly hero: number; readonly foe: Unit },
): EffectsFrame => ({ ...frame(queue, rule, 'card'), seat, hero, foe });

/** The activation of a skill; `edge` raises its first damage number. */
export const skillEffects = (
  queue: Effects,
  skill: number,
  edge: number,
  actor: { readonly seat: Seat; readonly hero: number; readonly foe: Unit },
): EffectsFrame => ({ ...heroEffects(queue, 'EA-9.9', actor), skill, edge });

/** A monster's skill. */
export const monsterEffects = (queue: Effects, unit: Unit): EffectsFrame => ({ ...frame(queue, 'EA-14.1', 'card'), unit });
