import { once } from 'node:events';
import { isIP } from 'node:net';
import { Problem } from '@hoard/kernel';
import { quoted, readWords } from '@hoard/lab/commandLine';
import { openBrowser } from './browser.ts';
import { noneOf, type Command } from './command.ts';
import { USUAL_HOST, USUAL_PORT } from './usage/serve.ts';

/** `hoard serve`: the games in a browser. */
export const serveCommand: Command = {
  async run(args) {
    const { values, positionals } = readWords(args, {
      port: { type: 'string' },
      host: { type: 'string' },
      'no-open': { type: 'boolean' },
    });
    noneOf(positionals, 'serve');
    const port = values.port === undefined ? USUAL_PORT : portFrom(values.port);
    const host = values.host === undefined ? USUAL_HOST : hostFrom(values.host);
    // Loaded only now, so that a game in the terminal starts at once.
    const [server, page] = await Promise.all([import('@hoard/table/server'), import('@hoard/web/build')]);
    if (await page.buildPage()) console.log('The page is built.');
    const { address, others, close } = await server.serve({ folder: page.PAGE, host, port, orNext: values.port === undefined });
    const places = [`The games are on the table:  ${address}`, ...others.map((other) => `For others in your network:  ${other}`)];
    console.log(`\n${places.map((place) => `  ${place}\n`).join('')}\n  Ctrl-C puts them away.\n`);
    if (values['no-open'] !== true) openBrowser(address);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await close();
    return 0;
  },
};

function portFrom(given: string): number {
  if (!(/^\d{1,5}$/.test(given) && Number(given) <= 65535))
    throw new Problem(`--port is ${quoted(given)}; expected a number from 0 to 65535.`);
  return Number(given);
}

/** An empty host would mean every address of this machine, and nobody says that by accident; so would a number such as 0. */
function hostFrom(given: string): string {
  const isName = URL.parse(`http://${given}/`)?.hostname === given.toLowerCase();
  if (isIP(given) === 0 && !isName)
    throw new Problem(
      `--host is ${quoted(given)}; expected a name or an address of this machine, such as localhost, or 0.0.0.0 for all of its addresses.`,
    );
  return given;
}
