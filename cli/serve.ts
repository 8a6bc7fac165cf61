import { once } from 'node:events';
import { isIP } from 'node:net';
import { makeFolder } from '@hoard/disk';
import { Problem } from '@hoard/kernel';
import { quoted, readWords, wholeNumber } from '@hoard/lab/commandLine';
import { encodeQR } from 'qr';
import { openBrowser } from './browser.ts';
import { noneOf, type Command } from './command.ts';
import { homeFolder, tablesFile } from './home.ts';
import { LOG_LEVELS, LONGEST_KEPT, PEOPLE_USUALLY_KEPT, USUALLY_KEPT, USUAL_HOST, USUAL_PORT } from './usage/serve.ts';

/** `hoard serve`: the games in a browser, alone or with others, each at their own screen. */
export const serveCommand: Command = {
  async run(args) {
    const { values, positionals } = readWords(args, {
      port: { type: 'string' },
      host: { type: 'string' },
      'public-url': { type: 'string' },
      lobby: { type: 'string' },
      log: { type: 'string' },
      keep: { type: 'string' },
      'keep-people': { type: 'string' },
      'no-open': { type: 'boolean' },
    });
    noneOf(positionals, 'serve');
    const port = values.port === undefined ? USUAL_PORT : portFrom(values.port);
    const host = values.host === undefined ? USUAL_HOST : hostFrom(values.host);
    const publicUrl = values['public-url'] === undefined ? null : urlFrom(values['public-url']);
    const lobby = values.lobby === undefined ? {} : { hasLobby: lobbyFrom(values.lobby) };
    const logLevel = values.log === undefined ? 'warn' : levelFrom(values.log);
    const keptDays = {
      tables: wholeNumber('keep', values.keep, USUALLY_KEPT, 1, LONGEST_KEPT),
      people: wholeNumber('keep-people', values['keep-people'], PEOPLE_USUALLY_KEPT, 1, LONGEST_KEPT),
    };
    // Loaded only now, so that a game in the terminal starts at once.
    const [server, page] = await Promise.all([import('@hoard/table/server'), import('@hoard/web/build')]);
    if (await page.buildPage()) console.log('The page is built.');
    makeFolder(homeFolder());
    const { address, others, close } = await server.serve({
      folder: page.PAGE,
      host,
      port,
      orNext: values.port === undefined,
      tables: {
        file: tablesFile(),
        names: publicUrl === null ? [] : [publicUrl.hostname],
        ...(publicUrl !== null && { publicAddress: publicUrl.href }),
        // Whoever is at home may see what others play; the world may not, unless it is told so.
        ...lobby,
        logLevel,
        keptDays,
      },
    });
    const forOthers = publicUrl === null ? others : [publicUrl.href];
    const places = [`The games are on the table:  ${address}`, ...forOthers.map((other) => `For others, at their screen:  ${other}`)];
    console.log(`\n${places.map((place) => `  ${place}\n`).join('')}`);
    if (forOthers[0] !== undefined && process.stdout.isTTY) console.log(encodeQR(forOthers[0], 'term'));
    console.log('  Ctrl-C puts them away.\n');
    if (values['no-open'] !== true) openBrowser(address);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await close();
    return 0;
  },
};

/** Where others find this server: behind a gate, or under a name of its own. */
function urlFrom(given: string): URL {
  const url = URL.parse(given);
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '' && url.pathname === '/';
  if (!isPlain)
    throw new Problem(
      `--public-url is ${quoted(given)}; expected the address by which others find this server, such as https://games.example/.`,
    );
  return url;
}

function lobbyFrom(given: string): boolean {
  if (given !== 'on' && given !== 'off') throw new Problem(`--lobby is ${quoted(given)}; expected on or off.`);
  return given === 'on';
}

function levelFrom(given: string): string {
  if (!LOG_LEVELS.includes(given)) throw new Problem(`--log is ${quoted(given)}; expected ${LOG_LEVELS.join(', ')}.`);
  return given;
}

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
