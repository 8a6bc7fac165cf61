import { defineConfig, type Rolldown } from 'vite';
import { compressed } from './compressed.ts';
import { audits, contents, drawings, fieldsOfEffects, rulesOfSteps } from './drawings.ts';
import { SERVICE_WORKER, edition } from './offline/edition.ts';
import { CHECK_WORKER } from './storage/checkWorkerFile.ts';
import { BOT_WORKER } from './table/botWorkerFile.ts';
import web from './package.json' with { type: 'json' };

/** Others ask for these files by name; all other names tell the content. */
const KNOWN_BY_NAME = new Set([SERVICE_WORKER, BOT_WORKER, CHECK_WORKER]);

/** The part of the page that loads the rules of a game for a worker. */
const BOTS = 'bots';

/**
 * Whoever plays needs all of the kernel, in one piece: that is lighter than many. The shelf does with what it knows of kept games; hexagons
 * come with the games that have them, and what German needs with German.
 */
const KERNEL = /\/kernel\/(?!problem|kept\/record|index|engine\/hexMap|words\/german)[\w/]+\.ts$|\/@noble\/hashes\//;

/** The rules of a game and what it thinks of answers: the page and those who think beside it need the same, in one piece. What may be chosen before a game is not part of it. */
const RULES = /\/games\/([\w-]+)\/(?:(?:bots|content|odds|rules)\/|state\/(?!variants)|game\.ts$)/;

/** What a game tells, what its board is drawn with, and where its rulebooks are: its door would know that too late from elsewhere. */
const BOARD = /\/games\/([\w-]+)\/(?:(?:board(?:\/painting)?|telling|words)\/\w+\.tsx?|(?:board\/\w+\.webp|rulebook(?:\.\w+)?\.md)\?url)$/;

/** Where the page enters the board of a game. */
const BOARD_DOOR = /\/board\/index\.tsx$/;

/** What somebody needs who plays, wherever the truth of the game is; but for what the shelf knows of it. */
const PLAY =
  /\/web\/(?:(?:guide|play)\/(?!wishes)\w+|rulebook\/rules|table\/(?:advising|awaited|bots|botWorkerFile)|stage|released)\.tsx?$/;

/** Where the page enters a game. */
const PLAY_DOOR = /\/web\/(?:play\/PlayScreen|table\/localTable)\.tsx?$/;

/** Whether this is needed from the first picture behind a door on. What is fetched when it is wanted travels on its own. */
function comesWith(door: RegExp, path: string, page: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (door.test(path)) return true;
  if (seen.has(path)) return false;
  seen.add(path);
  return (page.getModuleInfo(path)?.importers ?? []).some((importer) => comesWith(door, importer, page, seen));
}

/** What paints a land from the terrain of its hexagons. A map that comes as a picture does not wait for it. */
const PAINTER = /\/paint\/(?:mapPainter|backdrop|coast|glyphs|pen|rivers|roads|seeded|terrain|wilds)\.ts$/;

/** What maps are shown with, and the pieces on them. A board without one does not wait for it. */
const MAPS = /\/paint\/(?:MapBoard|MapView|MapWindow|mapWords|Spaces|Trails|camera|curve|hands|motion|spaceMap|useMotion)\.tsx?$/;

/** What all boards are drawn with, in one piece, but for the little that the shelf needs of it, and what only some have. */
const PAINT = /\/paint\/(?!spoken|clearPlace|geometry|Banner|DuelStage|Floating|useBout|useClearPlace)\w+\.tsx?$/;

/** What the shelf is made of, most screens need as well: it travels in one piece, too. */
const SHELF = [
  'shelf/',
  'router/',
  'style/',
  'offline/offline.ts',
  'settings/kept.ts',
  'settings/settings.ts',
  'setup/again.ts',
  'setup/newGame.ts',
  'storage/download.ts',
  'storage/fresh.ts',
  'storage/friendsTables.ts',
  'storage/gameNames.ts',
  'storage/GameProblem.tsx',
  'storage/gameStore.ts',
  'storage/games.ts',
  'storage/goesOn.ts',
  'storage/keptGame.ts',
  'storage/keptGames.ts',
  'storage/StorageNotice.tsx',
  'storage/textToSave.ts',
  'words/faultText.ts',
  'words/wonText.ts',
  'words/words.ts',
  'Later.tsx',
  'OnDemand.tsx',
  'Page.tsx',
  'speakingBoard.ts',
  'Trouble.tsx',
];

/** What every screen is drawn by. */
const PREACT = /\/node_modules\/(?:preact|@preact)\//;

/** The little that the shelf and whoever plays both need, in one piece: on its own each file would weigh more in wrapping. None needs the shelf. */
const SHARED =
  /\/(?:kernel\/(?:problem|kept\/record)|players\/(?:checkPlayers|named|names|race)|games\/rulebook|paint\/(?:clearPlace|geometry|spoken))\.ts$/;

const isOfShelf = (path: string): boolean => /\.tsx?$/.test(path) && SHELF.some((part) => path.includes(`/web/${part}`));

/** `npx vite build web` puts the page into web/dist, for any static server at any path. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: { 'import.meta.env.VITE_HOARD_VERSION': JSON.stringify(web.version) },
  plugins: [audits(), rulesOfSteps(), fieldsOfEffects(), contents(), drawings(), edition(), compressed()],
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
            { name: 'preact', test: PREACT },
            { name: 'shared', test: SHARED },
            { name: 'kernel', test: KERNEL },
            { name: (path) => RULES.exec(path)?.[1], test: RULES },
            { name: (path, page) => (comesWith(BOARD_DOOR, path, page) ? `${BOARD.exec(path)![1]}-board` : null), test: BOARD },
            { name: 'shelf', test: isOfShelf },
            { name: (path, page) => (comesWith(PLAY_DOOR, path, page) ? 'play' : null), test: PLAY },
            { name: 'painter', test: PAINTER },
            { name: 'maps', test: MAPS },
            { name: 'paint', test: PAINT },
          ],
        },
      },
    },
  },
});
