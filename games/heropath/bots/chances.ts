import type { Content } from '../content/content.ts';
import { enemyThrow, heroThrow, sumOf, type BattleThrow } from '../rules/dice.ts';

// How likely a battle is won, for as many dice as either side throws. Worked out once for each number of dice.

/** A battle before the dice fall. */
export interface Chances {
  readonly win: number;
  readonly tie: number;
}

/** By how much the sides may differ before the dice and still have a choice of outcomes. */
const FARTHEST = 24;

const known = new WeakMap<Content, Chances[][]>();

/** The chances of a hero whose power is so much above his foe's, with so many dice on either side. */
export function chancesOf(content: Content, edge: number, heroDice: number, foeDice: number): Chances {
  let tables = known.get(content);
  if (tables === undefined) known.set(content, (tables = []));
  const table = (tables[heroDice * 8 + foeDice] ??= tableOf(heroThrow(content, heroDice), enemyThrow(content, foeDice)));
  return table[Math.max(-FARTHEST, Math.min(FARTHEST, edge)) + FARTHEST]!;
}

function tableOf(ours: BattleThrow, theirs: BattleThrow): Chances[] {
  const byLead = new Map<number, number>();
  ours.faces.forEach((faces, i) =>
    theirs.faces.forEach((others, j) => {
      const lead = sumOf(faces) - sumOf(others);
      byLead.set(lead, (byLead.get(lead) ?? 0) + chanceAt(ours, i) * chanceAt(theirs, j));
    }),
  );
  return Array.from({ length: 2 * FARTHEST + 1 }, (_, place) => {
    const edge = place - FARTHEST;
    let win = 0;
    for (const [lead, chance] of byLead) if (lead + edge > 0) win += chance;
    return { win, tie: byLead.get(-edge) ?? 0 };
  });
}

const chanceAt = ({ upTo, tickets }: BattleThrow, place: number): number => (upTo![place]! - (upTo![place - 1] ?? 0)) / tickets;
