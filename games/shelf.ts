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
  readonly box: BoxArt;
}

/** The scene on the box of a game, in values of CSS: a sky, a skyline before it, and the sign of the game between them. */
export interface BoxArt {
  readonly sky: string;
  readonly ground: string;
  readonly skyline: string;
  readonly sign: string;
  readonly signWidth: string;
  readonly glow: string;
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
    box: {
      sky: 'radial-gradient(60% 55% at 50% 105%, #ffb347, rgb(226 98 43 / 0.8) 35%, transparent 75%), radial-gradient(120% 100% at 50% 110%, #7a2408, #2a0f08 60%, #120705)',
      ground: '#120705',
      // The roofs of Silverado.
      skyline:
        'polygon(0 70%, 6% 48%, 12% 70%, 12% 60%, 18% 34%, 24% 60%, 24% 74%, 33% 74%, 36% 58%, 39% 58%, 39% 22%, 41.5% 4%, 44% 22%, 44% 46%, 48% 46%, 48% 14%, 50% -6%, 52% 14%, 52% 46%, 56% 46%, 56% 22%, 58.5% 4%, 61% 22%, 61% 58%, 64% 58%, 67% 74%, 74% 74%, 79% 44%, 84% 74%, 88% 60%, 94% 36%, 100% 64%, 100% 100%, 0 100%)',
      sign: '#1a0805',
      signWidth: 'min(15rem, 60%)',
      glow: 'drop-shadow(0 0 2px #ff9a3d) drop-shadow(0 0 26px rgb(255 140 50 / 0.65))',
    },
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
    box: {
      sky: 'radial-gradient(circle at 50% 44%, #ffd9a6 0 16%, rgb(224 113 74 / 0.55) 17% 20%, transparent 48%), linear-gradient(#0b1022, #2b2350 55%, #7d2f2c)',
      ground: '#0d0a18',
      // The walls of the cities, under the night over Dragon Reach.
      skyline:
        'polygon(0 100%, 0 62%, 8% 62%, 8% 30%, 10% 24%, 12% 30%, 12% 62%, 30% 62%, 30% 44%, 34% 44%, 34% 62%, 60% 62%, 60% 20%, 63% 10%, 66% 20%, 66% 62%, 84% 62%, 84% 40%, 88% 40%, 88% 62%, 100% 62%, 100% 100%)',
      sign: '#14101f',
      signWidth: 'min(11rem, 46%)',
      glow: 'drop-shadow(0 0 3px #ffcf8a) drop-shadow(0 0 30px rgb(255 170 90 / 0.5))',
    },
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
    box: {
      sky: 'radial-gradient(circle at 50% 62%, #fff6d8 0 15%, rgb(255 236 190 / 0.7) 16% 24%, transparent 52%), linear-gradient(#9fd0ea, #fbe3ce 60%, #f4b7cb)',
      ground: '#7fb58f',
      // Mountains behind the orchard.
      skyline:
        'polygon(0 100%, 0 66%, 10% 38%, 17% 56%, 30% 14%, 38% 44%, 44% 34%, 52% 58%, 63% 24%, 71% 50%, 82% 20%, 92% 52%, 100% 36%, 100% 100%)',
      sign: '#8c2f5c',
      signWidth: 'min(9rem, 40%)',
      glow: 'drop-shadow(0 0 3px #fff) drop-shadow(0 0 24px rgb(255 255 255 / 0.8))',
    },
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
    box: {
      sky: 'radial-gradient(46% 40% at 50% 62%, rgb(255 150 70 / 0.9), rgb(190 60 30 / 0.55) 40%, transparent 76%), linear-gradient(#0d1a2b, #33495f 58%, #8fa3b3)',
      ground: '#dfe8ee',
      // Cliffs under snow, and the farmhouse from which all set out.
      skyline:
        'polygon(0 100%, 0 58%, 7% 40%, 12% 52%, 20% 22%, 26% 46%, 31% 36%, 38% 64%, 46% 70%, 46% 62%, 50% 54%, 54% 62%, 54% 70%, 63% 66%, 70% 34%, 75% 48%, 83% 16%, 90% 50%, 95% 40%, 100% 56%, 100% 100%)',
      sign: '#16202b',
      signWidth: 'min(11rem, 46%)',
      glow: 'drop-shadow(0 0 3px #ffb066) drop-shadow(0 0 28px rgb(255 120 50 / 0.6))',
    },
    picture:
      'M336 56L398 196L366 172L338 206L310 172L280 192ZM272 216L310 200L338 234L366 200L408 220L500 464H12L96 292L128 322L160 282L192 318L216 300ZM160 148L208 268L190 286L160 254L126 290L106 268Z',
  },
];

export const titleIds = (): string[] => SHELF.map(({ id }) => id);

/** What has no row is never looked for in a folder. */
export function checkOnShelf(id: string): void {
  if (titleIds().includes(id)) return;
  throw new Problem(`There is no game '${id}'; expected ${titleIds().join(', ')}`, {
    fault: 'unknownGame',
    args: { game: id },
  });
}
