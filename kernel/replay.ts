import type { Game, Types } from './game.ts';
import { commitmentTo } from './keyed.ts';
import { Match, type Refusal } from './match.ts';
import { Problem } from './problem.ts';
import type { GameRecord } from './record.ts';
import type { Told } from './told.ts';

/** Plays a record from the beginning, checking every entry as if it came from outside. */
export function replay<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  onEntry?: (match: Match<T>, place: number, told: readonly Told<T['event']>[]) => void,
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
  if (commitmentTo(record.secret) !== record.commitment)
    throw new Problem('The secret does not fit the commitment: the dice of this game cannot be trusted', { fault: 'otherDice' });
  const match = new Match(game, { options: game.readOptions(record.options, record.seats), seats: record.seats, secret: record.secret });
  record.journal.forEach((entry, place) => {
    const rev = match.state.lanes.find((lane) => lane.id === entry.lane)?.rev ?? 0;
    const answer = match.choose(entry.seat, entry.lane, rev, entry.key);
    const impossible = (why: string): Problem =>
      new Problem(`Journal entry ${place + 1} (seat ${entry.seat}, '${entry.key}') is not possible: ${why}`, {
        fault: 'impossible',
        args: { place: place + 1, key: entry.key },
      });
    if (!answer.ok) throw impossible(reasonOf(answer.refusal));
    const { lane } = match.journal[place]!;
    if (lane !== entry.lane) throw impossible(`what it takes back was chosen in lane ${lane}, not in lane ${entry.lane}`);
    onEntry?.(match, place, answer.told);
  });
  return match;
}

function reasonOf(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'the game is over';
    case 'unknown':
      return 'there is no such choice';
    case 'no-such-lane':
      return `there is no lane ${refusal.lane}`;
    case 'stale':
      return `it was meant for revision ${refusal.named}, not ${refusal.now}`;
    case 'not-asked':
      return 'the seat is not asked there';
    case 'denied':
      return `rule ${refusal.rule} does not allow it`;
    case 'not-offered':
      return 'it is not offered';
    case 'undo-barred':
      return `nothing can be taken back (${refusal.bar})`;
  }
}
