import { defineConfig } from 'vite';
import { SERVICE_WORKER, edition } from './offline/edition.ts';
import web from './package.json' with { type: 'json' };

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
    modulePreload: { polyfill: false },
    // Data in addresses would need an exception in the page's security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { page: `${import.meta.dirname}/index.html`, 'service-worker': `${import.meta.dirname}/offline/serviceWorker.ts` },
      output: { entryFileNames: ({ name }) => (`${name}.js` === SERVICE_WORKER ? SERVICE_WORKER : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
});
