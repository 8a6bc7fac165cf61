import { heropathWith } from '../game.ts';
import { content } from './table.ts';

const FULL = { arms: 2, market: 3, magic: 5, abilities: 5 };
const { draft } = content.numbers;
/**
 * Random heroes hardly ever hold cards that they can use: here all begin with their hands full, and with gems enough for them, so that windows,
 * chains, thefts, looks and bargains come up, too.
 */
export const laden = heropathWith({
  ...content,
  heroes: content.heroes.map((hero) => ({ ...hero, gems: [4, 3, 4, 4, 4], gold: 6, food: 3 })),
  numbers: { ...content.numbers, draft: { ...draft, deal: FULL, keep: [15], solo: FULL, soloKeep: 15 } },
});
