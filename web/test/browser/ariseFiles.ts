import { epicSevenArise, title, type EpicSevenArise } from '@hoard/games/epic-seven-arise';
import type { GameFile, Match, Seat, Seated } from '@hoard/kernel';
import { Played, asks, type Beginning } from './played.ts';

type Moment = (match: Match<EpicSevenArise>) => boolean;

const played = new Played(epicSevenArise, title.judgementOf(epicSevenArise));

/** A game of Epic Seven Arise, played by bots up to a moment. */
export const ariseFile = (beginning: Beginning<EpicSevenArise>): GameFile => played.file(beginning);

export const ariseFileWhere = (seated: readonly Seated[], until: Moment, options: object = {}): GameFile =>
  played.fileWhere(seated, until, options);

/** Whether a seat is asked this: `heroTurn.act`. */
export const isAsked = (seat: Seat, question: string): Moment => asks(seat, question);
