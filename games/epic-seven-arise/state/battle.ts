import type { Id, Seat, Seats } from '@hoard/kernel';
import type { CardId, Circle, EnemyId, MonsterKindId, Position, TokenId } from '../content/ids.ts';

/** A monster on the map: the smallest number that no other has. */
export type Unit = Id<'unit'>;

// What lasts for one battle, and for one turn in it.

export interface Battle {
  /** Where the monsters stand. */
  readonly at: Position;
  /** Battle round, counted from 1. */
  round: number;
  /** The Encounter token whose mission is active, or -1. */
  token: TokenId;
  /** EA-16.11: the Bystander's health and circle; -1 where there is none. */
  bystander: number;
  bystanderAt: Circle;
  /** EA-7.21: how often Dread has dealt damage in this battle. */
  dread: number;
  /** The boss's health when it began, for whoever counts how fast it falls; 0 where there is none. */
  bossHealth: number;
  /** Who was rank 1 when it began, for `underdog`. */
  readonly poorest: Seat;
  /** Places in PRIZES that are still to be drafted. */
  bounty: number[];
  /** What missions and objectives look at. */
  deaths: number;
  /** HP tokens that heroes lost to monsters, Dread and Weariness. */
  lost: number;
  kills: number;
  /** Whether a hero has lost an HP token in any way; a monster died before that (`first`). */
  bled: boolean;
  drewFirst: boolean;
  /** Heroes who died and whose players have not been asked yet (EA-15.11), by place in `board.heroes`. */
  fallen: number[];
  burns: number;
  duals: number;
  /** Activations of Skill 1, 2 and 3. */
  skills: number[];
  reds: number;
  blues: number;
  potions: number;
  /** Players who took health from a monster, and who killed one. */
  hurters: Seats;
  killers: Seats;
  /** EA-16.13: it ended because a boss left. */
  fled: boolean;
}

/** The turn of a hero. */
export interface Turn {
  /** Place in `board.heroes`. */
  readonly hero: number;
  /** How many skills may still be activated (EA-8.1, `again`). */
  skills: number;
  /** `edge`: what the first damage number of the next skill is higher by. */
  edge: number;
  /** EA-8.12, EA-10.9: by seat, the Souls that are gained when the turn ends. */
  souls: number[];
  /** EA-2.19: the Echoes that were borrowed in this turn. */
  echoes: CardId[];
  /** Artifacts and potions used, for the clock (EA-24.8). */
  used: number;
}

/** A monster on the map. */
export interface Monster {
  readonly unit: Unit;
  readonly kind: MonsterKindId;
  at: Position;
  health: number;
  /** EA-17.8: the maximum that was read last. */
  most: number;
  /** `rows n`: what every health number of a boss is higher by. */
  rows: number;
  /** The Enemy card that brought it, or -1: named, placed by a Story card, or called. */
  card: EnemyId;
  /** EA-14.18. */
  called: boolean;
  /** Statuses as bits, and those of them that were put on in its own turn (EA-18.3). */
  statuses: number;
  fresh: number;
  /** EA-14.14: was stunned in its last turn. */
  wary: boolean;
  /** Armour taken off for the rest of the battle. */
  sunder: number;
  /** Has had its turn in this battle round; a called one waits for the next (EA-7.15). */
  acted: boolean;
}
