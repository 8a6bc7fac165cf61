import type { BoardGame, Language } from '@hoard/paint';
import { Problem, type Types } from '@hoard/kernel';

/** What the shelf shows of a game before any of its code is loaded. */
export interface OnShelf {
  readonly id: string;
  readonly title: string;
  readonly line: Readonly<Record<Language, string>>;
  readonly players: { readonly least: number; readonly most: number };
  readonly minutes: { readonly least: number; readonly most: number };
  /** What is on its box, as the path of one shape of game-icons.net in a field of 512 by 512; else the dragon of the page. */
  readonly picture?: string;
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
  {
    id: 'seven-moons',
    title: '7 Moons',
    line: {
      en: 'Trade across Dragon Reach, raise walls and hire allies. Each one wakes the Shadow Army, and on the seventh moon it comes for every city.',
      de: 'Handle quer durch die Drachenlande, baue Mauern, wirb Verbündete. Jeder weckt die Schattenarmee, und beim siebten Mond holt sie jede Stadt.',
    },
    players: { least: 1, most: 4 },
    minutes: { least: 30, most: 45 },
    picture:
      'M305 18a192 192 0 0 0-160 80c26-10 54-13 83-10 97 12 165 100 153 197-6 48-30 89-66 116a192 192 0 0 0 176-167 192 192 0 0 0-166-214 192 192 0 0 0-20-2M59 91c4 11 2 37-1 45 21 9 19 35 16 43 31 5 35 15 36 33 13-11 23-16 48 4 3-7 19-27 40-17 3-8 20-28 30-32-18-17-42-19-60-18-6 15-16 29-30 22l6-23-10 4-4-11-12 22c-14-6-12-24-6-39-11-14-29-31-53-33M317 301c-40 1-73 25-93 45 7 26 7 54-18 62l-17-37-8 17-17-9 7 41c-25 7-41-16-49-41-29-5-71-6-105 19 16 9 41 43 45 56 38-12 63 23 66 36 47-29 64-21 84 1 5-29 14-46 68-50-3-12-3-55 35-67-4-13-3-56 6-73z',
  },
];

/** Something that can be done with any game on the page, whatever its types. */
type Use<R> = <T extends Types>(board: BoardGame<T>) => R;

/** A board whose types only those know who use it. */
const board =
  <T extends Types>(load: () => Promise<BoardGame<T>>) =>
  async <R>(use: Use<R | Promise<R>>): Promise<R> =>
    use(await load());

const boards = {
  'dragon-attack': board(async () => (await import('./dragon-attack/board/index.tsx')).dragonAttackBoard),
  'seven-moons': board(async () => (await import('./seven-moons/board/index.tsx')).sevenMoonsBoard),
};

/** Loads the game of that name, and does something with it. */
export async function withBoard<R>(id: string, use: Use<R | Promise<R>>): Promise<R> {
  if (!isBoard(id))
    throw new Problem(`There is no game '${id}' here; expected ${Object.keys(boards).join(', ')}`, {
      fault: 'unknownGame',
      args: { game: id },
    });
  return boards[id](use);
}

const isBoard = (id: string): id is keyof typeof boards => Object.hasOwn(boards, id);
