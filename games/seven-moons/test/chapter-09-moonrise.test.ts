import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { dragonReachFiles } from '../content/dragonReach.ts';
import { sevenMoonsWith } from '../game.ts';
import type { Event } from '../state/events.ts';
import { playOn } from './playOn.ts';
import { content, face, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 9: the Moonrise Track.

const alone = (hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table => table({ heroes: { SW: hero, EF: {} }, ...given }).stay();

/** A round in which nobody does anything. */
function idle(t: Table, rounds = 1): Table {
  for (let turn = 0; turn < rounds * t.players.length; turn++) t.stay().choose('end');
  return t;
}

/** What the rulebook says of an event: it moves the army. */
const stirs = (event: Event): boolean =>
  event.t === 'ally' || event.t === 'longWatch' || (event.t === 'built' && event.strongholds === content.numbers.strongholds);

/** A Goblin Camp in co-op. */
const camp = (moon: number): Table => {
  const t = table({ heroes: { SW: { at: 'Garndell', strongholds: 1 }, EF: {} }, moon, options: { mode: 'co-op' } }).points(3, 2);
  return t.go('Greenhollow', t.finds('W2'));
};

test('SM-9.1 the seventh advance brings the army to the seventh moon, and not the sixth', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 10 }, EF: { at: 'Garndell', gold: 10 } }, moon: 5 });
  t.stay().choose('hire:elves');
  expect([t.board.moon, t.waitingFor]).toEqual([6, ['SW']]);
  t.choose('end').stay().choose('hire:elves');
  expect([t.board.moon, t.awaited, content.numbers.moons.last]).toEqual([7, 'sm.wave', 7]);
});

test('SM-9.2 an ally and a third stronghold move the army one space each', () => {
  expect(
    alone({ at: 'Kurun', gold: 10 })
      .choose('hire:giants')
      .told('moon')
      .map(({ moon }) => moon),
  ).toEqual([1]);
  const t = alone({ at: 'Dragonmarch', goods: { iron: 1 }, waiting: { wood: 1, stone: 1 }, strongholds: 2 }).choose('send:iron');
  expect(t.told('moon').map(({ moon }) => moon)).toEqual([1]);
});

test('SM-9.3 first and second strongholds, horses, dragons, sales, quests and encounters leave it where it is', () => {
  const built = alone({ at: 'Dragonmarch', goods: { iron: 2 }, waiting: { wood: 2, stone: 2 } })
    .choose('send:iron')
    .choose('send:iron');
  const horse = alone({ at: 'Dragonmarch', goods: { wood: 1 } })
    .choose('sell:wood')
    .choose('horse');
  const dragon = alone({ at: 'Dragon Mountain', mount: 'horse', gold: 10 }).choose('dragon:0');
  const quest = alone({ at: 'Kurun', quest: 'Q2', step: 1 }).choose('errand');
  const drawn = alone({ at: 'Dragonmarch' });
  drawn.choose('quest', drawn.finds('Q8'));
  for (const t of [built, horse, dragon, quest, drawn]) expect([t.board.moon, t.told('moon')]).toEqual([0, []]);
  expect([built.hero('SW').strongholds, quest.told('questDone').length]).toEqual([2, 1]);
});

test('SM-9.3 of all Wilderness cards only a Goblin Camp in co-op and solo moves it', () => {
  const moved = (['competitive', 'co-op'] as const).map((mode) =>
    content.wildernessCards.flatMap(({ id }) => {
      const t = table({ heroes: { SW: { at: 'Garndell', goods: { iron: 1 } }, EF: {} }, options: { mode } }).points(3, 2);
      t.go('Greenhollow', t.finds(id));
      while (t.told('turn').length === 1) {
        if (t.awaited === null) t.choose(t.keys().at(-1)!);
        else t.draw(() => 0);
      }
      return t.board.moon > 0 ? [id] : [];
    }),
  );
  expect(moved).toEqual([[], ['W2']]);
});

test('SM-9.3 nothing else moves the army', () => {
  const rich = {
    at: 'Dragonmarch',
    mount: 'dragon',
    gold: 60,
    goods: { iron: 2 },
    waiting: { wood: 1, stone: 1 },
    strongholds: 2,
  } as const;
  for (const seed of [91, 92]) {
    const t = table({ heroes: { SW: rich, EF: rich, TH: rich }, options: { storyTokens: true, faerieFolk: true, longWatch: true } });
    for (const { before, after, events } of playOn(t, seed)) expect(after.moon - before.moon).toBe(events.filter(stirs).length);
    expect(t.board.moon).toBe(7);
  }
});

test('SM-9.4 what any player does counts on the one track: everybody hires, and everybody builds a third stronghold', () => {
  const hires = { at: 'Kurun', gold: 10 };
  const builds = { at: 'Dragonmarch', goods: { iron: 1 }, waiting: { wood: 1, stone: 1 }, strongholds: 2 };
  // Each does either, so that nobody's deed is somebody else's.
  for (const [SW, EF, TH] of [
    [hires, builds, builds],
    [builds, hires, builds],
    [builds, builds, hires],
    [hires, hires, builds],
    [builds, hires, hires],
    [hires, builds, hires],
  ] as const) {
    const t = table({ heroes: { SW, EF, TH } });
    for (const hero of [SW, EF, TH])
      t.stay()
        .choose(hero === hires ? 'hire:giants' : 'send:iron')
        .choose('end');
    expect(t.told('moon').map(({ moon }) => moon)).toEqual([1, 2, 3]);
    expect(t.board.moon).toBe(3);
  }
});

test('SM-9.5 on the seventh moon the turn stops and nobody gets another', () => {
  const t = alone({ at: 'Garndell', gold: 30, goods: { wood: 1 } }, { moon: 6 }).choose('hire:elves');
  expect([t.asked, t.awaited, t.told('turn').length, t.told('seventhMoon').length]).toEqual([[], 'sm.wave', 1, 1]);
  let asked = 0;
  for (const { events } of playOn(t, 95)) asked += events.filter((event) => event.t === 'turn').length;
  expect(asked).toBe(0);
});

test('SM-9.6 the ally or the stronghold that moved the army stands', () => {
  const hired = alone({ at: 'Garndell', gold: 10 }, { moon: 6 }).choose('hire:elves');
  expect([hired.allies('SW'), hired.hero('SW').gold]).toEqual([['elves'], 0]);
  const hero = { at: 'Dragonmarch', gold: 0, goods: { iron: 1, wood: 1 }, waiting: { wood: 1, stone: 1 }, strongholds: 2 };
  const built = alone(hero, { moon: 6 }).choose('sell:wood').choose('send:iron');
  expect([built.hero('SW').strongholds, built.awaited]).toEqual([3, 'sm.wave']);
  // What was sold stays sold, and the market dice are not rolled any more.
  expect([built.hero('SW').gold, built.told('market'), built.board.prices]).toEqual([3, [], [3, 3, 3]]);
});

test('SM-9.6 a quest that brings the seventh moon counts, with its whole reward', () => {
  const hero = { gold: 0, goods: { stone: 2 }, quest: 'Q10', waiting: { iron: 1, stone: 1 }, strongholds: 2 };
  const t = alone(hero, { moon: 6 }).choose('errand');
  expect([t.hero('SW').strongholds, t.hero('SW').done.length, t.awaited]).toEqual([3, 1, 'sm.wave']);
  // The iron finds no room in the city any more: three gold for it, and the two of the card.
  expect(t.hero('SW').gold).toBe(5);
});

test('SM-9.6 at a Goblin Camp the advance comes first, and on the seventh moon the rest of the card is skipped', () => {
  const before = camp(5);
  expect([before.board.moon, before.awaited]).toEqual([6, 'sm.effect-die']);
  expect(before.draw(face(6)).hero('SW').gold).toBe(15);
  const last = camp(6);
  expect([last.board.moon, last.awaited, last.hero('SW').gold]).toEqual([7, 'sm.wave', 9]);
});

test('SM-9.7 advances beyond the seventh moon are ignored', () => {
  const wilderness = dragonReachFiles.wilderness.map((card) =>
    card.id === 'W2' ? Object.assign({}, card, { does: [{ do: 'advance', n: 3 }] }) : card,
  );
  const game = sevenMoonsWith(readContent('own', { ...dragonReachFiles, wilderness }));
  const t = table({ heroes: { SW: { at: 'Garndell', strongholds: 1 }, EF: {} }, moon: 6 }, game).points(3, 2);
  t.go('Greenhollow', t.finds('W2'));
  expect([t.board.moon, t.told('moon').map(({ moon }) => moon), t.awaited]).toEqual([7, [7], 'sm.wave']);
});

test('SM-9.8 players later in the round get no turn to catch up', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 10 }, EF: { strongholds: 1 }, TH: {}, FW: {} }, moon: 6 }).stay();
  t.choose('hire:elves');
  expect([t.told('turn').map(({ seat }) => seat), t.awaited]).toEqual([[0], 'sm.wave']);
});

test('SM-9.9 after 20 full rounds without an advance the army advances by one, and the count begins anew', () => {
  const t = idle(table({ heroes: { SW: {}, EF: {} }, options: { longWatch: true } }), 19);
  expect(t.board.moon).toBe(0);
  t.stay().choose('end');
  expect(t.board.moon).toBe(0);
  t.stay().choose('end');
  expect([t.board.moon, t.told('longWatch').length]).toEqual([1, 1]);
  expect([idle(t, 19).board.moon, idle(t).board.moon]).toEqual([1, 2]);
});

test('SM-9.9 an advance begins the count anew, with the next full round', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 10 }, EF: {} }, quiet: 19, options: { longWatch: true } });
  t.stay().choose('hire:elves').choose('end').stay().choose('end');
  expect([t.board.moon, t.told('longWatch')]).toEqual([1, []]);
  expect([idle(t, 19).board.moon, idle(t).board.moon]).toEqual([1, 2]);
});

test('SM-9.9 it is off unless a table chooses it, and then it may bring the seventh moon', () => {
  const off = idle(table({ heroes: { SW: {}, EF: {} }, quiet: 19 }), 3);
  expect([off.board.moon, off.board.longWatch, off.told('longWatch')]).toEqual([0, false, []]);
  const last = idle(table({ heroes: { SW: { strongholds: 1 }, EF: {} }, quiet: 19, moon: 6, options: { longWatch: true } }));
  expect([last.board.longWatch, last.board.moon, last.awaited]).toEqual([true, 7, 'sm.wave']);
});

test('SM-9.10 the seventh moon is always reachable: 14, 15 and 22 advances with two, three and four players', () => {
  const advances = (['SW EF', 'SW EF TH', 'SW EF TH FW'] as const).map((cities) => {
    const t = table({ heroes: Object.fromEntries(cities.split(' ').map((city) => [city, {}])) });
    return t.board.allies.reduce((sum, tokens) => sum + tokens, t.players.length);
  });
  expect(advances).toEqual([14, 15, 22]);
});

test('SM-9.10 one player alone can cause seven: six allies and a third stronghold', () => {
  const allies = ['elves', 'dwarves', 'giants', 'wizards', 'barbarians'];
  const hero = {
    at: 'Gloamfen',
    mount: 'dragon',
    gold: 10,
    goods: { iron: 1 },
    waiting: { wood: 1, stone: 1 },
    strongholds: 2,
    allies,
  } as const;
  const t = table({ heroes: { SW: hero, EF: {} }, moon: allies.length })
    .stay()
    .choose('hire:witches')
    .choose('end')
    .stay()
    .choose('end');
  t.roll(4, 1).go('Dragonmarch').choose('send:iron');
  expect([t.board.moon, t.awaited]).toEqual([7, 'sm.wave']);
});
