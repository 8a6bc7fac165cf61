import { openHost } from './tableHost.ts';

// A server in a process of its own, to be killed: node hostProcess.ts FILE PORT
const [file = '', port = '0'] = process.argv.slice(2);
const { address } = await openHost({ file, port: Number(port) });
console.log(address);
