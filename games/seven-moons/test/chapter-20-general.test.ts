import { Match, Random, SPECTATOR, UNDO, likelihood, listSeats, questionRowOf, viewOf, type Drawn } from '@hoard/kernel';
import type { Scripted } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import { MARKET_DICE } from '../rules/06-market.ts';
import type { Options } from '../state/options.ts';
import { playOn } from './playOn.ts';
import { content, dice, face, idOf, market, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 20: general rulings.

const stands = (hero: HeroGiven, given: Partial<Given> = {}): Table => table({ heroes: { SW: hero, TH: {} }, ...given }).stay();

test('SM-20.1 a card that allows something beats the rule that does not', () => {
  // SM-7.2: goods are sent from Dragonmarch only. W12 sends them from a fire.
  const t = table({ heroes: { SW: { at: 'Garndell', goods: { wood: 1 } }, TH: {} } }).points(3, 2);
  t.go('Greenhollow', t.finds('W12')).choose('pass').choose('send:wood');
  expect(t.hero('SW').waiting).toEqual([1, 0, 0]);
  // SM-3.13: no gates for dragons. Moth opens them.
  const flyer: HeroGiven = { at: 'Mossgate', mount: 'dragon', faerie: 'E6' };
  expect(
    table({ heroes: { SW: flyer, TH: {} }, options: { faerieFolk: true } })
      .points(2, 1)
      .ends('jump'),
  ).toHaveLength(3);
});

test("SM-20.1 'cannot' beats 'can': with the Horn no dragon flees, with the Cloak no bandit tries", () => {
  const t = stands({ at: 'Broken Watchtower', mount: 'dragon', artefacts: ['A4'] }).choose('end');
  expect([t.told('dragonRests'), t.hero('SW').mount]).toEqual([[], 'dragon']);
});

test('SM-20.2 halves are rounded down', () => {
  const odd = content.shadowCards.filter(({ realm }) => realm[1] % 2 === 1);
  expect(odd.map(({ id, realm }) => [id, realm[0]])).toEqual([
    ['S2', 5],
    ['S5', 4],
    ['S9', 3],
    ['S11', 6],
    ['S12', 5],
  ]);
});

test('SM-20.3 on a turn the active player decides, in the Shadow Phase each owner for their own city', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', goods: { wood: 2, iron: 1 } }, TH: {} } }).points(3, 2);
  t.go('Greenhollow', t.finds('W3')).choose('option:1', face(1));
  expect([t.waitingFor, t.keys()]).toEqual([['SW'], ['drop:iron', 'drop:wood']]);
  const heroes = { SW: { strongholds: 2, allies: ['elves'] }, TH: { strongholds: 2, allies: ['giants'] } };
  const siege = table({ heroes, moon: 7, turn: 'TH' }).wave('S7', dice(1), dice(1));
  expect([siege.waitingFor, siege.keys(0), siege.keys(1)]).toEqual([
    ['SW', 'TH'],
    ['yield:elves', 'yield:stronghold'],
    ['yield:giants', 'yield:stronghold'],
  ]);
});

test('SM-20.4 on a turn the active player orders what happens, in a wave the rule does', () => {
  const visit: HeroGiven = { at: 'Dragonmarch', goods: { wood: 1, stone: 1 }, gold: 5 };
  const ends = [
    ['sell:wood', 'send:stone', 'horse'],
    ['horse', 'send:stone', 'sell:wood'],
  ].map((order) => {
    const t = stands(visit);
    for (const key of order) t.choose(key);
    return [t.hero('SW').gold, t.goods('SW'), t.hero('SW').waiting, t.hero('SW').mount];
  });
  expect(ends[0]).toEqual(ends[1]);
  const siege = table({ heroes: { SW: { strongholds: 2 }, TH: { strongholds: 2 } }, moon: 7 }).wave('S12', dice(1), dice(1));
  expect(siege.story.filter((t) => t === 'realm' || t === 'cityStruck')).toEqual(['realm', 'cityStruck', 'cityStruck']);
});

test('SM-20.5 the treasury never runs dry', () => {
  const rich = { gold: 300 };
  const t = table({ heroes: { SW: { ...rich, at: 'Dragonmarch', goods: { wood: 1 } }, TH: rich }, prices: { wood: 6 } }).stay();
  t.choose('sell:wood').choose('close', market(1, 1, 1));
  expect(t.hero('SW').gold + t.hero('TH').gold).toBe(606);
});

test.each<[string, string, (t: Table) => unknown]>([
  ['a resource that is lost', '17 wood instead of 18', (t) => t.board.pool[0]!--],
  ['a resource that is doubled', '19 stone instead of 18', (t) => t.goods('SW')[2]!++],
  ['an ally too many', '3 elves instead of 2', (t) => (t.hero('SW').allies |= 1)],
  ['a crystal that is lost', '5 crystals instead of 6', (t) => t.board.crystals--],
  ['an artefact twice', 'Artefacts: 0,1,2,3,4,0 instead of 5 different ones', (t) => (t.hero('SW').artefacts |= 1)],
  ['a Wilderness card that is gone', 'Wilderness cards:', (t) => t.board.wilderness.pop()],
  ['a quest twice', 'Quest cards:', (t) => (t.hero('SW').quest = 3)],
  ['a faerie from nowhere', 'Faeries: 2 instead of 0 different ones', (t) => (t.hero('SW').faerie = 2)],
  ['a story token from nowhere', 'Story tokens: 2 instead of 0 different ones', (t) => t.hero('SW').stories.push(2)],
  [
    'a Shadow Army card twice',
    'Shadow Army cards: 3,3 instead of 2 different ones',
    (t) => t.board.shadow.forEach((one, index) => index < 2 && (one.card = 3)),
  ],
  ['an eighth moon', 'The Shadow Army stands on moon 8', (t) => (t.board.moon = 8)],
  ['a price of 7', 'iron costs 7', (t) => (t.board.prices[1] = 7)],
  ['debts', 'Seat 0 has a negative or broken count', (t) => (t.hero('SW').gold = -1)],
  ['a fourth stronghold', 'Seat 0 has 4 strongholds', (t) => (t.hero('SW').strongholds = 4)],
  ['a hero in the lake', 'Seat 0 stands where nobody can stand', (t) => (t.hero('SW').at = content.isWater.indexOf(true))],
])('SM-20.6 %s does not pass the audit', (_, complaint, damage) => {
  const t = table({ heroes: { SW: {}, TH: {} } });
  expect(() => sevenMoons.audit(t.state)).not.toThrow();
  damage(t);
  expect(() => sevenMoons.audit(t.state)).toThrow(complaint);
});

test('SM-20.7 a price is paid in full or not at all', () => {
  expect(stands({ at: 'Kurun', gold: 9 }).why('hire:giants')).toBe('SM-20.7');
  expect(stands({ at: 'Dragonmarch', gold: 4 }).why('horse')).toBe('SM-20.7');
  expect(stands({ at: 'Dragon Mountain', mount: 'horse', gold: 9 }).why('dragon:0')).toBe('SM-20.7');
  expect(stands({ at: 'Garndell', gold: 0 }).why('buy:wood')).toBe('SM-20.7');
});

test('SM-20.7 what is lost is lost down to nothing', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 1 }, TH: {} } }).points(3, 2);
  expect(t.go('Greenhollow', t.finds('W10'), dice(1, 2)).hero('SW').gold).toBe(0);
});

test('SM-20.8 gold, goods, items, cities, quests and mounts are open to everybody', () => {
  const rich: HeroGiven = {
    gold: 7,
    goods: { wood: 2 },
    waiting: { iron: 1 },
    strongholds: 1,
    allies: ['elves'],
    crystals: 2,
    artefacts: ['A3'],
    quest: 'Q3',
    mount: 'horse',
  };
  const t = table({ heroes: { SW: rich, TH: {}, FW: {} } });
  for (const seat of [SPECTATOR, 0, 1, 2]) {
    const { shadow, losses, ...open } = viewOf(sevenMoons, t.state, seat).sight;
    const { shadow: ofBoard, losses: sealed, ...board } = t.board;
    expect(open).toEqual(board);
    expect([shadow.length, losses.length]).toEqual([ofBoard.length, sealed.length]);
  }
});

test('SM-20.9 secret cards cannot be shown: nobody but their owner sees them, whatever is done', () => {
  const t = table({
    heroes: { SW: { at: 'Kurun', goods: { wood: 1 }, secrets: ['S1', 'S7'] }, TH: { at: 'Kurun', secrets: ['S3', 'S5'] } },
  });
  t.choose('trade:1');
  // Neither is there a word for a card in a bargain.
  expect([...t.ends('give'), ...t.ends('ask')].filter((thing) => thing.startsWith('S'))).toEqual([]);
  t.choose('pass').stay().choose('end');
  const known = (seat: number): number[] =>
    viewOf(sevenMoons, t.state, seat)
      .sight.shadow.map(({ card }) => card)
      .filter((card) => card >= 0);
  expect([known(0), known(1), known(SPECTATOR)]).toEqual([[0, 6], [2, 4], []]);
});

/** What bars a choice from being taken back, or null. */
function sealOf(t: Table, key: string, ...script: Scripted[]): string | null {
  t.engine.sealed = null;
  t.choose(key, ...script);
  return t.engine.sealed;
}

const begins = (hero: HeroGiven, given: Partial<Given> = {}): Table => table({ heroes: { SW: hero, TH: {} }, ...given });
const atMarket: HeroGiven = { at: 'Dragonmarch', goods: { wood: 1, iron: 1 }, gold: 9, crystals: 1 };
const siege = (): Table =>
  table({ heroes: { SW: { strongholds: 2, allies: ['elves'], mount: 'dragon' }, TH: { strongholds: 2, allies: ['elves'] } }, moon: 7 });

test.each<[string, () => Table, string, ...Scripted[]]>([
  ['a step that bandits watch', () => begins({ at: 'Garndell', gold: 1 }).points(3, 2), `go:${idOf('C6')}`, face(5)],
  ['the end of selling', () => stands(atMarket).choose('sell:wood'), 'close', market(1, 2, 3)],
  ['a quest that is drawn', () => stands(atMarket), 'quest', face(2)],
  ['a fight', () => stands({ at: "Old King's Barrow", quest: 'Q4' }), 'errand', dice(1, 1)],
  ['an encounter', () => begins({ at: 'Garndell', gold: 0 }).points(3, 2), `go:${idOf('Greenhollow')}`, face(1)],
  ['a story token', () => stands({ at: 'Mossgate' }, { options: { storyTokens: true } }), 'claim', face(1)],
  [
    'a visit to the faeries',
    () =>
      begins({}, { options: { faerieFolk: true } })
        .points(3, 2)
        .go('Mossgate'),
    'visit',
    face(1),
  ],
  ['the end of a turn', () => table({ heroes: { SW: { at: 'Kurun' }, TH: { at: 'Kurun' } } }).stay(), 'end'],
  ['the seventh moon', () => begins({ at: 'Kurun', gold: 10, strongholds: 1 }, { moon: 6 }).stay(), 'hire:giants'],
  ['a re-roll that is passed', () => siege().wave('S12', dice(1), dice(1)), 'pass'],
])('SM-20.10 %s cannot be taken back', (_, before, key, ...script) => {
  expect(sealOf(before(), key, ...script)).not.toBeNull();
});

test('SM-20.10 nor can a deal, nor a loss that was chosen', () => {
  const deal = table({ heroes: { SW: { at: 'Kurun', goods: { wood: 1 } }, TH: { at: 'Kurun' } } });
  expect(sealOf(deal.choose('trade:1').choose('give:wood').choose('offer'), 'accept')).toBe('SM-20.10');
  const waits = siege().wave('S12', dice(1), dice(1)).choose('pass');
  waits.engine.sealed = null;
  waits.chooseFor('TH', 'yield:elves');
  expect([waits.waitingFor, waits.engine.sealed]).toEqual([['SW'], 'SM-20.10']);
});

test.each<[string, () => Table, string]>([
  ['the choice of a die', () => begins({}).roll(3, 2), 'pick:2'],
  ['steps on safe hexes, with haste', () => begins({ gold: 9 }).points(3, 2), `go:${idOf('D4')}`],
  ['a jump through a gate', () => begins({ at: 'Mossgate' }).points(3, 2), `go:${idOf('Tidegate')}`],
  ['selling before the roll', () => stands(atMarket), 'sell:wood'],
  ['sending', () => stands(atMarket), 'send:iron'],
  ['dropping', () => stands(atMarket), 'drop:iron'],
  ['a horse', () => stands(atMarket), 'horse'],
  ['buying', () => stands({ at: 'Garndell' }), 'buy:wood'],
  ['hiring before the seventh moon', () => stands({ at: 'Kurun', gold: 10 }, { moon: 5 }), 'hire:giants'],
  ['relief', () => stands({ gold: 0 }), 'relief'],
])('SM-20.10 %s can be taken back', (_, before, key) => {
  expect(sealOf(before(), key)).toBeNull();
});

test.each(['refuse', 'counter'])('SM-20.10 once a proposal is answered by %s, neither of the two takes anything back', (answer) => {
  const t = table({ heroes: { SW: { at: 'Kurun', goods: { wood: 1 } }, TH: { at: 'Kurun' }, FW: {} } });
  t.choose('trade:1').choose('give:wood').choose('offer');
  expect(sealOf(t, answer)).toBe('SM-20.10');
});

test('SM-20.10 who takes a step back stands where it began, with the same dice', () => {
  const options = sevenMoons.readOptions({ characters: ['SW', 'TH'], first: 0 }, 2);
  const match = new Match(sevenMoons, { options, seats: 2, secret: '7'.repeat(64) });
  const play = (key: string): unknown => {
    const { lane, token, actions } = match.questions(0)[0]!;
    return match.choose(0, lane, token, key || sevenMoons.keys.keyOf(actions[0]!));
  };
  if (match.questions(0)[0]!.actions.length === 2) play('');
  const [before, drawn] = [JSON.stringify(match.state.board), match.drawn.length];
  play(`go:${idOf('C4')}`);
  expect(JSON.stringify(match.state.board)).not.toBe(before);
  expect(match.enter({ seat: 0, lane: 0, key: UNDO }).ok).toBe(true);
  expect([JSON.stringify(match.state.board), match.drawn.length]).toEqual([before, drawn]);
  expect(match.undoBar(1)).not.toBeNull();
});

test('SM-20.12 the long watch, where it was chosen, brings the seventh moon after 140 rounds in which nobody does anything', () => {
  const t = table({ heroes: { SW: {}, TH: {} }, options: { longWatch: true } });
  while (t.board.moon < 7) t.stay().choose('end');
  expect([t.board.turns, t.told('longWatch').length, t.told('turn').at(-1)!.round]).toEqual([280, 7, 140]);
  expect(t.state.outcome).toMatchObject({ reason: 'lost' });
});

test('SM-20.12 without it a table that hires and builds nothing plays on', () => {
  const t = table({ heroes: { SW: {}, TH: {} } });
  while (t.board.round <= 200) t.stay().choose('end');
  expect([t.board.moon, t.state.outcome, t.told('longWatch')]).toEqual([0, null, []]);
});

test.each([
  ['competitive', 6],
  ['co-op', 8],
] as const)('SM-20.12 once the seventh moon has risen the %s game has at most %i waves', (mode, most) => {
  const hero = { strongholds: 3, allies: ['elves', 'dwarves'] };
  const options = { mode, difficulty: mode === 'co-op' ? 'darkest' : 'normal' } as const;
  const t = table({ heroes: { SW: hero, TH: hero }, moon: 7, options });
  for (const _ of playOn(t, 2012)) expect(t.board.waves.length).toBeLessThanOrEqual(most);
  expect([t.state.outcome!.reason, t.board.waves.length]).toEqual(['saved', most]);
});

test('SM-20.13 all dice are six-sided and fair, alone and together', () => {
  const options = sevenMoons.readOptions({ faerieFolk: true, storyTokens: true, longWatch: true }, 3);
  const tickets = new Map([[MARKET_DICE.purpose, new Set([MARKET_DICE.tickets])]]);
  simulateDraws(options, ({ purpose, of }) => {
    const isThrown = purpose.endsWith('-die') || purpose.endsWith('-dice');
    if (isThrown) tickets.set(purpose, (tickets.get(purpose) ?? new Set()).add(of.tickets));
    // Cards and tokens: each as likely as any other.
    else expect(likelihood(of, 0)).toBe(1 / of.outcomes);
  });
  for (const [purpose, counts] of tickets) {
    if (purpose.endsWith('-die')) expect([purpose, ...counts]).toEqual([purpose, 6]);
    else expect([...counts].every((count) => [6, 36, 216].includes(count))).toBe(true);
  }
  expect([...tickets.keys()]).toEqual(expect.arrayContaining(['sm.move-dice', 'sm.bandit-die', 'sm.faerie-die']));
});

/** Every draw of two random games. */
function simulateDraws(options: Options, look: (drawn: Drawn) => void): void {
  for (const game of [1, 2]) {
    const random = new Random(20, game);
    const match = new Match(sevenMoons, { options, seats: 3, secret: game.toString(16).padStart(64, '0') });
    while (match.state.outcome === null) {
      const seat = random.pick(listSeats(match.asked()));
      const { lane, token, actions } = match.questions(seat)[0]!;
      match.choose(seat, lane, token, sevenMoons.keys.keyOf(random.pick(actions)));
    }
    match.drawn.forEach(look);
  }
}

/** The answer for a seat whose time has run out, from what it may know. */
function byDefault(t: Table, seat: number): string {
  const asked = t.question(seat);
  const { defaultAnswer } = questionRowOf(sevenMoons, asked);
  return sevenMoons.keys.keyOf(defaultAnswer!(asked, { content, seats: t.state.seats })!);
}

test('the rulebook gives no answer for who is late before the Shadow Phase: a bot does', () => {
  const options = sevenMoons.readOptions({ characters: ['SW', 'TH'], first: 0 }, 2);
  const match = new Match(sevenMoons, { options, seats: 2, secret: '7'.repeat(64) });
  const seat = listSeats(match.asked())[0]!;
  const { lane, actions } = match.questions(seat)[0]!;
  expect(match.defaultAnswer(seat, lane)).toBeNull();
  expect(match.enter({ seat, lane, key: sevenMoons.keys.keyOf(actions[0]!), by: 'clock' }).ok).toBe(true);
  expect(match.journal.at(-1)).toMatchObject({ by: 'clock' });
});

test.each([
  // One card with the shield of the elves has come, none with that of the witches.
  [[], 'yield:elves'],
  // The other is known to be in the row.
  [['S8'], 'yield:witches'],
])(
  'for a player whose time has run out, who knows of %j, re-rolls are passed and the ally least likely to help is lost',
  (secrets, lost) => {
    const t = table({
      heroes: { SW: { strongholds: 1, allies: ['elves', 'witches'], mount: 'dragon', secrets }, TH: { strongholds: 2 } },
      moon: 7,
    });
    t.wave('S5', dice(1, 1), dice(1));
    expect(byDefault(t, 0)).toBe('pass');
    expect(byDefault(t.choose('pass'), 0)).toBe(lost);
  },
);
