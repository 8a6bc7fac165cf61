import type { Flow, Seat } from '@hoard/kernel';
import { ANY, type Effect, type Effects } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { EffectsFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { cityGain } from './07-strongholds.ts';
import { canJoin, recruit } from './08-allies.ts';
import { advance } from './09-moonrise.ts';
import { gainCrystals, loseGold } from './11-inventory.ts';
import { DID } from './did.ts';
import { cardFight } from './frames.ts';
import { heroOf, homeOf, sumOf, together } from './things.ts';

// What an effect does at once. What somebody must decide or roll for first is a step in effects.ts.

/** The first effect of the queue gives way to others. */
export function becomes(frame: EffectsFrame, does: Effects): void {
  frame.queue.splice(0, 1, ...does);
  frame.at = 'next';
}

/** Does an effect that needs nobody's decision, or leads to the moment that decides. */
export function perform(board: Board, frame: EffectsFrame, effect: Effect, flow: Flow<SevenMoons>): void {
  const { seat } = frame;
  const { content } = flow;
  const hero = heroOf(board, seat);
  switch (effect.do) {
    case 'roll':
    case 'gainGoldRolled':
      frame.at = 'roll';
      return;
    case 'choose':
      frame.at = 'choose';
      return;
    case 'gainResource':
      frame.left = effect.n;
      frame.at = 'goods';
      return;
    case 'cityGain':
      if (effect.kind === ANY || effect.optional) {
        frame.at = 'city';
        return;
      }
      cityGain(board, seat, effect.kind, flow);
      break;
    case 'send':
      frame.left = effect.n;
      frame.at = 'send';
      return;
    case 'loseResource':
      frame.left = Math.min(effect.n, sumOf(hero.goods));
      break;
    case 'gainArtefact':
      if (board.artefacts.length > 0) {
        frame.at = 'artefact';
        return;
      }
      gainGold(board, seat, content.numbers.instead.artefact, 'SM-11.7', flow);
      break;
    case 'peekDeck':
      frame.owner = -1;
      frame.looked = 0;
      frame.left = Math.min(effect.n, board.shadow.filter(({ owner }) => owner < 0).length);
      frame.at = 'peek';
      if (frame.left > 0) return;
      break;
    case 'peekRival':
      if (board.shadow.some(({ owner }) => owner >= 0 && owner !== seat)) {
        frame.at = 'rival';
        return;
      }
      break;
    case 'moveTo':
      if (effect.to !== 'home' || effect.optional) {
        frame.at = 'place';
        return;
      }
      moveTo(board, seat, homeOf(board, content, seat), flow);
      break;
    case 'drawFaerie':
      if (board.faeries.length > 0 && hero.faerie < 0) {
        frame.at = 'faerie';
        return;
      }
      break;
    case 'drawQuest':
      if (hero.quest < 0 && board.quests.length > 0) frame.at = 'quest';
      else becomes(frame, effect.otherwise);
      return;
    case 'setMarketDie':
      frame.at = 'price';
      return;
    case 'fight':
      becomes(frame, []);
      return flow.push(cardFight(seat, effect.target, effect.won, effect.lost, frame.rule));
    case 'byMount':
      return becomes(frame, effect.does[hero.mount]);
    case 'byMode':
      return becomes(frame, together(board.mode) ? effect.together : effect.competitive);
    case 'gainGold':
      gainGold(board, seat, effect.n, frame.rule, flow);
      break;
    case 'loseGold':
      forfeitGold(board, seat, effect.n, flow);
      break;
    case 'gainCrystal':
      gainCrystals(board, seat, effect.n, frame.rule, flow);
      break;
    case 'gainHorse':
      if (hero.mount !== 'foot') break;
      hero.mount = 'horse';
      flow.tell({ t: 'horse', rule: frame.rule, seat, price: 0 });
      break;
    case 'recruit':
      if (canJoin(board, seat, effect.ally)) recruit(board, seat, effect.ally, 0, flow);
      break;
    case 'bonusNextMove':
      hero.song += effect.n;
      break;
    case 'advance':
      for (let i = 0; i < effect.n; i++) advance(board, 'SM-16.5', flow);
      // SM-9.6: the seventh moon skips the rest of the card.
      if (board.moon === content.numbers.moons.last) frame.queue.length = 1;
      break;
    case 'endTurn':
      board.did |= DID.ended;
  }
  becomes(frame, []);
  if (effect.do === 'loseResource' && frame.left > 0) frame.at = 'give';
}

/** From the treasury, which never runs dry (SM-20.5). */
export function gainGold(board: Board, seat: Seat, gold: number, rule: string, flow: Flow<SevenMoons>): void {
  heroOf(board, seat).gold += gold;
  flow.tell({ t: 'gold', rule, seat, gold });
}

/** SM-20.7: a card takes what there is, and says nothing to who has nothing. */
function forfeitGold(board: Board, seat: Seat, gold: number, flow: Flow<SevenMoons>): void {
  const lost = loseGold(board, seat, gold);
  if (lost > 0) flow.tell({ t: 'gold', rule: 'SM-20.7', seat, gold: -lost, forced: true });
}

/** SM-3.24: placed there, without anything that entering brings. */
export function moveTo(board: Board, seat: Seat, hex: number, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  const from = hero.at;
  hero.at = hex;
  flow.tell({ t: 'moved', rule: 'SM-3.24', seat, from, to: hex });
}
