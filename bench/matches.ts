import { title as dragonAttack } from '@hoard/games/dragon-attack';
import { title as epicSevenArise } from '@hoard/games/epic-seven-arise';
import { title as sevenMoons } from '@hoard/games/seven-moons';
import { Match, Random, SPECTATOR, UNDO, firstSeat, replay, type Game, type GameRecord, type Seat, type Types } from '@hoard/kernel';
import { PATIENT } from './games.ts';
import { measure, median, type Rates } from './measure.ts';
import { against, wanted, type Figure } from './report.ts';

const SEATS = 4;
const SECRET = '5e'.repeat(32);
const LONG = 2_000;
const SHORT = 20;
const ENTRIES = 10_000;
const UNDO_MICROSECONDS = 1_000;

/** What a table costs besides the rules: taking back, verifying a file, and telling everybody what they may know. */
export async function matches(): Promise<Figure[]> {
  return [
    ...(await figuresOf('Dragon Attack!', dragonAttack.game)),
    ...(await figuresOf('7 Moons', sevenMoons.game, PATIENT)),
    ...(await figuresOf('Epic Seven Arise', epicSevenArise.game)),
  ];
}

async function figuresOf<T extends Types>(name: string, game: Game<T>, given: object = {}): Promise<Figure[]> {
  const open: Opens<T> = () => new Match(game, { options: game.readOptions(given, SEATS), seats: SEATS, secret: SECRET });
  const { late, early, long, short, watched, unwatched } = await measure({
    late: takingBack(open, LONG),
    early: takingBack(open, SHORT),
    long: verifying(open, ENTRIES),
    short: verifying(open, ENTRIES / 10),
    watched: playing(open, [SPECTATOR, 0, 1, 2, 3]),
    unwatched: playing(open, []),
  });
  return [
    wanted(`${name} choice and undo at ${LONG} choices`, microseconds(late), 'µs', { most: UNDO_MICROSECONDS }),
    against(`${name} choice and undo at ${LONG} choices`, 'a second', late, `at ${SHORT}`, early, { least: 0.5 }),
    against(`${name} verify ${ENTRIES} entries`, 'entries/s', long, `${ENTRIES / 10} entries`, short, { least: 0.5 }),
    against(`${name} choice watched by four and a spectator`, 'choices/s', watched, 'watched by nobody', unwatched, null),
    wanted(`${name} choice watched by four and a spectator`, microseconds(watched), 'µs', { most: 1_000 }),
  ];
}

const microseconds = (rates: Rates): number => 1_000_000 / median(rates);

/** Begins a game. */
type Opens<T extends Types> = () => Match<T>;

/** Whoever is asked chooses at random; returns who it was. */
function chooseAny<T extends Types>(match: Match<T>, random: Random): Seat {
  const seat = firstSeat(match.asked());
  const { lane, token, actions } = match.questions(seat)[0]!;
  match.choose(seat, lane, token, match.game.keys.keyOf(random.pick(actions)));
  return seat;
}

/** Takes back the last choice of a seat, if nothing bars it. */
function takeBack<T extends Types>(match: Match<T>, seat: Seat): boolean {
  const undo = match.undo(seat);
  return undo.bar === null && match.choose(seat, undo.lane, undo.token, UNDO).ok;
}

/** A game in which everything that can be is taken back and chosen anew, until its journal has so many entries: one of many undo pairs. */
function longGame<T extends Types>(open: Opens<T>, entries: number): Match<T> {
  const random = new Random(1);
  let match = open();
  let undone = 0;
  while (match.journal.length < entries) {
    if (match.isOver) match = open();
    const seat = chooseAny(match, random);
    // Not for ever: it must go on, and not come to its end either before it is long enough.
    while (match.journal.length < entries && undone % 500 !== 499 && takeBack(match, seat)) {
      undone++;
      chooseAny(match, random);
    }
    undone++;
  }
  return match;
}

/** Chooses and takes back, again and again, in a game of so many choices. */
function takingBack<T extends Types>(open: Opens<T>, choices: number): () => number {
  const random = new Random(2);
  let match = longGame(open, choices);
  return () => {
    let pairs = 0;
    while (pairs < 20) {
      if (match.isOver) match = longGame(open, choices);
      if (takeBack(match, chooseAny(match, random))) pairs++;
    }
    return pairs;
  };
}

function verifying<T extends Types>(open: Opens<T>, entries: number): () => number {
  const match = longGame(open, entries);
  const record: GameRecord = JSON.parse(JSON.stringify(match.record()));
  return () => replay(match.game, record).journal.length;
}

/** Whole games, with somebody who reads along at each of these places. */
function playing<T extends Types>(open: Opens<T>, viewers: readonly Seat[]): () => number {
  const random = new Random(3);
  return () => {
    const match = open();
    for (const viewer of viewers) match.transcript(viewer);
    while (!match.isOver) chooseAny(match, random);
    return match.journal.length;
  };
}
