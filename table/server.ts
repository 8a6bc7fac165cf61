import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import { Problem } from '@hoard/kernel';
import fastify, { type FastifyInstance } from 'fastify';

export interface Serving {
  /** Where to find it: `http://localhost:4600/`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface Wish {
  /** The folder with the built page. */
  readonly folder: string;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Whether the ports after it will do if it is taken. */
  readonly orNext: boolean;
}

/** So many ports are tried before giving up. */
const MOST_TRIES = 20;

/** Names with a hash of their content never mean anything else. */
const HASHED = /[/\\]assets[/\\]/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const NOTHING_HERE = '<!doctype html><html lang="en"><title>Hoard</title><p>There is nothing here. <a href="/">To the games</a></p></html>';

/** Serves the page. The page asks for nothing but its own files, and is allowed nothing else. */
export async function serve({ folder, host, port, orNext }: Wish): Promise<Serving> {
  for (let tried = port; ; tried++) {
    const server = await prepare(folder);
    try {
      await server.listen({ host, port: tried });
      return { address: addressOf(server, host), close: () => server.close() };
    } catch (error) {
      await server.close();
      const { code } = error as NodeJS.ErrnoException;
      const mayGoOn = orNext && code === 'EADDRINUSE' && tried < Math.min(port + MOST_TRIES, 65535);
      if (!mayGoOn) throw new Problem(`The page cannot be served at ${host}, port ${tried}: ${REASONS[code ?? ''] ?? String(error)}.`);
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else is using that port',
  EACCES: 'that port needs more rights; expected one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
};

async function prepare(folder: string): Promise<FastifyInstance> {
  // Connections that browsers keep open would hold up the end.
  const server = fastify({ forceCloseConnections: true });
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Maps are painted in the page, and shown as pictures.
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // It is served in plain text at home; whoever puts it on the net has a gate in front that speaks for itself.
    strictTransportSecurity: false,
  });
  await server.register(files, {
    root: folder,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? FOR_EVER : ASK_AGAIN);
    },
  });
  server.setNotFoundHandler((_, reply) =>
    reply.code(404).type('text/html; charset=utf-8').header('cache-control', ASK_AGAIN).send(NOTHING_HERE),
  );
  return server;
}

function addressOf(server: FastifyInstance, host: string): string {
  const { port } = server.server.address() as AddressInfo;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`;
}
