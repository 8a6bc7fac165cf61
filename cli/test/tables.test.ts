import { expect, test } from 'vitest';
import { Home, ended, isOneSentence, said } from './hoard.ts';

test('hoard tables lists what a server keeps; a second server on the same tables is refused', async () => {
  const home = new Home();
  const none = await home.run(['tables']);
  expect([none.code, none.out, isOneSentence(none.err)]).toEqual([2, '', true]);
  expect(none.err).toContain('expected the file that hoard serve keeps');

  const server = home.start(['serve', '--host', 'localhost', '--port', '0', '--no-open']);
  const end = ended(server);
  await said(server, 'Ctrl-C');
  expect(await home.run(['tables'])).toEqual({ code: 0, out: 'There are no tables.\n', err: '' });
  const ending = await home.run(['tables', 'end', 'abcdefgh']);
  expect([ending.code, ending.err]).toEqual([2, expect.stringContaining("No table begins with 'abcdefgh'")]);

  const second = await home.run(['serve', '--host', 'localhost', '--port', '0', '--no-open']);
  expect([second.code, isOneSentence(second.err)]).toEqual([2, true]);
  expect(second.err).toMatch(
    /Another server keeps the tables in .*tables\.sqlite, at http:\/\/localhost:\d+\/; expected one server for one file\./,
  );

  const laid = await home.run(['tables', 'new', 'heropath', '--players', '2', '--competition', 'co-op']);
  expect([laid.code, laid.err, laid.out.match(/^http:\S+#\/table\/[\w-]{22}\/\d\/[\w-]{22}$/gm)?.length]).toEqual([0, '', 2]);
  const taken = await home.run(['tables', 'end', laid.out.slice(0, 8)]);
  expect(taken.out).toBe(`${laid.out.slice(0, 8)} (Heropath) is taken away.\n`);

  server.kill('SIGTERM');
  expect((await end).code).toBe(0);
  expect(await home.run(['tables'])).toEqual({ code: 0, out: 'There are no tables.\n', err: '' });
});

test.each([
  [['kick'], 'expected a table and somebody who sits there'],
  [['kick', 'abcdefgh'], 'expected a table and somebody who sits there'],
  [['end'], 'expected one table'],
  [['invite', 'abcdefgh', 'two'], 'expected a table and the number of a seat'],
  [['new'], 'expected a game'],
  [['new', 'heropath', '--players', '9'], 'expected a whole number from 1 to 6'],
  [['end', 'one', 'two'], 'expected one table'],
  [['dance'], "'dance' is nothing that can be done; expected new, invite, kick, end, or nothing to list them"],
])('hoard tables %j is refused with what was expected', async (words, expected) => {
  const { code, out, err } = await new Home().run(['tables', ...words]);
  expect([code, out, isOneSentence(err)]).toEqual([2, '', true]);
  expect(err).toContain(expected);
});
