import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { bossIn } from '../rules/fighters.ts';
import { skullLimitOf } from '../rules/things.ts';

/** The clock of a boss battle (EA-7.21). */
export interface DreadClock {
  readonly health: number;
  /** What the boss has lost in a battle round so far, on average; null in the first. */
  readonly average: number | null;
  /** Battle rounds that still end before Dread deals damage; 0: at the end of this one. */
  readonly rounds: number;
  /** How much it deals then. */
  readonly next: number;
}

/** Null where no boss fights. */
export function dreadClock(sight: Board, content: Content): DreadClock | null {
  const boss = bossIn(sight, content);
  const { battle } = sight;
  if (battle === null || boss === undefined) return null;
  let rounds = 0;
  for (let skulls = sight.skulls; skulls + 1 < skullLimitOf(sight, content); rounds++)
    if (battle.round + rounds >= content.numbers.dread) skulls++;
  // Just below the limit it still waits for the round in which it begins.
  while (battle.round + rounds < content.numbers.dread) rounds++;
  const average = battle.round > 1 ? (battle.bossHealth - boss.health) / (battle.round - 1) : null;
  return { health: boss.health, average, rounds, next: battle.dread + 1 };
}

/** Battle rounds that still end before Dread deals true damage; 0 where this one does, -1 where no boss fights. */
export const dreadIn = (sight: Board, content: Content): number => dreadClock(sight, content)?.rounds ?? -1;

/** True damage that Dread or Weariness deals to every hero at the end of this battle round. */
export function dreadNow(sight: Board, content: Content): number {
  const { battle } = sight;
  if (battle === null) return 0;
  const clock = dreadClock(sight, content);
  if (clock === null) return Math.max(0, battle.round - content.numbers.weariness + 1);
  return clock.rounds === 0 ? clock.next : 0;
}
