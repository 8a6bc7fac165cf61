import { describe, expect, test } from 'vitest';
import {
  Match,
  Random,
  SPECTATOR,
  heardBy,
  isChoice,
  listSeats,
  replay,
  type Game,
  type Passage,
  type Seat,
  type Announcement,
  type Transcript,
  type Types,
} from '../index.ts';
import { crypt } from './examples/crypt.ts';
import { knots } from './examples/knots.ts';
import { lastWord } from './examples/lastWord.ts';
import { sealedBids } from './examples/sealedBids.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { whispers } from './examples/whispers.ts';
import { play, send } from './sending.ts';

type Whispers = TypesOf<typeof whispers>;
type Optionless = Types & { options: Record<string, never> };

const SECRET = '9b'.repeat(32);
const CONTRIBUTION = 'c4'.repeat(16);

const opened = <T extends Optionless>(game: Game<T>, seats = game.seats.most): Match<T> =>
  new Match(game, { options: {}, seats, secret: SECRET, contributions: [CONTRIBUTION] });

/** A transcript for whoever looks on, then for each seat. */
const transcripts = <T extends Types>(match: Match<T>): Transcript<T>[] =>
  Array.from({ length: 1 + match.state.seats }, (_, index) => match.transcript(index - 1));

/** All that is sent to a viewer. */
const sent = <T extends Types>({ passages, viewer, seated, undo, ...transcript }: Transcript<T>, questions: unknown): string =>
  JSON.stringify({ passages, viewer, seated, undo, transcript, questions });

/** Plays a random game, now and then taking something back. */
function playOn<T extends Types>(
  match: Match<T>,
  random: Random,
  onEntry: (told: readonly Announcement<T['event']>[]) => void = () => {},
): void {
  while (!match.isOver) {
    const seat = random.pick(listSeats(match.asked()));
    const undo = match.undo(seat);
    const { lane, token, actions } = random.pick(match.questions(seat));
    const answer =
      undo.bar === null && random.below(4) === 0
        ? match.choose(seat, undo.lane, undo.token, 'undo')
        : match.choose(seat, lane, token, match.game.keys.keyOf(random.pick(actions)));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    onEntry(answer.told);
  }
}

/** The names of all fields inside a piece of plain data. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(namesIn)];
}

describe.each([
  ['crypt', () => everyoneHears(crypt)],
  ['sealed-bids', () => everyoneHears(sealedBids)],
  ['last-word', () => everyoneHears(lastWord)],
  ['whispers', () => everyoneHears(whispers)],
  ['knots', () => everyoneHears(knots)],
])('transcripts of %s', (_name, hear) => {
  test('tell each viewer what it may hear and see, and its own keys', hear);
});

/** There is a picture for each event, and while something happens nobody is asked. */
function expectPictures<T extends Types>({ events, pictures }: Passage<T>, viewer: Seat): void {
  expect(pictures).toHaveLength(events.length);
  for (const picture of pictures) {
    expect(picture.viewer).toBe(viewer);
    expect(picture.lanes.map(({ asked }) => asked)).toEqual(picture.lanes.map(() => 0));
  }
}

/** Every passage is one entry of the journal as its viewer may know it, in order; what is left out was nothing to the viewer. */
function everyoneHears<T extends Optionless>(game: Game<T>): void {
  for (let number = 0; number < 10; number++) {
    const match = opened(game);
    const all = transcripts(match);
    const places = all.map(({ passages }) => {
      expect(passages).toHaveLength(1);
      return passages.length;
    });
    for (const { passages, viewer } of all) {
      const events = heardBy(match.prologue, viewer, match.state.seats);
      const after = match.view(viewer);
      expect(passages[0]).toMatchObject({ what: 'start', seat: SPECTATOR, key: null, undoes: null, events, after });
      expectPictures(passages[0]!, viewer);
    }
    playOn(match, new Random(number), (told) => {
      const entry = match.journal.at(-1)!;
      if (!isChoice(entry)) throw new Error('Only choices were made');
      all.forEach(({ passages, viewer }, which) => {
        const events = heardBy(told, viewer, match.state.seats);
        if (passages.length === places[which]) {
          expect([viewer === entry.seat, events]).toEqual([false, []]);
          expect(passages.at(-1)!.after).toEqual(match.view(viewer));
          return;
        }
        expect(passages).toHaveLength(++places[which]!);
        const passage = passages.at(-1)!;
        expect(passage).toMatchObject({ what: entry.key === 'undo' ? 'undo' : 'choice', events, after: match.view(viewer) });
        expect(passage.key).toBe(viewer === entry.seat ? entry.key : null);
        expectPictures(passage, viewer);
        expect([entry.seat, SPECTATOR]).toContain(passage.seat);
      });
    });
    for (const { passages } of all) expect(passages.at(-1)!.after.outcome).toEqual(match.state.outcome);
  }
}

describe.each([
  ['crypt', () => nothingElse(crypt, ['next', 'kept', 'kind', 'seenBy', 'thrown', 'pool', 'takes', 'place', 'worth'])],
  ['sealed-bids', () => nothingElse(sealedBids, ['round', 'bids', 'points', 'weighed', 'bid'])],
  ['whispers', () => nothingElse(whispers, ['turns', 'points', 'pair', 'offered', 'offers', 'agreed'])],
  ['knots', () => nothingElse(knots, ['turns', 'knots', 'rope', 'left'])],
])('what is sent to viewers of %s', (_name, check) => {
  test('has neither secret nor journal nor draws nor a key of others', check);
});

/** What fields are called in what is sent of any game. */
const NAMES = (
  'passages viewer seated undo transcript questions name player what seat key undoes events pictures after t rule ' +
  'version seats lanes outcome sight id asked parent children held holds stack k at reason places scores rewards ' +
  'lane token bar rules actions denials action args'
).split(' ');

/** Every name in what is sent is known: none could hold a secret, an index of the journal, a count of draws or a revision. */
function nothingElse<T extends Optionless>(game: Game<T>, ownNames: readonly string[]): void {
  const known = new Set([...NAMES, ...ownNames]);
  for (let number = 0; number < 10; number++) {
    const match = opened(game);
    const all = transcripts(match);
    const check = (text: string): void => {
      expect(namesIn(JSON.parse(text)).filter((name) => !known.has(name))).toEqual([]);
      for (const hidden of [SECRET, match.commitment, CONTRIBUTION]) expect(text).not.toContain(hidden);
    };
    playOn(match, new Random(number), () => {
      for (const transcript of all) check(JSON.stringify({ questions: transcript.questions(true), undo: transcript.undo }));
    });
    for (const transcript of all) check(sent(transcript, []));
    expect(match.drawn.every(({ purpose }) => all.every((transcript) => !sent(transcript, []).includes(purpose)))).toBe(true);
    // Nothing hangs on a transcript but what is meant to leave it.
    expect(Object.keys(all[0]!)).toEqual(['viewer']);
  }
}

const bidding = (bid: number, viewer: number): string => {
  const match = opened(sealedBids, 2);
  const transcript = match.transcript(viewer);
  play(match, `0:bid:${bid} 0:undo 0:bid:${bid} 0:confirm 1:bid:2`);
  return sent(transcript, transcript.questions(true));
};

describe('a bid that is sealed', () => {
  test('is in no transcript but its own until all are shown', () => {
    for (const viewer of [1, SPECTATOR]) expect(bidding(3, viewer)).toBe(bidding(1, viewer));
    expect(bidding(3, 0)).not.toBe(bidding(1, 0));
    expect(bidding(3, 0)).toContain('"key":"bid:3"');
    expect(bidding(3, 1)).not.toContain('bid:3');
  });

  test('is told when it is shown', () => {
    const match = opened(sealedBids, 2);
    const onlooker = match.transcript(SPECTATOR);
    play(match, '0:bid:3 0:confirm 1:bid:2 1:confirm');
    expect(onlooker.passages.at(-1)!.events).toEqual([{ t: 'revealed', rule: 'reveal', bids: [3, 2] }]);
    expect(onlooker.passages.map(({ what, seat, key }) => [what, seat, key])).toEqual([
      ['start', SPECTATOR, null],
      ...[0, 0, 1, 1].map((seat) => ['choice', seat, null]),
    ]);
  });
});

const whispered = (choices: string): Transcript<Whispers>[] => {
  const match = opened(whispers, 3);
  const all = transcripts(match);
  play(match, choices);
  return all;
};

/** All that is sent to who is outside. Tokens differ from game to game and tell nothing. */
const outside = (choices: string): string[] =>
  [0, 2].map((place) => {
    const transcript = whispered(choices)[place]!;
    return sent(transcript, transcript.questions(true)).replaceAll(/"token":"[0-9a-f]{16}"/g, '');
  });

describe('a choice that is hidden', () => {
  const talk = '0:invite:2 0:offer:3 2:refuse 2:offer:1 2:undo 2:offer:2 0:accept';
  test('leaves no passage for who is outside, and neither does taking it back', () => {
    const all = whispered(talk);
    const [onlooker, first, outside, second] = all.map(({ passages }) => passages.map(({ what, seat, key }) => [what, seat, key]));
    const start = ['start', SPECTATOR, null];
    expect(first).toEqual([
      start,
      ['choice', 0, 'invite:2'],
      ['choice', 0, 'offer:3'],
      ['choice', 2, null],
      ['choice', 2, null],
      ['undo', 2, null],
      ['choice', 2, null],
      ['choice', 0, 'accept'],
    ]);
    expect(second!.map(([what, seat]) => [what, seat])).toEqual(first!.map(([what, seat]) => [what, seat]));
    // Not even who ended it is told to them.
    expect(outside).toEqual([start, ['choice', 0, null], ['choice', SPECTATOR, null]]);
    expect(onlooker).toEqual(outside);
  });

  test.each(['0:offer:1', '0:offer:3', '0:offer:3 2:refuse', '0:offer:1 0:undo', '0:offer:1 2:refuse 2:offer:2 0:refuse 0:undo'])(
    'shows in nothing that is sent to others while they talk: %s',
    (choices) => expect(outside(`0:invite:2 ${choices}`)).toEqual(outside('0:invite:2')),
  );

  test.each(['0:offer:1 2:leave', '0:offer:3 0:undo 0:leave', '0:offer:3 2:refuse 2:offer:1 2:undo 2:offer:2 0:leave'])(
    'nor when they part: %s',
    (choices) => {
      expect(outside(`0:invite:2 ${choices}`)).toEqual(outside('0:invite:2 0:leave'));
      expect(outside(`0:invite:2 ${choices} 1:invite:2`)).toEqual(outside('0:invite:2 0:leave 1:invite:2'));
    },
  );

  test('is named by its taking back to who was inside', () => {
    const all = whispered(talk);
    expect(all.map(({ passages }) => passages.flatMap(({ what, undoes }) => (what === 'undo' ? [undoes] : [])))).toEqual([
      [],
      [4],
      [],
      [4],
    ]);
  });
});

describe('what is taken back', () => {
  test('is named by its place in the transcript', () => {
    const match = opened(knots, 2);
    const all = transcripts(match);
    play(match, '0:knot 0:knot 0:undo 0:undo 0:knot 0:pass 0:undo');
    for (const { passages } of all) expect(passages.map(({ undoes }) => undoes)).toEqual([null, null, null, 2, 1, null, null, 6]);
  });

  test('is named in another lane, too, though others have chosen since', () => {
    const match = opened(knots, 2);
    const { passages } = match.transcript(1);
    play(match, '0:contest 0:take 1:take 0:undo');
    expect(passages.at(-1)).toMatchObject({ what: 'undo', seat: 0, key: null, undoes: 2 });
  });

  test('keeps its place where something else was hidden in between', () => {
    const match = opened(whispers, 3);
    const outside = match.transcript(1);
    play(match, '0:invite:2 0:offer:3 2:leave 1:invite:0 1:undo');
    expect(outside.passages.map(({ what, undoes }) => [what, undoes])).toEqual([
      ['start', null],
      ['choice', null],
      ['choice', null],
      ['choice', null],
      ['undo', 3],
    ]);
    expect(outside.passages[3]!.key).toBe('invite:0');
  });
});

describe('a transcript that is begun in mid-game', () => {
  test('tells how things stand, and what happens from there on', () => {
    const match = opened(knots, 2);
    play(match, '0:knot 0:roll 1:knot');
    const late = match.transcript(0);
    expect(late.passages).toEqual([
      { what: 'start', seat: SPECTATOR, key: null, undoes: null, events: [], pictures: [], after: match.view(0) },
    ]);
    play(match, '1:undo 1:pass');
    // What it took back was before its time.
    expect(late.passages.slice(1).map(({ what, undoes }) => [what, undoes])).toEqual([
      ['undo', null],
      ['choice', null],
    ]);
  });

  test('does not tell the prologue again', () => {
    const match = opened(lastWord, 2);
    expect(match.prologue).toHaveLength(2);
    expect(match.transcript(0).passages[0]!.events).toHaveLength(2);
    play(match, '1:accept');
    expect(match.transcript(0).passages[0]!.events).toEqual([]);
  });
});

test('a game that is played again is told in the same words', () => {
  const match = opened(crypt, 3);
  const all = transcripts(match);
  playOn(match, new Random(4));
  const again: Transcript<TypesOf<typeof crypt>>[] = [];
  replay(crypt, match.record(), { onStart: (played) => void again.push(...transcripts(played)) });
  expect(again.map(({ passages }) => passages)).toEqual(all.map(({ passages }) => passages));
});

test('a transcript asks and takes back for its viewer alone', () => {
  const match = opened(knots, 2);
  const [first, second] = [match.transcript(0), match.transcript(1)];
  expect([first.questions(), second.questions()]).toEqual([match.questions(0), []]);
  expect(send(match, 0, 'knot').ok).toBe(true);
  expect([first.undo, second.undo]).toEqual([match.undo(0), { bar: 'nothing' }]);
  expect(first.undo.bar).toBeNull();
  expect(first.seated).toEqual(match.seated);
});

test('a transcript that is closed writes no more down; others go on', () => {
  const match = opened(knots, 2);
  const [first, second] = [match.transcript(0), match.transcript(1)];
  play(match, '0:knot');
  first.close();
  play(match, '0:pass');
  expect([first.passages.length, second.passages.length]).toEqual([2, 3]);
});
