import { dirname } from 'node:path';
import { serve } from '@hoard/table/server';
import { race } from '../race/onKernel.ts';
import { tellAbout } from './tellAbout.ts';
import { UNLIMITED } from './unlimited.ts';

// Our server with the race on its shelf, and with its store: node raceHost.ts FILE
const [file = ''] = process.argv.slice(2);
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
    shelf: async (_, use) => use(race),
  },
});
tellAbout(address, close);
