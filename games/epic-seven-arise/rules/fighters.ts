import type { Flow } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Battle, Monster, Unit } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { monsterArmour, monsterBonus } from './combatants.ts';
import { isBoss, mostOf } from './monsters.ts';
import { foeOf, isLiving } from './things.ts';

// Who takes part in a battle.

/** The battle that is being fought: for what happens only in one. */
export function battleOf({ battle }: Board): Battle {
  if (battle === null) throw new Error('There is no battle');
  return battle;
}

/** The monster of that number, while it is on the map. */
export function monsterOf(board: Board, unit: Unit): Monster | undefined {
  for (const monster of board.monsters) if (monster.unit === unit) return monster;
  return undefined;
}

/** EA-7.4, in Enemy-card order (EA-7.11): bosses, then as they were placed; who is called comes last. */
export function fightersOf(board: Board, content: Content): Monster[] {
  const { battle } = board;
  if (battle === null) return [];
  const fighters: Monster[] = [];
  let bosses = 0;
  for (const monster of board.monsters) {
    if (monster.at !== battle.at) continue;
    if (isBoss(content, monster.kind)) fighters.splice(bosses++, 0, monster);
    else fighters.push(monster);
  }
  return fighters;
}

/** The boss of this battle, while it lives and stays. */
export function bossIn(board: Board, content: Content): Monster | undefined {
  const { battle } = board;
  for (const monster of board.monsters) if (monster.at === battle?.at && isBoss(content, monster.kind)) return monster;
  return undefined;
}

/** EA-7.16, EA-16.13, EA-22.10: nobody is left to fight, a boss has fled, or the story is completed. */
export function isDecided(board: Board): boolean {
  const { battle, ending } = board;
  if (battle === null || battle.fled || ending !== '') return true;
  for (const { at } of board.monsters) if (at === battle.at) return false;
  return true;
}

/** EA-17.8: a boss's maximum is read at the start of a battle against it; the damage on it stays. */
export function readBossRow(board: Board, monster: Monster, flow: Flow<EpicSevenArise>): void {
  const { content } = flow;
  const damage = monster.most - monster.health;
  monster.most = mostOf(board, content, monster.kind, monster.rows);
  monster.health = Math.max(1, monster.most - damage);
  if (!flow.heard) return;
  const armour = monsterArmour(board, content, monster);
  flow.tell({
    t: 'bossRow',
    rule: 'EA-17.8',
    health: monster.health,
    armour,
    bonus: monsterBonus(board, content, monster),
    ...foeOf(board, monster),
  });
}

export function anyoneLives(board: Board): boolean {
  for (const hero of board.heroes) if (isLiving(hero)) return true;
  return false;
}
