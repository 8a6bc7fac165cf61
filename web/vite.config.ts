import { defineConfig } from 'vite';
import { SERVICE_WORKER, edition } from './offline/edition.ts';
import { BOT_WORKER } from './table/botWorkerFile.ts';
import web from './package.json' with { type: 'json' };

/** Others ask for these files by name; all other names tell the content. */
const KNOWN_BY_NAME = new Set([SERVICE_WORKER, BOT_WORKER]);

/** The part of the page that loads what a bot knows of a game. */
const MINDS = 'thinkerFor';

/** `npx vite build web` puts the page into web/dist, for any static server at any path. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: { 'import.meta.env.VITE_HOARD_VERSION': JSON.stringify(web.version) },
  plugins: [edition()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Bots have no document to put links into.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes(MINDS) ? [] : files),
    },
    // Data in addresses would need an exception in the page's security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The bots' worker is built together with the page, so that both share the code of a game.
      input: {
        page: `${import.meta.dirname}/index.html`,
        'service-worker': `${import.meta.dirname}/offline/serviceWorker.ts`,
        'bot-worker': `${import.meta.dirname}/table/botWorker.ts`,
      },
      output: { entryFileNames: ({ name }) => (KNOWN_BY_NAME.has(`${name}.js`) ? `${name}.js` : 'assets/[name]-[hash].js') },
    },
  },
});
