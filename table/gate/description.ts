import type { FastifyInstance } from 'fastify';
import { openApi } from '../wire/openApi.ts';

/** Serves the description of the calls: the same for everybody, and made once. */
export function describeCalls(server: FastifyInstance): void {
  const text = JSON.stringify(openApi());
  server.get('/api/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
