import { describe, expect, test } from 'vitest';
import {
  Match,
  PERSON,
  Problem,
  SPECTATOR,
  absencesIn,
  fairDie,
  replay,
  tenuresOf,
  type Draw,
  type Entry,
  type Game,
  type Refusal,
  type Seated,
} from '../index.ts';
import { simulate } from '../laws/simulator.ts';
import { knots } from './examples/knots.ts';
import { play, send } from './sending.ts';
import { ANNA, BEN, BOT, opened, enterAll, wholeOf, again, type Knots } from './knotsMatch.ts';

type Turn = Extract<Knots['frame'], { k: 'turn' }>;

const AWAY: Entry = { seat: 0, now: 'away', player: 'greedy' };
const BACK: Entry = { seat: 0, now: 'back' };
const GONE: Entry = { seat: 0, now: 'gone', player: 'random' };
const ABANDONED: Entry = { now: 'abandoned' };
const OTHER_GONE: Entry = { seat: 1, now: 'gone', player: 'random' };

/** A game that says what leaving for good means: the knots are untied, and a turn is over. */
const leaving: Game<Knots> = {
  ...knots,
  leave(board, seat, [stack], flow) {
    flow.tell({ t: 'rolled', rule: 'untied', knots: -board.knots[seat]! });
    board.rope += board.knots[seat]!;
    board.knots[seat] = 0;
    const [turn] = stack as Turn[];
    if (turn!.seat === seat && turn!.at === 'act') turn!.at = 'next';
  },
};

describe('who comes and goes is on record', () => {
  const courses: [string, Entry[], Seated[]][] = [
    ['away', [AWAY], [{ name: 'Anna', player: 'greedy' }, BEN]],
    ['away and back', [AWAY, BACK], [ANNA, BEN]],
    ['back under another name', [AWAY, { ...BACK, name: 'Zoë' }], [{ name: 'Zoë', player: PERSON }, BEN]],
    ['away again, with another bot', [AWAY, BACK, { ...AWAY, player: 'search:2' }], [{ name: 'Anna', player: 'search:2' }, BEN]],
    ['gone', [GONE], [{ name: 'Anna', player: 'random' }, BEN]],
    ['away, then gone', [AWAY, GONE], [{ name: 'Anna', player: 'random' }, BEN]],
    ['back, then gone', [AWAY, BACK, GONE], [{ name: 'Anna', player: 'random' }, BEN]],
  ];

  test.each(courses)('%s', (_name, entries, seated) => {
    const match = enterAll(opened(), ...entries);
    expect([match.seated, match.journal, match.made]).toEqual([seated, entries, entries]);
    expect(match.record().seated).toEqual([ANNA, BEN]);
    expect(wholeOf(again(match))).toBe(wholeOf(match));
    // The game goes on, whoever answers.
    expect([match.isOver, send(match, 0, 'knot').ok]).toEqual([false, true]);
    expect(wholeOf(again(match))).toBe(wholeOf(match));
  });

  test('abandoned: nobody is asked any more, and there is no result', () => {
    const match = enterAll(play(opened(), '0:knot'), AWAY, OTHER_GONE, ABANDONED);
    expect([match.isOver, match.state.outcome, match.record().outcome, match.asked()]).toEqual([true, null, null, 0]);
    expect([match.questions(0), match.undoBar(0)]).toEqual([[], 'over']);
    expect([again(match).isOver, wholeOf(again(match))]).toEqual([true, wholeOf(match)]);
  });

  test('a table of bots can be abandoned, too', () => {
    expect(enterAll(opened(knots, BOT, BOT), ABANDONED).isOver).toBe(true);
  });

  test('who held which seat when is told from the record', () => {
    const match = enterAll(play(opened(knots, ANNA, BOT), '0:knot'), AWAY);
    enterAll(play(match, '0:pass 1:pass'), { ...BACK, name: 'Zoë' }, GONE, ABANDONED);
    expect(tenuresOf(match.record())).toEqual([
      [
        { ...ANNA, from: 0 },
        { name: 'Anna', player: 'greedy', from: 1 },
        { name: 'Zoë', player: PERSON, from: 4 },
        { name: 'Zoë', player: 'random', from: 5 },
      ],
      [{ ...BOT, from: 0 }],
    ]);
    expect([0, 3, 5, 6].map((entries) => absencesIn(match.journal.slice(0, entries), 2)[0])).toEqual([null, 'away', null, 'gone']);
    expect(tenuresOf(match.record()).map((held) => held.at(-1))).toEqual(match.seated.map((holder) => expect.objectContaining(holder)));
  });
});

const notNow = (entry: Entry): Refusal => ({ why: 'not-now', now: 'now' in entry ? entry.now : 'away' });

describe('what is not possible is refused, and changes nothing', () => {
  const over = { why: 'over' } as const;
  const refusals: [string, Match<Knots>, Entry, Refusal][] = [
    ['back without having been away', opened(), BACK, notNow(BACK)],
    ['back when back already', enterAll(opened(), AWAY, BACK), BACK, notNow(BACK)],
    ['back when gone', enterAll(opened(), GONE), BACK, notNow(BACK)],
    ['back when away, then gone', enterAll(opened(), AWAY, GONE), BACK, notNow(BACK)],
    ['back of a bot', opened(knots, BOT, BEN), BACK, notNow(BACK)],
    ['away twice', enterAll(opened(), AWAY), AWAY, notNow(AWAY)],
    ['away of a bot', opened(knots, BOT, BEN), AWAY, notNow(AWAY)],
    ['away when gone', enterAll(opened(), GONE), AWAY, notNow(AWAY)],
    ['away with a person for a bot', opened(), { ...AWAY, player: PERSON }, notNow(AWAY)],
    ['gone twice', enterAll(opened(), GONE), GONE, notNow(GONE)],
    ['gone of a bot', opened(knots, BOT, BEN), GONE, notNow(GONE)],
    ['gone with a person for a bot', opened(), { ...GONE, player: PERSON }, notNow(GONE)],
    ['abandoned while a person is there', enterAll(opened(), AWAY), ABANDONED, notNow(ABANDONED)],
    ['abandoned by nobody', opened(), ABANDONED, notNow(ABANDONED)],
    ['a seat that is none', opened(), { ...AWAY, seat: 2 }, { why: 'no-such-seat' }],
    ['a seat that is none, back', opened(), { ...BACK, seat: -1 }, { why: 'no-such-seat' }],
    ['a seat that is none, gone', opened(), { ...GONE, seat: 0.5 }, { why: 'no-such-seat' }],
    ...[AWAY, BACK, GONE, ABANDONED, { seat: 0, lane: 0, key: 'knot' }].flatMap((entry): [string, Match<Knots>, Entry, Refusal][] => [
      [`${JSON.stringify(entry)} after the end`, play(opened(), '0:pass 1:pass 0:pass 1:pass'), entry, over],
      [`${JSON.stringify(entry)} after all have left`, enterAll(opened(), GONE, OTHER_GONE, ABANDONED), entry, over],
    ]),
    [
      'an undo after all have left',
      enterAll(opened(), GONE, OTHER_GONE, ABANDONED),
      { seat: 0, lane: 0, key: 'undo' },
      { why: 'undo-barred', bar: 'over' },
    ],
  ];

  test.each(refusals)('%s', (_name, match, entry, refusal) => {
    const before = wholeOf(match);
    expect(match.enter(entry)).toEqual({ ok: false, refusal });
    expect(wholeOf(match)).toBe(before);
    // Nor is it taken from a record.
    const forged = { ...match.record(), journal: [...match.journal, entry] };
    expect(() => replay(knots, forged)).toThrow(Problem);
    expect(() => replay(knots, forged)).toThrow(`Journal entry ${match.journal.length + 1} (`);
  });

  test('and a record with it says so by name', () => {
    expect(() => replay(knots, { ...opened().record(), journal: [AWAY, AWAY] })).toThrow(
      'Journal entry 2 (seat 0 away) is not possible: nobody could be away then',
    );
    expect(() => replay(knots, { ...opened().record(), journal: [ABANDONED] })).toThrow(
      'Journal entry 1 (abandoned) is not possible: nobody could be abandoned then',
    );
  });

  test('nobody sits at a table twice, or not at all', () => {
    expect(() => new Match(knots, { options: {}, seats: 2, seated: [ANNA], secret: 'f'.repeat(64) })).toThrow(
      new Problem('1 are seated at a table of 2; expected one for each seat'),
    );
  });
});

const knot = (id: string): Entry => ({ seat: 0, lane: 0, key: 'knot', id });

describe('what is no entry is refused, and changes nothing', () => {
  const none: readonly unknown[] = [
    null,
    undefined,
    5,
    'knot',
    {},
    { seat: 0, lane: 0, key: 5 },
    { seat: 0, lane: 0, key: 'k'.repeat(101) },
    { seat: 0, lane: 0.5, key: 'knot' },
    { seat: 0, lane: 0, key: 'knot', by: 'magic' },
    { seat: 0, now: 'asleep' },
    { seat: 0, now: 'away' },
    { seat: 0, now: 'gone', player: {} },
    { seat: 0, now: 'back', name: 7 },
  ];

  test.each(none.map((given) => [JSON.stringify(given)?.slice(0, 60) ?? 'undefined', given]))('%s', (_name, given) => {
    const match = opened();
    expect(match.enter(given as Entry)).toEqual({ ok: false, refusal: { why: 'malformed' } });
    expect([match.journal, match.seated]).toEqual([[], [ANNA, BEN]]);
  });

  test('an id that is none, or stands twice', () => {
    const match = opened();
    expect(match.enter(knot('not an id!'))).toEqual({ ok: false, refusal: { why: 'bad-id' } });
    expect(match.enter(knot('a')).ok).toBe(true);
    expect(match.enter(knot('a'))).toEqual({ ok: false, refusal: { why: 'bad-id' } });
    expect(match.journal).toHaveLength(1);
  });

  test('what does not belong into an entry is not kept, and who changes theirs later changes nothing', () => {
    const match = opened();
    const given = { seat: 0, lane: 0, key: 'knot', note: 'mine' };
    expect(match.enter(given).ok).toBe(true);
    given.key = 'roll';
    expect(match.journal).toEqual([{ seat: 0, lane: 0, key: 'knot' }]);
    (match.seated as Seated[])[0] = BOT;
    expect(match.seated[0]).toEqual(ANNA);
  });
});

const coin = fairDie('knots.left', 1000);
const tossed: Draw<Knots, Turn> = {
  kind: 'draw',
  rules: [],
  die: () => coin,
  drawn(board, frame, outcome) {
    board.rope += outcome;
    frame.at = 'next';
  },
};

/** Somebody takes part in a contest, and the other leaves for good. */
const leftInContest = (game: Game<Knots>): Match<Knots> => enterAll(play(opened(game), '0:contest 1:take'), GONE);

describe('leaving for good', () => {
  test("follows the game's own rule, which is told and replayed", () => {
    const match = play(opened(leaving), '0:knot');
    const answer = match.enter(GONE);
    expect(answer).toEqual({ ok: true, told: [{ to: -1, event: { t: 'rolled', rule: 'untied', knots: -1 }, others: null }] });
    expect([match.state.board, match.asked()]).toEqual([{ turns: 1, knots: [0, 0], rope: 2 }, 0b10]);
    expect(wholeOf(again(match))).toBe(wholeOf(match));
  });

  test('just goes on where the game has none', () => {
    const match = play(opened(), '0:knot');
    const before = JSON.stringify(match.state);
    expect(match.enter(GONE)).toEqual({ ok: true, told: [] });
    expect([JSON.stringify(match.state), match.asked()]).toEqual([before, 0b1]);
    expect(send(match, 0, 'pass').ok).toBe(true);
  });

  test('being away is no leaving', () => {
    const match = play(opened(leaving), '0:knot');
    const before = JSON.stringify(match.state);
    expect(enterAll(match, AWAY).state.board.knots).toEqual([1, 0]);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test('lets dice fall that the rule asks for, and they are the same when it is played again', () => {
    const tossing: Game<Knots> = {
      ...leaving,
      steps: { ...knots.steps, turn: { ...knots.steps.turn, roll: tossed } },
      leave: (_board, _seat, [stack]) => void ((stack as Turn[])[0]!.at = 'roll'),
    };
    const match = enterAll(opened(tossing), GONE);
    expect(match.drawn).toMatchObject([{ purpose: 'knots.left' }]);
    expect(match.state.board.rope).toBe(2 + match.drawn[0]!.outcome);
    expect(wholeOf(again(match))).toBe(wholeOf(match));
  });

  test('may end the game', () => {
    const ending: Game<Knots> = {
      ...knots,
      leave: (_board, _seat, _stack, flow) => flow.finish({ reason: 'left', places: [2, 1], scores: [0, 1], rewards: [0, 1] }),
    };
    const match = enterAll(opened(ending), GONE);
    expect([match.isOver, match.record().outcome?.reason]).toEqual([true, 'left']);
    expect(match.enter(OTHER_GONE)).toEqual({ ok: false, refusal: { why: 'over' } });
    expect(wholeOf(again(match))).toBe(wholeOf(match));
  });

  test('bars what was chosen before from being taken back, where the rule changed the game', () => {
    expect(play(opened(leaving), '0:contest 1:take').undoBar(1)).toBeNull();
    expect(leftInContest(leaving).undoBar(1)).toBe('left');
    expect(leftInContest(knots).undoBar(1)).toBeNull();
  });

  test('holds under all laws in random games', () => {
    let left = 0;
    const counted: Game<Knots> = {
      ...leaving,
      leave(...given) {
        left++;
        leaving.leave!(...given);
      },
    };
    expect(simulate(counted, { options: {}, seats: 3, games: 60, seed: 5, leaving: 0.2 })).toMatchObject({ games: 60, failure: null });
    expect(left).toBeGreaterThan(60);
    const forgetting: Game<Knots> = {
      ...leaving,
      leave(board, ...rest) {
        leaving.leave!(board, ...rest);
        Object.assign(board, { left: left++ });
      },
    };
    expect(simulate(forgetting, { options: {}, seats: 3, games: 60, seed: 5, leaving: 0.2, laws: {} }).failure?.law).toBe(
      'replayEqualsPlay',
    );
  });
});

describe('nobody takes back what another holder chose', () => {
  test.each<[string, string, Entry[], string | null]>([
    ['a bot what a person chose', '0:knot', [AWAY], null],
    ['a person what a bot chose', '', [AWAY], '0:knot'],
    ['another person what one chose', '0:knot', [AWAY, { ...BACK, name: 'Zoë' }], null],
    ['a bot what somebody chose who is gone', '0:knot', [GONE], null],
  ])('%s', (_name, before, entries, between) => {
    const match = opened();
    if (before !== '') play(match, before);
    expect(match.undoBar(0)).toBe(before === '' ? 'nothing' : null);
    enterAll(match, ...entries);
    if (between !== null) {
      play(match, between);
      expect(match.undoBar(0)).toBeNull();
      enterAll(match, BACK);
    }
    expect([match.undo(0), match.enter({ seat: 0, lane: 0, key: 'undo' })]).toEqual([
      { bar: 'others' },
      { ok: false, refusal: { why: 'undo-barred', bar: 'others' } },
    ]);
    expect(match.state.board.knots).toEqual([1, 0]);
  });

  test('but the own choice after coming back', () => {
    const match = play(enterAll(play(opened(), '0:knot'), AWAY, BACK), '0:knot 0:undo');
    expect([match.state.board.knots, match.undoBar(0)]).toEqual([[1, 0], 'others']);
  });

  test('what others do elsewhere bars nobody', () => {
    const match = enterAll(play(opened(), '0:knot'), { ...AWAY, seat: 1 });
    expect(match.undoBar(0)).toBeNull();
  });
});

test('everybody is told who comes and goes, in a passage of its own', () => {
  const match = opened(leaving);
  const all = [SPECTATOR, 0, 1].map((viewer) => match.transcript(viewer));
  play(match, '0:knot');
  enterAll(match, AWAY, { ...BACK, name: 'Zoë' }, GONE, { ...AWAY, seat: 1 }, ABANDONED);
  for (const { passages, seated, viewer } of all) {
    const none = { key: null, undoes: null, events: [] };
    const untied = { t: 'rolled', rule: 'untied', knots: -1 };
    expect(passages.slice(2)).toMatchObject([
      { what: 'away', seat: 0, ...none },
      { what: 'back', seat: 0, ...none },
      { what: 'gone', seat: 0, ...none, events: [untied] },
      { what: 'away', seat: 1, ...none },
      { what: 'abandoned', seat: SPECTATOR, ...none },
    ]);
    expect(passages.at(-1)!.after).toEqual(match.view(viewer));
    expect(seated).toEqual([
      { name: 'Zoë', player: 'random' },
      { name: 'Ben', player: 'greedy' },
    ]);
  }
});
