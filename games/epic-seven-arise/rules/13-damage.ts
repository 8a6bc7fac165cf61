import type { Flow, Seat } from '@hoard/kernel';
import { only } from '@hoard/kernel';
import type { HeroId } from '../content/ids.ts';
import { ANY, ARTIFACT_PRIZE, SKILL_CARD_PRIZE, SKYSTONES } from '../content/names.ts';
import type { DamageKind } from '../state/battleEvents.ts';
import type { Monster } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import type { Source } from '../state/choices.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { ARTIFACT, SKILL } from './cards.ts';
import { monsterArmour } from './combatants.ts';
import { battleOf, fightersOf } from './fighters.ts';
import { colour, pick } from './frames.ts';
import { isBoss, takeAway } from './monsters.ts';
import { changeStones } from './purse.ts';
import { chapterOf, foeOf, playerOf } from './things.ts';

/** One damage number, before armour (EA-9.16). */
export interface Blow {
  /** Who deals it, and with which hero. */
  readonly seat: Seat;
  readonly hero: HeroId;
  readonly damage: DamageKind;
  readonly printed: number;
  readonly bonus: number;
}

/** What of a number gets through armour (EA-13.1, EA-13.2); 0 or less deals nothing. */
const through = (number: number, armour: number): number => Math.max(0, number - armour);

/** EA-13.4 to EA-13.7: a monster suffers a damage number. How much health it lost. */
export function hurt(board: Board, monster: Monster, blow: Blow, flow: Flow<EpicSevenArise>): number {
  const { seat, hero, damage, printed, bonus } = blow;
  const { content } = flow;
  const armour = damage === 'physical' ? monsterArmour(board, content, monster) : 0;
  const dealt = through(Math.max(0, printed + bonus), armour);
  // EA-13.10: what is more than its health is lost.
  const lost = Math.min(dealt, monster.health);
  monster.health -= lost;
  if (lost > 0) {
    battleOf(board).hurters |= only(seat);
    playerOf(board, seat).contribution += lost * content.numbers.contribution.damage;
  }
  if (flow.heard)
    flow.tell({
      t: 'hit',
      rule: 'EA-13.4',
      seat,
      hero,
      damage,
      printed,
      bonus,
      armour,
      dealt,
      health: monster.health,
      ...foeOf(board, monster),
    });
  if (monster.health === 0) slay(board, monster, seat, flow);
  return lost;
}

/** EA-13.6: a monster dies, and whoever did it is paid at once. */
export function slay(board: Board, monster: Monster, seat: Seat, flow: Flow<EpicSevenArise>): void {
  const { content } = flow;
  const battle = battleOf(board);
  const { rank, kill } = content.monsters[monster.kind]!;
  const foe = foeOf(board, monster);
  takeAway(board, monster);
  if (rank !== 'normal') board.slain.push(monster.kind);
  battle.kills++;
  if (!battle.bled) battle.drewFirst = true;
  if (seat >= 0) {
    battle.killers |= only(seat);
    playerOf(board, seat).contribution -= content.numbers.contribution.kill;
  }
  flow.tell({ t: 'slain', rule: 'EA-13.6', seat, ...foe });
  if (isBoss(content, monster.kind)) {
    dismiss(board, 'EA-14.18', flow);
    endsStory(board, monster, flow);
  }
  if (seat >= 0) pay(board, seat, kill, 'kill', 'EA-13.7', flow);
  // EA-13.9.
  else battle.bounty.push(...kill);
}

/** EA-14.18: with the boss go those it called, without rewards. */
export function dismiss(board: Board, rule: string, flow: Flow<EpicSevenArise>): void {
  for (const monster of fightersOf(board, flow.content)) if (monster.called) flee(board, monster, rule, flow);
}

export function flee(board: Board, monster: Monster, rule: string, flow: Flow<EpicSevenArise>): void {
  const foe = foeOf(board, monster);
  takeAway(board, monster);
  flow.tell({ t: 'fled', rule, ...foe });
}

/** `takes wing`: a boss that could have flown away and dies instead ends the chapter. */
function endsStory(board: Board, { kind }: Monster, { content }: Flow<EpicSevenArise>): void {
  for (const rule of chapterOf(board, content).rules)
    if (rule.rule === 'takesWing' && rule.monster === kind && rule.cards.includes(board.story)) board.ending = 'completed';
}

/** Prizes of a kill or a bounty: Skystones, colours of the player's choice (EA-13.8), cards (EA-19.8, EA-19.9). */
export function pay(board: Board, seat: Seat, prizes: readonly number[], source: Source, rule: string, flow: Flow<EpicSevenArise>): void {
  const stones = SKYSTONES.map(() => 0);
  let any = 0;
  for (const prize of prizes) {
    if (prize === SKILL_CARD_PRIZE) flow.push(pick(seat, SKILL, 'EA-19.8', 'stone'));
    else if (prize === ARTIFACT_PRIZE) flow.push(pick(seat, ARTIFACT, 'EA-19.8', 'stone'));
    else if (prize === ANY) any++;
    else stones[prize]!++;
  }
  if (any > 0) flow.push(colour(seat, any, source, rule));
  if (stones.some((count) => count > 0)) changeStones(board, seat, stones, source, rule, flow);
}
