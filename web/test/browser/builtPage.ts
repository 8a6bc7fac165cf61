import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hoard/table/server';
import { build } from 'vite';
import { NO_WAITING, UNLIMITED } from '../../../table/test/tableHost.ts';
import { HOME_NETWORK } from './chromium.ts';

/** The page as it is shipped, built and served on a free port. */
export interface BuiltPage {
  readonly address: string;
  /** The folder with the built files. */
  readonly folder: string;
  close(): Promise<void>;
}

const WEB = join(import.meta.dirname, '../..');

export async function openBuiltPage(): Promise<BuiltPage> {
  const folder = mkdtempSync(join(tmpdir(), 'hoard-page-'));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  await buildInto(folder).catch((error: unknown) => {
    clear();
    throw error;
  });
  const tables = mkdtempSync(join(tmpdir(), 'hoard-tables-'));
  const { address, close } = await serve({
    folder,
    host: 'localhost',
    port: 0,
    orNext: false,
    tables: {
      file: join(tables, 'tables.sqlite'),
      names: [HOME_NETWORK],
      hasLobby: true,
      logLevel: 'error',
      keptDays: { tables: 365, people: 90 },
      timing: NO_WAITING,
      allowances: UNLIMITED,
    },
  });
  return {
    address,
    folder,
    async close() {
      await close();
      clear();
      rmSync(tables, { recursive: true, force: true });
    },
  };
}

/** Built as it is shipped, whatever the test runner calls its own surroundings. */
async function buildInto(folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
}
