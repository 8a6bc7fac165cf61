import { describe, expect, test } from 'vitest';
import { Home, ended, isOneSentence, said } from './hoard.ts';

describe('hoard serve', () => {
  test.each(['x', '-1', '65536', '80.5', ''])('refuses the port %j', async (port) => {
    const { code, out, err } = await new Home().run(['serve', `--port=${port}`]);
    expect([code, out]).toEqual([2, '']);
    expect(isOneSentence(err)).toBe(true);
    expect(err).toContain('expected a number from 0 to 65535');
  });

  test('refuses words it does not know', async () => {
    const { code, err } = await new Home().run(['serve', 'chess']);
    expect([code, isOneSentence(err)]).toEqual([2, true]);
  });

  test('prints where the games are, serves them there, and ends with Ctrl-C', async () => {
    const child = new Home().start(['serve', '--port', '0', '--no-open']);
    const end = ended(child);
    let out = '';
    child.stdout!.on('data', (text: string) => (out += text));
    await said(child, 'Ctrl-C');
    const address = /http:\/\/localhost:\d+\//.exec(out)![0];
    const page = await fetch(address);
    expect(await page.text()).toContain('<title>Hoard</title>');
    child.kill('SIGINT');
    expect((await end).code).toBe(0);
  });

  test('says in one sentence that a port is taken', async () => {
    const first = new Home().start(['serve', '--port', '0', '--no-open']);
    const end = ended(first);
    let out = '';
    first.stdout!.on('data', (text: string) => (out += text));
    await said(first, 'Ctrl-C');
    const port = /localhost:(\d+)/.exec(out)![1]!;
    const { code, err } = await new Home().run(['serve', '--port', port, '--no-open']);
    expect([code, isOneSentence(err)]).toEqual([2, true]);
    expect(err).toContain('something else is using that port');
    first.kill('SIGTERM');
    expect((await end).code).toBe(0);
  });
});
