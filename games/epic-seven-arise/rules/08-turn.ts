import { argumentOf, only, type Flow, type Offer, type Seat, type Table } from '@hoard/kernel';
import { STATUS } from '../content/names.ts';
import { NO_FOE } from '../state/battleEvents.ts';
import type { HeroTurnFrame } from '../state/battleFrames.ts';
import type { Turn } from '../state/battle.ts';
import type { Board, Hero } from '../state/board.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { usePotion } from './05-merchant.ts';
import { canActivate } from './09-skills.ts';
import { canBeHealed } from './15-wounds.ts';
import { expire } from './18-statuses.ts';
import { artifact, heroTurn, skill } from './battleFrames.ts';
import { drawCards, isSkillCard, recycle } from './cards.ts';
import { heroSpeed } from './combatants.ts';
import { heroEffects } from './effects/frame.ts';
import { battleOf, isDecided } from './fighters.ts';
import { echo } from './frames.ts';
import { changeSouls } from './purse.ts';
import { isLiving, placeOfHero, playerOf } from './things.ts';

// Chapter 8: a hero's turn.

const SKILLS = 3;

/** The turn that is being taken: for what happens only in one. */
function turnOf({ turn }: Board): Turn {
  if (turn === null) throw new Error('It is no turn of a hero');
  return turn;
}

/** Equipment that acts at the start or the end of each turn, in order of attachment (EA-1.7). */
function lastingEffects(board: Board, { hero, seat }: HeroTurnFrame, when: 'start' | 'end', flow: Flow<EpicSevenArise>): void {
  const queue: number[] = [];
  for (const card of board.heroes[hero]!.equipment)
    for (const lasting of flow.content.cards[card]!.lasting) if (lasting.lasts === when) queue.push(...lasting.does);
  if (queue.length > 0) flow.push(heroEffects(queue, 'EA-12.10', { seat, hero, foe: -1 }));
}

/** EA-7.11: heroes who are as fast, have not acted, and could be let go first. */
function tiedWith(board: Board, hero: Hero, { content }: Table<EpicSevenArise>): Hero[] {
  const speed = heroSpeed(board, content, hero);
  return board.heroes.filter((other) => other !== hero && isLiving(other) && !other.acted && heroSpeed(board, content, other) === speed);
}

/** Nothing has been done in this turn yet. */
const isUntouched = ({ skills, used }: Turn): boolean => skills === 1 && used === 0;

function offerSkills(board: Board, { hero, seat }: HeroTurnFrame, out: Offer, table: Table<EpicSevenArise>): void {
  const isSpent = turnOf(board).skills === 0;
  for (let row = 0; row < SKILLS; row++) {
    if (isSpent) out.deny(act.skill(row), 'EA-8.1');
    else if (canActivate(board, table.content, hero, seat, row)) out.allow(act.skill(row));
    else out.deny(act.skill(row), 'EA-9.10');
  }
}

function offerPotions(board: Board, seat: Seat, out: Offer, table: Table<EpicSevenArise>): void {
  const { potions } = playerOf(board, seat);
  for (const hero of board.heroes) {
    if (potions > 0 && canBeHealed(board, table, hero)) out.allow(act.potion(hero.id));
    else out.deny(act.potion(hero.id), potions > 0 ? 'EA-5.11' : 'EA-8.2');
  }
}

export const heroTurns = {
  begin: {
    kind: 'deed',
    rules: ['EA-8.17', 'EA-12.10'],
    run(board, frame, flow) {
      const hero = board.heroes[frame.hero]!;
      hero.acted = true;
      board.turn = { hero: frame.hero, skills: 1, edge: 0, souls: board.players.map(() => 0), echoes: [], used: 0 };
      const isStunned = (hero.statuses & STATUS.stun) !== 0;
      frame.at = isStunned ? 'end' : 'on';
      flow.tell({ t: 'turn', rule: 'EA-7.8', seat: frame.seat, hero: hero.id });
      if (isStunned) flow.tell({ t: 'stunned', rule: 'EA-8.17', hero: hero.id, ...NO_FOE });
      // Who has let another go first began the turn before that.
      if (!hero.deferred) lastingEffects(board, frame, 'start', flow);
    },
  },
  // EA-7.17, EA-15.18: nothing more is played when the battle is decided, or by the dead.
  on: {
    kind: 'deed',
    rules: ['EA-7.17', 'EA-15.18'],
    run(board, frame) {
      frame.at = isDecided(board) || !isLiving(board.heroes[frame.hero]!) ? 'end' : 'act';
    },
  },
  act: {
    kind: 'decision',
    rules: ['EA-8.1', 'EA-8.2', 'EA-8.10', 'EA-8.19', 'EA-7.11'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, seat, out, table) {
      offerSkills(board, frame, out, table);
      for (const card of new Set(playerOf(board, seat).hand)) if (!isSkillCard(table.content, card)) out.allow(act.use(card));
      offerPotions(board, seat, out, table);
      const hero = board.heroes[frame.hero]!;
      if (isUntouched(turnOf(board)) && !hero.deferred) for (const { id } of tiedWith(board, hero, table)) out.allow(act.defer(id));
      out.allow(act.end());
    },
    choose(board, frame, seat, action, flow) {
      const argument = argumentOf(action);
      frame.at = 'on';
      switch (verbOf(action)) {
        case 'skill': {
          turnOf(board).skills--;
          const { aims } = flow.content.heroes[board.heroes[frame.hero]!.id]!.skills[argument]!;
          return flow.push(skill(frame.hero, seat, argument, aims));
        }
        case 'use': {
          turnOf(board).used++;
          return flow.push(artifact(frame.hero, seat, argument, flow.content.cards[argument]!.aims));
        }
        case 'potion':
          return drink(board, seat, placeOfHero(board, argument), flow);
        case 'defer':
          return defer(board, frame, placeOfHero(board, argument), flow);
        default:
          frame.at = 'end';
      }
    },
  },
  end: {
    kind: 'deed',
    rules: ['EA-8.12', 'EA-8.13', 'EA-10.9', 'EA-12.10'],
    run(board, frame, flow) {
      frame.at = 'recycle';
      const { souls } = turnOf(board);
      for (const seat of board.order)
        if (souls[seat]! > 0) changeSouls(board, seat, souls[seat]!, seat === frame.seat ? 'EA-8.12' : 'EA-10.9', flow);
      if (isLiving(board.heroes[frame.hero]!)) lastingEffects(board, frame, 'end', flow);
    },
  },
  recycle: {
    kind: 'deed',
    rules: ['EA-8.14', 'EA-8.16', 'EA-8.18'],
    run(board, frame, flow) {
      frame.at = 'echo';
      recycle(board, frame.seat, flow);
      drawCards(board, frame.seat, flow.content.numbers.cards.hand, 'EA-8.14', flow);
    },
  },
  // EA-2.19: the Echoes that were borrowed are replaced.
  echo: {
    kind: 'deed',
    rules: ['EA-2.19'],
    run(board, frame, flow) {
      const card = turnOf(board).echoes.shift();
      if (card === undefined) frame.at = 'over';
      else flow.push(echo(frame.seat, card));
    },
  },
  over: {
    kind: 'deed',
    rules: ['EA-8.15', 'EA-18.3'],
    run(board, frame, flow) {
      expire(board.heroes[frame.hero]!);
      board.turn = null;
      flow.pop();
    },
  },
} satisfies Step<HeroTurnFrame>;

/** EA-8.2; EA-19.2 where it is another player's hero. */
function drink(board: Board, seat: Seat, place: number, flow: Flow<EpicSevenArise>): void {
  const hero = board.heroes[place]!;
  turnOf(board).used++;
  battleOf(board).potions++;
  if (hero.owner !== seat) playerOf(board, seat).contribution += flow.content.numbers.contribution.potion;
  usePotion(board, seat, hero.id, flow);
}

/** EA-7.11: a tied hero acts first; this one's turn comes after it. */
function defer(board: Board, frame: HeroTurnFrame, to: number, flow: Flow<EpicSevenArise>): void {
  const hero = board.heroes[frame.hero]!;
  hero.acted = false;
  hero.deferred = true;
  board.turn = null;
  const other = board.heroes[to]!;
  flow.become(heroTurn(to, other.owner));
  flow.tell({ t: 'deferred', rule: 'EA-7.11', seat: frame.seat, hero: hero.id, to: other.id });
}
