import type { Content, Effect } from '../content/content.ts';
import { STATUS } from '../content/names.ts';
import type { Monster } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import { monsterBonus } from '../rules/combatants.ts';
import { isBoss } from '../rules/monsters.ts';

/** What a monster may do in its next turn: its die table with final numbers. */
export interface Intent {
  /** 2 for a boss, 1 where it is stunned; 0 for a monster that loses its turn. */
  readonly dice: number;
  readonly skills: readonly SkillIntent[];
}

export interface SkillIntent {
  /** Place in the monster's skills. */
  readonly skill: number;
  /** Of the die. */
  readonly faces: readonly number[];
  readonly strikes: readonly Strike[];
}

/** One damage number, with all bonuses, before the hero's armour. */
export interface Strike {
  readonly how: 'strike' | 'bolt' | 'leech' | 'cleave' | 'volley' | 'storm' | 'quake';
  readonly damage: number;
  /** How many Enemy Attack cards are drawn, each with this number; 0 where every living hero is hit. */
  readonly cards: number;
  /** Statuses on whoever is hit, as bits. */
  readonly and: number;
}

/** The attack that an effect of a monster is, or null. */
export function strikeOf(effect: Effect, bonus: number): Strike | null {
  switch (effect.do) {
    case 'strike':
    case 'bolt':
    case 'leech':
    case 'cleave':
      return { how: effect.do, damage: Math.max(0, effect.n + bonus), cards: 1, and: effect.and };
    case 'volley':
      return { how: effect.do, damage: Math.max(0, effect.n + bonus), cards: effect.cards, and: effect.and };
    case 'storm':
    case 'quake':
      return { how: effect.do, damage: Math.max(0, effect.n + bonus), cards: 0, and: effect.and };
    default:
      return null;
  }
}

/** EA-14.2, EA-14.12, EA-14.13. */
export const diceOf = (content: Content, { kind, statuses }: Monster): number =>
  (isBoss(content, kind) ? 2 : 1) - ((statuses & STATUS.stun) !== 0 ? 1 : 0);

export function intentOf(sight: Board, content: Content, monster: Monster): Intent {
  const bonus = monsterBonus(sight, content, monster);
  const { skills, skillOf } = content.monsters[monster.kind]!;
  return {
    dice: diceOf(content, monster),
    skills: skills.map(({ does }, skill) => ({
      skill,
      faces: skillOf.flatMap((row, die) => (die > 0 && row === skill ? [die] : [])),
      strikes: does.flatMap((place) => strikeOf(content.effects[place]!, bonus) ?? []),
    })),
  };
}
