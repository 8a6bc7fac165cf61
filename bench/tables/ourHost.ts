import { hostOn } from './host.ts';

// Our server with everything that it has: node ourHost.ts FILE
await hostOn(process.argv[2]!);
