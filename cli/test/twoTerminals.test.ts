import { readFileSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Home, SEED, ended, isOneSentence, said } from './hoard.ts';

/** A game that somebody is playing: who, where, and how it ends. */
async function played() {
  const home = new Home();
  const child = home.start(['play', '--seats', 'me,greedy', '--seed', SEED]);
  const end = ended(child);
  child.stdin!.write('1\n');
  await said(child, 'Where to?');
  const path = home.games()[0]!;
  return { home, child, end, path, text: () => readFileSync(path, 'utf8') };
}

describe('two terminals on one game', () => {
  test('the second is refused with who holds it, by whatever name it calls the file, and nothing changes', async () => {
    const { home, child, end, path, text } = await played();
    const before = text();
    const other = `${home.folder}/other.json`;
    symlinkSync(path, other);
    for (const name of [path, other, '']) {
      const { code, err } = await home.run(['play', '--resume', ...(name === '' ? [] : [name])], ['1', '1', '1']);
      expect(err).toContain(`${path} is open elsewhere, by process ${child.pid} on `);
      expect({ code, oneSentence: isOneSentence(err) }).toEqual({ code: 2, oneSentence: true });
    }
    expect(text()).toBe(before);
    // Whoever only reads is no trouble.
    expect((await home.run(['verify', path])).code).toBe(0);
    child.kill('SIGINT');
    await end;
    expect((await home.run(['play', '--resume', path], ['1'])).code).toBe(0);
  });

  test('a process that was killed holds nothing, and all that it had told is kept', async () => {
    const { home, child, end, path, text } = await played();
    child.kill('SIGKILL');
    const { out } = await end;
    const { code, out: resumed } = await home.run(['play', '--resume', path]);
    expect(code).toBe(0);
    expect(resumed).toContain(out.slice(out.indexOf('You have rolled'), out.indexOf('Where to?')));
    expect(text()).toContain('"journal":[{');
  });

  test('what somebody else has written meanwhile, past the lock, is not written over', async () => {
    const { home, child, end, path, text } = await played();
    const theirs = text().replace('"You"', '"Anna"');
    home.write(`games/${path.split('/').at(-1)}`, theirs);
    child.stdin!.end('1\n1\n1\n');
    const { code, err } = await end;
    expect(err).toBe(`${path} was changed by somebody else meanwhile: it is left as it is, without what you chose since.\n`);
    expect(code).toBe(2);
    expect(text()).toBe(theirs);
  });
});
