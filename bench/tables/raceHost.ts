import { race } from '../race/onKernel.ts';
import { hostOn } from './host.ts';

// Our server with the race on its shelf: node raceHost.ts FILE
await hostOn(process.argv[2]!, { shelf: async (_, use) => use(race) });
