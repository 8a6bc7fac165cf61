import { ALL, argumentOf, holds, only, type Action, type Offer, type Seat, type Seats } from '@hoard/kernel';
import { ACTIONS, DRAGON } from '../content/content.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import type { DawnFrame, DuskFrame, TurnFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { dropItem, isDrop, offerDrops } from './09-items.ts';
import { fillGaps } from './06-decks.ts';
import { closeGear, openGear } from './11-gear.ts';
import { isOverLimit } from './11-limit.ts';
import { exposeAt } from './12-enemies.ts';
import { canTravel, pacesOf } from './15-travel.ts';
import { barToRest } from './16-rest.ts';
import { exchange, offerExchanges } from './16-trade.ts';
import { encountering, offerEncounters } from './19-encounter.ts';
import { burn } from './21-dragon.ts';
import { openWindow } from './windowFrame.ts';
import { letGo, endCharge, isCharging, makeCall, mustChallenge, noteCommand, offerCalls } from './26-lanes.ts';
import { isFree, stopWhoLanded } from './stops.ts';
import { countExtraActions, grantWish, isWish, makeWish, offerWishes } from './28-coop.ts';
import { callRitual, offerRitual } from './28-ritual.ts';
import { takeOffLeavers } from './32-leaving.ts';
import { carryOutKept, offerCards, playOpenly } from './10-cards.ts';
import { hasOpenPlay } from './24-windows.ts';
import { actionEnds, marking, marksOf, turnBegins, turnEnds } from './durations.ts';
import {
  clockwiseFrom,
  hasEnemy,
  heroOf,
  isBurning,
  isAwake,
  isBattlefield,
  isFaceUp,
  isFallen,
  isLocked,
  isWithDragon,
} from './things.ts';
import { arriveAt } from './arrival.ts';
import { VITALITY, gainGems } from './bank.ts';
import { dawn, dusk, fight, limit, rest, travel, visit } from './turnFrames.ts';

// Chapter 14: the turn.

type ActionName = (typeof ACTIONS)[number];
const kindOf = (action: ActionName): number => ACTIONS.indexOf(action);

/** HP-14.2, HP-30.5: whether a hero has an action of a kind left. */
const hasAction = ({ actions, bonus }: Hero, action: ActionName): boolean => actions > 0 || bonus[kindOf(action)]! > 0;

const hasAnyAction = ({ actions, bonus }: Hero): boolean => actions > 0 || bonus.some((more) => more > 0);

/** HP-14.15: an action is used up when it is declared; one of that kind only goes first. */
export function beginAction(board: Board, hero: Hero, action: ActionName, flow: Flow): void {
  const kind = kindOf(action);
  if (hero.bonus[kind]! > 0) hero.bonus[kind]!--;
  else hero.actions--;
  settleFire(board, hero.seat);
  const { realTime } = board;
  if (realTime !== null) {
    realTime.acting |= only(hero.seat);
    realTime.agreed = 0;
    if (action === 'travel') realTime.walking |= only(hero.seat);
    realTime.landings[hero.seat] = hero.at;
  }
  if (isBurning(board, flow.content, hero.at)) board.inFire |= only(hero.seat);
  hero.favour = null;
  // HP-18.18: any other action starts the count of lost battles anew.
  if (action !== 'fight') hero.streak = null;
}

/** HP-21.8: burns are counted within one action; in Real Time everybody's own (HP-26.45). */
function settleFire(board: Board, seat: Seat): void {
  board.inFire &= board.realTime === null ? 0 : ~only(seat);
  for (const hero of board.heroes) if (board.realTime === null || hero.seat === seat) hero.burned = 0;
}

/** HP-20.9, HP-20.10: back at the starting space. */
function rise(board: Board, hero: Hero, flow: Flow): void {
  hero.at = flow.content.map.start;
  board.risen |= only(hero.seat);
  flow.tell({ t: 'rose', rule: 'HP-20.9', seat: hero.seat });
  gainGems(board, hero, VITALITY, flow.content.numbers.rising, 'HP-20.9', flow);
}

/** HP-14.2, HP-29.5, `stall`. */
function actionsOf({ options }: Board, { nextActions }: Hero, { content }: Table): number {
  const { turn: usual, solo, least } = content.numbers.actions;
  return Math.max(least, (options.competition === 'solo' ? solo : usual) + nextActions);
}

export const dawns = {
  rise: {
    kind: 'deed',
    rules: ['HP-14.5', 'HP-14.11', 'HP-19.16', 'HP-20.9', 'HP-20.10'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      turnBegins(board, frame.seat);
      // HP-28.14: in Co-op that is only when his action begins.
      if (board.options.competition !== 'co-op') closeGear(board, frame.seat, flow);
      hero.actions = actionsOf(board, hero, flow);
      hero.nextActions = 0;
      hero.marks = null;
      frame.at = 'window';
      if (isFallen(hero)) rise(board, hero, flow);
      if (!hero.asleep) return;
      hero.asleep = false;
      flow.tell({ t: 'woke', rule: 'HP-19.16', seat: frame.seat });
    },
  },
  window: {
    kind: 'deed',
    rules: ['HP-5.11', 'HP-14.5', 'HP-24.2'],
    run(board, frame, flow) {
      if (carryOutKept(board, frame.seat, flow)) return;
      frame.at = 'expose';
      flow.push(openWindow(board, 'w1', frame.seat));
    },
  },
  // HP-28.7: in Co-op the Place-Site comes first.
  expose: {
    kind: 'deed',
    rules: ['HP-12.7', 'HP-14.5', 'HP-17.3', 'HP-17.6', 'HP-28.7'],
    run(board, frame, flow) {
      flow.pop();
      arriveAt(board, frame.seat, 'HP-12.7', flow);
    },
  },
} satisfies Step<DawnFrame>;

export const dusks = {
  limit: {
    kind: 'deed',
    rules: ['HP-11.20', 'HP-11.21', 'HP-14.10'],
    run(board, frame, flow) {
      frame.at = 'window';
      // HP-26.42: in Real Time everybody's own when his lane closes.
      for (const seat of isFree(board) ? [frame.seat] : clockwiseFrom(board, frame.seat).toReversed())
        if (isOverLimit(flow.content, heroOf(board, seat))) flow.push(limit(seat));
    },
  },
  window: {
    kind: 'deed',
    rules: ['HP-10.5', 'HP-14.10', 'HP-24.2'],
    run(board, frame, flow) {
      frame.at = 'over';
      flow.push(openWindow(board, 'w10', frame.seat));
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-7.11', 'HP-30.6'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      board.risen &= ~only(frame.seat);
      hero.bonus.fill(0);
      turnEnds(board, frame.seat);
      flow.pop();
      openGear(board, frame.seat, flow);
      flow.tell({ t: 'turnEnds', rule: 'HP-14.10', seat: frame.seat });
    },
  },
} satisfies Step<DuskFrame>;

/** Members of a turn who have not finished it. */
const acting = ({ inTurn }: Board, { members }: TurnFrame): Seats => inTurn & members;

/** HP-10.3: after his last action a hero may still use cards; by what all know, and in Solo by what he holds. */
const isFinished = (board: Board, hero: Hero, table: Table): boolean =>
  !isAwake(hero) || (!hasAnyAction(hero) && !hasOpenPlay(board, table.content, hero.seat));

export const turns = {
  start: {
    kind: 'deed',
    rules: ['HP-14.5', 'HP-27.9', 'HP-28.14'],
    run(board, frame, flow) {
      board.inTurn = frame.members;
      frame.at = 'ready';
      if (board.options.competition === 'co-op') return closeGear(board, frame.seat, flow);
      for (const seat of clockwiseFrom(board, frame.seat).toReversed()) if (frame.members & only(seat)) flow.push(dawn(seat));
      flow.tell({ t: 'turnBegins', rule: 'HP-14.1', seat: frame.seat });
    },
  },
  ready: {
    kind: 'deed',
    rules: ['HP-12.8', 'HP-14.10', 'HP-14.13', 'HP-14.14', 'HP-27.8', 'HP-27.9', 'HP-32.9'],
    run(board, frame, flow) {
      // In Real Time others are in the middle of what may concern him: each sees to his own.
      if (takeOffLeavers(board, board.realTime === null ? ALL : only(frame.seat), flow)) return;
      if (fillGaps(board, flow)) return;
      if (board.options.competition === 'co-op') countExtraActions(board, frame);
      settleFire(board, frame.seat);
      for (const hero of board.heroes) {
        if (!holds(acting(board, frame), hero.seat)) continue;
        if (board.realTime !== null && (!hasAnyAction(hero) || !isAwake(hero))) endCharge(board, hero.seat);
        if (!isFinished(board, hero, flow) && (frame.done & only(hero.seat)) === 0) {
          exposeAt(board, hero.at, 'HP-12.8', flow);
          continue;
        }
        board.inTurn &= ~only(hero.seat);
        if (board.realTime !== null) board.realTime.open &= ~only(hero.seat);
        if (board.options.competition !== 'co-op') return flow.push(dusk(hero.seat));
      }
      frame.at = acting(board, frame) === 0 ? 'over' : 'act';
    },
  },
  act: {
    kind: 'decision',
    rules: ['HP-14.2', 'HP-14.3', 'HP-14.6', 'HP-14.7', 'HP-24.20', 'HP-27.5', 'HP-27.7', 'HP-32.2'],
    who: (board, frame) => acting(board, frame),
    offer(board, frame, seat, out, table) {
      const hero = heroOf(board, seat);
      offerActions(board, hero, out, table);
      if (hasAction(hero, 'encounter') && !isCharging(board, seat)) offerEncounters(board, seat, out, table);
      offerRitual(board, hero, hasAction(hero, 'fight'), out, table);
      offerWishes(board, frame, seat, out);
      offerExchanges(board, seat, out, table);
      offerCards(board, seat, 'open', out, table);
      offerDrops(hero, out, table);
      offerPassing(board, hero, out, table);
      offerCalls(board, hero, pacesOf(board, hero, table), out, table);
    },
    choose(board, frame, seat, action, flow) {
      frame.seat = seat;
      noteCommand(board, seat, action);
      if (isDrop(action)) return dropItem(board, seat, action, flow);
      frame.at = verbOf(action) === 'agree' ? 'over' : 'ready';
      if (makeCall(board, seat, action, flow)) return;
      if (verbOf(action) === 'play') return playOpenly(board, seat, argumentOf(action), 'open', flow);
      if (verbOf(action) === 'end' || verbOf(action) === 'pass') frame.done |= only(seat);
      if (verbOf(action) === 'end') return;
      if (isWish(action)) return makeWish(board, frame, seat, action, flow);
      if (verbOf(action) === 'exchange') {
        // HP-27.6: in a team it is an action; in Co-op it is free (HP-28.23).
        if (board.options.competition === 'team') frame.at = 'burn';
        return exchange(board, seat, action, flow);
      }
      frame.at = 'burn';
      declare(board, heroOf(board, seat), action, flow);
    },
  },
  wished: {
    kind: 'deed',
    rules: ['HP-28.10', 'HP-28.11', 'HP-28.16'],
    run(board, frame, flow) {
      grantWish(board, frame, flow);
    },
  },
  burn: {
    kind: 'deed',
    rules: ['HP-14.8', 'HP-14.9', 'HP-15.17', 'HP-17.15', 'HP-21.3', 'HP-21.4', 'HP-21.5'],
    run(board, frame, flow) {
      frame.at = 'acted';
      burn(board, heroOf(board, frame.seat), flow);
    },
  },
  acted: {
    kind: 'deed',
    rules: ['HP-10.8', 'HP-14.9', 'HP-28.9', 'HP-28.32'],
    run(board, frame, flow) {
      const isCoop = board.options.competition === 'co-op';
      actionEnds(board, frame.seat);
      if (isCoop) flow.seal('HP-28.32');
      frame.left--;
      frame.at = (isCoop || isPassive(board)) && frame.left <= 0 ? 'over' : 'ready';
      landInTime(board, frame.seat, flow);
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-14.10', 'HP-26.28', 'HP-28.14'],
    run(board, frame, flow) {
      if (!isFree(board)) board.inTurn = 0;
      settleFire(board, frame.seat);
      letGo(board, frame.seat);
      flow.pop();
      if (board.options.competition === 'co-op') openGear(board, frame.seat, flow);
    },
  },
} satisfies Step<TurnFrame>;

const isPassive = ({ realTime }: Board): boolean => realTime !== null && realTime.passive !== 0;

/** HP-26.15: his action is over; if there is a STOP it takes effect for him now. */
function landInTime(board: Board, seat: Seat, flow: Flow): void {
  const { realTime } = board;
  if (realTime === null) return;
  realTime.acting &= ~only(seat);
  realTime.walking &= ~only(seat);
  stopWhoLanded(board, seat, flow);
}

/** HP-14.3: Travel, Rest, Visit, Fight; Encounters are offered by their own chapter. */
function offerActions(board: Board, hero: Hero, out: Offer, table: Table): void {
  const { at } = hero;
  const { content } = table;
  const isBeset = hasEnemy(board, at);
  if (mustChallenge(board, hero, table)) out.deny(act.travel(), 'HP-26.31');
  else if (!hasAction(hero, 'travel')) out.deny(act.travel(), 'HP-14.2');
  else if (canTravel(board, hero, table)) out.allow(act.travel());
  else out.deny(act.travel(), 'HP-8.17');

  if (isCharging(board, hero.seat)) {
    out.deny(act.rest(), 'HP-26.31');
    out.deny(act.visit(), 'HP-26.31');
    return offerFights(board, hero, isBeset, out, table);
  }
  const bar = hasAction(hero, 'rest') ? barToRest(board, hero, table) : 'HP-14.2';
  if (bar === null) out.allow(act.rest());
  else out.deny(act.rest(), bar);

  const site = board.sites[at]!;
  if (site === NONE) out.deny(act.visit(), 'HP-17.7');
  else if (!hasAction(hero, 'visit')) out.deny(act.visit(), 'HP-14.2');
  else if (isBeset) out.deny(act.visit(), 'HP-12.12');
  else if (isWithDragon(board, content, at)) out.deny(act.visit(), 'HP-13.14');
  else if (marksOf(hero).visited.includes(site) && marksOf(hero).again === 0) out.deny(act.visit(), 'HP-17.9');
  else out.allow(act.visit());

  offerFights(board, hero, isBeset, out, table);
}

function offerFights(board: Board, hero: Hero, isBeset: boolean, out: Offer, { content }: Table): void {
  const mayFight = hasAction(hero, 'fight');
  if (isBeset)
    for (const enemy of board.enemies) {
      if (enemy.at !== hero.at || !isFaceUp(enemy)) continue;
      const { unit } = enemy;
      if (isLocked(board, hero.seat, unit)) out.deny(act.fight(unit), 'HP-26.8');
      else if (mayFight) out.allow(act.fight(unit));
      else out.deny(act.fight(unit), 'HP-14.2');
    }
  // HP-28.17: in Co-op the Dragon is fought together, or not at all.
  if (board.options.competition === 'co-op') out.deny(act.dragon(), 'HP-28.17');
  else if (!isBattlefield(board, content, hero.at)) out.deny(act.dragon(), 'HP-21.19');
  else if (!mayFight) out.deny(act.dragon(), 'HP-14.2');
  else if (isBeset) out.deny(act.dragon(), 'HP-12.12');
  else out.allow(act.dragon());
}

/** HP-14.7, HP-32.2: nobody passes where he could still fight or evade. */
function offerPassing(board: Board, hero: Hero, out: Offer, table: Table): void {
  if (!hasAnyAction(hero)) return out.allow(act.end());
  const isBeset = hasEnemy(board, hero.at);
  const isStuck = isBeset || isWithDragon(board, table.content, hero.at);
  const mustAct = (hasAction(hero, 'fight') && isStuck) || (hasAction(hero, 'travel') && canTravel(board, hero, table));
  if (isCharging(board, hero.seat)) out.deny(act.pass(), 'HP-26.31');
  else if (isStuck && mustAct) out.deny(act.pass(), 'HP-14.7');
  else out.allow(act.pass());
}

function declare(board: Board, hero: Hero, action: Action, flow: Flow): void {
  const { seat } = hero;
  switch (verbOf(action)) {
    case 'travel':
      beginAction(board, hero, 'travel', flow);
      flow.push(travel(seat));
      return flow.push(openWindow(board, 'w2', seat, { deed: 'travel' }));
    case 'rest':
      beginAction(board, hero, 'rest', flow);
      flow.push(rest(seat));
      return flow.push(openWindow(board, 'w2', seat, { deed: 'rest' }));
    case 'visit': {
      beginAction(board, hero, 'visit', flow);
      const site = board.sites[hero.at]!;
      const marks = marking(hero);
      if (marks.visited.includes(site)) marks.again--;
      else marks.visited.push(site);
      flow.push(visit(seat, site, flow.content.sites[site]!.activities.length));
      return flow.push(openWindow(board, 'w2', seat, { deed: 'visit' }));
    }
    case 'fight':
      beginAction(board, hero, 'fight', flow);
      return flow.push(fight(seat, argumentOf(action)));
    case 'ambush':
    case 'thieve':
    case 'snatch':
      beginAction(board, hero, 'encounter', flow);
      return flow.push(encountering(seat, action));
    case 'ritual':
      beginAction(board, hero, 'fight', flow);
      return callRitual(board, seat, flow);
    case 'dragon':
      if (isCharging(board, seat)) board.realTime!.hasFought = true;
      beginAction(board, hero, 'fight', flow);
      return flow.push(fight(seat, DRAGON));
    default:
      // HP-14.8: passing in the fire counts as an action there.
      hero.actions = 0;
      hero.bonus.fill(0);
      settleFire(board, seat);
      flow.tell({ t: 'passed', rule: 'HP-14.7', seat });
  }
}
