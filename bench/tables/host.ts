import { dirname } from 'node:path';
import { serve, type Wish } from '@hoard/table/server';
import { tellAbout } from './tellAbout.ts';
import { UNLIMITED } from './unlimited.ts';

/** Our server on a file, with a store that lasts and nobody who is too fast; `more` says what else is wished for. */
export async function hostOn(file: string, more: Partial<Wish['tables']> = {}): Promise<void> {
  const { address, close } = await serve({
    folder: dirname(file),
    host: '127.0.0.1',
    port: 0,
    orNext: false,
    tables: {
      file,
      names: [],
      hasLobby: false,
      logLevel: 'error',
      keptDays: { tables: 1, people: 1 },
      allowances: UNLIMITED,
      ...more,
    },
  });
  tellAbout(address, close);
}
