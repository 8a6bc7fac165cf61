import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import { content, dice, face, rowOf, table, type City, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 14: the Shadow Phase. The seventh moon has risen; Stonewood is the first player.

type Cities = Given['heroes'];

const siege = (heroes: Cities, given: Partial<Given> = {}): Table => table({ heroes, moon: 7, ...given });
/** Cities with two strongholds each. */
const walled = (...cities: City[]): Cities => Object.fromEntries(cities.map((city) => [city, { strongholds: 2 }]));
const two = (SW: HeroGiven, TH: HeroGiven = { strongholds: 2 }, given: Partial<Given> = {}): Table => siege({ SW, TH }, given);
const defences = (t: Table, city: City): [number, string[]] => [t.hero(city).strongholds, t.allies(city)];
const shadowCard = (id: string) => content.shadowCards[rowOf(content.shadowCards, id)]!;

test('SM-14.1 it begins on the seventh moon, in the middle of a turn, and no turn follows', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', gold: 12, strongholds: 1 }, TH: { at: 'Kurun', strongholds: 1 } }, moon: 6 });
  t.stay().choose('hire:giants');
  expect([t.board.moon, t.awaited, t.told('seventhMoon').length]).toEqual([7, 'sm.wave', 1]);
  for (const card of ['S4', 'S5', 'S6', 'S7', 'S8', 'S9']) t.wave(card, dice(6), dice(6));
  expect([t.state.outcome!.reason, t.told('turn').length]).toEqual(['saved', 1]);
});

test('SM-14.2 secret cards and Shadow deck make one row, in no order and without owners', () => {
  const t = siege({ SW: { strongholds: 2, secrets: ['S9', 'S1'] }, TH: { strongholds: 2, secrets: ['S5', 'S2'] } });
  expect([t.board.shadow.length, new Set(t.board.shadow.map(({ owner }) => owner))]).toEqual([6, new Set([-1])]);
  // Any of them may come first: chance draws from all six.
  t.wave('S5', dice(6), dice(6));
  expect([t.board.shadow.length, t.board.waves]).toEqual([5, [4]]);
});

test.each([
  ['competitive', 'normal', 6],
  ['co-op', 'normal', 6],
  ['co-op', 'frenzy', 7],
  ['co-op', 'darkest', 8],
] as const)('SM-14.2 the row of a %s game, %s, has %i cards', (mode, difficulty, cards) => {
  expect(siege(walled('SW', 'TH', 'FW'), { options: { mode, difficulty } }).board.shadow).toHaveLength(cards);
});

test('SM-14.3 of what a hero has only defences, the dragon, crystals and the Aegis do anything', () => {
  const rich: HeroGiven = {
    mount: 'horse',
    gold: 40,
    goods: { wood: 3 },
    artefacts: ['A1', 'A2', 'A3', 'A4'],
    faerie: 'E7',
    stories: ['T6'],
  };
  const plain = two({ strongholds: 2 });
  const laden = two({ strongholds: 2, ...rich }, { strongholds: 2 }, { options: { faerieFolk: true, storyTokens: true } });
  for (const t of [plain, laden]) t.wave('S4', dice(4), dice(4));
  // Neither was asked anything, and both came to the same.
  expect(laden.told('realm')).toEqual(plain.told('realm'));
  expect(laden.told('cityStruck')).toEqual(plain.told('cityStruck'));
  expect([laden.awaited, laden.told('wave').length]).toEqual(['sm.wave', 1]);
});

test('SM-14.4 a city with neither stronghold nor ally has fallen before the first card', () => {
  const t = siege({ SW: { waiting: { wood: 2, iron: 1 } }, TH: { allies: ['elves'] }, FW: { strongholds: 1 } });
  expect(t.told('cityFell')).toMatchObject([{ seat: 0, rule: 'SM-14.4' }]);
  t.wave('S4', dice(3), dice(5));
  expect([t.told('wave')[0]!.cities, t.told('defended').map(({ seat }) => seat)]).toEqual([2, [1, 2]]);
});

test('SM-14.5 one card is turned over and resolved before the next', () => {
  const t = two({ strongholds: 2, allies: ['elves'] }, { strongholds: 3 }).wave('S12', dice(1), dice(1));
  expect([t.told('wave').length, t.awaited]).toEqual([1, null]);
  t.chooseFor('SW', 'yield:elves');
  expect(t.awaited).toBe('sm.wave');
  t.wave('S4', dice(6), dice(6));
  expect(t.told('wave').map(({ number }) => number)).toEqual([1, 2]);
});

test('SM-14.6 a wave in order: card, dice, re-rolls, realm, its losses, cities, theirs', () => {
  const t = two({ strongholds: 1, allies: ['giants'], mount: 'dragon' }, { allies: ['elves'] });
  t.wave('S1', dice(2), dice(3)).choose('eye:0', face(1)).chooseFor('SW', 'yield:giants');
  const from = t.story.indexOf('wave');
  expect(t.story.slice(from)).toEqual([
    'wave',
    'defended',
    'defended',
    'dieTurned',
    'realm',
    // Temple Haven has one thing left and is not asked.
    'chose',
    'chose',
    'gaveUp',
    'gaveUp',
    'cityFell',
    'cityStruck',
    'chose',
    'gaveUp',
    'cityFell',
    'ended',
  ]);
});

test('SM-14.7 one die each, and a second for the ally on the shield', () => {
  const t = two({ strongholds: 1, allies: ['witches', 'elves'] }, { strongholds: 1, allies: ['dwarves'] }).wave('S6', dice(3, 4), dice(5));
  expect(t.told('defended').map((event) => event.dice)).toEqual([[4, 3], [5]]);
});

test('SM-14.8 never more than two dice', () => {
  const t = two({ strongholds: 3, allies: content.allies.map(({ id }) => id) }).wave('S6');
  expect(() => t.draw(dice(6, 6, 6))).toThrow('cannot show');
  t.draw(dice(6, 6));
  expect(t.told('defended')[0]!.dice).toHaveLength(2);
});

test("SM-14.9 the ally's die counts for the realm and for the city", () => {
  const t = two({ strongholds: 2, allies: ['witches'] }, { strongholds: 2 }).wave('S6', dice(2, 3), dice(5));
  expect(t.told('realm')).toMatchObject([{ total: 10, held: true }]);
  expect(t.told('cityStruck')[0]).toMatchObject({ seat: 0, result: 5, held: true });
});

test('SM-14.10 the result is the sum of the dice and the stronghold bonus', () => {
  const t = two({ strongholds: 3, allies: ['witches'] }).wave('S6', dice(2, 3), dice(5));
  expect(t.told('cityStruck').map(({ result }) => result)).toEqual([6, 5]);
});

test.each([
  [5, 5, true],
  [5, 4, false],
])('SM-14.11 the realm holds when all results together reach its attack of ten: %i and %i', (one, other, held) => {
  const t = two({ strongholds: 2, allies: ['elves'] }, { strongholds: 2, allies: ['elves'] }).wave('S6', dice(one), dice(other));
  expect(t.told('realm')).toMatchObject([{ total: one + other, attack: 10, held }]);
});

test('SM-14.12 the Realm Attack goes by the cities that stand: half of R, R, R + 1, R + 3', () => {
  for (const card of content.shadowCards) {
    const [one, R, three, four] = card.realm;
    expect([one, three, four]).toEqual([Math.floor(R / 2), R + 1, R + 3]);
  }
  const rows: [Cities, number][] = [
    [{ ...walled('SW'), TH: {} }, 6],
    [walled('SW', 'TH'), 13],
    [walled('SW', 'TH', 'FW'), 14],
    [walled('SW', 'TH', 'FW', 'EF'), 16],
  ];
  for (const [cities, attack] of rows) expect(siege(cities).wave('S11').told('wave')[0]!.realm).toBe(attack);
});

test('SM-14.12 as printed it is the number on the card, however many cities stand', () => {
  const options = { realmAttack: 'printed' } as const;
  for (const cities of [{ ...walled('SW'), TH: {} }, walled('SW', 'TH'), walled('SW', 'TH', 'FW'), walled('SW', 'TH', 'FW', 'EF')]) {
    const t = siege(cities, { options }).wave('S11');
    expect(t.told('wave')[0]!.realm).toBe(13);
  }
});

const realmHeld = (realmAttack: 'standing' | 'printed'): unknown =>
  siege(walled('SW', 'TH', 'FW'), { options: { realmAttack } })
    .wave('S11', dice(5), dice(4), dice(4))
    .told('realm');

test('SM-14.12 what is chosen decides whether the realm holds: 14 for three cities, or the 13 that are printed', () => {
  expect(realmHeld('standing')).toMatchObject([{ total: 13, attack: 14, held: false }]);
  expect(realmHeld('printed')).toMatchObject([{ total: 13, attack: 13, held: true }]);
});

test('SM-14.12 as printed a city that falls changes nothing for the next card', () => {
  const cities = { SW: { strongholds: 3 }, TH: { allies: ['elves'] }, FW: { strongholds: 3 } };
  const t = siege(cities, { options: { realmAttack: 'printed' } }).wave('S1', dice(5), dice(1), dice(5));
  expect(t.told('cityFell')).toMatchObject([{ seat: 1 }]);
  t.wave('S10', dice(6), dice(6));
  expect(t.told('wave').map(({ cities: standing, realm }) => [standing, realm])).toEqual([
    [3, 14],
    [2, 10],
  ]);
});

test('SM-14.12 the cities are counted when the card is turned over', () => {
  const t = siege({ SW: { strongholds: 2 }, TH: { allies: ['elves'] }, FW: { strongholds: 2 } }).wave('S10', dice(4), dice(1), dice(4));
  expect(t.told('realm')).toMatchObject([{ attack: 11, held: false }]);
  expect(t.wave('S9').told('wave').at(-1)).toMatchObject({ cities: 2, realm: 7 });
});

test('SM-14.13 when the realm is lost every standing player loses one stronghold or one ally of their choice', () => {
  const t = two({ strongholds: 2, allies: ['elves', 'wizards'] }, { strongholds: 1, allies: ['dwarves'] }).wave('S12', dice(6), dice(4));
  expect([t.keys(0), t.keys(1)]).toEqual([
    ['yield:elves', 'yield:stronghold', 'yield:wizards'],
    ['yield:dwarves', 'yield:stronghold'],
  ]);
  t.chooseFor('TH', 'yield:stronghold').chooseFor('SW', 'yield:wizards');
  expect(t.told('gaveUp').slice(0, 2)).toMatchObject([
    { seat: 0, piece: 3 },
    { seat: 1, piece: 6 },
  ]);
});

test('SM-14.14 each city is measured by its own result; reaching the attack is enough', () => {
  const t = two({ strongholds: 2 }, { strongholds: 2 }).wave('S9', dice(4), dice(3));
  expect(t.told('cityStruck')).toMatchObject([
    { seat: 0, result: 4, attack: 4, held: true, rule: 'SM-14.14' },
    { seat: 1, result: 3, attack: 4, held: false, rule: 'SM-14.15' },
  ]);
});

test('SM-14.15 who is breached loses one piece of their choice; the City Attack does not change with the cities', () => {
  const t = two({ strongholds: 2 }, { strongholds: 1, allies: ['elves'] }).wave('S9', dice(4), dice(3));
  expect([t.waitingFor, t.keys()]).toEqual([['TH'], ['yield:elves', 'yield:stronghold']]);
  t.choose('yield:stronghold');
  expect([defences(t, 'SW'), defences(t, 'TH')]).toEqual([
    [2, []],
    [0, ['elves']],
  ]);
  for (const cities of [walled('SW', 'TH'), walled('SW', 'TH', 'FW', 'EF')]) {
    const many = siege(cities).wave('S9', ...Object.keys(cities).map(() => dice(5)));
    expect(new Set(many.told('cityStruck').map(({ attack }) => attack))).toEqual(new Set([4]));
  }
});

test('SM-14.16 a wave costs a player two pieces at most', () => {
  const t = two({ strongholds: 3 }, { strongholds: 3 }).wave('S1', dice(1), dice(1));
  expect([defences(t, 'SW')[0], defences(t, 'TH')[0], t.told('gaveUp').length, t.awaited]).toEqual([1, 1, 4, 'sm.wave']);
});

test('SM-14.17 who gives up one of three strongholds to the realm has no bonus in the city defence of the same wave', () => {
  const t = two({ strongholds: 3, allies: ['elves'] }).wave('S10', dice(3), dice(4));
  expect(t.told('realm')).toMatchObject([{ total: 8, attack: 10, held: false }]);
  t.chooseFor('SW', 'yield:stronghold');
  expect(t.told('cityStruck')[0]).toMatchObject({ seat: 0, result: 3, attack: 4, held: false });
});

test('SM-14.18 the bonus is one, however many dice, and counts in both defences', () => {
  const t = two({ strongholds: 3, allies: ['witches'] }, { strongholds: 2 }).wave('S6', dice(2, 2), dice(5));
  expect(t.told('realm')).toMatchObject([{ total: 10, held: true }]);
  expect(t.told('cityStruck')[0]).toMatchObject({ result: 5 });
});

test('SM-14.19 the die of an ally that is given up to the realm still counts for the city', () => {
  const t = two({ strongholds: 1, allies: ['witches'] })
    .wave('S6', dice(2, 2), dice(4))
    .choose('yield:witches');
  expect([t.allies('SW'), t.told('cityStruck')[0]]).toEqual([[], expect.objectContaining({ result: 4, held: true })]);
});

test('SM-14.20 the eye of the dragon: once a wave one die again, for better or worse, in both defences', () => {
  const t = two({ strongholds: 2, allies: ['witches'], mount: 'dragon' }).wave('S6', dice(5, 1), dice(4));
  expect(t.keys()).toEqual(['eye:0', 'eye:1', 'pass']);
  t.choose('eye:0', face(2));
  expect(t.told('realm')).toMatchObject([{ total: 7 }]);
  t.chooseFor('SW', 'yield:witches');
  expect(t.told('cityStruck')[0]).toMatchObject({ result: 3 });
  // A wave later it opens again.
  expect(t.wave('S4', dice(6), dice(6)).keys()).toEqual(['eye:0', 'pass']);
});

test('SM-14.20 only who rides a dragon', () => {
  for (const mount of ['foot', 'horse'] as const) {
    const t = two({ strongholds: 2, mount }).wave('S4', dice(4), dice(4));
    expect(t.awaited).toBe('sm.wave');
  }
});

test('SM-14.21 re-rolls come after all dice, in turn order from the first player', () => {
  const flyer: HeroGiven = { strongholds: 2, mount: 'dragon' };
  const t = siege({ SW: flyer, TH: { strongholds: 2 }, FW: flyer, EF: flyer }, { first: 'FW' }).wave(
    'S4',
    dice(1),
    dice(2),
    dice(3),
    dice(4),
  );
  expect(t.told('defended').map(({ seat }) => t.players[seat])).toEqual(['FW', 'EF', 'SW', 'TH']);
  const asked: (City | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    asked.push(t.waitingFor[0]);
    t.choose('pass');
  }
  // Temple Haven has nothing to use and is passed over.
  expect(asked).toEqual(['FW', 'EF', 'SW']);
});

test('SM-14.21 dragon, one crystal and the Aegis in any order, but no die twice', () => {
  const t = two({ strongholds: 2, allies: ['witches'], mount: 'dragon', crystals: 2, artefacts: ['A5'] }).wave('S6', dice(1, 1), dice(1));
  t.choose('facet:1', face(2));
  expect(t.keys()).toEqual(['aegis:0', 'eye:0', 'pass']);
  expect([t.why('aegis:1'), t.why('eye:1')]).toEqual(['SM-14.21', 'SM-14.21']);
  t.choose('aegis:0');
  expect(t.told('realm')).toMatchObject([{ total: 9 }]);
  expect([t.hero('SW').crystals, t.board.aegisSpent]).toEqual([1, true]);
  expect(t.told('dieTurned')).toMatchObject([
    { by: 'crystal', from: 1, to: 2, rule: 'SM-11.4' },
    { by: 'aegis', from: 1, to: 6, rule: 'SM-14.21' },
  ]);
});

test('SM-14.22 the dragon is no defence: it cannot be lost, and does not keep a city standing', () => {
  const t = two({ strongholds: 1, allies: ['elves'], mount: 'dragon' })
    .wave('S12', dice(1), dice(6))
    .choose('pass');
  expect(t.keys(0)).toEqual(['yield:elves', 'yield:stronghold']);
  t.chooseFor('SW', 'yield:elves');
  expect(t.told('cityFell')).toMatchObject([{ seat: 0 }]);
  expect(siege({ SW: { mount: 'dragon' }, TH: { strongholds: 1 } }).told('cityFell')).toMatchObject([{ seat: 0 }]);
});

test('SM-14.23 all who lose choose at the same time, and the choices are shown together', () => {
  const t = siege({ SW: { strongholds: 1, allies: ['elves'] }, TH: { strongholds: 1, allies: ['elves'] }, FW: { strongholds: 2 } });
  t.wave('S12', dice(6), dice(2), dice(2));
  expect([t.waitingFor, t.told('gaveUp')]).toEqual([['SW', 'TH'], []]);
  t.chooseFor('TH', 'yield:elves');
  expect([t.told('gaveUp'), t.allies('TH')]).toEqual([[], ['elves']]);
  t.chooseFor('SW', 'yield:elves');
  expect(
    t
      .told('gaveUp')
      .slice(0, 3)
      .map(({ seat }) => seat),
  ).toEqual([0, 1, 2]);
});

test('SM-14.23 with one kind of piece left nobody is asked', () => {
  const t = two({ strongholds: 3 }, { allies: ['elves'] }).wave('S7', dice(3), dice(4));
  expect(t.told('gaveUp')).toMatchObject([
    { seat: 0, piece: 6 },
    { seat: 1, piece: 0 },
  ]);
});

test('SM-14.24 what is lost leaves the game', () => {
  const t = two({ strongholds: 2, allies: ['elves'] }, { strongholds: 3 });
  const before = t.board.allies.slice();
  t.wave('S7', dice(3), dice(4)).chooseFor('SW', 'yield:elves');
  expect([t.allies('SW'), t.board.allies]).toEqual([[], before]);
});

test('SM-14.25 a city without stronghold and ally has fallen: no dice, no part in the realm, no points', () => {
  const t = two({ strongholds: 3 }, { allies: ['elves'], done: ['Q1', 'Q2'] }).wave('S7', dice(5), dice(4));
  expect(t.told('cityFell')).toMatchObject([{ seat: 1, rule: 'SM-14.25' }]);
  for (const card of ['S4', 'S5', 'S6', 'S8', 'S9']) t.wave(card, dice(6));
  expect(t.told('defended').filter(({ seat }) => seat === 1)).toHaveLength(1);
  expect(t.told('realm').at(-1)!.total).toBe(6);
  expect(t.state.outcome).toMatchObject({ scores: [30, 0], places: [1, 0] });
});

test('SM-14.26 a city that falls to the realm loss makes no city defence; its dice still counted', () => {
  // The die of the one that falls would not have held its walls either.
  const t = two({ strongholds: 3 }, { allies: ['elves'] }).wave('S7', dice(6), dice(1));
  expect(t.told('realm')).toMatchObject([{ total: 6 + 1 + 1, attack: 12, held: false }]);
  expect(t.told('cityFell')).toMatchObject([{ seat: 1 }]);
  expect(t.told('cityStruck').map(({ seat }) => seat)).toEqual([0]);
  // It loses nothing twice, and the wave is over.
  expect(t.told('gaveUp').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(t.awaited).toBe('sm.wave');
});

test('SM-14.27 the others go on against the remaining cards', () => {
  const t = two({ strongholds: 3 }, { allies: ['elves'] }).wave('S7', dice(5), dice(5));
  expect([t.state.outcome, t.awaited, t.board.shadow.length]).toEqual([null, 'sm.wave', 5]);
});

test('SM-14.28 when every city has fallen the game is lost at once', () => {
  const t = two({ allies: ['elves'] }, { strongholds: 1 }).wave('S7', dice(5), dice(5));
  expect(t.state.outcome).toMatchObject({ reason: 'lost', places: [0, 0], rewards: [0, 0] });
  expect(t.board.shadow).toHaveLength(5);
  expect(two({}, {}).state.outcome).toMatchObject({ reason: 'lost' });
});

test('SM-14.29 nothing is hired, built, bought or sold any more', () => {
  const t = two({
    at: 'Kurun',
    gold: 50,
    goods: { wood: 1, iron: 1 },
    waiting: { stone: 1 },
    strongholds: 2,
    allies: ['elves'],
    mount: 'dragon',
    crystals: 1,
  });
  const verbs = new Set<string>();
  const note = (): void => t.asked.forEach((seat) => t.keys(seat).forEach((key) => verbs.add(key.split(':')[0]!)));
  t.wave('S12', dice(1), dice(1));
  note();
  t.choose('pass');
  note();
  expect([...verbs].toSorted()).toEqual(['eye', 'facet', 'pass', 'yield']);
  expect(t.hero('SW').waiting).toEqual([0, 0, 1]);
});

test.each(content.faeries.map(({ id }) => id))('SM-14.30 faerie %s rests', (faerie) => {
  const t = two({ strongholds: 2, faerie, gold: 0 }, { strongholds: 2 }, { options: { faerieFolk: true } }).wave('S4', dice(1), dice(1));
  expect(t.told('defended')[0]!.dice).toEqual([1]);
  expect([t.told('gold'), t.told('dieTurned'), t.told('realm')[0]!.total]).toEqual([[], [], 2]);
});

test('SM-14.31 the tile only shows: every card carries its own table of Realm Attacks, and no rule knows a tile', () => {
  for (const id of ['S1', 'S11']) expect(shadowCard(id).realm).toHaveLength(4);
  expect(Object.keys(sevenMoons.setUp(sevenMoons.readOptions({}, 2), 2).board).filter((part) => /tile/i.test(part))).toEqual([]);
});
