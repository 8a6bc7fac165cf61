import { argumentOf, everyone, only, type Offer, type Seat } from '@hoard/kernel';
import { DRAGON } from '../content/content.ts';
import type { SpaceId } from '../content/ids.ts';
import { GATHERED, NOWHERE, type Board, type Hero } from '../state/board.ts';
import type { RitualFrame, SummonFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { evilForceBase } from './13-scale.ts';
import { foePower, heroDice, heroTotal, newBattle } from './18-fight.ts';
import { aidOf, battleEnds } from './durations.ts';
import { enemyThrow, heroThrow, sumOf } from './dice.ts';
import { losing } from './20-losses.ts';
import { openWindow } from './windowFrame.ts';
import { awayFromDragon, hasEnemy, heroOf, isBattlefield, isOnMap, playerCount } from './things.ts';
import { showPower } from './10-help.ts';
import { finale, ritual, summon } from './turnFrames.ts';

// HP-28.17 to HP-28.22: the Gathering Ritual.

export function offerRitual(board: Board, hero: Hero, hasAction: boolean, out: Offer, { content }: Table): void {
  if (board.options.competition !== 'co-op') out.deny(act.ritual(), 'HP-28.17');
  else if (!isBattlefield(board, content, hero.at)) {
    if (out.explaining) out.deny(act.ritual(), 'HP-28.17', { away: awayFromDragon(board, content, hero.at) });
  } else if (!hasAction) out.deny(act.ritual(), 'HP-14.2');
  else if (hasEnemy(board, hero.at)) out.deny(act.ritual(), 'HP-12.12');
  else out.allow(act.ritual());
}

/** HP-28.18: everybody who is not fallen comes, awake if he slept; HP-11.16: all boards are frozen. */
export function callRitual(board: Board, seat: Seat, flow: Flow): void {
  const from = board.heroes.map(({ at }) => at);
  board.frozen = everyone(board.heroes.length);
  for (const hero of board.heroes) hero.asleep = false;
  flow.push(ritual(seat, from));
  flow.tell({ t: 'ritualCalled', rule: 'HP-28.17', seat });
}

/** Where it is fought: the Active Flare spaces, or the starting space (HP-28.31). */
const battlefields = ({ dragon }: Board, { content }: Table): readonly SpaceId[] =>
  dragon === GATHERED ? [content.map.start] : content.map.flares[dragon]!;

const takesPart = ({ from }: RitualFrame, { seat }: Hero): boolean => from[seat] !== NOWHERE;

export const summons = {
  choose: {
    kind: 'decision',
    rules: ['HP-28.18', 'HP-8.15'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, _frame, _seat, out, table) {
      for (const space of battlefields(board, table)) out.allow(act.space(space));
    },
    choose(board, _frame, seat, action, flow) {
      const hero = heroOf(board, seat);
      const from = hero.at;
      hero.at = argumentOf(action);
      // HP-18.18: he was moved, though he comes back.
      hero.streak = null;
      flow.pop();
      flow.tell({ t: 'summoned', rule: 'HP-28.18', seat, from, to: hero.at });
    },
  },
} satisfies Step<SummonFrame>;

export const rituals = {
  gather: {
    kind: 'deed',
    rules: ['HP-28.17', 'HP-28.18'],
    run(board, frame, flow) {
      frame.at = 'before';
      const called = board.heroes.filter((hero) => hero.seat !== frame.seat && takesPart(frame, hero));
      if (called.length > 0) flow.fork(called.map(({ seat }) => summon(seat)));
    },
  },
  before: {
    kind: 'deed',
    rules: ['HP-24.2', 'HP-28.19'],
    run(board, frame, flow) {
      frame.at = 'roll';
      for (const hero of board.heroes) if (takesPart(frame, hero)) hero.battle = newBattle(DRAGON);
      flow.push(openWindow(board, 'w4', frame.seat, { foe: DRAGON }));
    },
  },
  roll: {
    kind: 'draw',
    rules: ['HP-22.1', 'HP-28.19'],
    die: (board, { next }, { content }) => heroThrow(content, heroDice(heroOf(board, next))),
    drawn(board, frame, outcome, flow) {
      const hero = heroOf(board, frame.next);
      const dice = heroThrow(flow.content, heroDice(hero)).faces[outcome]!.slice();
      if (hero.battle !== null) hero.battle.dice = dice;
      do frame.next++;
      while (frame.next < board.heroes.length && !takesPart(frame, heroOf(board, frame.next)));
      if (frame.next === board.heroes.length) frame.at = 'foeRoll';
      flow.tell({ t: 'rolled', rule: 'HP-28.19', seat: hero.seat, dice });
    },
  },
  foeRoll: {
    kind: 'draw',
    rules: ['HP-21.20', 'HP-22.2', 'HP-28.19'],
    die: (_board, _frame, { content }) => enemyThrow(content, content.numbers.dragon.dice),
    drawn(board, frame, outcome, flow) {
      frame.foeDice = enemyThrow(flow.content, flow.content.numbers.dragon.dice).faces[outcome]!.slice();
      frame.at = 'after';
      for (const { battle } of board.heroes) if (battle !== null) battle.foeDice = frame.foeDice.slice();
      flow.tell({ t: 'foeRolled', rule: 'HP-28.19', seat: frame.seat, kind: DRAGON, dice: frame.foeDice });
    },
  },
  after: {
    kind: 'deed',
    rules: ['HP-24.2'],
    run(board, frame, flow) {
      frame.at = 'compare';
      flow.push(openWindow(board, 'w5', frame.seat, { foe: DRAGON }));
    },
  },
  compare: {
    kind: 'deed',
    rules: ['HP-28.19', 'HP-28.20', 'HP-28.21', 'HP-28.31', 'HP-31.4'],
    run(board, frame, flow) {
      for (const hero of board.heroes) if (takesPart(frame, hero) && isOnMap(hero)) showPower(board, hero, DRAGON, flow);
      const [total, foe] = [partyTotal(board, frame, flow), dragonTotal(board, frame, flow)];
      frame.at = 'home';
      if (total >= foe) {
        flow.push(finale(everyone(playerCount(board)), 'slain', flow.seats));
        return flow.tell({ t: 'ritualWon', rule: 'HP-28.20', total, foeTotal: foe });
      }
      const { ritual: loss, gathered, burns } = flow.content.numbers.losses.coop;
      const lost = board.dragon === GATHERED ? gathered : loss;
      // HP-28.21: the burn is included.
      for (const hero of board.heroes) hero.burned = burns;
      flow.push(
        losing(
          board.heroes.map((hero) => (takesPart(frame, hero) ? lost : 0)),
          'ritual',
          'HP-28.21',
        ),
      );
      flow.tell({ t: 'ritualLost', rule: 'HP-28.21', total, foeTotal: foe });
    },
  },
  home: {
    kind: 'deed',
    rules: ['HP-28.21', 'HP-28.22'],
    run(board, frame, flow) {
      flow.pop();
      board.frozen = 0;
      for (const hero of board.heroes) {
        battleEnds(board, hero.seat);
        const home = frame.from[hero.seat]!;
        if (!takesPart(frame, hero) || !isOnMap(hero) || hero.at === home) continue;
        const from = hero.at;
        hero.at = home;
        flow.tell({ t: 'returned', rule: 'HP-28.21', seat: hero.seat, from, to: home });
      }
    },
  },
} satisfies Step<RitualFrame>;

/** HP-28.19: the sum of all their totals. */
const partyTotal = (board: Board, frame: RitualFrame, { content }: Table): number =>
  board.heroes.reduce((sum, hero) => sum + (takesPart(frame, hero) && isOnMap(hero) ? heroTotal(content, hero, DRAGON) : 0), 0);

/** HP-28.19: basic power, dice and Base, times N; what calms the Base counts before, what weakens the Dragon after. */
function dragonTotal(board: Board, { foeDice }: RitualFrame, { content }: Table): number {
  let [calm, weaken] = [0, 0];
  for (const { battle } of board.heroes) {
    calm += aidOf(battle).calm;
    weaken += aidOf(battle).weaken;
  }
  return (foePower(board, content, DRAGON) + sumOf(foeDice) + Math.max(0, evilForceBase(board) - calm)) * playerCount(board) - weaken;
}
