import { Problem, type Seat, type Turnover, type Types } from '@hoard/kernel';
import { refusalLine } from './choice.ts';
import { absencesAt, isDeserted, peopleAt, turnoverText } from './presence.ts';
import { say, tell, type Sitting } from './sitting.ts';

/** Who sits in for a person, unless another bot is named. */
const USUAL_BOT = 'greedy';

/** What a person may type to come or go, for the page of help. */
export const LEAVING_HELP: readonly (readonly [word: string, help: string])[] = [
  ['away', 'away, away search: a bot plays for you until you are back'],
  ['back', 'back, back NAME: somebody who was away is back'],
  ['leave', 'for good: nobody can bring you back'],
  ['quit', 'ends for now; the game can be resumed at the very same point'],
];

/** Somebody comes or goes: null if what was typed says nothing of the kind, `done` if it happened, or why it did not. */
export async function comeOrGo<T extends Types>(
  sitting: Sitting<T>,
  seat: Seat,
  typed: string,
): Promise<'done' | readonly string[] | null> {
  const [word = '', ...rest] = typed.split(/\s+/);
  switch (word.toLowerCase()) {
    case 'away':
      return goAway(sitting, seat, rest.join(' ') || USUAL_BOT);
    case 'back':
      return comeBack(sitting, rest.join(' '));
    case 'leave':
      // With more words it may be an answer of the game: `leave it`.
      return rest.length > 0 ? null : leave(sitting, seat);
    default:
      return null;
  }
}

async function goAway<T extends Types>(sitting: Sitting<T>, seat: Seat, player: string): Promise<'done' | readonly string[]> {
  try {
    sitting.bots.at(seat, player);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.message];
  }
  const gone = await enter(sitting, { seat, now: 'away', player });
  if (gone === 'done' && sitting.console.isTerminal && isDeserted(sitting.match))
    await say(sitting, 'Bots play on. Type back to take over again, or quit.', 2);
  return gone;
}

async function comeBack<T extends Types>(sitting: Sitting<T>, name: string): Promise<'done' | readonly string[]> {
  const { match, voices } = sitting;
  const away = absencesAt(match).flatMap((absence, seat) => (absence === 'away' ? [seat] : []));
  const names = away.map((seat) => voices.nameOf(seat));
  if (away.length === 0) return ['Nobody is away.'];
  if (name === '' && away.length > 1) return [`Who is back: ${names.join(' or ')}? For example: back ${names[0]}.`];
  const seat = name === '' ? away[0] : away[names.findIndex((known) => known.toLowerCase() === name.toLowerCase())];
  if (seat === undefined) return [`'${name.slice(0, 40)}' is not away; expected ${names.join(' or ')}.`];
  return enter(sitting, { seat, now: 'back' });
}

/** For good, if they mean it. Where nobody is left, the game is over. */
async function leave<T extends Types>(sitting: Sitting<T>, seat: Seat): Promise<'done' | readonly string[]> {
  const { console, match } = sitting;
  const typed = await console.ask('For good? Nobody can bring you back. yes, or anything else to stay > ');
  if (!/^y(es)?$/i.test(typed?.trim() ?? '')) return ['You stay.'];
  const gone = await enter(sitting, { seat, now: 'gone', player: USUAL_BOT });
  if (gone !== 'done' || match.isOver || peopleAt(match).length > 0) return gone;
  return enter(sitting, { now: 'abandoned' });
}

/** Whoever resumes a game from which everybody is away is back. */
export async function comeBackAlone<T extends Types>(sitting: Sitting<T>): Promise<void> {
  const { match } = sitting;
  if (!isDeserted(match)) return;
  for (const [seat, absence] of absencesAt(match).entries()) if (absence === 'away') await enter(sitting, { seat, now: 'back' });
}

async function enter<T extends Types>(sitting: Sitting<T>, turnover: Turnover): Promise<'done' | readonly string[]> {
  const answer = sitting.match.enter(turnover);
  if (!answer.ok) return [refusalLine(sitting, answer.refusal)];
  sitting.save();
  await say(sitting, turnoverText(turnover, sitting.voices), 1);
  await tell(sitting, answer.told);
  return 'done';
}
