import { openBrowserStore } from './gameStore.ts';
import { KeptGames } from './keptGames.ts';

/** The games of this browser. */
export const games = new KeptGames(openBrowserStore(), Date.now);
