import { argumentOf, only, type Seat, type Seats } from '@hoard/kernel';
import { DECKS, DRAGON, type Content } from '../content/content.ts';
import type { EnemyKindId } from '../content/ids.ts';
import { type Battle, type Board, type Hero, type Unit } from '../state/board.ts';
import type { FightFrame } from '../state/frames.ts';
import type { Flow, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { banish, removeEnemy } from './12-enemies.ts';
import { evilForceBase, putOnScale } from './13-scale.ts';
import { losingOf } from './20-losses.ts';
import { openWindow } from './windowFrame.ts';
import { EXPERIENCE, gainGems } from './bank.ts';
import { drawCards } from './06-decks.ts';
import { celebrate, offerVictoryCards, playVictoryCard } from './10-cards.ts';
import { enemyThrow, heroThrow, sumOf } from './dice.ts';
import { showPower } from './10-help.ts';
import { aidOf, battleEnds } from './durations.ts';
import { basicPower, standingPower } from './standing.ts';
import { findEnemy, heroOf, isOnMap, kindOf, teamOf } from './things.ts';
import { finale, shift } from './turnFrames.ts';

// Chapter 18: Fight; and the battle against the Dragon (HP-21.19 to HP-21.25).

const HERO_DICE = 2;
const [WON, TIED, LOST] = [1, 0, -1];

export const newBattle = (foe: Unit): Battle => ({
  foe,
  dice: [],
  foeDice: [],
  aid: null,
});

function battleOf({ battle }: Hero): Battle {
  if (battle === null) throw new Error('No battle is going on');
  return battle;
}

export const heroDice = ({ battle }: Hero): number => HERO_DICE + aidOf(battle).extraDice;

/** HP-12.1, HP-21.20; never fewer than one (`die`). */
export function foeDice(content: Content, kind: EnemyKindId, fewer: number): number {
  return Math.max(1, (kind === DRAGON ? content.numbers.dragon.dice : content.enemies[kind]!.dice) - fewer);
}

/** HP-12.1, HP-31.1. */
export const foePower = ({ options }: Board, content: Content, kind: EnemyKindId): number =>
  kind === DRAGON ? content.numbers.dragon.power[options.difficulty] : content.enemies[kind]!.power;

/** HP-18.4: gems, dice, and what is worn, held and played. */
export function heroTotal(content: Content, hero: Hero, kind: EnemyKindId): number {
  const battle = battleOf(hero);
  return basicPower(hero) + sumOf(battle.dice) + standingPower(content, hero, kind) + aidOf(battle).power;
}

/** HP-18.5, HP-21.20. */
function foeTotal(board: Board, content: Content, hero: Hero, kind: EnemyKindId): number {
  const battle = battleOf(hero);
  const { weaken, calm } = aidOf(battle);
  return foePower(board, content, kind) + sumOf(battle.foeDice) + Math.max(0, evilForceBase(board) - calm) - weaken;
}

export const fights = {
  before: {
    kind: 'deed',
    rules: ['HP-18.1', 'HP-18.2', 'HP-18.3', 'HP-18.6', 'HP-21.19'],
    run(board, frame, flow) {
      const { seat, foe } = frame;
      heroOf(board, seat).battle = newBattle(foe);
      frame.at = 'roll';
      flow.tell({ t: 'battleBegins', rule: 'HP-18.1', seat, unit: foe, kind: kindOf(board, foe) });
      flow.push(openWindow(board, 'w4', seat, { foe }));
    },
  },
  roll: {
    kind: 'draw',
    rules: ['HP-18.3', 'HP-22.1', 'HP-22.6', 'HP-22.8'],
    die: (board, { seat }, { content }) => heroThrow(content, heroDice(heroOf(board, seat))),
    drawn(board, frame, outcome, flow) {
      const hero = heroOf(board, frame.seat);
      const battle = battleOf(hero);
      battle.dice = heroThrow(flow.content, heroDice(hero)).faces[outcome]!.slice();
      frame.at = 'foeRoll';
      flow.tell({ t: 'rolled', rule: 'HP-18.3', seat: frame.seat, dice: battle.dice });
    },
  },
  foeRoll: {
    kind: 'draw',
    rules: ['HP-12.1', 'HP-18.3', 'HP-21.20', 'HP-22.2', 'HP-22.8'],
    die: (board, { seat, foe }, { content }) =>
      enemyThrow(content, foeDice(content, kindOf(board, foe), aidOf(heroOf(board, seat).battle).fewerFoeDice)),
    drawn(board, frame, outcome, flow) {
      const battle = battleOf(heroOf(board, frame.seat));
      const count = foeDice(flow.content, kindOf(board, frame.foe), aidOf(battle).fewerFoeDice);
      battle.foeDice = enemyThrow(flow.content, count).faces[outcome]!.slice();
      frame.at = 'after';
      flow.tell({ t: 'foeRolled', rule: 'HP-18.3', seat: frame.seat, kind: kindOf(board, frame.foe), dice: battle.foeDice });
    },
  },
  after: {
    kind: 'deed',
    rules: ['HP-18.3', 'HP-22.7'],
    run(board, frame, flow) {
      frame.at = 'compare';
      flow.push(openWindow(board, 'w5', frame.seat, { foe: frame.foe }));
    },
  },
  compare: {
    kind: 'deed',
    rules: ['HP-18.4', 'HP-18.5', 'HP-18.7', 'HP-18.8', 'HP-18.9', 'HP-18.10', 'HP-21.21', 'HP-21.22', 'HP-23.1'],
    run(board, frame, flow) {
      const { seat, foe: unit } = frame;
      const hero = heroOf(board, seat);
      // A card of the windows has taken one of them away: there is nobody to fight.
      if (!isOnMap(hero) || (unit !== DRAGON && findEnemy(board, unit)?.at !== hero.at)) return over(board, seat, flow);
      const kind = kindOf(board, unit);
      showPower(board, hero, kind, flow);
      const [total, foe] = [heroTotal(flow.content, hero, kind), foeTotal(board, flow.content, hero, kind)];
      frame.result = Math.sign(total - foe);
      const t = frame.result === WON ? 'battleWon' : frame.result === TIED ? 'battleTied' : 'battleLost';
      const rule = frame.result === WON ? 'HP-18.8' : frame.result === TIED ? 'HP-18.9' : 'HP-18.10';
      if (frame.result === LOST) lose(board, frame, hero, flow);
      else if (unit === DRAGON) flow.push(finale(winnersOf(board, seat), 'slain', flow.seats));
      else win(board, frame, hero, flow);
      flow.tell({ t, rule, seat, unit, kind, total, foeTotal: foe });
    },
  },
  // HP-18.14: a single-use card for a victory.
  won: {
    kind: 'decision',
    rules: ['HP-18.14'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, _frame, seat, out, table) {
      if (isOnMap(heroOf(board, seat))) offerVictoryCards(board, seat, out, table);
      out.allow(act.pass());
    },
    choose(board, frame, seat, action, flow) {
      if (verbOf(action) === 'pass') frame.at = 'reward';
      else playVictoryCard(board, seat, argumentOf(action), flow);
    },
  },
  reward: {
    kind: 'deed',
    rules: ['HP-18.11', 'HP-18.12', 'HP-18.15'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      const { experience, fortune } = flow.content.numbers.victory;
      frame.at = 'scale';
      gainGems(board, hero, EXPERIENCE, experience, 'HP-18.11', flow);
      if (!isOnMap(hero)) return;
      if (fortune > 0) flow.push(drawCards(frame.seat, DECKS.indexOf('fortune'), fortune, 'HP-18.12'));
      celebrate(board, frame.seat, flow);
    },
  },
  scale: {
    kind: 'deed',
    rules: ['HP-13.1', 'HP-13.22', 'HP-18.13', 'HP-18.14'],
    run(board, frame, flow) {
      const { isCaptured } = aidOf(heroOf(board, frame.seat).battle);
      over(board, frame.seat, flow);
      bury(board, frame.seat, frame.foe, isCaptured, flow);
    },
  },
  // HP-18.17 to HP-18.21; HP-28.15: in Co-op it is not moved.
  push: {
    kind: 'deed',
    rules: ['HP-18.17', 'HP-18.18', 'HP-18.19', 'HP-18.20', 'HP-18.21', 'HP-28.15'],
    run(board, frame, flow) {
      const { seat, foe } = frame;
      const hero = heroOf(board, seat);
      const { losses, experience, steps } = flow.content.numbers.streak;
      over(board, seat, flow);
      const lost = hero.streak?.unit === foe ? hero.streak.losses + 1 : 1;
      hero.streak = lost < losses ? { unit: foe, losses: lost } : null;
      if (hero.streak !== null) return;
      gainGems(board, hero, EXPERIENCE, experience, 'HP-18.17', flow);
      if (board.options.competition !== 'co-op') flow.push(shift(seat, foe, steps, false));
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-18.3', 'HP-18.23'],
    run(board, frame, flow) {
      over(board, frame.seat, flow);
    },
  },
} satisfies Step<FightFrame>;

/** HP-23.2. */
const winnersOf = (board: Board, seat: Seat): Seats => teamOf(board, seat);

/** HP-18.9, HP-18.14: what a tie costs comes first. */
function win(board: Board, frame: FightFrame, hero: Hero, flow: Flow): void {
  frame.at = 'won';
  hero.streak = null;
  const { tie } = flow.content.numbers.losses;
  if (frame.result === TIED) flow.push(losingOf(board, frame.seat, tie, 'tie', 'HP-18.9'));
}

/** HP-18.10, HP-21.22: the enemy stays, exposed. */
function lose(board: Board, frame: FightFrame, hero: Hero, flow: Flow): void {
  const { battle, dragon } = flow.content.numbers.losses;
  const isDragon = frame.foe === DRAGON;
  frame.at = isDragon ? 'over' : 'push';
  if (isDragon) hero.streak = null;
  if (isDragon) flow.push(losingOf(board, frame.seat, dragon, 'dragon', 'HP-21.22'));
  else flow.push(losingOf(board, frame.seat, battle, 'loss', 'HP-18.10'));
}

function over(board: Board, seat: Seat, flow: Flow): void {
  battleEnds(board, seat);
  flow.pop();
}

/** HP-18.13, HP-10.18: the dead enemy goes on the Scale, or beside it. */
function bury(board: Board, seat: Seat, unit: Unit, isCaptured: boolean, flow: Flow): void {
  if (findEnemy(board, unit) === undefined) return;
  if (isCaptured) return banish(board, unit, 'HP-10.18', flow);
  const { kind, at } = removeEnemy(board, unit);
  flow.tell({ t: 'slain', rule: 'HP-18.13', unit, kind, at });
  putOnScale(board, seat, kind, flow);
}

/** `slay`: an exposed enemy is defeated without a battle, with all rewards and the Scale. */
export function slay(board: Board, seat: Seat, unit: Unit, flow: Flow): void {
  heroOf(board, seat).battle = newBattle(unit);
  flow.push({ k: 'fight', at: 'reward', seat, foe: unit, result: WON });
}
