import { heropath, title, type Heropath } from '@hoard/games/heropath';
import type { GameFile, Match, Seated } from '@hoard/kernel';
import { mainAnswer } from '../../play/mainAnswer.ts';
import { Played, asks } from './played.ts';

const judged = { game: heropath, judgement: title.judgementOf(heropath) };
const played = new Played(heropath, judged.judgement);

/** A game of Heropath, played by bots up to a moment. */
export const heropathFileWhere = (seated: readonly Seated[], until: (match: Match<Heropath>) => boolean, options: object = {}): GameFile =>
  played.fileWhere(seated, until, options);

/** A game of Heropath to its end. */
export const finishedHeropath = (seated: readonly Seated[], options: object = {}): GameFile =>
  played.file({ seated, dice: '07', options, until: () => false });

/** The emphasised answer of the first seat, in a turn, is of this kind: what it leads to lies open then. */
export const looksBest =
  (verb: Heropath['verb']) =>
  (match: Match<Heropath>): boolean => {
    if (!asks(0, 'turn.act')(match)) return false;
    const { lane, actions } = match.questions(0)[0]!;
    const main = mainAnswer(judged, { view: match.view(0), lane, seat: 0, actions }, actions);
    return main !== null && heropath.keys.verbOf(main) === verb;
  };
