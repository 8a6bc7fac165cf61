import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { title } from '@hoard/games/dragon-attack';
import { title as sevenMoons } from '@hoard/games/seven-moons';
import { Match, Random, listSeats, type Game, type Terminal, type Text, type Title, type Types } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { sealedBids } from '../../kernel/test/examples/sealedBids.ts';
import { Console } from '../console.ts';
import { askSeats } from '../menu.ts';
import { seatedBy } from '../seating.ts';
import { playOn } from '../session.ts';
import { voicesOf, type Sitting } from '../sitting.ts';
import { SEED } from './hoard.ts';

/** A terminal of 80 columns and 24 lines, into which somebody types as soon as there is a prompt. */
function terminal(answer: (screen: string) => string | null) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  const screens: string[] = [''];
  output.setEncoding('utf8').on('data', (text: string) => {
    for (const [place, part] of text.split('\u001b[2J').entries()) {
      if (place > 0) screens.push('');
      screens[screens.length - 1] += part;
    }
    // Readline puts the cursor behind the prompt last of all.
    const screen = stripVTControlCharacters(screens.at(-1)!);
    if (stripVTControlCharacters(text) !== '' || !screen.endsWith('> ')) return;
    const typed = answer(screen);
    if (typed === null) input.end();
    else input.write(`${typed}\n`);
  });
  return { console: new Console({ colour: true, ascii: false, speed: 0 }, input, output), screens };
}

type Seen<T extends Types> = Pick<Title<T>, 'secrets' | 'textOf' | 'terminalOf'>;

function sittingOf<T extends Types>(title: Seen<T>, match: Match<T>, people: readonly string[], console: Console): Sitting<T> {
  return {
    title,
    match,
    text: title.textOf(match.game),
    terminal: title.terminalOf(match.game),
    voices: voicesOf(seatedBy(people)),
    rules: new Map(),
    console,
    bots: people.map(() => null),
    adviserFor() {
      throw new Error('Nobody asks for a hint here');
    },
    log: [],
    path: 'game.json',
    save() {},
    atScreen: -1,
  };
}

/** Plays at one screen, answering one thing and another, and looks at every screen. */
async function expectScreensToFit<T extends Types>(seen: Title<T>, people: readonly string[]): Promise<void> {
  const { game } = seen;
  const seats = people.length;
  const match = new Match(game, { options: game.readOptions({}, seats), seats, secret: SEED });
  let asked = 0;
  const { console, screens } = terminal(() =>
    ++asked > 400 ? null : asked % 9 === 0 ? 'odds 1' : asked % 11 === 0 ? 'nonsense' : String(1 + ((asked * 7) % 30)),
  );
  await playOn(sittingOf(seen, match, people, console));
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
  const match = new Match(game, { options: game.readOptions({}, 3), seats: 3, secret: SEED });
  const random = new Random(1);
  const keys = (): string[] => match.questions(listSeats(match.asked())[0]!)[0]!.actions.map((action) => game.keys.keyOf(action));
  while (!keys().some((key) => key.startsWith('give:'))) {
    const seat = listSeats(match.asked())[0]!;
    match.choose(seat, 0, match.state.lanes[0]!.rev, random.pick(keys()));
  }
  const before = JSON.stringify(match.state.board);
  const made = match.journal.length;
  const give = keys().find((key) => key.startsWith('give:'))!;
  const typed = ['undo', give, 'undo'];
  const { console, screens } = terminal(() => typed.shift() ?? null);
  const sitting = sittingOf(title, match, ['Anna', 'Ben', 'Cleo'], console);
  await playOn(sitting);
  console.close();
  expect(match.journal.slice(made).map(({ key }) => key)).toEqual([give, 'undo']);
  expect(JSON.stringify(match.state.board)).toBe(before);
  expect(keys()).toContain(give);
  expect(sitting.log.at(-1)).toMatch(/takes that back\.$/);
  expect(screens.join('')).toContain('That cannot be taken back: ');
});

test('the menu asks again until it understands, and Enter twice is enough', async () => {
  const typed = ['nine', '', 'greedy,me', ''];
  const { console, screens } = terminal(() => typed.shift() ?? null);
  const seated = await askSeats(title.game, console);
  console.close();
  expect(seated!.map(({ player }) => player)).toEqual(['person', 'greedy', 'greedy', 'greedy']);
  expect(screens.join('')).toContain('Expected a number from 1 to 6.');
  expect(screens.join('')).toContain('You sits twice');
});

describe('several people at one screen, in a game with secrets', () => {
  type Bids = typeof sealedBids extends Game<infer T extends Types> ? T : never;
  const text: Text<Bids> = {
    event: (event) => (event.t === 'weighs' ? `weighs ${event.bid}` : `revealed ${event.bids.join(' ')}`),
    question: ({ viewer }) => `Seat ${viewer}?`,
    option: (action) => sealedBids.keys.keyOf(action),
    aliases: () => [],
    denial: () => '',
    ending: () => ['The end.'],
  };
  const plain: Terminal<Bids> = {
    flags: {},
    optionsFrom: () => ({}),
    draw: ({ viewer }) => [`Secrets of seat ${viewer}`],
    arrange: (_, __, actions) => [{ title: 'Do', items: actions.map((action) => ({ action, text: sealedBids.keys.keyOf(action) })) }],
    odds: () => [],
    lookUp: {},
    phrase: () => null,
    weight: () => 0,
  };
  const bids: Seen<Bids> = {
    secrets: true,
    textOf: () => text,
    terminalOf: () => plain,
  };

  test('the screen is covered before it changes hands, and never shows the secrets of two', async () => {
    const match = new Match(sealedBids, { options: sealedBids.readOptions({}, 2), seats: 2, secret: SEED });
    const { console, screens } = terminal(() => '1');
    expect(await playOn(sittingOf(bids, match, ['Anna', 'Ben'], console))).toBe(true);
    console.close();
    const covers = screens.filter((screen) => screen.includes('Pass to'));
    expect(covers.map((screen) => /Pass to (\w+)/.exec(screen)![1])).toEqual(['Anna', 'Ben', 'Anna', 'Ben']);
    for (const screen of covers) expect(screen).not.toContain('Secrets');
    for (const screen of screens) expect(screen).not.toMatch(/seat 0[^]*seat 1|seat 1[^]*seat 0/);
    // A bid that is only weighed is not told aloud.
    expect(screens.join('')).toContain('weighs -1');
    expect(screens.join('')).not.toContain('weighs 1');
  });
});
