import { defineConfig } from 'vitest/config';

const BROWSER = 'web/test/browser/**/*.test.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', './scripts/reporter.ts'],
    projects: [
      { extends: true, test: { name: 'node', include: ['**/test/**/*.test.ts'], exclude: ['**/node_modules/**', BROWSER] } },
      { extends: true, test: { name: 'browser', include: [BROWSER], globalSetup: './web/test/browser/setup.ts', maxWorkers: 2 } },
    ],
  },
});
