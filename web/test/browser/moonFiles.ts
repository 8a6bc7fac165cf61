import { holds, type GameFile, type Match, type Seat, type Seated } from '@hoard/kernel';
import { sevenMoons, title, type SevenMoons } from '@hoard/games/seven-moons';
import { Played, type Beginning, type Brink } from './played.ts';

type Frame = SevenMoons['frame'];
type Moment = (match: Match<SevenMoons>) => boolean;

const played = new Played(sevenMoons, title.judgementOf(sevenMoons));

/** A game of 7 Moons, played by bots up to a moment. */
export const moonFile = (beginning: Beginning<SevenMoons>): GameFile => played.file(beginning);

export const moonFileWhere = (seated: readonly Seated[], until: Moment, options: object = {}): GameFile =>
  played.fileWhere(seated, until, options);

/** Bots seldom trade: here the first seat does. */
export const moonTrade = (seated: readonly Seated[]): GameFile => played.fileWhere(seated, isAsked(0, 'trade', 'draft'), {}, 0xb4);

/** A game of bots, right before the first seat brings something about. */
export const moonBrink = (seated: readonly Seated[], happens: (event: SevenMoons['event']) => boolean): Brink =>
  played.brink(seated, happens);

/** Whether a seat is asked in a frame of this kind and at this label. */
export const isAsked =
  <K extends Frame['k']>(seat: Seat, k: K, at: Extract<Frame, { k: K }>['at']): Moment =>
  (match) =>
    holds(match.asked(), seat) && match.state.lanes.some(({ stack }) => stack.at(-1)?.k === k && stack.at(-1)?.at === at);

/** A seat may act where it has stopped, and this is offered or denied there. */
export const canDo =
  (seat: Seat, key: string): Moment =>
  (match) =>
    isAsked(seat, 'turn', 'act')(match) && (match.questions(seat)[0]?.actions.includes(sevenMoons.keys.parse(key)!) ?? false);
