import { describe, expect, test } from 'vitest';
import { Match, Problem, SPECTATOR, heardBy, viewOf } from '../index.ts';
import { Rehearsal, face } from '../laws/rehearsal.ts';
import { council } from './examples/council.ts';
import { crypt } from './examples/crypt.ts';
import { dreamer } from './examples/dreamer.ts';
import { gemPit } from './examples/gemPit.ts';
import { haste } from './examples/haste.ts';
import { lastStanding } from './examples/lastStanding.ts';
import { lastWord } from './examples/lastWord.ts';
import { longship } from './examples/longship.ts';
import { nextChapter, saga } from './examples/saga.ts';
import { sealedBids } from './examples/sealedBids.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { whispers } from './examples/whispers.ts';
import { wolves } from './examples/wolves.ts';

const SECRET = '5'.repeat(64);

describe('nested interruption and resumption', () => {
  test('a frame in a frame in a frame resumes exactly where it was', () => {
    const play = Rehearsal.open(dreamer, {}, 1).choose('walk').choose('rest').choose('drink').choose('sleep').choose('see');
    const journey = { k: 'journey', at: 'walk', paces: 2 };
    const inn = { k: 'inn', at: 'drink', cups: 1 };
    const stack = play.state.lanes[0]!.stack;
    expect(stack).toEqual([journey, inn, { k: 'dream', at: 'see', visions: 1 }]);
    play.choose('see');
    expect(stack).toEqual([journey, inn]);
    play.choose('drink');
    expect(stack).toEqual([journey]);
    expect(play.keys()).toEqual(['rest', 'walk']);
  });

  test('a non-local exit throws every frame above its target away, and nothing below', () => {
    const play = Rehearsal.open(dreamer, {}, 1).choose('walk').choose('rest').choose('sleep').choose('start');
    expect(play.state.lanes[0]!.stack).toEqual([{ k: 'journey', at: 'walk', paces: 2 }]);
    play.choose('walk').choose('walk');
    expect(play.state.outcome?.reason).toBe('arrived');
  });
});

describe('simultaneous secret choices', () => {
  test('each seat has a lane and a token of its own, so that clicks at the same time never collide', () => {
    const match = new Match(sealedBids, { options: {}, seats: 2, secret: SECRET });
    const [first, second] = [match.questions(0)[0]!, match.questions(1)[0]!];
    expect(first.lane).not.toBe(second.lane);
    expect(first.token).not.toBe(second.token);
    expect(match.choose(1, second.lane, second.token, 'bid:2').ok).toBe(true);
    expect(match.choose(0, first.lane, first.token, 'bid:3').ok).toBe(true);
    const { token } = match.questions(1)[0]!;
    expect(match.choose(0, second.lane, token, 'confirm')).toEqual({ ok: false, refusal: { why: 'not-asked' } });
  });

  test('a bid is hidden on the frame and on the board until all are in', () => {
    const play = Rehearsal.open(sealedBids, {}, 2);
    const bidOfFirst = (viewer: number): unknown => {
      const { lanes, sight } = viewOf(sealedBids, play.state, viewer);
      const frame = lanes.find((lane) => lane.id === 1)?.stack[0];
      return frame?.k === 'bid' ? frame.weighed : sight.bids[0];
    };
    play.chooseAs(0, 'bid:3');
    expect([0, 1, SPECTATOR].map(bidOfFirst)).toEqual([3, -1, -1]);
    expect([0, 1, SPECTATOR].map((seat) => heardBy(play.engine.told!, seat, 2))).toMatchObject([
      [{ bid: 3 }],
      [{ bid: -1 }],
      [{ bid: -1 }],
    ]);
    play.chooseAs(0, 'confirm');
    expect([0, 1, SPECTATOR].map(bidOfFirst)).toEqual([3, -1, -1]);
    expect(play.asked).toEqual([1]);
    play.chooseAs(1, 'bid:2').chooseAs(1, 'think-again').chooseAs(1, 'bid:1').chooseAs(1, 'confirm');
    expect(play.events.at(-1)).toEqual({ t: 'revealed', rule: 'reveal', bids: [3, 1] });
    expect(play.board.points).toEqual([1, 0]);
    expect(play.asked).toEqual([0, 1]);
  });
});

/** Everybody is dealt two objections. */
const dealt = (seats: number): Rehearsal<TypesOf<typeof lastWord>> =>
  Rehearsal.open(lastWord, {}, seats, ...Array.from({ length: seats }, () => face(3)));

describe('a chain of reactions', () => {
  test('what nobody contests prevails and voids the one beneath, which then changes nothing', () => {
    const play = dealt(3).chooseAs(1, 'object').chooseAs(2, 'object');
    expect(play.state.lanes[0]!.stack.map((frame) => frame.k)).toEqual(['turn', 'claim', 'claim', 'claim']);
    play.chooseAs(0, 'accept').chooseAs(1, 'accept').chooseAs(2, 'accept');
    expect(play.events.slice(3)).toMatchObject([
      { t: 'stands', seat: 2, depth: 2 },
      { t: 'void', seat: 1 },
      { t: 'stands', seat: 0, depth: 0 },
    ]);
    expect(play.board).toMatchObject({ points: [1, 0, 0], objections: [2, 1, 1], objected: [0, 1, 1] });
  });

  test('a single objection that stands voids the claim', () => {
    const play = dealt(2).choose('object').choose('accept');
    expect(play.board.points).toEqual([0, 0]);
    expect(play.events.slice(2)).toMatchObject([
      { t: 'stands', seat: 1, depth: 1 },
      { t: 'void', seat: 0 },
    ]);
  });

  test('who has no objections left is asked all the same: only its own seat knows', () => {
    const play = dealt(2).choose('object').choose('object').choose('object').choose('object');
    expect(play.board.objections).toEqual([0, 0]);
    expect([play.asked, play.keys(), play.denial('object')?.rule]).toEqual([[1], ['accept'], 'no objections left']);
    for (let claim = 0; claim < 4; claim++) play.choose('accept');
    expect(play.state.outcome).toMatchObject({ reason: 'adjourned', scores: [2, 2] });
  });

  test('what is dealt is whispered to each seat, and seen by nobody else', () => {
    const play = Rehearsal.open(lastWord, {}, 3, face(1), face(2), face(3));
    const dealtTo = (viewer: number): unknown => ({
      heard: heardBy(play.engine.told!, viewer, 3).map((event) => event.t === 'dealt' && event.objections),
      seen: viewOf(lastWord, play.state, viewer).sight.objections,
    });
    expect([0, 1, 2, SPECTATOR].map(dealtTo)).toEqual(
      [
        [0, -1, -1],
        [-1, 1, -1],
        [-1, -1, 2],
        [-1, -1, -1],
      ].map((objections) => ({ heard: objections, seen: objections })),
    );
  });
});

describe('a private talk', () => {
  test('is for the two who talk: to everybody else nothing happens until they part', () => {
    const play = Rehearsal.open(whispers, {}, 3).choose('invite:2');
    const outside = (): unknown => [1, SPECTATOR].map((viewer) => viewOf(whispers, play.state, viewer));
    const before = outside();
    expect(before).toMatchObject([1, 2].map(() => ({ lanes: [{ asked: 0b101, stack: [{}, { pair: 0b101, asked: -1, at: 'offer' }] }] })));
    play.choose('offer:3').choose('refuse').choose('offer:1').choose('refuse');
    expect(outside()).toEqual(before);
    expect(viewOf(whispers, play.state, 2).lanes[0]).toMatchObject({ asked: 0b001, stack: [{}, { at: 'offer', asked: 0, offers: 2 }] });
    play.choose('offer:2').choose('accept');
    expect([0, 1, 2, SPECTATOR].map((viewer) => heardBy(play.engine.told!, viewer, 3).map((event) => event.t))).toEqual([
      ['offers', 'offers', 'offers', 'parted'],
      ['parted'],
      ['offers', 'offers', 'offers', 'parted'],
      ['parted'],
    ]);
    expect([play.board.points, play.asked]).toEqual([[2, 0, 2], [1]]);
  });

  test('ends after three offers at the latest', () => {
    const play = Rehearsal.open(whispers, {}, 3).choose('invite:1').choose('offer:1').choose('refuse').choose('offer:2').choose('refuse');
    expect(play.choose('offer:3').keys()).toEqual(['accept', 'leave']);
    expect([play.choose('leave').board.points, play.asked]).toEqual([[0, 0, 0], [1]]);
  });
});

describe('everyone acting at once with a stop', () => {
  test('a shout holds every lane until it is decided, and each goes on where it was', () => {
    const play = Rehearsal.open(gemPit, {}, 3).chooseAs(0, 'dig').chooseAs(2, 'dig').chooseAs(1, 'shout');
    expect(play.asked).toEqual([1]);
    expect(play.keys(1)).toEqual(['calm', 'flee']);
    play.chooseAs(1, 'calm');
    expect(play.asked).toEqual([0, 1, 2]);
    expect(play.state.lanes.map((lane) => lane.held)).toEqual([0, 0, 0, 0]);
    expect(play.state.lanes.flatMap((lane) => lane.stack)).toMatchObject([{ k: 'pit' }, { left: 2 }, { left: 3 }, { left: 2 }]);
  });

  test('a stop may end all lanes by a non-local exit', () => {
    const play = Rehearsal.open(gemPit, {}, 3).chooseAs(0, 'dig').chooseAs(1, 'shout').chooseAs(1, 'flee');
    expect(play.state.outcome).toMatchObject({ reason: 'counted', scores: [1, 0, 0] });
  });

  test('a stop of one lane leaves the others alone', () => {
    const play = Rehearsal.open(gemPit, {}, 3).chooseAs(0, 'dig').chooseAs(1, 'rob:0');
    expect([play.keys(0), play.keys(1)[0], play.keys(2)[0]]).toEqual([['pay'], 'dig', 'dig']);
    play.chooseAs(2, 'dig').chooseAs(0, 'pay');
    expect(play.board.gems).toEqual([0, 1, 1]);
    expect(play.keys(0)).toContain('dig');
  });

  test('a lane that two stops hold goes on when both have ended', () => {
    const play = Rehearsal.open(gemPit, {}, 3).chooseAs(0, 'dig').chooseAs(1, 'rob:0').chooseAs(2, 'shout');
    expect(play.asked).toEqual([2]);
    play.chooseAs(2, 'calm');
    expect(play.keys(0)).toEqual(['pay']);
    play.chooseAs(0, 'pay');
    expect(play.keys(0)).toContain('dig');
  });
});

const kindsSeen = (play: Rehearsal<TypesOf<typeof crypt>>, seat: number): unknown => {
  const { next, kept, thrown } = viewOf(crypt, play.state, seat).sight;
  return { next: next?.kind, kept: kept.map((relics) => relics.map((relic) => relic.kind)), thrown };
};
const kindsHeard = (play: Rehearsal<TypesOf<typeof crypt>>, seat: number): unknown[] =>
  heardBy(play.engine.told!, seat, 3).map((event) => 'kind' in event && event.kind);

describe('hidden draws, peeks, public discards', () => {
  test('what nobody has seen is nowhere; a peek is for one seat; a discard for all', () => {
    const play = Rehearsal.open(crypt, {}, 3);
    expect(play.board.next).toBeNull();
    play.choose('peek', face(8));
    expect([kindsSeen(play, 0), kindsSeen(play, 1)]).toMatchObject([{ next: 3 }, { next: -1 }]);
    play.choose('take');
    expect([0, 1, 2, SPECTATOR].map((seat) => kindsSeen(play, seat))).toMatchObject([
      { kept: [[], [3], []] },
      { kept: [[], [3], []] },
      { kept: [[], [-1], []] },
      { kept: [[], [-1], []] },
    ]);
    expect([0, 1, 2].map((seat) => kindsHeard(play, seat))).toEqual([
      [3, 3],
      [-1, 3],
      [-1, -1],
    ]);
    play.choose('take', face(1)).choose('peek', face(1)).choose('throw:3');
    expect([0, 1, 2].map((seat) => kindsSeen(play, seat))).toMatchObject([{ thrown: [3] }, { thrown: [3] }, { thrown: [3] }]);
    expect(kindsHeard(play, 2).at(-1)).toBe(3);
  });
});

describe('a vote with a tie-break', () => {
  test('the most votes elect; on a tie the chair alone decides among the tied', () => {
    const play = Rehearsal.open(council, {}, 4);
    expect(play.denial('vote:2', 2)?.rule).toBe('not for oneself');
    play.chooseAs(3, 'vote:1').chooseAs(0, 'vote:1').chooseAs(2, 'vote:3');
    expect(play.asked).toEqual([1]);
    play.chooseAs(1, 'vote:3');
    expect(play.asked).toEqual([0]);
    expect(play.keys()).toEqual(['prefer:1', 'prefer:3']);
    play.choose('prefer:3');
    expect(play.events).toEqual([{ t: 'elected', rule: 'elect', seat: 3 }]);
    play.chooseAs(0, 'vote:1').chooseAs(1, 'vote:0').chooseAs(2, 'vote:0').chooseAs(3, 'vote:0');
    expect(play.state.outcome).toMatchObject({ scores: [1, 0, 0, 1], places: [1, 3, 3, 1] });
  });
});

describe('elimination', () => {
  test('who is out is asked nothing, cannot be aimed at, and is placed in the order of falling', () => {
    const play = Rehearsal.open(lastStanding, {}, 3).choose('aim:1', face(3)).choose('aim:0', face(2));
    expect(play.events.at(-1)).toEqual({ t: 'fell', rule: 'out', seat: 1 });
    expect(play.asked).toEqual([2]);
    expect(play.denial('aim:1')?.rule).toBe('has fallen');
    play.choose('aim:0', face(6));
    expect(play.asked).toEqual([0]);
    play.choose('aim:2', face(1));
    expect(play.state.outcome).toEqual({ reason: 'last standing', places: [2, 3, 1], scores: [0, 0, 2], rewards: [0, 0, 1] });
  });
});

describe('extra and lost turns', () => {
  test('an extra turn comes at once, a lost one passes, and both together cancel out', () => {
    const play = Rehearsal.open(haste, {}, 3).choose('run', face(6));
    const ran = { t: 'ran', rule: 'run', seat: 0, die: 6 };
    expect([play.asked, play.events]).toEqual([[0], [ran, { t: 'again', rule: 'extra', seat: 0 }]]);
    play.choose('trip:1');
    expect([play.asked, play.events.at(-1)]).toEqual([[2], { t: 'loses', rule: 'lost', seat: 1 }]);
    play.choose('trip:0');
    expect(play.asked).toEqual([1]);
    play.choose('run', face(2));
    play.choose('trip:0');
    expect(play.asked).toEqual([1]);
  });

  test('who has lost a turn and gets an extra one has neither', () => {
    const play = Rehearsal.open(haste, {}, 2);
    play.board.lost[0] = 1;
    play.choose('run', face(6));
    expect(play.events.map((event) => event.t)).toEqual(['ran', 'again', 'loses']);
    expect(play.asked).toEqual([1]);
  });
});

describe('a team turn', () => {
  test('is taken in any order, each rower once, and passes when all have acted', () => {
    const play = Rehearsal.open(longship, {}, 5);
    expect(play.asked).toEqual([0, 2, 4]);
    play.chooseAs(2, 'row').chooseAs(4, 'row');
    expect(play.asked).toEqual([0]);
    play.chooseAs(0, 'bail');
    expect([play.asked, play.board]).toEqual([[1, 3], { way: [2, 0], water: [0, 1] }]);
  });

  test('all of a team win together', () => {
    const play = Rehearsal.open(longship, {}, 2);
    play.board.way[0] = 5;
    expect(play.choose('row').state.outcome).toMatchObject({ places: [1, 2], rewards: [1, 0] });
  });
});

describe('one seat with several units', () => {
  test('moves each once in any order; a unit may change seats, and a seat without units is passed over', () => {
    const play = Rehearsal.open(wolves, {}, 2);
    expect(play.keys()).toEqual(['howl', 'move:ash', 'move:cedar']);
    play.choose('move:cedar');
    expect(play.events).toEqual([{ t: 'joins', rule: 'meet', wolf: 3, seat: 0 }]);
    expect([play.keys(), play.denial('move:dogwood')?.rule]).toEqual([['howl', 'move:ash'], 'has moved']);
    play.choose('move:ash');
    expect(play.board.wolves.map((wolf) => wolf.seat)).toEqual([0, 0, 0, 0]);
    expect([play.asked, play.board.round]).toEqual([[0], 1]);
  });
});

describe('a campaign', () => {
  test('carries what a game left into the options of the next', () => {
    const first = Rehearsal.open(saga, { chapter: 1, gold: [0, 3] }, 2)
      .choose('dig', face(4))
      .choose('leave')
      .choose('leave');
    const options = nextChapter(1, first.state.outcome!);
    expect(options).toEqual({ chapter: 2, gold: [2, 1] });
    const second = new Match(saga, { options: saga.readOptions(JSON.parse(JSON.stringify(options)), 2), seats: 2, secret: SECRET });
    expect(second.view(1).sight.gold).toEqual([2, 1]);
  });

  test('options from outside are read, and what is wrong is named', () => {
    expect(() => saga.readOptions({ chapter: 1, gold: [1] }, 2)).toThrow(
      new Problem("saga, option 'gold': expected 2 whole numbers, got [1]"),
    );
    expect(() => saga.readOptions({ gold: [1, 1] }, 2)).toThrow("option 'chapter': expected a whole number, got undefined");
  });
});
