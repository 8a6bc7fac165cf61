import { Match, Random, listSeats, type Action, type Question, type Seat, type ViewOf } from '@hoard/kernel';
import { dragonAttack } from '../../index.ts';
import type { DragonAttack, Event } from '../../types.ts';

/** One choice in a game, with what was seen before and after it. */
export interface Choice {
  readonly before: ViewOf<DragonAttack>;
  readonly seat: Seat;
  readonly question: Question;
  readonly chosen: Action;
  readonly events: readonly Event[];
  readonly after: ViewOf<DragonAttack>;
}

/** A whole game with choices by chance. */
export function playedGame(seed: number, seats: number): Choice[] {
  const random = new Random(seed);
  const secret = seed.toString(16).padStart(64, '0');
  const match = new Match(dragonAttack, { options: dragonAttack.readOptions({}, seats), seats, secret });
  const choices: Choice[] = [];
  while (match.state.outcome === null) {
    const seat = listSeats(match.asked())[0]!;
    const question = match.questions(seat, true)[0]!;
    const before = match.view(seat);
    const chosen = random.pick(question.actions);
    const answer = match.choose(seat, question.lane, question.rev, dragonAttack.keys.keyOf(chosen));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    choices.push({ before, seat, question, chosen, events: answer.told.map(({ event }) => event), after: match.view(seat) });
  }
  return choices;
}
