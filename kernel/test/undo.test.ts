import { describe, expect, test } from 'vitest';
import { Match, isChoice, replay, type Decision, type Flow, type Game } from '../index.ts';
import { gemPit } from './examples/gemPit.ts';
import { knots } from './examples/knots.ts';
import { longship } from './examples/longship.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { play, tokenOf } from './sending.ts';

type Knots = TypesOf<typeof knots>;

const opened = (game: Game<Knots>): Match<Knots> => new Match(game, { options: {}, seats: 2, secret: 'c'.repeat(64) });
const played = (choices: string, game: Game<Knots> = knots): Match<Knots> => play(opened(game), choices);

/** The game as it is but for its journal, which remembers what was taken back. */
const position = (match: Match<Knots>): unknown => [match.state, match.drawn];

describe('a seat takes back its own choices', () => {
  test.each([
    ['one', '0:knot 0:knot 0:undo', '0:knot'],
    ['several', '0:roll 1:knot 1:knot 1:undo 1:undo', '0:roll'],
    ['and chooses otherwise', '0:knot 0:undo 0:look', '0:look'],
    ['the end of its turn, while the next has not chosen', '0:knot 0:pass 0:undo', '0:knot'],
    ['in its lane, though others have chosen in theirs', '0:contest 0:take 1:take 0:undo', '0:contest 1:take'],
    ['the end of its lane, while others go on', '0:contest 0:done 1:take 0:undo', '0:contest 1:take'],
  ])('%s', (_name, withUndo, without) => {
    expect(position(played(withUndo))).toEqual(position(played(without)));
  });

  test('and that is on record', () => {
    const match = played('0:knot 0:knot 0:undo 0:roll');
    expect(match.journal.map((entry) => isChoice(entry) && entry.key)).toEqual(['knot', 'knot', 'undo', 'roll']);
    expect(position(replay(knots, match.record()))).toEqual(position(match));
  });
});

describe('undo is barred', () => {
  /** After the contest chance decides at once, before anybody is asked again. */
  const chanceAfterJoin: Game<Knots> = {
    ...knots,
    steps: {
      ...knots.steps,
      turn: {
        ...knots.steps.turn,
        next: {
          kind: 'draw',
          rules: [],
          die: () => ({ purpose: 'knots.next', outcomes: 1, tickets: 1, upTo: null }),
          drawn: (_board, frame, _outcome, flow) => flow.become({ k: 'turn', at: 'act', seat: 1 - frame.seat }),
        },
      },
    },
  };

  test.each([
    ['where nothing was chosen', '0:knot', 1, 'nothing'],
    ['where all was taken back', '0:knot 0:undo', 0, 'nothing'],
    ['by chance', '0:knot 0:roll', 0, 'chance'],
    ['by something seen', '0:knot 0:look', 0, 'somebody looked'],
    ["by another seat's choice", '0:pass 1:knot', 0, 'others'],
    ['by lanes that parted', '0:contest', 0, 'lanes'],
    ['by lanes that met, for who came last', '0:contest 0:take 0:done 1:done', 1, 'lanes'],
    ['by lanes that met, for who came first', '0:contest 0:take 0:done 1:done', 0, 'lanes'],
    ['by what another did with it in a lane of its own', '0:contest 0:take 0:take 0:give 1:take', 0, 'others'],
  ])('%s', (_name, choices, seat, bar) => {
    const match = played(choices);
    const before = JSON.stringify([match.state, match.record()]);
    expect(match.undoBar(seat)).toBe(bar);
    expect(match.undo(seat)).toEqual({ bar });
    expect(match.choose(seat, 0, tokenOf(match, 0), 'undo')).toEqual({ ok: false, refusal: { why: 'undo-barred', bar } });
    expect(match.enter({ seat, lane: 0, key: 'undo' })).toEqual({ ok: false, refusal: { why: 'undo-barred', bar } });
    expect(JSON.stringify([match.state, match.record()])).toBe(before);
  });

  test('by lanes that met, even if chance fell right after', () => {
    const match = played('0:contest 0:take 0:done 1:done', chanceAfterJoin);
    expect(match.drawn).toHaveLength(1);
    expect([match.undoBar(0), match.undoBar(1)]).toEqual(['lanes', 'lanes']);
  });

  /** A contest in which something more follows when the second seat tugs. */
  const tuggedBySecond = (follows: (rope: number, flow: Flow<Knots>) => void): Game<Knots> => {
    const tug = knots.steps.tug.tug as Decision<Knots, Extract<Knots['frame'], { k: 'tug' }>>;
    const choose: typeof tug.choose = (board, frame, seat, action, flow) => {
      tug.choose(board, frame, seat, action, flow);
      if (seat === 1) follows(board.rope, flow);
    };
    return { ...knots, steps: { ...knots.steps, tug: { tug: { ...tug, choose } } } };
  };

  test('by what another has seen since, even in a lane of its own', () => {
    const looking = tuggedBySecond((_rope, flow) => flow.seal('the second sees what is left'));
    expect(played('0:contest 0:take', looking).undoBar(0)).toBeNull();
    expect(played('0:contest 0:take 1:take', looking).undoBar(0)).toBe('others');
  });

  test('where a die would fall without the choice that did not fall with it', () => {
    const tossing = tuggedBySecond((rope, flow) => rope === 1 && flow.push({ k: 'turn', at: 'roll', seat: 1 }));
    expect(played('0:contest 1:take', tossing).drawn).toHaveLength(1);
    const match = played('0:contest 0:take 1:take', tossing);
    expect([match.drawn, match.undoBar(0)]).toEqual([[], 'others']);
  });

  test('by a stop, for who called it and for all that it holds', () => {
    const match = new Match(gemPit, { options: {}, seats: 2, secret: 'c'.repeat(64) });
    play(match, '0:dig 1:shout');
    expect([match.undoBar(0), match.undoBar(1)]).toEqual(['lanes', 'lanes']);
  });

  test("by another seat's choice in the same lane, even if that would be possible without it", () => {
    const match = new Match(longship, { options: {}, seats: 4, secret: 'c'.repeat(64) });
    play(match, '2:bail');
    expect(match.undoBar(2)).toBeNull();
    play(match, '0:bail');
    expect([match.undoBar(2), match.undoBar(0)]).toEqual(['others', null]);
  });

  test('when the game is over', () => {
    expect(played('0:pass 1:pass 0:pass 1:pass').undoBar(1)).toBe('over');
  });
});
