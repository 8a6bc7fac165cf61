import type { Flow } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { EnemyId, MonsterKindId, Position } from '../content/ids.ts';
import type { Monster, Unit } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { foeOf, hasMonsters, neighboursOf, placeAt } from './things.ts';

// Monsters on the map: how they come, go and are counted.

/** The row of values that holds at this number of Skulls (EA-17.8). */
export function valuesOf(content: Content, kind: MonsterKindId, skulls: number): Content['monsters'][number]['values'][number] {
  const { values } = content.monsters[kind]!;
  let row = values[0]!;
  for (const other of values) if (other.skulls <= skulls) row = other;
  return row;
}

export const isBoss = (content: Content, kind: MonsterKindId): boolean => content.monsters[kind]!.rank === 'boss';

/** EA-2.15: how strong bosses are against this party. */
export function strengthOf(board: Board, { numbers: { bosses } }: Content): { readonly percent: number; readonly damage: number } {
  const rows = board.party === 3 ? bosses.threeHeroes : bosses.fourHeroes;
  return rows[board.players.length - 1]!;
}

/** EA-2.15, EA-17.8: the maximum health at this number of Skulls; halves are rounded up, and a Story card's change comes after. */
export function mostOf(board: Board, content: Content, kind: MonsterKindId, rows: number): number {
  const { health } = valuesOf(content, kind, board.skulls);
  if (!isBoss(content, kind)) return health;
  return Math.max(1, Math.floor((health * strengthOf(board, content).percent + 50) / 100) + rows);
}

function freeUnit(board: Board): Unit {
  let unit = 0;
  while (board.monsters.some((monster) => monster.unit === unit)) unit++;
  return unit;
}

interface Arrival {
  readonly card?: EnemyId;
  readonly called?: boolean;
}

/** EA-6.5: a monster with full health is put on a tile; a boss that had left the map brings the damage on it along. */
export function placeMonster(
  board: Board,
  kind: MonsterKindId,
  at: Position,
  rule: string,
  flow: Flow<EpicSevenArise>,
  { card = -1, called = false }: Arrival = {},
): Monster {
  const { content } = flow;
  const most = mostOf(board, content, kind, 0);
  const damage = isBoss(content, kind) ? board.bossDamage : 0;
  if (isBoss(content, kind)) board.bossDamage = 0;
  const monster: Monster = {
    unit: freeUnit(board),
    kind,
    at,
    health: Math.max(1, most - damage),
    most,
    rows: 0,
    card,
    called,
    statuses: 0,
    fresh: 0,
    wary: false,
    sunder: 0,
    // EA-7.15: who comes in the middle of a battle waits for the next battle round.
    acted: called,
  };
  board.monsters.push(monster);
  if (flow.heard) flow.tell({ t: 'placed', rule, called, ...foeOf(board, monster), ...placeAt(board, at) });
  return monster;
}

/** A monster leaves the map, dead or alive; its Enemy card is used when the last of its monsters is gone (EA-6.9). */
export function takeAway(board: Board, monster: Monster): void {
  board.monsters.splice(board.monsters.indexOf(monster), 1);
  const { card } = monster;
  if (card >= 0 && !board.monsters.some((other) => other.card === card)) board.enemiesUsed.push(card);
}

/** It leaves without any reward, and is seen to leave. */
export function vanish(board: Board, monster: Monster, rule: string, flow: Flow<EpicSevenArise>): void {
  const told = flow.heard ? { ...foeOf(board, monster), ...placeAt(board, monster.at) } : null;
  takeAway(board, monster);
  if (told !== null) flow.tell({ t: 'vanished', rule, ...told });
}

/** EA-7.24: never onto the heroes' tile: then onto the first adjacent tile without monsters, or nowhere (-1). */
export function freePlace(board: Board, content: Content, wanted: Position): Position {
  if (wanted !== board.at) return wanted;
  return neighboursOf(board, content, board.at).find((position) => !hasMonsters(board, position)) ?? -1;
}

/** It goes to another tile; its damage stays. */
export function prowl(board: Board, monster: Monster, to: Position, flow: Flow<EpicSevenArise>): void {
  const from = monster.at;
  monster.at = to;
  if (flow.heard) flow.tell({ t: 'prowled', rule: 'EA-1.4', from, ...foeOf(board, monster), ...placeAt(board, to) });
}
