import { heropath, title, type Heropath } from '@hoard/games/heropath';
import type { GameFile, Match, Seated } from '@hoard/kernel';
import { Played } from './played.ts';

const played = new Played(heropath, title.judgementOf(heropath));

/** A game of Heropath, played by bots up to a moment. */
export const heropathFileWhere = (seated: readonly Seated[], until: (match: Match<Heropath>) => boolean, options: object = {}): GameFile =>
  played.fileWhere(seated, until, options);
