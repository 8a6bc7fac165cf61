import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { CALLS, type CallName } from './calls.ts';
import { WIRE, seatShown, tableShown } from './parts.ts';
import { refusal } from './refusals.ts';

/*
 * The calls for who writes a client in another language, as OpenAPI 3.1. All of it but the sentences is made from the schemas by which the
 * server reads what comes in, so that it cannot say anything else.
 */

/** What a call does. One without a sentence does not compile. */
const SENTENCES: Readonly<Record<CallName, string>> = {
  'people/new': 'Become somebody: the key of this device is told only now',
  'server/addresses': 'Where others find this server',
  'people/me': 'Who has this key',
  'people/rename': 'Take another name',
  'people/recovery': 'A code that brings one back on another device; an earlier one no longer does',
  'people/recover': 'The key of another device for who has the code, which is spent',
  'people/alone': "Revoke the keys of all one's other devices",
  'people/forget': 'Be forgotten: keys, names and what one wrote; the games of others go on',
  'notices/mine': 'Where one is called when a table awaits one, and the key with which a browser agrees to that',
  'notices/hook': 'Set the address of a hook, or null: it gets `{ text, content }` by POST',
  'notices/push': 'Be called by the browser of this device, or with null no more',
  'notices/try': 'Be called once, and hear what came of it',
  'tables/new': 'A new table, and the links of the seats that are kept for somebody',
  'tables/look': 'A table as whoever asks may see it',
  'tables/lobby': 'Open tables that are listed',
  'tables/mine': "One's own tables, and whether one is awaited there",
  'tables/again': 'Play once more with the same people, when a game is over',
  'tables/sit': 'Sit down: by the token of a link, or at an open seat',
  'tables/rise': 'Get up before the game begins',
  'tables/change': 'As host: change how the table is played',
  'tables/invite': 'As host: a fresh link to a seat; an earlier one leads nowhere',
  'tables/open': 'As host: let anybody sit down at a seat',
  'tables/swap': 'As host: let two seats change places',
  'tables/bot': 'As host: a bot in a seat where nobody sits, or nobody is',
  'tables/fill': 'As host: bots in all seats where nobody sits',
  'tables/begin': 'As host: begin the game',
  'tables/kick': 'As host: send somebody away from their seat',
  'tables/unsay': 'As host: take a line of chat away',
  'tables/mute': 'As host: let somebody write no more, or again',
  'tables/end': 'As host: end the game without a result, or throw away a table',
  'tables/export': 'The game as a file: whole after its end; before, what whoever asks may know',
};

/** Who asks: a key is needed, of use, or of none. */
const SECURITY = { anybody: [], either: [{}, { key: [] }], somebody: [{ key: [] }] } as const;

const SCHEMAS = '#/components/schemas/';
const DEFINITIONS = { Table: tableShown, Seat: seatShown, Refusal: refusal };

/** What cannot be said in a schema is an error, but for a count of fields, which the sentence of a refusal tells. */
const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'throw',
  ignoreActions: ['check'],
  definitions: DEFINITIONS,
  overrideRef: ({ referenceId }) => `${SCHEMAS}${referenceId}`,
  // A schema's patterns are of Unicode without being told.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' && 'requirement' in valibotAction && valibotAction.requirement instanceof RegExp
      ? { ...jsonSchema, pattern: valibotAction.requirement.source }
      : undefined,
};

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): object => {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...CONVERSION, typeMode });
  return converted;
};

const asJson = (description: string, schema: object): object => ({ description, content: { 'application/json': { schema } } });

function operationOf(call: CallName): object {
  const { takes, gives, by } = CALLS[call];
  return {
    post: {
      operationId: call.replace(/\/(.)/, (_, first: string) => first.toUpperCase()),
      summary: SENTENCES[call],
      tags: [call.split('/')[0]],
      security: SECURITY[by],
      requestBody: { required: true, ...asJson('A JSON object', schemaOf(takes, 'input')) },
      responses: { 200: asJson('What was asked for', schemaOf(gives, 'output')), default: { $ref: '#/components/responses/Refused' } },
    },
  };
}

/** The whole description. */
export const openApi = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Hoard',
    version: String(WIRE),
    summary: 'People, tables and seats. The games themselves are played over the WebSocket at /socket.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: Object.fromEntries((Object.keys(CALLS) as CallName[]).map((call) => [`/api/${call}`, operationOf(call)])),
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'The key of a device, as people/new gives it' } },
    responses: {
      Refused: asJson('Why it was not done; nothing has changed', {
        type: 'object',
        properties: { refusal: { $ref: `${SCHEMAS}Refusal` } },
        required: ['refusal'],
      }),
    },
    schemas: Object.fromEntries(Object.entries(DEFINITIONS).map(([name, schema]) => [name, definitionOf(name, schema)])),
  },
});

/** A part itself, not a reference to it. */
function definitionOf(name: string, schema: GenericSchema): object {
  const definitions = Object.fromEntries(Object.entries(DEFINITIONS).filter(([other]) => other !== name));
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...CONVERSION, definitions, typeMode: 'output' });
  return converted;
}
