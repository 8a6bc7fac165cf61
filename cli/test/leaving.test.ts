import { readFileSync } from 'node:fs';
import { isChoice, type Entry, type GameFile } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { ALWAYS_FIRST, Home, SEED } from './hoard.ts';

/** Who came and went. */
const turnovers = ({ journal }: GameFile): Entry[] => journal.filter((entry) => !isChoice(entry));

const at = (path: string): GameFile => JSON.parse(readFileSync(path, 'utf8')) as GameFile;

describe('away and back', () => {
  test('a bot plays until somebody at the table says that one is back', async () => {
    const home = new Home();
    const typed = ['back', 'away wizard', 'away', 'who', 'back Zoe', 'back', 'who', 'quit'];
    const { code, out, err } = await home.run(['play', '--seats', 'Anna,Ben', '--seed', SEED], typed);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first] = turnovers(home.game());
    if (first === undefined || isChoice(first) || first.now !== 'away') throw new Error('Nobody was away');
    const { seat } = first;
    const [name, other] = seat === 0 ? ['Anna', 'Ben'] : ['Ben', 'Anna'];
    expect(turnovers(home.game())).toEqual([
      { seat, now: 'away', player: 'greedy' },
      { seat, now: 'back' },
    ]);
    // The bot has chosen for the one who is away, and nobody else.
    expect(
      home
        .game()
        .journal.filter(isChoice)
        .every((choice) => choice.seat === seat),
    ).toBe(true);
    expect(home.game().journal.length).toBeGreaterThan(2);
    for (const said of [
      'Nobody is away.',
      "There is no bot 'wizard'; expected random, greedy, or search",
      `${name} is away; a greedy bot plays.`,
      `${name}: away; a greedy bot plays\n`,
      `${other}, your turn.`,
      `'Zoe' is not away; expected ${name}.`,
      `${name} is back.`,
      `${name}: here\n`,
    ])
      expect(out).toContain(said);
    const told = await home.run(['replay', home.games()[0]!]);
    expect(told.out).toMatch(new RegExp(`1  ${name} is away; a greedy bot plays\\.[^]*${name} is back\\.`));
    expect((await home.run(['verify', home.games()[0]!])).out).toMatch(
      new RegExp(`seat ${seat} +ok +${name}, from 1 greedy, from \\d+ ${name}\n`),
    );
  });

  test('several are called back by name', async () => {
    const home = new Home();
    const { out } = await home.run(
      ['play', '--seats', 'Anna,Ben,Cleo', '--seed', SEED],
      ['away random', 'away search:5i', 'back', 'back ben'],
    );
    expect(out).toMatch(/Who is back: \w+ or \w+\? For example: back \w+\./);
    expect(turnovers(home.game()).map((entry) => !isChoice(entry) && entry.now)).toEqual(['away', 'away', 'back']);
    expect(out).toContain('Ben is back.');
  });

  test('where all are away the bots play on to the end', async () => {
    const home = new Home();
    const { code, out } = await home.run(['play', 'seven-moons', '--seats', 'me,random', '--long-watch', '--seed', SEED], ['away random']);
    expect(code).toBe(0);
    expect(out).toContain('You are away; a random bot plays.');
    expect(home.game().outcome).not.toBeNull();
    expect((await home.run(['verify', home.games()[0]!])).code).toBe(0);
  });

  test('whoever resumes a game from which all are away is back; while somebody is there, nobody is asked for', async () => {
    const home = new Home();
    await home.run(['play', '--seats', 'Anna,Ben', '--seed', SEED], ['1']);
    const game = home.game();
    const away = [0, 1].map((seat) => ({ seat, now: 'away', player: 'greedy' }));
    const all = home.write('all.json', JSON.stringify({ ...game, journal: [...game.journal, ...away] }));
    const one = home.write('one.json', JSON.stringify({ ...game, journal: [...game.journal, away[0]] }));
    const [both, half] = await Promise.all([home.run(['play', '--resume', all]), home.run(['play', '--resume', one])]);
    expect(both.out).toContain(`resumed after ${game.journal.length} choices`);
    expect(both.out).toMatch(/Anna is back\.\nBen is back\./);
    expect(turnovers(at(all)).slice(2)).toEqual([0, 1].map((seat) => ({ seat, now: 'back' })));
    expect(half.out).not.toContain('is back');
    expect(turnovers(at(one))).toEqual([away[0]]);
  });
});

describe('leaving for good', () => {
  test('is asked once, and where nobody is left the game is abandoned', async () => {
    const home = new Home();
    const typed = ['leave', 'no', 'leave', 'yes', 'back', 'leave', 'y', '1'];
    const { code, out, err } = await home.run(['play', '--seats', 'Anna,Ben', '--seed', SEED], typed);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('You stay.');
    expect(out).toContain('Nobody is away.');
    expect(out).toMatch(/(Anna|Ben) has left\.\nNobody is left: the game is abandoned\.\n\nSeeded by winter: .*\nThe whole game is kept\./);
    expect(turnovers(home.game()).map((entry) => !isChoice(entry) && entry.now)).toEqual(['gone', 'gone', 'abandoned']);
    const path = home.games()[0]!;
    const [report, told, list, latest, again] = await Promise.all([
      home.run(['verify', path]),
      home.run(['replay', path]),
      home.run(['games']),
      home.run(['play', '--resume']),
      home.run(['play', '--resume', path]),
    ]);
    expect(report.code).toBe(0);
    expect(report.out).toContain('result      ok   abandoned\n');
    expect(told.out).toMatch(/has left\.\n +\d+ {2}Nobody is left: the game is abandoned\.\n$/);
    expect(list.out).toContain('over (abandoned)');
    expect(latest.err).toContain('No unfinished game is kept');
    expect(again.err).toContain('is over; see hoard replay');
  });

  test("follows the game's own rule, and the others play on", async () => {
    const home = new Home();
    const { out } = await home.run(['play', 'seven-moons', '--seats', 'Anna,Ben', '--seed', SEED], ['', 'leave', 'yes', '', 'who', 'undo']);
    const [gone] = turnovers(home.game());
    const left = gone !== undefined && !isChoice(gone) && gone.now === 'gone' && gone.seat === 0 ? 'Anna' : 'Ben';
    expect(out).toContain(`${left} has left.\n${left} leaves the land for good.`);
    expect(out).toContain(`${left}: has left; a greedy bot answers what is still asked\n`);
    // What who left could see is covered from who plays on.
    expect(out.match(/Pass to/g)).toHaveLength(2);
    expect(home.game().outcome).toBeNull();
  });

  test('of the last one who is there, while another is away, leaves the game to the bots', async () => {
    const home = new Home();
    const { out } = await home.run(['play', '--seats', 'Anna,Ben', '--seed', SEED], ['away', 'leave', 'yes']);
    expect(out).not.toContain('abandoned');
    expect(home.game().outcome).not.toBeNull();
  });

  test('at the end of what is typed is not meant', async () => {
    const home = new Home();
    const { out } = await home.run(['play', '--seats', 'Anna,Ben', '--seed', SEED], ['leave']);
    expect(turnovers(home.game())).toEqual([]);
    expect(out).toContain('The game is kept as it is.');
  });
});

test('an answer that the clock gave is told as one', async () => {
  const home = new Home();
  await home.run(['play', '--seats', 'Anna,Ben', '--seed', SEED], ALWAYS_FIRST.slice(0, 1));
  const { journal, ...rest } = home.game();
  const first = journal.find(isChoice)!;
  const path = home.write('late.json', JSON.stringify({ ...rest, journal: [{ ...first, by: 'clock' }] }));
  const name = rest.seated[first.seat]!.name;
  expect((await home.run(['replay', path])).out).toMatch(new RegExp(`\n   1  Time has run out for ${name}\\.\n      ${name} rolls`));
});
