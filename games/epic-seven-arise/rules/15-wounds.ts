import { argumentOf, only, type Flow } from '@hoard/kernel';
import { STATUS } from '../content/names.ts';
import type { Monster } from '../state/battle.ts';
import { NO_FOE, type DamageKind } from '../state/battleEvents.ts';
import type { RevivalFrame } from '../state/battleFrames.ts';
import type { Board, Hero } from '../state/board.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { isSkillCard } from './cards.ts';
import { heroArmour, suffers } from './combatants.ts';
import { battleOf } from './fighters.ts';
import { changeStones, oneColour } from './purse.ts';
import { foeOf, isLiving, mostHealthOf, placeOf, playerOf, sumOf } from './things.ts';

/** One damage number that a hero is to suffer; `by` is null for Dread and Weariness. */
export interface Harm {
  readonly by: Monster | null;
  readonly damage: DamageKind;
  readonly printed: number;
  readonly bonus: number;
  readonly rule: string;
}

/** What a number takes: first armour and Shields, then Extra HP, then health (EA-15.1 to EA-15.4). */
export interface Loss {
  readonly armour: number;
  readonly shields: number;
  readonly extra: number;
  readonly lost: number;
}

export function lossOf(hero: Hero, armour: number, damage: DamageKind, number: number): Loss {
  let left = Math.max(0, number);
  const taken = (most: number): number => {
    const part = Math.min(left, most);
    left -= part;
    return part;
  };
  const byArmour = damage === 'physical' ? taken(armour) : 0;
  const shields = damage === 'true' ? 0 : taken(hero.shields);
  const extra = taken(hero.extra);
  return { armour: byArmour, shields, extra, lost: taken(hero.health) };
}

/** A hero suffers a damage number. How much health was lost; who died of it is dead when `fall` is called. */
export function strike(board: Board, hero: Hero, { by, damage, printed, bonus, rule }: Harm, flow: Flow<EpicSevenArise>): number {
  const { armour, shields, extra, lost } = lossOf(hero, heroArmour(flow.content, hero), damage, printed + bonus);
  hero.shields -= shields;
  hero.extra -= extra;
  const battle = battleOf(board);
  battle.lost += lost;
  bleed(board, hero, lost);
  if (flow.heard) {
    const foe = by === null ? NO_FOE : foeOf(board, by);
    flow.tell({ t: 'struck', rule, hero: hero.id, damage, printed, bonus, armour, shields, extra, lost, health: hero.health, ...foe });
  }
  return lost;
}

/** Health is taken, and a battle remembers that it was. */
function bleed({ battle }: Board, hero: Hero, lost: number): void {
  hero.health -= lost;
  if (battle !== null && lost > 0) battle.bled = true;
}

/** EA-9.15, EA-16.12: health is taken, but never the last point. */
export function drainHealth(board: Board, hero: Hero, n: number, rule: string, flow: Flow<EpicSevenArise>): void {
  const lost = Math.min(n, hero.health - 1);
  if (lost <= 0) return;
  bleed(board, hero, lost);
  flow.tell({ t: 'suffered', rule, hero: hero.id, n: lost, health: hero.health });
}

/** EA-15.7: a hero without health dies; the player is asked when the whole effect is done (EA-15.11). */
export function fall(board: Board, place: number, flow: Flow<EpicSevenArise>): void {
  const hero = board.heroes[place]!;
  const battle = battleOf(board);
  bare(hero);
  battle.deaths++;
  battle.fallen.push(place);
  flow.tell({ t: 'died', rule: 'EA-15.7', hero: hero.id });
}

/** All statuses, Shields, Extra HP and markers leave a hero. */
export function bare(hero: Hero): void {
  hero.statuses = 0;
  hero.fresh = 0;
  hero.shields = 0;
  hero.extra = 0;
  hero.taunt = false;
  hero.thorns = 0;
}

/** EA-5.11, EA-18.10: whether healing does anything for a hero. */
export function canBeHealed(board: Board, { content }: Pick<Flow<EpicSevenArise>, 'content'>, hero: Hero): boolean {
  if (!isLiving(hero) || hero.health >= mostHealthOf(content, hero)) return false;
  // Tile tokens and statuses are of battles only (EA-17.4).
  return board.battle === null ? (hero.statuses & STATUS.unheal) === 0 : !suffers(board, content, hero, STATUS.unheal);
}

/** EA-15.6: how much health a hero regained. */
export function heal(board: Board, hero: Hero, n: number, rule: string, flow: Flow<EpicSevenArise>): number {
  if (!canBeHealed(board, flow, hero)) return 0;
  const healed = Math.min(n, mostHealthOf(flow.content, hero) - hero.health);
  hero.health += healed;
  flow.tell({ t: 'healed', rule, hero: hero.id, n: healed, health: hero.health });
  return healed;
}

/** EA-15.12: what reviving costs besides Skystones; told with the first hero who stands up for it (EA-15.15). */
export function standUp(board: Board, hero: Hero, free: boolean, flow: Flow<EpicSevenArise>): void {
  const { content } = flow;
  const player = playerOf(board, hero.owner);
  const cards = player.hand.filter((card) => !isSkillCard(content, card));
  const { potions, souls } = player;
  player.hand = player.hand.filter((card) => isSkillCard(content, card));
  for (const card of cards) (card < content.firstEquipment ? board.discards : board.removed).push(card);
  board.potions += potions;
  player.potions = 0;
  player.souls = 0;
  hero.health = mostHealthOf(content, hero);
  flow.tell({ t: 'revived', rule: free ? 'EA-15.14' : 'EA-15.8', seat: hero.owner, hero: hero.id, cards, potions, souls, free });
}

export const revivals = {
  // EA-15.11: in friendship order, and hero by hero.
  next: {
    kind: 'deed',
    rules: ['EA-15.8', 'EA-15.11'],
    run(board, frame, flow) {
      if (frame.dead.length === 0) return flow.pop();
      frame.dead.sort((one, other) => rankOfHero(board, one) - rankOfHero(board, other) || one - other);
      frame.at = 'offer';
      const hero = board.heroes[frame.dead[0]!]!;
      // EA-15.10: without Skystones there is no offer.
      if (sumOf(playerOf(board, hero.owner).stones) === 0) decline(frame, hero, flow);
    },
  },
  offer: {
    kind: 'decision',
    rules: ['EA-15.8', 'EA-15.9', 'EA-15.10'],
    who: (board, { dead }) => only(board.heroes[dead[0]!]!.owner),
    offer(board, _, seat, out) {
      const { stones } = playerOf(board, seat);
      const most = Math.max(...stones);
      for (let row = 0; row < stones.length; row++) {
        if (stones[row] === most) out.allow(act.revive(row));
        else if (stones[row]! > 0) out.deny(act.revive(row), 'EA-15.8');
      }
      out.allow(act.decline());
    },
    choose(board, frame, seat, action, flow) {
      const hero = board.heroes[frame.dead[0]!]!;
      // EA-15.10: the offer stands only at the moment of death.
      flow.seal('EA-15.10');
      if (verbOf(action) === 'decline') return decline(frame, hero, flow);
      const row = argumentOf(action);
      frame.dead.shift();
      frame.at = 'next';
      changeStones(board, seat, oneColour(row, -playerOf(board, seat).stones[row]!), 'revival', 'EA-15.8', flow);
      standUp(board, hero, false, flow);
    },
  },
} satisfies Step<RevivalFrame>;

function decline(frame: RevivalFrame, hero: Hero, flow: Flow<EpicSevenArise>): void {
  frame.dead.shift();
  frame.at = 'next';
  flow.tell({ t: 'declined', rule: 'EA-15.10', seat: hero.owner, hero: hero.id });
}

const rankOfHero = (board: Board, place: number): number => placeOf(board, board.heroes[place]!.owner);
