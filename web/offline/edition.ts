import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = 'service-worker.js';

/** Tells the service worker which files make up this page. A change in any of them is a new edition. */
export function edition(): Plugin {
  let publicFolder = '';
  return {
    name: 'edition',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') return this.error(`There is no ${SERVICE_WORKER} in the page`);
        const built = Object.values(bundle)
          .filter(({ fileName }) => fileName !== SERVICE_WORKER && !fileName.startsWith('.'))
          .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }));
        const copied = readdirSync(publicFolder).map((name) => ({ name, content: readFileSync(join(publicFolder, name)) }));
        const files = [...built, ...copied].toSorted((a, b) => (a.name < b.name ? -1 : 1));
        const hash = createHash('sha256').update(worker.code);
        for (const { name, content } of files) hash.update(name).update(content);
        const names = files.map(({ name }) => (name === 'index.html' ? './' : name));
        worker.code = `const FILES=${JSON.stringify(names)},EDITION='${hash.digest('hex').slice(0, 12)}';\n${worker.code}`;
      },
    },
  };
}
