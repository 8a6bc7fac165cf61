import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { commitmentTo, isChoice, seededDice, type Choice, type GameFile } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { ALWAYS_FIRST, Home, SEED, ended, said } from './hoard.ts';

/** What the first seat chose last. */
const lastKeyOf = (home: Home): string =>
  home.game().journal.findLast((entry): entry is Choice => isChoice(entry) && entry.seat === 0)!.key;

describe('hoard play, through pipes', () => {
  test.each([
    ['alone', ['--players', '1', '--level', 'squire']],
    ['two people', ['--seats', 'Anna,Ben']],
    ['you and three bots', []],
    ['a full table', ['--seats', 'me,greedy,random,Anna,search:5i,greedy', '--no-tie-break']],
  ])('plays a whole game to its end: %s', async (_, args) => {
    const home = new Home();
    const { code, out, err } = await home.run(['play', 'dragon-attack', ...args], ALWAYS_FIRST);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/THE DRAGON IS SLAIN|Silverado has fallen/);
    expect(home.game().outcome).not.toBeNull();
    expect(out.trimEnd()).toMatch(/npx hoard verify \S+$/);
    expect((await home.run(['verify', home.games()[0]!])).code).toBe(0);
  });

  test('shows the commitment before the first draw', async () => {
    const home = new Home();
    const { out } = await home.run(['play']);
    expect(out.indexOf(home.game().commitment)).toBeGreaterThan(0);
    expect(out.indexOf(home.game().commitment)).toBeLessThan(out.indexOf('goes first') + out.indexOf('go first') + 1);
  });

  test('adds to the dice on this device once the secret is sealed, and no two games alike', async () => {
    const homes = [new Home(), new Home()];
    const runs = await Promise.all(homes.map((home) => home.run(['play', '--seats', 'me,greedy'])));
    for (const [index, { out }] of runs.entries()) {
      const { commitment, contributions, seed } = homes[index]!.game();
      expect(contributions).toHaveLength(1);
      expect(seed).toBeUndefined();
      expect(out.indexOf(`Added to the dice: ${contributions[0]}`)).toBeGreaterThan(out.indexOf(commitment));
      expect(out).not.toContain('Seeded');
    }
    const [one, other] = homes.map((home) => home.game());
    expect(one!.secret).not.toBe(other!.secret);
    expect(one!.contributions).not.toEqual(other!.contributions);
  });

  test('says of a seeded game that it is one, before its first die and after its last', async () => {
    const home = new Home();
    const { out } = await home.run(['play', '--seats', 'me,greedy', '--seed', SEED], ['away']);
    const { contributions, secret, seed } = home.game();
    expect({ contributions, secret, seed }).toEqual(seededDice(SEED));
    const said = out.split(`Seeded by ${SEED}: whoever knows the seed can foretell every die.`);
    expect(said).toHaveLength(3);
    expect(said[0]).not.toContain('goes first');
    expect(said[2]).toMatch(/^\nThe whole game is kept\./);
    const { out: report } = await home.run(['verify', home.games()[0]!]);
    expect(report).toContain(`seeded           ${SEED}: whoever knew it could foretell every die\n`);
  });

  test('has bots that nothing public foretells: the same dice, other moves', async () => {
    const { secret, contributions } = seededDice(SEED);
    // A game with known dice that is not a seeded one: everything is random but the dice.
    const journals = await Promise.all(
      [1, 2, 3].map(async () => {
        const home = new Home();
        await home.run(['play', '--seats', 'random,random'], []);
        const begun = { ...home.game(), secret, contributions, commitment: commitmentTo(secret), journal: [], outcome: null };
        const path = home.write('begun.json', JSON.stringify(begun));
        await home.run(['play', '--resume', path]);
        return JSON.stringify((JSON.parse(readFileSync(path, 'utf8')) as GameFile).journal);
      }),
    );
    expect(new Set(journals).size).toBe(3);
  });

  test('goes the same way again with the same seed', async () => {
    const [one, other] = [new Home(), new Home()];
    const runs = await Promise.all([one, other].map((home) => home.run(['play', '--seed', SEED], ALWAYS_FIRST)));
    expect(one.game()).toEqual(other.game());
    const told = [one, other].map((home, index) => runs[index]!.out.replaceAll(home.games()[0]!, 'game.json'));
    expect(told[0]).toBe(told[1]);
  });

  test('has no escape codes with NO_COLOR and keeps to 80 columns, with colour too', async () => {
    const typed = ALWAYS_FIRST.flatMap((line, index) =>
      index < 40 ? ['map', 'who', 'tally', 'legend', 'help', 'log', 'rules dragon', line] : [line],
    );
    const home = new Home();
    const runs = await Promise.all([
      home.run(['play', '--players', '6'], typed, { NO_COLOR: '1' }),
      home.run(['play', '--players', '6', '--ascii'], typed),
      home.run(['play', '--players', '6'], typed, { FORCE_COLOR: '1' }),
    ]);
    expect(runs[0].out).not.toContain('\u001b');
    expect(runs[1].out).toMatch(/^[\n\x20-\x7e]*$/);
    expect(runs[2].out).toContain('\u001b');
    for (const { out } of runs) {
      const lines = stripVTControlCharacters(out).split('\n');
      expect(lines.filter((line) => line.length > 80 && !line.includes(home.folder))).toEqual([]);
    }
  });

  test('answers nonsense with one sentence, asks again, and loses nothing', async () => {
    const home = new Home();
    const nonsense = [
      '',
      'xyzzy',
      '0',
      '99',
      '-1',
      '1.5',
      'walk:',
      'walk:Q99',
      'roll:R42',
      '¿qué?',
      '\u001b[31m',
      'odds',
      'odds 77',
      'why zzz',
      'rule 9',
      'rules qqq',
      'undo',
      'offer 3 for 4',
    ];
    const before = await home.run(['play', '--seats', 'me,greedy', '--seed', SEED], ['1']);
    const journal = home.game().journal;
    const { code, out, err } = await home.run(['play', '--resume'], nonsense);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(home.game().journal).toEqual(journal);
    const question = /^You have rolled .*$/m.exec(before.out)![0];
    expect(out.split(question)).toHaveLength(nonsense.length + 2);
    expect(out).not.toContain('undefined');
  });

  test('takes answers by number, key, id, name and beginning', async () => {
    const wishes = ['2', 'walk:', '', ' ', ' '];
    const first = new Home();
    const { out } = await first.run(['play', '--seats', 'me,greedy', '--colours', 'red,violet', '--seed', SEED], ['roll', '2']);
    const key = lastKeyOf(first);
    const name = new RegExp(`\\b2 ${key.slice(5)} ([^0-9\\n]*?)(  |\\n)`).exec(out)![1]!;
    wishes.splice(1, 4, key, key.slice(5).toLowerCase(), name.toLowerCase(), name.slice(0, -2));
    for (const wish of wishes) {
      const home = new Home();
      await home.run(['play', '--seats', 'me,greedy', '--colours', 'red,violet', '--seed', SEED], ['', wish]);
      expect(lastKeyOf(home), wish).toBe(key);
    }
  });

  test('tells why, what the odds are, and what a bot would do', async () => {
    const home = new Home();
    const inquiries = [
      'why not b60',
      'why not sea',
      'why not trade',
      'why 1',
      'odds 1',
      'hint',
      'rule da-5.3',
      'rules gate',
      'options',
      'save',
    ];
    const { out } = await home.run(['play', '--seats', 'me,greedy', '--colours', 'red,violet', '--seed', SEED], ['roll', ...inquiries]);
    expect(out).toContain('Not possible: That is water.');
    expect(out).toContain('DA-5.7 Water is closed.');
    expect(out.match(/Not possible: That is water\./g)).toHaveLength(2);
    expect(out).toContain("'trade' is no answer here.");
    expect(out).toContain('DA-7.6 What may be traded.');
    expect(out).toContain('You may go to');
    expect(out).toMatch(/\d% to (win|be beaten|beat)/);
    expect(out).toContain('The adviser would choose “');
    expect(out).toContain('DA-5.3 Closed gates.');
    expect(out).toContain(`Saved in ${home.games()[0]}`);
  });

  test('says whose turn it is when several people share the screen', async () => {
    const { out } = await new Home().run(['play', '--seats', 'Anna,Ben', '--seed', SEED], ALWAYS_FIRST.slice(0, 8));
    expect(out).toContain('Anna, your turn.');
    expect(out).toContain('Ben, your turn.');
    expect(out).not.toContain('Pass to');
  });
});

describe('leaving and coming back', () => {
  test('the end of input leaves a game that goes on at the very same point, whatever else lies in the folder', async () => {
    const home = new Home();
    await home.run(['play', '--seed', SEED], ALWAYS_FIRST.slice(0, 5));
    const left = home.game();
    const { code, out } = await home.run(['play', '--resume', home.games()[0]!], ['log']);
    expect(code).toBe(0);
    expect(out).toContain(`resumed after ${left.journal.length} choices`);
    expect(out.trimEnd()).toMatch(/npx hoard play --resume \S+$/);
    expect(home.game()).toEqual(left);
    home.write('games/zzz.json', '{');
    await home.run(['play', '--resume'], ALWAYS_FIRST);
    const whole = new Home();
    await whole.run(['play', '--seed', SEED], ALWAYS_FIRST);
    expect(home.game().journal.slice(0, left.journal.length)).toEqual(left.journal);
    expect(whole.game().journal.slice(0, left.journal.length)).toEqual(left.journal);
    expect(home.game().outcome).not.toBeNull();
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s leaves a game that goes on at the very same point', async (signal, code) => {
    const home = new Home();
    const child = home.start(['play', '--seats', 'me,greedy', '--seed', SEED]);
    const end = ended(child);
    child.stdin!.write('1\n');
    await said(child, 'Where to?');
    child.kill(signal);
    const { out, ...rest } = await end;
    expect(rest).toEqual({ code, err: '' });
    expect(out).toContain(`hoard play --resume ${home.games()[0]}`);
    const bytes = readFileSync(home.games()[0]!, 'utf8');
    const resumed = await home.run(['play', '--resume', home.games()[0]!]);
    const question = out.slice(out.indexOf('You have rolled'), out.indexOf('\n\nThe game is kept'));
    expect(resumed.out).toContain(question);
    expect(readFileSync(home.games()[0]!, 'utf8')).toBe(bytes);
  });

  test.each([
    ['answers', '1\n'],
    ['nonsense', 'xyzzy\n'],
  ])('ends when it is told to, however much is typed: %s without end', async (_, line) => {
    const home = new Home();
    const child = home.start(['play', 'heropath', '--seats', 'me,greedy', '--seed', SEED]);
    const end = ended(child);
    const input = child.stdin!;
    // As `yes | hoard play` does: whenever there is room, there is more.
    const type = (): void => {
      while (input.writable && input.write(line.repeat(5_000)));
    };
    // Nobody reads on who was told to end.
    input.on('error', () => {}).on('drain', type);
    type();
    await said(child, 'Which hero do you lead?');
    child.kill('SIGTERM');
    const { code, out } = await end;
    expect(code).toBe(143);
    expect(out).toContain(`hoard play --resume ${home.games()[0]}`);
  });

  test('hoard games lists what is kept', async () => {
    const home = new Home();
    expect((await home.run(['games'])).out).toContain('No games are kept');
    await home.run(['play', '--seats', 'Anna,greedy'], ['']);
    home.write('games/zzz.json', '{');
    const { code, out } = await home.run(['games']);
    expect(code).toBe(0);
    expect(out).toMatch(/dragon-attack: Anna, Greta; \d+ choices, not over/);
    expect(out).toContain('zzz.json is damaged');
  });
});
