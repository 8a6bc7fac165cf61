import { describe, expect, test } from 'vitest';
import {
  ABSTAINED,
  Match,
  NOT_VOTED,
  SPECTATOR,
  callVote,
  heardBy,
  isUnanimous,
  leadersOf,
  majorityOf,
  only,
  viewOf,
  type Game,
  type Types,
} from '../index.ts';
import { Rehearsal } from '../laws/rehearsal.ts';
import { council } from './examples/council.ts';
import { crossroads, sealedCrossroads } from './examples/crossroads.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { play } from './sending.ts';

const opened = <T extends Types & { options: Record<string, never> }>(game: Game<T>, seats: number): Match<T> =>
  new Match(game, { options: {}, seats, secret: '7'.repeat(64) });

const A = 0;
const B = 1;
const C = 2;

describe('votes at the same time', () => {
  test('two that are sent at once, with tokens read before either, are both taken', () => {
    const match = opened(council, 4);
    const [first, second] = [match.questions(0)[0]!, match.questions(3)[0]!];
    expect(first.lane).not.toBe(second.lane);
    expect(match.choose(3, second.lane, second.token, 'vote:1').ok).toBe(true);
    expect(match.choose(0, first.lane, first.token, 'vote:2').ok).toBe(true);
    expect(match.state.board.votes).toEqual([2, NOT_VOTED, NOT_VOTED, 1]);
    expect(match.asked()).toBe(0b0110);
  });

  test('the same vote sent twice counts once', () => {
    const match = opened(council, 3);
    const { lane, token } = match.questions(0)[0]!;
    expect(match.choose(0, lane, token, 'vote:1').ok).toBe(true);
    expect(match.choose(0, lane, token, 'vote:2')).toEqual({ ok: false, refusal: { why: 'no-such-lane' } });
    expect(match.state.board.votes).toEqual([1, NOT_VOTED, NOT_VOTED]);
  });

  test('who thinks again takes the vote back, though others have voted since, until the vote is closed', () => {
    const match = play(opened(council, 3), '0:vote:1 1:vote:2 0:undo');
    expect(match.state.board.votes).toEqual([NOT_VOTED, 2, NOT_VOTED]);
    play(match, '0:vote:2 2:vote:1');
    expect([0, 1, 2].map((seat) => match.undoBar(seat))).toEqual(['lanes', 'lanes', 'lanes']);
  });
});

describe('the end of a vote', () => {
  test('is when all have voted, where the game waits for everybody', () => {
    const match = play(opened(council, 5), '0:vote:1 2:vote:1 3:vote:1 4:vote:1');
    expect([match.asked(), match.state.board.terms]).toEqual([0b00010, [0, 0, 0, 0, 0]]);
    expect(play(match, '1:vote:0').state.board.terms).toEqual([0, 1, 0, 0, 0]);
  });

  test('is as soon as more than half of all agree, where the game says so: nobody else is waited for', () => {
    const match = play(opened(crossroads, 4), '0:vote:ford 2:vote:ford');
    const late = match.questions(1)[0]!;
    expect(match.state.board.walked).toBe(0);
    play(match, '3:vote:ford');
    expect(match.state.board).toMatchObject({ walked: 1, points: [0, 1, 0, 0] });
    expect(match.choose(1, late.lane, late.token, 'vote:hill')).toEqual({ ok: false, refusal: { why: 'no-such-lane' } });
    expect(match.asked()).toBe(0b1111);
    expect(match.state.lanes).toHaveLength(5);
  });

  test('leaves nothing to be taken back', () => {
    const match = play(opened(crossroads, 3), '0:vote:wood 1:vote:wood');
    expect([0, 1, 2].map((seat) => match.undoBar(seat))).toEqual(['lanes', 'lanes', 'nothing']);
  });

  test('comes with the clock, too, by the answer that the rulebook gives for who has not voted', () => {
    const match = play(opened(crossroads, 3), '1:vote:ford');
    for (const seat of [0, 2]) {
      const { lane } = match.questions(seat)[0]!;
      expect(match.enter({ seat, lane, key: match.defaultAnswer(seat, lane)!, by: 'clock' }).ok).toBe(true);
    }
    expect(match.state.board).toMatchObject({ walked: 1, points: [0, 1, 0] });
  });
});

/** Who asks wants all others to agree: they abstain, and everybody else says yes (A) or no (B). */
const consent: Game<TypesOf<typeof sealedCrossroads>> = {
  ...sealedCrossroads,
  steps: {
    ...sealedCrossroads.steps,
    party: {
      ...sealedCrossroads.steps.party,
      ask: {
        kind: 'deed',
        rules: ['all others must agree'],
        run(board, frame, flow) {
          frame.at = 'walk';
          callVote(flow, board.votes, (seat) => ({ k: 'vote', at: 'vote', seat }) as const, only(0));
        },
      },
    },
  },
};

describe('consent', () => {
  test('is a vote of all others at once: who asks has none', () => {
    expect(opened(consent, 4).asked()).toBe(0b1110);
  });

  test.each([
    ['1:vote:hill 3:vote:hill 2:vote:hill', true],
    ['2:vote:ford 1:vote:hill 3:vote:hill', false],
    ['1:vote:hill 2:vote:hill 3:abstain', false],
  ])('of %s is given: %j', (votes, isGiven) => {
    const { counted } = play(opened(consent, 4), votes).state.board;
    expect(isUnanimous(counted, A, only(0))).toBe(isGiven);
  });
});

describe('abstention', () => {
  test('is offered only where the game has a word for it', () => {
    expect(Rehearsal.open(crossroads, {}, 2).keys(0)).toEqual(['abstain', 'vote:ford', 'vote:hill', 'vote:wood']);
    expect(Rehearsal.open(council, {}, 2).keys(0)).toEqual(['vote:1']);
  });

  test('counts for nobody, and against a majority of all', () => {
    const t = Rehearsal.open(crossroads, {}, 4).chooseAs(0, 'abstain').chooseAs(1, 'vote:wood').chooseAs(2, 'vote:wood');
    expect(t.board.walked).toBe(0);
    t.chooseAs(3, 'vote:hill');
    expect(t.events.at(-1)).toEqual({ t: 'walked', rule: 'walk', way: C, votes: [ABSTAINED, C, C, A] });
  });

  test('of everybody leaves it to the game', () => {
    const t = Rehearsal.open(crossroads, {}, 2).chooseAs(0, 'abstain').chooseAs(1, 'abstain');
    expect(t.events.at(-1)).toEqual({ t: 'walked', rule: 'walk', way: A, votes: [ABSTAINED, ABSTAINED] });
  });
});

describe('a tie', () => {
  test('may be broken by somebody who is asked', () => {
    const t = Rehearsal.open(council, {}, 2).chooseAs(1, 'vote:0').chooseAs(0, 'vote:1');
    expect([t.asked, t.keys()]).toEqual([[0], ['prefer:0', 'prefer:1']]);
    expect(t.choose('prefer:1').board.terms).toEqual([0, 1]);
  });

  test('may be broken by a rule: the vote of who is furthest behind', () => {
    const t = Rehearsal.open(crossroads, {}, 2);
    t.chooseAs(1, 'vote:wood').chooseAs(0, 'vote:hill');
    expect(t.board.points).toEqual([1, 0]);
    t.chooseAs(0, 'vote:hill').chooseAs(1, 'vote:ford');
    expect(t.board.points).toEqual([1, 1]);
  });

  test('is none where a majority of those who voted agree, though not of all (EA-24.5)', () => {
    expect([majorityOf([A, B, B, ABSTAINED]), majorityOf([A, B, B, ABSTAINED], 4)]).toEqual([B, null]);
    expect([majorityOf([A, B, ABSTAINED, ABSTAINED]), leadersOf([A, B, ABSTAINED, ABSTAINED])]).toEqual([null, [A, B]]);
  });
});

test.each([
  [[C, A, C, A, B], [A, C], null],
  [[B, NOT_VOTED, B, A], [B], B],
  [[A, B, C], [A, B, C], null],
  [[ABSTAINED, NOT_VOTED], [], null],
  [[], [], null],
])('of the votes %j the most are for %j, and more than half for %j', (votes, leaders, majority) => {
  expect([leadersOf(votes), majorityOf(votes)]).toEqual([leaders, majority]);
});

describe('a sealed vote', () => {
  test('is known to who cast it; that it was cast, to all', () => {
    const t = Rehearsal.open(sealedCrossroads, {}, 3).chooseAs(1, 'vote:wood');
    const seen = (viewer: number): unknown => [
      viewOf(sealedCrossroads, t.state, viewer).sight.votes[1],
      heardBy(t.engine.told!, viewer, 3).map((event) => event.t === 'voted' && event.vote),
    ];
    expect([0, 1, SPECTATOR].map(seen)).toEqual([
      [-3, [-3]],
      [C, [C]],
      [-3, [-3]],
    ]);
  });

  test('waits for everybody, and is then shown', () => {
    const t = Rehearsal.open(sealedCrossroads, {}, 3).chooseAs(1, 'vote:wood').chooseAs(2, 'vote:wood');
    expect([t.asked, t.board.walked]).toEqual([[0], 0]);
    t.chooseAs(0, 'vote:hill');
    expect(viewOf(sealedCrossroads, t.state, SPECTATOR).sight).toMatchObject({ walked: 1, counted: [A, C, C], points: [0, 0, 1] });
  });
});
