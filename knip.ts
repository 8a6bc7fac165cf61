import type { KnipConfig } from 'knip';

/** Style sheets import others, and ask for files of packages by their address. */
const importsIn = (css: string): string =>
  [...css.matchAll(/(?:@import |url\()'([.@][^']+)'/g)].map(([, file]) => `import '${file}';`).join('\n');

/** `knip` finds what nothing uses: files, exports, packages; and what is used but not listed. */
export default {
  // None of this is published: what no other folder imports is dead, also where a folder shows itself to the others.
  includeEntryExports: true,
  compilers: { css: importsIn },
  workspaces: {
    // The compiler is told for all who draw; they list it themselves.
    '.': { entry: ['docs/verify-dice.mjs'], ignoreDependencies: ['preact'] },
    // By the name of the folder: one row on the shelf is enough.
    games: { entry: ['*/index.ts', '*/board/index.tsx', '*/bots/index.ts', '*/terminal/flags.ts'], includeEntryExports: false },
    // What runs on Colyseus has its own packages, which are fetched when it is measured.
    bench: { entry: ['page.ts', 'table.ts', 'tables/*Host.ts'], ignore: ['colyseus/**'] },
    // The client is for bots of others, too.
    table: { includeEntryExports: false },
    web: { entry: ['style/index.css'] },
  },
  // The system brings it; tests make files with it that are none.
  ignoreBinaries: ['mkfifo'],
} satisfies KnipConfig;
