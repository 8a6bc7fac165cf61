import { type Seat } from '@hoard/kernel';
import type { CardId, Content } from '../content/content.ts';
import { NONE, NOWHERE, type Board, type Hero } from '../state/board.ts';
import type { LossFrame } from '../state/cardFrames.ts';
import type { Cause } from '../state/choices.ts';
import type { Flow, Step } from '../state/types.ts';
import { isOverLimit } from './11-limit.ts';
import { cutShort } from './26-lanes.ts';
import { openWindow } from './windowFrame.ts';
import { showProtection } from './10-help.ts';
import { FAITH, VITALITY } from './bank.ts';
import { automatic, clauseOf, spend } from './clauses.ts';
import { effectsOf } from './effects/frame.ts';
import { SPARED, isProtected } from './standing.ts';
import { limit } from './turnFrames.ts';
import { favourOf, favouring } from './durations.ts';

/** HP-20.1: some heroes are about to lose VITALITY at once; `losses` by seat. */
export const losing = (losses: number[], cause: Cause, rule: string): LossFrame => ({ k: 'loss', at: 'ask', cause, rule, losses });

/** The same for one hero. */
export function losingOf(board: Board, seat: Seat, n: number, cause: Cause, rule: string): LossFrame {
  const losses = board.heroes.map(() => 0);
  losses[seat] = n;
  return losing(losses, cause, rule);
}

/** Somebody has nothing left by another way than a loss of VITALITY (HP-20.7). */
export const falling = (board: Board, seat: Seat, rule: string): LossFrame => ({ ...losingOf(board, seat, 1, 'card', rule), at: 'fall' });

/** HP-20.5. */
export const isDead = ({ gems }: Hero): boolean => gems[VITALITY] === 0 && gems[FAITH] === 0;

export const lossSteps: Step<LossFrame> = {
  ask: {
    kind: 'deed',
    rules: ['HP-20.15', 'HP-24.19'],
    run(board, frame, flow) {
      const { losses, cause } = frame;
      frame.at = 'take';
      let isOpen = false;
      for (const hero of board.heroes) {
        if (losses[hero.seat] === 0) continue;
        // HP-20.8: who is not there loses nothing.
        if (hero.at === NOWHERE) losses[hero.seat] = 0;
        const relief = reliefOf(board, flow.content, hero, cause, losses[hero.seat]!);
        if (hero.favour !== null || relief > 0) Object.assign(favouring(hero), { relief, savedBy: NONE });
        if (losses[hero.seat]! > relief) isOpen = true;
      }
      if (isOpen)
        flow.push(
          openWindow(board, 'w6', firstLoser(losses), {
            losses: losses.map((loss, seat) => Math.max(0, loss - favourOf(board.heroes[seat]!).relief)),
            cause,
          }),
        );
    },
  },
  take: {
    kind: 'deed',
    rules: ['HP-20.2', 'HP-20.3', 'HP-20.6', 'HP-20.12'],
    run(board, frame, flow) {
      frame.at = 'fall';
      for (const hero of board.heroes) if (frame.losses[hero.seat]! > 0) take(board, hero, frame, flow);
    },
  },
  fall: {
    kind: 'deed',
    rules: ['HP-20.5', 'HP-20.8', 'HP-20.12', 'HP-11.22'],
    run(board, frame, flow) {
      const fallen = board.heroes.find((hero) => frame.losses[hero.seat]! > 0 && hero.at !== NOWHERE && isDead(hero));
      if (fallen === undefined) return flow.pop();
      if (isOverLimit(flow.content, fallen)) return flow.push(limit(fallen.seat));
      const { seat, at } = fallen;
      fallen.at = NOWHERE;
      fallen.asleep = false;
      flow.tell({ t: 'fell', rule: 'HP-20.8', seat, at });
      cutShort(board, seat, flow);
    },
  },
};

const firstLoser = (losses: readonly number[]): Seat => losses.findIndex((loss) => loss > 0);

/** What worn and held cards spare without being asked: all of a burn, 1 of a lost battle or a tie. */
function reliefOf(board: Board, content: Content, hero: Hero, cause: Cause, loss: number): number {
  if (isKeptFrom(board, content, hero, cause)) return loss;
  if (cause !== 'tie' && cause !== 'loss') return 0;
  const use = automatic(content, hero, cause)[0];
  if (use === undefined) return 0;
  // Without a limit of its own it works in every battle.
  if (clauseOf(content, use.card, use.clause).limit !== undefined) spend(hero, content, use.card, use.clause);
  return 1;
}

function isKeptFrom(board: Board, content: Content, hero: Hero, cause: Cause): boolean {
  const spared = SPARED.find((word) => word === cause);
  return spared !== undefined && isProtected(board, content, hero, spared);
}

function take(board: Board, hero: Hero, { losses, cause, rule }: LossFrame, flow: Flow): void {
  const { seat, gems } = hero;
  const { relief, savedBy } = favourOf(hero);
  const loss = losses[seat]!;
  // A card of W6 may have begun to protect him only now.
  const word = SPARED.find((one) => one === cause);
  if (word !== undefined) showProtection(board, hero, word, flow);
  const spared = isKeptFrom(board, flow.content, hero, cause) ? loss : Math.min(loss, relief);
  const vitality = Math.min(loss - spared, gems[VITALITY]!);
  const faith = Math.min(loss - spared - vitality, gems[FAITH]!);
  gems[VITALITY]! -= vitality;
  gems[FAITH]! -= faith;
  // HP-21.8: what was spared was never lost.
  if (cause === 'active' || cause === 'incidental') hero.burned += vitality + faith;
  if (relief > 0) favouring(hero).relief = 0;
  if (spared > 0) flow.tell({ t: 'spared', rule, seat, cause, n: spared });
  if (vitality + faith > 0) flow.tell({ t: 'lost', rule, seat, cause, vitality, faith });
  if (savedBy !== NONE) save(hero, savedBy, flow);
}

/** Instead of falling he is left with 1 FAITH; whatever else the card does comes after the loss. */
function save(hero: Hero, card: CardId, flow: Flow): void {
  const { seat, gems } = hero;
  favouring(hero).savedBy = NONE;
  if (isDead(hero)) {
    gems[FAITH] = 1;
    flow.tell({ t: 'saved', rule: 'HP-20.15', seat });
  }
  const { does } = flow.content.cards[card]!.clauses.find(({ when }) => when === 'fall')!;
  flow.push(effectsOf(seat, does.slice(1), 'HP-20.15', card));
}
