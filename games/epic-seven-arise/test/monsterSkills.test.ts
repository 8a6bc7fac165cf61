import { face, type Scripted } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { STATUSES, STATUS } from '../content/names.ts';
import type { Effect } from '../content/content.ts';
import { card, prey, type FightGiven } from './fight.ts';
import { content, type Table } from './table.ts';

// What every skill of every monster does: each is rolled against four heroes who stand on circles a to d.

/** A tile on which every monster of a chapter can be met, and where the heroes stand: their start. */
const ON = ['A', 'A', 'A', 'A', 'A', 'A'];

/** The number of an Enemy Attack card that points at circle a of the heroes' tile, and has not been drawn. */
function atRas(t: Table): Scripted {
  return (die) => {
    const { circles } = content.tiles[t.board.tiles[t.board.at]!]!;
    const number = circles[0]!.find((one) => !t.board.attacks.includes(one))!;
    return card(t, number)(die);
  };
}

/** One monster rolls a face; all its cards point at Ras, or as many as can. */
function rolled(kind: number, die: number, given: FightGiven = {}): Table {
  const { chapter, id, rank } = content.monsters[kind]!;
  const t = prey({
    chapter: chapter + 1,
    on: ON[chapter]!,
    tokens: chapter === 2 ? {} : { A: 'none' },
    players: [
      { souls: 5, hand: 'g1 g2' },
      { souls: 5, hand: 'g1 g2' },
      { souls: 5, hand: 'g1 g2' },
      { souls: 5, hand: 'g1 g2' },
    ],
    monsters: [{ kind: id, at: 'A', ...(rank === 'boss' ? { statuses: ['stun' as const] } : {}) }],
    heroes: { Ras: { health: 10, extra: 20 } },
    ...given,
  });
  t.draw(face(die));
  while (t.awaited === 'ea.attack') t.draw(atRas(t));
  return t;
}

const skillOf = (kind: number, die: number): readonly Effect[] => {
  const { skills, skillOf: byDie } = content.monsters[kind]!;
  return skills[byDie[die]!]!.does.map((place) => content.effects[place]!);
};

const CASES = content.monsters.flatMap(({ skills, name }, kind) =>
  skills.map(({ upTo, name: skill }) => [`${name}: ${skill}`, kind, upTo] as const),
);

test.each(CASES)('%s', (_, kind, die) => {
  const t = rolled(kind, die);
  const struck = t.told('struck');
  let hits = 0;
  for (const effect of skillOf(kind, die)) {
    switch (effect.do) {
      case 'strike':
      case 'bolt':
      case 'leech':
      case 'volley': {
        const times = effect.do === 'volley' ? effect.cards : 1;
        const mine = struck.slice(hits, hits + times);
        hits += times;
        expect(mine.map(({ hero, printed }) => [hero, printed])).toEqual(Array.from({ length: times }, () => [0, effect.n]));
        expect(mine.every(({ damage }) => damage === (effect.do === 'bolt' || effect.do === 'leech' ? 'magical' : 'physical'))).toBe(true);
        break;
      }
      case 'cleave': {
        const { circles } = content.tiles[t.board.tiles[t.board.at]!]!;
        const expected = circles.length === 4 ? [0, 1, 3] : [0, 1];
        const mine = struck.slice(hits, hits + expected.length);
        hits += expected.length;
        expect(mine.map(({ hero, printed, damage }) => [hero, printed, damage])).toEqual(
          expected.map((hero) => [hero, effect.n, 'physical']),
        );
        break;
      }
      case 'storm':
      case 'quake': {
        const mine = struck.slice(hits, hits + 4);
        hits += 4;
        const damage = effect.do === 'storm' ? 'magical' : 'physical';
        expect(mine.map((one) => [one.hero, one.printed, one.damage])).toEqual([0, 1, 2, 3].map((hero) => [hero, effect.n, damage]));
        break;
      }
      case 'howl':
        expect(t.told('status')).toContainEqual(expect.objectContaining({ status: 'power', kind }));
        break;
      case 'harden':
        expect(t.told('status')).toContainEqual(expect.objectContaining({ status: 'harden', kind }));
        break;
      case 'call':
        expect(t.told('placed')).toMatchObject([{ kind: effect.monster, called: true }]);
        break;
      default:
        expect(effect.do).toBe('mend');
    }
    if ('and' in effect) expectRiders(t, effect.and);
  }
  expect(struck).toHaveLength(hits);
});

/** Ras was hit: the statuses are told, Souls and cards are gone or asked for. */
function expectRiders(t: Table, riders: number): void {
  for (const status of STATUSES) {
    if ((riders & STATUS[status]) === 0) continue;
    if (status === 'drain') expect(t.told('souls')).toContainEqual(expect.objectContaining({ seat: 0, n: -2 }));
    else if (status === 'discard') expect(t.question).toBe('discard.choose');
    else expect(t.told('status')).toContainEqual(expect.objectContaining({ hero: 0, status, on: true }));
  }
}

test('leech heals as much as the hero lost of health, mend whoever misses most', () => {
  const regent = content.monsters.findIndex(({ id }) => id === 'the-regent-unmasked');
  const t = rolled(regent, 6, {
    heroes: { Ras: { extra: 2 } },
    monsters: [{ kind: 'the-regent-unmasked', at: 'A', statuses: ['stun'], health: 50 }],
  });
  expect(t.told('struck')).toMatchObject([{ printed: 6, extra: 2, lost: 4 }]);
  expect(t.told('mended')).toMatchObject([{ n: 4, health: 54 }]);
  const acolyte = prey({
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    monsters: [
      { kind: 'acolyte', at: 'A', health: 10 },
      { kind: 'husk', at: 'A', health: 9 },
      { kind: 'husk', at: 'A', health: 8 },
    ],
  });
  acolyte.draw(face(6));
  expect(acolyte.told('mended')).toMatchObject([{ unit: 2, n: 3, health: 11 }]);
});

test('taunt draws the first card of the next skill that needs one', () => {
  const t = prey({ heroes: { Brannoch: { taunt: true } } });
  t.draw(face(1), card(t, 12));
  expect(t.told('attack')).toMatchObject([{ number: 12, circle: 1, hero: 1, taunted: true }]);
  expect(t.hero('Brannoch')).toMatchObject({ taunt: false, health: 11 });
});
