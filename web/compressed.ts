import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed as they are. */
const TEXTS = '**/*.{js,css,html,json,md,svg,webmanifest}';

/** What fits into one packet travels no faster when it is smaller. */
const LEAST_BYTES = 500;

const WAYS = [
  { ending: '.gz', press: promisify(gzip), options: { level: constants.Z_BEST_COMPRESSION } },
  {
    ending: '.br',
    press: promisify(brotliCompress),
    options: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  },
] as const;

const PAGE = 'index.html';

/** The last file of the page that is written: where it is, all others are. */
export const LAST_FILE = `${PAGE}.br`;

/** Lays compressed copies beside the files of the page, since there is more time now than when somebody waits for them. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const names = globSync(TEXTS, { cwd: dir! });
        await Promise.all(names.filter((name) => name !== PAGE).map((name) => compress(join(dir!, name))));
        await compress(join(dir!, PAGE));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const whole = await readFile(path);
  if (whole.length < LEAST_BYTES) return;
  for (const { ending, press, options } of WAYS) {
    const small = await press(whole, options);
    if (small.length < whole.length) await writeFile(path + ending, small);
  }
}
