import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { Home, ended, isOneSentence, said } from './hoard.ts';

describe('hoard serve', () => {
  test.each(['x', '-1', '65536', '80.5', ''])('refuses the port %j', async (port) => {
    const { code, out, err } = await new Home().run(['serve', `--port=${port}`]);
    expect([code, out]).toEqual([2, '']);
    expect(isOneSentence(err)).toBe(true);
    expect(err).toContain('expected a number from 0 to 65535');
  });

  test.each(['', ' ', 'a b', '0', '127.1', 'localhost:4600', 'http://localhost', 'a\nb'])('refuses the host %j', async (host) => {
    const { code, out, err } = await new Home().run(['serve', `--host=${host}`, '--no-open']);
    expect([code, out]).toEqual([2, '']);
    expect(isOneSentence(err)).toBe(true);
    expect(err).toContain('expected a name or an address of this machine');
  });

  test('says in one sentence that there is no such host', async () => {
    const { code, err } = await new Home().run(['serve', '--host', 'dragon.invalid', '--no-open']);
    expect([code, isOneSentence(err)]).toEqual([2, true]);
    expect(err).toContain('The page cannot be served at dragon.invalid');
  });

  test('tells who lets others in by which addresses they come', async () => {
    const child = new Home().start(['serve', '--host', '0.0.0.0', '--port', '0', '--no-open']);
    const end = ended(child);
    let out = '';
    child.stdout!.on('data', (text: string) => (out += text));
    await said(child, 'Ctrl-C');
    const [own, ...others] = [...out.matchAll(/ {2}(http:\S+)$/gm)].map(([, address]) => new URL(address!));
    expect(own!.hostname).toBe('localhost');
    const networks = Object.values(networkInterfaces()).flatMap((infos) => infos ?? []);
    const outside = networks.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
    expect(others.map(({ hostname }) => hostname)).toEqual(outside);
    for (const address of others) expect((await fetch(address)).status).toBe(200);
    child.kill('SIGINT');
    expect((await end).code).toBe(0);
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
