import type { Content } from '../content/content.ts';
import type { Unit } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import { nextToAct } from '../rules/07-battle.ts';
import { heroSpeed, monsterSpeed } from '../rules/combatants.ts';
import { fightersOf } from '../rules/fighters.ts';
import { isLiving } from '../rules/things.ts';
import { copyBoard } from '../state/copy.ts';

/** A combatant of this battle round. */
export interface InOrder {
  /** Place in `board.heroes`, or -1. */
  readonly hero: number;
  /** The monster, or -1. */
  readonly unit: Unit;
  readonly speed: number;
  readonly state: 'acted' | 'now' | 'next' | 'later';
}

/** Who acts when in this battle round, by the speeds as they are now (EA-7.12): those who have acted, who acts, and who is to come. */
export function turnOrder(sight: Board, content: Content): InOrder[] {
  if (sight.battle === null) return [];
  const heroAt = (hero: number, state: InOrder['state']): InOrder => ({
    hero,
    unit: -1,
    speed: heroSpeed(sight, content, sight.heroes[hero]!),
    state,
  });
  const acted: InOrder[] = [];
  const now: InOrder[] = [];
  sight.heroes.forEach((hero, place) => {
    if (!isLiving(hero) || !hero.acted) return;
    if (sight.turn?.hero === place) now.push(heroAt(place, 'now'));
    else acted.push(heroAt(place, 'acted'));
  });
  for (const monster of fightersOf(sight, content))
    if (monster.acted) acted.push({ hero: -1, unit: monster.unit, speed: monsterSpeed(sight, content, monster), state: 'acted' });
  const coming: InOrder[] = [];
  const board = copyBoard(sight);
  for (let next = nextToAct(board, content); next !== null; next = nextToAct(board, content)) {
    const state = coming.length === 0 ? 'next' : 'later';
    if ('hero' in next) {
      board.heroes[next.hero]!.acted = true;
      coming.push(heroAt(next.hero, state));
    } else {
      next.monster.acted = true;
      coming.push({ hero: -1, unit: next.monster.unit, speed: monsterSpeed(sight, content, next.monster), state });
    }
  }
  return [...acted.toSorted((one, other) => other.speed - one.speed), ...now, ...coming];
}
