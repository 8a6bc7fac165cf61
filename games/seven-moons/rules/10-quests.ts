import { drawFrom, only, throwOf, type Die, type Flow, type Offer, type Seat } from '@hoard/kernel';
import { RESOURCES, type Content, type QuestStep } from '../content/content.ts';
import type { Board, Hero } from '../state/board.ts';
import type { ErrandFrame, FightFrame } from '../state/frames.ts';
import type { SevenMoons, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { effects, errand, questFight } from './frames.ts';
import { faerieOf, has, heroOf, roomOf, sumOf } from './things.ts';

// Chapter 10: quests, and the fights in them.

const FIGHT_DICE = throwOf('sm.fight-dice', 2);
const questFrom = drawFrom('sm.quest-card');

/** SM-10.1, SM-10.2, SM-10.13. */
export function offerQuest(board: Board, seat: Seat, out: Offer): void {
  if (heroOf(board, seat).quest >= 0 || wasDone(board, ONCE_A_TURN.drewQuest)) out.deny(act.quest(), 'SM-10.2');
  else if (board.quests.length === 0) out.deny(act.quest(), 'SM-10.13');
  else out.allow(act.quest());
}

export const questDie = (board: Board): Die => questFrom(board.quests.length);

/** SM-10.3, SM-10.4: a card lies open; the pick-up of a letter goes with the draw, or is left for a later visit (Q1). */
export function drawQuest(board: Board, seat: Seat, outcome: number, rule: string, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  hero.quest = board.quests.splice(outcome, 1)[0]!;
  if (board.quests.length === 0) board.quests = board.questsGone.splice(0);
  hero.step = 0;
  hero.steppedAt = -1;
  flow.tell({ t: 'quest', rule, seat, quest: hero.quest });
  const [first] = flow.content.questCards[hero.quest]!.steps;
  if (!first!.withDraw || !isThere(flow.content, hero, first!)) return;
  if (roomOf(flow.content, hero) > 0) stepDone(hero, seat, flow);
  else board.did |= ONCE_A_TURN.step;
}

/** SM-10.13: an empty deck is made anew from the discards at once. */
export function discardQuest(board: Board, quest: number): void {
  (board.quests.length === 0 ? board.quests : board.questsGone).push(quest);
}

/** The next step of a hero's quest, or null: also in the moment when the last one is done and the card still lies there. */
export const nextStepOf = (content: Content, hero: Hero): QuestStep | null =>
  hero.quest < 0 ? null : (content.questCards[hero.quest]!.steps[hero.step] ?? null);

/** SM-10.4, SM-10.15: whether a hero stands where a step is taken. */
export function isThere(content: Content, hero: Hero, step: QuestStep): boolean {
  const city = content.cityAt[hero.at]!;
  if (step.elsewhere && hero.at === hero.steppedAt) return false;
  switch (step.at) {
    case 'home':
      return city === hero.city;
    case 'foreignCity':
      return city >= 0 && city !== hero.city;
    case 'gate':
      return content.gateAt[hero.at]! >= 0;
    default:
      return hero.at === step.at;
  }
}

/** SM-10.4, SM-10.5: one step a turn, on the hex it names, whole or not at all. */
export function offerErrand(board: Board, content: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  const step = nextStepOf(content, hero);
  if (step === null) return;
  if (!isThere(content, hero, step) || wasDone(board, ONCE_A_TURN.step)) out.deny(act.errand(), 'SM-10.4');
  else if (!RESOURCES.every((_, kind) => hero.goods[kind]! >= step.give[kind]!)) out.deny(act.errand(), 'SM-20.7');
  else if (!hasRoomFor(content, hero, step)) out.deny(act.errand(), 'SM-10.5');
  else out.allow(act.errand());
}

/** SM-10.5: whether what a step makes a hero carry fits, once that is given which it asks for. */
export const hasRoomFor = (content: Content, hero: Hero, { token, give }: QuestStep): boolean =>
  token !== 'take' || roomOf(content, hero) + sumOf(give) >= 1;

export function takeStep(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  const step = nextStepOf(flow.content, hero)!;
  board.did |= ONCE_A_TURN.step;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    hero.goods[kind]! -= step.give[kind]!;
    board.pool[kind]! += step.give[kind]!;
  }
  if (step.fight === null) flow.push(errand(seat));
  else flow.push(questFight(seat, step.fight.target, step.fight.lost));
}

function stepDone(hero: Hero, seat: Seat, flow: Flow<SevenMoons>): void {
  hero.step++;
  hero.steppedAt = hero.at;
  flow.tell({ t: 'questStep', rule: 'SM-10.4', seat, quest: hero.quest, step: hero.step });
}

export const errands = {
  done: {
    kind: 'deed',
    rules: ['SM-10.4', 'SM-10.8'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      const { quest } = hero;
      const { steps, reward } = flow.content.questCards[quest]!;
      stepDone(hero, frame.seat, flow);
      if (hero.step < steps.length) return flow.pop();
      hero.done.push(quest);
      hero.quest = -1;
      hero.step = 0;
      hero.steppedAt = -1;
      board.did |= ONCE_A_TURN.ended;
      flow.tell({ t: 'questDone', rule: 'SM-10.8', seat: frame.seat, quest });
      flow.become(effects(frame.seat, reward, 'SM-10.8'));
    },
  },
} satisfies Step<ErrandFrame>;

/** SM-10.9, SM-4.11: what is added to the dice without asking. */
export function fightBonus(content: Content, hero: Hero): number {
  let bonus = hero.mount === 'dragon' ? content.numbers.bonus.dragonInFight : 0;
  for (let row = 0; row < content.artefacts.length; row++) {
    if (!has(hero.artefacts, row)) continue;
    for (const power of content.artefacts[row]!.powers) if (power.power === 'fightBonus') bonus += power.n;
  }
  return bonus;
}

const canBoost = (board: Board, content: Content, seat: Seat): boolean => {
  const hero = heroOf(board, seat);
  return hero.crystals > 0 || (faerieOf(content, hero)?.power === 'fightBonus' && !wasDone(board, ONCE_A_TURN.power));
};

export const fights = {
  throw: {
    kind: 'draw',
    rules: ['SM-10.9', 'SM-4.11'],
    die: () => FIGHT_DICE,
    drawn(board, frame, outcome, flow) {
      const dice = FIGHT_DICE.faces[outcome]!;
      const bonus = fightBonus(flow.content, heroOf(board, frame.seat));
      frame.total = dice[0]! + dice[1]! + bonus;
      flow.tell({ t: 'fought', rule: 'SM-10.9', seat: frame.seat, dice, bonus, target: frame.target });
      frame.at = frame.total < frame.target && canBoost(board, flow.content, frame.seat) ? 'boost' : 'settle';
    },
  },
  boost: {
    kind: 'decision',
    rules: ['SM-11.4', 'SM-11.5', 'SM-17.6'],
    who: (_, frame) => only(frame.seat),
    offer(board, _, seat, out, { content }) {
      const hero = heroOf(board, seat);
      out.allow(act.pass());
      if (hero.crystals > 0) out.allow(act.spend());
      if (faerieOf(content, hero)?.power === 'fightBonus' && !wasDone(board, ONCE_A_TURN.power)) out.allow(act.nettle());
    },
    choose(board, frame, seat, action, flow) {
      const verb = verbOf(action);
      if (verb === 'spend') {
        const hero = heroOf(board, seat);
        hero.crystals--;
        board.crystals++;
        frame.total += flow.content.numbers.crystal.inFight;
        flow.tell({ t: 'boosted', rule: 'SM-11.4', seat, by: 'crystal', total: frame.total });
      } else if (verb === 'nettle') {
        const faerie = faerieOf(flow.content, heroOf(board, seat));
        board.did |= ONCE_A_TURN.power;
        frame.total += faerie?.power === 'fightBonus' ? faerie.n : 0;
        flow.tell({ t: 'boosted', rule: 'SM-17.6', seat, by: 'nettle', total: frame.total });
      }
      if (verb === 'pass' || frame.total >= frame.target || !canBoost(board, flow.content, seat)) frame.at = 'settle';
    },
  },
  settle: {
    kind: 'deed',
    rules: ['SM-10.9', 'SM-10.10'],
    run(board, frame, flow) {
      const { seat, total, target } = frame;
      const won = total >= target;
      board.did |= ONCE_A_TURN.ended;
      flow.tell({ t: 'fightOver', rule: 'SM-10.9', seat, won, total, target });
      if (won && frame.quest) flow.become(errand(seat));
      else flow.become(won ? effects(seat, frame.won, frame.rule) : effects(seat, frame.lost, 'SM-10.10'));
    },
  },
} satisfies Step<FightFrame>;
