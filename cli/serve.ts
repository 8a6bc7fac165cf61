import { once } from 'node:events';
import { Problem } from '@hoard/kernel';
import { readWords } from '@hoard/lab/commandLine';
import { openBrowser } from './browser.ts';
import type { Command } from './command.ts';

const USUAL_PORT = 4600;
const USUAL_HOST = 'localhost';

/** `hoard serve`: the games in a browser. */
export const serve: Command = {
  summary: 'play in the browser: build the page if needed, and serve it',
  usage: [
    'hoard serve [options]',
    '',
    `  --port n      the port (${USUAL_PORT}, or the next free one); 0 takes any`,
    `  --host h      the address to listen at (${USUAL_HOST}); 0.0.0.0 lets others in your network play at their own screens`,
    '  --no-open     do not open a browser',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readWords(args, {
      port: { type: 'string' },
      host: { type: 'string' },
      'no-open': { type: 'boolean' },
    });
    if (positionals.length > 0) throw new Problem(`hoard serve takes nothing more: '${positionals[0]}' is too many.`);
    const port = values.port === undefined ? USUAL_PORT : portFrom(values.port);
    // Loaded only now, so that a game in the terminal starts at once.
    const [server, page] = await Promise.all([import('@hoard/table/server'), import('@hoard/web/build')]);
    if (await page.buildPage()) console.log('The page is built.');
    const { address, close } = await server.serve({
      folder: page.PAGE,
      host: values.host ?? USUAL_HOST,
      port,
      orNext: values.port === undefined,
    });
    console.log(`\n  The games are on the table:  ${address}\n\n  Ctrl-C puts them away.\n`);
    if (values['no-open'] !== true) openBrowser(address);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await close();
    return 0;
  },
};

function portFrom(given: string): number {
  if (!(/^\d{1,5}$/.test(given) && Number(given) <= 65535)) throw new Problem(`--port ${given}: expected a number from 0 to 65535.`);
  return Number(given);
}
