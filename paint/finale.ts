import type { Language, Types, ViewOf, Voices } from '@hoard/kernel';
import type { ComponentType } from 'preact';

/** How the end of a game feels. */
export type Mood = 'triumph' | 'riches' | 'ruin';

/** The end of a game as a scene of its own. */
export interface Finale<T extends Types> {
  /** Loads what the game tells only at its end; nothing of this is asked before. */
  readonly ready?: () => Promise<void>;
  mood(view: ViewOf<T>): Mood;
  /** A few words that fit a phone. */
  headline(view: ViewOf<T>, language: Language): string;
  /** Under it: how the game ended, where that is more than who has won. */
  result?(view: ViewOf<T>, language: Language, voices: Voices): string;
  /** The picture above it; loaded when the game is over. */
  readonly picture: () => Promise<ComponentType<{ readonly view: ViewOf<T> }>>;
}
