import type { Effects, Seat } from '@hoard/kernel';
import type { CardId } from '../../content/ids.ts';
import { NONE, type Play } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/cardFrames.ts';

/** Effects that a hero carries out, of a card or, where that is NONE, of a Place-Site. */
export const effectsOf = (seat: Seat, queue: Effects, rule: string, card: CardId = NONE, or: Effects = []): EffectsFrame => ({
  k: 'effects',
  at: or.length > 0 ? 'or' : 'next',
  seat,
  queue: queue.slice(),
  or: or.slice(),
  rule,
  card,
  target: NONE,
  unit: NONE,
  what: NONE,
  left: 0,
  chosen: [],
});

/** What a card does that was played and aimed. */
export const effectsOfPlay = ({ seat, card, target, unit, what }: Play, queue: Effects, rule: string, or: Effects): EffectsFrame => ({
  ...effectsOf(seat, queue, rule, card, or),
  target,
  unit,
  what,
});
