#!/usr/bin/env node
// Any Node can read this file; all the others need one that runs TypeScript. Whoever starts Hoard by an older one is told so.

/** The oldest Node that Hoard is played and tested with. */
const NEEDED = 24;
/** What was asked for cannot be done as asked, as in index.ts. */
const BAD_REQUEST = 2;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `Hoard needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}: npm ci brings a newer one along, and npx hoard runs on that.`,
  );
  process.exitCode = BAD_REQUEST;
} else {
  // What was compiled once is kept: the second start takes half the time. Where nothing can be kept, nothing is.
  const { fileURLToPath } = process.getBuiltinModule('node:url');
  const cache = fileURLToPath(new URL('../node_modules/.cache/hoard', import.meta.url));
  process.getBuiltinModule('node:module').enableCompileCache(cache);
  void import('./index.ts');
}
