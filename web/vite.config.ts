import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { drawings } from './drawings.ts';
import { SERVICE_WORKER, edition } from './offline/edition.ts';
import { CHECK_WORKER } from './storage/checkWorkerFile.ts';
import { BOT_WORKER } from './table/botWorkerFile.ts';
import web from './package.json' with { type: 'json' };

/** Others ask for these files by name; all other names tell the content. */
const KNOWN_BY_NAME = new Set([SERVICE_WORKER, BOT_WORKER, CHECK_WORKER]);

/** The part of the page that loads the rules of a game for a worker. */
const BOTS = 'bots';

/** Whoever plays needs all of the kernel, in one piece: that is lighter than many. The shelf does with what it knows of kept games. */
const KERNEL = /\/kernel\/(?!problem|kept\/record|index)[\w/]+\.ts$|\/@noble\/hashes\//;

/** The rules of a game and what it thinks of answers: the page and those who think beside it need the same, in one piece. */
const RULES = /\/games\/([\w-]+)\/(?:(?:bots|content|odds|rules|state)\/|game\.ts$)/;

/** What all boards are drawn with, in one piece. */
const PAINT = /\/paint\/\w+\.tsx?$/;

/** Everything that is on the screen whenever somebody plays; what is only opened now and then comes when it is. */
const PLAY =
  /\/web\/(?:play\/(?!AdviserSays|Book|Door|Ending|KeyList|Meeting|Places|PlayMenu|Onward)\w+|guide\/\w+|rulebook\/rules|table\/(?!botWorker|thinkerFor)\w+|stage|released|speakingBoard|OnDemand)\.tsx?$/;

/** What the shelf is made of, most screens need as well: it travels in one piece, too. */
const SHELF = [
  'shelf/',
  'router/',
  'style/',
  'offline/offline.ts',
  'settings/kept.ts',
  'settings/settings.ts',
  'storage/gameNames.ts',
  'storage/gameStore.ts',
  'storage/games.ts',
  'storage/goesOn.ts',
  'storage/keptGames.ts',
  'storage/StorageNotice.tsx',
  'words/faultText.ts',
  'words/words.ts',
  'Later.tsx',
  'Page.tsx',
  'Trouble.tsx',
];

const isOfShelf = (path: string): boolean => /\.tsx?$/.test(path) && SHELF.some((part) => path.includes(`/web/${part}`));

/** `npx vite build web` puts the page into web/dist, for any static server at any path. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: { 'import.meta.env.VITE_HOARD_VERSION': JSON.stringify(web.version) },
  plugins: [drawings(), edition(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Workers have no document to put links into.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes(BOTS) ? [] : files),
    },
    // Data in addresses would need an exception in the page's security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Compression takes most of the time, and is meant to.
      checks: { bundlerTimings: false },
      // The workers are built together with the page, so that all share the code of a game.
      input: {
        page: `${import.meta.dirname}/index.html`,
        'service-worker': `${import.meta.dirname}/offline/serviceWorker.ts`,
        'bot-worker': `${import.meta.dirname}/table/botWorker.ts`,
        'check-worker': `${import.meta.dirname}/storage/checkWorker.ts`,
      },
      output: {
        entryFileNames: ({ name }) => (KNOWN_BY_NAME.has(`${name}.js`) ? `${name}.js` : 'assets/[name]-[hash].js'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'kernel', test: KERNEL },
            { name: (path) => RULES.exec(path)?.[1], test: RULES },
            { name: 'shelf', test: isOfShelf },
            { name: 'paint', test: PAINT },
            { name: 'play', test: PLAY },
          ],
        },
      },
    },
  },
});
