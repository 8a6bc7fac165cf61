import type { Voices } from '@hoard/kernel';
import type { AttributeId, CardId, CategoryId, DeckId, EnemyKindId } from '../content/content.ts';
import type { QuestionName } from '../rules/index.ts';
import type { SiteId } from '../state/board.ts';
import type { ReactionFrame } from '../state/frames.ts';

/** What a listener is told of the window that is open. */
export interface Heard extends Pick<ReactionFrame, 'window' | 'seat' | 'actor' | 'concerned' | 'deed' | 'losses' | 'cause' | 'chain'> {
  /** The kind of the foe in a battle, DRAGON, or NONE. */
  readonly kind: EnemyKindId;
}

/** What a player is asked, by question. Cards, kinds of enemies and Place-Sites are named by their rows. */
export interface Questions extends Record<QuestionName, (...told: never[]) => string> {
  'setUp.hero'(): string;
  'split.choose'(free: number): string;
  /** So many are marked, and so many are to be kept. */
  'keep.choose'(marked: number, keep: number): string;
  'keep.confirm'(kept: readonly CardId[]): string;
  'gear.change'(isArranging: boolean): string;
  'aside.idle'(): string;
  'draw.replace'(card: CardId): string;
  /** Actions left, and what stands in his way: kinds of enemies, the Dragon. */
  'turn.act'(actions: number, foes: readonly EnemyKindId[]): string;
  'travel.step'(left: number): string;
  'travel.fly'(face: number): string;
  'rest.choose'(): string;
  'rest.found'(face: number): string;
  'visit.choose'(site: SiteId): string;
  'fight.won'(kind: EnemyKindId): string;
  /** By category: how many are too many. */
  'limit.choose'(over: readonly number[]): string;
  'shift.choose'(kind: EnemyKindId, left: number): string;
  /** How far from whom; `isExact` where no other distance will do. */
  'place.choose'(distance: number, isExact: boolean, from: number, seat: number, voices: Voices): string;
  'place.move'(kind: EnemyKindId): string;
  'found.offer'(): string;
  'found.choose'(site: SiteId): string;
  'dragon.fly'(): string;
  'dragon.expose'(): string;
  'consent.vote'(by: number, wish: 'more' | 'after', voices: Voices): string;
  'stop.wait'(): string;
  'stop.charge'(): string;
  'stop.break'(): string;
  'passive.wait'(): string;
  'enemyMove.choose'(): string;
  'summon.choose'(by: number, voices: Voices): string;
  'card.clause'(card: CardId): string;
  'card.target'(card: CardId): string;
  /** By category: so many are due. */
  'pay.choose'(due: readonly number[]): string;
  /** What it costs and does, in words. */
  'instant.accept'(card: CardId, cost: string, does: string): string;
  'encounter.card'(by: number, of: CategoryId, voices: Voices): string;
  'trade.talk'(other: number, stands: boolean, kind: 'trade' | 'exchange', voices: Voices): string;
  'reaction.answer'(heard: Heard, voices: Voices): string;
  'effects.or'(): string;
  'effects.attribute'(n: number): string;
  'effects.amount'(from: AttributeId, into: AttributeId): string;
  /** What is done to the hero that is chosen, in words. */
  'effects.hero'(does: string): string;
  'effects.enemy'(does: 'expose' | 'scry' | 'veil', left: number): string;
  'effects.space'(): string;
  'effects.card'(does: 'discard' | 'drop', of: CategoryId, left: number): string;
  'effects.drop'(card: CardId): string;
  'effects.buy'(left: number, gold: number): string;
  'effects.sell'(left: number): string;
  'effects.keep'(deck: DeckId, left: number): string;
  'effects.deck'(): string;
  /** The face that a die is turned to, or 0 where it is thrown again. */
  'effects.die'(face: number): string;
  'effects.rock'(): string;
  'effects.loot'(by: number, of: CategoryId, voices: Voices): string;
  /** The Place-Site that was chosen first, or NONE. */
  'effects.swap'(site: SiteId): string;
}
