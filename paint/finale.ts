import type { Types, ViewOf, Voices } from '@hoard/kernel';
import type { ComponentType } from 'preact';
import type { BoardGame, Language } from './boardGame.ts';

/** How the end of a game feels. */
export type Mood = 'triumph' | 'riches' | 'ruin';

/** A story that the game has written. */
export interface Epilogue {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The end of a game as a scene of its own. */
export interface Finale<T extends Types> {
  mood(view: ViewOf<T>): Mood;
  /** A few words that fit a phone. */
  headline(view: ViewOf<T>, language: Language): string;
  /** What is told at the end, line by line, or null. */
  epilogue?(events: readonly T['event'][], view: ViewOf<T>, language: Language, voices: Voices): Epilogue | null;
  /** The picture above it; loaded when the game is over. */
  readonly picture: () => Promise<ComponentType<{ readonly view: ViewOf<T> }>>;
}

/** A game that ends in a scene of its own. */
export interface WithFinale<T extends Types> {
  readonly finale: Finale<T>;
}

export const hasFinale = <T extends Types>(board: BoardGame<T>): board is BoardGame<T> & WithFinale<T> => 'finale' in board;
