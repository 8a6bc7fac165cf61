import type { Content } from '../content/content.ts';
import { fortunes, spreadOf, type Fortunes } from '../odds/throws.ts';

// How likely a battle is won, looked up: bots ask it thousands of times.

/** By how much the sides may differ before the dice and still have a choice of outcomes. */
const FARTHEST = 24;

const known = new WeakMap<Content, Fortunes[][]>();

/** The chances of a hero whose power is so much above his foe's, with so many dice on either side. */
export function chancesOf(content: Content, edge: number, heroDice: number, foeDice: number): Fortunes {
  let tables = known.get(content);
  if (tables === undefined) known.set(content, (tables = []));
  const table = (tables[heroDice * 8 + foeDice] ??= tableOf(content, heroDice, foeDice));
  return table[Math.max(-FARTHEST, Math.min(FARTHEST, edge)) + FARTHEST]!;
}

function tableOf({ dice }: Content, heroDice: number, foeDice: number): Fortunes[] {
  const [own, other] = [spreadOf(dice.hero, heroDice), spreadOf(dice.enemy, foeDice)];
  return Array.from({ length: 2 * FARTHEST + 1 }, (_, place) => fortunes(place - FARTHEST, own, other));
}
