import { heropath, title, type Heropath } from '@hoard/games/heropath';
import type { GameFile, Match, Seated } from '@hoard/kernel';
import { Played } from './played.ts';

const played = new Played(heropath, title.judgementOf(heropath));

/** A game of Heropath, played by bots up to a moment. */
export const heropathFileWhere = (seated: readonly Seated[], until: (match: Match<Heropath>) => boolean, options: object = {}): GameFile =>
  played.fileWhere(seated, until, options);

/** A game of Heropath to its end. */
export const finishedHeropath = (seated: readonly Seated[], options: object = {}): GameFile =>
  played.file({ seated, dice: '07', options, until: () => false });

/** The first seat stands before an enemy, and has an action left. */
export const mayFight = (match: Match<Heropath>): boolean =>
  match.questions(0).some(({ actions }) => actions.some((action) => heropath.keys.keyOf(action).startsWith('fight:')));
