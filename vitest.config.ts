import { defineConfig } from 'vitest/config';

const BROWSER = 'web/test/browser/**/*.test.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As threads come and go, V8's list of protected code pages now and then fails its own check and ends the process (nodejs/node#64500).
    execArgv: ['--no-memory-protection-keys'],
    reporters: ['default', './scripts/reporter.ts'],
    projects: [
      { extends: true, test: { name: 'node', include: ['**/test/**/*.test.ts'], exclude: ['**/node_modules/**', BROWSER] } },
      { extends: true, test: { name: 'browser', include: [BROWSER], globalSetup: './web/test/browser/setup.ts', maxWorkers: 2 } },
    ],
  },
});
