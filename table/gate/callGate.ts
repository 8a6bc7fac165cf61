import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Handlers, KnownPerson } from '../lobby/handlers.ts';
import { Refused } from '../lobby/refused.ts';
import { hashOf } from '../lobby/tickets.ts';
import type { Store } from '../store/store.ts';
import type { Tally } from '../watch/tally.ts';
import { CALLS, type CallName } from '../wire/calls.ts';
import type { TableRefusal } from '../wire/refusals.ts';
import type { Allowances } from './allowances.ts';
import { Buckets } from './buckets.ts';
import { inWords } from './inWords.ts';
import { addressOf } from './visitors.ts';

/** Calls that make something, or could be used to guess. */
const COSTLY_CALLS: ReadonlySet<CallName> = new Set(['people/new', 'people/recover', 'people/recovery', 'tables/new', 'notices/try']);

const LARGEST_BODY = 16 * 1024;

const STATUS: Partial<Readonly<Record<TableRefusal['why'], number>>> = {
  'bad-message': 400,
  'no-key': 401,
  'not-host': 403,
  'not-seated': 403,
  'no-lobby': 403,
  'no-spectators': 403,
  'wrong-name': 403,
  'no-table': 404,
  'too-fast': 429,
  later: 503,
};
const CONFLICT = 409;

interface CallParts {
  readonly store: Store;
  readonly handlers: Handlers<CallName>;
  readonly tally: Tally;
  readonly allowances: Allowances;
  readonly onFault: (call: string, error: unknown) => void;
}

/** Lets calls in: each is checked against its schema, and so is whoever asks, before anything is done. */
export function openCalls(server: FastifyInstance, { store, handlers, tally, allowances, onFault }: CallParts): void {
  const calling = new Buckets(allowances.calling);
  const costly = new Buckets(allowances.costly);

  async function answer(call: CallName, body: unknown, authorization: string | undefined): Promise<object> {
    const { takes, by } = CALLS[call];
    const read = v.safeParse(takes, body);
    if (!read.success) throw new Refused({ why: 'bad-message', message: inWords(read.issues[0]) });
    const known = by === 'anybody' ? null : await knownBy(authorization);
    if (known === null && by === 'somebody') throw new Refused('no-key');
    // The schema and the handler of a call stand under the same name; the compiler cannot see that they meet here.
    const handle = handlers[call] as (taken: unknown, by: KnownPerson | null) => Promise<object>;
    return handle(read.output, known);
  }

  /** A key that was given must be valid, also where none is needed. */
  async function knownBy(authorization: string | undefined): Promise<KnownPerson | null> {
    if (authorization === undefined) return null;
    const [, token] = /^Bearer ([\w-]{22})$/.exec(authorization) ?? [];
    const key = hashOf(token ?? '');
    const person = token === undefined ? null : await store.personBy({ hash: key, kind: 'device' });
    if (person === null) throw new Refused('no-key');
    return { person, key };
  }

  for (const call of Object.keys(CALLS) as CallName[]) {
    server.post(`/api/${call}`, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      let status = 200;
      let given: object;
      try {
        const address = addressOf(request.raw);
        if (!calling.take(address) || (COSTLY_CALLS.has(call) && !costly.take(address))) throw new Refused('too-fast');
        given = await answer(call, request.body, request.headers.authorization);
      } catch (error) {
        const refusal: TableRefusal = error instanceof Refused ? error.refusal : { why: 'later' };
        if (!(error instanceof Refused)) onFault(call, error);
        status = STATUS[refusal.why] ?? CONFLICT;
        given = { refusal };
        tally.refused(refusal.why);
      }
      tally.called(call, status);
      return reply.code(status).header('cache-control', 'no-store').send(given);
    });
  }
}
