import { stripVTControlCharacters } from 'node:util';
import { title } from '@hoard/games/dragon-attack';
import { title as sevenMoons, type SevenMoons } from '@hoard/games/seven-moons';
import { Match, Random, SPECTATOR, UNDO, isChoice, listSeats, type Game, type Terminal, type Title, type Types } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { messengers } from '../../kernel/test/examples/messengers.ts';
import type { TypesOf } from '../../kernel/test/examples/tinyGame.ts';
import { bareTelling, evenRows } from '../../kernel/test/examples/bareTelling.ts';
import { sealedBids } from '../../kernel/test/examples/sealedBids.ts';
import type { Console } from '../console.ts';
import { askGame, askSeats, askVariants } from '../menu.ts';
import { retell } from '../retelling.ts';
import { seatedInWords } from '../seating.ts';
import { playOn } from '../session.ts';
import { voicesOf, type Sitting } from '../sitting.ts';
import { SECRET } from './hoard.ts';
import { terminal } from './typing.ts';

type Seen<T extends Types> = Pick<Title<T>, 'secrets' | 'events' | 'tellingOf' | 'terminalOf'>;

function sittingOf<T extends Types>(title: Seen<T>, match: Match<T>, console: Console): Sitting<T> {
  return {
    title,
    match,
    telling: title.tellingOf(match.game),
    terminal: title.terminalOf(match.game),
    voices: voicesOf(match),
    rules: new Map(),
    console,
    bots: {
      at: () => ({ choose: ({ actions }) => actions[0]!, dismiss: async () => {} }),
      advise: async () => [],
      dismiss: async () => {},
    },
    log: [],
    path: 'game.json',
    folder: undefined,
    save() {},
    presets: new Map(),
    turnedTo: -1,
    atScreen: SPECTATOR,
    words: undefined,
  };
}

const NOTHING_DRAWN: Terminal<Types> = { flags: {}, optionsFrom: () => ({}), draw: () => [], lookUp: {}, phrase: () => null };

function matchOf<T extends Types>(game: Game<T>, people: readonly string[], options: object = {}): Match<T> {
  const seats = people.length;
  return new Match(game, { options: game.readOptions(options, seats), seats, seated: seatedInWords(people), secret: SECRET });
}

/** Plays at one screen, answering one thing and another, and looks at every screen. */
async function expectScreensToFit<T extends Types>(seen: Title<T>, people: readonly string[]): Promise<void> {
  const { game } = seen;
  const match = matchOf(game, people);
  let asked = 0;
  const { console, screens } = terminal(() =>
    ++asked > 400 ? null : asked % 9 === 0 ? 'odds 1' : asked % 11 === 0 ? 'nonsense' : String(1 + ((asked * 7) % 30)),
  );
  await playOn(sittingOf(seen, match, console));
  console.close();
  const drawn = screens.filter((screen) => screen.includes('or help > '));
  expect(drawn.length).toBeGreaterThan(100);
  for (const screen of drawn) {
    // What is told after the answer scrolls on below the prompt.
    const [until] = screen.split(/(?<=or help > )/);
    const lines = stripVTControlCharacters(until!).split('\n');
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.trimEnd().length))).toBeLessThanOrEqual(80);
  }
}

describe('every screen fits into 80 columns and 24 lines', () => {
  test('of Dragon Attack! for six', () => expectScreensToFit(title, ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fynn']));
  test('of 7 Moons for four', () => expectScreensToFit(sevenMoons, ['Anna', 'Ben', 'Cleo', 'Dora']));
});

test('undo takes back a counter that was put into an offer, and says what bars it otherwise', async () => {
  const { game } = title;
  const match = matchOf(game, ['Anna', 'Ben', 'Cleo']);
  const random = new Random(3);
  const keys = (): string[] => match.questions(listSeats(match.asked())[0]!)[0]!.actions.map((action) => game.keys.keyOf(action));
  while (!keys().some((key) => key.startsWith('give:'))) {
    const seat = listSeats(match.asked())[0]!;
    match.choose(seat, 0, match.questions(seat)[0]!.token, random.pick(keys()));
  }
  const before = JSON.stringify(match.state.board);
  const made = match.journal.length;
  const give = keys().find((key) => key.startsWith('give:'))!;
  const typed = ['undo', give, 'undo'];
  const { console, screens } = terminal(() => typed.shift() ?? null);
  const sitting = sittingOf(title, match, console);
  await playOn(sitting);
  console.close();
  expect(match.journal.slice(made).map((entry) => isChoice(entry) && entry.key)).toEqual([give, 'undo']);
  expect(JSON.stringify(match.state.board)).toBe(before);
  expect(keys()).toContain(give);
  expect(sitting.log.at(-1)).toMatch(/takes that back\.$/);
  expect(screens.join('')).toContain('That cannot be taken back: ');
});

test('undo in a private talk is news to those who talk, and to nobody else', async () => {
  const { game } = sevenMoons;
  const match = matchOf(game, ['Anna', 'Ben', 'Cleo']);
  const random = new Random(1);
  const asked = (): number => listSeats(match.asked())[0]!;
  const keys = (): string[] => match.questions(asked())[0]!.actions.map((action) => game.keys.keyOf(action));
  while (!keys().some((key) => key.startsWith('ask:'))) {
    const { lane, token } = match.questions(asked())[0]!;
    match.choose(asked(), lane, token, keys().find((key) => key.startsWith('trade:')) ?? random.pick(keys()));
  }
  const seat = asked();
  const typed = ['', keys().find((key) => key.startsWith('ask:'))!, 'undo'];
  const { console } = terminal(() => typed.shift() ?? null);
  const sitting = sittingOf(sevenMoons, match, console);
  await playOn(sitting);
  console.close();
  expect(match.journal.at(-1)).toMatchObject({ seat, key: UNDO });
  expect(sitting.log.join('\n')).not.toContain('takes that back');
  const last = (listener: number): string[] =>
    retell(sevenMoons, game, match.record(), 'game.json', listener)
      .chapters.at(-1)!
      .lines.map(({ text }) => text);
  const talk = match.state.lanes.flatMap(({ stack }) => stack).find((frame) => frame.k === 'trade')!;
  const outsider = [0, 1, 2].find((other) => other !== talk.mover && other !== talk.other)!;
  expect(last(seat)).toEqual([expect.stringMatching(/takes that back\.$/)]);
  expect(last(outsider)).toEqual([]);
  expect(last(SPECTATOR)).toEqual([]);
});

test('undo says that somebody has left since', async () => {
  const { game } = sevenMoons;
  const match = matchOf(game, ['Anna', 'Ben']);
  const random = new Random(11);
  const asked = (): number => listSeats(match.asked())[0]!;
  // Until one could take back what the other is asked about.
  while (match.undoBar(1 - asked()) !== null) {
    const { lane, token, actions } = match.questions(asked())[0]!;
    match.choose(asked(), lane, token, game.keys.keyOf(random.pick(actions)));
  }
  const typed = ['', 'leave', 'yes', '', 'undo'];
  const { console, screens } = terminal(() => typed.shift() ?? null);
  await playOn(sittingOf(sevenMoons, match, console));
  console.close();
  expect(screens.join('')).toContain('That cannot be taken back: somebody has left since.');
});

describe('the menu', () => {
  test('asks how to play on one page, tells the rules, and gives options that the game takes', async () => {
    const typed = ['why 1', '1', '3', '9', '4', ''];
    const { console, screens } = terminal(() => typed.shift() ?? null);
    const chosen = await askVariants(sevenMoons, 2, console);
    console.close();
    expect(chosen).toEqual({
      mode: 'co-op',
      difficulty: 'darkest',
      faerieFolk: true,
      storyTokens: false,
      longWatch: false,
      realmAttack: 'standing',
    });
    expect(sevenMoons.game.readOptions(chosen, 2)).toMatchObject(chosen!);
    expect(screens.join('')).toContain('SM-16.1 One fate.');
    expect(screens.join('')).toContain('Expected a number from 1 to 7.');
  });

  test.each([
    { seen: title, seats: [1, 2, 6] },
    { seen: sevenMoons, seats: [1, 2, 3, 4] },
  ])('by Enter alone begins $seen.game.title as usual', async ({ seen: { game, rulebook, variants }, seats }) => {
    for (const count of seats) {
      const { console } = terminal(() => '');
      const chosen = await askVariants({ rulebook, variants }, count, console);
      console.close();
      expect(game.readOptions(chosen, count)).toEqual(game.readOptions({}, count));
    }
  });

  test('asks which game', async () => {
    const typed = ['9', '2'];
    const { console, screens } = terminal(() => typed.shift() ?? null);
    expect(await askGame(console)).toBe('seven-moons');
    console.close();
    expect(screens.join('')).toContain('2 7 Moons              1 to 4 players, 30 to 45 minutes');
  });

  test('is left by Ctrl-C', async () => {
    const { console } = terminal(() => '\u0003');
    expect(await askGame(console)).toBeNull();
  });
});

test('a text that is longer than the screen is leafed through, page by page', async () => {
  const { game } = sevenMoons;
  const match = matchOf(game, ['Anna']);
  const typed = ['1', 'options', '', '', '', '', '', 'why not hire'];
  const { console, screens } = terminal(() => typed.shift() ?? null);
  await playOn(sittingOf(sevenMoons, match, console));
  console.close();
  const pages = screens.map((screen) => stripVTControlCharacters(screen)).filter((screen) => /Enter (for more|to go back) > /.test(screen));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map((page) => page.includes('Enter for more'))).toEqual(pages.map((_, index) => index < pages.length - 1));
  expect(pages[0]).toContain('1 stop here, at home');
  for (const page of pages) expect(page.split('\n').length).toBeLessThanOrEqual(24 + 1);
});

test('what is typed while a long text is read is heard at once', async () => {
  const { game } = sevenMoons;
  const match = matchOf(game, ['Anna']);
  const typed = ['1', 'help', 'options', 'aim', ''];
  const { console, screens } = terminal(() => typed.shift() ?? null);
  await playOn(sittingOf(sevenMoons, match, console));
  console.close();
  const pages = screens.map((screen) => stripVTControlCharacters(screen)).filter((screen) => /Enter (for more|to go back) > /.test(screen));
  expect(pages.map((page) => page.split('\n')[0]!.trim().slice(0, 11))).toEqual(['Answer with', '1 stop here', 'On foot pic']);
});

test.each([
  { called: 'back', entries: ['away', 'back'] },
  { called: 'quit', entries: ['away'] },
])('where all are away, $called is heard between two choices of the bots', async ({ called, entries }) => {
  const { game } = sevenMoons;
  const match = matchOf(game, ['Anna']);
  const typed = [`away greedy\n${called}`];
  const { console, screens } = terminal(() => typed.shift() ?? null);
  await playOn(sittingOf(sevenMoons, match, console));
  console.close();
  expect(match.record().journal.flatMap((entry) => (isChoice(entry) ? [] : [entry.now]))).toEqual(entries);
  expect(stripVTControlCharacters(screens.join(''))).toContain('Type back to take over again, or quit.');
});

test('of several questions at once, any can be turned to; an answer can be given for all times', async () => {
  const match = matchOf(messengers, ['Anna']);
  const typed = ['other', 'ride', 'always', 'always second road', 'other', 'always ask', 'rest', '1', '1'];
  const seen: string[] = [];
  const { console } = terminal((screen) => {
    seen.push(screen);
    return typed.shift() ?? null;
  });
  const telling = bareTelling(messengers, { question: (asked) => `Road ${asked.lane}?`, preset: (name) => `take the ${name}` });
  const bare = {
    secrets: false,
    events: evenRows<TypesOf<typeof messengers>>(0),
    tellingOf: () => telling,
    terminalOf: () => NOTHING_DRAWN,
  };
  await playOn(sittingOf<TypesOf<typeof messengers>>(bare, match, console));
  console.close();
  expect(seen[0]).toContain('Road 1?');
  expect(seen[0]).toContain('(1 more: other)');
  expect(seen[1]).toContain('Road 2?');
  expect(seen.join('')).toContain('second road: take the second road');
  expect(match.state.board.miles).toEqual([2 + 2 + 1]);
});

test('the menu asks again until it understands, and Enter twice is enough', async () => {
  const typed = ['nine', '', 'greedy,me', ''];
  const { console, screens } = terminal(() => typed.shift() ?? null);
  const seated = await askSeats(title.game, console);
  console.close();
  expect(seated!.map(({ player }) => player)).toEqual(['person', 'greedy', 'greedy', 'greedy']);
  expect(screens.join('')).toContain('Expected a number from 1 to 6.');
  expect(screens.join('')).toContain('You sit twice');
});

describe('several people at one screen, in a game with secrets', () => {
  type Bids = typeof sealedBids extends Game<infer T extends Types> ? T : never;
  const telling = bareTelling<Bids>(sealedBids, {
    event: (event) => (event.t === 'weighs' ? `weighs ${event.bid}` : `revealed ${event.bids.join(' ')}`),
    question: ({ view }) => `Seat ${view.viewer}?`,
    ending: () => ['The end.'],
  });
  const plain: Terminal<Bids> = { ...NOTHING_DRAWN, draw: ({ view }) => [`Secrets of seat ${view.viewer}`] };
  const bids: Seen<Bids> = {
    secrets: true,
    events: evenRows<Bids>(0),
    tellingOf: () => telling,
    terminalOf: () => plain,
  };

  test('the screen is covered before it changes hands, and never shows the secrets of two', async () => {
    const match = matchOf(sealedBids, ['Anna', 'Ben']);
    const { console, screens } = terminal(() => '1');
    await playOn(sittingOf(bids, match, console));
    expect(match.state.outcome).not.toBeNull();
    console.close();
    const covers = screens.filter((screen) => screen.includes('Pass to'));
    expect(covers.map((screen) => /Pass to (\w+)/.exec(screen)![1])).toEqual(['Anna', 'Ben', 'Anna', 'Ben']);
    for (const screen of covers) expect(screen).not.toContain('Secrets');
    for (const screen of screens) expect(screen).not.toMatch(/seat 0[^]*seat 1|seat 1[^]*seat 0/);
    // A bid that is only weighed is not told aloud.
    expect(screens.join('')).toContain('weighs -1');
    expect(screens.join('')).not.toContain('weighs 1');
  });

  test('what somebody who leaves has seen is covered, too, before the last one looks', async () => {
    const match = matchOf(sealedBids, ['Anna', 'Ben']);
    const typed = ['', 'leave', 'yes'];
    const { console, screens } = terminal(() => typed.shift() ?? '1');
    await playOn(sittingOf(bids, match, console));
    console.close();
    expect(match.journal[0]).toEqual({ seat: 0, now: 'gone', player: 'greedy' });
    expect(match.state.outcome).not.toBeNull();
    expect(screens.filter((screen) => screen.includes('Pass to')).map((screen) => /Pass to (\w+)/.exec(screen)![1])).toEqual([
      'Anna',
      'Ben',
    ]);
    for (const screen of screens) expect(screen).not.toMatch(/Secrets of seat 0[^]*Secrets of seat 1/);
  });

  test('what one hears while another is away is not told to both afterwards', async () => {
    const match = matchOf(sealedBids, ['Anna', 'Ben']);
    const typed = ['', 'away', '', '1', 'back', '', 'log'];
    const { console, screens } = terminal(() => typed.shift() ?? null);
    await playOn(sittingOf(bids, match, console));
    console.close();
    expect(screens.join('')).toContain('weighs -1');
    expect(screens.join('')).not.toMatch(/weighs [0-9]/);
  });
});

/** A game with story tokens: somebody buys a horse and takes that back, and the rest is random, but for fires: there a horse can be caught. */
function chronicled(): Match<SevenMoons> {
  const { game } = sevenMoons;
  const barred = new Set(game.content.fires.map((hex) => `go:${game.content.hexes[hex]!.id}`));
  const match = matchOf(game, ['Anna', 'Ben'], { storyTokens: true, longWatch: true });
  const random = new Random(12);
  const wanted = ['claim', 'horse', 'go:H8', 'stop'];
  while (match.state.outcome === null) {
    const seat = listSeats(match.asked())[0]!;
    const { lane, token, actions } = match.questions(seat)[0]!;
    const keys = actions
      .map((action) => game.keys.keyOf(action))
      .filter((key) => !barred.has(key) && (key !== 'horse' || wanted.includes(key)));
    const key = wanted.find((one) => keys.includes(one)) ?? random.pick(keys);
    match.choose(seat, lane, token, key);
    if (key !== 'horse') continue;
    const back = match.undo(seat);
    if (back.bar !== null) throw new Error(`The horse could not be given back: ${back.bar}`);
    match.choose(seat, back.lane, back.token, UNDO);
    wanted.splice(1);
  }
  return match;
}

describe('the chronicle of 7 Moons', () => {
  const match = chronicled();

  /** What is told at the end, and what is kept of what is typed. */
  async function ending(...typed: string[]) {
    const { console, screens } = terminal(() => typed.shift() ?? null);
    const sitting = sittingOf(sevenMoons, match, console);
    let saved = 0;
    await playOn({ ...sitting, save: () => saved++ });
    console.close();
    return { told: stripVTControlCharacters(screens.join('')), saved };
  }

  test('has a line for each claim, and none for a horse that was given back', async () => {
    expect(match.journal.some((entry) => isChoice(entry) && entry.key === 'horse')).toBe(true);
    expect(match.journal.some((entry) => isChoice(entry) && entry.key === 'claim')).toBe(true);
    const { told } = await ending('');
    expect(told).toContain('  0  The chronicle');
    expect(told).toContain('Then the seventh moon rose');
    expect(told).not.toContain('to leave the dust of the road to a horse');
  });

  test('takes a line in the words of who claimed it, and no other', async () => {
    const claimed = /^ *(\d+) .*$/m.exec((await ending('')).told.split('The chronicle')[1]!)![1]!;
    const { told, saved } = await ending(`${claimed} It was I.`, '99 Not mine.', `${claimed} ${'long '.repeat(30)}`, 'help', '');
    expect(told).toContain(`  ${claimed}  It was I.`);
    expect(told).toContain('Line 99 is not yours to put into words.');
    expect(told.replaceAll(/\s+/g, ' ')).toContain('expected 1 to 140 characters');
    expect(told).toContain('Expected the number of a line');
    expect(saved).toBe(1);
  });
});
