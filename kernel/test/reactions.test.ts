import { describe, expect, test } from 'vitest';
import { Match, NO_CARD, PASSED, SEALED, SPECTATOR, UNANSWERED, isReacting, listSeats, viewOf, type Game } from '../index.ts';
import { Rehearsal } from '../laws/rehearsal.ts';
import { CARDS, pokerFace } from './examples/pokerFace.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { play, send } from './sending.ts';

type PokerFace = TypesOf<typeof pokerFace>;

/** The game with these cards in the hands: 'hush1 cheer1 / jab1'. */
function dealt(hands: string): Game<PokerFace> {
  const held = hands.split('/').map((hand) => hand.split(' ').flatMap((name) => (name === '' ? [] : [CARDS.indexOf(name)])));
  return {
    ...pokerFace,
    setUp(options, seats) {
      const { board } = pokerFace.setUp(options, seats);
      const deck = board.deck.filter((card) => !held.flat().includes(card));
      return { board: { ...board, hands: held, deck }, frame: { k: 'turn', at: 'boast', seat: 0 } };
    },
  };
}

const seatsIn = (hands: string): number => hands.split('/').length;
const table = (hands: string): Rehearsal<PokerFace> => Rehearsal.open(dealt(hands), {}, seatsIn(hands)).choose('boast');
const matched = (hands: string): Match<PokerFace> =>
  play(new Match(dealt(hands), { options: {}, seats: seatsIn(hands), secret: '7'.repeat(64) }), '0:boast');

/** What the windows look like to who only watches, and of the answers to seat 1. */
function seenOf(hands: string): unknown {
  const { state } = table(hands);
  return [viewOf(pokerFace, state, SPECTATOR).lanes, viewOf(pokerFace, state, 1).sight.answers];
}

const toldIn = (t: Rehearsal<PokerFace>): string[] =>
  t.events.map((event) => (event.t === 'quiet' ? 'quiet' : `${event.seat} ${event.t} ${CARDS[event.card]}`));

/** Of each question that is asked, whether it is one of a window. */
const reactsIn = (match: Match<PokerFace>): boolean[] =>
  listSeats(match.asked()).flatMap((seat) =>
    match.questions(seat).map(({ lane }) => isReacting(match.game, { view: match.view(seat), lane })),
  );

describe('who is asked', () => {
  test('follows from what everybody knows: also who holds nothing that fits, but could', () => {
    const t = table('ward1/ward2/cheer1');
    expect([t.asked, t.keys(0), t.keys(2)]).toEqual([[0, 1, 2], ['pass'], ['pass', 'play:cheer1']]);
  });

  test('is asked to react, and not because of a turn', () => {
    const game = dealt('hush1/cheer1');
    const turn = new Match(game, { options: {}, seats: 2, secret: '7'.repeat(64) });
    expect([reactsIn(turn), reactsIn(play(turn, '0:boast'))]).toEqual([[false], [true, true]]);
  });

  test('is not who has no card left, and the window does not open where nobody could react', () => {
    expect(table('/cheer1/').asked).toEqual([1]);
    const t = table('//');
    expect([toldIn(t), t.board.points]).toEqual([['0 done boast'], [1, 0, 0]]);
  });

  test('shows to nobody: lanes, answers and whom the others take to be asked are the same', () => {
    expect(seenOf('/cheer1/')).toEqual(seenOf('hush1/cheer1/hush2 hush3'));
  });
});

describe('an answer', () => {
  test('is for who gave it; to everybody else nothing has happened, whatever it was', () => {
    const match = matched('hush1/cheer1/jab1');
    const scripts = [0, 1, SPECTATOR].map((viewer) => match.transcript(viewer));
    const before = [0, 1, SPECTATOR].map((viewer) => match.view(viewer));
    play(match, '2:play:jab1');
    expect([0, 1, SPECTATOR].map((viewer) => match.view(viewer))).toEqual(before);
    expect(scripts.map(({ passages }) => passages.length)).toEqual([1, 1, 1]);
    expect(match.view(2).sight.answers.given).toEqual([SEALED, SEALED, CARDS.indexOf('jab1')]);
  });

  test('of who was the last shows to nobody who that was', () => {
    for (const order of ['0:pass 1:pass 2:pass', '2:pass 1:pass 0:pass']) {
      const match = matched('hush1/cheer1/jab1');
      const script = match.transcript(SPECTATOR);
      play(match, order);
      expect(script.passages.slice(1).map(({ what, seat, events }) => [what, seat, events.length])).toEqual([['choice', SPECTATOR, 2]]);
    }
  });

  test('cannot be taken back: nobody tries answers until they know the others’', () => {
    const match = play(matched('hush1/cheer1/jab1'), '1:pass');
    expect([match.undoBar(1), send(match, 1, 'play:cheer1').ok]).toEqual(['answered', false]);
    expect(play(match, '0:pass 2:pass').undoBar(1)).toBe('answered');
  });

  test('that is the only one possible is still waited for; the clock gives it like anybody', () => {
    const [waiting, script] = [matched('/ward1/'), matched('/ward1/')].map((match) => [match, match.transcript(0)] as const);
    const [match, byHand] = [waiting![0], script![0]];
    expect(match.asked()).toBe(0b010);
    const { lane } = match.questions(1)[0]!;
    expect(match.enter({ seat: 1, lane, key: match.defaultAnswer(1, lane)!, by: 'clock' }).ok).toBe(true);
    play(byHand, '1:pass');
    expect(waiting![1].passages).toEqual(script![1].passages);
  });

  test('sent at the same time as others is never late', () => {
    const match = matched('hush1/cheer1/jab1');
    const questions = [0, 1, 2].map((seat) => match.questions(seat)[0]!);
    expect(questions.map(({ lane, token }, seat) => match.choose(seat, lane, token, 'pass').ok)).toEqual([true, true, true]);
  });
});

describe('a chain', () => {
  test('is read in the order of the rule, whoever answered first; later cards are put back and stay marked', () => {
    const t = table('hush1/cheer1/jab1').chooseAs(2, 'play:jab1').chooseAs(0, 'play:hush1');
    expect(toldIn(t)).toEqual([]);
    t.chooseAs(1, 'play:cheer1');
    expect([toldIn(t), t.asked, t.board.hands]).toEqual([['1 plays cheer1'], [0, 2], [[0], [], [5]]]);
    expect(t.board.answers).toEqual({ given: [UNANSWERED, PASSED, UNANSWERED], marked: [0, NO_CARD, 5] });
    expect([0, 2, SPECTATOR].map((viewer) => viewOf(pokerFace, t.state, viewer).sight.answers.marked)).toEqual([
      [0, SEALED, SEALED],
      [SEALED, SEALED, 5],
      [SEALED, SEALED, SEALED],
    ]);
  });

  test('begins after the player of the last card, and ends when all have passed since', () => {
    const t = table('cheer1/cheer2 hush2/hush1');
    t.chooseAs(0, 'pass').chooseAs(1, 'play:cheer2').chooseAs(2, 'pass');
    t.chooseAs(0, 'play:cheer1').chooseAs(1, 'play:hush2').chooseAs(2, 'play:hush1');
    expect(toldIn(t)).toEqual(['1 plays cheer2', '2 plays hush1']);
    t.chooseAs(0, 'pass').chooseAs(1, 'pass');
    expect(toldIn(t).slice(2)).toEqual(['quiet', '1 cancelled cheer2', '0 done boast']);
    expect(t.board.answers.marked).toEqual([NO_CARD, NO_CARD, NO_CARD]);
  });

  test('cancels from the last card back to the first: a cancelled canceller cancels nothing', () => {
    const t = table('hush1/hush2/cheer1');
    t.chooseAs(0, 'pass').chooseAs(1, 'play:hush2').chooseAs(2, 'pass');
    t.chooseAs(0, 'play:hush1').chooseAs(2, 'pass');
    expect(toldIn(t.chooseAs(2, 'pass'))).toEqual(['1 plays hush2', '0 plays hush1', 'quiet', '1 cancelled hush2', '0 done boast']);
  });

  test('is carried out as it was played; what one card causes is over before the next', () => {
    const t = table('ward1/jab1/cheer1');
    t.chooseAs(0, 'pass').chooseAs(1, 'play:jab1').chooseAs(2, 'pass');
    t.chooseAs(0, 'pass').chooseAs(2, 'play:cheer1').chooseAs(0, 'pass');
    expect([t.asked, t.keys(0), toldIn(t).slice(-2)]).toEqual([[0], ['pass', 'play:ward1'], ['0 done boast', '1 done jab1']]);
    t.chooseAs(0, 'play:ward1');
    expect(toldIn(t).slice(-3)).toEqual(['0 plays ward1', '0 cancelled loss', '2 done cheer1']);
    expect([t.board.points, t.asked]).toEqual([[1, 0, 1], [1]]);
  });

  test('takes every card once, and a window that springs from it takes none of them', () => {
    const [hush, jab] = [CARDS.indexOf('hush1'), CARDS.indexOf('jab1')];
    const t = table('hush1 ward1/jab1').chooseAs(0, 'play:hush1').chooseAs(1, 'pass');
    t.board.hands[0]!.push(hush);
    t.chooseAs(0, 'pass').chooseAs(1, 'play:jab1');
    expect([t.keys(0), t.denial('play:hush1', 0)?.rule]).toEqual([['pass'], 'once in a chain']);
    t.chooseAs(0, 'pass');
    expect(t.state.lanes.at(-1)!.stack).toMatchObject([
      { k: 'answering', about: 'loss', spent: [CARDS.indexOf('boast'), hush, jab, CARDS.indexOf('loss')] },
    ]);
  });
});
