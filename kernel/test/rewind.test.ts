import { describe, expect, test } from 'vitest';
import { Match, Random, SPECTATOR, listSeats, parseGame, printGame, replay, type Game, type Passage, type Transcript } from '../index.ts';
import type { Types } from '../index.ts';
import { gemPit } from './examples/gemPit.ts';
import { knots } from './examples/knots.ts';
import { longship } from './examples/longship.ts';
import { pokerFace } from './examples/pokerFace.ts';
import { scramble } from './examples/scramble.ts';
import { sealedBids } from './examples/sealedBids.ts';
import { whispers } from './examples/whispers.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { play, send } from './sending.ts';

type Knots = TypesOf<typeof knots>;

const opened = <T extends Types & { options: Record<string, never> }>(game: Game<T>, seats = 2): Match<T> =>
  new Match(game, { options: {}, seats, secret: 'c'.repeat(64) });
const played = (choices: string): Match<Knots> => play(opened(knots), choices);

const rewind = <T extends Types>(match: Match<T>, to: number): void => {
  const answer = match.enter({ now: 'rewind', to });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
};

describe('all go back', () => {
  test.each([
    ['past chance', '0:knot 0:roll 1:knot', 1, '0:knot'],
    ['past what somebody saw', '0:knot 0:look 1:knot', 1, '0:knot'],
    ['past the choices of others', '0:pass 1:knot 1:pass 0:knot', 1, '0:pass'],
    ['into lanes that have met since', '0:contest 0:take 1:done 0:done 1:knot', 2, '0:contest 0:take'],
    ['to the beginning', '0:knot 0:roll 1:knot', 0, ''],
    ['to before something was taken back: it stands again', '0:knot 0:knot 0:undo 0:roll', 2, '0:knot 0:knot'],
  ])('%s', (_name, choices, to, before) => {
    const match = played(choices);
    rewind(match, to);
    expect(match.state).toEqual((before === '' ? opened(knots) : played(before)).state);
    expect(match.made).toEqual((before === '' ? opened(knots) : played(before)).made);
  });

  test('again and again, also to before the time that they went back', () => {
    const match = played('0:knot 0:roll');
    rewind(match, 1);
    play(match, '0:pass 1:knot');
    rewind(match, 4);
    expect(match.state).toEqual(played('0:knot 0:pass').state);
    rewind(match, 2);
    expect(match.state).toEqual(played('0:knot 0:roll').state);
    rewind(match, 5);
    expect(match.state).toEqual(played('0:knot 0:pass 1:knot').state);
  });

  test('and the abandoned line stays on record: a game of its own, that can be played again', () => {
    const match = played('0:knot 0:roll 1:knot');
    const abandoned = JSON.stringify(match.state);
    rewind(match, 1);
    play(match, '0:pass');
    const file = parseGame('kept.json', printGame(match.record()));
    expect(replay(knots, file).state).toEqual(match.state);
    expect(file.journal[3]).toEqual({ now: 'rewind', to: 1 });
    expect(JSON.stringify(replay(knots, { ...file, journal: file.journal.slice(0, 3) }).state)).toBe(abandoned);
  });

  test('and dice fall anew: what fell is known, what will fall is not', () => {
    const match = played('0:roll 1:roll 0:roll');
    rewind(match, 0);
    play(match, '0:roll 1:roll 0:roll');
    const fallen = match.drawn.map(({ outcome }) => outcome);
    expect(fallen.slice(fallen.length / 2)).not.toEqual(fallen.slice(0, fallen.length / 2));
    expect(replay(knots, match.record()).drawn).toEqual(match.drawn);
  });

  test('and an answer to what was asked before comes too late, though the same is asked', () => {
    const match = played('0:pass');
    const asked = match.questions(1)[0]!;
    play(match, '1:knot');
    rewind(match, 1);
    expect(match.choose(1, asked.lane, asked.token, 'knot')).toEqual({ ok: false, refusal: { why: 'stale' } });
    expect(match.choose(1, asked.lane, match.questions(1)[0]!.token, 'knot').ok).toBe(true);
  });

  test('and nobody takes back what was chosen before', () => {
    const match = played('0:knot 0:knot');
    rewind(match, 1);
    expect([0, 1].map((seat) => match.undoBar(seat))).toEqual(['rewound', 'rewound']);
    play(match, '0:knot 0:undo');
    expect(match.undoBar(0)).toBe('rewound');
  });

  test('and who sits where now stays there', () => {
    const match = played('0:knot');
    match.enter({ seat: 1, now: 'away', player: 'greedy' });
    rewind(match, 0);
    expect(match.seated[1]!.player).toBe('greedy');
    expect(match.enter({ seat: 1, now: 'back' }).ok).toBe(true);
  });
});

describe('nobody goes back', () => {
  test.each([-1, 0.5, 2, 7])('to %d, where nothing was', (to) => {
    const match = played('0:knot 0:roll');
    const before = JSON.stringify(match.record());
    expect(match.enter({ now: 'rewind', to }).ok).toBe(false);
    expect(JSON.stringify(match.record())).toBe(before);
  });

  test('past somebody who has left for good, or in a game that is over', () => {
    const match = played('0:knot');
    match.enter({ seat: 1, now: 'gone', player: 'random' });
    expect(match.enter({ now: 'rewind', to: 0 })).toEqual({ ok: false, refusal: { why: 'undo-barred', bar: 'left' } });
    match.enter({ seat: 0, now: 'gone', player: 'random' });
    match.enter({ now: 'abandoned' });
    expect(match.enter({ now: 'rewind', to: 0 })).toEqual({ ok: false, refusal: { why: 'over' } });
  });
});

test('nothing is ever gone back on where everything is final', () => {
  const match = opened(scramble);
  const seat = listSeats(match.asked())[0]!;
  expect(send(match, seat, scramble.keys.keyOf(match.questions(seat)[0]!.actions[0]!)).ok).toBe(true);
  expect(match.enter({ now: 'rewind', to: 0 })).toEqual({ ok: false, refusal: { why: 'undo-barred', bar: 'final' } });
});

/** What a viewer is shown and asked. */
const shownTo = <T extends Types>(transcript: Transcript<T>): string =>
  JSON.stringify([
    transcript.passages.at(-1)!.after,
    transcript.questions(true).map(({ lane, rules, actions, denials }) => [lane, rules, actions, denials]),
  ]);

/** Which passages of a viewer count no more. */
const abandonedIn = <T extends Types>(passages: readonly Passage<T>[]): number[] =>
  passages.flatMap(({ what, undoes }, place) =>
    what === 'rewind' && undoes !== null ? Array.from({ length: place - undoes }, (_, later) => undoes + later) : [],
  );

test.each([knots, gemPit, longship, pokerFace, sealedBids, whispers].map((game) => ({ id: game.id, game: game as Game<Types> })))(
  'P3 everybody sees in $id what they saw then, and nothing else',
  ({ game }) => {
    const random = new Random(7);
    for (let time = 0; time < 8; time++) {
      const seats = Math.max(2, game.seats.least);
      const match = new Match(game, { options: game.readOptions({}, seats), seats, secret: 'd'.repeat(64) });
      const viewers = [SPECTATOR, ...match.seated.keys()].map((seat) => match.transcript(seat));
      /** By place in the journal: what everybody was shown before it. */
      const shown = [viewers.map(shownTo)];
      while (!match.isOver && shown.length < 60) {
        if (shown.length > 3 && random.below(8) === 0) {
          const to = random.below(shown.length - 1);
          rewind(match, to);
          expect(viewers.map(shownTo)).toEqual(shown[to]);
          for (const viewer of viewers) {
            const { undoes } = viewer.passages.at(-1)!;
            // Whoever asks for a moment by what they saw asks for the same moment.
            if (undoes !== null) expect(viewer.placeSince(viewer.entryAt(undoes)!)).toBe(undoes);
          }
        } else {
          const seat = random.pick(listSeats(match.asked()));
          const { actions } = match.questions(seat)[0]!;
          expect(send(match, seat, game.keys.keyOf(random.pick(actions))).ok).toBe(true);
        }
        shown.push(viewers.map(shownTo));
      }
      expect(replay(game, match.record()).state).toEqual(match.state);
      for (const { passages } of viewers) for (const place of abandonedIn(passages)) expect(place).toBeLessThan(passages.length);
    }
  },
);
