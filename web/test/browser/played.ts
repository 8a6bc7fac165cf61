import {
  Match,
  Random,
  listSeats,
  questionOf,
  type DiceSource,
  type Game,
  type GameFile,
  type Judgement,
  type Seat,
  type Seated,
  type Types,
} from '@hoard/kernel';
import { greedyPlayer } from '@hoard/players';

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

/** Whether a seat is asked this, by its name. */
export const asks =
  (seat: Seat, question: string) =>
  <T extends Types>(match: Match<T>): boolean =>
    match.questions(seat).some(({ lane }) => questionOf({ view: match.view(seat), lane }) === question);

export interface Beginning<T extends Types> {
  readonly seated: readonly Seated[];
  /** Two hexadecimal digits from which all dice follow, or where else they come from. */
  readonly dice: string | DiceSource;
  readonly options?: object;
  /** Plays on until this says that the moment has come, or to the end. */
  readonly until?: (match: Match<T>) => boolean;
  /** Answers, by key, that everybody gives wherever they can. */
  readonly rather?: readonly string[];
}

/** Game files, played by bots up to a moment. The same beginning gives the same game on every machine. */
export class Played<T extends Types> {
  readonly #game: Game<T>;
  readonly #judgement: Judgement<T>;

  constructor(game: Game<T>, judgement: Judgement<T>) {
    this.#game = game;
    this.#judgement = judgement;
  }

  file({ seated, dice, options = {}, until = () => true, rather = [] }: Beginning<T>): GameFile {
    const game = this.#game;
    const seats = seated.length;
    const match = new Match(game, {
      options: game.readOptions(options, seats),
      seats,
      seated,
      ...(typeof dice === 'string' ? { secret: dice.repeat(32) } : dice),
    });
    const player = greedyPlayer(game, this.#judgement, new Random(1));
    while (match.state.outcome === null && !until(match)) {
      const seat = listSeats(match.asked())[0]!;
      const { lane, token, actions } = match.questions(seat)[0]!;
      const wished = actions.find((action) => rather.includes(game.keys.keyOf(action)));
      const action = wished ?? player.choose({ view: match.view(seat), lane, seat, actions });
      match.choose(seat, lane, token, game.keys.keyOf(action));
    }
    return match.record();
  }

  /** The same with dice for which the moment comes. Where it seldom does, the search begins at dice that are known to bring it. */
  fileWhere(seated: readonly Seated[], until: (match: Match<T>) => boolean, options: object = {}, first = 0): GameFile {
    for (let tried = 0; tried < 256; tried++) {
      const number = (first + tried) % 256;
      const file = this.file({ seated, dice: number.toString(16).padStart(2, '0'), options, until });
      if (file.outcome === null) return file;
    }
    throw new Error('In none of 256 games did this moment come');
  }

  /** A game before the first seat gives the answer that brings something about. */
  brink(seated: readonly Seated[], happens: (event: T['event']) => boolean): Brink {
    const game = this.#game;
    for (let number = 0; number < 256; number++) {
      const secret = number.toString(16).padStart(2, '0').repeat(32);
      const match = new Match(game, { options: game.readOptions({}, seated.length), seats: seated.length, seated, secret });
      const player = greedyPlayer(game, this.#judgement, new Random(1));
      while (match.state.outcome === null) {
        const file = match.record();
        const seat = listSeats(match.asked())[0]!;
        const { lane, token, actions } = match.questions(seat)[0]!;
        const key = game.keys.keyOf(player.choose({ view: match.view(seat), lane, seat, actions }));
        const answer = match.choose(seat, lane, token, key);
        if (seat === 0 && answer.ok && answer.told.some(({ event }) => happens(event))) return { file, key };
      }
    }
    throw new Error('In none of 256 games did this happen');
  }
}

/** A game, and the answer to its question that brings something about. */
export interface Brink {
  readonly file: GameFile;
  readonly key: string;
}
