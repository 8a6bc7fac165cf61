import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { game } from '../race/onBoardgameIo.ts';
import { tellAbout } from './tellAbout.ts';

// boardgame.io's server with the race, in memory, as its documentation teaches.
type Peer = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' } });
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Peer;
const server = Server({ games: [game], origins: [/./] });
// Of every request and start it would write a line.
console.log = () => {};
const running = await server.run({ port: 0 });
const { port } = running.appServer.address() as AddressInfo;
tellAbout(`http://127.0.0.1:${port}`, async () => server.kill(running));
