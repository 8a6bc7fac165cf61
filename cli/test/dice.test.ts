import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { title as dragonAttack } from '@hoard/games/dragon-attack';
import { title as sevenMoons } from '@hoard/games/seven-moons';
import {
  KeyedChance,
  Match,
  Random,
  commitmentTo,
  fairDie,
  keyOfDice,
  listSeats,
  seededDice,
  throwOf,
  weightedDie,
  type DiceSource,
  type Game,
  type GameRecord,
  type Types,
} from '@hoard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { Home, SECRET, ended, type Run } from './hoard.ts';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
const PAGE = readFileSync(`${DOCS}dice.md`, 'utf8');

interface Draw {
  readonly purpose: string;
  readonly n: number;
  readonly outcomes: number;
  readonly weights: readonly number[] | null;
  readonly outcome: number;
}

interface Vector extends DiceSource {
  readonly name: string;
  readonly commitment: string;
  readonly key: string;
  readonly blocks: Readonly<Record<string, string>>;
  readonly draws: readonly Draw[];
}

const VECTORS = JSON.parse(/```json\n([^]*?)```/.exec(PAGE)![1]!) as Vector[];

describe('the vectors of docs/dice.md', () => {
  test.each(VECTORS)('$name', ({ secret, contributions, seed, commitment, key, blocks, draws }) => {
    const source = { secret, contributions, seed };
    expect(commitmentTo(secret)).toBe(commitment);
    expect(Buffer.from(keyOfDice(source)).toString('hex')).toBe(key);
    if (seed !== undefined) expect(source).toEqual(seededDice(seed));
    for (const [message, block] of Object.entries(blocks))
      expect(createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest('hex')).toBe(block);
    const chance = new KeyedChance(source);
    const counts = new Map<string, number>();
    for (const { purpose, n, outcomes, weights, outcome } of draws) {
      expect(n).toBe(counts.get(purpose) ?? 0);
      counts.set(purpose, n + 1);
      const die = weights === null ? fairDie(purpose, outcomes) : weightedDie(purpose, weights);
      expect(die.outcomes).toBe(outcomes);
      expect(chance.draw(die)).toBe(outcome);
    }
  });

  test('have fair and weighted dice, no, one and several contributions, a seed, and words that are rejected', () => {
    const draws = VECTORS.flatMap((vector) => vector.draws);
    expect(draws.some(({ weights }) => weights === null)).toBe(true);
    expect(draws.filter(({ weights }) => weights !== null).length).toBeGreaterThan(3);
    expect(new Set(VECTORS.map(({ contributions }) => contributions!.length))).toEqual(new Set([0, 1, 3]));
    expect(VECTORS.some(({ seed }) => seed !== undefined)).toBe(true);
    const rejected = VECTORS.flatMap(({ key, draws: of }) => of.map((draw) => rejectedBefore(key, draw)));
    expect(Math.max(...rejected)).toBe(8);
    expect(rejected.filter((count) => count > 0).length).toBeGreaterThan(1);
  });

  test('throw two dice in the ways that the page tells', () => {
    const { faces, upTo } = throwOf('test.two', 2);
    expect([0, 1, 2, 6, 20].map((outcome) => faces[outcome]!.join('-'))).toEqual(['6-6', '6-5', '6-4', '5-5', '1-1']);
    const two = VECTORS.flatMap(({ draws }) => draws).find(({ outcomes }) => outcomes === 21)!;
    expect(weightedDie('test.two', two.weights!).upTo).toEqual(upTo);
  });
});

/** How many words are passed over in the first block of a draw, before one counts. */
function rejectedBefore(key: string, { purpose, n, outcomes, weights }: Draw): number {
  const tickets = weights?.reduce((sum, weight) => sum + weight, 0) ?? outcomes;
  const block = createHmac('sha256', Buffer.from(key, 'hex')).update(`${purpose}/${n}/0`).digest();
  const words = Array.from({ length: 8 }, (_, word) => block.readUInt32BE(4 * word));
  const counts = words.findIndex((word) => word < 2 ** 32 - (2 ** 32 % tickets));
  return counts < 0 ? words.length : counts;
}

/** A game played by chance to its end, on dice to which two devices have added. */
function played<T extends Types>(game: Game<T>, seats: number, given: object, seed: number): Match<T> {
  const random = new Random(seed);
  const contributions = ['00112233445566778899aabbccddeeff', seed.toString(16).padStart(32, '0')];
  const match = new Match(game, { options: game.readOptions(given, seats), seats, secret: SECRET, contributions });
  while (!match.isOver) {
    const seat = random.pick(listSeats(match.asked()));
    const { lane, token, actions } = random.pick(match.questions(seat));
    match.choose(seat, lane, token, game.keys.keyOf(random.pick(actions)));
  }
  return match;
}

const COURSES = [
  { name: 'Dragon Attack! for four', play: (seed: number) => played(dragonAttack.game, 4, {}, seed) },
  { name: 'Dragon Attack! alone', play: (seed: number) => played(dragonAttack.game, 1, { level: 'legend' }, seed) },
  {
    name: '7 Moons for three',
    play: (seed: number) => played(sevenMoons.game, 3, { faerieFolk: true, storyTokens: true, longWatch: true }, seed),
  },
  { name: '7 Moons together', play: (seed: number) => played(sevenMoons.game, 2, { mode: 'co-op', longWatch: true }, seed) },
  { name: '7 Moons alone', play: (seed: number) => played(sevenMoons.game, 1, { mode: 'solo', faerieFolk: true }, seed) },
];

describe('the tables of docs/dice.md', () => {
  const told = new Set(Array.from(PAGE.matchAll(/^\| `((?:da|sm)\.[a-z-]+)`/gm), ([, purpose]) => purpose!));

  test.each(COURSES)('know every die that falls in games of $name', ({ play }) => {
    const fallen = new Set([1, 2, 3].flatMap((seed) => play(seed).drawn.map(({ purpose }) => purpose)));
    expect(fallen.size).toBeGreaterThan(5);
    expect([...fallen].filter((purpose) => !told.has(purpose))).toEqual([]);
  });

  test('know every die that the rules name, and no other', () => {
    const named = ['dragon-attack', 'seven-moons'].flatMap((game) =>
      globSync(`${GAMES}${game}/rules/**/*.ts`).flatMap((file) =>
        Array.from(readFileSync(file, 'utf8').matchAll(/'((?:da|sm)\.[a-z-]+)'/g), ([, purpose]) => purpose!),
      ),
    );
    expect([...told].toSorted()).toEqual([...new Set(named)].toSorted());
  });
});

/** A draw with the next outcome. */
const another = (line: string): string => {
  const draw = JSON.parse(line) as Draw;
  return JSON.stringify({ ...draw, outcome: (draw.outcome + 1) % draw.outcomes });
};

/** `node docs/verify-dice.mjs FILE` with these draws typed in. */
function verifyDice(path: string, draws: string): Promise<Run> {
  const child = spawn(process.execPath, [`${DOCS}verify-dice.mjs`, path]);
  child.stdin.on('error', () => {});
  child.stdin.end(draws);
  return ended(child);
}

describe('docs/verify-dice.mjs', () => {
  test('is short, and knows nothing of ours', () => {
    const source = readFileSync(`${DOCS}verify-dice.mjs`, 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
    const imported = Array.from(source.matchAll(/(?:from|import|import\(|require\() ?'([^']+)'/g), ([, from]) => from);
    expect(imported).toEqual(['node:crypto', 'node:fs']);
  });

  const home = new Home();

  test.each(COURSES)('finds every draw right in a game of $name', async ({ name, play }) => {
    const match = play(7);
    const path = home.write(`${name}.json`, JSON.stringify(match.record()));
    const draws = await home.run(['verify', path, '--draws']);
    expect({ code: draws.code, err: draws.err }).toEqual({ code: 0, err: '' });
    const { code, out } = await verifyDice(path, draws.out);
    expect(out).toContain(`${match.drawn.length} draws are right.\n`);
    expect(out).toContain(`contributed ${match.opening.contributions![1]}\n`);
    expect(code).toBe(0);
  });

  test('finds the vectors right', async () => {
    for (const vector of VECTORS) {
      const path = home.write('vector.json', JSON.stringify(vector));
      const { code, out } = await verifyDice(path, vector.draws.map((draw) => `${JSON.stringify(draw)}\n`).join(''));
      expect({ name: vector.name, code, out: out.split('\n').at(-2) }).toEqual({
        name: vector.name,
        code: 0,
        out: `${vector.draws.length} draws are right.`,
      });
    }
  });

  describe('names what is wrong', () => {
    let record: GameRecord;
    let lines: string[];

    beforeAll(async () => {
      record = COURSES[0]!.play(7).record();
      lines = (await home.run(['verify', home.write('right.json', JSON.stringify(record)), '--draws'])).out.trimEnd().split('\n');
    });

    const cases: [string, (given: GameRecord, draws: readonly string[]) => [object, readonly string[]], RegExp][] = [
      ['the secret', (given, draws) => [{ ...given, secret: 'ab'.repeat(32) }, draws], /^WRONG: the secret does not fit the commitment/],
      [
        'secret and commitment',
        (given, draws) => [{ ...given, secret: 'ab'.repeat(32), commitment: commitmentTo('ab'.repeat(32)) }, draws],
        /^WRONG: da\.\S+ \d+ is \d+; from secret and contributions it is \d+/,
      ],
      ['a contribution', (given, draws) => [{ ...given, contributions: given.contributions.slice(1) }, draws], /^WRONG: da\.\S+ \d+ is/],
      [
        'the order of contributions',
        (given, draws) => [{ ...given, contributions: given.contributions.toReversed() }, draws],
        /^WRONG: da/,
      ],
      ['half a contribution', (given, draws) => [{ ...given, contributions: ['ab'] }, draws], /^WRONG: contribution 1 is not 32/],
      ['a seed', (given, draws) => [{ ...given, seed: 'mine' }, draws], /^WRONG: the dice do not come from the seed 'mine'/],
      ['a draw', (given, draws) => [given, draws.with(20, another(draws[20]!))], /^WRONG: da\.\S+ \d+ is/],
      ['a draw left out', (given, draws) => [given, draws.toSpliced(0, 1)], /^WRONG: da\.\S+ 1 comes where da\.\S+ 0 was expected/],
      ['no draw at all', (given) => [given, []], /^WRONG: there is no draw to check/],
    ];
    test.each(cases)('%s', async (name, change, message) => {
      const [file, draws] = change(record, lines);
      const path = home.write(`wrong-${name.replaceAll(' ', '-')}.json`, JSON.stringify(file));
      const { code, out } = await verifyDice(path, draws.map((line) => `${line}\n`).join(''));
      expect(out).toMatch(message);
      expect(code).toBe(1);
    });
  });
});
