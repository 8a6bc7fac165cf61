import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import { holdFile, writeWhole } from '@hoard/disk';
import { Problem } from '@hoard/kernel';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Operator, hostCommand } from './operator.ts';
import { doorOf, readDoor } from './knocking.ts';

/** The door through which whoever runs a server speaks to it. */
export interface Door {
  /** Says where it is, in a file that only its owner can read: who can read it may do what it is for. */
  open(address: string): void;
  close(): void;
}

/** Keeps a file of tables for one server; whoever comes second is told where the first one is. Returns what lets it go. */
export function keepAlone(file: string): () => void {
  try {
    return holdFile(doorOf(file));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const address = readDoor(file)?.address;
    throw new Problem(
      `Another server keeps the tables in ${file}${address === undefined ? '' : `, at ${address}`}; expected one server for one file. ${error.message}`,
      { cause: error },
    );
  }
}

/** Makes a door in a server. It opens to who has the key that is written beside the tables, on this machine and not through a gate. */
export function makeDoor(server: FastifyInstance, operator: Operator, file: string): Door {
  const key = randomBytes(32).toString('base64url');
  server.post('/operator', { bodyLimit: 1024 }, async (request, reply) => {
    const { authorization = '', 'x-forwarded-for': forwarded } = request.headers;
    if (forwarded !== undefined || !isSame(authorization, `Bearer ${key}`)) return reply.code(403).send({ refusal: { why: 'not-host' } });
    const read = v.safeParse(hostCommand, request.body);
    if (!read.success) return reply.code(400).send({ refusal: { why: 'bad-message', message: read.issues[0].message } });
    try {
      return await reply.send({ lines: await operator.carryOut(read.output) });
    } catch (error) {
      if (error instanceof Problem) return reply.code(409).send({ problem: error.message });
      throw error;
    }
  });
  return {
    open: (address) => writeWhole(doorOf(file), JSON.stringify({ address, key })),
    close: () => rmSync(doorOf(file), { force: true }),
  };
}

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
