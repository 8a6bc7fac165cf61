import { Ajv2020 } from 'ajv/dist/2020.js';
import fastify from 'fastify';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeCalls } from '../gate/description.ts';
import { CALLS, type CallName, type Takes } from '../wire/calls.ts';
import { openApi } from '../wire/openApi.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
}

const description = JSON.parse(JSON.stringify(openApi())) as {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const names = Object.keys(CALLS) as CallName[];

// Whatever reads the description knows schemas of this kind; a word that none of them knows is an error.
const ajv = new Ajv2020({ strict: true });
ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
ajv.addSchema({ $id: 'hoard', ...description });

const schemaAt = (...path: readonly string[]): object => ({
  $ref: `hoard#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`,
});
const BODY = ['content', 'application/json', 'schema'];
const takenBy = (name: CallName): object => schemaAt('paths', `/api/${name}`, 'post', 'requestBody', ...BODY);
const givenBy = (name: CallName): object => schemaAt('paths', `/api/${name}`, 'post', 'responses', '200', ...BODY);

const token = 'abcdefghijklmnopqrstu-';
const TAKEN: { readonly [N in CallName]: Takes<N> } = {
  'people/new': { name: "Änne O'Neil" },
  'server/addresses': {},
  'people/me': {},
  'people/rename': { name: 'Bo' },
  'people/recovery': {},
  'people/recover': { code: 'four words of a dragon' },
  'people/alone': {},
  'people/forget': {},
  'notices/mine': {},
  'notices/hook': { address: 'https://hook.test/a?b=c', language: 'de' },
  'notices/push': { subscription: { endpoint: 'https://push.test/1', key: 'BCVxsr7N_e', auth: 'BTBZMqHH6r4-' }, language: 'en' },
  'notices/try': { by: 'push' },
  'tables/new': {
    game: 'dragon-attack',
    options: { level: 'squire', n: 3, isLate: true },
    seats: [{ is: 'invited' }, { is: 'open' }, { is: 'bot', player: 'greedy' }],
    pace: 'days',
    windowSeconds: 4,
    isListed: true,
    hasSpectators: false,
    chat: 'phrases',
    hasHints: true,
  },
  'tables/look': { table: token },
  'tables/lobby': {},
  'tables/mine': {},
  'tables/again': { table: token },
  'tables/sit': { table: token, seat: 31, token: null, contribution: '0f'.repeat(16) },
  'tables/rise': { table: token },
  'tables/change': { table: token, pace: 'brisk' },
  'tables/invite': { table: token, seat: 0 },
  'tables/open': { table: token, seat: 1 },
  'tables/swap': { table: token, one: 0, other: 1 },
  'tables/bot': { table: token, seat: 0, player: 'search:2' },
  'tables/fill': { table: token, player: 'greedy' },
  'tables/begin': { table: token },
  'tables/kick': { table: token, seat: 2 },
  'tables/unsay': { table: token, said: 1000 },
  'tables/mute': { table: token, seat: 1, isMuted: true },
  'tables/end': { table: token },
  'tables/export': { table: token },
};

/** No empty list: the server takes it for an object in which nothing is, and that harms nobody. */
const ODDITIES: readonly unknown[] = [
  null,
  -1,
  0,
  1.5,
  99,
  1e300,
  '',
  'x'.repeat(2000),
  'a\u202eb',
  'a\nb',
  '𝔵'.repeat(50),
  true,
  [{}],
  {},
];

/** What was given with one thing in it, however deep, missing, too many, or something else. */
function* spoiled(given: unknown): Generator {
  yield* ODDITIES;
  if (Array.isArray(given)) {
    yield [...given, ...Array.from({ length: 20 }, () => given[0] as unknown)];
    for (const [index, part] of given.entries()) for (const other of spoiled(part)) yield given.with(index, other);
  } else if (typeof given === 'object' && given !== null) {
    yield { ...given, more: 1 };
    for (const [name, part] of Object.entries(given)) {
      const { [name]: _, ...rest } = given as Record<string, unknown>;
      yield rest;
      for (const other of spoiled(part)) yield { ...rest, [name]: other };
    }
  }
}

describe('the description of the calls', () => {
  test('has every call once, with a name and a sentence of its own', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toEqual(names.map((name) => `/api/${name}`));
    const operations = Object.values(description.paths).map(({ post }) => post!);
    for (const key of ['operationId', 'summary'] as const)
      expect(new Set(operations.map((operation) => operation[key])).size).toBe(names.length);
  });

  test('is served as it is made', async () => {
    const server = fastify();
    describeCalls(server);
    const answer = await server.inject('/api/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(description);
    await server.close();
  });

  test('says which calls need a key', () => {
    const needs = { anybody: [], either: [{}, { key: [] }], somebody: [{ key: [] }] };
    for (const name of names) expect(description.paths[`/api/${name}`]!['post']!.security).toEqual(needs[CALLS[name].by]);
  });

  test.each(names)('allows and refuses for %s what the server does', (name) => {
    const isDescribed = ajv.compile(takenBy(name));
    expect(isDescribed(TAKEN[name])).toBe(true);
    const bodies = [TAKEN[name], ...spoiled(TAKEN[name])];
    const verdicts = bodies.map((body) => ({ body, isAllowed: v.is(CALLS[name].takes, body) }));
    expect(bodies.map((body) => ({ body, isAllowed: isDescribed(body) }))).toEqual(verdicts);
    // What it gives can be read, too, with all that it refers to.
    expect(ajv.compile(givenBy(name))(null)).toBe(false);
    // Both were asked something.
    expect(verdicts.some(({ isAllowed }) => !isAllowed)).toBe(true);
  });
});
