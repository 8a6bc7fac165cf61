import type { Competition } from '../state/choices.ts';
import { asHeIs, asHeWillBe, type Hopes } from './hopes.ts';
import { WEIGHTS } from './weights.ts';

/** How players differ: what they weigh, and how long they wait. */
export interface Manner {
  /** The chance to slay the Dragon that is worth trying, with all the time in the world; how much of it goes as time runs out. */
  readonly patience: number;
  readonly haste: number;
  /** How much lower the bar is for the chance that a rival has. */
  readonly rivalry: number;
  /** A smaller chance is never worth trying while there is time. */
  readonly least: number;
  /** How much a lost battle hurts beyond the gem. */
  readonly fear: number;
  /** Whether he counts on fighting again what has beaten him. */
  readonly retries: boolean;
  /** What a level of the Scale costs, where all share it and where it is everybody's. */
  readonly evil: number;
  readonly evilTogether: number;
  /** What a kill is worth in Co-op without which the Scale would rise at the end of the round (HP-28.34). */
  readonly awaited: number;
  /** What it is worth to meet somebody who can be robbed. */
  readonly malice: number;
  /** Whether he rests and changes his gear before he goes to the Dragon, and fights it once he is there. */
  readonly prepares: boolean;
  /** What he thinks of cards that he may not use yet. */
  readonly hopes: Hopes;
  /** What an action is worth where nothing is worth as much as usual, from more to less. */
  readonly leaner: readonly number[];
  /** How much counts what can be done after the next thing. */
  readonly ahead: number;
}

/** The temper that plays best. */
export const SHARPEST = 0.5;

/**
 * Against others every action counts: what it could bring elsewhere, and where it leads. From an edge of 2 to 4 over the Dragon each point is
 * worth a fifth of the game, and a lost battle costs two and a turn: who has time waits for one point more, and who is about to be beaten to it
 * takes any chance. Solved for two who race at 0.3 to 0.5 points a turn, the edge to go with falls from 4 or 5 to 1 as that of the rival rises
 * to 4.
 */
const RACING: Partial<Manner> = {
  patience: 0.6,
  rivalry: 1,
  least: 0.05,
  retries: true,
  leaner: [2.4, 1.8, 1.2, 0.8],
  ahead: 0.5,
};

/** What the sharpest do otherwise: together they kill no more than they have to. */
const SHARP: { readonly [competition in Competition]: Partial<Manner> } = {
  competitive: RACING,
  team: RACING,
  'co-op': { patience: 0.5, evilTogether: 5, awaited: 8 },
  solo: { patience: 0.6 },
};

/** From 0, bold, to 1, careful. */
export function mannerOf(temper: number, competition: Competition): Manner {
  const usual: Manner = {
    patience: WEIGHTS.patience + 0.3 * (temper - 0.5),
    haste: WEIGHTS.haste,
    rivalry: WEIGHTS.rivalry,
    least: WEIGHTS.least,
    fear: 0.8 + 0.5 * temper,
    retries: false,
    evil: WEIGHTS.evil,
    evilTogether: WEIGHTS.evilTogether,
    awaited: 0,
    malice: Math.max(0, WEIGHTS.malice + 2 * (0.5 - temper)),
    prepares: false,
    hopes: asHeIs,
    leaner: [],
    ahead: 0,
  };
  return temper === SHARPEST ? { ...usual, prepares: true, hopes: asHeWillBe, ...SHARP[competition] } : usual;
}
