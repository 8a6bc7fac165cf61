import { Engine, SPECTATOR, heardBy, likelihood, viewOf } from '@hoard/kernel';
import { Rehearsal, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import type { SevenMoons } from '../state/types.ts';
import { content, dice, idOf, rowOf, table } from './table.ts';

// Chapter 1: set-up.

const CITIES = ['SW', 'EF', 'TH', 'FW'] as const;

/** A new game for these cities, or for who has none yet; chance shows these faces, counted from 1. */
function open(characters: readonly (string | null)[], given: object = {}, ...faces: number[]): Rehearsal<SevenMoons> {
  const options = sevenMoons.readOptions({ characters, first: 0, ...given }, characters.length);
  return Rehearsal.open(sevenMoons, options, characters.length, ...faces.map(face));
}

const seated = (seats: number): readonly string[] => CITIES.slice(0, seats);
const goldOf = ({ board }: Rehearsal<SevenMoons>): number[] => board.heroes.map(({ gold }) => gold);
/** The first player, and who is asked after the first roll. */
const beginnerOf = (game: Rehearsal<SevenMoons>): unknown[] => [game.board.first, game.draw(dice(2, 1)).asked];

test('SM-1.1 one plays solo; two to four play against each other or together; nobody else plays', () => {
  expect(sevenMoons.readOptions({}, 1).mode).toBe('solo');
  for (const seats of [2, 3, 4]) {
    expect(sevenMoons.readOptions({}, seats).mode).toBe('competitive');
    expect(sevenMoons.readOptions({ mode: 'co-op' }, seats).mode).toBe('co-op');
    expect(() => sevenMoons.readOptions({ mode: 'solo' }, seats)).toThrow(/SM-1\.1/);
  }
  for (const mode of ['competitive', 'co-op']) expect(() => sevenMoons.readOptions({ mode }, 1)).toThrow(/SM-1\.1/);
  for (const seats of [0, 5]) expect(() => sevenMoons.readOptions({}, seats)).toThrow(`${seats} seats`);
});

test('SM-1.2 everybody has a home city of their own', () => {
  expect(open(['TH', 'SW']).board.heroes.map(({ city }) => content.characters[city]!.id)).toEqual(['TH', 'SW']);
  expect(() => sevenMoons.readOptions({ characters: ['TH', 'SW', 'TH'] }, 3)).toThrow(/'characters': TH is chosen twice; .*\(SM-1\.2\)/);
});

test('SM-1.2 who has not chosen is dealt one of the cities that are left', () => {
  const engine = new Engine(sevenMoons);
  const state = engine.start(sevenMoons.readOptions({ characters: [null, 'EF', null] }, 3), 3);
  const die = engine.dieOf(state, state.lanes[0]!)!;
  expect([die.purpose, die.outcomes, likelihood(die, 0)]).toEqual(['sm.city', 3, 1 / 3]);
  const { board } = open([null, 'EF', null], {}, 3, 1);
  expect(board.heroes.map(({ city }) => content.characters[city]!.id)).toEqual(['FW', 'EF', 'SW']);
});

test('SM-1.3 a city that nobody owns is a safe hex without an owner and without an action', () => {
  const t = table({ heroes: { SW: { at: 'L2', gold: 0, goods: { wood: 1 } }, EF: {} } }).points(2, 6);
  t.go('Temple Haven');
  expect([t.at('SW'), t.told('bandits')]).toEqual(['Temple Haven', []]);
  t.stop().choose('drop:wood');
  expect(t.keys()).toEqual(['end']);
});

test('SM-1.4 six of the twelve cards attack; the other six are seen by nobody', () => {
  const game = open(['SW', 'EF'], {}, 12, 1, 1, 1);
  expect(game.board.shadow).toHaveLength(6);
  const dealt = game.board.shadow.filter(({ card }) => card >= 0).map(({ card }) => content.shadowCards[card]!.id);
  expect(dealt).toEqual(['S12', 'S1', 'S2', 'S3']);
  for (const seat of [SPECTATOR, 0, 1]) {
    const { sight } = viewOf(sevenMoons, game.state, seat);
    expect(sight.shadow.filter(({ card }) => card >= 0)).toHaveLength(seat === SPECTATOR ? 0 : 2);
  }
});

test('SM-1.4 any of the cards that are not accounted for may be the next', () => {
  const engine = new Engine(sevenMoons);
  const state = engine.start(sevenMoons.readOptions({ characters: ['SW', 'EF'], first: 0 }, 2), 2);
  const sizes: number[] = [];
  for (let die = engine.dieOf(state, state.lanes[0]!)!; die.purpose === 'sm.shadow-card'; die = engine.dieOf(state, state.lanes[0]!)!) {
    sizes.push(die.outcomes);
    engine.draw(state, state.lanes[0]!, 0);
  }
  expect(sizes).toEqual([12, 11, 10, 9]);
});

test('SM-1.5 two cards each for two players, one each for three and four; what is left is the Shadow deck', () => {
  const dealt = [2, 3, 4].map((seats) => {
    const { board } = open(seated(seats));
    const of = (seat: number): number => board.shadow.filter(({ owner }) => owner === seat).length;
    return [...board.heroes.map((_, seat) => of(seat)), of(-1)];
  });
  expect(dealt).toEqual([
    [2, 2, 2],
    [1, 1, 1, 3],
    [1, 1, 1, 1, 2],
  ]);
});

test('SM-1.5 the owner may look at a secret card at any time, and nobody else', () => {
  const game = open(['SW', 'EF', 'TH'], {}, 4, 4, 4);
  game.draw(dice(5, 2));
  const seen = (viewer: number): number[] => viewOf(sevenMoons, game.state, viewer).sight.shadow.map(({ card }) => card);
  expect([0, 1, 2, SPECTATOR].map(seen)).toEqual([
    [3, -1, -1, -1, -1, -1],
    [-1, 4, -1, -1, -1, -1],
    [-1, -1, 5, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1],
  ]);
  const heard = (seat: number): number[] =>
    heardBy(game.engine.told!, seat, 3).flatMap((event) => (event.t === 'secret' ? [event.card] : []));
  expect([0, 1, 2, SPECTATOR].map(heard)).toEqual([
    [3, -1, -1],
    [-1, 4, -1],
    [-1, -1, 5],
    [-1, -1, -1],
  ]);
});

test('SM-1.6 all Wilderness cards are in the deck, in no order', () => {
  expect(open(['SW', 'EF']).board.wilderness).toEqual([...content.wildernessCards.keys()]);
  const t = table({ heroes: { SW: { at: 'Garndell' }, EF: {} } })
    .points(1, 2)
    .go('Greenhollow');
  const die = t.engine.dieOf(t.state, t.state.lanes[0]!)!;
  expect([die.purpose, die.outcomes, likelihood(die, 0)]).toEqual([
    'sm.wilderness-card',
    content.wildernessCards.length,
    1 / content.wildernessCards.length,
  ]);
});

test('SM-1.7 all Quest cards are in the deck, in no order', () => {
  expect(open(['SW', 'EF']).board.quests).toEqual([...content.questCards.keys()]);
  const t = table({ heroes: { SW: { at: 'Dragonmarch' }, EF: {} } })
    .stay()
    .choose('quest');
  const die = t.engine.dieOf(t.state, t.state.lanes[0]!)!;
  expect([die.purpose, die.outcomes, likelihood(die, 0)]).toEqual([
    'sm.quest-card',
    content.questCards.length,
    1 / content.questCards.length,
  ]);
});

test('SM-1.8 three tokens of each ally for four players, two for two and three', () => {
  const tokens = [2, 3, 4].map((seats) => open(seated(seats)).board.allies);
  expect(tokens).toEqual([Array(6).fill(2), Array(6).fill(2), Array(6).fill(3)]);
});

test('SM-1.9 all 54 resources lie in the pool, 18 of each kind', () => {
  for (const seats of [1, 2, 3, 4]) expect(open(seated(seats)).board.pool).toEqual([18, 18, 18]);
});

test('SM-1.10 wood, iron and stone cost 3', () => {
  expect(open(['SW', 'EF']).board.prices).toEqual([3, 3, 3]);
});

test('SM-1.11 all nine campfires are lit', () => {
  const { board } = open(['SW', 'EF']);
  expect([content.fires.length, board.fires]).toEqual([9, 0b111111111]);
});

test('SM-1.12 everybody starts with nine gold', () => {
  for (const seats of [1, 2, 3, 4]) expect(goldOf(open(seated(seats)))).toEqual(Array(seats).fill(9));
});

test('SM-1.13 each hero stands at home, on foot, with nothing', () => {
  const { board } = open(['FW', null, 'SW'], {}, 2);
  expect(board.heroes.map(({ at }) => content.hexes[at]!.name)).toEqual(['Fairwater', 'Temple Haven', 'Stonewood']);
  for (const { mount, goods, waiting, strongholds, allies, crystals, artefacts, quest, faerie, stories, gems } of board.heroes) {
    expect([mount, goods, waiting, strongholds, allies]).toEqual(['foot', [0, 0, 0], [0, 0, 0], 0, 0]);
    expect([crystals, artefacts, quest, faerie, stories, gems]).toEqual([0, 0, -1, -1, [], 0]);
  }
});

test('SM-1.14 the Shadow Army stands beside the track', () => {
  expect(open(['SW', 'EF']).board.moon).toBe(0);
});

test('SM-1.15 six crystals and four quest tokens lie open, five artefacts face down', () => {
  const { board } = open(['SW', 'EF']);
  expect([board.crystals, content.numbers.supply.questTokens, board.artefacts.length]).toEqual([6, 4, 5]);
  const t = table({ heroes: { SW: { at: 'Garndell' }, EF: {} } });
  t.points(1, 2).go('Greenhollow', t.finds('W3')).choose('option:1', face(6));
  const die = t.engine.dieOf(t.state, t.state.lanes[0]!)!;
  expect([die.purpose, die.outcomes, likelihood(die, 4)]).toEqual(['sm.artefact', 5, 1 / 5]);
});

test('SM-1.16 the first player is drawn with equal chances, or named', () => {
  const engine = new Engine(sevenMoons);
  const state = engine.start(sevenMoons.readOptions({ mode: 'co-op', characters: ['SW', 'EF', 'TH'] }, 3), 3);
  const die = engine.dieOf(state, state.lanes[0]!)!;
  expect([die.purpose, die.outcomes, likelihood(die, 0)]).toEqual(['sm.first-player', 3, 1 / 3]);
  expect(beginnerOf(open(['SW', 'EF', 'TH'], { mode: 'co-op', first: null }, 2))).toEqual([1, [1]]);
  expect(beginnerOf(open(['SW', 'EF', 'TH'], { mode: 'co-op', first: 2 }))).toEqual([2, [2]]);
});

test('SM-1.17 turns go round in seat order from the first player, and a round is one turn of everybody', () => {
  const t = table({ heroes: { SW: {}, EF: {}, TH: {} }, turn: 'EF' });
  for (let turn = 0; turn < 7; turn++) t.stay().choose('end');
  const turns = t.told('turn').map(({ seat, round }) => [t.players[seat], round]);
  expect(turns.slice(0, 7)).toEqual([
    ['EF', 1],
    ['TH', 1],
    ['SW', 1],
    ['EF', 2],
    ['TH', 2],
    ['SW', 2],
    ['EF', 3],
  ]);
});

test('SM-1.17 the player to the left is the next in turn order', () => {
  const t = table({ heroes: { SW: {}, EF: {}, TH: { at: 'Garndell' } }, turn: 'TH' }).points(1, 2);
  t.go('Greenhollow', t.finds('W1')).choose('option:1', face(1));
  expect(t.waitingFor).toEqual(['SW']);
});

test('SM-1.18 the late purse gives the third of three one gold more; of four the third one and the fourth two', () => {
  expect(goldOf(open(['SW', 'EF'], { latePurse: true }))).toEqual([9, 9]);
  expect(goldOf(open(['SW', 'EF', 'TH'], { latePurse: true }))).toEqual([9, 9, 10]);
  expect(goldOf(open(CITIES, { latePurse: true }))).toEqual([9, 9, 10, 11]);
});

test('SM-1.18 late is who comes late in the turn order; the purse is off unless it is chosen', () => {
  expect(goldOf(open(CITIES, { latePurse: true, first: 2 }))).toEqual([10, 11, 9, 9]);
  expect(sevenMoons.readOptions({}, 4).latePurse).toBe(false);
});

test('SM-1.19 what was chosen before the first turn stays as it is', () => {
  const given = {
    mode: 'co-op',
    difficulty: 'frenzy',
    faerieFolk: true,
    storyTokens: true,
    latePurse: true,
    longWatch: true,
    realmAttack: 'printed',
  } as const;
  const t = table({ heroes: { SW: {}, EF: { at: 'Dragonmarch' } }, options: given });
  for (let turn = 0; turn < 2; turn++) t.stay().choose('end');
  expect(t.board).toMatchObject(given);
  expect(() => sevenMoons.readOptions({ shortWatch: true }, 2)).toThrow(/shortWatch/);
});

test('SM-1.19 faeries, story tokens, the purse and the long watch are off unless they are chosen', () => {
  const { faerieFolk, storyTokens, latePurse, longWatch, difficulty } = sevenMoons.readOptions({}, 3);
  expect([faerieFolk, storyTokens, latePurse, longWatch, difficulty]).toEqual([false, false, false, false, 'normal']);
  const t = table({ heroes: { SW: { at: 'C4', gold: 0 }, EF: {} } });
  t.points(2, 6).go('Mossgate').stop();
  expect(t.keys()).toEqual(['end']);
  expect([rowOf(content.hexes, idOf('Mossgate')), t.board.faeries, t.board.stories]).toEqual([2, [], []]);
});
