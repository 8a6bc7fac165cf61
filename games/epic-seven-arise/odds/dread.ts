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

/** In how many battle rounds, this one counted, the boss falls at the pace so far; null where nothing can be said yet. */
export const fallsIn = ({ health, average }: DreadClock): number | null =>
  average === null || average <= 0 ? null : Math.max(1, Math.ceil(health / average));

/** A battle round on the way to Dread. */
interface DreadRound {
  readonly round: number;
  readonly state: 'past' | 'now' | 'next';
  /** What its end brings: -1 a Skull, 0 nothing, else so much true damage to each. What is past brings nothing any more. */
  readonly brings: number;
}

/** So many rounds are told after the first bite. */
const AFTERWARDS = 2;

/** The battle rounds from the first to a little after Dread first bites. */
export function dreadTrack({ battle }: Board, content: Content, { rounds, next }: DreadClock): DreadRound[] {
  const now = battle?.round ?? 1;
  return Array.from({ length: now + rounds + AFTERWARDS }, (_, place) => {
    const round = place + 1;
    const state = round < now ? 'past' : round === now ? 'now' : 'next';
    const bites = round - now - rounds;
    return { round, state, brings: state === 'past' ? 0 : bites >= 0 ? next + bites : round >= content.numbers.dread ? -1 : 0 };
  });
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
