import type { QuestionName } from '../rules/index.ts';
import type { About } from '../state/choices.ts';

/** What a player is asked, by question. Heroes, tiles, stories and cards are named by their rows. */
export interface Questions extends Record<QuestionName, (...told: never[]) => string> {
  'setUp.hero'(): string;
  'redraw.choose'(cards: readonly number[]): string;
  'circles.choose'(hero: number, tile: number): string;
  /** `story` is the Story card that lies face-up; `won` whether the chapter is, where it is over. */
  'ballot.vote'(about: About, story: number, won: boolean): string;
  'concede.answer'(): string;
  'merchant.buy'(stones: readonly number[]): string;
  'merchant.pay'(price: number): string;
  'drink.use'(left: number): string;
  'pick.keep'(): string;
  'pick.order'(): string;
  'colour.choose'(left: number): string;
  'forfeit.choose'(): string;
  'discard.choose'(): string;
  'heroTurn.act'(hero: number, skills: number): string;
  'skill.foe'(hero: number, skill: number): string;
  'skill.set'(hero: number, skill: number, laid: readonly number[]): string;
  'skill.burn'(hero: number, skill: number): string;
  'skill.pay'(colour: number): string;
  'artifact.foe'(card: number): string;
  'effects.other'(hero: number): string;
  /** What is done to the hero that is chosen, in words. */
  'effects.hero'(does: string): string;
  'effects.circle'(hero: number): string;
  'effects.swap'(): string;
  'effects.peek'(): string;
  'revival.offer'(hero: number): string;
  'draft.take'(items: readonly number[]): string;
}
