import { z } from 'zod';
import { ruleOf, type FieldRule } from '@/lib/content/gateway/schema-walk';
import { contractCalls, type ContractCall } from './calls';
import { fields, records } from './records';

/** A JSON Schema of draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const named = Object.entries<z.core.$ZodType>({ ...fields, ...records });
const names = new Map(named.map(([name, schema]) => [schema, name]));

function plain(schema: z.core.$ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** Returns the schema of an optional field, in which null means the same as absent. */
function optionalSchema({ accepts, items, shape }: FieldRule): JsonSchema {
  if (items) return { type: ['array', 'null'], items: schemaOf(items) };
  if (shape) return { anyOf: [schemaOf(shape), { type: 'null' }] };
  const { description, contentMediaType, contentEncoding, ...bare } = plain(accepts);
  const notes = { description, contentMediaType, contentEncoding };
  return { ...notes, anyOf: [...(bare.anyOf ?? [bare]), { type: 'null' }] };
}

/** Returns the schema of the input of transforms. */
const inputOf = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodPipe && !ruleOf(schema) ? inputOf(schema.in) : schema;

function recordSchema({ shape }: z.ZodObject): JsonSchema {
  const entries = Object.entries<z.core.$ZodType>(shape);
  const required = entries.filter(([, field]) => !ruleOf(inputOf(field))).map(([name]) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
  };
}

function ownSchema(schema: z.core.$ZodType): JsonSchema {
  const input = inputOf(schema);
  const rule = ruleOf(input);
  if (rule) return optionalSchema(rule);
  if (input instanceof z.ZodObject) return recordSchema(input);
  return { description: z.globalRegistry.get(schema)?.description, ...plain(input) };
}

/** Returns the schema of what the gateway may send; a named schema becomes a reference. */
function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? ownSchema(schema) : refTo(name);
}

/** Returns the schemas of fields and records, by name. */
export const contractSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(named.map(([name, schema]) => [name, ownSchema(schema)]));

/** Returns the schema of a body that the site sends, from the embedded gateway's schema for it. */
export const bodySchema = (schema: z.ZodType): JsonSchema => plain(schema, 'output');

const envelope = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: ['code'],
  properties,
});

const nothing: JsonSchema = {
  description: 'Nothing found. An empty body means the same.',
  anyOf: [
    { type: 'null' },
    { type: 'object', maxProperties: 0 },
    { type: 'array', maxItems: 0 },
    envelope({ code: { enum: [404, '404'] } }),
  ],
};

const submitted: JsonSchema = envelope({
  code: { description: 'The lead is stored only if this is 200.', type: ['integer', 'string'] },
});

/** Returns the schema of a value, bare or in an envelope, or of nothing found. */
function answerOf(kind: ContractCall['kind'], record: string): JsonSchema {
  const values: JsonSchema = { type: ['array', 'null'], items: refTo(record) };
  const one: JsonSchema = { ...refTo(record), type: 'object', not: { required: ['code'] } };
  const bare = kind === 'list' ? [values] : [one, { ...values, maxItems: 1 }];
  const enveloped = envelope({
    code: { enum: [200, '200'] },
    data: { anyOf: [...bare, refTo('Nothing')] },
  });
  return { anyOf: [...bare, enveloped, refTo('Nothing')] };
}

const nameOfAnswer = ({ kind, record }: ContractCall) =>
  kind === 'list' ? `${record}List` : `${record}Answer`;

/** Returns the schemas of the responses with status 200, by name. */
export const answerSchemas = (): Record<string, JsonSchema> => ({
  Nothing: nothing,
  Submitted: submitted,
  ...Object.fromEntries(
    contractCalls.flatMap((call) =>
      call.record ? [[nameOfAnswer(call), answerOf(call.kind, call.record)]] : [],
    ),
  ),
});

const ofReads = {
  401: { description: 'Authorization is missing or wrong.' },
  404: { description: 'Nothing found.' },
  '5XX': { description: 'Unavailable, which is never the same as not found.' },
};

const ofFiles = {
  200: { description: 'The file, not compressed.', content: { '*/*': {} } },
  206: { description: 'The requested range.', content: { '*/*': {} } },
  304: { description: 'Not changed.' },
  410: { description: 'Gone.' },
  412: { description: 'A condition does not hold.' },
  416: { description: 'The range lies outside of the file.' },
  ...ofReads,
};

const ofSubmissions = {
  401: ofReads[401],
  '4XX': { description: 'Refused: not stored and not sent again, except after 408, 425 and 429.' },
  '5XX': { description: 'Perhaps not stored: sent again with the same key.' },
};

/** Returns the possible responses to a call, by status. */
export function responsesOf(call: ContractCall): object {
  if (call.kind === 'file') return ofFiles;
  const isSubmission = call.kind === 'submission';
  const schema = refTo(isSubmission ? 'Submitted' : nameOfAnswer(call));
  return {
    200: { description: call.summary, content: { 'application/json': { schema } } },
    ...(isSubmission ? ofSubmissions : ofReads),
  };
}
