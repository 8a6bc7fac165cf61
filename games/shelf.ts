import { Problem } from '@hoard/kernel/problem';
import type { InEveryLanguage } from '@hoard/kernel';

/** What the shelf shows of a game before any of its code is loaded. */
export interface OnShelf {
  readonly id: string;
  readonly title: string;
  readonly line: InEveryLanguage;
  readonly players: { readonly least: number; readonly most: number };
  readonly minutes: { readonly least: number; readonly most: number };
  /** What is on its box, as the path of one shape of game-icons.net in a field of 512 by 512; else the dragon of the page. */
  readonly picture?: string;
}

/** Every game on the shelf. A new game is one folder and one row here; all else is found in the rooms of its folder. */
export const SHELF: readonly OnShelf[] = [
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
  {
    id: 'epic-seven-arise',
    title: 'Epic Seven Arise',
    line: {
      en: 'Four heroes, six chapters, one title. Fight side by side with pairs, runs and triples; only the one with the most Skystones becomes Grand Champion.',
      de: 'Vier Helden, sechs Kapitel, ein Titel. Kämpft Seite an Seite mit Paaren, Folgen und Drillingen; nur wer die meisten Himmelssteine hat, wird Großchampion.',
    },
    players: { least: 1, most: 4 },
    minutes: { least: 45, most: 75 },
    picture:
      'M256 16L432 144L384 384L256 496L128 384L80 144ZM256 72L136 160L256 200L376 160ZM120 192L160 368L240 440V232ZM392 192L272 232V440L352 368Z',
  },
  {
    id: 'heropath',
    title: 'Heropath',
    line: {
      en: 'A snowbound land, and a Dragon that grows with every enemy you slay. Gather gems, gear and friends: are you strong enough yet, or will waiting make it worse?',
      de: 'Ein verschneites Land und ein Drache, der mit jedem erschlagenen Feind wächst. Sammle Edelsteine, Rüstung und Freunde: Bist du schon stark genug, oder macht Warten es schlimmer?',
    },
    players: { least: 1, most: 6 },
    minutes: { least: 60, most: 180 },
    picture:
      'M336 56L398 196L366 172L338 206L310 172L280 192ZM272 216L310 200L338 234L366 200L408 220L500 464H12L96 292L128 322L160 282L192 318L216 300ZM160 148L208 268L190 286L160 254L126 290L106 268Z',
  },
];

/** What a game is called; by its id where it is not on the shelf. */
export const titleOf = (game: string): string => SHELF.find(({ id }) => id === game)?.title ?? game;

export const titleIds = (): string[] => SHELF.map(({ id }) => id);

/** What has no row is never looked for in a folder. */
export function checkOnShelf(id: string): void {
  if (titleIds().includes(id)) return;
  throw new Problem(`There is no game '${id}'; expected ${titleIds().join(', ')}`, {
    fault: 'unknownGame',
    args: { game: id },
  });
}
