import { Match, Random, SPECTATOR, heardBy, listSeats, only, viewOf, type Seat, type Announcement } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { TradeFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { content, dice, face, rowOf, table, type Table } from './table.ts';

// Hidden information: what each seat sees and hears of it. The kernel's laws hold it in random games; here it is named thing by thing.

const card = (id: string): number => rowOf(content.shadowCards, id);
const sight = (t: Table, seat: Seat): Board => viewOf(sevenMoons, t.state, seat).sight;
const known = ({ shadow }: Board): number[] => shadow.flatMap((hidden) => (hidden.card < 0 ? [] : [hidden.card])).toSorted((a, b) => a - b);
/** What a seat heard of one kind of event. */
const heard = (t: Table, seat: Seat, kind: Event['t']): Event[] =>
  heardBy(t.engine.told!, seat, t.state.seats).filter((event) => event.t === kind);

const secrets = { SW: { at: 'Garndell', gold: 5, secrets: ['S2'] }, TH: { secrets: ['S7'] }, FW: { secrets: ['S11'] } };

test('a secret card is known to its owner alone, and that it is theirs to all', () => {
  const t = table({ heroes: secrets });
  expect([0, 1, 2, SPECTATOR].map((seat) => known(sight(t, seat)))).toEqual([[card('S2')], [card('S7')], [card('S11')], []]);
  for (const seat of [SPECTATOR, 0, 1, 2]) expect(sight(t, seat).shadow.map(({ owner }) => owner)).toEqual([0, 1, 2, -1, -1, -1]);
});

test('the deal is told with the card to its owner, without it to the others', () => {
  const options = sevenMoons.readOptions({ characters: ['SW', 'TH'], first: 0 }, 2);
  const match = new Match(sevenMoons, { options, seats: 2, secret: '5'.repeat(64) });
  const deals = match.prologue.filter(({ event }) => event.t === 'secret');
  expect(deals).toHaveLength(4);
  for (const deal of deals) {
    const { seat } = deal.event as Extract<Event, { t: 'secret' }>;
    expect(known(match.view(seat).sight)).toContain((heardBy([deal], seat, 2)[0] as Extract<Event, { t: 'secret' }>).card);
    for (const other of [SPECTATOR, 1 - seat]) expect(heardBy([deal], other, 2)).toMatchObject([{ seat, card: -1 }]);
  }
});

test('the cards that nobody has seen exist nowhere, not even in the state', () => {
  const t = table({ heroes: secrets });
  expect(t.board.shadow.filter((hidden) => hidden.card < 0)).toHaveLength(3);
  expect(t.state.board.shadow).toHaveLength(6);
});

test("a look at a rival's card is for the seer; the others hear whose it was, and not which", () => {
  const t = table({ heroes: secrets }).points(3, 2);
  t.go('Greenhollow', t.finds('W2')).choose('peek:2', face(1), face(3));
  expect([0, 1, 2, SPECTATOR].map((seat) => known(sight(t, seat)))).toEqual([[card('S2'), card('S11')], [card('S7')], [card('S11')], []]);
  expect(heard(t, 0, 'looked')).toMatchObject([{ seat: 0, owner: 2, card: card('S11') }]);
  // Whose card it is does not see by it that somebody else knows it now.
  expect(sight(t, 2).shadow[2]).toEqual({ card: card('S11'), owner: 2, seenBy: only(2) });
  for (const seat of [SPECTATOR, 1, 2]) expect(heard(t, seat, 'looked')).toMatchObject([{ seat: 0, owner: 2, card: -1 }]);
});

test('a look into the Shadow deck is for the seer alone, and nobody learns who knows a card', () => {
  const t = table({ heroes: secrets }).points(3, 2);
  t.go('Greenhollow', t.finds('W4')).choose('option:1', face(1), t.finds('S4'), face(2), t.finds('S5'));
  expect([0, 1, 2].map((seat) => known(sight(t, seat)))).toEqual([[card('S2'), card('S4'), card('S5')], [card('S7')], [card('S11')]]);
  for (const seat of [SPECTATOR, 1, 2]) {
    expect(heard(t, seat, 'looked').every((event) => 'card' in event && event.card === -1)).toBe(true);
    expect(sight(t, seat).shadow.slice(3)).toEqual(Array.from({ length: 3 }, () => ({ card: -1, owner: -1, seenBy: 0 })));
  }
});

test('which card was looked at is forgotten before anybody is asked again', () => {
  const t = table({ heroes: secrets }).points(3, 2);
  t.go('Greenhollow', t.finds('W4')).choose('option:1', face(3));
  const frame = t.state.lanes[0]!.stack.at(-1)!;
  expect(frame).toMatchObject({ k: 'effects', place: 5, looked: 1 << 5 });
  t.draw(t.finds('S4'), face(1), t.finds('S5'));
  expect(frame).toMatchObject({ place: -1, looked: 0 });
});

test('in the row of the Shadow Phase nobody sees whose a card was, nor the order', () => {
  const heroes = { SW: { strongholds: 1, secrets: ['S9', 'S2'] }, TH: { strongholds: 1, secrets: ['S7', 'S1'] } };
  const t = table({ heroes, moon: 7 });
  for (const [seat, mine] of [
    [0, ['S2', 'S9']],
    [1, ['S1', 'S7']],
  ] as const) {
    const { shadow } = sight(t, seat);
    expect(shadow.map((hidden) => [hidden.card, hidden.owner])).toEqual([
      ...Array.from({ length: 4 }, () => [-1, -1]),
      ...mine.map((id) => [card(id), -1]),
    ]);
  }
  t.wave('S7', dice(6), dice(6));
  for (const seat of [SPECTATOR, 0, 1])
    expect([heard(t, seat, 'wave'), sight(t, seat).waves]).toMatchObject([[{ card: card('S7') }], [card('S7')]]);
});

test('what somebody gives up is sealed until all have chosen', () => {
  const walls = { strongholds: 2, allies: ['elves'] };
  const t = table({ heroes: { SW: walls, TH: walls, FW: walls }, moon: 7 }).wave('S7', dice(4), dice(4), dice(4));
  t.chooseFor('TH', 'yield:elves');
  expect([SPECTATOR, 0, 1, 2].map((seat) => sight(t, seat).losses)).toEqual([
    [-1, -2, -1],
    [-1, -2, -1],
    [-1, 0, -1],
    [-1, -2, -1],
  ]);
  expect(heard(t, 0, 'chose')).toEqual([{ t: 'chose', rule: 'SM-14.23', seat: 1 }]);
  expect(heard(t, 0, 'gaveUp')).toEqual([]);
  t.chooseFor('SW', 'yield:stronghold').chooseFor('FW', 'yield:stronghold');
  expect(heard(t, 0, 'gaveUp').slice(0, 3)).toMatchObject([{ piece: 6 }, { piece: 0 }, { piece: 6 }]);
});

test('a proposal is for the two who talk; the others see that they do, and hear how it ended, and no more', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', goods: { wood: 1 } }, TH: { at: 'Kurun' }, FW: { at: 'Kurun' } } });
  t.choose('trade:1');
  const outside = [SPECTATOR, 2].map((seat) => JSON.stringify(viewOf(sevenMoons, t.state, seat)));
  t.choose('give:wood').choose('ask:gold').choose('offer');
  const frameOf = (seat: Seat) => viewOf(sevenMoons, t.state, seat).lanes[0]!.stack.at(-1)! as TradeFrame;
  for (const seat of [0, 1]) expect(frameOf(seat).offer).toEqual({ fromMover: [1], fromOther: [0] });
  for (const seat of [SPECTATOR, 2]) expect(frameOf(seat)).toMatchObject({ offer: null, draft: { fromMover: [], fromOther: [] } });
  expect([heard(t, 1, 'proposed').length, heard(t, 2, 'proposed'), heard(t, 2, 'talked').length]).toEqual([1, [], 0]);
  // Neither what is said, nor who speaks, nor how often one was refused shows outside.
  t.choose('counter').choose('give:gold').choose('ask:wood').choose('offer');
  expect(t.board.refused).toBe(1);
  expect([SPECTATOR, 2].map((seat) => JSON.stringify(viewOf(sevenMoons, t.state, seat)))).toEqual(outside);
  for (const seat of [SPECTATOR, 2]) expect(viewOf(sevenMoons, t.state, seat).lanes[0]!.asked).toBe(0b011);
  t.choose('refuse');
  expect([heard(t, 0, 'refused').length, heard(t, 2, 'refused'), heard(t, 2, 'talked')]).toEqual([
    1,
    [],
    [{ t: 'talked', rule: 'SM-12.11', seat: 0, other: 1 }],
  ]);
  t.choose('trade:1').choose('give:wood').choose('offer').choose('accept');
  for (const seat of [SPECTATOR, 2]) expect(heard(t, seat, 'dealt')).toHaveLength(1);
});

test('a deal is told alike to the others, whoever proposed it, in whichever order, and after however many refusals', () => {
  const deals = [
    ['give:wood', 'give:gold', 'offer', 'accept'],
    ['give:gold', 'give:wood', 'offer', 'accept'],
    ['ask:gold', 'give:wood', 'offer', 'counter', 'ask:wood', 'ask:gold', 'offer', 'accept'],
  ].map((keys) => {
    const t = table({ heroes: { SW: { at: 'Kurun', goods: { wood: 1 } }, TH: { at: 'Kurun' }, FW: { at: 'Kurun' } } });
    t.choose('trade:1');
    for (const key of keys) t.choose(key);
    return JSON.stringify([SPECTATOR, 2].map((seat) => [heardBy(t.engine.told!, seat, 3), viewOf(sevenMoons, t.state, seat)]));
  });
  expect(new Set(deals).size).toBe(1);
});

/** Random games, with what each seat is told after every choice. */
function eachChoice(
  mode: 'competitive' | 'co-op',
  games: number,
  look: (match: Match<SevenMoons>, told: readonly Announcement<Event>[]) => void,
): void {
  for (let game = 0; game < games; game++) {
    const random = new Random(99, game);
    const options = sevenMoons.readOptions({ mode, faerieFolk: true, storyTokens: true, longWatch: true }, 3);
    const match = new Match(sevenMoons, { options, seats: 3, secret: (game + 77).toString(16).padStart(64, '0') });
    look(match, match.prologue);
    while (match.state.outcome === null) {
      const seat = random.pick(listSeats(match.asked()));
      const { lane, token, actions } = match.questions(seat)[0]!;
      const answer = match.choose(seat, lane, token, sevenMoons.keys.keyOf(random.pick(actions)));
      if (answer.ok) look(match, answer.told);
    }
  }
}

test.each(['competitive', 'co-op'] as const)('in %s games no event names a card to a seat that does not know it', (mode) => {
  let named = 0;
  eachChoice(mode, 4, (match, told) => {
    for (let seat: Seat = SPECTATOR; seat < 3; seat++) {
      const mine = known(match.view(seat).sight);
      for (const event of heardBy(told, seat, 3)) {
        if ((event.t !== 'secret' && event.t !== 'looked') || event.card < 0) continue;
        named++;
        // It is either still face down and known to this seat, or has been turned over since.
        expect([...mine, ...match.state.board.waves]).toContain(event.card);
      }
    }
  });
  expect(named).toBeGreaterThan(0);
});
