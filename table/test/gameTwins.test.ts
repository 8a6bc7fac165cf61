import { withTitle } from '@hoard/games';
import {
  Match,
  PERSON,
  Random,
  SPECTATOR,
  listSeats,
  replay,
  type GameRecord,
  type Entry,
  type Game,
  type Seat,
  type Transcript,
  type Types,
} from '@hoard/kernel';
import { expect, test } from 'vitest';
import { callTable } from '../client/index.ts';
import { SqliteStore } from '../store/sqliteStore.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { Seated, openHost } from './tableHost.ts';

/** A game in which somebody chooses, and two choices of theirs between which others may not tell. */
interface Fork {
  readonly beginning: Parameters<SqliteStore['begin']>[1];
  readonly journal: readonly Entry[];
  readonly seat: Seat;
  readonly keys: readonly [string, string];
  /** To whom both are the same: other seats, and who looks on. */
  readonly outsiders: readonly Seat[];
}

const SEATS = 3;
const VIEWERS = [SPECTATOR, ...Array.from({ length: SEATS }, (_, seat) => seat)];
const MOST_CHOICES = 400;
const MOST_GAMES = 12;
const MOST_TRIES = 6;

/** What each viewer knows after a course of the game. */
function knownAfter<T extends Types>(game: Game<T>, record: GameRecord): string[] {
  const transcripts: Transcript<T>[] = [];
  replay(game, record, { onStart: (again) => transcripts.push(...VIEWERS.map((viewer) => again.transcript(viewer))) });
  return transcripts.map((one) => JSON.stringify([one.passages.slice(-2), one.questions(true), one.undo]));
}

/** Plays at random until somebody chooses in secret. Among the first choices also what others notice, but may not know, is tried. */
function findFork<T extends Types>(game: Game<T>, first: number): Fork | null {
  const seated = ['Ann', 'Bo', 'Cleo'].map((name) => ({ name, player: PERSON }));
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const random = new Random(seed);
    const contributions = seated.map((_, seat) => String(seat).repeat(32));
    const options = game.readOptions({}, SEATS);
    const match = new Match(game, { options, seats: SEATS, seated, secret: '5e'.repeat(32), contributions });
    while (!match.isOver && match.journal.length < MOST_CHOICES) {
      const seat = random.pick(listSeats(match.asked()));
      const { lane, token, actions } = random.pick(match.questions(seat));
      const key = game.keys.keyOf(random.pick(actions));
      const other = VIEWERS.find((viewer) => viewer !== seat)!;
      const before = JSON.stringify(match.view(other));
      const isHeld = match.reacting().includes(lane);
      if (!match.choose(seat, lane, token, key).ok) throw new Error(`${key} was offered`);
      const isNoticed = match.journal.length > first && JSON.stringify(match.view(other)) !== before;
      if (isHeld || actions.length < 2 || isNoticed) continue;
      const { journal: whole, outcome, ...beginning } = match.record();
      const journal = whole.slice(0, -1);
      const one = knownAfter(game, { ...beginning, outcome, journal: whole });
      for (const action of actions.slice(0, MOST_TRIES)) {
        const instead = game.keys.keyOf(action);
        if (instead === key) continue;
        const two = knownAfter(game, { ...beginning, outcome, journal: [...journal, { seat, lane, key: instead }] });
        const outsiders = VIEWERS.filter((_viewer, place) => one[place] === two[place]);
        if (outsiders.length >= 2 && !outsiders.includes(seat)) return { beginning, journal, seat, keys: [key, instead], outsiders };
      }
    }
  }
  return null;
}

const keyOf = (viewer: Seat): string | null => (viewer === SPECTATOR ? null : keyAt(viewer));

/** Everything that outsiders are sent while the choice is made, and what they are answered and given when they ask. */
async function told(game: string, { beginning, journal, seat, outsiders }: Fork, key: string): Promise<string> {
  const file = await layKept(game, [PERSON, PERSON, PERSON]);
  const store = new SqliteStore(file);
  await store.begin(TABLE, beginning);
  for (const [place, entry] of journal.entries()) await store.append(TABLE, place, entry);
  await store.close();
  const host = await openHost({ file });
  const people = VIEWERS.map((viewer) => new Seated(host.address, TABLE, keyOf(viewer)));
  // Who comes later is told of fewer comings: what matters is what is sent from here on.
  for (const one of people)
    await one.until(({ passages, table }) => passages.length > 0 && table.spectators === 1 && table.seats.every(({ isHere }) => isHere));
  const since = people.map(({ heard }) => heard.length);
  const chooser = people[VIEWERS.indexOf(seat)]!;
  const { lane, token } = chooser.known.questions.find(({ actions }) => actions.length > 1)!;
  expect(await chooser.connection.choose({ lane, token, key, id: 'secret' })).toBeNull();
  const outside = outsiders.map((viewer) => people[VIEWERS.indexOf(viewer)]!);
  const refusals = await Promise.all(outside.map(({ connection }) => connection.choose({ lane, token, key: 'nonsense', id: 'nosy' })));
  const exports = await Promise.all(
    outsiders.map((viewer) => callTable({ address: host.address, key: keyOf(viewer) }, 'tables/export', { table: TABLE })),
  );
  await Promise.all(outside.map(({ connection }) => connection.past(0, 1)));
  const heard = outsiders.map((viewer) => {
    const place = VIEWERS.indexOf(viewer);
    return people[place]!.heard.slice(since[place]).filter((text) => !/"t":"(?:past|answer)"/.test(text));
  });
  for (const one of people) one.close();
  await host.close();
  return JSON.stringify([heard, refusals, exports]).replaceAll(/changedAt\\*":\d+/g, '');
}

/** Where two long texts part, with what comes before; null where they do not. */
function differenceOf(one: string, other: string): string | null {
  if (one === other) return null;
  const letters = one.split('');
  const place = letters.findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, place - 200), place + 100)).join('\n');
}

/** Where choices are made in secret. In Dragon Attack! nothing is hidden; in Arise all notice that somebody has decided about a redraw. */
const SECRETIVE = [
  { game: 'seven-moons', first: 0 },
  { game: 'epic-seven-arise', first: 30 },
  { game: 'heropath', first: 0 },
];

test.each(SECRETIVE)('P3 in $game a choice made in secret changes no byte that others are sent', async ({ game, first }) => {
  const fork = await withTitle(game, (title) => findFork(title.game, first));
  expect(fork).not.toBeNull();
  const [one, other] = [await told(game, fork!, fork!.keys[0]), await told(game, fork!, fork!.keys[1])];
  expect(differenceOf(one, other)).toBeNull();
});
