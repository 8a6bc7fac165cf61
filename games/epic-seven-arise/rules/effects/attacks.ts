import { done, drawFrom, holds, only, type Flow } from '@hoard/kernel';
import { STATUS, STATUSES } from '../../content/names.ts';
import type { DamageKind } from '../../state/battleEvents.ts';
import type { Monster } from '../../state/battle.ts';
import type { EffectsFrame } from '../../state/battleFrames.ts';
import type { Board, Hero } from '../../state/board.ts';
import type { EpicSevenArise } from '../../state/types.ts';
import { hurt } from '../13-damage.ts';
import { drawAttack, reshuffleAttacks, struckBy } from '../14-attacks.ts';
import { fall, strike } from '../15-wounds.ts';
import { putOnHero, putOnMonster } from '../18-statuses.ts';
import { monsterBonus } from '../combatants.ts';
import { battleOf, fightersOf, monsterOf } from '../fighters.ts';
import { discard } from '../frames.ts';
import { placeMonster } from '../monsters.ts';
import { changeSouls } from '../purse.ts';
import { foeOf, isLiving, placeOf } from '../things.ts';
import { few, riders, whole } from './fields.ts';
import type { EffectNamed } from './index.ts';
import { possibleAttacks } from './purse.ts';
import { define, type Moments, type Reading } from './types.ts';

// Effects of monsters (EA-14). Each number gets the monster's damage bonuses.

/** One number of a monster's skill, and what it puts on whom it hits. */
interface Attack {
  readonly n: number;
  readonly and: number;
}

/** Attacks that draw Enemy Attack cards. */
type Drawn = 'strike' | 'bolt' | 'leech' | 'cleave' | 'volley';
const DAMAGE: { readonly [drawn in Drawn]: DamageKind } = {
  strike: 'physical',
  bolt: 'magical',
  leech: 'magical',
  cleave: 'physical',
  volley: 'physical',
};

/** A hero is hit: damage, then Thorns, which resolve before the death, then death or the riders (EA-14.11). How much health was lost. */
function hitHero(
  board: Board,
  frame: EffectsFrame,
  monster: Monster,
  hero: Hero,
  damage: DamageKind,
  { n, and }: Attack,
  flow: Flow<EpicSevenArise>,
): number {
  const { content } = flow;
  const lost = strike(
    board,
    hero,
    { by: monster, damage, printed: n, bonus: monsterBonus(board, content, monster), rule: 'EA-15.4' },
    flow,
  );
  if (hero.thorns > 0) hurt(board, monster, { seat: hero.owner, hero: hero.id, damage: 'true', printed: hero.thorns, bonus: 0 }, flow);
  if (hero.health === 0) fall(board, board.heroes.indexOf(hero), flow);
  else ride(board, frame, hero, and, flow);
  return lost;
}

/** EA-14.11: a status on whoever was hit; Souls and cards once for each player. */
function ride(board: Board, frame: EffectsFrame, hero: Hero, statuses: number, flow: Flow<EpicSevenArise>): void {
  if (statuses === 0) return;
  const { owner } = hero;
  for (const status of STATUSES) {
    if ((statuses & STATUS[status]) === 0) continue;
    if (status === 'drain') {
      if (holds(frame.drained, owner)) continue;
      frame.drained |= only(owner);
      changeSouls(board, owner, -flow.content.numbers.souls.drain, 'EA-18.11', flow);
    } else if (status === 'discard') {
      if (holds(frame.discarded, owner)) continue;
      frame.discarded |= only(owner);
      if (board.players[owner]!.hand.some((card) => card < flow.content.firstArtifact)) flow.push(discard(owner, 'EA-18.12'));
    } else putOnHero(board, hero, status, 'EA-14.11', flow);
  }
}

/** Everybody on a circle is hit: a living hero, or the Bystander (EA-14.17). How much health a hero lost. */
function hitCircle(
  board: Board,
  frame: EffectsFrame,
  monster: Monster,
  circle: number,
  attack: Attack,
  drawn: Drawn,
  flow: Flow<EpicSevenArise>,
): number {
  const battle = battleOf(board);
  if (battle.bystander > 0 && battle.bystanderAt === circle) {
    const n = Math.min(battle.bystander, Math.max(0, attack.n + monsterBonus(board, flow.content, monster)));
    battle.bystander -= n;
    flow.tell({ t: 'bystanderStruck', rule: 'EA-14.17', n, health: battle.bystander, ...foeOf(board, monster) });
    return 0;
  }
  const hero = board.heroes.find((one) => one.circle === circle && isLiving(one));
  return hero === undefined ? 0 : hitHero(board, frame, monster, hero, DAMAGE[drawn], attack, flow);
}

/** The attack of one Enemy Attack card; when the last of the deck has been carried out, all are shuffled (EA-14.6). */
function carryOut(board: Board, frame: EffectsFrame, number: number, flow: Flow<EpicSevenArise>): void {
  const { content } = flow;
  const monster = monsterOf(board, frame.unit)!;
  const effect = content.effects[frame.queue[0]!] as EffectNamed<Drawn>;
  const circle = struckBy(board, monster, number, flow);
  if (circle >= 0) {
    const circles = content.tiles[board.tiles[board.at]!]!.circles.length;
    // EA-14.9: the pointed circle, then the next, then the previous one.
    const struck = effect.do === 'cleave' ? [circle, (circle + 1) % circles, (circle + circles - 1) % circles] : [circle];
    for (const one of struck) {
      // EA-14.16: Thorns may have killed it.
      if (monster.health === 0) break;
      const lost = hitCircle(board, frame, monster, one, effect, effect.do, flow);
      if (effect.do === 'leech' && monster.health > 0) mend(board, monster, lost, flow);
    }
  }
  reshuffleAttacks(board, flow);
}

/** Draws until the attack has as many cards as it needs: those on top that all have seen come first. */
function goOn(board: Board, frame: EffectsFrame, flow: Flow<EpicSevenArise>): 'attack' | undefined {
  while (frame.left > 0 && monsterOf(board, frame.unit) !== undefined) {
    if (board.peeked.length === 0) return 'attack';
    frame.left--;
    carryOut(board, frame, drawAttack(board, board.peeked.shift()!), flow);
  }
  return undefined;
}

function begin(board: Board, frame: EffectsFrame, cards: number, flow: Flow<EpicSevenArise>): 'attack' | undefined {
  frame.left = cards;
  return goOn(board, frame, flow);
}

/** Every living hero is hit, in friendship order (EA-14.9); no card is drawn. */
function hitAll(board: Board, frame: EffectsFrame, damage: DamageKind, attack: Attack, flow: Flow<EpicSevenArise>): void {
  const monster = monsterOf(board, frame.unit)!;
  const heroes = board.heroes.filter(isLiving).toSorted((one, other) => placeOf(board, one.owner) - placeOf(board, other.owner));
  for (const hero of heroes) {
    if (monster.health === 0) return;
    hitHero(board, frame, monster, hero, damage, attack, flow);
  }
}

/** EA-13.11: never above the maximum. */
function mend(board: Board, monster: Monster, n: number, flow: Flow<EpicSevenArise>): void {
  const mended = Math.min(n, monster.most - monster.health);
  if (mended <= 0) return;
  monster.health += mended;
  flow.tell({ t: 'mended', rule: 'EA-13.11', n: mended, health: monster.health, ...foeOf(board, monster) });
}

/** Whoever misses most health; at a tie itself, then in Enemy-card order. */
function neediest(board: Board, self: Monster, flow: Flow<EpicSevenArise>): Monster {
  let most = self;
  for (const monster of fightersOf(board, flow.content)) if (monster.most - monster.health > most.most - most.health) most = monster;
  return most;
}

export const attacks = define.rows({
  strike: {
    fields: { n: few, and: riders },
    does: (board, frame, _, flow) => begin(board, frame, 1, flow),
    worth: ({ n, and }, opinion) => -opinion.attack({ shape: 'one', cards: 1, n, magical: false, and }),
  },
  bolt: {
    fields: { n: few, and: riders },
    does: (board, frame, _, flow) => begin(board, frame, 1, flow),
    worth: ({ n, and }, opinion) => -opinion.attack({ shape: 'one', cards: 1, n, magical: true, and }),
  },
  leech: {
    fields: { n: few, and: riders },
    does: (board, frame, _, flow) => begin(board, frame, 1, flow),
    worth: ({ n, and }, opinion) => -opinion.attack({ shape: 'one', cards: 1, n, magical: true, and }),
  },
  cleave: {
    fields: { n: few, and: riders },
    does: (board, frame, _, flow) => begin(board, frame, 1, flow),
    worth: ({ n, and }, opinion) => -opinion.attack({ shape: 'three', cards: 1, n, magical: false, and }),
  },
  volley: {
    fields: { cards: whole(1, 12), n: few, and: riders },
    does: (board, frame, { cards }, flow) => begin(board, frame, cards, flow),
    worth: ({ cards, n, and }, opinion) => -opinion.attack({ shape: 'one', cards, n, magical: false, and }),
  },
  storm: {
    fields: { n: few, and: riders },
    does: (board, frame, effect, flow) => hitAll(board, frame, 'magical', effect, flow),
    worth: ({ n, and }, opinion) => -opinion.attack({ shape: 'all', cards: 1, n, magical: true, and }),
  },
  quake: {
    fields: { n: few, and: riders },
    does: (board, frame, effect, flow) => hitAll(board, frame, 'physical', effect, flow),
    worth: ({ n, and }, opinion) => -opinion.attack({ shape: 'all', cards: 1, n, magical: false, and }),
  },
  mend: {
    fields: { n: few },
    does: (board, frame, { n }, flow) => mend(board, neediest(board, monsterOf(board, frame.unit)!, flow), n, flow),
    worth: ({ n }, opinion) => -opinion.mend(n),
  },
  howl: {
    fields: {},
    does(board, frame, _, flow) {
      for (const monster of fightersOf(board, flow.content))
        putOnMonster(board, monster, 'power', monster.unit === frame.unit, frame.rule, flow);
    },
    worth: (_, opinion) => -opinion.howl(),
  },
  harden: {
    fields: {},
    does(board, frame, _, flow) {
      putOnMonster(board, monsterOf(board, frame.unit)!, 'harden', true, frame.rule, flow);
    },
    worth: (_, opinion) => -opinion.harden(),
  },
  /** EA-14.18. */
  call: {
    fields: ({ monster }: Reading) => ({ monster }),
    does(board, _, { monster }, flow) {
      if (fightersOf(board, flow.content).length > flow.content.numbers.called) return;
      placeMonster(board, monster, battleOf(board).at, 'EA-14.18', flow, { called: true });
    },
    worth: (_, opinion) => -opinion.monsters(1),
  },
});

const attackFrom = drawFrom('ea.attack');

export const attackMoments = {
  attack: {
    kind: 'draw',
    rules: ['EA-14.3', 'EA-14.7'],
    die: (board) => attackFrom(possibleAttacks(board).length),
    drawn(board, frame, outcome, flow) {
      frame.left--;
      carryOut(board, frame, drawAttack(board, possibleAttacks(board)[outcome]!), flow);
      if (goOn(board, frame, flow) === undefined) done(frame);
    },
  },
} satisfies Moments<'attack'>;
