import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const BROWSER = 'web/test/browser/**/*.test.ts';
const PAGE = 'web/test/unit/**/*.test.ts';

/** A few files that take most of the time: daily work goes without them. */
const LONG = [
  // Many random games, each under all laws.
  '{kernel,games/*}/test/lawful.test.ts',
  'games/heropath/test/laden.test.ts',
  'games/*/test/{leaks,ending}.test.ts',
  'games/test/codes.test.ts',
  'bench/test/race.test.ts',
  'games/seven-moons/board/test/pictures.test.ts',
  'games/seven-moons/test/{other-sizes,text}.test.ts',
  'lab/test/{commands,lawful,reproducible,targets,unfinished}.test.ts',
  // The command and the server as processes of their own, started again and again.
  'cli/test/{arguments,backup,dice,files,fullDisk,heropath,launcher,leaving,misfortunes,play,serve,tables,twoTerminals}.test.ts',
  'table/test/{server,wholeGames,kills,faults,operate,otherRules}.test.ts',
  // Whole tables, with everybody who sits there.
  'table/test/{absences,backup,calling,gameTwins,realTime,rewind,silentVote,slowReaders,variants,wire}.test.ts',
  // A whole land in pixels.
  'games/heropath/board/test/painting.test.ts',
  // Many processes after one lock.
  'disk/test/race.test.ts',
];

/** Files run in the order of the projects' names: the longest first, so that no core waits for one of them at the end. */
const projects: TestProjectInlineConfiguration[] = [
  { extends: true, test: { name: 'browser', include: [BROWSER], globalSetup: './web/test/browser/setup.ts' } },
  { extends: true, test: { name: 'long', include: LONG } },
  // What the page reads from its surroundings it reads once, and each file gives it others.
  { extends: true, test: { name: 'page', include: [PAGE], isolate: true } },
  { extends: true, test: { name: 'rooms', include: ['**/test/**/*.test.ts'], exclude: ['**/node_modules/**', BROWSER, PAGE, ...LONG] } },
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // One core would be left idle else, which is half of the smallest machine.
    maxWorkers: '100%',
    // Rules and content are loaded once for all files that a worker runs: the kernel and the games keep nothing between two matches.
    isolate: false,
    // Only what hangs is given up: on a busy machine the hunt for leaks takes minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // As with every wait in a browser: longer than anything takes on a busy machine.
    expect: { poll: { timeout: 40_000 } },
    // As threads come and go, V8's list of protected code pages now and then fails its own check and ends the process (nodejs/node#64500).
    execArgv: ['--no-memory-protection-keys'],
    reporters: ['default', './scripts/reporter.ts'],
    projects,
  },
});
