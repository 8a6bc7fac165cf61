import { UNDO, isChoice, type Answer, type Match, type Seat, type Types } from '../index.ts';
import { tokensOf } from '../match/tokens.ts';

/** The token that a lane has now, worked out a second time: it changes with every entry of the journal that names the lane. */
export function tokenOf<T extends Types>({ opening, journal }: Match<T>, lane: number): string {
  return tokensOf(opening.secret)(lane, journal.filter((entry) => isChoice(entry) && entry.lane === lane).length);
}

/** Sends a choice as whoever sits there would: with lane and token of the first question, or of what may be taken back. */
export function send<T extends Types>(match: Match<T>, seat: Seat, key: string, id?: string): Answer<T['event']> {
  const asked = key === UNDO ? match.undo(seat) : match.questions(seat)[0];
  if (asked === undefined || ('bar' in asked && asked.bar !== null)) return match.choose(seat, 0, tokenOf(match, 0), key, id);
  return match.choose(seat, asked.lane, asked.token, key, id);
}

/** Sends 'seat:key' choices, one after the other; each has to be taken. */
export function play<T extends Types>(match: Match<T>, choices: string): Match<T> {
  for (const choice of choices.split(' ')) {
    const colon = choice.indexOf(':');
    const answer = send(match, Number(choice.slice(0, colon)), choice.slice(colon + 1));
    if (!answer.ok) throw new Error(`${choice}: ${JSON.stringify(answer.refusal)}`);
  }
  return match;
}
