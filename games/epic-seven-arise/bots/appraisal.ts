import type { Effects, Seat } from '@hoard/kernel';
import { ANY, STATUS, type Content, type Effect } from '../content/content.ts';
import { heroPower, modOf } from '../rules/combatants.ts';
import type { Board } from '../state/board.ts';
import type { Field } from './field.ts';
import { worthOfHealing, worthOfHealth } from './health.ts';
import type { Manner } from './manner.ts';
import { gainOf, worthOfPrize } from './stones.ts';

// What skills, Soul Burns and Artifacts are worth when a hero uses them on a monster, in points of health.

/** One contribution point, in points of the score (EA-19.7). */
const CREDIT = 0.07;
/** How much of its threat a monster's death saves in this very battle round, by whether it has acted. */
const DIES_BEFORE = 0.7;
const DIES_AFTER = 0.3;
const BOSS_DIES = 15;
/** What others have is worth to a player, beside what they have themselves. */
const SHARED = 0.5;
const POWER = 1.4;
const SLOW = 0.25;
const TAUNT = 0.8;
const STEP = 0.3;
const SWAP = 0.4;
const PEEK = 0.8;
const CLEANSE = 1.2;
const RAISE = 5;
/** Physical damage numbers in a battle round, for each hero. */
const HITS = 0.8;
/** Damage that one more skill deals. */
const SECOND_SKILL = 3.5;

/** Who acts, and with what. */
export interface Doing {
  readonly board: Board;
  readonly field: Field;
  readonly manner: Manner;
  readonly seat: Seat;
  /** Place in `board.heroes`. */
  readonly hero: number;
  /** Place in `board.monsters`, or -1. */
  readonly foe: number;
  /** What a Soul Burn adds. */
  readonly boost: number;
  readonly pierce: boolean;
  readonly edge: number;
}

export function appraiser(content: Content) {
  /** By place in `board.monsters`: what this activation has done to it so far. */
  const dealt: number[] = [];
  const sundered: number[] = [];
  let edge = 0;
  let kills = 0;
  let onKill: Effects = [];

  return { worthOf, worthOnHero, worthOnFoe };

  /** What a whole activation is worth; `after` is what a Soul Burn does after the skill, which boost and pierce do not change. */
  function worthOf(doing: Doing, effects: Effects, after: Effects = []): number {
    reset(doing);
    let worth = 0;
    for (const place of effects) worth += one(doing, content.effects[place]!);
    for (const place of after) worth += one({ ...doing, boost: 0, pierce: false }, content.effects[place]!);
    if (kills > 0) for (const place of onKill) worth += one(doing, content.effects[place]!);
    return worth;
  }

  function reset({ board: { monsters }, edge: first }: Doing): void {
    for (let place = 0; place < monsters.length; place++) dealt[place] = sundered[place] = 0;
    edge = first;
    kills = 0;
    onKill = [];
  }

  /** What the `ally` and `mate` effects of these are worth where a hero is chosen for them. */
  function worthOnHero(doing: Doing, effects: Effects, chosen: number): number {
    reset(doing);
    let worth = 0;
    for (const place of effects) {
      const effect = content.effects[place]!;
      if ('to' in effect && (effect.to === 'ally' || effect.to === 'mate')) worth += onHero(doing, effect, chosen);
      else if (effect.do === 'raise') worth += worthOfHealth(Math.min(effect.n, content.heroes[doing.board.heroes[chosen]!.id]!.health));
    }
    return worth;
  }

  /** What the first of them is worth on another monster. */
  function worthOnFoe(doing: Doing, effect: Effect, place: number): number {
    reset(doing);
    return onFoe(doing, effect, place);
  }

  function one(doing: Doing, effect: Effect): number {
    const { board, field, manner, seat, hero, foe } = doing;
    const self = board.heroes[hero]!;
    const player = board.players[seat]!;
    switch (effect.do) {
      case 'hit':
      case 'magic':
      case 'true':
      case 'sunder':
      case 'stun':
      case 'slow':
        return onFoes(doing, effect, effect.to, foe);
      case 'heal':
      case 'shield':
      case 'extra':
      case 'power':
      case 'cleanse':
        return onHeroes(doing, effect, effect.to);
      case 'edge':
        return (board.turn?.skills ?? 0) > 0 ? effect.n * bestWorth(field) : 0;
      case 'again':
        return SECOND_SKILL * bestWorth(field);
      case 'raise':
        return board.heroes.some(({ health }) => health === 0) ? worthOfHealth(effect.n) + RAISE : 0;
      case 'lose':
        return worthOfHealth(Math.max(1, self.health - effect.n)) - worthOfHealth(self.health);
      case 'taunt':
        return TAUNT;
      case 'thorns':
        return effect.n * field.chance[hero]! * Math.min(4, field.rounds) * bestWorth(field) * 2;
      case 'step':
        return STEP;
      case 'swap':
        return SWAP;
      case 'peek':
        return PEEK;
      case 'soul':
        return souls(doing, effect.n, effect.to);
      case 'draw':
        return manner.draw * Math.min(effect.n, player.deck.length + player.secret.length);
      case 'sky':
        return effect.colour === ANY
          ? worthOfPrize(board, content, seat, ANY, manner) * effect.n
          : manner.point * gainOf(content, player.stones, effect.colour, effect.n, manner);
      case 'potion':
        return board.potions > 0 ? manner.potion * effect.n : 0;
      case 'receive':
        return (effect.card === 'artifact' ? manner.artifact : manner.skillCard) * effect.n;
      case 'skull':
        return -Math.max(effect.n, -board.skulls) * manner.skull;
      case 'onKill':
        onKill = effect.does;
        return 0;
      default:
        return 0;
    }
  }

  function souls({ board, manner, seat, hero }: Doing, n: number, to: string): number {
    const most = content.numbers.souls.most;
    const own = Math.min(n, most - board.players[seat]!.souls) * manner.soul;
    let others = 0;
    for (const player of board.players)
      if (player.seat !== seat) others = others + Math.min(n, most - player.souls) * manner.soul * (SHARED + CREDIT * manner.point);
    const count = Math.max(1, board.players.length - 1);
    if (to === 'self') return own;
    if (to === 'mate')
      return board.heroes.some(({ owner, health }, place) => place !== hero && health > 0 && owner !== seat) ? others / count : own;
    return to === 'mates' ? others : own + others;
  }

  function onFoes(doing: Doing, effect: Effect, to: 'foe' | 'other' | 'others' | 'foes', foe: number): number {
    const { foes } = doing.field;
    if (to === 'foe') return foe < 0 ? 0 : onFoe(doing, effect, foe);
    let worth = 0;
    let best = -1;
    for (const place of foes) {
      if (to !== 'foes' && place === foe) continue;
      if (to !== 'other') worth += onFoe(doing, effect, place);
      else if (best < 0 || doing.field.worth[place]! > doing.field.worth[best]!) best = place;
    }
    return to === 'other' && best >= 0 ? onFoe(doing, effect, best) : worth;
  }

  function onFoe(doing: Doing, effect: Effect, place: number): number {
    const { board, field, manner } = doing;
    const monster = board.monsters[place]!;
    const left = monster.health - dealt[place]!;
    if (left <= 0) return 0;
    switch (effect.do) {
      case 'hit':
      case 'magic':
      case 'true':
        return damage(doing, effect, place, left);
      case 'stun':
        if (monster.wary || (monster.statuses & STATUS.stun) !== 0) return 0;
        return field.threat[place]! * (place === field.boss ? 0.5 : 1) * Math.min(1, field.rounds) + CREDIT * manner.point;
      case 'slow':
        return (monster.statuses & STATUS.slow) !== 0 ? 0 : SLOW + CREDIT * manner.point;
      case 'sunder': {
        const off = Math.min(effect.n, field.armour[place]! - sundered[place]!);
        if (off <= 0) return 0;
        sundered[place]! += off;
        return off * HITS * Math.min(left / 4, field.living * Math.min(8, field.rounds)) * field.worth[place]!;
      }
      default:
        return 0;
    }
  }

  function damage(doing: Doing, effect: Extract<Effect, { do: 'hit' | 'magic' | 'true' }>, place: number, left: number): number {
    const { board, field, hero, boost, pierce, manner, seat } = doing;
    const acting = board.heroes[hero]!;
    const printed =
      effect.n === 'missing' ? Math.min(content.numbers.missing, content.heroes[acting.id]!.health - acting.health) : effect.n;
    if (printed <= 0) return 0;
    const mod = acting.equipment.length === 0 || effect.do === 'true' ? 0 : modOf(content, acting, effect.do);
    const number = printed + mod + boost + edge + heroPower(board, content, acting);
    edge = 0;
    const armour = effect.do === 'hit' && !pierce ? field.armour[place]! - sundered[place]! : 0;
    const lost = Math.min(left, Math.max(0, number - armour));
    dealt[place]! += lost;
    const worth = lost * (field.worth[place]! + CREDIT * manner.point);
    if (lost < left) return worth;
    kills++;
    return worth + worthOfKill(board, field, manner, seat, place);
  }

  function worthOfKill(board: Board, field: Field, manner: Manner, seat: Seat, place: number): number {
    const monster = board.monsters[place]!;
    const { kill } = content.monsters[monster.kind]!;
    let worth = field.kill - content.numbers.contribution.kill * CREDIT * manner.point;
    for (const prize of kill) worth += worthOfPrize(board, content, seat, prize, manner);
    if (place === field.boss) return worth + BOSS_DIES;
    return worth + field.threat[place]! * (monster.acted ? DIES_AFTER : DIES_BEFORE);
  }

  function onHeroes(doing: Doing, effect: Effect, to: 'self' | 'ally' | 'mate' | 'mates' | 'allies'): number {
    const { board, hero } = doing;
    if (to === 'self') return onHero(doing, effect, hero);
    let worth = 0;
    for (let place = 0; place < board.heroes.length; place++) {
      if (board.heroes[place]!.health === 0 || (place === hero && (to === 'mate' || to === 'mates'))) continue;
      const here = onHero(doing, effect, place);
      worth = to === 'ally' || to === 'mate' ? Math.max(worth, here) : worth + here;
    }
    return worth;
  }

  function onHero(doing: Doing, effect: Effect, place: number): number {
    const { board, field, manner, seat, hero: acting } = doing;
    const hero = board.heroes[place]!;
    const credit = hero.owner === seat ? 0 : CREDIT * manner.point;
    switch (effect.do) {
      case 'heal': {
        const n = effect.n + (board.heroes[acting]!.equipment.length === 0 ? 0 : modOf(content, board.heroes[acting]!, 'heal'));
        return manner.care * worthOfHealing(board, content, hero, n) + credit * Math.min(n, content.heroes[hero.id]!.health - hero.health);
      }
      case 'shield':
      case 'extra': {
        const needed = Math.min(effect.n, field.loss[place]! * Math.max(1, field.rounds));
        return needed * manner.care * (hero.health <= 4 ? 1.5 : 1) + credit * effect.n;
      }
      case 'power':
        return (hero.statuses & STATUS.power) !== 0 && place !== acting ? 0 : POWER * bestWorth(field) + credit;
      case 'cleanse':
        return (hero.statuses & (STATUS.stun | STATUS.silence | STATUS.slow | STATUS.unheal)) === 0 ? 0 : CLEANSE;
      case 'soul':
        return hero.owner === seat ? manner.soul * effect.n : (SHARED * manner.soul + credit) * effect.n;
      default:
        return 0;
    }
  }
}

/** What a point of damage on the monster that is worth it most brings. */
export function bestWorth({ foes, worth }: Field): number {
  let best = 0;
  for (const place of foes) best = Math.max(best, worth[place]!);
  return best;
}
