import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const BROWSER = 'web/test/browser/**/*.test.ts';

/** What `npm run test:quick` leaves out: a few files that take most of the time. */
const SLOW = [
  // Many random games, each under all laws.
  '{kernel,games/*}/test/lawful.test.ts',
  'games/*/test/{leaks,ending}.test.ts',
  'games/seven-moons/board/test/pictures.test.ts',
  'lab/test/{reproducible,unfinished}.test.ts',
  // The command and the server as processes of their own, started again and again.
  'cli/test/{arguments,files,fullDisk,launcher,leaving,misfortunes,play,serve,twoTerminals}.test.ts',
  'table/test/server.test.ts',
  // Many processes after one lock.
  'disk/test/race.test.ts',
];

/** `--mode quick` is for daily work, and needs no browser. */
export default defineConfig(({ mode }) => {
  const isQuick = mode === 'quick';
  const node: TestProjectInlineConfiguration = {
    extends: true,
    test: { name: 'node', include: ['**/test/**/*.test.ts'], exclude: ['**/node_modules/**', BROWSER, ...(isQuick ? SLOW : [])] },
  };
  const browser: TestProjectInlineConfiguration = {
    extends: true,
    test: { name: 'browser', include: [BROWSER], globalSetup: './web/test/browser/setup.ts', maxWorkers: 2 },
  };
  return {
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    test: {
      // Only what hangs is given up: on a busy machine the hunt for leaks takes minutes.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      // As threads come and go, V8's list of protected code pages now and then fails its own check and ends the process (nodejs/node#64500).
      execArgv: ['--no-memory-protection-keys'],
      reporters: ['default', './scripts/reporter.ts'],
      projects: isQuick ? [node] : [node, browser],
    },
  };
});
