import { Engine, Offer, Random, playOut, type Seat } from '@hoard/kernel';
import { best } from '@hoard/players';
import { describe, expect, test } from 'vitest';
import { judgementOf } from '../bots/judgement.ts';
import { epicSevenArise } from '../game.ts';
import { fight, turn } from './fight.ts';
import { content, table, type Given, type Table } from './table.ts';

const judgement = judgementOf(epicSevenArise);
const rate = judgement.rate!;

const BOLD = 0.1;
const CAREFUL = 0.9;
const SHARP = judgement.sharpest!;

/** What a player of this temper likes best of what is offered. */
function likes(t: Table, temper = SHARP, seat: Seat = t.asked[0]!): string {
  const lane = t.state.lanes.find((waiting) => (t.engine.askedIn(t.state, waiting) & (1 << seat)) !== 0)!;
  const offer = t.engine.offer(t.state, lane, seat, new Offer());
  const ratings: number[] = [];
  rate(t.state, lane, seat, offer.actions, offer.count, temper, ratings);
  return epicSevenArise.keys.keyOf(offer.actions[ratings.indexOf(Math.max(...ratings.slice(0, offer.count)))]!);
}

/** Answers by judgement until the turn is over, and tells what was done. */
function plays(t: Table, temper = SHARP): string[] {
  const done: string[] = [];
  while (t.awaited === null && t.asked.length > 0 && t.question.split('.')[0] !== 'ballot' && done.length < 12) {
    done.push(likes(t, temper));
    if (done.at(-1) === 'end') break;
    t.choose(done.at(-1)!);
  }
  return done;
}

const hounds = (first: number, second: number): Given => ({
  monsters: [
    { kind: 'hound', at: 'A', health: first },
    { kind: 'hound', at: 'A', health: second },
  ],
});

const ogre = (health: number): string => {
  const t = turn('Ras', {
    players: [{ hand: 'g2 g2 g5' }, {}, {}, {}],
    monsters: [
      { kind: 'grubmaw', at: 'A', health },
      { kind: 'briarling', at: 'A', called: true },
    ],
  });
  t.choose('skill:1');
  return likes(t);
};

const burns = (health: number): string => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2 g5', souls: 2 }, {}, {}, {}], monsters: [{ kind: 'hound', at: 'A', health }] });
  t.choose('skill:1');
  return likes(t);
};

const asks = (lender: string): string => {
  const t = turn('Ondra', {
    players: [{ heroes: ['Ondra'], hand: 'g4 g4 g7', souls: 4 }, { hand: lender }, {}, {}].map(named),
    ...hounds(11, 11),
  });
  return likes(t);
};

const sips = (health: number): string =>
  likes(
    turn('Ras', {
      players: [{ hand: 'g2 g2 g5', potions: 1 }, {}, {}, {}],
      heroes: { Ysarre: { health } },
      monsters: [{ kind: 'grubmaw', at: 'A' }],
    }),
  );

const uses = (kind: string): string =>
  likes(turn('Ras', { players: [{ hand: 'g1 g3 g5 A21' }, {}, {}, {}], monsters: [{ kind, at: 'A' }] }));

const asked = (hero: string): Table => {
  const t = table({ players: [{ heroes: [hero] }, {}, {}, {}].map(named), at: 'S', tiles: { B: 'T06' }, phase: 'move' });
  for (const seat of [0, 1, 2]) if (t.asked.includes(seat)) t.chooseAs(seat, 'vote:B');
  return t;
};

const colour = (stones: [number, number, number], temper: number): string =>
  likes(
    fight({
      players: [{ heroes: ['Ysarre'], hand: 'g2 g2', stones }, {}, {}, {}].map(named),
      monsters: [{ kind: 'acolyte', at: 'B', health: 1 }],
      chapter: 2,
      on: 'B',
      tokens: { B: 'none' },
    }).choose('skill:1'),
    temper,
  );

const shop = (health: number): string =>
  likes(
    table({
      players: [{ stones: [2, 0, 0] }, {}, {}, {}],
      heroes: { Ras: { health } },
      phase: 'merchant',
      story: '2A',
    }),
  );

const falls = (dead: readonly string[], given: Given = {}): string => {
  const t = turn('Ras', {
    ...given,
    players: [{ hand: 'g2 g2', stones: [3, 3, 3] }, {}, {}, {}],
    heroes: Object.fromEntries([...dead.map((name) => [name, { health: 0 }] as const), ['Ras', { health: 1 }]]),
  });
  t.board.heroes.find(({ id }) => content.heroes[id]!.name === 'Ras')!.health = 0;
  const frame = {
    k: 'revival' as const,
    at: 'offer' as const,
    dead: [t.board.heroes.findIndex(({ id }) => content.heroes[id]!.name === 'Ras')],
  };
  t.state.lanes[0]!.stack.push(frame);
  return likes(t, SHARP, 0);
};

const before = (health: number): Given => ({ monsters: [{ kind: 'grubmaw', at: 'A', health }] });

const buys = (stones: [number, number, number]): string =>
  likes(
    table({
      players: [{ heroes: ['Ras', 'Brannoch', 'Ysarre', 'Mirelle'], stones }],
      heroes: { Ras: { health: 6 } },
      phase: 'merchant',
      story: '2A',
    }),
  );

const estimateOf = (given: Given): number[] => judgement.estimate(table(given).state);

const chance = (boss: number, health: number): number =>
  judgement.estimate(
    turn('Ras', {
      heroes: { Ras: { health }, Brannoch: { health }, Ysarre: { health }, Mirelle: { health } },
      monsters: [{ kind: 'grubmaw', at: 'A', health: boss }],
    }).state,
  )[1]!;

describe('a turn in battle', () => {
  test('the largest set that is there is played', () => {
    const t = turn('Ras', { players: [{ hand: 'g2 g2 g2 g5 g7' }, {}, {}, {}] });
    expect(likes(t)).toBe('skill:3');
  });

  test('a monster that can be killed is killed, and its stone taken', () => {
    const t = turn('Ysarre', { players: [{ heroes: ['Ysarre'], hand: 'g2 g2 g5' }, {}, {}, {}].map(named), ...hounds(11, 3) });
    expect(plays(t).slice(0, 2)).toEqual(['skill:1', 'foe:1']);
  });

  test('called help is left alone when the boss is nearly dead', () => {
    expect([ogre(6), ogre(120)]).toEqual(['foe:0', 'foe:1']);
  });

  test('a Soul Burn is paid where it kills, and not for one point of damage', () => {
    expect([burns(5), burns(4)]).toEqual(['burn', 'burn']);
    const spent = turn('Ras', { players: [{ hand: 'g2 g2 g2 g5', souls: 4 }, {}, {}, {}], monsters: [{ kind: 'hound', at: 'A' }] });
    // Nobody else is there to be hit.
    expect(likes(spent.choose('skill:3'))).toBe('plain');
  });

  test('a card is borrowed for a better skill, but not from a friend whose own set it breaks', () => {
    expect(asks('r4 g1 g6')).toBe('skill:3');
    const t = turn('Ondra', {
      players: [{ heroes: ['Ondra'], hand: 'g4 g4 g7', souls: 4 }, { hand: 'g4 g4 g4' }, { hand: 'r4 g1 g6' }, {}].map(named),
      ...hounds(11, 11),
    });
    t.choose('skill:3').choose('foe:0');
    expect(likes(t)).toBe('borrow:3-r4');
  });

  test('a potion is for who is near death', () => {
    expect([sips(1), sips(7)]).toEqual(['potion:H3', 'skill:1']);
  });

  test('healing goes to who needs it', () => {
    const t = turn('Mirelle', {
      players: [{ heroes: ['Mirelle'], hand: 'g2 g2 g5' }, {}, {}, {}].map(named),
      heroes: { Kestrin: { health: 3 } },
    });
    expect(plays(t)).toContain('hero:H5');
  });

  test('Artifacts wait for the boss', () => {
    expect([uses('grubmaw'), uses('husk')]).toEqual(['use:A21', 'end']);
  });
});

describe('on the map', () => {
  test('the party looks for what the story asks for, and goes where it leads', () => {
    // Arkasus lies on A, B, C or D; nothing of the story on F.
    const search = table({ at: 'B', phase: 'explore' });
    expect(['vote:A', 'vote:C', 'vote:D']).toContain(likes(search, SHARP, 0));
    const bell = table({ at: 'B', story: '3', phase: 'move' });
    expect(['vote:D', 'vote:E']).toContain(likes(bell, SHARP, 0));
  });

  test('where monsters are fought anyway, no others are looked for', () => {
    const t = table({ at: 'G', story: '4A', phase: 'explore', monsters: [{ kind: 'grubmaw', at: 'H' }] });
    expect(likes(t, SHARP, 0)).toBe('vote:H');
  });

  test('the boss is fought before others: with it the chapter ends', () => {
    const t = table({
      at: 'G',
      story: '4A',
      phase: 'fight',
      monsters: [
        { kind: 'grubmaw', at: 'H' },
        { kind: 'husk', at: 'E' },
      ],
    });
    expect(likes(t, SHARP, 0)).toBe('vote:H');
  });

  test('nobody gives up', () => {
    expect(likes(table({ phase: 'explore' }), BOLD, 0)).not.toBe('surrender');
  });
});

describe('circles', () => {
  test('who can bear most leaves the lightest circle to others; a bold player takes it', () => {
    const t = asked('Brannoch');
    const lightest = (key: string): boolean => {
      const { circles } = content.tiles[t.board.tiles[t.board.at]!]!;
      const size = circles['abcdef'.indexOf(key.at(-1)!)]!.length;
      return circles.every(({ length }) => length >= size);
    };
    expect([lightest(likes(t, SHARP)), lightest(likes(t, BOLD))]).toEqual([false, true]);
  });
});

describe('stones', () => {
  test('the colour that is missing completes a set', () => {
    expect([colour([1, 1, 0], BOLD), colour([1, 1, 0], CAREFUL), colour([0, 2, 1], SHARP)]).toEqual([
      'colour:green',
      'colour:green',
      'colour:white',
    ]);
  });

  test('who has little keeps stones at the Merchant; whoever is hurt drinks', () => {
    expect(shop(1)).toBe('potions:1');
  });

  test('the last hero standing is revived at any price; in a small battle nobody pays for one of four', () => {
    expect(falls([])).toBe('decline');
    expect(falls(['Brannoch', 'Ysarre', 'Mirelle'])).toMatch(/^revive/);
  });

  test('before a boss the fallen are brought back while the party needs them, and not for the last blow', () => {
    expect(falls(['Brannoch', 'Ysarre'], before(90))).toMatch(/^revive/);
    expect(falls(['Brannoch', 'Ysarre'], before(3))).toBe('decline');
  });

  test('alone, whoever has the best grade spends', () => {
    expect(buys([1, 1, 1])).toBe('pass');
    expect(buys([10, 10, 10])).not.toBe('pass');
  });
});

test('sharp players choose heroes who bear much or do something for the others; easy ones have no favourites', () => {
  const engine = new Engine(epicSevenArise);
  const state = engine.start(epicSevenArise.readOptions({}, 4), 4);
  const random = new Random(1);
  playOut(engine, state, random, Infinity, undefined, ({ lanes }) => lanes[0]!.stack.at(-1)!.at === 'hero');
  const [lane] = state.lanes;
  const offer = engine.offer(state, lane!, 0, new Offer());
  const ratings: number[] = [];
  rate(state, lane!, 0, offer.actions, offer.count, SHARP, ratings);
  const liked = Array.from(content.heroes, ({ name }, id) => ({ name, rating: ratings[id]! })).toSorted((a, b) => b.rating - a.rating);
  expect(liked.slice(0, 3).map(({ name }) => name)).toEqual(expect.arrayContaining(['Brannoch', 'Selwyn']));
  rate(state, lane!, 0, offer.actions, offer.count, BOLD, ratings);
  expect(new Set(ratings.slice(0, offer.count))).toEqual(new Set([0]));
});

test('the estimate is a chance for each seat, better for a healthy party and for who leads', () => {
  const whole = estimateOf({ phase: 'explore' });
  const hurt = estimateOf({
    phase: 'explore',
    heroes: { Ras: { health: 2 }, Brannoch: { health: 2 }, Ysarre: { health: 2 }, Mirelle: { health: 2 } },
  });
  const ahead = estimateOf({ phase: 'explore', players: [{ stones: [3, 3, 3] }, {}, {}, {}] });
  for (const chance of [...whole, ...hurt, ...ahead]) expect(chance).toBeGreaterThan(0);
  for (const chance of [...whole, ...hurt, ...ahead]) expect(chance).toBeLessThan(1);
  expect(hurt[0]!).toBeLessThan(whole[0]!);
  expect(ahead[0]!).toBeGreaterThan(ahead[1]!);
});

test('before a boss the estimate knows who is winning', () => {
  expect(chance(10, 8)).toBeGreaterThan(0.6);
  expect(chance(140, 2)).toBeLessThan(0.2);
});

test('a party of sharp players completes chapter 1 more often than not', () => {
  const engine = new Engine(epicSevenArise);
  const random = new Random(4);
  const ratings: number[] = [];
  let won = 0;
  for (let game = 0; game < 12; game++) {
    const state = engine.start(epicSevenArise.readOptions({}, 4), 4);
    playOut(engine, state, random, 20_000, (now, lane, seat, { actions, count }) => {
      if (count === 1) return actions[0]!;
      rate(now, lane, seat, actions, count, SHARP, ratings);
      return actions[best(ratings, count, random)]!;
    });
    if (state.outcome?.reason === 'completed') won++;
  }
  expect(won).toBeGreaterThan(6);
});

/** The others are whoever is left of the usual party. */
function named(player: object, seat: number): object {
  return 'heroes' in player || seat === 0 ? player : { heroes: [['Brannoch', 'Ras', 'Kestrin', 'Tovik'][seat]!], ...player };
}
