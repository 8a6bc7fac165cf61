import type { BoardGame, Language } from '@hoard/paint';
import { Problem, type Types } from '@hoard/kernel';

/** What the shelf shows of a game before any of its code is loaded. */
export interface OnShelf {
  readonly id: string;
  readonly title: string;
  readonly line: Readonly<Record<Language, string>>;
  readonly players: { readonly least: number; readonly most: number };
  readonly minutes: { readonly least: number; readonly most: number };
}

/** Every game that can be played on the page. A new game is one folder, one row here, and one line below. */
export const shelf: readonly OnShelf[] = [
  {
    id: 'dragon-attack',
    title: 'Dragon Attack!',
    line: {
      en: 'A dragon robbed of its hoard burns its way to the palace. Find companions, fill your chest, and be there when it falls.',
      de: 'Ein bestohlener Drache brennt sich seinen Weg zum Palast. Finde Gefährten, fülle deine Truhe und sei dabei, wenn er fällt.',
    },
    players: { least: 1, most: 6 },
    minutes: { least: 15, most: 30 },
  },
];

const boards = {
  'dragon-attack': async () => (await import('./dragon-attack/board/index.tsx')).dragonAttackBoard,
};

/** Something that can be done with any game on the page, whatever its types. */
type Use<R> = <T extends Types>(board: BoardGame<T>) => R;

/** Loads the game of that name, and does something with it. */
export async function withBoard<R>(id: string, use: Use<R>): Promise<R> {
  if (!isBoard(id)) throw new Problem(`There is no game '${id}' here; expected ${Object.keys(boards).join(', ')}`);
  return use(await boards[id]());
}

const isBoard = (id: string): id is keyof typeof boards => Object.hasOwn(boards, id);
