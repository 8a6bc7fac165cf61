import {
  Match,
  Random,
  listSeats,
  type Action,
  type Asked,
  type Game,
  type Question,
  type Seat,
  type Types,
  type ViewOf,
} from '@hoard/kernel';

/** One choice in a game, with what was seen before and after it. */
export interface Choice<T extends Types> {
  readonly before: ViewOf<T>;
  readonly seat: Seat;
  readonly question: Question;
  /** The same as whoever chose is given it. */
  readonly asked: Asked<T>;
  readonly chosen: Action;
  readonly events: readonly T['event'][];
  /** By event: what was in sight when it was told. */
  readonly pictures: readonly ViewOf<T>[];
  readonly after: ViewOf<T>;
}

/** A whole game with choices by chance. */
export function playedGame<T extends Types>(game: Game<T>, seed: number, seats: number, options: object = {}): Choice<T>[] {
  const random = new Random(seed);
  const secret = seed.toString(16).padStart(64, '0');
  const match = new Match(game, { options: game.readOptions(options, seats), seats, secret });
  const choices: Choice<T>[] = [];
  while (match.state.outcome === null) {
    const seat = listSeats(match.asked())[0]!;
    const question = match.questions(seat, true)[0]!;
    const before = match.view(seat);
    const watching = match.transcript(seat);
    const chosen = random.pick(question.actions);
    const answer = match.choose(seat, question.lane, question.token, game.keys.keyOf(chosen));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    watching.close();
    const { events, pictures, after } = watching.passages.at(-1)!;
    const asked = { view: before, lane: question.lane, seat, actions: question.actions };
    choices.push({ before, seat, question, asked, chosen, events, pictures, after });
  }
  return choices;
}
