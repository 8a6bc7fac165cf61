import {
  Random,
  UNDO,
  argumentOf,
  isChoice,
  listSeats,
  questionRowOf,
  replay,
  tenuresOf,
  viewOf,
  type Action,
  type Asked,
  type Match,
} from '@hoard/kernel';
import { greedyPlayer, randomPlayer, type Player } from '@hoard/players';
import { expect, test } from 'vitest';
import { dragonAttack, title } from '../index.ts';
import { dragonSpace, holdsCounter, othersOn } from '../rules/01-things.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbs } from '../state/verbs.ts';
import { openMatch, playAll, playOne, questionOf, type Choice } from './play.ts';
import { dice, spaceOf, table, type Table } from './table.ts';

// Chapter 16: at the digital table. What it asks of the gate through which every choice goes, and of the answers given for the absent.

const { content, keys } = dragonAttack;

const players = (seats: number, seed: number): Player<DragonAttack>[] =>
  Array.from({ length: seats }, (_, seat) => randomPlayer(new Random(seed, seat)));

/** Every choice of some random games of two to six, with what the table was before it. */
function* choices(games: number): Generator<{ match: Match<DragonAttack>; choice: Choice; quiet: boolean; drawn: string[] }> {
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 5);
    // Among these is one in which somebody comes to where two others are, which is rare.
    const match = openMatch(seats, 2150 + game);
    const at = players(seats, 566 + game);
    while (match.state.outcome === null) {
      const before = dragonAttack.copyBoard(match.state.board);
      const drawn = match.drawn.length;
      const choice = playOne(match, at);
      const space = argumentOf(keys.parse(choice.key)!);
      const quiet = !holdsCounter(before, space) && !othersOn(before, choice.seat, space) && dragonSpace(before, content) !== space;
      yield { match, choice, quiet, drawn: match.drawn.slice(drawn).map(({ purpose }) => purpose) };
    }
  }
}

const verbOf = ({ key }: Choice): string => key.split(':')[0]!;

const defaultAnswer = (asked: Asked<DragonAttack>): Action =>
  questionRowOf(dragonAttack, asked).defaultAnswer!(asked, { content, seats: asked.view.seats })!;

/** The default answer to whoever is asked on a stage. The order in which things are offered must not matter: here it is backwards. */
const byDefault = (t: Table): string => {
  const actions = t
    .keys()
    .toReversed()
    .map((key) => keys.parse(key)!);
  const seat = t.asked[0]!;
  return keys.keyOf(defaultAnswer({ view: viewOf(dragonAttack, t.state, seat), lane: 0, seat, actions }));
};

const drawnAtOpening = (given: unknown): string[] => openMatch(3, 161, given).drawn.map(({ purpose }) => purpose);

test('DA-16.1 at the opening chance decides who begins, and the adventurers nobody chose; no counter and no die', () => {
  expect(drawnAtOpening({ colours: ['red', 'blue', 'green'] })).toEqual(['da.first-player']);
  expect(drawnAtOpening({ colours: ['red', null, null] })).toEqual(['da.adventurer', 'da.adventurer', 'da.first-player']);
});

test('DA-16.1 nothing is drawn before the choice that calls for it', () => {
  const first: Record<string, Set<string | undefined>> = {};
  for (const { choice, drawn } of choices(40)) (first[verbOf(choice)] ??= new Set()).add(drawn[0]);
  expect(Object.keys(first).toSorted()).toEqual([...verbs.list].toSorted());
  expect([...first['roll']!]).toEqual(['da.move-die']);
  expect([...first['fight']!]).toEqual(['da.duel-dice']);
  expect([...first['walk']!].map(String).toSorted()).toEqual(['da.dragon-dice', 'da.monster-dice', 'da.turn-over', 'undefined']);
  for (const verb of ['sail', 'meet', 'give', 'ask', 'offer', 'accept', 'step', 'stay'])
    expect([verb, ...first[verb]!]).toEqual([verb, undefined]);
});

test('DA-16.2 exactly one seat has one question with an answer, or the game is over', () => {
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    const match = openMatch(seats, 162);
    const at = players(seats, 162);
    while (match.state.outcome === null) {
      expect(listSeats(match.asked())).toHaveLength(1);
      expect(questionOf(match).actions.length).toBeGreaterThan(0);
      playOne(match, at);
    }
    expect(match.asked()).toBe(0);
  }
});

test('DA-16.3 a single landing, a single player to meet and a step with nowhere to go are not asked', () => {
  const landing = table({ turn: 'red', at: { red: 'R10', blue: 'P00' } });
  landing.roll(2).choose('walk:P00').choose('fight', dice(1), dice(2));
  expect([landing.at('red'), landing.waitingFor]).toEqual(['R10', ['blue']]);
  const step = table({ turn: 'blue', at: { blue: 'B40', red: 'R42' }, cleared: ['R42'] });
  step.roll(2).choose('walk:R42');
  expect(step.keys()).toEqual(['fight', 'offer']);
  step.choose('offer').choose('accept');
  expect([step.at('blue'), step.waitingFor]).toEqual(['R42', ['amber']]);
});

test('DA-16.3 the roll is asked for though it is the only answer', () => {
  expect(table({ turn: 'red' }).keys()).toEqual(['roll']);
});

test('DA-16.4 for an absent player the game rolls, does not sail, fights and stays', () => {
  const sailor = table({ turn: 'red', at: { red: 'R51' }, carried: { red: ['boat'] } });
  expect(sailor.keys().length).toBeGreaterThan(1);
  expect(byDefault(sailor)).toBe('roll');
  const meeting = table({ turn: 'red', at: { red: 'R20', violet: 'R40' }, carried: { red: ['gold 1'] }, cleared: 'all' });
  meeting.roll(2).choose('walk:R40');
  expect(byDefault(meeting)).toBe('fight');
  for (const word of ['offer', 'offer', 'offer']) expect(byDefault(meeting.choose(word))).toBe('fight');
  expect(byDefault(meeting.choose('accept'))).toBe('stay');
});

test('DA-16.4 an absent player meets the next clockwise', () => {
  const t = table({ turn: 'amber', at: { amber: 'R20', red: 'R40', blue: 'R40', white: 'R40', green: 'R40' }, cleared: 'all' });
  t.roll(2).choose('walk:R40');
  expect(t.keys()).toEqual(['meet:0', 'meet:1', 'meet:4', 'meet:5']);
  expect(byDefault(t)).toBe(`meet:${t.seat('white')}`);
});

test('DA-16.4 whoever has not chosen an adventurer gets a free one by chance', () => {
  const given = new Set<string>();
  for (let number = 0; number < 40; number++) {
    const { board } = openMatch(2, number, { colours: [null, 'violet'] }).state;
    given.add(content.heroes[board.adventurers[0]!.hero]!.colour);
  }
  expect([...given].toSorted()).toEqual(['amber', 'blue', 'green', 'red', 'white']);
});

test('DA-16.4 the default answer is always a legal one, and a game of absent players ends', () => {
  const absent: Player<DragonAttack> = { choose: defaultAnswer };
  for (const seats of [1, 2, 4, 6]) {
    expect(
      playAll(
        openMatch(seats, 164),
        Array.from({ length: seats }, () => absent),
      ).state.outcome,
    ).not.toBeNull();
  }
});

test('DA-16.5 at any point of a game a computer player can take a seat over, and give it back', () => {
  const judgement = title.judgementOf(dragonAttack);
  for (const leaves of [0, 1, 7, 20, 45]) {
    const match = openMatch(3, 165);
    const people = players(3, 165);
    const bot = greedyPlayer(dragonAttack, judgement, new Random(leaves));
    const seatedNow = (): Player<DragonAttack>[] => people.map((person, seat) => (match.seated[seat]!.player === 'greedy' ? bot : person));
    for (let decision = 0; match.state.outcome === null && decision < 150; decision++) {
      if (decision === leaves) expect(match.enter({ seat: 1, now: 'away', player: 'greedy' }).ok).toBe(true);
      if (decision === leaves + 40) expect(match.enter({ seat: 1, now: 'back' }).ok).toBe(true);
      playOne(match, seatedNow());
    }
    const [, second] = tenuresOf(match.record());
    expect(second!.map(({ player }) => player)).toEqual(['person', 'greedy', 'person']);
    expect(match.journal.filter((entry) => isChoice(entry) && entry.seat === 1).length).toBeGreaterThan(0);
    expect(replay(dragonAttack, match.record()).state).toEqual(match.state);
  }
});

test('DA-16.6 undo is refused after a die, a counter turned over, a battle, a bargain and a step of the Dragon', () => {
  const final = ['rolled', 'turnedOver', 'threw', 'agreed', 'dragonMoved'];
  const seen = new Set<string>();
  for (const { match, choice } of choices(15)) {
    const happened = choice.told.map(({ event }) => event.t).filter((t) => final.includes(t));
    if (happened.length === 0) continue;
    for (const t of happened) seen.add(t);
    expect(match.undoBar(choice.seat)).not.toBeNull();
    expect(match.enter({ seat: choice.seat, lane: 0, key: UNDO })).toMatchObject({ ok: false, refusal: { why: 'undo-barred' } });
  }
  expect([...seen].toSorted()).toEqual(final.toSorted());
});

test('DA-16.6 undo is refused to everybody but the seat that chose last', () => {
  for (const { match, choice } of choices(5)) {
    for (let seat = 0; seat < match.state.seats; seat++) if (seat !== choice.seat) expect(match.undoBar(seat)).not.toBeNull();
  }
});

test('DA-16.6 a sail, an offer, a step, a landing and a move to a quiet place can be taken back; a move to any other place cannot', () => {
  const free: Record<string, Set<boolean>> = {};
  for (const { match, choice, quiet, drawn } of choices(15)) {
    const name = verbOf(choice) === 'walk' ? `walk to a ${quiet ? 'quiet' : 'busy'} place` : verbOf(choice);
    if (drawn.length === 0 && match.state.outcome === null) (free[name] ??= new Set()).add(match.undoBar(choice.seat) === null);
  }
  const always = (name: string): boolean[] => [...(free[name] ?? [])];
  for (const name of ['sail', 'offer', 'step', 'stay', 'throw', 'walk to a quiet place'])
    expect([name, ...always(name)]).toEqual([name, true]);
  // Without dice: onto a seen character, or to another player.
  expect(always('walk to a busy place')).toEqual([false]);
  expect(always('accept')).toEqual([false]);
});

test('DA-16.6 who takes a move back is where the move began, with the same number rolled', () => {
  const match = openMatch(2, 166);
  const at = players(2, 166);
  let taken = 0;
  while (match.state.outcome === null && taken < 10) {
    const before = questionOf(match);
    const board = JSON.stringify(match.state.board);
    const { seat, key } = playOne(match, at);
    if (!key.startsWith('walk') || match.undoBar(seat) !== null) continue;
    const drawn = match.drawn.length;
    expect(match.enter({ seat, lane: 0, key: UNDO }).ok).toBe(true);
    expect(JSON.stringify(match.state.board)).toBe(board);
    expect(questionOf(match).actions).toEqual(before.actions);
    expect(match.drawn).toHaveLength(drawn);
    taken++;
    playOne(match, at);
  }
  expect(taken).toBe(10);
});

const beaten = (high: number, given = {}): Table =>
  table({ turn: 'red', at: { red: 'R20' }, cleared: 'all', piles: { R31: ['Stone Ogre'] }, ...given })
    .roll(2)
    .choose('walk:R31', dice(high));

test('DA-16.7 the default landing is the farthest from the gate of the beaten, then the first by id', () => {
  // R43, R51 and R52 are four steps from R10.
  expect(byDefault(beaten(2))).toBe('throw:R43');
  expect(byDefault(beaten(2, { laid: ['R43'] }))).toBe('throw:R51');
  // It is the gate of the beaten that counts; from that of whoever chooses, B43 would be the farthest.
  const duel = table({ turn: 'violet', at: { violet: 'A31', red: 'A30' }, cleared: 'all', laid: ['A40'] });
  duel.roll(2).choose('walk:A30').choose('fight', dice(6), dice(5));
  expect([duel.waitingFor, byDefault(duel)]).toEqual([['violet'], 'throw:A41']);
});

const atR41 = (given = {}): Table => table({ turn: 'red', at: { red: 'R41' }, cleared: 'all', ...given }).roll(2);

test('DA-16.8 the default move is the quiet end nearest to the own gate, then the first by id', () => {
  expect(byDefault(atR41())).toBe('walk:R20');
  expect(byDefault(atR41({ at: { red: 'R41', violet: 'R20' } }))).toBe('walk:R21');
  const busy = { at: { red: 'R41', violet: 'R20' }, laid: ['R21'] };
  expect(byDefault(atR41(busy))).toBe('walk:R30');
  expect(byDefault(atR41({ ...busy, dragonAt: 7 }))).toBe('walk:R31');
  expect(byDefault(atR41({ ...busy, dragonAt: 7, piles: { R31: ['F'] } }))).toBe('walk:G43');
});

test('DA-16.8 without a quiet end the nearest of all is taken', () => {
  const t = table({ turn: 'red', at: { red: 'R41' } }).roll(2);
  t.board.unknown.fill(1);
  expect(byDefault(t)).toBe('walk:R20');
  expect(t.isUnknown('R20')).toBe(true);
  expect(t.board.adventurers[0]!.at).toBe(spaceOf('R41'));
});
