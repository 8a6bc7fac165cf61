import type { HexId } from '../content/ids.ts';
import { argumentOf, drawFrom, fairDie, type Action, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board, Hero } from '../state/board.ts';
import type { EncounterFrame } from '../state/frames.ts';
import type { SevenMoons, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { loseGold, loseResource } from './11-inventory.ts';
import { effects } from './frames.ts';
import { faerieOf, heroOf, isSolo, isWilderness, sumOf } from './things.ts';

// Chapter 5: wilderness and encounters.

export const BANDIT_DIE = fairDie('sm.bandit-die', 6);
const cardFrom = drawFrom('sm.wilderness-card');

/** What a robber may take: gold, then resources by kind. */
export const LOOT = ['gold', 'wood', 'iron', 'stone'] as const;
const GOLD = 0;

/** SM-5.1, SM-5.3, SM-5.4, SM-5.12: whether bandits try a hero who enters a hex. */
export const banditsWait = (board: Board, content: Content, hero: Hero, hex: HexId): boolean =>
  hero.mount !== 'dragon' &&
  isWilderness(board, content, hex) &&
  (hero.gold > 0 || sumOf(hero.goods) > 0) &&
  (hero.artefacts & content.artefactsWith.noBandits) === 0;

/** SM-5.2. */
export const isRobbed = ({ numbers }: Content, die: number): boolean => die <= numbers.die.robbedUpTo;

export function offerLoot(board: Board, content: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  if (hero.gold > 0) out.allow(act.lose(GOLD));
  for (let kind = 0; kind < hero.goods.length; kind++) if (hero.goods[kind]! > 0) out.allow(act.lose(1 + kind));
  if (faerieOf(content, hero)?.power === 'cancelRobbery' && !wasDone(board, ONCE_A_TURN.power)) out.allow(act.ward());
}

/** SM-5.5: gold to the treasury, goods to the pool. */
export function robbed(board: Board, seat: Seat, action: Action, flow: Flow<SevenMoons>): void {
  if (verbOf(action) === 'ward') {
    board.did |= ONCE_A_TURN.power;
    flow.tell({ t: 'warded', rule: 'SM-17.6', seat });
    return;
  }
  const loot = argumentOf(action);
  if (loot === GOLD) loseGold(board, seat, 1);
  else loseResource(board, seat, loot - 1);
  flow.tell({ t: 'robbed', rule: 'SM-5.2', seat, loot });
}

export const encounters = {
  fire: {
    kind: 'deed',
    rules: ['SM-5.8', 'SM-5.13', 'SM-5.14', 'SM-18.4'],
    run(board, frame, flow) {
      const fire = flow.content.fireAt[heroOf(board, frame.seat).at]!;
      board.fires &= ~(1 << fire);
      board.did |= ONCE_A_TURN.encounter;
      if (isSolo(board)) {
        heroOf(board, frame.seat).gems++;
        flow.tell({ t: 'gem', rule: 'SM-18.4', seat: frame.seat });
      }
      if (board.wilderness.length === 0) board.wilderness = board.wildernessGone.splice(0);
      frame.at = board.wilderness.length === 0 ? 'resolved' : 'draw';
      if (frame.at === 'draw') return;
      const gold = flow.content.numbers.instead.wildernessCard;
      heroOf(board, frame.seat).gold += gold;
      flow.tell({ t: 'gold', rule: 'SM-5.14', seat: frame.seat, gold });
    },
  },
  draw: {
    kind: 'draw',
    rules: ['SM-5.8', 'SM-1.6'],
    die: (board) => cardFrom(board.wilderness.length),
    drawn(board, frame, outcome, flow) {
      const [card] = board.wilderness.splice(outcome, 1);
      frame.card = card!;
      flow.tell({ t: 'encounter', rule: 'SM-5.8', seat: frame.seat, card: frame.card, hex: heroOf(board, frame.seat).at });
      frame.at = 'resolved';
      flow.push(effects(frame.seat, flow.content.wildernessCards[frame.card]!.does, 'SM-5.15'));
    },
  },
  resolved: {
    kind: 'deed',
    rules: ['SM-5.11', 'SM-5.14'],
    run(board, frame, flow) {
      if (frame.card >= 0) board.wildernessGone.push(frame.card);
      board.did |= ONCE_A_TURN.ended;
      flow.pop();
    },
  },
} satisfies Step<EncounterFrame>;
