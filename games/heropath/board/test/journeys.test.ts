import { viewOf, type Asked } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { heropath } from '../../game.ts';
import type { Heropath } from '../../state/types.ts';
import { act } from '../../state/verbs.ts';
import { kind, site, space, table, type Given, type Table } from '../../test/table.ts';
import { journeysOf, plannedJourney, spaceOf, type Journey } from '../journeys.ts';

const askedIn = (game: Table): Asked<Heropath> => {
  const [lane] = game.state.lanes;
  const actions = game.keys(0).map((key) => heropath.keys.parse(key)!);
  return { view: viewOf(heropath, game.state, 0), seat: 0, lane: lane!.id, actions };
};

const journeysIn = (given: Given): Journey[] => journeysOf(askedIn(table(given)));
const to = (journeys: readonly Journey[], id: string): Journey | undefined => journeys.find((journey) => journey.space === space(id));
const keysOf = (journey: Journey | undefined): string | undefined => journey?.plan.map((action) => heropath.keys.keyOf(action)).join(' ');

test('a journey is the whole Travel: setting out, each pace, and the end of it', () => {
  const journeys = journeysIn({ heroes: [{ at: 'P02' }, {}] });
  expect(keysOf(to(journeys, 'P10'))).toBe('travel go:P10 stop');
  expect(keysOf(to(journeys, 'U18'))).toBe('travel go:U17 go:U18 stop');
  expect(to(journeys, 'F01')).toBeUndefined();
});

test('it can be played as it is planned, and ends where it should', () => {
  const game = table({ heroes: [{ at: 'P02' }, {}], enemies: [{ at: 'P16', kind: 'troll' }] });
  const journey = to(journeysOf(askedIn(game)), 'U18')!;
  for (const action of journey.plan) {
    const key = heropath.keys.keyOf(action);
    if (game.keys(0).includes(key)) game.choose(key);
  }
  expect(game.at(0)).toBe('U18');
});

test('its price is the VITALITY that evasion and fire cost on the cheapest way', () => {
  const given = { heroes: [{ at: 'P02' }, {}], dragon: 0 };
  expect(to(journeysIn(given), 'U14')).toMatchObject({ paces: 2, price: 1 });
  const guarded = { ...given, enemies: [{ at: 'U17', kind: 'troll' }] };
  // By way of Windbreak, past nobody.
  expect(to(journeysIn(guarded), 'U18')).toMatchObject({ paces: 2, price: 0, way: [space('P16'), space('U18')] });
  expect(to(journeysIn(guarded), 'U17')).toMatchObject({ paces: 1, price: 0 });
  expect(to(journeysIn(guarded), 'U13')).toMatchObject({ paces: 2, price: 1 });
});

test('the ferry leads on from where it is moored', () => {
  const journeys = journeysIn({ heroes: [{ at: 'R24' }, {}], board: (board) => (board.ferry = space('R26')) });
  const journey = to(journeys, 'R01')!;
  expect(keysOf(journey)).toBe('travel go:R26 sail:R01');
  expect(journey).toMatchObject({ paces: 1, way: [space('R26'), space('R01')] });
});

test('what is planned is known again by its answers', () => {
  const journeys = journeysIn({ heroes: [{ at: 'P02' }, {}] });
  expect(plannedJourney(journeys, to(journeys, 'U18')!.plan)?.space).toBe(space('U18'));
  expect(plannedJourney(journeys, [act.travel()])).toBeUndefined();
});

test('an answer means the space that it leads to, or where whom it means stands', () => {
  const { board } = table({ heroes: [{ at: 'P02' }, { at: 'R21' }], enemies: [{ at: 'P16', kind: 'troll' }], sites: { R01: 'PS01' } });
  const [troll] = board.enemies;
  expect(troll!.kind).toBe(kind('troll'));
  expect(spaceOf(board, act.fight(troll!.unit))).toBe(space('P16'));
  expect(spaceOf(board, act.aim(1))).toBe(space('R21'));
  expect(spaceOf(board, act.rock(0))).toBe(space('K1'));
  expect(spaceOf(board, act.site(site('PS01')))).toBe(space('R01'));
  expect(spaceOf(board, act.rest())).toBe(-1);
});
