import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import { Problem } from '@hoard/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { addressesOf, isForWholeNet, type Addresses } from './addresses.ts';
import { LIMITS } from './limits.ts';
import { PERMISSIONS_POLICY } from './powers.ts';
import { openTables, type TablesWish } from './tableServer.ts';
import type { TableRefusal } from './wire/refusals.ts';

export interface Serving extends Addresses {
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
  /** Tables to play at with others; without them, only the page is there. */
  readonly tables?: TablesWish;
}

/** So many ports are tried before giving up. */
const MOST_TRIES = 20;

/** Here are the files with a hash of their content in their names: they never mean anything else. */
const HASHED = 'assets';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** What was compressed ahead is given to whoever takes it so, under the name of the whole. */
const COMPRESSED = /\.(?:br|gz)$/;

const NOTHING_HERE = '<!doctype html><html lang="en"><title>Hoard</title><p>There is nothing here. <a href="/">To the games</a></p></html>';

const NO_SUCH_CALL: TableRefusal = {
  why: 'bad-message',
  message: 'There is no such call; expected POST to one of those in /api/openapi.json',
};

/** Serves the page, and the tables that people play at together. The page asks for nothing but its own files and these, and is allowed nothing else. */
export async function serve({ folder, host, port, orNext, tables: wish }: Wish): Promise<Serving> {
  for (let tried = port; ; tried++) {
    const server = await prepare(folder);
    const addresses = (): Addresses => addressesOf(host, server.server.address() as AddressInfo);
    const isPublic = (): boolean => isForWholeNet(server.server.address() as AddressInfo);
    const tables = wish && openTables(server, { ...wish, names: [...wish.names, host] }, addresses, isPublic);
    const close = async (): Promise<void> => {
      await tables?.close();
      await server.close();
    };
    try {
      await server.listen({ host, port: tried });
      tables?.listening(addresses().address);
      return { ...addresses(), close };
    } catch (error) {
      await tables?.close();
      await server.close();
      const { code } = error as NodeJS.ErrnoException;
      const mayGoOn = orNext && code === 'EADDRINUSE' && tried < Math.min(port + MOST_TRIES, 65535);
      if (!mayGoOn)
        throw new Problem(
          `The page cannot be served at ${host}, port ${tried}: ${REASONS[code ?? ''] ?? String(error)}; expected an address of this machine and a free port.`,
        );
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else is using that port',
  EACCES: 'that port needs more rights; expected one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address',
  EAFNOSUPPORT: 'this machine has no addresses of that kind',
  EINVAL: 'that address cannot be listened at',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'nobody could be asked where that host is',
};

async function prepare(folder: string): Promise<FastifyInstance> {
  // Connections that browsers keep open would hold up the end.
  const server = fastify({ ...LIMITS, forceCloseConnections: true });
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
  server.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  const hashed = join(folder, HASHED, sep);
  await server.register(files, {
    root: folder,
    dotfiles: 'ignore',
    preCompressed: true,
    allowedPath: (path) => !COMPRESSED.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? FOR_EVER : ASK_AGAIN);
    },
  });
  server.setNotFoundHandler(({ url }, reply) => {
    reply.code(404).header('cache-control', ASK_AGAIN);
    return url.startsWith('/api/') ? reply.send({ refusal: NO_SUCH_CALL }) : reply.type('text/html; charset=utf-8').send(NOTHING_HERE);
  });
  return server;
}
