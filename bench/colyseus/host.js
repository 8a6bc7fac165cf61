import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { tellAbout } from '../tables/tellAbout.ts';
import { RaceRoom } from './raceRoom.js';

// Colyseus' server with the race, in memory, as its documentation teaches.
const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('race', RaceRoom);
await server.listen(0);
tellAbout(`http://127.0.0.1:${transport.server.address().port}`, () => server.gracefullyShutdown(false));
