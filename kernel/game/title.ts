import type { Game, Types } from './game.ts';
import type { Judgement } from './judgement.ts';
import type { Study } from './study.ts';
import type { EventRows } from '../words/eventRow.ts';
import type { Telling } from '../words/telling.ts';
import type { Terminal } from '../words/terminal.ts';
import type { Variant } from './variant.ts';

/** A game with all that surrounds its rules: what the shelf, the bots and the laboratory need of it. */
export interface Title<T extends Types> {
  readonly game: Game<T>;
  /** The same game with a content set of one's own: parsed files by name (without `.json`); what is not given is as in the box. */
  withContent(name: string, files: Readonly<Record<string, unknown>>): Game<T>;
  judgementOf(game: Game<T>): Judgement<T>;
  readonly study: Study<T>;
  /** The rules in words, one paragraph for each rule id. */
  readonly rulebook: URL;
  /** Whether a seat may know something that another may not: then people at one screen cover it between turns. */
  readonly secrets: boolean;
  /** What may be chosen before the game. */
  readonly variants: readonly Variant[];
  /** How each kind of event is shown, heard and dwelt upon. */
  readonly events: EventRows<T['event']>;
  /** What the game tells, in English. */
  tellingOf(game: Game<T>): Telling<T>;
  terminalOf(game: Game<T>): Terminal<T>;
}
