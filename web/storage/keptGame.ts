import { hasEnded, isChoice, type GameFile } from '@hoard/kernel';

/** A game as it is kept in the browser. */
export interface KeptGame {
  readonly id: string;
  /** When it last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly about: About;
  /** The game file as text: it goes through the same reader as a file from outside. */
  readonly text: string;
  /** The tab that plays it, where tabs have to write that down: whatever another one writes is refused. */
  readonly holder?: string | undefined;
}

/** What a list tells of a game without reading it. */
interface About {
  readonly game: string;
  readonly names: readonly string[];
  readonly choices: number;
  readonly over: boolean;
}

/** A game as it is kept from a moment on. */
export function keptGame(id: string, changed: number, file: GameFile): KeptGame {
  const names = file.seated.map(({ name }) => name);
  const choices = file.journal.filter(isChoice).length;
  return { id, changed, about: { game: file.game, names, choices, over: hasEnded(file) }, text: JSON.stringify(file) };
}
