import { LANGUAGES, paceOf, sheetLines, viewOf, weightOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { playedGame, type Choice } from '../../test/playedGame.ts';
import { YOU, isSentence, speakingTo } from '../../test/speaking.ts';
import { silverado, silveradoFiles } from '../content/silverado.ts';
import { dragonAttack, title } from '../index.ts';
import type { DragonAttack } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { tellingIn } from './languages.ts';
import { counterName, table } from './table.ts';

const english = tellingIn('en');
const voices = speakingTo(-1);
const askedAt = ({ before, seat, question: { lane, actions } }: Choice<DragonAttack>) => ({ view: before, lane, seat, actions });

const game = playedGame(dragonAttack, 11, 4);
const last = game.at(-1)!;

const OPPOSITE = { north: 'south', 'north-east': 'south-west', 'south-east': 'north-west' } as const;

test('the map can be walked by ear: every way has a way back', () => {
  const map = new Map(english.places(game[0]!.before, voices).map((place) => [place.id, place]));
  expect(map.size).toBe(silverado.spaces.length);
  for (const { id, neighbours } of map.values()) {
    for (const { id: other, direction } of neighbours) {
      const back = map.get(other)!.neighbours.find((way) => way.id === id)!.direction;
      if (direction in OPPOSITE) expect(back).toBe(OPPOSITE[direction as keyof typeof OPPOSITE]);
    }
  }
});

test('a place says what it is and what is there, but never what nobody knows', () => {
  const map = new Map(english.places(game[0]!.before, voices).map((place) => [place.id, place]));
  expect(map.get('R50')!.describe()).toBe('coast, number 1 of the Dragon’s road, harbour, an unknown counter');
  expect(map.get('P00')!.describe()).toContain('the palace');
  const names = silverado.counters.map(({ name }) => name);
  for (const place of map.values()) expect(names.filter((name) => place.describe().includes(name))).toEqual([]);
});

test('every word at a meeting is a thing on the table', () => {
  const talks = [2, 3, 4]
    .flatMap((seed) => playedGame(dragonAttack, seed, 6))
    .filter(({ question }) => question.actions.some((action) => verbOf(action) === 'give'));
  expect(talks.length).toBeGreaterThan(0);
  for (const talk of talks) {
    const onTable = english.bargain(askedAt(talk), voices)!;
    const laid = [...onTable.own.goods, ...onTable.other.goods].flatMap(({ action }) => (action === null ? [] : [action]));
    const words = talk.question.actions.filter((action) => ['give', 'ask'].includes(verbOf(action)));
    expect(new Set(laid)).toEqual(new Set(words));
    expect(laid).toHaveLength(words.length);
    expect(onTable.offersLeft).toBeGreaterThan(0);
  }
});

test('nobody bargains with nobody', () => {
  expect(english.bargain(askedAt(game[0]!), voices)).toBeNull();
});

test.each(LANGUAGES)('the parts of a score add up to it, in %s', (language) => {
  const rows = tellingIn(language).standings(last.after, voices);
  expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  for (const { seat, total, parts } of rows) {
    // Where all have lost, nobody is given a zero.
    expect(total ?? 0).toBe(last.after.outcome!.scores[seat]);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total ?? 0);
  }
});

test('the luck report counts every roll and expects a one in six', () => {
  const events = game.flatMap((choice) => choice.events);
  const rolls = events.filter(({ t }) => t === 'rolled').length;
  const ones = english.luck(events, last.after).find(({ seat }) => seat === -1)!;
  expect(ones.among).toBe(rolls);
  expect(ones.expected).toBeCloseTo(rolls / 6);
});

test('nothing waits longer than a second and a half but the great moments', () => {
  const slow = game.flatMap(({ events }) => events).filter((event) => paceOf(title.events, event) > 1_500);
  expect(slow.length).toBeGreaterThan(0);
  for (const event of slow) {
    if (event.t === 'threw') expect(event.foe).toBe('dragon');
    else if (event.t === 'robbed') expect(event.by).toBe('dragon');
    else expect(['dragonMoved', 'slain', 'fallen']).toContain(event.t);
  }
});

test('a sheet says who somebody is, what must be in sight, and all that they have', () => {
  const stage = table({
    turn: 'red',
    at: { red: 'R20' },
    carried: { red: ['gold 4', 'M', 'boat', 'slayer'] },
    home: { red: ['gold 3', 'monster 2'] },
    resting: ['blue'],
  });
  const [red, blue] = english.sheets(viewOf(dragonAttack, stage.state, 0), voices);
  expect(red).toMatchObject({ seat: 0, name: 'Anna', notes: ['Red', 'on turn'], isOnTurn: true });
  expect(red!.facts.map(({ label }) => label)).toEqual([
    'Dice in battle: 2+1',
    '1 boat',
    counterName('Dragon Slayer'),
    '4 gold at risk, carried',
    '5 safe at home',
  ]);
  expect(blue).toMatchObject({ notes: ['Blue', 'rests'], isOnTurn: false });
  expect(sheetLines(red!)).toEqual([
    expect.stringMatching(/^Anna: Red, on turn, Dice in battle: 2\+1, /),
    expect.stringMatching(/^ {2}Party, at Lancers' Road: Fighter \(.+\), Magic User \(.+\)$/),
    expect.stringMatching(/^ {2}Carries: .* \(4 gold\), .* \(Magic User\), .* \(boat\), .* \(sword\)$/),
    expect.stringMatching(/^ {2}At home: .* \(3 gold\), .* \(monster 2\)$/),
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('a sheet has words for everything', () => {
    for (const { before } of game.filter((_, index) => index % 20 === 0)) {
      const said = tellingIn(language).sheets(before, voices).flatMap(sheetLines);
      expect(said).toHaveLength(4 * 4);
      expect(said.join(' ')).not.toMatch(/undefined|NaN/);
    }
  });

  test('the end is told in a sentence: who won, or that nobody did', () => {
    for (const seats of [1, 2, 3, 4]) {
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const { after } = playedGame(dragonAttack, seed, seats).at(-1)!;
        const told = tellingIn(language).ending(after, speakingTo(0)).join(' ');
        expect(told).toSatisfy(isSentence);
        if (after.outcome!.reason === 'slain' && after.outcome!.places[0] === 1)
          expect(told).toMatch(YOU[language === 'en' ? 'English' : 'German']);
      }
    }
  });

  test('when all have lost, it is told what nearly worked, and nobody is given zeros', () => {
    const telling = tellingIn(language);
    const { after } = [1, 2, 3, 4, 5, 6]
      .map((seed) => playedGame(dragonAttack, seed, 3).at(-1)!)
      .find((end) => end.after.outcome!.reason === 'fallen')!;
    const nearly = (wounds: number) => telling.nearly([], { ...after, sight: { ...after.sight, wounds } }, speakingTo(0));
    for (const told of [nearly(0), nearly(3)]) for (const sentence of told) expect(sentence).toSatisfy(isSentence);
    expect(nearly(0)[0]).not.toMatch(/\d/);
    expect(nearly(after.sight.wounds === 2 ? 1 : 2)[0]).toMatch(/\d.*\d/);
    expect(nearly(silverado.dragon.length - 1)[0]).toMatch(/single|eine/);
    expect(nearly(silverado.dragon.length - 1).join(' ')).toMatch(/%/);
    expect(telling.nearly([], { ...after, outcome: { ...after.outcome!, reason: 'slain' } }, voices)).toEqual([]);
    for (const { total, parts } of telling.standings(after, voices)) {
      expect(total).not.toBe(0);
      expect(parts.every(({ points }) => points > 0)).toBe(true);
    }
  });

  test("a set of one's own is told with its own numbers", () => {
    const [gold, monster] = ['gold', 'monster'].map((kind) => silverado.counters.findIndex((counter) => counter.kind === kind));
    const counters = silveradoFiles.counters.map((counter, row) =>
      row === gold ? { ...counter, value: 17 } : row === monster ? { ...counter, strength: 5 } : counter,
    );
    const dragon = silveradoFiles.dragon.map((counter) => ({ ...counter, strength: 1 }));
    const own = title.withContent('own', { counters, dragon });
    const telling = tellingIn(language, own);
    expect(telling.event({ t: 'took', rule: 'DA-6.3', seat: 0, counter: gold! }, voices)).toContain('(17 ');
    expect(telling.event({ t: 'deposited', rule: 'DA-13.1', seat: 0, counters: [gold!] }, voices)).toContain(' 17 ');
    expect(telling.option(act.ask(monster!), voices)).toMatch(/\(monster 5\)/i);

    const stage = table({ turn: 'red', at: { red: 'R20' }, carried: { red: [silverado.counters[gold!]!.id] }, dragonAt: 7 }).roll(3);
    const view = viewOf(dragonAttack, stage.state, 0);
    const asked = { view, lane: 0, seat: 0, actions: stage.keys().map((key) => own.keys.parse(key)!) };
    expect(telling.glance(asked, own.keys.parse('walk:R10')!, voices)).toContain(' 17 ');
    expect(telling.preview(asked, own.keys.parse('walk:R30')!, voices)[0]).toContain(' 1-1-1-1');
    expect(telling.sheets(view, voices)[0]!.facts.find(({ sign }) => sign === 'risk')!.value).toBe('17');
  });
});

describe('events', () => {
  test('a boat glides over the water, and the Dragon comes from beyond the edge of the map', () => {
    const { sailed, dragonMoved } = title.events;
    const [from, to] = [silverado.harbours[0]!, silverado.harbours[5]!];
    const voyage = sailed.motion!({ t: 'sailed', rule: 'DA-5.13', seat: 2, from, to });
    expect(voyage).toMatchObject({ who: 'seat-2', gait: 'glide' });
    expect([voyage.way[0], voyage.way.at(-1)]).toEqual([from, to]);
    expect(dragonMoved.motion!({ t: 'dragonMoved', rule: 'DA-4.2', to: 1, space: silverado.path[1]! }).way).toEqual([
      -1,
      silverado.path[1],
    ]);
  });

  test('a 1 is dwelt upon more than any other roll', () => {
    const weights = [1, 2].map((die) => weightOf(title.events, { t: 'rolled', rule: 'DA-3.1', seat: 0, die }));
    expect(weights).toEqual([3, 1]);
  });
});
