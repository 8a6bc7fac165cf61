import type { Effects, Seat } from '@hoard/kernel';
import { ANY, STATUS, type Content, type Effect } from '../content/content.ts';
import { heroPower, modOf } from '../rules/combatants.ts';
import type { Amount, Appraisal, Printed } from '../rules/effects/appraisal.ts';
import type { Foes, Heroes, Players } from '../rules/effects/fields.ts';
import { vocabulary } from '../rules/effects/index.ts';
import type { Board, Hero } from '../state/board.ts';
import { bestWorth, type Field } from './field.ts';
import { worthOfHealing, worthOfHealth } from './health.ts';
import type { Manner } from './manner.ts';
import { INDIFFERENT } from './opinions.ts';
import { gainOf, worthOfPrize } from './stones.ts';

// What skills, Soul Burns and Artifacts are worth when a hero uses them on a monster, in points of health: the opinion of who fights.

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
/** Strikes in a battle round that Thorns answer, and battle rounds that are worth thinking of. */
const STRIKES = 2;
const AHEAD = 4;

const CLEANSED = STATUS.stun | STATUS.silence | STATUS.slow | STATUS.unheal;

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
  /** What a Soul Burn has added already. */
  readonly boost: number;
  readonly pierce: boolean;
  readonly edge: number;
}

/** What a Soul Burn does before the skill, and after it. */
interface Burning {
  readonly before: Effects;
  readonly after: Effects;
}

const NOT_BURNT: Burning = { before: [], after: [] };

export function appraiser(content: Content) {
  let doing!: Doing;
  /** By place in `board.monsters`: what this activation has done to it so far. */
  const dealt: number[] = [];
  const sundered: number[] = [];
  let boost = 0;
  let pierce = false;
  let edge = 0;
  let kills = 0;
  let onKill: Effects = [];
  /** Who is chosen for an effect on somebody else, by place; -1 while nobody is. */
  let chosenHero = -1;
  let chosenFoe = -1;

  const appraisal: Appraisal = {
    ...INDIFFERENT,
    content,
    get board() {
      return doing.board;
    },
    get seat() {
      return doing.seat;
    },
    of(effects) {
      let worth = 0;
      for (const place of effects) worth += vocabulary.worth(content.effects[place]!, appraisal);
      return worth;
    },
    damage: (printed, n, to) => onFoes(to, (place) => strike(printed, n, place)),
    sunder: (n, to) => onFoes(to, (place) => bare(n, place)),
    stun: (to) => onFoes(to, stunned),
    slow: (to) => onFoes(to, slowed),
    boost(n) {
      boost += n;
      return 0;
    },
    pierce() {
      pierce = true;
      return 0;
    },
    onKill(effects) {
      onKill = effects;
      return 0;
    },
    edge: (n) => ((doing.board.turn?.skills ?? 0) > 0 ? n * bestWorth(doing.field) : 0),
    secondSkill: () => SECOND_SKILL * bestWorth(doing.field),
    heal: (n, to) => onHeroes(to, (hero) => healed(hero, n)),
    guard: (n, to) => onHeroes(to, (hero, place) => guarded(hero, place, n)),
    power: (to) => onHeroes(to, empowered),
    cleanse: (to) => onHeroes(to, ({ statuses }) => ((statuses & CLEANSED) === 0 ? 0 : CLEANSE)),
    raise(n) {
      const { heroes } = doing.board;
      if (chosenHero >= 0) return worthOfHealth(Math.min(n, content.heroes[heroes[chosenHero]!.id]!.health));
      return heroes.some(({ health }) => health === 0) ? worthOfHealth(n) + RAISE : 0;
    },
    bleed(n) {
      const { health } = doing.board.heroes[doing.hero]!;
      return worthOfHealth(health) - worthOfHealth(Math.max(1, health - n));
    },
    taunt: () => TAUNT,
    thorns: (n) => n * doing.field.chance[doing.hero]! * Math.min(AHEAD, doing.field.rounds) * bestWorth(doing.field) * STRIKES,
    step: () => STEP,
    swap: () => SWAP,
    peek: () => PEEK,
    souls,
    draw(n) {
      const { deck, secret } = doing.board.players[doing.seat]!;
      return doing.manner.draw * Math.min(n, deck.length + secret.length);
    },
    stones(colour, n) {
      const { board, manner, seat } = doing;
      if (colour === ANY) return worthOfPrize(board, content, seat, ANY, manner) * n;
      return manner.point * gainOf(content, board.players[seat]!.stones, colour, n, manner);
    },
    potions: (n) => (doing.board.potions > 0 ? doing.manner.potion * n : 0),
    card: (deck) => (deck === 'artifact' ? doing.manner.artifact : doing.manner.skillCard),
    skulls: (n) => Math.max(n, -doing.board.skulls) * doing.manner.skull,
  };

  return { worthOf, worthOnHero, worthOnFoe };

  /** What a whole activation is worth; boost and pierce of a Soul Burn do not change what it does after the skill. */
  function worthOf(given: Doing, effects: Effects, { before, after }: Burning = NOT_BURNT): number {
    reset(given);
    let worth = appraisal.of(before) + appraisal.of(effects);
    boost = 0;
    pierce = false;
    worth += appraisal.of(after);
    return kills > 0 ? worth + appraisal.of(onKill) : worth;
  }

  function reset(given: Doing): void {
    doing = given;
    const { monsters } = given.board;
    for (let place = 0; place < monsters.length; place++) dealt[place] = sundered[place] = 0;
    ({ boost, pierce, edge } = given);
    kills = 0;
    onKill = [];
    chosenHero = chosenFoe = -1;
  }

  /** What those of these effects are worth that a hero is chosen for. */
  function worthOnHero(given: Doing, effects: Effects, chosen: number): number {
    reset(given);
    chosenHero = chosen;
    return appraisal.of(effects.filter((place) => isForChosen(content.effects[place]!)));
  }

  /** What the first of them is worth on another monster. */
  function worthOnFoe(given: Doing, effect: Effect, place: number): number {
    reset(given);
    chosenFoe = place;
    return vocabulary.worth(effect, appraisal);
  }

  function souls(n: number, to: Players): number {
    const { board, manner, seat, hero } = doing;
    const theirs = manner.soul * (SHARED + CREDIT * manner.point);
    if (chosenHero >= 0) return n * (board.heroes[chosenHero]!.owner === seat ? manner.soul : theirs);
    const { most } = content.numbers.souls;
    const own = Math.min(n, most - board.players[seat]!.souls) * manner.soul;
    let others = 0;
    for (const player of board.players) if (player.seat !== seat) others += Math.min(n, most - player.souls) * theirs;
    const count = Math.max(1, board.players.length - 1);
    if (to === 'self') return own;
    if (to === 'mate')
      return board.heroes.some(({ owner, health }, place) => place !== hero && health > 0 && owner !== seat) ? others / count : own;
    return to === 'mates' ? others : own + others;
  }

  function onFoes(to: Foes, each: (place: number) => number): number {
    const { field, foe } = doing;
    if (to === 'foe') return foe < 0 ? 0 : onFoe(foe, each);
    if (to === 'other' && chosenFoe >= 0) return onFoe(chosenFoe, each);
    let worth = 0;
    let best = -1;
    for (const place of field.foes) {
      if (to !== 'foes' && place === foe) continue;
      if (to !== 'other') worth += onFoe(place, each);
      else if (best < 0 || field.worth[place]! > field.worth[best]!) best = place;
    }
    return to === 'other' && best >= 0 ? onFoe(best, each) : worth;
  }

  /** The dead are beyond it. */
  function onFoe(place: number, each: (place: number) => number): number {
    return doing.board.monsters[place]!.health > dealt[place]! ? each(place) : 0;
  }

  function stunned(place: number): number {
    const { board, field, manner } = doing;
    const { wary, statuses } = board.monsters[place]!;
    if (wary || (statuses & STATUS.stun) !== 0) return 0;
    return field.threat[place]! * (place === field.boss ? 0.5 : 1) * Math.min(1, field.rounds) + CREDIT * manner.point;
  }

  function slowed(place: number): number {
    return (doing.board.monsters[place]!.statuses & STATUS.slow) !== 0 ? 0 : SLOW + CREDIT * doing.manner.point;
  }

  function bare(n: number, place: number): number {
    const { board, field } = doing;
    const off = Math.min(n, field.armour[place]! - sundered[place]!);
    if (off <= 0) return 0;
    sundered[place]! += off;
    const left = board.monsters[place]!.health - dealt[place]!;
    return off * HITS * Math.min(left / 4, field.living * Math.min(8, field.rounds)) * field.worth[place]!;
  }

  function strike(printed: Printed, n: Amount, place: number): number {
    const { board, field, hero, manner } = doing;
    const acting = board.heroes[hero]!;
    const left = board.monsters[place]!.health - dealt[place]!;
    const shown = n === 'missing' ? Math.min(content.numbers.missing, content.heroes[acting.id]!.health - acting.health) : n;
    if (shown <= 0) return 0;
    const mod = acting.equipment.length === 0 || printed === 'true' ? 0 : modOf(content, acting, printed);
    const number = shown + mod + boost + edge + heroPower(board, content, acting);
    edge = 0;
    const armour = printed === 'hit' && !pierce ? field.armour[place]! - sundered[place]! : 0;
    const lost = Math.min(left, Math.max(0, number - armour));
    dealt[place]! += lost;
    const worth = lost * (field.worth[place]! + CREDIT * manner.point);
    if (lost < left) return worth;
    kills++;
    return worth + worthOfKill(place);
  }

  function worthOfKill(place: number): number {
    const { board, field, manner, seat } = doing;
    const { kind, acted } = board.monsters[place]!;
    let worth = field.kill - content.numbers.contribution.kill * CREDIT * manner.point;
    for (const prize of content.monsters[kind]!.kill) worth += worthOfPrize(board, content, seat, prize, manner);
    if (place === field.boss) return worth + BOSS_DIES;
    return worth + field.threat[place]! * (acted ? DIES_AFTER : DIES_BEFORE);
  }

  function onHeroes(to: Heroes, each: (hero: Hero, place: number) => number): number {
    const { board, hero: acting } = doing;
    if (to === 'self') return each(board.heroes[acting]!, acting);
    const isOne = to === 'ally' || to === 'mate';
    if (isOne && chosenHero >= 0) return each(board.heroes[chosenHero]!, chosenHero);
    let worth = 0;
    for (let place = 0; place < board.heroes.length; place++) {
      const hero = board.heroes[place]!;
      if (hero.health === 0 || (place === acting && (to === 'mate' || to === 'mates'))) continue;
      const here = each(hero, place);
      worth = isOne ? Math.max(worth, here) : worth + here;
    }
    return worth;
  }

  /** EA-19.2: what is done for another player's hero counts. */
  function creditFor({ owner }: Hero): number {
    return owner === doing.seat ? 0 : CREDIT * doing.manner.point;
  }

  function healed(hero: Hero, printed: number): number {
    const { board, manner, hero: acting } = doing;
    const self = board.heroes[acting]!;
    const n = printed + (self.equipment.length === 0 ? 0 : modOf(content, self, 'heal'));
    const missing = content.heroes[hero.id]!.health - hero.health;
    return manner.care * worthOfHealing(board, content, hero, n) + creditFor(hero) * Math.min(n, missing);
  }

  function guarded(hero: Hero, place: number, n: number): number {
    const { field, manner } = doing;
    const needed = Math.min(n, field.loss[place]! * Math.max(1, field.rounds));
    return needed * manner.care * (hero.health <= 4 ? 1.5 : 1) + creditFor(hero) * n;
  }

  function empowered(hero: Hero, place: number): number {
    if ((hero.statuses & STATUS.power) !== 0 && place !== doing.hero) return 0;
    return POWER * bestWorth(doing.field) + creditFor(hero);
  }
}

/** Whether somebody has to be chosen for it: a friend, or one of the dead. */
const isForChosen = (effect: Effect): boolean =>
  effect.do === 'raise' || ('to' in effect && (effect.to === 'ally' || effect.to === 'mate'));
