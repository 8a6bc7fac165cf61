import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Home, ended, isOneSentence, said } from './hoard.ts';

test('hoard backup copies the tables of a server that runs; hoard restore waits until it is stopped', async () => {
  const home = new Home();
  const server = home.start(['serve', '--host', 'localhost', '--port', '0', '--no-open']);
  const end = ended(server);
  await said(server, 'Ctrl-C');
  const file = join(home.folder, 'tables.backup');
  expect(await home.run(['backup', file])).toEqual({ code: 0, out: `${file} holds 0 games with 0 entries.\n`, err: '' });

  const refused = await home.run(['restore', file]);
  expect([refused.code, refused.out, isOneSentence(refused.err)]).toEqual([2, '', true]);
  expect(refused.err).toContain('is in use by a server that runs; expected it to be stopped first');

  server.kill('SIGTERM');
  expect((await end).code).toBe(0);
  const restored = await home.run(['restore', file]);
  expect([restored.code, restored.err]).toEqual([0, '']);
  expect(restored.out).toMatch(
    /tables\.sqlite holds 0 games with 0 entries again\.\nWhat was there before is in .*tables\.sqlite\.before-\S+\.\n$/,
  );
});
