import { Match, Random, heardBy, listSeats, type Action, type Question, type Seat, type ViewOf } from '@hoard/kernel';
import { sevenMoons } from '../../game.ts';
import type { Event, SevenMoons } from '../../types.ts';

/** One choice in a game, with what was seen before and after it. */
export interface Choice {
  readonly before: ViewOf<SevenMoons>;
  readonly seat: Seat;
  readonly question: Question;
  readonly chosen: Action;
  readonly events: readonly Event[];
  readonly after: ViewOf<SevenMoons>;
}

/** A whole game with choices by chance. */
export function playedGame(seed: number, seats: number, options: object = {}): Choice[] {
  const random = new Random(seed);
  const secret = seed.toString(16).padStart(64, '0');
  const match = new Match(sevenMoons, { options: sevenMoons.readOptions(options, seats), seats, secret });
  const choices: Choice[] = [];
  while (match.state.outcome === null) {
    const seat = listSeats(match.asked())[0]!;
    const question = match.questions(seat, true)[0]!;
    const before = match.view(seat);
    const chosen = random.pick(question.actions);
    const answer = match.choose(seat, question.lane, question.rev, sevenMoons.keys.keyOf(chosen));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    choices.push({ before, seat, question, chosen, events: answer.told.map((told) => heardBy(told, seat)), after: match.view(seat) });
  }
  return choices;
}
