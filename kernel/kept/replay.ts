import type { Game, Types } from '../game/game.ts';
import { commitmentTo, seededDice } from '../match/keyedChance.ts';
import type { Refusal } from '../match/answer.ts';
import { Match } from '../match/match.ts';
import { Problem } from '../problem.ts';
import { isChoice, type Entry, type GameRecord } from './record.ts';
import type { Announcement } from '../engine/announcement.ts';

/** Somebody who looks on while a record is played again. */
export interface Replaying<T extends Types> {
  /** Before the first entry. */
  readonly onStart?: (match: Match<T>) => void;
  readonly onEntry?: (match: Match<T>, place: number, told: readonly Announcement<T['event']>[]) => void;
  /** How many choices and draws are carried out at most: a record from a stranger may be made to have no end. */
  readonly budget?: number;
}

/** Ten times as much as the longest game that random players were seen to play. */
export const REPLAY_BUDGET = 250_000;

/** Plays a record from the beginning, checking every entry as if it came from outside. */
export function replay<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  { onStart, onEntry, budget: most = REPLAY_BUDGET }: Replaying<T> = {},
): Match<T> {
  if (record.game !== game.id) throw new Problem(`This is a game of ${record.game}, not of ${game.id}`);
  if (record.version !== game.version)
    throw new Problem(`This game follows version ${record.version} of the rules of ${game.id}; here is version ${game.version}`, {
      fault: 'otherRules',
      args: { its: record.version, ours: game.version },
    });
  if (record.content !== game.contentId)
    throw new Problem(`This game is played with the content ${record.content}; here is ${game.contentId}`, {
      fault: 'otherContent',
      args: { its: record.content, ours: game.contentId },
    });
  checkDice(record);
  const { seated, secret, contributions, seed } = record;
  const seats = seated.length;
  const budget = { left: most };
  const match = new Match(game, { options: game.readOptions(record.options, seats), seats, seated, secret, contributions, seed }, budget);
  onStart?.(match);
  record.journal.forEach((entry, index) => {
    const answer = match.enter(entry);
    if (!answer.ok)
      throw new Problem(`Journal entry ${index + 1} (${named(entry)}) is not possible: ${reasonOf(answer.refusal)}`, {
        fault: 'impossible',
        args: { place: index + 1, key: isChoice(entry) ? entry.key : entry.now },
      });
    onEntry?.(match, index, answer.told);
  });
  // Whoever plays on from here is not a stranger.
  budget.left = Infinity;
  return match;
}

function checkDice({ commitment, secret, contributions, seed }: GameRecord): void {
  if (commitmentTo(secret) !== commitment)
    throw new Problem('The secret does not fit the commitment: the dice of this game cannot be trusted', { fault: 'otherDice' });
  if (seed === undefined) return;
  const seeded = seededDice(seed);
  if (seeded.secret !== secret || seeded.contributions.join() !== contributions.join())
    throw new Problem(`The dice do not come from the seed '${seed}' that they are said to come from`, { fault: 'otherDice' });
}

const named = (entry: Entry): string => {
  if (isChoice(entry)) return `seat ${entry.seat}, '${entry.key}'`;
  if (entry.now === 'time') return `timer '${entry.timer}'`;
  if (entry.now === 'rewind') return `back to before entry ${entry.to + 1}`;
  return entry.now === 'abandoned' ? 'abandoned' : `seat ${entry.seat} ${entry.now}`;
};

function reasonOf(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'the game is over';
    case 'no-such-seat':
      return 'there is no such seat';
    case 'bad-id':
      return 'its id is none, or was used before';
    case 'malformed':
      return 'it is no entry';
    case 'unknown':
      return 'there is no such choice';
    case 'no-such-lane':
      return 'there is no such lane';
    case 'stale':
      return 'what it takes back was chosen in another lane';
    case 'held':
      return 'the lane is held';
    case 'not-asked':
      return 'the seat is not asked there';
    case 'denied':
      return `rule ${refusal.rule} does not allow it`;
    case 'not-offered':
      return 'it is not offered';
    case 'not-the-default':
      return 'it is not the answer that is given when time has run out';
    case 'undo-barred':
      return `nothing can be taken back (${refusal.bar})`;
    case 'not-now':
      if (refusal.now === 'time') return 'no such timer ran then';
      return refusal.now === 'rewind' ? 'there is no such entry before it' : `nobody could be ${refusal.now} then`;
  }
}
