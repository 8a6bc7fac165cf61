import { Match, Random, holds, listSeats, replay, type GameFile, type Seat, type Seated } from '@hoard/kernel';
import { dragonAttack, title, type DragonAttack } from '@hoard/games/dragon-attack';
import { greedyPlayer } from '@hoard/players';

type Frame = DragonAttack['frame'];

const ANNA: Seated = { name: 'Anna', player: 'person' };
const BEN: Seated = { name: 'Ben', player: 'person' };
const HASTY: Seated = { name: 'Morgana', player: 'greedy' };

/** Who may sit at the table. */
export const seatings = {
  alone: [ANNA],
  withBot: [ANNA, HASTY],
  withBots: [ANNA, HASTY, { name: 'Mordred', player: 'greedy' }],
  hotSeat: [ANNA, BEN],
};

export interface Beginning {
  readonly seated: readonly Seated[];
  /** Two hexadecimal digits; all dice follow from them. */
  readonly dice: string;
  readonly options?: object;
  /** Plays on until this says that the moment has come, or to the end. */
  readonly until?: (match: Match<DragonAttack>) => boolean;
}

/** A game file, played by bots up to a moment. The same beginning gives the same game on every machine. */
export function gameFile({ seated, dice, options = {}, until = () => true }: Beginning): GameFile {
  const seats = seated.length;
  const match = new Match(dragonAttack, { options: dragonAttack.readOptions(options, seats), seats, secret: dice.repeat(32) });
  const player = greedyPlayer(dragonAttack, title.judgementOf(dragonAttack), new Random(1));
  while (match.state.outcome === null && !until(match)) {
    const seat = listSeats(match.asked())[0]!;
    const { lane, rev, actions } = match.questions(seat)[0]!;
    const action = player.choose({ view: match.view(seat), lane, seat, actions });
    match.choose(seat, lane, rev, dragonAttack.keys.keyOf(action));
  }
  return { ...match.record(), table: { seated } };
}

/** The same game with dice for which the moment comes; bots do not meet everybody's Dragon in every game. */
export function gameFileWhere(seated: readonly Seated[], until: (match: Match<DragonAttack>) => boolean): GameFile {
  for (let number = 0; number < 256; number++) {
    const file = gameFile({ seated, dice: number.toString(16).padStart(2, '0'), until });
    if (file.outcome === null) return file;
  }
  throw new Error('In none of 256 games did this moment come');
}

const frameOf = (match: Match<DragonAttack>): Frame | undefined => match.state.lanes[0]?.stack.at(-1);

/** A seat has rolled and may go somewhere. */
export const isMoving =
  (seat: Seat) =>
  (match: Match<DragonAttack>): boolean => {
    const frame = frameOf(match);
    return frame?.k === 'turn' && frame.at === 'move' && frame.seat === seat;
  };

/** A seat is asked to bargain or fight, and there is something to bargain for. */
export const isBargaining =
  (seat: Seat) =>
  (match: Match<DragonAttack>): boolean => {
    const frame = frameOf(match);
    if (frame?.k !== 'meeting' || frame.at !== 'talk' || !holds(match.asked(), seat)) return false;
    return [frame.mover, frame.other].every((one) => match.state.board.adventurers[one]!.carried.length > 0);
  };

/** A seat is asked for a roll that will bring this about. Only a test may look into the future. */
export const isAboutTo =
  (seat: Seat, happens: (event: DragonAttack['event']) => boolean) =>
  (match: Match<DragonAttack>): boolean => {
    const question = match.questions(seat)[0];
    if (question === undefined || !question.actions.includes(dragonAttack.keys.parse('roll')!)) return false;
    const future = replay(dragonAttack, match.record());
    const answer = future.choose(seat, question.lane, question.rev, 'roll');
    return answer.ok && answer.told.some(({ event }) => happens(event));
  };

/** Played to its end. */
export const finishedFile = (seated: readonly Seated[] = seatings.withBot): GameFile =>
  gameFile({ seated, dice: '2b', until: () => false });
